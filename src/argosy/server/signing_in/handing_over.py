"""When somebody logs in, what the browser's guest has goes to the guest whose account it is.

All of it: tables, seats, the list of games, tokens, records, puzzles, challenges, tournaments. Not a table at which both sit: nobody can have two seats
there, so that seat stays with the guest of before. Nothing is handed over from a guest who has an account of their own: they can log in again.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, Table, select, update

from argosy.server import schema, stored_tables
from argosy.server.app_state import AppState
from argosy.server.database import Database
from argosy.server.signing_in.stored import StoredAccounts

OF_TABLES = (schema.seats, schema.sittings, schema.plans)
OTHERS = (
    (schema.tokens, "guest"),
    (schema.records, "guest"),
    (schema.challenges, "challenger"),
    (schema.challenges, "challenged"),
    (schema.tournaments, "host"),
)
ONE_EACH: tuple[tuple[Table, Sequence[str]], ...] = (
    (schema.tries, ("puzzle",)),
    (schema.handles, ()),
    (schema.entrants, ("tournament",)),
)
"""What a guest has once, by what it is told apart: only what the other one lacks is handed over."""


async def hand_over(app_state: AppState, before: str, after: str) -> None:
    """Give what one guest has to another."""
    accounts = StoredAccounts(app_state.store.database)
    if before == after or await accounts.of_guest(before):
        return
    database = app_state.store.database
    games = await database.read(lambda connection: _games(connection, before, after))
    for game in games:
        await _hand_over_table(app_state, database, game, before, after)
    await database.write(lambda connection: _others(connection, before, after))


def _games(connection: Connection, before: str, after: str) -> list[str]:
    """The tables where one sits or sat and the other does not, and those whose host the one is."""
    own, tables = schema.sittings.c, schema.tables.c
    theirs = select(own.game).where(own.guest == after)
    sat = select(own.game).where(own.guest == before, own.game.not_in(theirs))
    hosted = select(tables.id).where(tables.host == before)
    return list(connection.execute(sat.union(hosted)).scalars())


async def _hand_over_table(app_state: AppState, database: Database, game: str, before: str, after: str) -> None:
    def work(connection: Connection) -> int:
        version = stored_tables.touch(connection, game)
        sits = select(schema.sittings.c.game).where(schema.sittings.c.game == game, schema.sittings.c.guest == after)
        both = connection.execute(sits).first() is not None
        for rows in () if both else OF_TABLES:
            connection.execute(update(rows).where(rows.c.game == game, rows.c.guest == before).values(guest=after))
        own = schema.tables.c
        connection.execute(update(schema.tables).where(own.id == game, own.host == before).values(host=after))
        return version

    await app_state.tables.announce(game, await database.write(work))


def _others(connection: Connection, before: str, after: str) -> None:
    for rows, column in OTHERS:
        connection.execute(update(rows).where(rows.c[column] == before).values({column: after}))
    for rows, keys in ONE_EACH:
        theirs = rows.alias()
        same = [theirs.c[key] == rows.c[key] for key in keys]
        has_none = ~select(theirs.c.guest).where(theirs.c.guest == after, *same).exists()
        connection.execute(update(rows).where(rows.c.guest == before, has_none).values(guest=after))
