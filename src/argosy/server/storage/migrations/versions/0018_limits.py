"""Columns for limits, fair turns, expiry and public versions."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

MAKERS = """
UPDATE tables SET maker = (SELECT tournaments.host FROM tournaments WHERE 'tournament ' || tournaments.id = tables.host)
WHERE EXISTS (SELECT 1 FROM tournaments WHERE 'tournament ' || tournaments.id = tables.host)
"""
"""The host of a table of a tournament is `tournament ID`."""


def upgrade() -> None:
    """Add the columns.

    Tables so far count for their hosts, those of tournaments for whoever made the tournament.
    """
    op.add_column("tables", sa.Column("maker", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("network", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("tournaments", sa.Column("network", sa.String(16), nullable=False, server_default=""))
    op.add_column("records", sa.Column("network", sa.String(16), nullable=False, server_default=""))
    op.add_column("answers", sa.Column("owner", sa.String(40), nullable=False, server_default=""))
    op.add_column("answers", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    # As if all tables had just been open, so that none expires before anybody could come back.
    op.execute(f"UPDATE tables SET maker = host, shown = version, seen = {time.time():.0f}")  # noqa: S608  a number of ours
    op.execute(MAKERS)
    op.create_index("ix_tables_maker", "tables", ["maker", "phase"])
    op.create_index("ix_records_guest", "records", ["guest"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_records_guest", "records")
    op.drop_index("ix_tables_maker", "tables")
    for table in ("tournaments", "records"):
        op.drop_column(table, "network")
    for name in ("turn", "owner"):
        op.drop_column("answers", name)
    for name in ("shown", "seen", "network", "maker"):
        op.drop_column("tables", name)
