"""Progress of a guest in the tutorial."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for it beside the table."""
    op.add_column("tables", sa.Column("guide", sa.Text, nullable=True))


def downgrade() -> None:
    """Forget the hints: the games stay."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("guide")
