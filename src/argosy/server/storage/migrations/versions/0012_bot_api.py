"""Bot API: tokens, handles of bots, challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("stream", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_hash", "tokens", ["hash"], unique=True)
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "handles",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("handle", sa.String(24), nullable=False),
        sa.Column("key", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_handles"),
    )
    op.create_index("ix_handles_key", "handles", ["key"], unique=True)
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("challenger", sa.String(40), nullable=False),
        sa.Column("challenged", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("makes_table", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_challenger", "challenges", ["challenger"])
    op.create_index("ix_challenges_challenged", "challenges", ["challenged"])


def downgrade() -> None:
    """Forget them: programs play no more."""
    for table in ("challenges", "handles", "tokens"):
        op.drop_table(table)
