"""Results of post-game analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_analyses"),
    )


def downgrade() -> None:
    """Forget them: the coach can look back again."""
    op.drop_table("analyses")
