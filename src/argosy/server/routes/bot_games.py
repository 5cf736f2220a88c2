"""Routes of the bot API for games: two streams, and commands at a table."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from argosy.server.api.api_models import AnyFull, AnyState, Event, game_state
from argosy.server.api.choice_requests import ChoiceRequest
from argosy.server.api.table_commands import abort
from argosy.server.auth.tokens import PLAY
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.http.middleware import request_token
from argosy.server.live.account_stream import event_lines, opened
from argosy.server.live.game_stream import game_lines
from argosy.server.routes.dependencies import Context, RequestContext, TableId
from argosy.server.routes.openapi import BEARER, refusals, told_in_lines
from argosy.server.storage.stored_tokens import Token
from argosy.server.tables import leave_table
from argosy.server.tables.table import Table
from argosy.server.tables.table_talk import say


class BotLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Talk of a bot: a line of text, or one of the signs."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    sign: Annotated[str, msgspec.Meta(max_length=40)] = ""


@get(
    "/api/stream/event",
    tags=["bots"],
    security=BEARER,
    scope=PLAY,
    responses=told_in_lines(Event, 401, 403, 429),
)
async def event_stream(context: Context, request: Request[Any, Any, Any]) -> Stream:
    """Events of the account, a line of JSON each: games that begin and end, challenges that come and go.

    An empty line every seven seconds says that the stream is open. One stream for a token: a newer one ends
    it.
    """
    token = _token_of(request)
    context.count_stream()
    stream = await opened(context.app_state, context.guest, token)
    return _lines(event_lines(context.app_state, context.guest, token, stream))


@get(
    "/api/bot/game/stream/{table_id:str}", tags=["bots"], security=BEARER, scope=PLAY,
    responses=told_in_lines(AnyFull | AnyState, 401, 403, 404, 429),
)  # fmt: skip
async def game_stream(context: Context, request: Request[Any, Any, Any], table_id: TableId) -> Stream:
    """A stream of a game's state, a line of JSON each.

    First `gameFull`, then `gameState` whenever something changes, to the end of the game.
    """
    found = await context.app_state.tables.get(table_id)
    await found.look(lambda: found.own_seat(context.guest))
    context.count_stream()
    return _lines(game_lines(context.app_state, found, context.guest, _token_of(request)))


@post(
    "/api/bot/game/{table_id:str}/choose", status_code=200, tags=["bots"], security=BEARER, scope=PLAY,
    responses=refusals(400, 401, 403, 404, 409, 422, 429),
)  # fmt: skip
async def bot_choose(context: Context, table_id: TableId, data: JSONBody[ChoiceRequest]) -> AnyState:
    """Commit a choice of the own seat; answers with how the game stands then."""

    async def work(found: Table) -> AnyState:
        await found.choose(found.own_seat(context.guest, data.seat), data.choice, data.moment)
        return game_state(found, context.guest)

    return await _done(context, table_id, work)


@post(
    "/api/bot/game/{table_id:str}/resign", status_code=204, tags=["bots"], security=BEARER, scope=PLAY,
    responses=refusals(401, 403, 404, 409, 429),
)  # fmt: skip
async def bot_resign(context: Context, table_id: TableId) -> None:
    """Give a running game up: of two players the other one wins, of more a bot plays to the end."""
    await _done(context, table_id, lambda found: leave_table.resign(found, context.guest, DEFAULT_BOT))


@post(
    "/api/bot/game/{table_id:str}/back", status_code=204, tags=["bots"], security=BEARER, scope=PLAY,
    responses=refusals(401, 403, 404, 409, 429),
)  # fmt: skip
async def bot_back(context: Context, table_id: TableId) -> None:
    """Play on, after a bot of the server has because time was up; with the whole time of a turn."""
    await _done(context, table_id, lambda found: leave_table.come_back(found, context.guest))


@post(
    "/api/bot/game/{table_id:str}/abort", status_code=204, tags=["bots"], security=BEARER, scope=PLAY,
    responses=refusals(401, 403, 404, 409, 429),
)  # fmt: skip
async def bot_abort(context: Context, table_id: TableId) -> None:
    """Leave a table that has not begun.

    One that has is taken away, if nobody else plays and the account has not chosen yet.
    """
    await _done(context, table_id, lambda found: abort(found, context.guest))


@post(
    "/api/bot/game/{table_id:str}/talk", status_code=204, tags=["bots"], security=BEARER, scope=PLAY,
    responses=refusals(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def bot_talk(context: Context, table_id: TableId, data: JSONBody[BotLine]) -> None:
    """Say a line (`text`), or give a sign (`sign`)."""
    await _done(context, table_id, lambda found: say(found, context.guest, data.text, data.sign))


async def _done(context: RequestContext, table_id: str, work: Callable[[Table], Awaitable[Any]]) -> Any:
    """Do something in the table's own order. Streams of events of those who sit there look at once."""
    found = await context.app_state.tables.get(table_id)
    before = found.row
    done = await found.ask(lambda: work(found))
    if found.is_gone:
        await context.app_state.tables.forget(table_id)
    if found.is_gone or (found.row.phase, found.row.seats) != (before.phase, before.seats):
        context.app_state.signals.give(*(seat.guest for seat in before.seats))
    return done


def _token_of(request: Request[Any, Any, Any]) -> Token:
    token = request_token(request.scope["state"])
    assert token is not None  # no other request gets here
    return token


def _lines(lines: AsyncGenerator[bytes]) -> Stream:
    # nginx and its kin would gather lines until there are many.
    return Stream(lines, media_type="application/x-ndjson", headers={"x-accel-buffering": "no"})
