"""Mythology and offering tokens, and the snake of Nisaba (PANTHEON-010 to 013, 019, 022, 043)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.pantheon.terms import ENSHRINE, MYTHOLOGIES, OFFERINGS
from argosy.rules.duel.progress import gather
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.tasks import push
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record


@kernel
def has_token(game: Game, place: int) -> bool:
    """Does a mythology or offering token lie on this place in this Age?"""
    if game.age == 1:
        return game.pantheon.mythology_at[place] != NONE
    return game.age == 2 and game.pantheon.offering_at[place] != NONE


@kernel
def take_token(game: Game, seat: int, place: int) -> None:
    """PANTHEON-010, 011, 013: the player keeps the token; a mythology token brings a divinity into the
    Pantheon.
    """
    city = game.cities[seat]
    if game.age == 1:
        mythology = game.pantheon.mythology_at[place]
        game.pantheon.mythology_at[place] = NONE
        city.mythology[mythology] += 1
        push(game, ENSHRINE, seat, 1, mythology)
    else:
        city.offerings |= 1 << np.int64(game.pantheon.offering_at[place])
        game.pantheon.offering_at[place] = NONE


@kernel
def has_token_chain(game: Game, seat: int, row: Record, others: int) -> int:
    """PANTHEON-019, 044, AGORA-109: does a mythology token make this card free? others: also one of the
    opponent.
    """
    if row.parent_token == NONE:
        return False
    if game.cities[seat].mythology[row.parent_token] > 0:
        return True
    return others and game.cities[1 - seat].mythology[row.parent_token] > 0


@kernel
def tokens_held(city: City) -> int:
    """PANTHEON-030: mythology and offering tokens that the player still holds."""
    count = 0
    for mythology in range(MYTHOLOGIES):
        count += city.mythology[mythology]
    for offering in range(OFFERINGS):
        count += (city.offerings >> offering) & 1
    return count


@kernel
def put_snake(game: Game, tables: Record, seat: int, card: int) -> None:
    """PANTHEON-022: the symbol of that card counts for the owner of the snake too."""
    symbol = tables.cards[card].symbol
    game.pantheon.snake = card
    game.pantheon.snake_owner = seat
    if symbol != NONE:
        game.cities[seat].symbols[symbol] += 1
    gather(game, tables, seat, symbol)


@kernel
def leave_swapped_card(game: Game, tables: Record, taken: int, given: int) -> None:
    """PANTHEON-043: the snake leaves a card that is swapped, but only after the swap, because its owner
    keeps a symbol that they also take.
    """
    if game.pantheon.snake != NONE and (game.pantheon.snake == taken or game.pantheon.snake == given):
        drop_snake(game, tables)


@kernel
def drop_snake(game: Record, tables: Record) -> None:
    """PANTHEON-043: the snake is discarded, its owner loses the symbol."""
    owner = game.pantheon.snake_owner
    symbol = tables.cards[game.pantheon.snake].symbol
    game.cities[owner].symbols[symbol] -= 1
    game.pantheon.snake = NONE
    game.pantheon.snake_owner = NONE
