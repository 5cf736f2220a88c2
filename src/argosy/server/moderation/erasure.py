"""Erasure of a guest: all that names them goes, and games of others keep their moves.

The seats of finished games and what was said there lose name and guest. Unfinished games are left before
(`moderator.py`). Results of tournaments stay under a number. What stands in backups stays there.
"""

from collections.abc import Mapping

from sqlalchemy import Connection, and_, delete, or_, select, update

from argosy.server.auth.stored_accounts import forget
from argosy.server.club.sides import GUEST
from argosy.server.storage import schema, stored_tables

OF_A_GUEST = (
    schema.memberships.c.guest,
    schema.plans.c.guest,
    schema.daily_results.c.guest,
    schema.records.c.guest,
    schema.tries.c.guest,
    schema.tokens.c.guest,
    schema.handles.c.guest,
    schema.hooks.c.guest,
    schema.subscriptions.c.guest,
    schema.former_guests.c.guest,
    schema.former_guests.c.former,
    schema.challenges.c.challenger,
    schema.challenges.c.challenged,
    schema.tickets.c.guest,
    schema.reports.c.guest,
)
"""Columns of rows that are nothing but the guest's."""


def erase(connection: Connection, guest: str) -> Mapping[str, int]:
    """Erase a guest, and return the new versions of the tables that look different now, by id.

    A guest who is banned keeps a row without a name, so that the ban stays.
    """
    sat = schema.memberships.c.guest == guest
    games = list(connection.execute(select(schema.memberships.c.game).where(sat)).scalars())
    _erase_from_games(connection, guest)
    _erase_from_tournaments(connection, guest)
    records = select(schema.records.c.id).where(schema.records.c.guest == guest)
    own = list(connection.execute(records).scalars())
    connection.execute(delete(schema.analyses).where(schema.analyses.c.id.in_(own)))
    for column in OF_A_GUEST:
        connection.execute(delete(column.table).where(column == guest))
    forget(connection, guest)
    accused = update(schema.reports).where(schema.reports.c.accused == guest)
    connection.execute(accused.values(accused="", name="", quote=""))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.party == GUEST + guest))
    renamed = update(schema.acts).where(schema.acts.c.target == guest, schema.acts.c.kind == "rename")
    connection.execute(renamed.values(text=""))
    _erase_row(connection, guest)
    return {game: stored_tables.touch(connection, game) for game in games}


def _erase_from_games(connection: Connection, guest: str) -> None:
    """Take name and guest off seats, lines of talk and tables."""
    talk, seats, sat = schema.talk.c, schema.seats.c, schema.memberships.c
    # Lines of before guests stood beside them are known by the seat and the name that it has.
    theirs = select(seats.game).where(
        seats.guest == guest, seats.game == talk.game, seats.seat == talk.seat, seats.name == talk.name
    )
    said = or_(talk.guest == guest, and_(talk.guest == "", theirs.exists()))
    connection.execute(delete(schema.talk).where(said))
    connection.execute(update(schema.seats).where(seats.guest == guest).values(guest=None, name=""))
    had = select(sat.game).where(sat.guest == guest, sat.game == seats.game, sat.seat == seats.seat)
    connection.execute(
        update(schema.seats).where(seats.has_left, had.exists()).values(name="", has_left=False)
    )
    for column in (schema.tables.c.host, schema.tables.c.maker):
        connection.execute(update(schema.tables).where(column == guest).values({column.name: ""}))


def _erase_from_tournaments(connection: Connection, guest: str) -> None:
    entrants = schema.entrants
    query = select(entrants.c.tournament, entrants.c.number).where(entrants.c.guest == guest)
    for row in connection.execute(query).all():
        own = entrants.c.tournament == row.tournament, entrants.c.number == row.number
        connection.execute(update(entrants).where(*own).values(guest=None, name=f"#{row.number}", gone=True))
    connection.execute(update(schema.tournaments).where(schema.tournaments.c.host == guest).values(host=""))


def _erase_row(connection: Connection, guest: str) -> None:
    """Delete the row of a guest; end their sessions and keep the ban of one who has one."""
    own = schema.guests.c.id == guest
    sanctioned = or_(schema.guests.c.banned_until > 0, schema.guests.c.muted_until > 0)
    kept = update(schema.guests).where(own, sanctioned)
    connection.execute(
        kept.values(name="", settings="{}", epoch=schema.guests.c.epoch + 1, is_operator=False)
    )
    connection.execute(delete(schema.guests).where(own, ~sanctioned))
