"""Features of a seat's view of Agora, behind those of the base game (`features.py` of Duel).

How many face-down conspiracies the opponent has is open, which they are is not (AGORA-043).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.knowledge import plots, saw_removed
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES, LOCKED
from argosy.rules.duel.terms import AGES, AWAY, CARDS, NONE, REMOVED
from argosy.rules.features import mark_equal

TABLE_FEATURES = 7
FOE_FACE_DOWN = 4
"""The place of the opponent's face-down conspiracies among these; behind it that of the prepared ones."""
TAKEN, PREPARED, TRIGGERED = 1, 2, 3


@kernel
def observe_agora(game, tables, seat, row, at):
    """Senate, conspiracies, the locked token, removed cards; nothing where Agora is not in play."""
    if not tables.has_agora:
        return at
    agora = game.agora
    row[at] = game.triggered
    row[at + 1] = agora.swapped
    row[at + 2] = agora.supply[seat]
    row[at + 3] = agora.supply[1 - seat]
    row[at + 6] = agora.stock_count
    count_face_down(agora, 1 - seat, row, at + FOE_FACE_DOWN)
    at = observe_senate(agora, seat, row, at + TABLE_FEATURES)
    at = observe_conspiracies(agora, seat, row, at)
    at = observe_deck(game, seat, row, at)
    at = mark_equal(game.token_place, LOCKED, row, at)
    return observe_removed(game, seat, row, at)


@kernel
def observe_senate(agora, seat, row, at):
    """Append the chambers: markers, control, decrees face down; then the chamber of every open decree.

    Both players' markers count; control is 1 or -1 (AGORA-013).
    """
    for chamber in range(CHAMBERS):
        row[at + chamber] = agora.markers[chamber, seat]
        row[at + CHAMBERS + chamber] = agora.markers[chamber, 1 - seat]
        control = agora.control[chamber]
        if control != NONE:
            row[at + 2 * CHAMBERS + chamber] = 1 if control == seat else -1
        for place in range(2):
            decree = agora.decrees[chamber, place]
            if decree != NONE:
                if agora.turned_up[decree]:
                    row[at + 4 * CHAMBERS + decree] = chamber + 1
                else:
                    row[at + 3 * CHAMBERS + chamber] += 1
    return at + 4 * CHAMBERS + DECREES


@kernel
def count_face_down(agora, seat, row, at):
    """Append the numbers of a player's unprepared and prepared conspiracies that are not triggered."""
    for conspiracy in range(CONSPIRACIES):
        if agora.holder[conspiracy] == seat and not agora.shown[conspiracy]:
            row[at + (1 if agora.prepared[conspiracy] != NONE else 0)] += 1


@kernel
def observe_conspiracies(agora, seat, row, at):
    """The own ones, TAKEN, PREPARED or TRIGGERED; of the opponent those that are TRIGGERED."""
    for conspiracy in range(CONSPIRACIES):
        holder = agora.holder[conspiracy]
        if holder == seat:
            row[at + conspiracy] = state_of(agora, conspiracy)
        elif holder != NONE and agora.shown[conspiracy]:
            row[at + CONSPIRACIES + conspiracy] = TRIGGERED
    return at + 2 * CONSPIRACIES


@kernel
def state_of(agora, conspiracy):
    """Return the state of a conspiracy that a player holds: TAKEN, PREPARED or TRIGGERED."""
    if agora.shown[conspiracy]:
        return TRIGGERED
    return PREPARED if agora.prepared[conspiracy] != NONE else TAKEN


@kernel
def observe_deck(game, seat, row, at):
    """Append the two conspiracies that the seat looks at, and the places of those that it put back.

    Places are counted from the top of the deck.
    """
    agora = game.agora
    if plots(game, seat):
        for place in range(2):
            if agora.hand[place] != NONE:
                row[at + agora.hand[place]] = 1
    for place in range(agora.stock_count):
        if agora.known_stock[seat, agora.stock[place]]:
            row[at + CONSPIRACIES + agora.stock[place]] = place + 1
    return at + 2 * CONSPIRACIES


@kernel
def observe_removed(game, seat, row, at):
    """Cards removed at setup that the seat has looked at (AGORA-159); those in a city now stand there."""
    for age in range(AGES):
        if saw_removed(game, seat, age):
            for place in range(REMOVED):
                card = game.removed[age, place]
                if card != NONE and game.card_place[card] == AWAY:
                    row[at + card] = 1
    return at + CARDS
