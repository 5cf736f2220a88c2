"""Ladders: round-robin matches on the same deals, stored in a file that can be continued.

A deal of two bots is played twice with the seats exchanged: one of them on one seat and the other on all
others, then the other way round. From deal to deal that seat moves on, so everybody sits everywhere. With
teams it is a team of two in place of a seat.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, nullcontext
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from argosy.errors import ArgosyError
from argosy.game import game_of
from argosy.lab.lineup import MOVE_SECONDS, Lineup, check_lineup
from argosy.lab.matches import FinishedGame, play_game, seats_on
from argosy.lab.ratings import Compared
from argosy.lab.workers import Workers, finished, local_workers
from argosy.lab.workers.stored_results import cut_to_whole_lines, whole_lines, write_first_line

Progress = Callable[[int, int], object]
"""Called with the deals that are known and all that are wanted."""


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table of a ladder; the first line of its file."""

    game: str = "wonders"
    players: int = 3
    edition: int = 2020
    """Of 7 Wonders."""
    expansions: tuple[str, ...] = msgspec.field(default=(), name="boxes")
    seed: int = 0
    """Deal i has the seed `seed + i`, for every two bots the same."""
    teams: bool = False
    """Partners are two seats side by side, with the same bot."""
    fingerprint: str = ""
    """Of the ruleset: games by other rules or facts are not compared."""

    @property
    def deal(self) -> dict[str, Any]:
        """Arguments of `argosy.new_game`."""
        edition = {"edition": self.edition} if self.game == "wonders" else {}
        teams = {"teams": True} if self.teams else {}
        return {
            "game": self.game,
            "players": self.players,
            "expansions": self.expansions,
            **edition,
            **teams,
        }


class Deal(msgspec.Struct, frozen=True):
    """Two bots and the number of a deal."""

    first: str
    second: str
    number: int


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a deal; a line of the file."""

    deal: Deal
    points: tuple[float, float]
    """How often each was before the other, counted over both games and all seats; an even result is half for
    both.
    """
    forfeits: tuple[int, int] = (0, 0)
    """On how many seats each made no choice; it is behind there."""


def default_players(game: str, *, teams: bool) -> int:
    """Return the seats of a table whose number of players nobody has said."""
    if game == "duel":
        return 2
    return 4 if teams else 3


def table_of(**options: Any) -> Table:
    """A table with the fingerprint of its ruleset. Raises ArgosyError for a table that cannot be."""
    table = Table(**options)
    game = game_of(table.deal, seed=0)
    return msgspec.structs.replace(table, players=len(game.players), fingerprint=game.ruleset.fingerprint)


def climb(  # noqa: PLR0913  because each is an option of its own
    table: Table,
    entrants: Sequence[str],
    deals: int,
    file: Path,
    *,
    processes: int = 1,
    move_seconds: float = MOVE_SECONDS,
    progress: Progress | None = None,
    workers: Workers | None = None,
    bot_output: bool = True,
) -> list[Line]:
    """Play what the file does not hold yet, and return all that it holds then.

    entrants: names of bots. deals: how many every two of them play. Each deal is written when it is over, so
    a run that was stopped goes on where it was. move_seconds, workers, bot_output: as in
    `argosy.lab.matches.match`.
    Raises ArgosyError for bots that do not play the game, and for a file of another table.
    """
    check(table, entrants, move_seconds, bot_output=bot_output)
    known = read(file, table)
    seen = {line.deal for line in known}
    pairs = list(combinations(sorted(entrants), 2))
    wanted = [Deal(first, second, number) for number in range(deals) for first, second in pairs]
    left = [deal for deal in wanted if deal not in seen]
    begin(file, table)
    context = local_workers(min(processes, len(left))) if workers is None else nullcontext(workers)
    with (
        file.open("ab") as kept,
        closing(Lineup(move_seconds, bot_output=bot_output)) as lineup,
        context as hands,
    ):
        for _, line in finished(hands, _play, (table, lineup), left):
            kept.write(msgspec.json.encode(line) + b"\n")
            kept.flush()
            known.append(line)
            if progress is not None:
                progress(len(wanted) - len(left) + len(known) - len(seen), len(wanted))
    return known


def compared(lines: Iterable[Line]) -> list[Compared]:
    """Return the comparison of every two bots by the lines."""
    return [Compared(line.deal.first, line.deal.second, line.points) for line in lines]


def forfeits(lines: Iterable[Line]) -> Counter[str]:
    """Return the number of forfeits of each bot that has forfeited."""
    found: Counter[str] = Counter()
    for line in lines:
        found[line.deal.first] += line.forfeits[0]
        found[line.deal.second] += line.forfeits[1]
    return +found


def anchor_of(found: Sequence[Compared]) -> str:
    """Return the default anchor of ratings: greedy, which plays every game, or the first bot."""
    names = [name for one in found for name in (one.first, one.second)]
    return "greedy" if "greedy" in names or not names else names[0]


def read(file: Path, table: Table | None = None) -> list[Line]:
    """The lines of a file; none if there is no file. A last line that was cut short by a kill is left out.

    Raises ArgosyError for a file of another table, and for one that is no ladder.
    """
    rows = whole_lines(file)
    if not file.exists():
        return []
    kept = table_in(file)
    if table is not None and kept != table:
        raise ArgosyError(f"{file} holds the ladder of another table: {said(kept)}; asked was {said(table)}")
    try:
        return [msgspec.json.decode(row, type=Line) for row in rows[1:]]
    except msgspec.MsgspecError as error:
        raise ArgosyError(f"{file} is no ladder: {error}") from None


def table_in(file: Path) -> Table:
    """Return the table of a ladder's file. Raises ArgosyError if it is none."""
    try:
        table = msgspec.json.decode(file.read_bytes().split(b"\n")[0], type=Table)
    except (OSError, msgspec.MsgspecError) as error:
        raise ArgosyError(f"{file} is no ladder: {error}") from None
    if not table.fingerprint:
        raise ArgosyError(f"{file} is no ladder: its first line names no fingerprint")
    return table


def begin(file: Path, table: Table) -> None:
    """Make the file, or take off what a kill has left of its last line."""
    if not whole_lines(file):
        write_first_line(file, msgspec.json.encode(table))
        return
    cut_to_whole_lines(file)


def play_deal(table: Table, deal: Deal, lineup: Lineup) -> Line:
    """Both games of a deal."""
    first, second = lineup.bot(deal.first), lineup.bot(deal.second)
    side = seats_on(table.deal)
    points, forfeits = [0.0, 0.0], [0, 0]
    for number, (alone, other) in enumerate(((first, second), (second, first))):
        seated = [*[alone] * side, *[other] * (table.players - side)]
        played = play_game(seated, table.seed + deal.number, deal.number * side, table.deal)
        won, lost = _before(played, side)
        points[number] += won
        points[1 - number] += lost
        for forfeit in played.forfeits:
            forfeits[number if forfeit.entrant < side else 1 - number] += 1
    return Line(deal, (points[0], points[1]), (forfeits[0], forfeits[1]))


def _play(shared: tuple[Table, Lineup], deal: Deal) -> Line:
    table, lineup = shared
    return play_deal(table, deal, lineup)


def _before(played: FinishedGame, side: int) -> tuple[float, float]:
    """Count how often the first entrant was before one that is not on its side, and they before it.

    side: seats of the first bot, which have the same result.
    """
    mine = (-played.wins[0], played.ranks[0])
    won = 0.0
    for theirs in zip((-wins for wins in played.wins[side:]), played.ranks[side:], strict=True):
        won += 0.5 if mine == theirs else float(mine < theirs)
    return won, len(played.wins) - side - won


def check(
    table: Table, entrants: Sequence[str], move_seconds: float = MOVE_SECONDS, *, bot_output: bool = True
) -> None:
    """Raise ArgosyError for bots that cannot be on this ladder, before anything is played."""
    if len(set(entrants)) < len(entrants) or len(entrants) < 2:
        raise ArgosyError("a ladder needs two bots or more, each named once")
    check_lineup(entrants, table.game, move_seconds, bot_output=bot_output)


def check_anchor(anchor: str | None, entrants: Sequence[str], file: Path) -> None:
    """Raise ArgosyError for an anchor that neither plays nor has played, before anything is played."""
    if anchor is None or anchor in entrants:
        return
    if all(anchor not in (line.deal.first, line.deal.second) for line in read(file)):
        raise ArgosyError(f"--anchor {anchor}: not on this ladder; measure by one of {', '.join(entrants)}")


def said(table: Table) -> str:
    """The table in words."""
    expansions = f" with {', '.join(table.expansions)}" if table.expansions else ""
    edition = f" {table.edition}" if table.game == "wonders" else ""
    teams = " in teams" if table.teams else ""
    return f"{table.game}{edition}, {table.players} players{teams}{expansions}, seed {table.seed}, facts {table.fingerprint[:12]}"
