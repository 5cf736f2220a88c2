"""Seats that keep the name of a person for whom a bot plays on."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "has_left")
