"""The token of Nisaba on a green card of the opponent (PANTHEON-022, 043)."""

from argosy.rules.duel.progress import gather
from argosy.rules.duel.terms import NONE
from argosy.rules.kernel import kernel


@kernel
def put_snake(game, tables, seat, card):
    """PANTHEON-022: the symbol of that card counts for the owner of the snake too."""
    symbol = tables.cards[card].symbol
    game.pantheon.snake = card
    game.pantheon.snake_owner = seat
    if symbol != NONE:
        game.cities[seat].symbols[symbol] += 1
    gather(game, tables, seat, symbol)


@kernel
def leave_swapped_card(game, tables, taken, given):
    """PANTHEON-043: the snake leaves a card that is swapped, but only after the swap, because its owner keeps a symbol
    that they also take.
    """
    if game.pantheon.snake != NONE and (game.pantheon.snake == taken or game.pantheon.snake == given):
        drop_snake(game, tables)


@kernel
def drop_snake(game, tables):
    """PANTHEON-043: the snake is discarded, its owner loses the symbol."""
    owner = game.pantheon.snake_owner
    symbol = tables.cards[game.pantheon.snake].symbol
    game.cities[owner].symbols[symbol] -= 1
    game.pantheon.snake = NONE
    game.pantheon.snake_owner = NONE
