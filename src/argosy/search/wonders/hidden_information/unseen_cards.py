"""Pools and slots of unseen cards."""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.hand_tracking import (
    count_gone,
    drawn_card,
    has_left,
    is_face_down,
    seat_left,
    sees_through,
)
from argosy.rules.wonders.hands import clear_hand
from argosy.rules.wonders.state import KINDS, MAX_STAGES, Game, Play
from argosy.rules.wonders.terms import AGES, STAGE
from argosy.search.wonders.expansions import ADD_POOL, COUNT_POOL
from argosy.search.wonders.hidden_information.card_counts import EARLIER, PILE, STANDING, looks_through_pile
from argosy.search.wonders.hidden_information.pool_builder import (
    add_pool,
    add_slot,
    add_thing,
    close_pool,
    count_of_pool,
    drop_thing,
    open_pool,
    pad,
    sort_things,
)
from argosy.search.wonders.hidden_information.slot_kinds import DISCARD, HAND, MARKER, THING

UNSEEN_HAND = -1
"""In place of the seat that holds a known hand."""


@kernel
def note_this_age(game: Game, tables: Record, names: Numbers, hidden: Record) -> int:
    """Cards of the running Age: guilds that are in the game, then all unseen cards, then known hands.

    How many cards of the discard pile are still to be explained.
    """
    pile, start = unexplained(game, hidden), hidden.all_things + 0
    left = pile - min(max(pile, 0), count_sales(game, tables, hidden))
    for seat in range(game.seats):
        if hidden.known[seat]:
            add_known_hand(game, tables, names, hidden, seat)
    first = hidden.all_things + 0
    buffers = 0
    for count in COUNT_POOL:
        buffers += count(tables, hidden, game.age)
    if game.age == AGES:
        buffers += count_of_pool(hidden, tables.guilds, tables.guilds_in_box, tables.guilds_used)
    add_unseen(game, tables, hidden, buffers, count_open(game, tables, hidden, left))
    things = hidden.all_things - first
    place = first
    for add in ADD_POOL:
        place = add(tables, hidden, game.age, place)
    if game.age == AGES:
        place = add_pool(hidden, tables.guilds, tables.guilds_in_box, tables.guilds_used, place)
    open_pool(hidden, first, things)
    left = lay_open(game, tables, hidden, buffers, left)
    lay_drawn(game, tables, hidden, start)
    close_pool(hidden)
    lay_known_hands(game, tables, hidden, start, pile)
    return left


@kernel
def unexplained(game: Game, hidden: Record) -> int:
    """Cards of the discard pile that the viewer does not know."""
    count = 0
    for kind in range(KINDS):
        count += game.discard[kind] - hidden.mixed[PILE + kind]
    return count


@kernel
def count_sales(game: Game, tables: Record, hidden: Record) -> int:
    """Cards that have left known hands face down, but not to a stage."""
    count = 0
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            is_sale = game.plays[row, seat].verb != STAGE and is_face_down(
                game, tables, hidden.viewer, row, seat
            )
            if is_sale and seat_left(game, tables, hidden, row, seat) >= 0:
                count += 1
    return count if not looks_through_pile(game, hidden.viewer) else 0


@kernel
def add_known_hand(game: Game, tables: Record, names: Numbers, hidden: Record, seat: int) -> None:
    """Add the cards of a hand that the viewer saw, less what has been built out of it since.

    They are what it holds, and what has left it face down. In place of a card drawn since then stands room
    for any unseen one.
    """
    is_drawn, city = hidden.drawn[seat], game.cities[seat]
    hidden.all_things += is_drawn
    first = hidden.all_things + 0
    for place in range(city.hand_size):
        add_thing(hidden, city.hand[place])
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            if has_left(game, tables, hidden, row, other, seat):
                add_thing(hidden, game.plays[row, other].card)
    if is_drawn:
        drop_thing(hidden, first, drawn_card(game, tables, game.turn))
    sort_things(hidden, first, names)


@kernel
def add_unseen(game: Game, tables: Record, hidden: Record, buffers: int, least: int) -> None:
    """Cards that are surely in the Age and have not been seen, behind room for those of pools."""
    hidden.all_things += buffers
    first = hidden.all_things
    for kind in range(tables.kinds):
        count = -hidden.mixed[kind]
        for place in range(tables.deck_size[game.age - 1]):
            if tables.decks[game.age - 1, place] == kind:
                count += 1
        for _ in range(count):
            add_thing(hidden, kind)
    pad(hidden, first, least - buffers)


@kernel
def count_open(game: Game, tables: Record, hidden: Record, left: int) -> int:
    """Slots for cards that the viewer has never seen: in hands, and where they have gone face down."""
    viewer, count = hidden.viewer, 0
    for seat in range(game.seats):
        if not sees_through(tables, viewer, seat) and not hidden.known[seat]:
            count += game.cities[seat].hand_size
        elif not sees_through(tables, viewer, seat):
            count += hidden.drawn[seat]
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            if (
                is_face_down(game, tables, viewer, row, seat)
                and seat_left(game, tables, hidden, row, seat) < 0
            ):
                if game.plays[row, seat].verb == STAGE:
                    count += 1
                elif left > 0 and not looks_through_pile(game, viewer):
                    left -= 1
                    count += 1
    return count


@kernel
def lay_open(game: Game, tables: Record, hidden: Record, buffers: int, left: int) -> int:
    """Add all slots for unseen cards. What of the pile is still to be explained."""
    viewer = hidden.viewer
    for seat in range(game.seats):
        if not sees_through(tables, viewer, seat) and not hidden.known[seat]:
            lay_hand(game, hidden, seat, buffers)
    return lay_face_down(game, tables, hidden, UNSEEN_HAND, left)


@kernel
def lay_drawn(game: Game, tables: Record, hidden: Record, first: int) -> None:
    """Add the slots of cards that known hands, whose things stand from `first` on, have drawn since."""
    for seat in range(game.seats):
        if hidden.known[seat]:
            if hidden.drawn[seat]:
                add_slot(hidden, THING, first, 0)
            first += game.cities[seat].hand_size + count_gone(game, tables, hidden, seat)


@kernel
def lay_hand(game: Game, hidden: Record, seat: int, buffers: int) -> None:
    """The first things that may lie in a hand, so that the record is whole; dealing puts others there."""
    city, pool = game.cities[seat], hidden.pool[hidden.pools]
    size = city.hand_size
    clear_hand(city)
    city.hand_size = size
    for place in range(size):
        at = pool.slots + buffers
        if at < pool.things:
            city.hand[place] = hidden.thing[pool.thing + at]
        add_slot(hidden, HAND, seat, place)


@kernel
def lay_face_down(game: Game, tables: Record, hidden: Record, holder: int, left: int) -> int:
    """Add the slots of cards that have left a hand face down; return what is left of the pile.

    They lie under their stage, or in the pile unless that is open.
    """
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            if has_left(game, tables, hidden, row, seat, holder):
                left = lay_play(game, hidden, seat, game.plays[row, seat], left)
    return left


@kernel
def lay_play(game: Game, hidden: Record, seat: int, play: Play, left: int) -> int:
    """The slot of one card. What of the pile is still to be explained."""
    if play.verb == STAGE:
        add_slot(hidden, MARKER, seat, play.stage - 1)
    elif left > 0 and not looks_through_pile(game, hidden.viewer):
        add_slot(hidden, DISCARD, 0, 0)
        return left - 1
    return left


@kernel
def lay_known_hands(game: Game, tables: Record, hidden: Record, first: int, left: int) -> None:
    """The slots of known hands, whose things stand one behind the other."""
    for seat in range(game.seats):
        if hidden.known[seat]:
            things = game.cities[seat].hand_size + count_gone(game, tables, hidden, seat)
            open_pool(hidden, first, things)
            lay_hand(game, hidden, seat, hidden.drawn[seat])
            left = lay_face_down(game, tables, hidden, seat, left)
            close_pool(hidden)
            first += things


@kernel
def note_earlier_ages(game: Game, tables: Record, hidden: Record, left: int) -> None:
    """Cards of Ages before: under stages, and whatever else lies in the pile."""
    first, slots = hidden.all_things, count_earlier_markers(game)
    if not looks_through_pile(game, hidden.viewer):
        slots += max(0, left)
    for kind in range(tables.kinds):
        counts = hidden.mixed
        for _ in range(counts[EARLIER + kind] - counts[STANDING + kind] - counts[PILE + kind]):
            add_thing(hidden, kind)
    if hidden.all_things == first:
        for kind in range(tables.kinds):
            for place in range(tables.deck_size[game.age - 1]):
                if tables.decks[game.age - 1, place] == kind:
                    add_thing(hidden, kind)
    pad(hidden, first, slots)
    open_pool(hidden, first, hidden.all_things - first)
    for seat in range(game.seats):
        for stage in range(MAX_STAGES):
            if lies_from_before(game, seat, stage):
                add_slot(hidden, MARKER, seat, stage)
    for _ in range(slots - count_earlier_markers(game)):
        add_slot(hidden, DISCARD, 0, 0)
    close_pool(hidden)


@kernel
def count_earlier_markers(game: Game) -> int:
    """Stages with a card of an Age before."""
    count = 0
    for seat in range(game.seats):
        for stage in range(MAX_STAGES):
            if lies_from_before(game, seat, stage):
                count += 1
    return count


@kernel
def lies_from_before(game: Game, seat: int, stage: int) -> int:
    """Does a card of an Age before lie under a stage?"""
    city = game.cities[seat]
    return city.stages_built >> stage & 1 and 0 < city.marker_ages[stage] < game.age
