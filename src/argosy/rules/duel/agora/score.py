"""The line of the Senate on the score pad (AGORA-073)."""

from argosy.rules.duel.agora.terms import CHAMBERS, POINTS_SENATE
from argosy.rules.kernel import kernel


@kernel
def senate_points(game, tables, seat, line):
    """AGORA-073: points of the chambers that a seat controls."""
    points = 0
    if line == POINTS_SENATE:
        for chamber in range(CHAMBERS):
            if game.agora.control[chamber] == seat:
                points += tables.chamber_points[chamber]
    return points
