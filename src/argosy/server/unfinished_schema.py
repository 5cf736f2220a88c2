"""Tables of a first start that was cut off: whether anything is in them, and their removal.

Migrations run in one transaction, which a kill takes back. Older versions, a file that was copied meanwhile, or a tool that
commits each statement leave tables behind all the same.
"""

from sqlalchemy import Connection, MetaData, inspect, select, table

from argosy.server.schema import metadata

VERSION_TABLE = "alembic_version"
"""The table in which the migrations note how far they have come."""
BATCH_PREFIX = "_alembic_tmp_"
"""The names of copies that a migration makes of tables begin so."""


def own_tables(connection: Connection) -> list[str]:
    """The names of the tables of ours that are there, but for that of the migrations."""
    return sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))


def with_rows(connection: Connection, names: list[str]) -> list[str]:
    """Those of the tables in which there is a row."""
    return [name for name in names if connection.execute(select(1).select_from(table(name)).limit(1)).first()]


def has_nothing_of_anybody(connection: Connection) -> bool:
    """Are all tables of the database ours, by names and columns, and without a row?"""
    names = [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]
    return all(_is_ours(connection, name) for name in names) and not with_rows(connection, names)


def drop_tables(connection: Connection) -> None:
    """Remove every table, that of the migrations too."""
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _is_ours(connection: Connection, name: str) -> bool:
    known = metadata.tables.get(name.removeprefix(BATCH_PREFIX))
    return known is not None and {column["name"] for column in inspect(connection).get_columns(name)} <= set(
        known.c.keys()
    )
