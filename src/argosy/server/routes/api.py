"""The same table as JSON, for programs: the view of the cookie's seat, and a way to choose."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.server.errors import ApiError
from argosy.server.routes.dependencies import Context, TableId
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
    can_undo: bool
    """May the guest take the last choice back?"""


class WondersTable(ApiTable, frozen=True, kw_only=True):
    """A table of 7 Wonders."""

    game: Literal["wonders"] = "wonders"
    view: WondersView | None
    """What that seat may know; null before the game begins."""
    choices: tuple[Choice, ...]
    """All that the seat may do now; empty when it owes nothing."""


class DuelTable(ApiTable, frozen=True, kw_only=True):
    """A table of 7 Wonders Duel."""

    game: Literal["duel"] = "duel"
    view: DuelView | None
    """What that seat may know; null before the game begins."""
    choices: tuple[DuelChoice, ...]
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
async def api_state(context: Context, table_id: TableId) -> WondersTable | DuelTable:
    """How a table stands."""
    found = await context.app_state.tables.get(table_id)

    async def state() -> WondersTable | DuelTable:
        return _state(found, context.guest)

    return await found.ask(state)


@post("/api/tables/{table_id:str}/choose", status_code=200, tags=["tables"], responses=REFUSALS)
async def api_choose(context: Context, table_id: TableId, data: JSONBody[ApiChoice]) -> WondersTable | DuelTable:
    """Commit a choice of the own seat; answers with how the table stands then."""
    found = await context.app_state.tables.get(table_id)

    async def work() -> WondersTable | DuelTable:
        await found.choose(found.own_seat(context.guest, data.seat), data.choice, data.moment)
        return _state(found, context.guest)

    return await found.ask(work)


def _state(table: Table, guest: Guest) -> WondersTable | DuelTable:
    seat, playing = table.seat_of(guest), table.playing
    kind = DuelTable if table.row.request.game == "duel" else WondersTable
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
