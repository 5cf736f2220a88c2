"""Bringing a database to the newest form. The migrations travel in the package and run at every start."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0011"
"""The newest migration. A test holds it equal to what the scripts say."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database has not seen yet."""
    if current(connection) != HEAD:
        _run_alembic(connection)


def current(connection: Connection) -> str | None:
    """The last migration that a database has seen; asked without Alembic, because its import costs start-up time."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _run_alembic(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415  because most starts need no migration
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
