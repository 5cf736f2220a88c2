"""Planned moves."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table of plans."""
    op.create_table(
        "plans",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("text", sa.String(120), nullable=False),
        sa.Column("price", sa.Integer, nullable=False),
        sa.Column("dropped", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["tables.id"], name="fk_plans_game"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_plans"),
    )


def downgrade() -> None:
    """Forget them: everybody chooses when it is their turn."""
    op.drop_table("plans")
