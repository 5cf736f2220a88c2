"""Panel parts of Armada: ships, islands, naval conflict tokens, and number breakdowns."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from argosy.catalog.wonders.armada.facts import NavalConflict
from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityArmada, CityView, WondersView
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.rendering.parts import roman, signed
from argosy.web.table.breakdowns import Breakdown, BreakdownLine
from argosy.web.wonders.armada import shipyard
from argosy.web.wonders.armada.shipyard import LANES, at_sea, prizes, yard
from argosy.web.wonders.expansions.types import ExpansionTable, Names
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.effect_sources import Giver, lines, of_kind
from argosy.web.wonders.live.ring import ring


class CityAtSea(msgspec.Struct, frozen=True):
    """A city at sea."""

    sea: CityArmada
    islands: tuple[Face, ...]
    ships: tuple[tuple[str, str, int], ...]
    """(colour, words, space) of each ship."""


def fleet(w: Words, city: CityArmada) -> Iterator[tuple[str, str, int]]:
    """(colour, words, space) of each ship, for other cities."""
    for color in LANES:
        yield (
            color,
            w.say("{ship}: space {n}", ship=naval.ship(w, color), n=city.ships[color]),
            city.ships[color],
        )


def tokens(conflict: NavalConflict, strengths: Mapping[int, int], age: int) -> dict[int, int]:
    """Return the naval token of each seat, by the naval strengths of all.

    The engine counts on its own state; a test compares both.
    """
    cities, (lowest, *others) = Counter(strengths.values()), sorted(set(strengths.values()))
    if not others:
        return dict.fromkeys(strengths, 0)
    paid, rank = {lowest: conflict.lowest[age - 1]}, 0
    for strength in reversed(others):
        rank += cities[strength] > 1  # equal cities take the prize one rank down
        ranks = conflict.prizes[age - 1]
        paid[strength] = ranks[rank] if rank < len(ranks) else 0
        rank += 1
    return {seat: paid[strength] for seat, strength in strengths.items()}


def tokens_now(faces: Faces, view: WondersView) -> dict[int, int]:
    """The tokens as it stands."""
    strengths = {city.seat: at_sea(city).strength for city in view.cities}
    return tokens(facts_of(faces.catalog).setup.naval_conflict, strengths, _age(view))


def naval_text(w: Words, view: WondersView, points: int) -> str:
    """Return the current value of a city's naval strength in words."""
    return w.say(
        "If Age {age} ended now, points at sea: {points}.", age=roman(_age(view)), points=signed(points)
    )


def scale_account(faces: Faces, view: WondersView) -> Breakdown:
    """Each city with its strength, the best first, and what it would get; below, what the Age pays."""
    w, paid = faces.words, tokens_now(faces, view)
    order = sorted(view.cities, key=lambda city: -at_sea(city).strength)
    found = tuple(
        BreakdownLine(
            w.pair(faces.city(city.wonder), w.say("naval strength {n}", n=at_sea(city).strength)),
            paid[city.seat],
        )
        for city in order
    )
    return Breakdown(
        title=w.say("At sea, if Age {age} ended now", age=roman(_age(view))),
        lines=found,
        text=prizes(faces, view.age),
    )


def _age(view: WondersView) -> int:
    return max(view.age, 1)


def _lanes(faces: Faces, city: CityView) -> Iterator[tuple[str, Breakdown]]:
    """Yield a breakdown for each lane of the open shipyard: its ship, and every space."""
    for lane in yard(faces, at_sea(city)).lanes:
        here = next(cell.number for cell in lane.cells if cell.state == "here")
        spaces = tuple(BreakdownLine(cell.words) for cell in lane.cells if cell.number)
        title = faces.words.say("{ship}: space {n}", ship=lane.ship, n=here)
        yield f"lane-{lane.color}", Breakdown(title=title, lines=spaces, is_list=True)


def _ships(faces: Faces, city: CityView, what: str) -> Iterator[BreakdownLine]:
    """Yield the benefits of the ships' spaces."""
    for color in LANES:
        space = at_sea(city).ships[color]
        n = getattr(facts_of(faces.catalog).lanes[color][space], what)  # type: ignore[index]
        if n:
            yield BreakdownLine(
                faces.words.say("{ship}: space {n}", ship=naval.ship(faces.words, color), n=space), n
            )


class ArmadaTable(ExpansionTable):
    """Armada at the table and in the panels of its cities."""

    counted: ClassVar[Mapping[str, Callable[[CityView], int]]] = {
        "commercial_level": lambda city: at_sea(city).level,
        "island": lambda city: len(at_sea(city).islands),
    }
    """Things that effects of Armada count."""

    def board(self, shown: Faces, view: WondersView, center: int, names: Names) -> Mapping[str, Any]:
        return shipyard.values(shown, view, center, names)

    def city(self, shown: Faces, city: CityView) -> CityAtSea:
        """Return the panel values of a city."""
        return CityAtSea(at_sea(city), self.standing(shown, city), tuple(fleet(shown.words, at_sea(city))))

    def standing(self, shown: Faces, city: CityView) -> tuple[Face, ...]:
        """The islands, which stand beside the buildings."""
        return tuple(shown.more[island] for island in at_sea(city).islands)

    def gives(
        self, shown: Faces, view: WondersView, city: CityView
    ) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Yield the effects of the islands of a city."""
        islands = {island.id: island for island in facts_of(shown.catalog).islands}
        for name in at_sea(city).islands:
            yield shown.more[name].name, islands[name].effects

    def accounts(
        self, shown: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]
    ) -> Iterator[tuple[str, Breakdown]]:
        """Yield the breakdowns of the panel and of the comparison."""
        w, sea = shown.words, at_sea(city)
        strength = (*lines(have, of_kind("naval_shields")), *_ships(shown, city, "naval_shields"))
        title = w.say("naval strength {n}", n=sea.strength)
        worth = naval_text(w, view, tokens_now(shown, view)[city.seat])
        yield "naval", Breakdown(title=title, lines=strength, text=worth, total=sea.strength)
        level = tuple(_ships(shown, city, "commercial_level"))
        yield (
            "level",
            Breakdown(title=w.say("commercial level {n}", n=sea.level), lines=level, total=sea.level),
        )
        if sea.islands:
            islands = tuple(BreakdownLine(shown.more[name].name) for name in sea.islands)
            title = w.pair(w.say("islands"), str(len(islands)))
            yield "islands", Breakdown(title=title, lines=islands, total=len(sea.islands), is_list=True)
        tokens = tuple(
            BreakdownLine(w.say("Age {n}", n="I" * age), points)
            for age, points in enumerate(sea.tokens, 1)
            if points
        )
        if tokens:
            title = w.pair(w.say("naval tokens"), signed(sum(sea.tokens)))
            yield "sea-tokens", Breakdown(title=title, lines=tokens, total=sum(sea.tokens))
        if city.seat == ring(view).center:
            yield "scale", scale_account(shown, view)
            yield from _lanes(shown, city)
