"""Counts of docs/strategy: wins and points by thing, cards by Age and colour, over chunks of games."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from argosy.coach.strategy import BuiltLine, StrategyFamily, StrategyLine, StrategyTable
from argosy.lab.intervals import Z95, wilson
from scripts.strategy_games import Family

LEAST = 30
"""Cities that a thing must have had to be listed."""
HELD = {
    "wonders": "wonders",
    "progress": "progress",
    "decrees": "decree",
    "conspiracies": "conspiracy",
    "gods": "divinity",
    "leaders": "leader",
    "islands": "island",
    "edifices": "edifice",
    "projects": "project",
}
"""By column of lists the table that counts its things one by one."""
DRAFTED = ("drafted_first", "drafted_last")
IN_ORDER = ("seats", "symbols", "sets", "early_science")
"""Tables whose things are numbers."""
DIGITS = 4


class Counts:
    """Sums over the games of a family."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.games = 0
        self.sums: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0, 0.0, 0.0]))
        """By table and thing: cities, wins, points."""
        self.built: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0] * 4)
        """By Age and colour: sums of cards and of their squares, of winners and of the others."""
        self.cities = [0, 0]
        """Winners and others."""
        self.cards = cards_of(family)

    def add(self, rows: Mapping[str, Any]) -> None:
        """Count some finished games."""
        won, points, players = rows["winner"], rows["total"], self.family.players
        self.games += len(won) // players
        self._add_lists("seats", [[str(seat + 1)] for seat in rows["seat"]], won, points)
        for name, table in HELD.items():
            if name in rows:
                self._add_lists(table, rows[name], won, points)
        if self.family.game == "duel":
            self._add_duel(rows, won, points)
        else:
            boards = [[f"{wonder} {side}"] for wonder, side in zip(rows["wonder"], rows["side"], strict=True)]
            self._add_lists("boards", boards, won, points)
        self._add_science(rows, won, points)
        self._add_built(rows["cards"], won)

    def _add_lists(self, table: str, things: Iterable[Iterable[str]], won: Any, points: Any) -> None:
        sums = self.sums[table]
        for some, wins, total in zip(things, won.tolist(), points.tolist(), strict=True):
            for thing in some:
                line = sums[thing]
                line[0] += 1
                line[1] += wins
                line[2] += total

    def _add_duel(self, rows: Mapping[str, Any], won: Any, points: Any) -> None:
        drafts = list(zip(rows["draft"], rows["drafted"], strict=True))
        half = len(drafts[0][0]) // 2
        first = [[w for w in mine if draft.index(w) % half == 0] for draft, mine in drafts]
        last = [[w for w in mine if draft.index(w) % half == half - 1] for draft, mine in drafts]
        self._add_lists("drafted_first", first, won, points)
        self._add_lists("drafted_last", last, won, points)
        starts = rows["seat"] == 0
        ends = [[end] for end, mine in zip(rows["result"], starts, strict=True) if mine]
        self._add_lists("ends", ends, won[starts], won[starts])

    def _add_science(self, rows: Mapping[str, Any], won: Any, points: Any) -> None:
        symbols = np.array([rows[name] for name in rows if name.startswith("symbol_")])
        if self.family.game == "duel":
            self._add_lists("symbols", [[str(n)] for n in (symbols > 0).sum(axis=0)], won, points)
        else:
            self._add_lists("symbols", [[str(n)] for n in symbols.sum(axis=0)], won, points)
            self._add_lists("sets", [[str(n)] for n in symbols.min(axis=0)], won, points)
        early = [
            [str(sum(self.cards.get(card) == ("1", "green") for card in cards))] for cards in rows["cards"]
        ]
        self._add_lists("early_science", early, won, points)

    def _add_built(self, cities: Iterable[Iterable[str]], won: Any) -> None:
        for cards, wins in zip(cities, won.tolist(), strict=True):
            side = 0 if wins > 0 else 1
            self.cities[side] += 1
            for key, number in Counter(self.cards[card] for card in cards if card in self.cards).items():
                sums = self.built[key]
                sums[2 * side] += number
                sums[2 * side + 1] += number * number

    def family_of(self, fingerprint: str) -> StrategyFamily:
        """Everything that was counted."""
        one = self.family
        return StrategyFamily(
            name=one.name,
            game=one.game,
            players=one.players,
            edition=one.edition,
            expansions=tuple(one.ruleset.expansions),
            teams=one.teams,
            bot=one.bot,
            games=self.games,
            fingerprint=fingerprint,
            tables=tuple(self._table(name) for name in sorted(self.sums, key=ORDER.index)),
            built=tuple(self._built(*key) for key in sorted(self.built)),
        )

    def _table(self, name: str) -> StrategyTable:
        lines = [
            self._line(name, thing, *sums)
            for thing, sums in self.sums[name].items()
            if sums[0] >= LEAST or name in ("seats", "ends")
        ]
        if name in IN_ORDER:
            lines.sort(key=lambda line: int(line.thing))
        else:
            lines.sort(key=lambda line: (-line.share, line.thing))
        kind = "duel_wonder" if name in (*DRAFTED, "wonders") else name
        return StrategyTable(name, "" if name in (*IN_ORDER, "ends", "boards") else kind, tuple(lines))

    def _line(self, table: str, thing: str, count: float, won: float, points: float) -> StrategyLine:
        part, of = (count, self.games) if table == "ends" else (won, count)
        low, high = wilson(part, int(of))
        ends = (round(number, DIGITS) for number in (part / of, low, high))
        return StrategyLine(thing, int(count), *ends, round(points / count, DIGITS if table == "ends" else 2))

    def _built(self, age: str, color: str) -> BuiltLine:
        sums, found = self.built[age, color], list[float]()
        for side in range(2):
            count = max(1, self.cities[side])
            mean = sums[2 * side] / count
            spread = max(0.0, sums[2 * side + 1] / count - mean * mean)
            found += [round(mean, 3), round(Z95 * (spread / count) ** 0.5, 3)]
        return BuiltLine(age, color, *found)


ORDER = ("ends", "seats", "boards", *DRAFTED, *HELD.values(), "symbols", "sets", "early_science")
"""Tables as the page has them."""


def cards_of(family: Family) -> dict[str, tuple[str, str]]:
    """Age and colour of each building."""
    catalog = family.ruleset.catalog
    if family.game == "duel":
        return {
            card.id: (card.deck.removeprefix("age_"), card.color)
            for card in catalog.cards
            if card.deck.startswith("age_")
        }
    return {card.id: ("".join(map(str, card.ages)), card.color) for card in catalog.cards}
