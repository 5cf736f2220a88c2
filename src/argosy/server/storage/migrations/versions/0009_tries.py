"""Tries of puzzles and whether they were solved."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table of tries."""
    op.create_table(
        "tries",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(20), nullable=False),
        sa.Column("at_once", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "puzzle", name="pk_tries"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("tries")
