"""Military conflicts at the end of an Age (BASE-CONFLICT-1 to -4)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import left_of


@kernel
def resolve_conflicts(game):
    """Each city against its left neighbour: so every pair of neighbours once."""
    for seat in range(game.seats):
        fight(game, seat, left_of(game, seat))


@kernel
def fight(game, one, other):
    """One pair: more shields take a victory token of the Age, fewer a defeat token, equal nothing."""
    ours, theirs = game.cities[one].shields, game.cities[other].shields
    if ours > theirs:
        game.cities[one].victories[game.age - 1] += 1
        game.cities[other].defeats += 1
    elif ours < theirs:
        game.cities[other].victories[game.age - 1] += 1
        game.cities[one].defeats += 1
