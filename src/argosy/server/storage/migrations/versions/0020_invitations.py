"""Invitations of bots to tournaments; ratings by rules against farming."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the column, and let all ratings be computed anew from the games that are there."""
    op.add_column("challenges", sa.Column("tournament", sa.String(20), nullable=True))
    op.create_index("ix_challenges_tournament", "challenges", ["tournament"])
    _rate_anew()


def downgrade() -> None:
    """Forget invitations to tournaments; ratings are computed anew by the rules of before."""
    op.execute(sa.text("DELETE FROM challenges WHERE tournament IS NOT NULL"))
    op.drop_index("ix_challenges_tournament", "challenges")
    with op.batch_alter_table("challenges") as changed:
        changed.drop_column("tournament")
    _rate_anew()


def _rate_anew() -> None:
    op.execute(sa.text("DELETE FROM ratings"))
    op.execute(sa.text("DELETE FROM rated"))
