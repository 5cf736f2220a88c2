"""The same table as JSON, for programs: the view of the cookie's seat, and a way to choose."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from argosy.game.types import Choice
from argosy.game.wonders_view import WondersView
from argosy.server.errors import ApiError
from argosy.server.routes.asking import At, TableId
from argosy.server.rows import Guest, Phase, SeatKind
from argosy.server.table import Table


class ApiSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str


class ApiTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the asking guest may see it."""

    table: str
    phase: Phase
    seat: int | None
    """The guest's own seat; null for somebody who watches."""
    seats: tuple[ApiSeat, ...]
    view: WondersView | None
    """What that seat may know; null before the game begins."""
    choices: tuple[Choice, ...]
    """All that the seat may do now; empty when it owes nothing."""


class ApiChoice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice that is to be committed."""

    choice: Annotated[str, msgspec.Meta(max_length=200)]
    """Canonical text, as in `choices`."""
    moment: Annotated[int, msgspec.Meta(ge=0, lt=10**9)]
    """`view.moment` of the situation that the choice was made in."""
    seat: int | None = None
    """The seat that you think is yours; refused if it is not."""


REFUSALS = {
    status: ResponseSpec(data_container=ApiError, description=sentence, generate_examples=False)
    for status, sentence in (
        (400, "The request cannot be read."),
        (403, "That is not your seat, or you only watch."),
        (404, "There is no such table."),
        (409, "The table has moved on, has not begun, or is over."),
        (422, "The choice is not possible now."),
    )
}


@get("/api/tables/{table_id:str}", tags=["tables"], responses={404: REFUSALS[404]})
async def api_state(here: At, table_id: TableId) -> ApiTable:
    """How a table stands."""
    found = await here.house.tables.get(table_id)

    async def state() -> ApiTable:
        return _state(found, here.guest)

    return await found.ask(state)


@post("/api/tables/{table_id:str}/choose", status_code=200, tags=["tables"], responses=REFUSALS)
async def api_choose(here: At, table_id: TableId, data: JSONBody[ApiChoice]) -> ApiTable:
    """Commit a choice of the own seat; answers with how the table stands then."""
    found = await here.house.tables.get(table_id)

    async def work() -> ApiTable:
        await found.choose(found.own_seat(here.guest, data.seat), data.choice, data.moment)
        return _state(found, here.guest)

    return await found.ask(work)


def _state(table: Table, guest: Guest) -> ApiTable:
    seat, playing = table.seat_of(guest), table.playing
    is_asked = playing is not None and seat in playing.game.owing
    return ApiTable(
        table=table.id,
        phase=table.row.phase,
        seat=seat,
        seats=tuple(ApiSeat(seat=row.seat, kind=row.kind, name=row.name) for row in table.row.seats),
        view=playing.game.view(seat) if playing is not None else None,
        choices=playing.game.choices(seat) if playing is not None and seat is not None and is_asked else (),
    )
