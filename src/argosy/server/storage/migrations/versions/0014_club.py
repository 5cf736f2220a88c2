"""Ratings of people and bots; news to browsers that are closed; webhooks."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make the tables of a club."""
    op.create_table(
        "rated",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_rated"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(10), nullable=False),
        sa.Column("party", sa.String(50), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "party", name="pk_ratings"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "calls",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("target", sa.String(60), nullable=False),
        sa.Column("turn", sa.String(20), nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("sent", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "target", name="pk_calls"),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("note", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hooks"),
    )
    op.create_index("ix_hooks_guest", "hooks", ["guest"])
    op.create_index("ix_hooks_game", "hooks", ["game"])


def downgrade() -> None:
    """Forget them; finished games are rated again by a newer version, and browsers ask anew."""
    op.drop_table("hooks")
    op.drop_table("calls")
    op.drop_table("subscriptions")
    op.drop_table("keys")
    op.drop_table("ratings")
    op.drop_table("rated")
