"""The score sheet of a game of 7 Wonders from a real table, by lines and facts (BASE-SCORE-1)."""

from collections.abc import Mapping, Sequence

from argosy.game.score_pad import POINTS, Entries, Worth, for_each, linear
from argosy.game.types import ScoreLine, SeatScore
from argosy.game.wonders.expansions import by_hand
from argosy.game.wonders.score import ranked
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.science import science_points

SCIENCE = "science"
MOST_OPEN = {"any": 12, "most": 2}
"""So many open symbols are looked at; no table has more."""


def fields(ruleset: Ruleset) -> dict[str, tuple[str, ...]]:
    """By line what is counted: pieces whose worth is known, and points for what somebody has added up
    already.
    """
    found = {line: tuple(counted) for line, counted in _counted(ruleset).items()}
    found[SCIENCE] = _symbols(ruleset)
    of_expansions = by_hand(ruleset)
    return {
        line: (*(() if line in found else (POINTS,)), *found.get(line, ()), *of_expansions.get(line, {}))
        for line in ruleset.lines
    }


def _symbols(ruleset: Ruleset) -> tuple[str, ...]:
    """The symbols; those of the kind that a city has most of only where something gives one.

    Expansions change what symbols are worth in ways that only their owner knows, so with them there is room
    for more points.
    """
    has_most = any(effect.symbol == "most" for card in ruleset.catalog.cards for effect in card.effects)
    more = (POINTS,) if len(ruleset.catalog.expansions) > 1 else ()
    return (*terms.SYMBOLS[: terms.ANY], "any", *(("most",) if has_most else ()), *more)


def _counted(ruleset: Ruleset) -> dict[str, Mapping[str, Worth]]:
    """Tokens of conflicts by Age, coins (BASE-SCORE-2, -3)."""
    tables = ruleset.tables
    won = {f"age_{age + 1}": linear(int(worth)) for age, worth in enumerate(tables.victory)}
    return {
        "conflicts": {**won, "defeats": linear(int(tables.defeat))},
        "treasury": {"coins": for_each(int(tables.coins_per_point))},
    }


def points(ruleset: Ruleset, line: str, entries: Entries) -> int:
    """The points of one line of one player."""
    counted = {**_counted(ruleset).get(line, {}), **by_hand(ruleset).get(line, {})}
    total = entries.get((line, POINTS), 0)
    total += sum(worth(entries.get((line, field), 0)) for field, worth in counted.items())
    return total + (_science(ruleset, entries) if line == SCIENCE else 0)


def _science(ruleset: Ruleset, entries: Entries) -> int:
    """The best that the symbols can be (BASE-SCI-1 to -4)."""
    shown = [max(entries.get((SCIENCE, symbol), 0), 0) for symbol in terms.SYMBOLS[: terms.ANY]]
    free, most = (min(max(entries.get((SCIENCE, name), 0), 0), limit) for name, limit in MOST_OPEN.items())
    return int(science_points(ruleset.tables, shown, free, most))


def sheets(ruleset: Ruleset, players: Sequence[Entries]) -> tuple[SeatScore, ...]:
    """The score sheets with their ranks; two players need no sheet for the free city."""
    made = [_sheet(ruleset, seat, entries) for seat, entries in enumerate(players)]
    return ranked(ruleset, made, made)


def _sheet(ruleset: Ruleset, seat: int, entries: Entries) -> SeatScore:
    lines = tuple(
        ScoreLine(line=line, points=points(ruleset, line, entries), items=()) for line in ruleset.lines
    )
    total = sum(line.points for line in lines)
    return SeatScore(
        seat=seat, lines=lines, total=total, coins=entries.get(("treasury", "coins"), 0), rank=None
    )
