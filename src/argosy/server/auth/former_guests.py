"""Former guests of a browser, stored at login until it is chosen which belongings move."""

import time
from functools import partial

from sqlalchemy import Connection, delete, select

from argosy.server.api.api_models import public_id
from argosy.server.storage import upsert
from argosy.server.storage.database import Database
from argosy.server.storage.schema import former_guests


class FormerGuests:
    """Former guests in the database, by the guest that a browser became at login."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: str, former: str) -> None:
        """Keep that a browser has become a guest and whom it was before."""
        values = {"guest": guest, "former": former, "at": time.time()}
        await self._database.write(lambda connection: upsert.put(connection, former_guests, values))

    async def of(self, guest: str) -> list[str]:
        """The former guests of a guest, the oldest login first."""
        own = former_guests.c
        query = select(own.former).where(own.guest == guest).order_by(own.at, own.former)
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def named(self, guest: str, name: str) -> str | None:
        """The former guest of a guest by the name that pages have for them; None if there is none."""
        return next((former for former in await self.of(guest) if public_id(former) == name), None)

    async def drop(self, guest: str, former: str) -> None:
        """Leave behind what a former guest still has."""
        await self._database.write(partial(_drop, guest=guest, former=former))


def _drop(connection: Connection, guest: str, former: str) -> None:
    own = former_guests.c
    connection.execute(delete(former_guests).where(own.guest == guest, own.former == former))
