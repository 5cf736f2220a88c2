"""Legal choices of Agora (AGORA-034 to 042, 091, 150 to 165)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.terms import (
    CHAMBERS,
    CONSPIRATOR,
    CURIA,
    DO_CONSPIRE,
    DO_DECREE,
    DO_FREE,
    DO_GIVE,
    DO_LOCK,
    DO_PLACE,
    DO_PLOT,
    DO_PREPARE,
    DO_RAZE,
    DO_REMOVE,
    DO_SCRAP,
    DO_SEIZE,
    DO_SHIFT,
    DO_TAKE,
    ESPIONAGE,
    GIVE,
    LOCK,
    MOVE_DECREE,
    PLACE,
    PLOT,
    REMOVE,
    REMOVED_CARD,
    SABOTAGE,
    SCRAP,
    SENATE,
    SENATOR,
    SHIFT,
    SWAP,
    TAKE_BUILDING,
    TAKE_WONDER,
    TOP_ROW,
)
from argosy.rules.duel.bits import first_of
from argosy.rules.duel.choices import add_free, list_buildings, list_built, list_tokens, list_unbuilt
from argosy.rules.duel.effects import counted
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import AWAY, CARDS, IN_BOX, NONE, ON_BOARD, PURPLE, REMOVED, TAKEN, TOKENS
from argosy.rules.records import Record

ANY_SECTION = -1


@kernel
def list_prepare(out: Choices, conspiracies: int, card: int) -> None:
    """AGORA-050: any free card under one of the own `unprepared` conspiracies."""
    while conspiracies:
        add_free(out, DO_PREPARE + first_of(conspiracies) * CARDS + card)
        conspiracies &= conspiracies - 1


@kernel
def list_place(game: Game, tables: Record, out: Choices, seat: int, section: int) -> None:
    """AGORA-034, 036, 041: a marker in a chamber of the section, or anywhere; only while there are markers
    left.
    """
    if game.agora.supply[seat] == 0:
        return
    for chamber in range(CHAMBERS):
        if section == ANY_SECTION or tables.section[chamber] == section:
            add_free(out, DO_PLACE + chamber)


@kernel
def list_shift(game: Game, out: Choices, seat: int) -> None:
    """AGORA-037, 038: one own marker to a neighbouring chamber."""
    for chamber in range(CHAMBERS):
        if game.agora.markers[chamber, seat] > 0:
            if chamber > 0:
                add_free(out, DO_SHIFT + chamber * CHAMBERS + chamber - 1)
            if chamber < CHAMBERS - 1:
                add_free(out, DO_SHIFT + chamber * CHAMBERS + chamber + 1)


@kernel
def list_remove(game: Game, out: Choices, seat: int) -> None:
    """AGORA-091: a marker of the opponent."""
    for chamber in range(CHAMBERS):
        if game.agora.markers[chamber, 1 - seat] > 0:
            add_free(out, DO_REMOVE + chamber)


@kernel
def list_plot(game: Game, out: Choices) -> None:
    """AGORA-042: which of the two drawn conspiracies to keep, and where the other goes."""
    for index in range(2):
        conspiracy = game.agora.hand[index]
        if conspiracy != NONE:
            add_free(out, DO_PLOT + 2 * conspiracy)
            if game.agora.hand[1] != NONE:
                add_free(out, DO_PLOT + 2 * conspiracy + 1)


@kernel
def list_lock(game: Game, out: Choices, seat: int) -> None:
    """AGORA-152, Z-32: tokens on the board, of the opponent, out of the game."""
    for token in range(TOKENS):
        place = game.token_place[token]
        if place == ON_BOARD or place == IN_BOX or place == TAKEN + 1 - seat:
            add_free(out, DO_LOCK + token)


@kernel
def list_top_row(game: Game, tables: Record, out: Choices) -> None:
    """AGORA-158: buildings of row 1, covered or not; no senators."""
    row = game.present & tables.structures[game.age - 1].top_row
    for place in range(tables.structures[game.age - 1].places):
        if row & (1 << place):
            card = game.deck[game.age - 1, place]
            if tables.cards[card].color != SENATOR:
                add_free(out, DO_FREE + card)


@kernel
def list_removed(game: Game, out: Choices) -> None:
    """AGORA-159: cards removed at setup, of this Age and those before."""
    for age in range(game.age):
        for index in range(REMOVED):
            card = game.removed[age, index]
            if card != NONE and game.card_place[card] == AWAY:
                add_free(out, DO_FREE + card)


@kernel
def list_scrap(game: Game, out: Choices) -> None:
    """AGORA-155: a free card of the structure.

    One that became free in this turn lies face down until its end (DUEL-012), so nobody can name it yet.
    """
    places = game.open & game.revealed
    while places:
        add_free(out, DO_SCRAP + game.deck[game.age - 1, first_of(places)])
        places &= places - 1


@kernel
def swap_colors(game: Game, colors: int) -> int:
    """AGORA-164: of the allowed colours those of which both cities have a card."""
    possible = 0
    for color in range(PURPLE + 1):
        bit = 1 << color
        if colors & bit and counted(game.cities[0], bit) > 0 and counted(game.cities[1], bit) > 0:
            possible |= bit
    return possible


@kernel
def list_give(game: Game, tables: Record, out: Choices, seat: int, taken: int) -> None:
    """AGORA-164: an own card of the same colour."""
    list_buildings(game, tables, out, seat, 1 << tables.cards[taken].color, DO_GIVE)


@kernel
def list_decree(game: Game, out: Choices) -> None:
    """AGORA-165: the decree of a chamber to another chamber."""
    for chamber in range(CHAMBERS):
        if game.agora.decrees[chamber, 0] != NONE:
            for target in range(CHAMBERS):
                if target != chamber:
                    add_free(out, DO_DECREE + chamber * CHAMBERS + target)


@kernel
def list_agora(game: Game, tables: Record, out: Choices, kind: int, seat: int, subject: int) -> None:
    """Follow-up choices of Agora (AGORA-039). Passing, where it is allowed, is added by the caller."""
    if kind == PLACE:
        list_place(game, tables, out, seat, ANY_SECTION)
    elif kind == SHIFT:
        list_shift(game, out, seat)
    elif kind == REMOVE:
        list_remove(game, out, seat)
    elif kind == SENATE:
        list_place(game, tables, out, seat, subject)
        list_shift(game, out, seat)
    elif kind == CONSPIRATOR:
        list_place(game, tables, out, seat, ANY_SECTION)
        if game.agora.stock_count > 0:
            add_free(out, DO_CONSPIRE)
    elif kind == PLOT:
        list_plot(game, out)
    elif kind == TAKE_WONDER:
        list_unbuilt(game, out, 1 - seat, DO_SEIZE)
    elif kind == LOCK:
        list_lock(game, out, seat)
    else:
        list_agora_cards(game, tables, out, kind, seat, subject)


@kernel
def list_agora_cards(game: Game, tables: Record, out: Choices, kind: int, seat: int, subject: int) -> None:
    """Follow-up choices of Agora that are about cards, decrees and built wonders."""
    if kind == TOP_ROW:
        list_top_row(game, tables, out)
    elif kind == REMOVED_CARD:
        list_removed(game, out)
    elif kind == ESPIONAGE:
        list_tokens(game, out, IN_BOX)
    elif kind == SCRAP:
        list_scrap(game, out)
    elif kind == TAKE_BUILDING:
        list_buildings(game, tables, out, 1 - seat, subject, DO_TAKE)
    elif kind == SWAP:
        list_buildings(game, tables, out, 1 - seat, swap_colors(game, subject), DO_TAKE)
    elif kind == GIVE:
        list_give(game, tables, out, seat, game.agora.swapped)
    elif kind == MOVE_DECREE:
        list_decree(game, out)
    elif kind == SABOTAGE:
        list_built(game, out, 1 - seat, DO_RAZE)


@kernel
def may_pass_in_agora(kind: int, subject: int) -> bool:
    """Return whether a player may leave a choice of Agora (AGORA-040, 096, 098, 155, Z-02, Z-15, Z-17).

    The second card of Turn of Events has subject 1.
    """
    return kind == SHIFT or kind == SENATE or kind == CURIA or (kind == SCRAP and subject == 1)
