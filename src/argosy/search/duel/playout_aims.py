"""The playout policy of a search without a heuristic: each seat aims at science or plays at random.

By chance alone hardly a game ends by science (DUEL-082), and a search that never sees it neither tries it nor
is afraid of it.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.bits import first_of
from argosy.rules.duel.payment import card_price, funds, wonder_price
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import CARDS, DO_BUILD, DO_DISCARD, DO_WONDER, NONE, PAID
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.search.duel.places import free_card

NO_AIMS = 0
WITH_AIMS = 4
"""Added to the bit set of the seats that go for science."""
DISCARDS, BUILDINGS, WONDERS = 3, 7, 10
"""How often each is tried."""
TRIES = 12
"""So often a player looks for something that can be paid."""


@kernel
def drawn_aims(rng: Numbers) -> int:
    """Each seat goes for science in every other game."""
    return WITH_AIMS + below(rng, 4)


@kernel
def play_for(game: Game, tables: Record, rng: Numbers, aims: int) -> None:
    """One turn with a card."""
    if aims >> game.actor & 1 == 0 or not build_symbol(game, tables):
        play_any(game, tables, rng)


@kernel
def build_symbol(game: Game, tables: Record) -> bool:
    """Build a free card with a symbol; False if none can be paid."""
    places = game.open
    while places:
        card = game.deck[game.age - 1, first_of(places)]
        places &= places - 1
        if tables.cards[card].symbol != NONE and build(game, tables, card):
            return True
    return False


@kernel
def play_any(game: Game, tables: Record, rng: Numbers) -> None:
    """Play a random card; one that cannot be paid is drawn again.

    So a city does not grow poorer than it would in a real game.
    """
    ways = DISCARDS + BUILDINGS
    if game.cities[game.actor].unbuilt_count > 0:
        ways += WONDERS
    for _ in range(TRIES):
        card, way = free_card(game, rng), below(rng, ways)
        if way < DISCARDS:
            break
        if way < DISCARDS + BUILDINGS:
            if build(game, tables, card):
                return
        elif build_wonder(game, tables, card, rng):
            return
    apply_choice(game, tables, DO_DISCARD + free_card(game, rng), 0, 0, PAID)


@kernel
def build(game: Game, tables: Record, card: int) -> bool:
    """Build a card, if it can be paid."""
    bank, trade, how = card_price(game, tables, game.actor, card)
    if bank + trade > funds(game.cities[game.actor]):
        return False
    apply_choice(game, tables, DO_BUILD + card, bank, trade, how)
    return True


@kernel
def build_wonder(game: Game, tables: Record, card: int, rng: Numbers) -> bool:
    """Use a card for any of the own wonders, if that one can be paid."""
    city = game.cities[game.actor]
    wonder = city.unbuilt[below(rng, city.unbuilt_count)]
    bank, trade = wonder_price(game, tables, game.actor, wonder)
    if bank + trade > funds(city):
        return False
    apply_choice(game, tables, DO_WONDER + wonder * CARDS + card, bank, trade, PAID)
    return True
