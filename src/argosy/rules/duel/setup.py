"""The deal (DUEL-001 to 009). Everything random is fixed here.

Every pile has its own random stream, so one more expansion never changes another pile's order by its mere
presence.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_DUEL, shuffle
from argosy.rules.duel.expansions.play import ADD_CARDS, CLEAR, DEAL
from argosy.rules.duel.payment import refresh_prices
from argosy.rules.duel.state import Game
from argosy.rules.duel.structure import lay_out
from argosy.rules.duel.terms import (
    AGES,
    IN_BOX,
    MAX_UNBUILT,
    MILITARY_TOKENS,
    NONE,
    ON_BOARD,
    PICK,
    PLACES,
    REMOVED,
    RESOURCES,
    WONDERS,
)
from argosy.rules.records import Number, Record

STREAM_WONDERS = STREAM_DUEL
STREAM_PROGRESS = STREAM_DUEL + 1
STREAM_EXTRAS = STREAM_DUEL + 2
STREAM_DECK = STREAM_DUEL + 4  # 4, 5, 6: what is removed from each deck; 7, 8, 9: the order in the structure


@kernel
def deal(game: Game, tables: Record, seed: Number) -> None:
    """A fresh game from a zeroed record; the first wonder is to be picked (DUEL-001)."""
    game.seed = seed
    game.winner = NONE
    clear(game)
    deal_wonders(game, tables)
    deal_progress(game, tables)
    deal_decks(game, tables)
    for deal in DEAL:
        deal(game, tables)
    lay_out(game, tables, 1)
    for seat in range(2):
        start_city(game, tables, seat)
    game.actor = tables.draft[0]
    game.on_turn = game.actor
    game.decision = PICK


@kernel
def clear(game: Game) -> None:
    """Fields whose empty value is not zero (DUEL-002)."""
    for token in range(MILITARY_TOKENS):
        game.track[token] = 1
    for wonder in range(WONDERS):
        game.wonder_owner[wonder] = NONE
        game.wonder_card[wonder] = NONE
    for clear in CLEAR:
        clear(game)


@kernel
def start_city(game: Game, tables: Record, seat: int) -> None:
    """DUEL-004."""
    city = game.cities[seat]
    city.coins = tables.starting_coins
    for index in range(MAX_UNBUILT):
        city.unbuilt[index] = NONE
    for resource in range(RESOURCES):
        city.dearest[resource] = resource
    refresh_prices(game, tables, seat)


@kernel
def deal_wonders(game: Game, tables: Record) -> None:
    """DUEL-007, AGORA-018: the order in which wonders are laid out."""
    for index in range(tables.wonders_count):
        game.wonder_deck[index] = tables.wonders_in_play[index]
    for index in range(tables.wonders_count, WONDERS):
        game.wonder_deck[index] = NONE
    shuffle(game.seed, STREAM_WONDERS, game.wonder_deck, tables.wonders_count)


@kernel
def deal_progress(game: Game, tables: Record) -> None:
    """DUEL-003, AGORA-017: five tokens on the board, the others in the box.

    The first deck, not dealt yet, serves as a tray.
    """
    tray = game.deck[0]
    count = tables.progress_count
    for index in range(count):
        tray[index] = tables.progress_in_play[index]
    shuffle(game.seed, STREAM_PROGRESS, tray, count)
    for index in range(count):
        game.token_place[tray[index]] = ON_BOARD if index < tables.progress_on_board else IN_BOX


@kernel
def deal_decks(game: Game, tables: Record) -> None:
    """DUEL-005: the three decks, each with its removed cards and what joins it."""
    for age in range(AGES):
        count = deal_age(game, tables, age)
        for add in ADD_CARDS:
            count = add(game, tables, age, count)
        shuffle(game.seed, STREAM_DECK + 3 + age, game.deck[age], count)
        for place in range(count, PLACES):
            game.deck[age, place] = NONE


@kernel
def deal_age(game: Game, tables: Record, age: int) -> int:
    """The deck of an Age without the removed cards; in Age III with guilds or grand temples.

    How many cards it has (DUEL-006).
    """
    size = tables.deck_size[age]
    for index in range(size):
        game.deck[age, index] = tables.deck[age, index]
    shuffle(game.seed, STREAM_DECK + age, game.deck[age], size)
    count = size - tables.removed
    for index in range(REMOVED):
        game.removed[age, index] = game.deck[age, count + index]
    if age == AGES - 1:
        count = add_extras(game, tables, age, count)
    return count


@kernel
def add_extras(game: Game, tables: Record, age: int, count: int) -> int:
    """Some of the guilds, or of the grand temples, unseen: a partial shuffle of all of them picks them."""
    deck = game.deck[age]
    for index in range(tables.extras_in_box):
        deck[count + index] = tables.extras[index]
    shuffle(game.seed, STREAM_EXTRAS, deck[count:], tables.extras_in_box)
    return count + tables.extras_used
