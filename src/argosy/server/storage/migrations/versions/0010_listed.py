"""Whether the lobby shows a table to everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tables of before are for those who have their address."""
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget it: an address is the only invitation."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("listed")
