"""Records that people have brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of records."""
    op.create_table(
        "records",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("records")
