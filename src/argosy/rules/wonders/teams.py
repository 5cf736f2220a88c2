"""Team games: two partners side by side, seats 2k and 2k + 1.

They share a conflict less and see each other's hands.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record


@kernel
def tokens_of_neighbours(tables: Record, one: int, other: int) -> int:
    """Return the tokens that a conflict between neighbours moves (ARMADA-TEAM-6, -7).

    None between partners; doubled where there are teams.
    """
    return 0 if tables.teams and one // 2 == other // 2 else tables.pair_tokens


PARTNERS = 2
"""Seats of a team, side by side (ARMADA-TEAM-1)."""


def partner_of(tables: Record, seat: int) -> int | None:
    """Return the seat of the partner; None without teams (ARMADA-TEAM-1, -2).

    Partners sit side by side and see each other's hands.
    """
    return seat ^ 1 if tables.teams else None


def seats_seen_through(tables: Record, viewer: int) -> tuple[int, ...]:
    """The seats whose hand and plays a viewer knows: its own and its partner's (ARMADA-TEAM-2)."""
    if viewer < 0:
        return ()
    partner = partner_of(tables, viewer)
    return (viewer,) if partner is None else (viewer, partner)
