"""Accounts, which nobody needs, and the tickets by which one logs in."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("mail", sa.String(64), nullable=True),
        sa.Column("passkey", sa.Text, nullable=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("signed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
    )
    op.create_index("ix_accounts_guest", "accounts", ["guest"])
    op.create_index("ix_accounts_mail", "accounts", ["mail"], unique=True)
    op.create_index("ix_accounts_passkey", "accounts", ["passkey"], unique=True)
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("mail", sa.String(64), nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tickets"),
    )


def downgrade() -> None:
    """Forget them: guests stay who they are in the browsers that have their cookie."""
    for table in ("tickets", "accounts"):
        op.drop_table(table)
