"""The tables of the store. Changes go through a migration in `migrations/versions`; a test compares the two.

guests    people, known by a cookie
tables    one row a table (one game); `standing` is a summary for lists, the truth is in `entries`
seats     who sits where
entries   the append-only log of a game, the deal first; its primary key (game, seq) is the lock
"""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

# Constraints with names, because a migration can only change what it can name.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("request", Text, nullable=False),
    Column("standing", Text, nullable=False),
    Column("rematch", String(20), nullable=True),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(40), nullable=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=True),
    Index("ix_seats_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("moment", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

Index("ix_tables_phase", tables.c.phase, tables.c.created)
