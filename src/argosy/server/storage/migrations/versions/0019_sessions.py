"""Epochs of sessions, codes by mail in place of links, former guests."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the columns and the table. Links that were sent in the last minutes open nothing any more."""
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tickets", sa.Column("tries", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "former_guests",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("former", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "former", name="pk_former_guests"),
    )


def downgrade() -> None:
    """Forget them: cookies that were ended count again."""
    op.drop_table("former_guests")
    for table, column in (("tickets", "tries"), ("guests", "epoch")):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
