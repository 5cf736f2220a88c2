"""The deal of Armada: shipyards, islands, Armada cards (ARMADA-SETUP-2 to -6, ARMADA-EIGHT-2)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below, shuffle
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.armada.state import ISLANDS_OF_LEVEL, ArmadaCityFields
from argosy.rules.wonders.armada.terms import LEVELS
from argosy.rules.wonders.expansions.word_numbers import first_stream
from argosy.rules.wonders.state import Game

STREAM_ISLANDS = first_stream(__name__)  # 0 to 3: the islands of each level
STREAM_SHIPYARDS = first_stream(__name__) + 4
STREAM_ARMADA = first_stream(__name__) + 5  # 5, 6, 7: which Armada cards are in an Age


@kernel
def is_armada_in_play(tables: Record) -> bool:
    """Are there lanes to sail on?"""
    return tables.armada.last_space > 0


@kernel
def deal_armada(game: Game, tables: Record, seed: Number) -> None:
    """A shipyard for every city, three shuffled decks of islands."""
    if not is_armada_in_play(tables):
        return
    taken = 0
    for seat in range(game.seats):
        shipyard = draw_shipyard(tables, seed, seat, taken)
        taken |= 1 << shipyard
        found_shipyard(game.cities[seat].armada, shipyard)
    for level in range(LEVELS):
        lay_islands(game, tables, seed, level)


@kernel
def draw_shipyard(tables: Record, seed: Number, seat: int, taken: int) -> int:
    """One of the shipyards that are not taken, each equally likely (ARMADA-SETUP-6)."""
    place = random_below(seed, STREAM_SHIPYARDS, seat, tables.armada.shipyard_kinds - seat)
    shipyard = 0
    while taken >> shipyard & 1 or place > 0:
        if not taken >> shipyard & 1:
            place -= 1
        shipyard += 1
    return shipyard


@kernel
def found_shipyard(armada: ArmadaCityFields, shipyard: int) -> None:
    """All ships on the start spaces (ARMADA-SETUP-6)."""
    armada.shipyard = shipyard
    for place in range(ISLANDS_OF_LEVEL):
        armada.drawn[place] = -1


@kernel
def lay_islands(game: Game, tables: Record, seed: Number, level: int) -> None:
    """The islands of one level, shuffled (ARMADA-SETUP-5)."""
    deck, count = game.armada.islands[level], 0
    for place in range(ISLANDS_OF_LEVEL):
        deck[place] = -1
    for island in range(tables.armada.island_kinds):
        if tables.armada.islands[island].level == level + 1:
            deck[count] = island
            count += 1
    game.armada.left[level] = count
    shuffle(seed, STREAM_ISLANDS + level, deck, count)


@kernel
def choose_armada_cards(tables: Record, seed: Number, age: int, deck: Numbers, size: int) -> int:
    """Write the Armada cards of an Age that are in the game behind its deck; return the new size.

    Rules ARMADA-SETUP-1, -3.
    """
    used = 0
    for number in range(tables.armada.deck_size[age]):
        left = tables.armada.deck_size[age] - number
        if random_below(seed, STREAM_ARMADA + age, number, left) < tables.armada.used - used:
            deck[size + used] = tables.armada.decks[age, number]
            used += 1
    return size + tables.armada.used
