"""Membership of tables: guests who sit or have sat there."""

# pyright: reportUnknownArgumentType=false
# Columns of a migration have no type.

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    """Make the table and fill it from the seats."""
    op.create_table(
        "sittings",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "guest", name="pk_sittings"),
        sa.ForeignKeyConstraint(["game"], ["tables.id"], name="fk_sittings_game"),
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])
    seats = sa.table("seats", *(sa.column(name) for name in ("game", "guest", "seat")))
    seated = sa.select(seats.c.game, seats.c.guest, sa.func.min(seats.c.seat), sa.false(), sa.false())
    seated = seated.where(seats.c.guest.is_not(None)).group_by(seats.c.game, seats.c.guest)
    memberships = sa.table(
        "sittings", *(sa.column(name) for name in ("game", "guest", "seat", "gone", "hidden"))
    )
    op.execute(memberships.insert().from_select(["game", "guest", "seat", "gone", "hidden"], seated))


def downgrade() -> None:
    """Forget who has sat where."""
    op.drop_index("ix_sittings_guest", "sittings")
    op.drop_table("sittings")
