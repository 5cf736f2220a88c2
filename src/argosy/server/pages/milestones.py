"""First wins and best scores of a guest in a finished game, and its turning point.

They are read once, before the score sheet is rendered, and stay with the table in memory.
"""

import contextlib
from collections.abc import Iterable

from argosy.server.http.app_state import AppState
from argosy.server.pages.own_games import played
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Guest
from argosy.server.tables.table import Table
from argosy.web.account.my_games_models import PlayedGame
from argosy.web.models import Milestones, TurningPoint

POINTS_DECIDE = (None, "civilian", "blue", "shared")
"""Results after which the score of a game counts as one; None in games with one way to win."""


async def read(app_state: AppState, table: Table, guest: Guest) -> None:
    """Read what is new of a finished game; nothing of one that runs or that people have ended.

    Without an answer of the store the score sheet is shown without it.
    """
    if table.row.phase != "over" or table.row.standing.ended_by != "play":
        return
    with contextlib.suppress(*AWAY):
        await _read(app_state, table, guest)


async def _read(app_state: AppState, table: Table, guest: Guest) -> None:
    if table.turning_point is None:
        table.turning_point = await _turning_point(app_state, table.id)
    if table.seat_of(guest) is not None and guest.id not in table.milestones:
        own = [played(guest, one) for one in await app_state.store.games_of(guest.id)]
        table.milestones[guest.id] = reached(table.id, own)


async def _turning_point(app_state: AppState, table: str) -> TurningPoint | None:
    """The decision of a game that cost most; None while the coach has not looked back, or where none did."""
    found = await app_state.looking_back.found(table)
    if found is None or not found.turning:
        return None
    worst = found.turning_points[0]
    return TurningPoint(index=worst.index, step=worst.step, seat=worst.seat, cost=worst.cost)


def reached(table: str, games: Iterable[PlayedGame]) -> Milestones:
    """Return what a guest has reached in one of their games for the first time."""
    counted = {game.summary.table: game for game in games if game.counts and game.summary.ended_by == "play"}
    now = counted.pop(table, None)
    if now is None:
        return Milestones()
    before = [
        game for game in counted.values() if game.at <= now.at and game.summary.game == now.summary.game
    ]
    won = {wonder for game in before if game.is_won for wonder in game.own.wonders}
    scores = [
        game.own.points
        for game in before
        if game.summary.players == now.summary.players and game.own.points is not None
    ]
    is_best = (
        now.own.points is not None
        and bool(scores)
        and now.own.points > max(scores)
        and now.summary.result in POINTS_DECIDE
    )
    return Milestones(
        first_wins=tuple(one for one in now.own.wonders if one not in won) if now.is_won else (),
        best_of=now.summary.players if is_best else 0,
    )
