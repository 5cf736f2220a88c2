"""The deal of Pantheon (PANTHEON-001 to 005): mythology decks, mythology and offering tokens."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_DUEL, shuffle
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES, MYTHOLOGY_CARDS, OFFERINGS, SPACES
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE, PLACES
from argosy.rules.records import Record

STREAM_MYTHOLOGY_TOKENS = STREAM_DUEL + 12
STREAM_OFFERINGS = STREAM_DUEL + 13
STREAM_GODS = STREAM_DUEL + 20  # 20 to 24: one for each mythology


@kernel
def clear_pantheon(game: Game) -> None:
    """An empty Pantheon, no tokens in the structures."""
    pantheon = game.pantheon
    for place in range(PLACES):
        pantheon.mythology_at[place] = NONE
        pantheon.offering_at[place] = NONE
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
def deal_pantheon(game: Game, tables: Record) -> None:
    """PANTHEON-002 to 004: five decks of three, five of ten mythology tokens, three offering tokens."""
    if not tables.has_pantheon:
        return
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
def deal_mythology_tokens(game: Game, tables: Record) -> None:
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
def deal_offerings(game: Game, tables: Record) -> None:
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
