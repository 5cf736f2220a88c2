"""Account linking: moves the ticked belongings of a former guest to the account's guest.

Tables, seats, records, puzzles, challenges, tournaments and the name of a bot can move. Not a table at which
both sit: nobody can have two seats there. Nothing moves from a guest who has an account: they can log in
again. Tokens, webhooks and browsers that are told of turns never move: whoever has them would act and read as
the owner of the account.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, Table, delete, func, or_, select, update

from argosy.server.auth.former_guests import FormerGuests
from argosy.server.auth.stored_accounts import StoredAccounts
from argosy.server.club import club_extra
from argosy.server.club.sides import may_count
from argosy.server.http.app_state import AppState
from argosy.server.storage import schema, stored_tables
from argosy.server.storage.rows import GameRequest
from argosy.web.account.models import CHALLENGES, GAME, HANDLE, PUZZLES, RECORDS, TOURNAMENT, Belongings

OF_TABLES = (schema.seats, schema.memberships, schema.plans)
OTHERS: dict[str, Sequence[tuple[Table, str]]] = {
    RECORDS: ((schema.records, "guest"),),
    CHALLENGES: ((schema.challenges, "challenger"), (schema.challenges, "challenged")),
}
ONE_EACH: dict[str, tuple[Table, Sequence[str]]] = {
    PUZZLES: (schema.tries, ("puzzle",)),
    HANDLE: (schema.handles, ()),
}
"""By tick what a guest has once, and by what it is told apart: only what the other one lacks can move."""


async def log_in(app_state: AppState, before: str, after: str) -> bool:
    """Keep whom a browser was before it logs in to an account. False if there is nothing to choose."""
    accounts = StoredAccounts(app_state.store.database)
    if before == after or await accounts.of_guest(before) or not await belongings(app_state, before, after):
        return False
    await FormerGuests(app_state.store.database).add(after, before)
    return True


async def belongings(app_state: AppState, former: str, guest: str) -> Belongings | None:
    """All of a former guest that can move to a guest; None if that is nothing."""
    return await app_state.store.database.read(lambda connection: _belongings(connection, former, guest))


async def waiting(app_state: AppState, guest: str) -> str | None:
    """The first former guest of a guest about whom there is something to choose.

    Those of whom nothing is left are forgotten.
    """
    accounts, formers = StoredAccounts(app_state.store.database), FormerGuests(app_state.store.database)
    for former in await formers.of(guest):
        if not await accounts.of_guest(former) and await belongings(app_state, former, guest):
            return former
        await formers.drop(guest, former)
    return None


async def move(app_state: AppState, former: str, guest: str, ticked: Collection[str]) -> None:
    """Give a guest what was ticked of what a former guest has."""
    if await StoredAccounts(app_state.store.database).of_guest(former):
        return
    found = await belongings(app_state, former, guest)
    for game in found.games if found else ():
        if f"{GAME}{game}" in ticked:
            await _move_table(app_state, game, former, guest)
    await app_state.store.database.write(lambda connection: _move_others(connection, former, guest, ticked))


def _belongings(connection: Connection, former: str, guest: str) -> Belongings | None:
    tournaments = select(schema.tournaments.c.id, schema.tournaments.c.name)
    found = Belongings(
        games=_movable_games(connection, former, guest),
        tournaments=tuple(
            (row.id, row.name)
            for row in connection.execute(
                tournaments.where(schema.tournaments.c.id.in_(_tournaments(former, guest)))
            )
        ),
        records=_count(connection, schema.records, schema.records.c.guest == former),
        puzzles=_count(connection, schema.tries, *_movable(PUZZLES, former, guest)),
        challenges=_count(
            connection,
            schema.challenges,
            or_(schema.challenges.c.challenger == former, schema.challenges.c.challenged == former),
        ),
        handle=connection.execute(
            select(schema.handles.c.handle).where(*_movable(HANDLE, former, guest))
        ).scalar_one_or_none()
        or "",
    )
    return None if found == Belongings() else found


def _count(connection: Connection, rows: Table, *which: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(rows).where(*which)).scalar_one())


def _games(former: str, guest: str) -> Select[Any]:
    """The tables where the one sits or sat and the other does not, and those whose host the one is; the
    newest first.
    """
    own, tables = schema.memberships.c, schema.tables.c
    theirs = select(own.game).where(own.guest == guest)
    sat = select(own.game).where(own.guest == former, own.game.not_in(theirs))
    return (
        select(tables.id)
        .where(or_(tables.id.in_(sat), tables.host == former))
        .order_by(tables.created.desc())
    )


def _movable_games(connection: Connection, former: str, guest: str) -> tuple[str, ...]:
    """The ids of tables that can move, the newest first: not those whose rating is still open, or a loss
    could be handed over.
    """
    own = schema.tables.c
    has_rating = select(schema.rated.c.game).where(schema.rated.c.game == own.id).exists()
    query = select(own.id, own.phase, own.request, own.guide, has_rating.label("has_rating"))
    wanted = _games(former, guest).with_only_columns(own.id).order_by(None)
    rows = connection.execute(query.where(own.id.in_(wanted)).order_by(own.created.desc())).all()
    return tuple(row.id for row in rows if not _awaits_rating(row))


def _awaits_rating(row: Any) -> bool:
    request = msgspec.json.decode(row.request, type=GameRequest)
    may_be_rated = request.clock > 0 and may_count(request, is_guided=row.guide is not None)
    is_open = row.phase == "playing" or (
        row.phase == "over" and not row.has_rating and club_extra.has(club_extra.RATINGS)
    )
    return may_be_rated and is_open


def _tournaments(former: str, guest: str) -> Select[Any]:
    """The tournaments that the one has made, and those in which the one takes part and the other does not."""
    own, made = schema.entrants.c, schema.tournaments.c
    theirs = select(own.tournament).where(own.guest == guest)
    entered = select(own.tournament).where(own.guest == former, own.tournament.not_in(theirs))
    return select(made.id).where(or_(made.id.in_(entered), made.host == former))


def _movable(tick: str, former: str, guest: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Conditions on rows of a kind that the former guest has and the guest lacks."""
    rows, keys = ONE_EACH[tick]
    theirs = rows.alias()
    same = [theirs.c[key] == rows.c[key] for key in keys]
    return rows.c.guest == former, ~select(theirs.c.guest).where(theirs.c.guest == guest, *same).exists()


async def _move_table(app_state: AppState, game: str, former: str, guest: str) -> None:
    def work(connection: Connection) -> int:
        version = stored_tables.touch(connection, game)
        if game not in _movable_games(connection, former, guest):
            return version
        sits = select(schema.memberships.c.game).where(
            schema.memberships.c.game == game, schema.memberships.c.guest == guest
        )
        both = connection.execute(sits).first() is not None
        for rows in () if both else OF_TABLES:
            connection.execute(
                update(rows).where(rows.c.game == game, rows.c.guest == former).values(guest=guest)
            )
        _move_voyage(connection, game, former, guest)
        own, hooks = schema.tables.c, schema.hooks.c
        connection.execute(update(schema.tables).where(own.id == game, own.host == former).values(host=guest))
        connection.execute(delete(schema.hooks).where(hooks.game == game, hooks.guest == former))
        return version

    await app_state.tables.announce(game, await app_state.store.database.write(work))


def _move_voyage(connection: Connection, game: str, former: str, guest: str) -> None:
    """Move the result of a daily voyage with its table, unless the guest has one of that day."""
    own = schema.daily_results.c
    theirs = select(own.day).where(own.guest == guest)
    which = own.game == game, own.guest == former, own.day.not_in(theirs)
    connection.execute(update(schema.daily_results).where(*which).values(guest=guest))


def _move_others(connection: Connection, former: str, guest: str, ticked: Collection[str]) -> None:
    for tick, columns in OTHERS.items():
        for rows, column in columns if tick in ticked else ():
            connection.execute(update(rows).where(rows.c[column] == former).values({column: guest}))
    for tick, (rows, _) in ONE_EACH.items():
        if tick in ticked:
            connection.execute(update(rows).where(*_movable(tick, former, guest)).values(guest=guest))
    for tournament in list(connection.execute(_tournaments(former, guest)).scalars()):
        if f"{TOURNAMENT}{tournament}" in ticked:
            _move_tournament(connection, tournament, former, guest)


def _move_tournament(connection: Connection, tournament: str, former: str, guest: str) -> None:
    own, made = schema.entrants.c, schema.tournaments.c
    is_host = made.id == tournament, made.host == former
    connection.execute(update(schema.tournaments).where(*is_host).values(host=guest))
    enters = own.tournament == tournament, own.guest == guest
    if connection.execute(select(own.number).where(*enters)).first() is None:
        entered = own.tournament == tournament, own.guest == former
        connection.execute(update(schema.entrants).where(*entered).values(guest=guest))
