"""What single boards add to the panel of a city: copied stages, and without Cities its Diplomacy tokens and symbols."""

import msgspec

from argosy.game.wonders.extra_wonders.view import CityExtra
from argosy.game.wonders.view import CityView
from argosy.web.parts import roman
from argosy.web.wonders.faces import Faces


class Held(msgspec.Struct, frozen=True):
    """One thing that a city has, with its icon and what it means."""

    name: str
    icon: str
    number: str
    words: str


def held(shown: Faces, city: CityView) -> tuple[Held, ...]:
    """What the panel shows."""
    w, has = shown.words, of_city(city)
    copies = tuple(
        Held(
            "copied",
            "copy",
            roman(one.stage),
            w.say(
                "Stage {n} does: {effect} ({wonder})",
                n=roman(one.stage),
                effect=shown.stages(one.wonder, one.side)[one.number - 1].text,
                wonder=shown.city(one.wonder),
            ),
        )
        for one in has.copies
    )
    if city.cities is not None:
        return copies
    tokens = w.count("{n} Diplomacy token", "{n} Diplomacy tokens", has.diplomacy)
    masks = w.count("copies {n} science symbol", "copies {n} science symbols", has.masks)
    more = (("diplomacy", "diplomacy", has.diplomacy, tokens), ("masks", "mask", has.masks, masks))
    return (*copies, *(Held(name, sign, str(number), words) for name, sign, number, words in more if number))


def of_city(city: CityView) -> CityExtra:
    """What single boards add to a city."""
    assert city.extra_wonders is not None
    return city.extra_wonders


def is_absent(city: CityView) -> bool:
    """Does Diplomacy keep the city out of the next land conflicts (EXTRA-WALL-4)?"""
    return of_city(city).diplomacy > 0
