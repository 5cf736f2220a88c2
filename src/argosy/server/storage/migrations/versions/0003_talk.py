"""Table talk."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of what is said."""
    op.create_table(
        "talk",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("sign", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_talk"),
        sa.ForeignKeyConstraint(["game"], ["tables.id"], name="fk_talk_game"),
    )


def downgrade() -> None:
    """Forget what was said."""
    op.drop_table("talk")
