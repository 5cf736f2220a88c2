"""What boxes add to the lines of the score pad."""

from argosy.rules.duel.agora.score import senate_points
from argosy.rules.duel.pantheon.score import divine_points
from argosy.rules.kernel import kernel


@kernel
def more_points(game, tables, seat, line):
    """Points that boxes add to a line."""
    return senate_points(game, tables, seat, line) + divine_points(game, tables, seat, line)
