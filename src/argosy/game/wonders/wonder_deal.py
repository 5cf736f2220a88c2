"""The deal of wonders: named ones, random ones, or random ones with chosen sides (BASE-SETUP-6)."""

from collections.abc import Sequence

import numpy as np

from argosy.errors import RulesetError
from argosy.rules.chance import STREAM_SIDES, STREAM_WONDERS, random_below, shuffle
from argosy.rules.wonders.ruleset import Ruleset

WonderRequest = str | tuple[str, str | None] | None
"""`"gizah"`, `"gizah:b"`, `("gizah", "b")`, or None for a random one."""


def deal_boards(
    ruleset: Ruleset, seed: int, wonders: Sequence[WonderRequest] | str, sides: str
) -> list[tuple[str, str]]:
    """(wonder, side) for every seat, the free city included (BASE-SETUP-6, CITIES-SETUP-6).

    wonders: "random", or a board or None for each seat. sides: "random", "a" or "b", for every board whose
    side is left open. Raises RulesetError for unknown wonders and sides, a wonder that is named twice, a list
    of a wrong length.

    For LEADERS-SETUP-6.
    """
    queries = _read_requests(ruleset, wonders)
    sides = _read_sides(sides)
    taken = [wonder for wonder, _ in queries if wonder]
    if len(set(taken)) < len(taken):
        raise RulesetError(f"each wonder can be played once: {', '.join(sorted(taken))}")
    free = [wonder.id for wonder in ruleset.wonders if wonder.id not in taken]
    order = np.arange(len(free))
    shuffle(np.uint64(seed), STREAM_WONDERS, order, len(free))
    drawn = iter(free[number] for number in order)
    return [
        (wonder or next(drawn), side or _side(seed, seat, sides))
        for seat, (wonder, side) in enumerate(queries)
    ]


def _side(seed: int, seat: int, sides: str) -> str:
    return sides if sides != "random" else "ab"[int(random_below(np.uint64(seed), STREAM_SIDES, seat, 2))]


SIDES = {"a": "a", "b": "b", "day": "a", "night": "b"}
"""What the sides of a board are called: A and B in 2010, day and night in 2020. Either is understood."""


def side_of(word: object) -> str | None:
    """The side that a word names; None for any other word."""
    return SIDES.get(word.lower()) if isinstance(word, str) else None


def _read_sides(sides: str) -> str:
    side = "random" if sides == "random" else side_of(sides)
    if side is None:
        raise RulesetError(f"sides = {sides!r}: choose random, a (day) or b (night)")
    return side


def _read_requests(
    ruleset: Ruleset, wonders: Sequence[WonderRequest] | str
) -> list[tuple[str | None, str | None]]:
    if wonders == "random":
        return [(None, None)] * ruleset.seats
    if not isinstance(wonders, (list, tuple)) or len(wonders) != ruleset.seats:
        count = f"a list of {len(wonders)}" if isinstance(wonders, (list, tuple)) else repr(wonders)
        raise RulesetError(
            f'wonders: "random" or a list with one board for each of {ruleset.seats} cities, not {count}'
        )
    return [_read_request(ruleset, query) for query in wonders]


def _read_request(ruleset: Ruleset, query: WonderRequest) -> tuple[str | None, str | None]:
    if query is None:
        return None, None
    wonder, side = _parts(query)
    known = [wonder.id for wonder in ruleset.wonders]
    check_not_left_out(ruleset, wonder)
    if wonder not in known:
        raise RulesetError(f"there is no wonder {wonder!r}: choose from {', '.join(known)}")
    if side is not None and side_of(side) is None:
        raise RulesetError(f"{wonder} has no side {side!r}: choose a (day) or b (night)")
    return wonder, side_of(side)


def check_not_left_out(ruleset: Ruleset, wonder: str) -> None:
    """Raise RulesetError for a wonder of these expansions that so many players do not use
    (CITIES-SETUP-6).
    """
    known = [one.id for one in ruleset.wonders]
    if wonder not in known and wonder in {one.id for one in ruleset.catalog.wonders}:
        raise RulesetError(
            f"{wonder} is left out of games with {ruleset.players} players: choose from {', '.join(known)}"
        )


def _parts(query: object) -> tuple[str, str | None]:
    """Wonder and side as they were written."""
    parts = query.lower().split(":") if isinstance(query, str) else query
    match parts:
        case [str(wonder)]:
            return wonder, None
        case [str(wonder), (str() | None) as side]:
            return wonder, side
        case _:
            raise RulesetError(f"wonders: {query!r}: write 'gizah', 'gizah:b', ('gizah', 'b') or None")


def boards_by_side(ruleset: Ruleset, sides: str) -> np.ndarray:
    """The rows of the board table for both sides of each wonder that may be dealt.

    The shape is (wonders, 2); twice the same row where the side is chosen. Raises RulesetError for sides that
    do not exist.
    """
    chosen = _read_sides(sides)
    names = "ab" if chosen == "random" else chosen * 2
    return np.array(
        [[ruleset.boards.index((one.id, side)) for side in names] for one in ruleset.wonders], np.int16
    )


def board_numbers(ruleset: Ruleset, boards: Sequence[tuple[str, str]]) -> np.ndarray:
    """Rows of the board table, shape (seats,)."""
    return np.array([ruleset.boards.index((wonder, side)) for wonder, side in boards], np.int16)
