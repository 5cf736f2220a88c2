"""Versions of tables for several processes; owner of a table's bots; living processes."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns, and make the table of processes."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bots_owe", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("holder", sa.String(40), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )


def downgrade() -> None:
    """Forget them: one process serves a database."""
    op.drop_table("processes")
    for name in ("holder", "bots_owe", "version"):
        op.drop_column("tables", name)
