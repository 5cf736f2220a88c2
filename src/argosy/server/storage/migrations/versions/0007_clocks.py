"""Deadlines of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for it beside the table."""
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    """Forget it: nobody has to hurry."""
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("due")
