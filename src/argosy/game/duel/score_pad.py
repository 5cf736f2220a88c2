"""The score sheet of a game of Duel from a real table, by its lines (DUEL-100 to 102)."""

from collections.abc import Sequence

from argosy.game.score_pad import POINTS, Entries, Worth, for_each, looked_up
from argosy.game.types import ScoreLine, SeatScore
from argosy.rules.duel.ruleset import DuelRuleset

BY_POINTS = "points"


def _counted(ruleset: DuelRuleset) -> dict[str, dict[str, Worth]]:
    """Coins, and how far the pawn stands on the side of the other (DUEL-073, 101)."""
    tables, capital = ruleset.tables, ruleset.catalog.capital
    track = tuple(int(points) for points in tables.zone_points[: capital + 1])
    return {"coins": {"coins": for_each(int(tables.coins_per_point))}, "military": {"lead": looked_up(track)}}


def fields(ruleset: DuelRuleset, lines: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """By line what is counted."""
    counted = _counted(ruleset)
    return {line: tuple(counted.get(line, {POINTS: None})) for line in lines}


def points(ruleset: DuelRuleset, line: str, entries: Entries) -> int:
    """The points of one line of one player."""
    counted = _counted(ruleset).get(line, {})
    own = sum(worth(entries.get((line, field), 0)) for field, worth in counted.items())
    return own + entries.get((line, POINTS), 0)


def result_of(sheets: Sequence[SeatScore], ended: str) -> tuple[str, tuple[int, ...]]:
    """Return how the game ended and the seats that have won it.

    `ended` is `points`, or a supremacy and its seat: `military 0`.

    Most points, at a tie most points of blue cards, else the victory is shared (DUEL-102).
    """
    kind, _, seat = ended.partition(" ")
    if seat:
        return kind, (int(seat),)
    first, second = ((sheet.total, _blue(sheet)) for sheet in sheets)
    if first == second:
        return "shared", (0, 1)
    return "blue" if first[0] == second[0] else "civilian", (0 if first > second else 1,)


def _blue(sheet: SeatScore) -> int:
    return next(line.points for line in sheet.lines if line.line == "blue")


def sheets(
    ruleset: DuelRuleset, lines: Sequence[str], players: Sequence[Entries], ended: str
) -> tuple[SeatScore, ...]:
    """Both score sheets with their ranks."""
    made = [_sheet(ruleset, lines, seat, entries, 2) for seat, entries in enumerate(players)]
    _, winners = result_of(made, ended)
    return tuple(
        _sheet(ruleset, lines, seat, entries, 1 if seat in winners else 2)
        for seat, entries in enumerate(players)
    )


def _sheet(ruleset: DuelRuleset, names: Sequence[str], seat: int, entries: Entries, rank: int) -> SeatScore:
    lines = tuple(ScoreLine(line=line, points=points(ruleset, line, entries), items=()) for line in names)
    total = sum(line.points for line in lines)
    return SeatScore(seat=seat, lines=lines, total=total, coins=entries.get(("coins", "coins"), 0), rank=rank)
