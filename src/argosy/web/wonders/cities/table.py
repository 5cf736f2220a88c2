"""Panel parts of Cities: debts, Diplomacy tokens, masks, and absence from land conflicts."""

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

import msgspec

from argosy.game.wonders.cities.views import CityDebts
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.rendering.parts import signed
from argosy.web.table.breakdowns import Breakdown, BreakdownLine
from argosy.web.wonders.expansions.types import ExpansionTable
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.effect_sources import Giver

COUNTED: dict[str, Callable[[CityView], int]] = {"victory_token": lambda city: len(city.victories)}
"""Things that effects of Cities count."""


class Holding(msgspec.Struct, frozen=True):
    """One kind of things that a city has: how many, and what that means."""

    name: str
    icon: str
    number: int
    words: str


class InTheDark(msgspec.Struct, frozen=True):
    """Panel values of Cities for a city: debts, tokens and masks.

    `all` includes kinds that it has none of, for the comparison.
    """

    shown: tuple[Holding, ...]
    all: tuple[Holding, ...]


def rights(w: Words, has: CityDebts) -> tuple[Holding, ...]:
    """The black card that is free in this Age, as long as it is."""
    return (
        (Holding("free-black", "free", 1, w.say("one black card free in this Age")),)
        if has.free_black
        else ()
    )


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
    """Return the Cities state of a city."""
    assert city.cities is not None
    return city.cities


def _masks(have: tuple[Giver, ...]) -> tuple[BreakdownLine, ...]:
    found = (BreakdownLine(one.name, sum(effect.kind == "mask" for effect in one.effects)) for one in have)
    return tuple(line for line in found if line.n)


class CitiesTable(ExpansionTable):
    """Cities at the table and in the panels of its cities."""

    colors = ("black",)
    counted: ClassVar[Mapping[str, Callable[[CityView], int]]] = COUNTED

    def city(self, shown: Faces, city: CityView) -> InTheDark:
        """Return the panel values of a city."""
        has = of_city(city)
        found = holdings(shown.words, has)
        return InTheDark((*(one for one in found if one.number), *rights(shown.words, has)), found)

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Yield the breakdowns of the panel."""
        w = shown.words
        text = {
            "debts": w.pair(w.say("points at the end"), signed(-of_city(city).debts)),
            "diplomacy": w.say("A city with a Diplomacy token takes no part in the next land conflicts."),
            "masks": w.say(
                "At the end of the game each mask copies a science symbol of a neighbour's green card."
            ),
        }
        for one in self.city(shown, city).shown:
            masks = _masks(have) if one.name == "masks" else ()
            adds = sum(line.n for line in masks) == one.number
            yield (
                one.name,
                Breakdown(title=one.words, lines=masks if adds else (), text=text.get(one.name, "")),
            )

    def more_shields(self, w: Words, city: CityView) -> Iterator[BreakdownLine]:
        """Defeat tokens that are shields in conflicts."""
        n = of_city(city).defeat_shields * city.defeats
        if n:
            yield BreakdownLine(w.say("defeat tokens"), n)

    def is_absent(self, city: CityView) -> bool:
        """Does Diplomacy keep the city out of the next land conflicts (CITIES-DIPLO-2)?

        Nobody is absent in a team game (CITIES-TEAM-4).
        """
        return of_city(city).diplomacy > 0
