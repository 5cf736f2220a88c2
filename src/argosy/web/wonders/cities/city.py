"""What Cities adds to the panel of a city: debts, Diplomacy tokens, masks; and who stays out of the land conflicts."""

from collections.abc import Callable

import msgspec

from argosy.game.wonders.cities.view import CityDebts
from argosy.game.wonders.view import CityView
from argosy.texts import Words
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces

COUNTED: dict[str, Callable[[CityView], int]] = {"victory_token": lambda city: len(city.victories)}
"""Things that effects of Cities count."""


class Holding(msgspec.Struct, frozen=True):
    """One kind of things that a city has: how many, and what that means."""

    name: str
    icon: str
    number: int
    words: str


class InTheDark(msgspec.Struct, frozen=True):
    """What the panel of a city shows; `all` for the comparison, with those that it has none of."""

    shown: tuple[Holding, ...]
    all: tuple[Holding, ...]


def city_in_the_dark(faces: Faces, city: CityView) -> InTheDark:
    """What the panel shows."""
    has = of_city(city)
    found = holdings(faces.words, has)
    return InTheDark((*(one for one in found if one.number), *rights(faces.words, has)), found)


def rights(w: Words, has: CityDebts) -> tuple[Holding, ...]:
    """The black card that is free in this Age, as long as it is."""
    return (Holding("free-black", "free", 1, w.say("one black card free in this Age")),) if has.free_black else ()


def holdings(w: Words, has: CityDebts) -> tuple[Holding, ...]:
    """Debts, Diplomacy tokens and masks."""
    return (
        Holding("debts", "debt", has.debts, w.count("{n} debt", "{n} debts", has.debts)),
        Holding(
            "diplomacy",
            "diplomacy",
            has.diplomacy,
            w.count("{n} Diplomacy token", "{n} Diplomacy tokens", has.diplomacy),
        ),
        Holding("masks", "mask", has.masks, w.count("{n} mask", "{n} masks", has.masks)),
    )


def of_city(city: CityView) -> CityDebts:
    """What Cities adds to a city."""
    assert city.cities is not None
    return city.cities


def is_absent(city: CityView) -> bool:
    """Does Diplomacy keep the city out of the next land conflicts? Nobody is absent in a team game (CITIES-DIPLO-2, CITIES-TEAM-4)."""
    return of_city(city).diplomacy > 0


def standing(_faces: Faces, _city: CityView) -> tuple[Face, ...]:
    """Nothing stands beside the buildings."""
    return ()
