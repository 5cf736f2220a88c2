"""Panel parts of single boards: copied stages, and Diplomacy tokens and symbols without Cities."""

from collections.abc import Iterator

import msgspec

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.extra_wonders.views import CityExtra
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.rendering.parts import roman
from argosy.web.table.breakdowns import Breakdown
from argosy.web.wonders.expansions.types import ExpansionTable
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.interactions.cities_and_extra_wonders import are_those_of_cities
from argosy.web.wonders.live.effect_sources import Giver, stage_name


class ExtraHolding(msgspec.Struct, frozen=True):
    """One thing that a city has, with its icon and what it means."""

    name: str
    icon: str
    number: str
    words: str


def of_city(city: CityView) -> CityExtra:
    """Return the single-board state of a city."""
    assert city.extra_wonders is not None
    return city.extra_wonders


class ExtraWondersTable(ExpansionTable):
    """The single boards at the table and in the panels of its cities."""

    def city(self, shown: Faces, city: CityView) -> tuple[ExtraHolding, ...]:
        """Return the panel values of a city."""
        w, has = shown.words, of_city(city)
        copies = tuple(
            ExtraHolding(
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
        if are_those_of_cities(shown):
            return copies
        tokens = w.count("{n} Diplomacy token", "{n} Diplomacy tokens", has.diplomacy)
        masks = w.count("copies {n} science symbol", "copies {n} science symbols", has.masks)
        more = (("diplomacy", "diplomacy", has.diplomacy, tokens), ("masks", "mask", has.masks, masks))
        return (
            *copies,
            *(ExtraHolding(name, sign, str(number), words) for name, sign, number, words in more if number),
        )

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Copied stages."""
        for one in of_city(city).copies:
            stage = shown.catalog.wonder(one.wonder).sides[one.side].stages[one.number - 1]
            yield stage_name(shown.words, one.stage), stage.effects

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Yield a breakdown for each thing that lies before a city."""
        for one in self.city(shown, city):
            yield f"{one.name}-{one.number}" if one.name == "copied" else one.name, Breakdown(title=one.words)

    def is_absent(self, city: CityView) -> bool:
        """Does Diplomacy keep the city out of the next land conflicts (EXTRA-WALL-4)?"""
        return of_city(city).diplomacy > 0
