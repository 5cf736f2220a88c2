"""Routes of bot accounts, of challenges to bots, and of invitations from the page of a table."""

import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from argosy.server.api import bot_accounts, invitations
from argosy.server.api import challenges as own
from argosy.server.api.api_models import ChallengeInfo, GameInfo, Player, game_info
from argosy.server.api.ruleset_requests import RulesetAsked, request_of
from argosy.server.auth.tokens import ANY, PLAY, READ, WRITE
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId
from argosy.server.routes.openapi import BEARER, refusals
from argosy.server.routes.table_actions import act
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_challenges import Challenge
from argosy.server.tables.table import Table
from argosy.server.tournaments import bot_invitations
from argosy.server.tournaments.api_models import TournamentInfo, info

ChallengeId = FromPath[str]


class BotName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of a bot."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class Challenges(msgspec.Struct, frozen=True, kw_only=True):
    """All open challenges, the oldest first."""

    incoming: tuple[ChallengeInfo, ...]
    outgoing: tuple[ChallengeInfo, ...]


@get("/api/account", tags=["bots"], security=BEARER, scope=ANY, responses=refusals(401, 403, 429))
async def account(context: Context) -> Player:
    """Account of the token's owner."""
    return await bot_accounts.player(context.app_state.store, context.guest)


@post(
    "/api/bot/account/upgrade", status_code=200, tags=["bots"], security=BEARER, scope=PLAY,
    responses=refusals(400, 401, 403, 409, 429),
)  # fmt: skip
async def upgrade(context: Context, data: JSONBody[BotName]) -> Player:
    """Make the account a bot with a name that nobody else has, by which it can be challenged.

    It keeps that name.
    """
    return await bot_accounts.upgrade(context.app_state.store, context.guest, data.name)


@get("/api/challenge", tags=["challenges"], security=BEARER, scope=READ, responses=refusals(401, 403, 429))
async def challenges(context: Context) -> Challenges:
    """The challenges that are open, to the account and by it."""
    await own.clear_late(context.app_state, context.guest)
    found = await context.app_state.store.open_challenges(context.guest.id, own.open_since())
    told = [await own.described(context.app_state, one, context.guest.id) for one in found]
    return Challenges(
        incoming=tuple(one for one in told if one and one.direction == "in"),
        outgoing=tuple(one for one in told if one and one.direction == "out"),
    )


@post(
    "/api/challenge/{handle:str}", status_code=201, tags=["challenges"], security=BEARER, scope=WRITE, counted_as="new_tables",
    responses=refusals(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def challenge(context: Context, handle: FromPath[str], data: JSONBody[RulesetAsked]) -> ChallengeInfo:
    """Make a table, sit down there, and ask the bot of this name to do so, too. Open for a day."""
    request = request_of(data)
    context.app_state.compile_status.wanted(GAMES[request.game].name)
    made = await own.with_table(
        context.app_state, context.guest, handle, request, data.bots, data.seat, context.network
    )
    return await _described(context, made)


@post(
    "/api/challenge/{challenge_id:str}/accept", status_code=200, tags=["challenges"], security=BEARER, scope=WRITE,
    responses=refusals(401, 403, 404, 409, 429),
)  # fmt: skip
async def accept(context: Context, challenge_id: ChallengeId) -> GameInfo | TournamentInfo:
    """Accept a challenge: sit down, or take part in the tournament.

    The game begins when everybody is there, the tournament when its maker wants.
    """
    found = await own.incoming(context.app_state, context.guest, challenge_id)
    if found.tournament is not None:
        entered = await bot_invitations.accept(context.app_state, context.guest, found, found.tournament)
        return info(entered, Guest(id=""))
    table = await own.accept(context.app_state, context.guest, found)
    await _tell(context, table.id)
    return game_info(table.row, context.guest.id)


@post(
    "/api/challenge/{challenge_id:str}/decline", status_code=204, tags=["challenges"], security=BEARER, scope=WRITE,
    responses=refusals(401, 403, 404, 429),
)  # fmt: skip
async def decline(context: Context, challenge_id: ChallengeId) -> None:
    """Say no. A table that was made for the challenge goes."""
    table = await own.decline(context.app_state, context.guest, challenge_id)
    await _tell(context, table)


@post(
    "/api/challenge/{challenge_id:str}/cancel", status_code=204, tags=["challenges"], security=BEARER, scope=WRITE,
    responses=refusals(401, 403, 404, 429),
)  # fmt: skip
async def cancel(context: Context, challenge_id: ChallengeId) -> None:
    """Take a challenge of one's own back. A table that was made for it goes."""
    table = await own.cancel(context.app_state, context.guest, challenge_id)
    await _tell(context, table)


@post("/t/{table_id:str}/invite", include_in_schema=False)
async def invite(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Ask a bot, by its name, to sit down at a table that waits: a challenge from its page."""

    async def work(found: Table) -> None:
        await own.to_table(context.app_state, found, context.guest, form.get("bot", ""))
        await invitations.read(context.app_state.store, found)

    return await act(context, table_id, work)


@post("/t/{table_id:str}/uninvite", include_in_schema=False)
async def uninvite(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Take the invitation of a bot back: the `challenge` that it got."""

    async def work(found: Table) -> None:
        await invitations.take_back(context.app_state, found, context.guest, form.get("challenge", ""))

    return await act(context, table_id, work)


async def _tell(context: RequestContext, table_id: str) -> None:
    """Let the host of a table see what has come of an invitation."""
    if not table_id:
        return
    with contextlib.suppress(Refused):
        await invitations.read(context.app_state.store, await context.app_state.tables.get(table_id))


async def _described(context: RequestContext, made: Challenge) -> ChallengeInfo:
    found = await own.described(context.app_state, made, context.guest.id)
    if found is None:
        raise Refused("unknown_table", "The table has been taken away meanwhile.")
    return found
