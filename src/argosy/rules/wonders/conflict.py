"""Military conflicts on land at the end of an Age (BASE-CONFLICT-1 to -4, ARMADA-LAND-1 to -12, ARMADA-TEAM-6, -7, -11)."""

import numpy as np

from argosy.rules.kernel import kernel

ONE = np.uint8(1)


@kernel
def resolve_conflicts(game, tables):
    """Every pair that has a reason to fight, once; then incursions are over
    (BASE-CONFLICT-1, -4, BASE-INFO-4, BASE-SEAT-2, BASE-TWO-13, ARMADA-LAND-6, -8, -11).
    """
    for one in range(game.seats):
        for other in range(one + 1, game.seats):
            tokens = tokens_of_pair(game, tables, one, other)
            if tokens > 0:
                fight(game, one, other, tokens)
    for seat in range(game.seats):
        game.cities[seat].armada.attacks = 0


@kernel
def tokens_of_pair(game, tables, one, other):
    """How many tokens a conflict between two seats moves; 0 if they do not fight
    (ARMADA-LAND-8, -10, -11, ARMADA-TEAM-6, -11, -12).

    Neighbours fight unless they are partners, in team games for doubled tokens; an incursion moves one token.
    """
    if other == one + 1 or (one == 0 and other == game.seats - 1):
        return 0 if tables.teams and one // 2 == other // 2 else tables.pair_tokens
    return 1 if attacks(game, one, other) or attacks(game, other, one) else 0


@kernel
def attacks(game, seat, target):
    """Does a city make an incursion on another one in this Age (ARMADA-LAND-2, -3)?"""
    return (game.cities[seat].armada.attacks >> np.uint8(target)) & ONE != 0


@kernel
def fight(game, one, other, tokens):
    """One pair: more shields take victory tokens of the Age, fewer defeat tokens, equal nothing
    (BASE-CONFLICT-3, ARMADA-LAND-5, ARMADA-TERM-1).
    """
    ours, theirs = game.cities[one].shields, game.cities[other].shields
    if ours > theirs:
        take_tokens(game, one, other, tokens)
    elif ours < theirs:
        take_tokens(game, other, one, tokens)


@kernel
def take_tokens(game, winner, loser, tokens):
    """Victory tokens to one, defeat tokens to the other (ARMADA-TEAM-7)."""
    game.cities[winner].victories[game.age - 1] += tokens
    game.cities[loser].defeats += tokens
