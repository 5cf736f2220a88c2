"""Hidden information, removed from a record for a viewer and listed in pools (`pools.py`).

Things are noted by their number, and places are filled from that order, so what really lies there makes no
difference; `tests/search/duel/test_information_sets.py` deals it again and compares.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.bits import first_of
from argosy.rules.duel.expansions.play import HIDE, has_seen_removed
from argosy.rules.duel.hidden_information.knowledge import sees_drawn, structure_is_laid
from argosy.rules.duel.hidden_information.pool_builder import (
    add_slot,
    add_thing,
    close_pool,
    open_pool,
)
from argosy.rules.duel.hidden_information.pools import DECK, TOKEN, WONDER_DECK
from argosy.rules.duel.hidden_information.pools import REMOVED as REMOVED_SLOT
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import (
    AGES,
    AWAY,
    DRAWN,
    IN_BOX,
    NONE,
    PLACES,
    REMOVED,
    TOKENS,
)
from argosy.rules.records import Number, Record

BACKS = 6
"""The three Ages, guilds, grand temples, senators (`argosy.catalog.duel.DECKS`)."""


@kernel
def hide_unknown(game: Record, tables: Record, viewer: int, hidden: Record) -> None:
    """Remove from a game what a viewer does not know, and list in a zeroed `hidden` what may lie where.

    viewer: a seat or SPECTATOR, asked or not. What lies open stays as it is.
    """
    hidden.viewer = viewer
    hidden.coming = game.age if structure_is_laid(game, tables) else game.age - 1
    game.seed = np.uint64(0)
    hide_wonders(game, tables, hidden)
    hide_decks(game, tables, hidden)
    for hide_own in HIDE:
        hide_own(game, tables, hidden)
    hide_drawn(game, hidden)


@kernel
def hide_wonders(game: Game, tables: Record, hidden: Record) -> None:
    """DUEL-007: the order of wonders that have not been laid out; after the draft it means nothing."""
    shown = shown_wonders(game, tables)
    unseen = unseen_wonders(game, tables, shown)
    left = unseen
    open_pool(hidden)
    for index in range(tables.wonders_count):
        if unseen & (1 << np.int64(game.wonder_deck[index])):
            game.wonder_deck[index] = first_of(left)
            left &= left - 1
            if shown != 0:
                add_slot(hidden, WONDER_DECK, index, 0)
                add_thing(hidden, game.wonder_deck[index])
    close_pool(game, hidden)


@kernel
def unseen_wonders(game: Game, tables: Record, shown: Number) -> Number:
    """The wonders that nobody owns and that are not shown, as a bit set."""
    found = 0
    for index in range(tables.wonders_count):
        wonder = game.wonder_deck[index]
        if game.wonder_owner[wonder] == NONE:
            found |= 1 << np.int64(wonder)
    return found & ~shown


@kernel
def shown_wonders(game: Game, tables: Record) -> Number:
    """The wonders that lie there to choose from, as a bit set."""
    found = 0
    if game.picks < tables.draft_picks:
        first = game.picks // tables.shown * tables.shown
        for index in range(first, first + tables.shown):
            wonder = game.wonder_deck[index]
            if game.wonder_owner[wonder] == NONE:
                found |= 1 << np.int64(wonder)
    return found


@kernel
def hide_decks(game: Game, tables: Record, hidden: Record) -> None:
    """DUEL-005, 006, 009: cards that lie face down, in the box and in structures to come; a pool for each
    back.
    """
    for age in range(AGES):
        hide_removed(game, hidden.viewer, age)
    for back in range(BACKS):
        open_pool(hidden)
        add_covered(game, tables, hidden, back)
        add_coming(tables, hidden, back)
        add_unseen(game, tables, hidden, back)
        if back < AGES:
            add_removed(game, tables, hidden, back)
        close_pool(game, hidden)


@kernel
def hide_removed(game: Game, viewer: int, age: int) -> None:
    """Hide the cards removed from a deck, unless the viewer has looked at them.

    All see where those lie that somebody has taken since.
    """
    if has_seen_removed(game, viewer, age):
        return
    row = game.removed[age]
    for index in range(REMOVED):
        if row[index] != NONE and game.card_place[row[index]] == AWAY:
            row[index] = NONE


@kernel
def add_covered(game: Game, tables: Record, hidden: Record, back: int) -> None:
    """Places of the structure with a card of this back, face down."""
    covered = game.present & ~game.revealed if hidden.coming == game.age else 0
    for place in range(PLACES):
        if covered & (1 << place) and tables.cards[game.deck[game.age - 1, place]].back == back:
            add_slot(hidden, DECK, game.age - 1, place)


@kernel
def add_coming(tables: Record, hidden: Record, back: int) -> None:
    """Places of the structures to come. Nobody knows which back lies where, so they are told in any order."""
    for age in range(hidden.coming, AGES):
        for place in range(tables.structures[age].places):
            if back_to_come(tables, age, place) == back:
                add_slot(hidden, DECK, age, place)


@kernel
def back_to_come(tables: Record, age: int, place: int) -> int:
    """The backs of a deck: cards of the Age, then what joins them (DUEL-005, AGORA-011, PANTHEON-005)."""
    joined = place - (tables.deck_size[age] - tables.removed)
    if joined < 0:
        return age
    if age == AGES - 1:
        if joined < tables.extras_used:
            return tables.cards[tables.extras[0]].back
        joined -= tables.extras_used
    return tables.cards[tables.senators[0]].back


@kernel
def add_unseen(game: Game, tables: Record, hidden: Record, back: int) -> None:
    """Add the cards in play with this back that nobody has shown to the viewer.

    Any guilds, grand temples or senators may lie in the structures (DUEL-005, AGORA-011, PANTHEON-005).
    """
    for age in range(AGES):
        for index in range(tables.deck_size[age]):
            add_if_unseen(game, tables, hidden, back, tables.deck[age, index])
    for index in range(tables.extras_in_box):
        add_if_unseen(game, tables, hidden, back, tables.extras[index])
    senators = 0
    for age in range(AGES):
        senators += tables.senators_added[age]
    for index in range(senators):
        add_if_unseen(game, tables, hidden, back, tables.senators[index])


@kernel
def add_if_unseen(game: Game, tables: Record, hidden: Record, back: int, card: int) -> None:
    """Note a card, if it has this back and has not been seen."""
    if (
        tables.cards[card].back == back
        and game.card_place[card] == AWAY
        and not lies_open(game, hidden, card)
    ):
        add_thing(hidden, card)


@kernel
def lies_open(game: Game, hidden: Record, card: int) -> bool:
    """Is this card face up in the structure, or among the removed ones that the viewer has looked at?"""
    for age in range(AGES):
        for index in range(REMOVED):
            if game.removed[age, index] == card:
                return True
    if hidden.coming == game.age:
        for place in range(PLACES):
            if game.present & game.revealed & (1 << place) and game.deck[game.age - 1, place] == card:
                return True
    return False


@kernel
def add_removed(game: Game, tables: Record, hidden: Record, age: int) -> None:
    """Places in the box for unseen cards of an Age; where somebody has set the game up, some cards may be
    nowhere at all.
    """
    pool = hidden.pool[hidden.pools]
    left = pool.things - pool.slots
    for index in range(tables.removed):
        if game.removed[age, index] == NONE and left > 0:
            add_slot(hidden, REMOVED_SLOT, age, index)
            left -= 1


@kernel
def hide_drawn(game: Game, hidden: Record) -> None:
    """DUEL-059: the tokens that somebody else draws may be any of the box."""
    if sees_drawn(game, hidden.viewer):
        return
    open_pool(hidden)
    for token in range(TOKENS):
        if game.token_place[token] == DRAWN:
            game.token_place[token] = IN_BOX
            add_slot(hidden, TOKEN, 0, 0)
        if game.token_place[token] == IN_BOX:
            add_thing(hidden, token)
    close_pool(game, hidden)
