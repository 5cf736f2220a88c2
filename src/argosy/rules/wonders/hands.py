"""The deal of the hands of an Age (BASE-AGE-2)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import add_to_hand
from argosy.rules.wonders.state import HAND, City, Game


@kernel
def deal_hands(game: Game, tables: Record) -> None:
    """Deal the cards of the Age: the first turn begins (BASE-AGE-2)."""
    game.turn = 1
    for seat in range(game.seats):
        deal_hand(game, tables, seat)


@kernel
def clear_hand(city: City) -> None:
    """A hand without cards."""
    city.hand_size = 0
    for place in range(HAND):
        city.hand[place] = -1


@kernel
def deal_hand(game: Game, tables: Record, seat: int) -> None:
    """Give a seat its cards of the Age's deck (BASE-AGE-2, BASE-SETUP-4, BASE-TWO-3)."""
    city = game.cities[seat]
    for place in range(tables.hand):
        kind = game.decks[game.age - 1, seat * tables.hand + place]
        if game.free_city and seat == 0:
            city.hand[place] = (
                kind  # because the free city's deck keeps its order: its top card is drawn each turn
            )
            city.hand_size += 1
        else:
            add_to_hand(city, kind)
