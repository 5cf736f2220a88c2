"""Counts of cards by name, for removing hidden information from a record.

They stand in `hidden.mixed`, which nobody needs before the first deal: a row each of KINDS numbers.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.hand_tracking import (
    decides_for_free_city,
    drawn_card,
    is_face_down,
    is_gone,
    sees_through,
)
from argosy.rules.wonders.state import KINDS, Game
from argosy.rules.wonders.terms import BUILD, FREE, NOTHING, REVIVE, STAGE

SEEN, STANDING, PILE, EARLIER = 0, KINDS, 2 * KINDS, 3 * KINDS
"""Cards of this Age that the viewer has seen; buildings; what it knows of the discard pile; cards that are
surely in Ages before.
"""
ALL_ROWS = 4 * KINDS


@kernel
def clear_counts(hidden: Record) -> None:
    """As they were."""
    for place in range(ALL_ROWS):
        hidden.mixed[place] = 0


@kernel
def asked_city(game: Game, seat: int) -> int:
    """The city that a seat decides for now: its own first, then the free one (BASE-TWO-10)."""
    if game.cities[seat].owes == NOTHING and decides_for_free_city(game, seat):
        return 0
    return seat


@kernel
def looks_through_pile(game: Game, viewer: int) -> bool:
    """Does the viewer see the discard pile now (BASE-INFO-2)?"""
    return viewer >= 0 and game.cities[asked_city(game, viewer)].owes == REVIVE


@kernel
def count_cards(game: Game, tables: Record, hidden: Record) -> None:
    """Everything but what has been seen."""
    counts = hidden.mixed
    for age in range(game.age - 1):
        for place in range(tables.deck_size[age]):
            counts[EARLIER + tables.decks[age, place]] += 1
    for seat in range(game.seats):
        for kind in range(tables.kinds):
            if has_built(game.cities[seat], kind):
                counts[STANDING + kind] += 1
    if looks_through_pile(game, hidden.viewer):
        for kind in range(tables.kinds):
            counts[PILE + kind] = game.discard[kind]
        return
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            play = game.plays[row, seat]
            is_sold = play.verb and play.verb not in (BUILD, FREE, STAGE)
            if is_sold and not is_face_down(game, tables, hidden.viewer, row, seat):
                counts[PILE + play.card] += 1


@kernel
def note_seen(game: Game, tables: Record, hidden: Record) -> None:
    """Cards of this Age that the viewer has seen: in hands, under stages, in the pile, played for all to
    see.
    """
    counts, viewer = hidden.mixed, hidden.viewer
    for seat in range(game.seats):
        if sees_through(tables, viewer, seat):
            for place in range(game.cities[seat].hand_size):
                counts[SEEN + game.cities[seat].hand[place]] += 1
        elif game.turn > 0 and hidden.known[seat]:
            note_known_hand(game, tables, hidden, seat)
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            play = game.plays[row, seat]
            if play.verb == STAGE and not is_face_down(game, tables, viewer, row, seat):
                counts[SEEN + play.card] += 1
    for kind in range(tables.kinds):
        is_new = counts[EARLIER + kind] == 0
        if is_new or not looks_through_pile(game, viewer):
            counts[SEEN + kind] += counts[PILE + kind]
        standing = counts[STANDING + kind] if is_new else 0
        counts[SEEN + kind] += max(standing, count_built(game, tables, kind))


@kernel
def note_known_hand(game: Game, tables: Record, hidden: Record, seat: int) -> None:
    """Cards that the viewer saw in a hand: those it holds, and those that have left it face down."""
    counts = hidden.mixed
    is_drawn = hidden.drawn[seat]
    drawn = drawn_card(game, tables, game.turn) if is_drawn else -1
    for place in range(game.cities[seat].hand_size):
        counts[SEEN + game.cities[seat].hand[place]] += 1
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            if is_gone(game, tables, hidden, row, other, seat):
                counts[SEEN + game.plays[row, other].card] += 1
    if is_drawn:
        counts[SEEN + drawn] -= 1


@kernel
def count_built(game: Game, tables: Record, kind: int) -> int:
    """Return how many cards of a name have been built out of hands in this Age."""
    count = 0
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            play = game.plays[row, seat]
            if play.card == kind and play.verb in (BUILD, FREE):
                count += 1
    return count
