"""Bans, mutes, reports, invitations and the log of what operators do."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

OF_GUESTS = ("banned_until", "ban_reason", "muted_until", "mute_reason", "admission", "is_operator")


def _of_guests() -> list[sa.Column[Any]]:
    return [
        sa.Column("banned_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("ban_reason", sa.String(200), nullable=False, server_default=""),
        sa.Column("muted_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("mute_reason", sa.String(200), nullable=False, server_default=""),
        sa.Column("admission", sa.String(80), nullable=False, server_default=""),
        sa.Column("is_operator", sa.Boolean, nullable=False, server_default=sa.false()),
    ]


def upgrade() -> None:
    """Add what is known of a guest, and the three tables."""
    for column in _of_guests():
        op.add_column("guests", column)
    op.add_column("talk", sa.Column("guest", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("target", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_acts"),
    )
    op.create_index("ix_acts_done", "acts", ["done"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("network", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("accused", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("quote", sa.String(200), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("settled", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_index("ix_reports_accused", "reports", ["accused"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("note", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_hash", "invitations", ["hash"], unique=True)


def downgrade() -> None:
    """Forget all of it."""
    for table in ("invitations", "reports", "acts"):
        op.drop_table(table)
    op.drop_column("talk", "guest")
    for column in reversed(OF_GUESTS):
        op.drop_column("guests", column)
