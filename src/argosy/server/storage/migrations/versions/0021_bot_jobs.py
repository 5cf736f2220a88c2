"""Jobs for workers in one table, in place of answers beside the tables of PgQueuer."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

PGQUEUER = ("pgqueuer", "pgqueuer_log", "pgqueuer_statistics", "pgqueuer_schedules")


def upgrade() -> None:
    """Make the table, and drop those of PgQueuer: whoever waits asks again."""
    op.drop_table("answers")
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(250), nullable=False),
        sa.Column("question", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("wanted", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(40), nullable=True),
        sa.Column("heartbeat", sa.Float, nullable=True),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
    )
    op.create_index("ix_jobs_turn", "jobs", ["kind", "turn"])
    if op.get_bind().dialect.name == "postgresql":
        for table in PGQUEUER:
            op.execute(sa.text(f"DROP TABLE IF EXISTS argosy_{table} CASCADE"))
        op.execute(sa.text("DROP FUNCTION IF EXISTS argosy_fn_pgqueuer_changed CASCADE"))
        op.execute(sa.text("DROP TYPE IF EXISTS argosy_pgqueuer_status CASCADE"))


def downgrade() -> None:
    """Make the table of answers again; PgQueuer makes its own at the start of a server."""
    op.drop_table("jobs")
    op.create_table(
        "answers",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("job", sa.BigInteger, nullable=False),
        sa.Column("wanted", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(40), nullable=True),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sa.Column("owner", sa.String(40), nullable=False, server_default=""),
        sa.Column("turn", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_answers"),
    )
    op.create_index("ix_answers_job", "answers", ["job"], unique=True)
