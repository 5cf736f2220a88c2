"""Ratings of people and bots."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
# The newest one that there was; whoever brings 0012 and 0013 along names the last of them here.
down_revision = "0011"


def upgrade() -> None:
    """Make the tables of a club."""
    op.create_table(
        "rated",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_rated"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(10), nullable=False),
        sa.Column("party", sa.String(50), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "party", name="pk_ratings"),
    )


def downgrade() -> None:
    """Forget them; finished games are rated again by a newer version."""
    op.drop_table("ratings")
    op.drop_table("rated")
