"""Counts of cards by name, for removing hidden information from a record.

They stand in `hidden.mixed`, which nobody needs before the first deal: a row each of KINDS numbers.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.state import KINDS, Game
from argosy.rules.wonders.terms import BUILD, FREE, REVIVE, STAGE
from argosy.search.wonders.hidden_information.hand_tracking import is_known_hand, seat_left, sees_through

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
def looks_through_pile(game: Game, seat: int) -> bool:
    """Does the seat see the discard pile now (BASE-INFO-2)?"""
    return game.cities[seat].owes == REVIVE


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
            if (
                sees_through(tables, hidden.viewer, seat)
                and play.verb
                and play.verb not in (BUILD, FREE, STAGE)
            ):
                counts[PILE + play.card] += 1


@kernel
def note_seen(game: Game, tables: Record, hidden: Record) -> None:
    """Cards of this Age that the viewer has seen: in hands, under stages, in the pile, played for all to
    see.
    """
    counts, viewer = hidden.mixed, hidden.viewer
    for seat in range(game.seats):
        if sees_through(tables, viewer, seat) or (
            game.turn > 0 and is_known_hand(game, tables, viewer, seat)
        ):
            for place in range(game.cities[seat].hand_size):
                counts[SEEN + game.cities[seat].hand[place]] += 1
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            play = game.plays[row, seat]
            if (play.verb == STAGE and sees_through(tables, viewer, seat)) or (
                play.verb and is_in_known_hand(game, tables, viewer, row, seat)
            ):
                counts[SEEN + play.card] += 1
    for kind in range(tables.kinds):
        is_new = counts[EARLIER + kind] == 0
        if is_new or not looks_through_pile(game, viewer):
            counts[SEEN + kind] += counts[PILE + kind]
        standing = counts[STANDING + kind] if is_new else 0
        counts[SEEN + kind] += max(standing, count_built(game, tables, kind))


@kernel
def is_in_known_hand(game: Game, tables: Record, viewer: int, row: int, seat: int) -> bool:
    """Was a card played face down out of a hand that the viewer has seen?"""
    if sees_through(tables, viewer, seat) or game.plays[row, seat].verb in (BUILD, FREE):
        return False
    return seat_left(game, tables, viewer, row, seat) >= 0


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
