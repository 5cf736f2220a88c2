"""Upsert of a row in one statement, safe when two processes write the same row."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(connection: Connection, table: Table, values: Mapping[str, Any], changed: Iterable[str] = ()) -> bool:
    """Insert a row; of one that is there already, by its primary key, write the columns `changed` anew.

    True when something was written: not for a row that is there and of which nothing is to be changed.
    """
    is_sqlite = connection.dialect.name == "sqlite"
    statement = (sqlite.insert if is_sqlite else postgresql.insert)(table).values(values)
    key, anew = [column.name for column in table.primary_key], {name: values[name] for name in changed}
    if anew:
        statement = statement.on_conflict_do_update(index_elements=key, set_=anew)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=key)
    return connection.execute(statement).rowcount == 1
