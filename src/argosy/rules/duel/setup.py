"""The deal (DUEL-001 to 009, AGORA-011 to 018, PANTHEON-001 to 005). Everything random is fixed here.

Every heap has its own stream of chance, so a box more never changes another heap's order by its mere presence.
"""

from argosy.rules.chance import STREAM_DUEL, shuffle
from argosy.rules.duel.payment import refresh_prices
from argosy.rules.duel.state import NO_MINERVA
from argosy.rules.duel.structure import lay_out
from argosy.rules.duel.terms import (
    AGES,
    CHAMBERS,
    CONSPIRACIES,
    DECREES,
    GODS,
    IN_BOX,
    MAX_UNBUILT,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    MYTHOLOGY_CARDS,
    NONE,
    OFFERINGS,
    ON_BOARD,
    PICK,
    PLACES,
    REMOVED,
    RESOURCES,
    SPACES,
    WONDERS,
)
from argosy.rules.kernel import kernel

STREAM_WONDERS = STREAM_DUEL
STREAM_PROGRESS = STREAM_DUEL + 1
STREAM_EXTRAS = STREAM_DUEL + 2
STREAM_SENATORS = STREAM_DUEL + 3
STREAM_DECK = STREAM_DUEL + 4  # 4, 5, 6: what is removed from each deck; 7, 8, 9: the order in the structure
STREAM_DECREES = STREAM_DUEL + 10
STREAM_CONSPIRACIES = STREAM_DUEL + 11
STREAM_MYTHOLOGY_TOKENS = STREAM_DUEL + 12
STREAM_OFFERINGS = STREAM_DUEL + 13
STREAM_GODS = STREAM_DUEL + 20  # 20 to 24: one for each mythology


@kernel
def deal(game, tables, seed):
    """A fresh game from a zeroed record; the first wonder is to be picked (DUEL-001)."""
    game.seed = seed
    game.winner = NONE
    clear(game)
    deal_wonders(game, tables)
    deal_progress(game, tables)
    deal_decks(game, tables)
    if tables.has_agora:
        deal_agora(game, tables)
    if tables.has_pantheon:
        deal_pantheon(game, tables)
    lay_out(game, tables, 1)
    for seat in range(2):
        start_city(game, tables, seat)
    game.actor = tables.draft[0]
    game.on_turn = game.actor
    game.decision = PICK


@kernel
def clear(game):
    """Fields whose empty value is not zero (DUEL-002)."""
    for token in range(MILITARY_TOKENS):
        game.track[token] = 1
    for wonder in range(WONDERS):
        game.wonder_owner[wonder] = NONE
        game.wonder_card[wonder] = NONE
    for place in range(PLACES):
        game.pantheon.mythology_at[place] = NONE
        game.pantheon.offering_at[place] = NONE
    clear_agora(game.agora)
    clear_pantheon(game.pantheon)


@kernel
def clear_agora(agora):
    """An empty Senate and no conspiracies."""
    agora.locked = NONE
    agora.swapped = NONE
    for chamber in range(CHAMBERS):
        agora.control[chamber] = NONE
        agora.decrees[chamber, 0] = NONE
        agora.decrees[chamber, 1] = NONE
    for conspiracy in range(CONSPIRACIES):
        agora.stock[conspiracy] = NONE
        agora.holder[conspiracy] = NONE
        agora.prepared[conspiracy] = NONE
    agora.hand[0] = NONE
    agora.hand[1] = NONE


@kernel
def clear_pantheon(pantheon):
    """An empty Pantheon."""
    pantheon.minerva = NO_MINERVA
    pantheon.snake = NONE
    pantheon.snake_owner = NONE
    for space in range(SPACES):
        pantheon.space[space] = NONE
    for god in range(GODS):
        pantheon.owner[god] = NONE
    for mythology in range(MYTHOLOGIES):
        pantheon.choice[mythology] = NONE
        for index in range(MYTHOLOGY_CARDS):
            pantheon.decks[mythology, index] = NONE


@kernel
def start_city(game, tables, seat):
    """DUEL-004, AGORA-016."""
    city = game.cities[seat]
    city.coins = tables.starting_coins
    for index in range(MAX_UNBUILT):
        city.unbuilt[index] = NONE
    for resource in range(RESOURCES):
        city.dearest[resource] = resource
    refresh_prices(game, tables, seat)
    if tables.has_agora:
        game.agora.supply[seat] = tables.markers


@kernel
def deal_wonders(game, tables):
    """DUEL-007, AGORA-018: the order in which wonders are laid out."""
    for index in range(tables.wonders_count):
        game.wonder_deck[index] = tables.wonders_in_play[index]
    for index in range(tables.wonders_count, WONDERS):
        game.wonder_deck[index] = NONE
    shuffle(game.seed, STREAM_WONDERS, game.wonder_deck, tables.wonders_count)


@kernel
def deal_progress(game, tables):
    """DUEL-003, AGORA-017: five tokens on the board, the others in the box. The first deck, not dealt yet, serves as a tray."""
    tray = game.deck[0]
    count = tables.progress_count
    for index in range(count):
        tray[index] = tables.progress_in_play[index]
    shuffle(game.seed, STREAM_PROGRESS, tray, count)
    for index in range(count):
        game.token_place[tray[index]] = ON_BOARD if index < tables.progress_on_board else IN_BOX


@kernel
def deal_decks(game, tables):
    """DUEL-005, AGORA-011, PANTHEON-005: the three decks, each with its removed cards and what joins it."""
    used = 0
    for age in range(AGES):
        count = deal_age(game, tables, age)
        count = add_senators(game, tables, age, count, used)
        used += tables.senators_added[age]
        shuffle(game.seed, STREAM_DECK + 3 + age, game.deck[age], count)
        for place in range(count, PLACES):
            game.deck[age, place] = NONE


@kernel
def deal_age(game, tables, age):
    """The deck of an Age without the removed cards; in Age III with guilds or grand temples. How many cards it has (DUEL-006)."""
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
def add_extras(game, tables, age, count):
    """Some of the guilds, or of the grand temples, unseen: a partial shuffle of all of them picks them."""
    deck = game.deck[age]
    for index in range(tables.extras_in_box):
        deck[count + index] = tables.extras[index]
    shuffle(game.seed, STREAM_EXTRAS, deck[count:], tables.extras_in_box)
    return count + tables.extras_used


@kernel
def add_senators(game, tables, age, count, used):
    """AGORA-003, 011: all senators are shuffled once; each Age gets the next ones."""
    added = tables.senators_added[age]
    if added == 0:
        return count
    tray = game.agora.stock
    total = 0
    for other in range(AGES):
        total += tables.senators_added[other]
    for index in range(total):
        tray[index] = tables.senators[index]
    shuffle(game.seed, STREAM_SENATORS, tray, total)
    for index in range(added):
        game.deck[age, count + index] = tray[used + index]
    for index in range(CONSPIRACIES):
        tray[index] = NONE
    return count + added


@kernel
def deal_agora(game, tables):
    """AGORA-005, 006, 013, 014: six decrees, chambers 2, 4, 6 face down; the conspiracies as a deck."""
    agora = game.agora
    for decree in range(DECREES):
        agora.stock[decree] = decree
    shuffle(game.seed, STREAM_DECREES, agora.stock, DECREES)
    for chamber in range(CHAMBERS):
        decree = agora.stock[chamber]
        agora.decrees[chamber, 0] = decree
        agora.turned_up[decree] = tables.chamber_up[chamber]
    for conspiracy in range(CONSPIRACIES):
        agora.stock[conspiracy] = conspiracy
    shuffle(game.seed, STREAM_CONSPIRACIES, agora.stock, CONSPIRACIES)
    agora.stock_count = CONSPIRACIES


@kernel
def deal_pantheon(game, tables):
    """PANTHEON-002 to 004: five decks of three, five of ten mythology tokens, three offering tokens."""
    pantheon = game.pantheon
    for god in range(GODS - 1):
        mythology = tables.god_mythology[god]
        pantheon.decks[mythology, pantheon.deck_count[mythology]] = god
        pantheon.deck_count[mythology] += 1
    for mythology in range(MYTHOLOGIES):
        shuffle(game.seed, STREAM_GODS + mythology, pantheon.decks[mythology], pantheon.deck_count[mythology])
    deal_mythology_tokens(game, tables)
    deal_offerings(game, tables)


@kernel
def deal_mythology_tokens(game, tables):
    """All tokens are shuffled on the places of the structure; those on marked places stay."""
    tray = game.pantheon.mythology_at
    count = MYTHOLOGIES * tables.mythology_tokens
    for index in range(count):
        tray[index] = index // tables.mythology_tokens
    shuffle(game.seed, STREAM_MYTHOLOGY_TOKENS, tray, count)
    first = tray[0], tray[1], tray[2], tray[3], tray[4]
    for index in range(count):
        tray[index] = NONE
    for index in range(MYTHOLOGIES):
        tray[tables.mythology_places[index]] = first[index]


@kernel
def deal_offerings(game, tables):
    """The three offering tokens on their marked places of Age II."""
    tray = game.pantheon.offering_at
    for index in range(OFFERINGS):
        tray[index] = index
    shuffle(game.seed, STREAM_OFFERINGS, tray, OFFERINGS)
    first = tray[0], tray[1], tray[2]
    for index in range(OFFERINGS):
        tray[index] = NONE
    for index in range(OFFERINGS):
        tray[tables.offering_places[index]] = first[index]
