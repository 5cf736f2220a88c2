"""Rows of ratings. Functions of a connection, each called in a transaction of its own.

A table is rated by whoever has inserted its row in `rated`, which its key allows once. That comes first: a
second process waits at the row until the first one has committed, and only then reads what it would change.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update
from sqlalchemy.sql.selectable import FromClause

from argosy.server.club.rating import SETTLED, SURE, Rating, rated
from argosy.server.club.sides import BOT, GUEST, Finished, sides_of
from argosy.server.storage.rows import GameRequest, SeatRow, TableSummary
from argosy.server.storage.schema import accounts, guests, memberships, ratings, seats, tables
from argosy.server.storage.schema import rated as rated_tables

AGREED = '"ranked":true'
"""What the settings of a guest say, as JSON, who is shown in the ratings by name."""
BEST = 100

log = structlog.get_logger()


class RatingRow(msgspec.Struct, frozen=True):
    """One line of the ratings."""

    place: int | None
    """Among all who are shown; None with a provisional rating."""
    party: str
    name: str
    """Of a person; empty for a bot."""
    rating: Rating


def unrated(connection: Connection) -> list[str]:
    """Finished tables that nobody has looked at for ratings, in the order in which they ended."""
    own = tables.c
    query = (
        select(own.id, own.standing, own.created)
        .outerjoin(rated_tables, rated_tables.c.game == own.id)
        .where(own.phase == "over", rated_tables.c.game.is_(None))
    )
    return [row.id for row in sorted(connection.execute(query), key=lambda row: (_ended(row), row.id))]


def rate(connection: Connection, table: str, now: float) -> bool:
    """Rate a finished table; True if it has changed a rating.

    Raises IntegrityError where another process was faster.
    """
    connection.execute(insert(rated_tables).values(game=table, at=now))
    game = _finished(connection, table)
    sides = sides_of(game) if game is not None else []
    if game is None or not sides:
        return False
    parties = sorted({party for side in sides for party in side.parties})
    known = _known(connection, game.request.game, parties, for_change=True)
    changed = rated(sides, known, _with_account(connection, parties))
    for party, rating in changed.items():
        values = msgspec.structs.asdict(rating) | {"at": now}
        key = {"party": party, "game": game.request.game}
        if party in known:
            own = ratings.c.party == party, ratings.c.game == game.request.game
            connection.execute(update(ratings).where(*own).values(values))
        else:
            connection.execute(insert(ratings).values(values | key))
    return bool(changed)


def best(connection: Connection, game: str) -> list[RatingRow]:
    """The best of a game who are shown: bots, and people who have agreed, with settled ratings."""
    query = select(ratings, guests.c.name.label("called")).select_from(_with_guests())
    shown = (
        query.where(ratings.c.game == game, _is_shown())
        .order_by(_ordinal().desc(), ratings.c.party)
        .limit(BEST)
    )
    return [
        RatingRow(place, row.party, row.called or "", Rating(mu=row.mu, sigma=row.sigma, games=row.games))
        for place, row in enumerate(connection.execute(shown), 1)
    ]


def own_place(connection: Connection, game: str, guest: str) -> RatingRow | None:
    """Return the rating of a guest with the place among those shown; None without a rating.

    It is settled, and the place is the one that the guest would have.
    """
    found = _known(connection, game, [GUEST + guest]).get(GUEST + guest)
    if found is None:
        return None
    if not found.is_settled:
        return RatingRow(None, GUEST + guest, "", found)
    better = _ordinal() > found.mu - SURE * found.sigma
    others = ratings.c.game == game, ratings.c.party != GUEST + guest, _is_shown(), better
    number = select(func.count()).select_from(_with_guests()).where(*others)
    return RatingRow(int(connection.execute(number).scalar_one()) + 1, GUEST + guest, "", found)


def _ordinal() -> ColumnElement[float]:
    return ratings.c.mu - SURE * ratings.c.sigma


def _with_guests() -> FromClause:
    # Written so that a key of guests is looked up for each rating, not the other way round.
    return ratings.outerjoin(guests, func.substr(ratings.c.party, len(GUEST) + 1) == guests.c.id)


def _is_shown() -> ColumnElement[bool]:
    agreed = and_(guests.c.name != "", guests.c.settings.contains(AGREED))
    return and_(ratings.c.sigma <= SETTLED, or_(ratings.c.party.startswith(BOT), agreed))


def _with_account(connection: Connection, parties: Iterable[str]) -> set[str]:
    """Return the people among some parties who have an account.

    The name of a bot is none: anybody makes one at once.
    """
    people = [party.removeprefix(GUEST) for party in parties if party.startswith(GUEST)]
    found = select(accounts.c.guest).where(accounts.c.guest.in_(people))
    return {GUEST + guest for guest in connection.execute(found).scalars()}


def _known(
    connection: Connection, game: str, parties: Iterable[str], *, for_change: bool = False
) -> dict[str, Rating]:
    query = (
        select(ratings)
        .where(ratings.c.game == game, ratings.c.party.in_(list(parties)))
        .order_by(ratings.c.party)
    )
    rows = connection.execute(query.with_for_update() if for_change else query)
    return {row.party: Rating(mu=row.mu, sigma=row.sigma, games=row.games) for row in rows}


def _finished(connection: Connection, table: str) -> Finished | None:
    """Return the summary of a finished game; None if it was deleted or cannot be read."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    sat = connection.execute(select(seats).where(seats.c.game == table).order_by(seats.c.seat)).all()
    gone = select(memberships.c.guest, memberships.c.seat).where(
        memberships.c.game == table, memberships.c.gone
    )
    try:
        return Finished(
            request=msgspec.json.decode(row.request, type=GameRequest),
            standing=msgspec.json.decode(row.standing, type=TableSummary),
            seats=tuple(SeatRow(seat=one.seat, kind=one.kind, guest=one.guest, bot=one.bot) for one in sat),
            gone={one.guest: one.seat for one in connection.execute(gone)},
            is_guided=row.guide is not None,
        )
    except msgspec.DecodeError as error:
        log.error("a game cannot be rated", table=table, reason=str(error))  # noqa: TRY400  because the trace says no more
        return None


def _ended(row: Any) -> float:
    """Return the time of a game's end; of summaries without it, when its table was made."""
    try:
        return msgspec.json.decode(row.standing, type=TableSummary).ended or row.created
    except msgspec.DecodeError:
        return row.created
