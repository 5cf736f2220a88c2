"""Challenges of bots to a waiting table or to a tournament.

The truth is in the database; a signal only lets streams of this process look at once.
"""

import random
import time

from argosy.server.api.api_models import ChallengeInfo, ruleset_of
from argosy.server.api.bot_accounts import bot_named, player
from argosy.server.auth import ids
from argosy.server.engine import player_seats
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.http.form_fields import DEFAULT_BOT, others
from argosy.server.storage.rows import GameRequest, Guest
from argosy.server.storage.store import Store
from argosy.server.storage.stored_challenges import Challenge, State
from argosy.server.tables.table import Table

DAY = 24 * 3600.0
"""Seconds for which a challenge is open."""
MOST = 10
"""Open challenges by one account."""


def open_since() -> float:
    """Challenges that are older than this are open no more."""
    return time.time() - DAY


async def described(app_state: AppState, challenge: Challenge, guest: str) -> ChallengeInfo | None:
    """A challenge as one of the two knows it; None when its table or tournament is gone."""
    store, request = app_state.store, await _request_of(app_state, challenge)
    if request is None:
        return None
    return ChallengeInfo(
        id=challenge.id,
        table=challenge.game or None,
        tournament=challenge.tournament,
        direction="out" if challenge.challenger == guest else "in",
        challenger=await player(store, challenge.challenger),
        challenged=await player(store, challenge.challenged),
        ruleset=ruleset_of(request),
        created=challenge.created,
        expires=challenge.created + DAY,
    )


async def _request_of(app_state: AppState, challenge: Challenge) -> GameRequest | None:
    """The game that would be played; None when the table or tournament is gone."""
    if challenge.tournament is None:
        found = await app_state.store.table(challenge.game)
    else:
        found = await app_state.tournaments.stored.of_id(challenge.tournament)
    return None if found is None else found.request


async def with_table(
    app_state: AppState,
    guest: Guest,
    handle: str,
    request: GameRequest,
    bots: tuple[str, ...],
    seat: int | None,
    network: str = "",
) -> Challenge:
    """Make a table and ask a bot to sit down there. network: keyed hash of the address that asks for it."""
    challenged = await other_bot(app_state.store, guest, handle)
    await clear_late(app_state, guest)
    kinds = _kinds(request, bots, seat)
    table = await app_state.tables.create(guest, request, kinds, network=network)
    try:
        return await add(app_state, guest, challenged, game=table, makes_table=True)
    except Refused:
        await app_state.tables.take_away(table)
        raise


async def to_table(app_state: AppState, table: Table, guest: Guest, handle: str) -> Challenge:
    """Ask a bot to sit down at a table that waits: its host may."""
    if guest.id != table.row.host:
        raise Refused("not_host", "Only the host of the table invites bots.")
    if table.row.phase != "waiting":
        raise Refused("already_started", "The game has begun already.")
    if not any(one.kind == "open" for one in table.row.seats):
        raise Refused("table_full", "All seats of this table are taken.")
    challenged = await other_bot(app_state.store, guest, handle)
    return await add(app_state, guest, challenged, game=table.id)


async def accept(app_state: AppState, guest: Guest, found: Challenge) -> Table:
    """Sit down at the table of an open challenge. The game begins when everybody is there."""
    table = await app_state.tables.get(found.game)
    name = (await player(app_state.store, guest)).name

    async def sit() -> None:
        before = table.row.seats
        await table.take_seat(guest, name)
        # Before the game begins: a challenge whose table waits no more while it is open counts as taken back.
        if not await app_state.store.settle_challenge(found.id, "accepted"):
            await table.put_seats(before)
            raise unknown()
        await table.begin_if_full()

    await table.ask(sit)
    app_state.signals.give(found.challenger, *(one.guest for one in table.row.seats))
    return table


async def decline(app_state: AppState, guest: Guest, challenge: str) -> str:
    """Say no; the table to which it was, empty for a tournament."""
    found = await incoming(app_state, guest, challenge)
    await _end(app_state, found, "declined")
    return found.game


async def cancel(app_state: AppState, guest: Guest, challenge: str) -> str:
    """Take a challenge back; the table to which it was, empty for a tournament."""
    found = await _open(app_state.store, challenge)
    if found.challenger != guest.id:
        raise unknown()
    await _end(app_state, found, "canceled")
    return found.game


async def clear_late(app_state: AppState, guest: Guest) -> None:
    """Take away what nobody has answered in time."""
    for late in await app_state.store.late_challenges(guest.id, open_since()):
        await _end(app_state, late, "canceled")


async def add(
    app_state: AppState,
    guest: Guest,
    challenged: str,
    *,
    game: str = "",
    tournament: str | None = None,
    makes_table: bool = False,
) -> Challenge:
    """Keep a new challenge to a table or a tournament, and tell both."""
    challenge = Challenge(
        id=ids.table_id(),
        game=game,
        challenger=guest.id,
        challenged=challenged,
        created=time.time(),
        makes_table=makes_table,
        tournament=tournament,
    )
    kept = await app_state.store.add_challenge(challenge, open_since(), MOST)
    if kept == "full":
        raise Refused(
            "too_many_challenges", f"{MOST} challenges of yours are open: cancel one of them first."
        )
    if kept == "asked":
        raise Refused("already_challenged", "That bot is asked already: wait for its answer.")
    app_state.signals.give(guest.id, challenged)
    return challenge


async def _end(app_state: AppState, challenge: Challenge, state: State) -> None:
    """Nothing comes of a challenge; a table that was made for it goes, as long as it waits and nobody else
    has come.
    """
    if not await app_state.store.settle_challenge(challenge.id, state):
        raise unknown()
    if challenge.makes_table:
        await _take_away(app_state, challenge)
    app_state.signals.give(challenge.challenger, challenge.challenged)


async def _take_away(app_state: AppState, challenge: Challenge) -> None:
    row = await app_state.store.table(challenge.game)
    if row is None or any(one.guest not in (None, challenge.challenger) for one in row.seats):
        return
    table = await app_state.tables.get(challenge.game)

    async def leave() -> None:
        if table.row.phase == "waiting":
            await table.take_away()

    await table.ask(leave)
    if table.is_gone:
        await app_state.tables.forget(challenge.game)


async def other_bot(store: Store, guest: Guest, handle: str) -> str:
    """The bot of a name, which is somebody else."""
    challenged = await bot_named(store, handle)
    if challenged == guest.id:
        raise Refused("own_bot", "That is you: ask another bot.")
    return challenged


async def incoming(app_state: AppState, guest: Guest, challenge: str) -> Challenge:
    """A challenge to a guest that is open."""
    found = await _open(app_state.store, challenge)
    if found.challenged != guest.id:
        raise unknown()
    return found


async def _open(store: Store, challenge: str) -> Challenge:
    found = await store.challenge(challenge)
    if found is None or found.state != "open" or found.created < open_since():
        raise unknown()
    return found


def unknown() -> Refused:
    """The refusal of a challenge that is not there, or not open."""
    return Refused(
        "unknown_challenge", "There is no such open challenge: it was answered, taken back, or is too old."
    )


def _kinds(request: GameRequest, bots: tuple[str, ...], seat: int | None) -> dict[int, str]:
    """Return the players by seat: the challenger, the challenged, bots of ours elsewhere."""
    seats = player_seats(request)
    if seat is not None and seat not in seats:
        raise Refused("bad_form", f"seat is one of {', '.join(map(str, seats))}, not {seat}.")
    if len(bots) not in (0, len(seats) - 2):
        raise Refused(
            "bad_form", f"bots names {len(seats) - 2} bots for the seats of neither of you, not {len(bots)}."
        )
    for name in bots:
        if f"bot:{name}" not in others(request.game):
            raise Refused(
                "bad_form", f"bots: there is no {name!r:.40}; there are {', '.join(_ours(request.game))}."
            )
    own = random.choice(seats) if seat is None else seat
    rest = iter(("friend", *(f"bot:{name}" for name in bots or [DEFAULT_BOT] * (len(seats) - 2))))
    return {one: "you" if one == own else next(rest) for one in seats}


def _ours(game: str) -> list[str]:
    return [kind.removeprefix("bot:") for kind in others(game) if kind.startswith("bot:")]
