"""Puzzle pages: the list of a guest, a puzzle as its seat sees it, the result of a try."""

import asyncio
import datetime as dt
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from argosy.coach.elo import Result, rating_after
from argosy.coach.puzzles import (
    Puzzle,
    PuzzleSet,
    answer_to,
    by_id,
    of_the_day,
    position,
    ratings_by_id,
    sets,
)
from argosy.coach.types import Advice
from argosy.errors import ArgosyError
from argosy.server.auth.guests import settings_of, visitor_of
from argosy.server.engine import Game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.pages.presenters import log_turn, numbered_seats
from argosy.server.storage.rows import GameRequest, Guest, Try
from argosy.server.tables.positions import as_seen
from argosy.server.tables.replay_cache import recording
from argosy.server.tables.running_game import canonical
from argosy.texts import words
from argosy.web.models import LogTurn, PuzzleGroup, PuzzleLine, PuzzlesPage, Riddle, TablePage, TableSummary

KEPT = 32
"""Puzzles that stay in memory as games."""


def address_of(puzzle: Puzzle) -> str:
    """Return the address of a puzzle."""
    return f"/puzzles/{puzzle.id}"


def found(puzzle_id: str) -> tuple[PuzzleSet, Puzzle]:
    """A puzzle and its set. Refuses an id that is none."""
    if puzzle_id not in by_id():
        raise Refused("unknown_puzzle", "There is no such puzzle.")
    return by_id()[puzzle_id]


def rating_of(tries: Sequence[Try]) -> int:
    """The rating of somebody: the first try at each puzzle counts, in their order.

    Puzzles of earlier versions count, too.
    """
    known = ratings_by_id()
    return rating_after(Result(known[one.puzzle], one.at_once) for one in tries if one.puzzle in known)


def daily_puzzle(tries: Sequence[Try], today: dt.date) -> PuzzleLine:
    """The puzzle of the day, and whether a guest has tried and solved it."""
    return _line(of_the_day(today), {one.puzzle: one for one in tries})


def list_page(guest: Guest, tries: Sequence[Try], today: dt.date) -> PuzzlesPage:
    """All sets, what a guest has solved of them, and the puzzle of the day."""
    by_puzzle = {one.puzzle: one for one in tries}
    daily = of_the_day(today)
    return PuzzlesPage(
        visitor=visitor_of(guest, "/puzzles"),
        daily=_line(daily, by_puzzle),
        daily_table=_about(found(daily.id)[0]),
        groups=tuple(
            PuzzleGroup(table=_about(one), puzzles=tuple(_line(puzzle, by_puzzle) for puzzle in one.puzzles))
            for one in sets().values()
        ),
        rating=rating_of(tries),
        tried=len(tries),
    )


async def table_page(guest: Guest, puzzle_id: str, tries: Sequence[Try]) -> TablePage:
    """The table at the moment of a puzzle, as its seat sees it and nothing more."""
    whole, puzzle = found(puzzle_id)
    game, log = await asyncio.to_thread(_played, puzzle_id)
    seat, visitor = puzzle.seat, visitor_of(guest, address_of(puzzle))
    place = whole.puzzles.index(puzzle)
    return TablePage(
        table=puzzle_id,
        visitor=msgspec.structs.replace(visitor, introduced=None),
        seat=seat,
        phase="playing",
        seats=numbered_seats(game, words(settings_of(guest).language), seat),
        game=GAMES[whole.made.game].name,
        edition=getattr(game.ruleset, "edition", GameRequest().edition),
        expansions=game.view(seat).expansions,
        ruleset=game.ruleset,
        view=game.view(seat),
        offers=GAMES[whole.made.game].offers(game, seat),
        projection=game.scores(),
        log=log,
        riddle=Riddle(
            address=address_of(puzzle),
            next=address_of(whole.puzzles[(place + 1) % len(whole.puzzles)]),
            number=place + 1,
            of=len(whole.puzzles),
            grade=puzzle.grade,
            rating=puzzle.rating,
            is_solved=any(one.puzzle == puzzle_id and one.solved for one in tries),
        ),
    )


def as_position(puzzle_id: str) -> Game:
    """The moment of a puzzle in the eyes of its seat."""
    return as_seen(_played(puzzle_id)[0], found(puzzle_id)[1].seat)


async def answer(puzzle_id: str, text: str) -> Advice:
    """Return the consequences of a choice. Refuses a text that is no choice there."""
    _, puzzle = found(puzzle_id)
    game: Any = (await asyncio.to_thread(_played, puzzle_id))[0]
    try:
        return answer_to(puzzle, game, canonical(text))
    except ArgosyError as error:
        raise Refused("refused", str(error)) from error


def tried(
    page: TablePage, puzzle_id: str, chosen: Advice, before: Sequence[Try], after: Sequence[Try]
) -> TablePage:
    """The page after a try: what it would have brought, the solution, and the rating that has changed."""
    assert page.riddle is not None
    riddle = msgspec.structs.replace(
        page.riddle,
        best=found(puzzle_id)[1].best,
        chosen=chosen,
        lead=found(puzzle_id)[1].gap,
        before=rating_of(before),
        after=rating_of(after),
    )
    return msgspec.structs.replace(page, riddle=riddle)


@lru_cache(maxsize=KEPT)
def _played(puzzle_id: str) -> tuple[Game, tuple[LogTurn, ...]]:
    """The game at the moment of a puzzle, which nobody changes, and what has happened in it."""
    game: Any = position(found(puzzle_id)[1])
    return game, tuple(log_turn(reveal) for reveal in recording(game).reveals)


def _line(puzzle: Puzzle, tries: dict[str, Try]) -> PuzzleLine:
    return PuzzleLine(
        address=address_of(puzzle),
        grade=puzzle.grade,
        rating=puzzle.rating,
        is_tried=puzzle.id in tries,
        is_solved=puzzle.id in tries and tries[puzzle.id].solved,
    )


def _about(one: PuzzleSet) -> TableSummary:
    made = one.made
    return TableSummary(
        table="", game=GAMES[made.game].name, players=made.players, expansions=made.expansions
    )
