"""Diplomacy: who takes no part in the land conflicts, and who fights whom instead (CITIES-DIPLO-1 to -8)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import left_of


@kernel
def tokens_with_diplomacy(game, tables, one, other, tokens):
    """What a conflict moves that would move `tokens` between neighbours, or none between others (CITIES-DIPLO-2 to -4, -6, -8).

    In team games nobody is absent; the conflict is about fewer tokens (CITIES-OPEN-5, CITIES-TEAM-2, -4, -5).
    """
    if tables.black.diplomacy_tokens == 0:
        return tokens
    held = max(game.cities[one].black.diplomacy, game.cities[other].black.diplomacy)
    if tables.teams:
        return min(tokens, tables.black.diplomacy_tokens) if held > 0 else tokens
    if held > 0:
        return 0
    if tokens > 0 or all_absent_between(game, one, other) or all_absent_between(game, other, one):
        return tables.pair_tokens
    return 0


@kernel
def all_absent_between(game, one, other):
    """Has everybody on the way from one seat to the left to another one a Diplomacy token (CITIES-DIPLO-3)?"""
    seat = left_of(game, one)
    while seat != other:
        if game.cities[seat].black.diplomacy == 0:
            return False
        seat = left_of(game, seat)
    return True


@kernel
def return_diplomacy(game):
    """Everybody gives one Diplomacy token back, wanted or not; more of them stay (CITIES-DIPLO-2, -5, CITIES-OPEN-1)."""
    for seat in range(game.seats):
        black = game.cities[seat].black
        if black.diplomacy > 0:
            black.diplomacy -= 1
