"""Expired rows: queries that delete the oldest ones, some at a time. Functions of a connection.

Times are seconds since 1970. A row has expired when it was used last before the moment `before`.
"""

from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, Table, delete, func, select, update

from argosy.server.storage import stored_records
from argosy.server.storage.schema import (
    accounts,
    acts,
    challenges,
    daily_results,
    entrants,
    entries,
    former_guests,
    guests,
    handles,
    hooks,
    memberships,
    places,
    records,
    reports,
    subscriptions,
    tables,
    talk,
    tokens,
    tournaments,
    tries,
)

AT_ONCE = 500
"""Rows that are deleted in one transaction."""
NEEDED_BY = (
    memberships.c.guest,
    daily_results.c.guest,
    accounts.c.guest,
    tokens.c.guest,
    handles.c.guest,
    records.c.guest,
    hooks.c.guest,
    subscriptions.c.guest,
    challenges.c.challenger,
    challenges.c.challenged,
    tournaments.c.host,
    entrants.c.guest,
    tables.c.host,
    former_guests.c.guest,
    former_guests.c.former,
)
"""Columns that name a guest who must be kept."""


def note_seen(connection: Connection, watched: Collection[str], now: float) -> None:
    """Keep that pages of some tables are open now."""
    if watched:
        connection.execute(update(tables).where(tables.c.id.in_(watched)).values(seen=now))


def waiting_tables(connection: Connection, before: float) -> Mapping[str, int]:
    """Versions by id of tables that have waited for people since before a moment, with no page open."""
    return _versions(connection, tables.c.phase == "waiting", _unseen(before))


def deserted_games(connection: Connection, before: float) -> Mapping[str, int]:
    """Versions by id of unfinished games without a choice or an open page since a moment.

    None is of a tournament.
    """
    last_line = select(func.max(entries.c.at)).where(entries.c.game == tables.c.id).scalar_subquery()
    in_tournament = select(places.c.game).where(places.c.game == tables.c.id).exists()
    return _versions(
        connection, tables.c.phase == "playing", _unseen(before), last_line < before, ~in_tournament
    )


def delete_open_tournaments(connection: Connection, before: float) -> int:
    """Delete tournaments that were made before a moment, have never begun, and have too few entrants to
    begin.
    """
    entered = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
    old = select(tournaments.c.id).where(
        tournaments.c.state == "open", tournaments.c.created < before, entered < 2
    )
    found = list(connection.execute(old.limit(AT_ONCE).with_for_update()).scalars())
    connection.execute(delete(entrants).where(entrants.c.tournament.in_(found)))
    connection.execute(delete(tournaments).where(tournaments.c.id.in_(found)))
    return len(found)


def delete_challenges(connection: Connection, before: float) -> int:
    """Delete challenges and invitations that were sent before a moment: they are open for a day."""
    return _delete(connection, challenges, challenges.c.created < before)


def delete_records(connection: Connection, before: float) -> int:
    """Delete records that guests have uploaded before a moment; imported ones stay."""
    old = select(records.c.id).where(records.c.guest != stored_records.IMPORTED, records.c.created < before)
    found = list(connection.execute(old.limit(AT_ONCE)).scalars())
    stored_records.remove(connection, found)
    return len(found)


def delete_unused_tokens(connection: Connection, before: float) -> int:
    """Delete tokens that were made before a moment and have never been used."""
    old = tokens.c.used == 0, tokens.c.created < before, tokens.c.stream == ""
    return _delete(connection, tokens, *old)


def delete_idle_guests(connection: Connection, before: float) -> int:
    """Delete names and settings that were changed last before a moment, of guests whom nothing else names.

    Those who have ended sessions stay, because their old cookies would open something again; likewise
    operators, and who is banned or muted.
    """
    needed = (select(column).where(column == guests.c.id).exists() for column in NEEDED_BY)
    sanctioned = (guests.c.banned_until > before) | (guests.c.muted_until > before) | guests.c.is_operator
    idle = guests.c.seen < before, guests.c.epoch == 0, ~sanctioned
    return _delete(connection, guests, *idle, *(~one for one in needed))


def delete_idle_tries(connection: Connection, before: float) -> int:
    """Delete tries of puzzles before a moment, of guests without a game and an account."""
    games = select(memberships.c.guest).where(memberships.c.guest == tries.c.guest).exists()
    account = select(accounts.c.guest).where(accounts.c.guest == tries.c.guest).exists()
    return connection.execute(delete(tries).where(tries.c.at < before, ~games, ~account)).rowcount


def finished_games(connection: Connection, before: float) -> Mapping[str, int]:
    """Versions by id of games that ended before a moment, with no page open since."""
    last_line = select(func.max(entries.c.at)).where(entries.c.game == tables.c.id).scalar_subquery()
    return _versions(connection, tables.c.phase == "over", _unseen(before), last_line < before)


def delete_old_talk(connection: Connection, before: float) -> int:
    """Delete lines of talk that were written before a moment at tables whose games are over."""
    is_over = select(tables.c.id).where(tables.c.phase == "over")
    old = select(talk.c.game).where(talk.c.at < before, talk.c.game.in_(is_over)).distinct().limit(AT_ONCE)
    found = list(connection.execute(old).scalars())
    return connection.execute(delete(talk).where(talk.c.game.in_(found), talk.c.at < before)).rowcount


def delete_old_reports(connection: Connection, before: float) -> int:
    """Delete reports that were settled before a moment, and acts of operators of before it."""
    settled = _delete(connection, reports, reports.c.settled > 0, reports.c.settled < before)
    acted = select(acts.c.number).where(acts.c.done > 0, acts.c.done < before).limit(AT_ONCE)
    found = list(connection.execute(acted).scalars())
    return settled + connection.execute(delete(acts).where(acts.c.number.in_(found))).rowcount


def _unseen(before: float) -> ColumnElement[bool]:
    return (tables.c.created < before) & (tables.c.seen < before)


def _versions(connection: Connection, *where: ColumnElement[bool]) -> Mapping[str, int]:
    query = select(tables.c.id, tables.c.version).where(*where).order_by(tables.c.created).limit(AT_ONCE)
    return {row.id: row.version for row in connection.execute(query)}


def _delete(connection: Connection, rows: Table, *where: ColumnElement[bool]) -> int:
    found = list(connection.execute(select(rows.c.id).where(*where).limit(AT_ONCE)).scalars())
    return connection.execute(delete(rows).where(rows.c.id.in_(found))).rowcount
