"""Routes of a table as JSON: the view of the seat of the cookie or token, and committing a choice."""

from typing import Any, TypeAlias

from litestar import get, post
from litestar.params import JSONBody

from argosy.server.api.choice_requests import ChoiceRequest
from argosy.server.auth.tokens import PLAY
from argosy.server.duel.serving import DuelTable
from argosy.server.games import GAMES
from argosy.server.routes.dependencies import Context, TableId
from argosy.server.routes.openapi import EITHER, refusals
from argosy.server.served_game import ApiSeat
from argosy.server.storage.rows import Guest
from argosy.server.tables.table import Table
from argosy.server.wonders.serving import WondersTable

AnyTable: TypeAlias = WondersTable | DuelTable


@get(
    "/api/tables/{table_id:str}", tags=["tables"], security=EITHER, scope=PLAY, cookies_too=True,
    responses=refusals(401, 403, 404, 429),
)  # fmt: skip
async def api_state(context: Context, table_id: TableId) -> AnyTable:
    """State of a table."""
    found = await context.app_state.tables.get(table_id)

    return await found.look(lambda: _state(found, context.guest))


@post(
    "/api/tables/{table_id:str}/choose", status_code=200, tags=["tables"], security=EITHER, scope=PLAY, cookies_too=True,
    responses=refusals(400, 401, 403, 404, 409, 422, 429),
)  # fmt: skip
async def api_choose(context: Context, table_id: TableId, data: JSONBody[ChoiceRequest]) -> AnyTable:
    """Commit a choice of the own seat; answers with how the table stands then."""
    found = await context.app_state.tables.get(table_id)

    async def work() -> AnyTable:
        await found.choose(found.own_seat(context.guest, data.seat), data.choice, data.moment)
        return _state(found, context.guest)

    return await found.ask(work)


def _state(table: Table, guest: Guest) -> AnyTable:
    seat, playing = table.seat_of(guest), table.playing
    kind: Any = GAMES[table.row.request.game].api_table
    # Which view and choices belong to which kind of table no type can tell: the game does.
    view: Any = None if playing is None else playing.view(seat)
    choices: Any = () if playing is None or seat not in playing.game.owing else playing.game.choices(seat)
    return kind(
        table=table.id,
        phase=table.row.phase,
        seat=seat,
        seats=tuple(ApiSeat(seat=row.seat, kind=row.kind, name=row.name) for row in table.row.seats),
        can_undo=playing is not None and seat is not None and playing.can_undo(seat),
        view=view,
        choices=choices,
    )
