"""Answers of bots that were asked through the queue, which is there in PostgreSQL alone."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "answers",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("job", sa.BigInteger, nullable=False),
        sa.Column("wanted", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(40), nullable=True),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_answers"),
    )
    op.create_index("ix_answers_job", "answers", ["job"], unique=True)


def downgrade() -> None:
    """Forget them: whoever waits asks again."""
    op.drop_table("answers")
