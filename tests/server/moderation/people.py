"""Helpers of the tests of moderation: guests by name, rows of the database."""

from typing import Any

from sqlalchemy import Row, Select, select

from argosy.server.http.app_state import AppState
from argosy.server.storage import schema


async def guest_id(app_state: AppState, name: str) -> str:
    """The id of the guest who sits under a name somewhere, or is stored under it."""
    stored = select(schema.guests.c.id).where(schema.guests.c.name == name)
    sits = select(schema.seats.c.guest).where(schema.seats.c.name == name)
    found = await rows(app_state, stored) or await rows(app_state, sits)
    return str(found[0][0])


async def rows(app_state: AppState, query: Select[Any]) -> list[Row[Any]]:
    """All rows of a query."""
    return await app_state.store.database.read(lambda connection: list(connection.execute(query).all()))
