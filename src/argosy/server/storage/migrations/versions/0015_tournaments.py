"""Tournaments: what is played, who takes part, and where everybody sits in each round."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_state", "tournaments", ["state", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
    )
    op.create_table(
        "places",
        sa.Column("tournament", sa.String(20), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=True),
        sa.Column("lapses", sa.Integer, nullable=False),
        sa.Column("lapsed", sa.Float, nullable=False),
        sa.Column("forfeit", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_places_tournament"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_places"),
    )
    op.create_index("ix_places_game", "places", ["game"])


def downgrade() -> None:
    """Forget them; the tables of their games stay."""
    for table in ("places", "entrants", "tournaments"):
        op.drop_table(table)
