"""Daily voyages: the fixed deal of a table, and results by day and guest."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("tables", sa.Column("daily", sa.Text, nullable=True))
    op.create_table(
        "daily_results",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("result", sa.String(20), nullable=True),
        sa.Column("ended", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("game", name="pk_daily_results"),
    )
    op.create_index("ix_daily_results_day", "daily_results", ["day", "guest"], unique=True)
    op.create_index("ix_daily_results_guest", "daily_results", ["guest"])


def downgrade() -> None:
    """Forget both."""
    op.drop_table("daily_results")
    op.drop_column("tables", "daily")
