"""Tournaments in the database: create, join, withdraw, begin, write a round, store results, delete.

Each method is one transaction. A method whose effect may happen only once returns whether it happened now.

A round is drawn by whoever moves the number of the last round on first; its tables are written in the same
transaction. So no process makes a table twice, and none leaves half a round behind.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from argosy.server.auth.name_keys import is_like_any
from argosy.server.settings import HOME, Limits
from argosy.server.storage import schema, stored_challenges, stored_tables
from argosy.server.storage.database import Database
from argosy.server.storage.row_limits import RowLimit, first_reached
from argosy.server.storage.rows import GameRequest, TableRow
from argosy.server.tables import table_limits
from argosy.server.tournaments.values import Entrant, SeatAssignment, State, Tournament

SEAT_LETTERS = 40
"""For which a seat has room in the database."""
LIST_LENGTH = 50
"""So many of each state the list shows."""


class StoredTournaments:
    """Store of tournaments: each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_id(self, tournament: str) -> Tournament | None:
        """A tournament with all that belongs to it, None if there is none of this id."""
        return await self._database.read(lambda connection: _whole(connection, tournament))

    async def of_states(self, *states: State) -> list[Tournament]:
        """The newest ones of some states, with those who take part, without their rounds."""

        def work(connection: Connection) -> list[Tournament]:
            own = schema.tournaments.c
            query = (
                select(schema.tournaments).where(own.state.in_(states)).order_by(own.created.desc(), own.id)
            )
            rows = connection.execute(query.limit(LIST_LENGTH)).all()
            entrants = _entrants(connection, [row.id for row in rows])
            return [_tournament(row, entrants.get(row.id, ()), ()) for row in rows]

        return await self._database.read(work)

    async def running(self) -> list[str]:
        """The ids of all that run."""
        query = select(schema.tournaments.c.id).where(schema.tournaments.c.state == "running")
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def add(self, tournament: Tournament, most: int) -> bool:
        """Keep a new one, unless its maker has so many that are not over, or their network twice as many.

        True when it is kept.
        """

        def work(connection: Connection) -> bool:
            own = schema.tournaments.c
            live = own.host == tournament.host, own.state != "over"
            limits = [RowLimit(f"tournaments of {tournament.host}", schema.tournaments, live, most)]
            if tournament.network:
                near = own.network == tournament.network, own.state != "over"
                limits.append(
                    RowLimit(f"tournaments from {tournament.network}", schema.tournaments, near, 2 * most)
                )
            if first_reached(connection, *limits):
                return False
            connection.execute(insert(schema.tournaments).values(_values(tournament)))
            return True

        return await self._database.write(work)

    async def enter(self, tournament: str, entrant: Entrant, invitation: str | None = None) -> str:
        """Let somebody take part, under the next number.

        Else why not: `closed`, `full`, `there` already, or `named` like another.

        A bot that is called like another gets a number after its name. invitation: the challenge that is
        accepted with it; `answered` where it is open no more.
        """
        return await self._database.write(
            lambda connection: _enter(connection, tournament, entrant, invitation)
        )

    async def remove(self, tournament: str, number: int) -> bool:
        """Take somebody out: before the beginning as if they had never been there, after it for the rounds
        to come.
        """

        def work(connection: Connection) -> bool:
            state = _state(connection, tournament)
            own = schema.entrants.c.tournament == tournament, schema.entrants.c.number == number
            if state == "open":
                return connection.execute(delete(schema.entrants).where(*own)).rowcount == 1
            if state == "running":
                return connection.execute(update(schema.entrants).where(*own).values(gone=True)).rowcount == 1
            return False

        return await self._database.write(work)

    async def begin(self, tournament: str, rounds: int, entrants: int) -> bool:
        """Let it begin with so many rounds. False when it has, or when not so many take part any more."""

        def work(connection: Connection) -> bool:
            _locked(connection, tournament)
            own = schema.entrants.c.tournament == tournament
            there = connection.execute(
                select(func.count()).select_from(schema.entrants).where(own)
            ).scalar_one()
            still = schema.tournaments.c.id == tournament, schema.tournaments.c.state == "open"
            begun = update(schema.tournaments).where(*still).values(state="running", rounds=rounds)
            return there == entrants and connection.execute(begun).rowcount == 1

        return await self._database.write(work)

    async def end(self, tournament: str) -> None:
        """Say that it is over."""
        running = schema.tournaments.c.id == tournament, schema.tournaments.c.state == "running"
        await self._database.write(
            lambda connection: connection.execute(
                update(schema.tournaments).where(*running).values(state="over")
            )
        )

    async def delete(self, tournament: str) -> bool:
        """Forget one that has not begun."""

        def work(connection: Connection) -> bool:
            if _state(connection, tournament) != "open":
                return False
            connection.execute(delete(schema.entrants).where(schema.entrants.c.tournament == tournament))
            connection.execute(delete(schema.tournaments).where(schema.tournaments.c.id == tournament))
            return True

        return await self._database.write(work)

    async def add_round(
        self,
        before: Tournament,
        tables: Sequence[TableRow],
        places: Sequence[SeatAssignment],
        limits: Limits = HOME,
    ) -> bool:
        """Write the next round with its tables. False when another process has drawn it.

        Refuses it where a limit leaves no room for all its tables, which count for the maker of the
        tournament.
        """

        def work(connection: Connection) -> bool:
            own = schema.tournaments.c
            still = own.id == before.id, own.state == "running", own.round == before.round
            claimed = update(schema.tournaments).where(*still).values(round=before.round + 1)
            if connection.execute(claimed).rowcount != 1:
                return False
            table_limits.check_limits(connection, limits, tables)
            for table in tables:
                stored_tables.add(connection, table)
            rows = [msgspec.structs.asdict(place) | {"tournament": before.id} for place in places]
            connection.execute(insert(schema.places), rows)
            return True

        return await self._database.write(work)

    async def settle(self, game: str, points: Sequence[float]) -> None:
        """Say what a game has brought that can never end, in the order of the seats."""

        def work(connection: Connection) -> None:
            open_ones = schema.places.c.game == game, schema.places.c.points.is_(None)
            seats = connection.execute(
                select(schema.places.c.seat).where(*open_ones).order_by(schema.places.c.seat)
            ).scalars()
            for seat, own in zip(list(seats), points, strict=False):
                place = schema.places.c.game == game, schema.places.c.seat == seat
                connection.execute(update(schema.places).where(*place).values(points=own))

        await self._database.write(work)


def _state(connection: Connection, tournament: str) -> str | None:
    """Lock a tournament until the transaction ends, and return its state; None if there is none of this
    id.
    """
    row = _locked(connection, tournament)
    return None if row is None else row.state


def _locked(connection: Connection, tournament: str) -> Row[Any] | None:
    query = select(schema.tournaments).where(schema.tournaments.c.id == tournament)
    return connection.execute(query.with_for_update()).one_or_none()


def _enter(connection: Connection, tournament: str, entrant: Entrant, invitation: str | None) -> str:
    row = _locked(connection, tournament)
    if row is None or row.state != "open":
        return "closed"
    there = _entrants(connection, [tournament]).get(tournament, ())
    if entrant.guest is not None and any(one.guest == entrant.guest for one in there):
        return "there"
    if len(there) >= row.most:
        return "full"
    name = _free_name(entrant, [one.name for one in there])
    if name is None:
        return "named"
    if invitation is not None and not stored_challenges.settle(connection, invitation, "accepted"):
        return "answered"
    number = max((one.number for one in there), default=0) + 1
    values = msgspec.structs.asdict(entrant) | {"tournament": tournament, "number": number, "name": name}
    connection.execute(insert(schema.entrants).values(values))
    return "entered"


def _free_name(entrant: Entrant, taken: Sequence[str]) -> str | None:
    """Return a name that looks like none of those that are taken: people have only one, bots have numbers."""
    if entrant.bot is None:
        return None if is_like_any(entrant.name, taken) else entrant.name
    numbered = (
        f"{entrant.name[: SEAT_LETTERS - len(end)]}{end}" for end in map(_end, range(1, len(taken) + 2))
    )
    return next(name for name in numbered if not is_like_any(name, taken))


def _end(number: int) -> str:
    return f" {number}" if number > 1 else ""


def _whole(connection: Connection, tournament: str) -> Tournament | None:
    row = connection.execute(
        select(schema.tournaments).where(schema.tournaments.c.id == tournament)
    ).one_or_none()
    if row is None:
        return None
    own = schema.places.c.tournament == tournament
    order = schema.places.c.round, schema.places.c.game, schema.places.c.seat, schema.places.c.number
    places = connection.execute(select(schema.places).where(own).order_by(*order)).mappings().all()
    found = tuple(SeatAssignment(**_without_tournament(place)) for place in places)
    return _tournament(row, _entrants(connection, [tournament]).get(tournament, ()), found)


def _entrants(connection: Connection, tournaments: Sequence[str]) -> dict[str, tuple[Entrant, ...]]:
    """Those who take part, by tournament, in the order of their numbers."""
    query = select(schema.entrants).where(schema.entrants.c.tournament.in_(tournaments))
    found: dict[str, tuple[Entrant, ...]] = {}
    for row in connection.execute(query.order_by(schema.entrants.c.number)).mappings().all():
        own = found.get(row["tournament"], ())
        found[row["tournament"]] = (*own, Entrant(**_without_tournament(row)))
    return found


def _without_tournament(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "tournament"}


def _values(tournament: Tournament) -> dict[str, Any]:
    values = msgspec.structs.asdict(tournament)
    del values["entrants"], values["places"]
    return values | {"request": msgspec.json.encode(tournament.request).decode()}


def _tournament(
    row: Row[Any], entrants: tuple[Entrant, ...], places: tuple[SeatAssignment, ...]
) -> Tournament:
    return Tournament(
        id=row.id,
        host=row.host,
        name=row.name,
        created=row.created,
        request=msgspec.json.decode(row.request, type=GameRequest),
        system=row.system,
        rounds=row.rounds,
        most=row.most,
        state=row.state,
        round=row.round,
        network=row.network,
        entrants=entrants,
        places=places,
    )
