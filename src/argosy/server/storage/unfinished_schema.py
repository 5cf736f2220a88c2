"""Tables of an interrupted first start: detection and removal.

Migrations run in one transaction, which a kill takes back. Older versions, a file that was copied meanwhile,
or a tool that commits each statement leave tables behind all the same.
"""

from sqlalchemy import Connection, MetaData, inspect, select, table

from argosy.server.storage.schema import metadata

VERSION_TABLE = "alembic_version"
"""Table that holds the last migration."""
BATCH_PREFIX = "_alembic_tmp_"
"""Prefix of the copies that a migration makes of tables."""
FORMER_TABLES = {"answers": {"id", "job", "wanted", "attempts", "worker", "answer", "owner", "turn"}}
"""Tables that one migration makes and a later one drops, with their columns."""


def own_tables(connection: Connection) -> list[str]:
    """Return the names of the tables of the schema that exist."""
    return sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))


def tables_with_rows(connection: Connection, names: list[str]) -> list[str]:
    """Return the names of the tables that have a row."""
    return [name for name in names if connection.execute(select(1).select_from(table(name)).limit(1)).first()]


def has_only_empty_tables(connection: Connection) -> bool:
    """Do all tables of the database belong to the schema, by name and columns, and have no row?"""
    names = [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]
    return all(_is_ours(connection, name) for name in names) and not tables_with_rows(connection, names)


def drop_tables(connection: Connection) -> None:
    """Drop every table, that of the migrations too."""
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _is_ours(connection: Connection, name: str) -> bool:
    name_of_table = name.removeprefix(BATCH_PREFIX)
    known = metadata.tables.get(name_of_table)
    columns = FORMER_TABLES.get(name_of_table) if known is None else set(known.c.keys())
    found = {column["name"] for column in inspect(connection).get_columns(name)}
    return columns is not None and found <= columns
