"""Routes of a table as JSON: the view of the seat of the cookie or token, and committing a choice."""

from typing import Any, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from argosy.server.api.choice_requests import ChoiceRequest
from argosy.server.api.ruleset_requests import TableAsked, seats_of, table_request_of
from argosy.server.auth.tokens import PLAY, WRITE
from argosy.server.duel.serving import DuelTable
from argosy.server.games import GAMES
from argosy.server.routes.dependencies import Context, TableId
from argosy.server.routes.lobby import named
from argosy.server.routes.openapi import EITHER, refusals
from argosy.server.served_game import api_seats
from argosy.server.storage.rows import Guest
from argosy.server.tables.table import Table
from argosy.server.wonders.serving import WondersTable

AnyTable: TypeAlias = WondersTable | DuelTable


class MadeTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was just made."""

    table: str
    """Its id."""
    address: str
    """The address of its page, which is the invitation for friends."""


@post(
    "/api/tables", status_code=201, tags=["tables"], security=EITHER, scope=WRITE, cookies_too=True, counted_as="new_tables",
    responses=refusals(400, 401, 403, 409, 429),
)  # fmt: skip
async def api_new_table(context: Context, data: JSONBody[TableAsked]) -> MadeTable:
    """Make a table. It begins at once where no friend is awaited."""
    state, request = context.app_state, table_request_of(data)
    kinds = seats_of(data, request)
    guest = await named(state, context.guest, data.name)
    state.compile_status.wanted(GAMES[request.game].name)
    made = await state.tables.create(guest, request, kinds, listed=data.listed, network=context.network)
    return MadeTable(table=made, address=f"{context.base}/t/{made}")


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
        seats=api_seats(table.row.seats),
        can_undo=playing is not None and seat is not None and playing.can_undo(seat),
        view=view,
        choices=choices,
    )
