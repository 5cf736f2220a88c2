"""The swap of two buildings, and the symbols after it (AGORA-164, 167, 168, Z-09)."""

from argosy.rules.duel.agora.effects import take_building
from argosy.rules.duel.boxes.effects import cards_are_swapped
from argosy.rules.duel.progress import different_symbols
from argosy.rules.duel.tasks import end_game, push
from argosy.rules.duel.terms import NONE, PROGRESS, SCIENCE, SCIENCE_SHARED, SYMBOLS
from argosy.rules.kernel import kernel


@kernel
def swap(game, tables, seat, taken, given):
    """AGORA-164, 168, Z-09: both cards change cities, then both players look at their symbols."""
    pairs_before = pairs(game.cities[0], tables), pairs(game.cities[1], tables)
    take_building(game, tables, seat, taken)
    take_building(game, tables, 1 - seat, given)
    cards_are_swapped(game, tables, taken, given)
    win_or_pairs(game, tables, seat, pairs_before[seat], pairs_before[1 - seat])


@kernel
def pairs(city, tables):
    """Bit set of the symbols of which a city has a pair."""
    found = 0
    for symbol in range(SYMBOLS):
        if city.symbols[symbol] >= tables.pair:
            found |= 1 << symbol
    return found


@kernel
def win_or_pairs(game, tables, seat, own_before, other_before):
    """Z-09: six symbols on both sides are a draw. Otherwise each new pair gives a token, the active player first."""
    own = different_symbols(game.cities[seat]) >= tables.supremacy
    other = different_symbols(game.cities[1 - seat]) >= tables.supremacy
    if own and other:
        end_game(game, SCIENCE_SHARED, NONE)
    elif own or other:
        end_game(game, SCIENCE, seat if own else 1 - seat)
    else:
        if pairs(game.cities[1 - seat], tables) & ~other_before:
            push(game, PROGRESS, 1 - seat, 1, 0)
        if pairs(game.cities[seat], tables) & ~own_before:
            push(game, PROGRESS, seat, 1, 0)
