"""What a seat does not know of a game of 7 Wonders, as heaps of things and the slots in which they may lie.

A heap has at least as many things as slots; dealing takes a random thing for each slot. Heaps are dealt in their order,
and a slot may be a place among the things of a later heap: first the guilds that are in the game, then all unseen cards
of the Age, then what is left of a hand that was seen before. `known.py` makes the heaps from a view, `deal` puts a world
that fits the view into a record.
"""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.setup import shuffle_deck
from argosy.rules.wonders.terms import AGES
from argosy.search.luck import below
from argosy.search.wonders.box_fields import put_more
from argosy.search.wonders.fields import DISCARD, FIRST_OF_BOXES, HAND, MARKER, THING

MAX_HEAPS = 48
MAX_SLOTS = 512
MAX_THINGS = 768

SLOT = np.dtype([("field", np.int16), ("first", np.int16), ("second", np.int16)], align=True)
HEAP = np.dtype([("slot", np.int32), ("slots", np.int32), ("thing", np.int32), ("things", np.int32)], align=True)
HIDDEN = np.dtype(
    [
        ("viewer", np.int32),
        ("heaps", np.int32),
        ("all_things", np.int32),
        ("coming", np.int32),  # the first Age (from 0) whose cards have not been dealt
        ("sorts", np.int32),  # bit set of the seats whose hands are dealt anew
        ("heap", HEAP, MAX_HEAPS),
        ("slot", SLOT, MAX_SLOTS),
        ("thing", np.int16, MAX_THINGS),
        ("mixed", np.int16, MAX_THINGS),  # the things of the world under way
    ],
    align=True,
)


@kernel
def deal(game, tables, hidden, luck):
    """Deal everything that the viewer does not know into a copy of the known game (BASE-INFO-1, -2)."""
    for number in range(hidden.all_things):
        hidden.mixed[number] = hidden.thing[number]
    for number in range(hidden.heaps):
        deal_heap(game, hidden, hidden.heap[number], luck)
    for seat in range(game.seats):
        if hidden.sorts >> seat & 1:
            sort_hand(game.cities[seat])
    game.seed = np.uint64(luck[0])  # what is drawn from now on
    for age in range(hidden.coming, AGES):
        shuffle_deck(game, tables, game.seed, age)


@kernel
def deal_heap(game, hidden, heap, luck):
    """A random thing for each slot of one heap."""
    for index in range(heap.slots):
        here = heap.thing + index
        other = here + below(luck, heap.things - index)
        thing = hidden.mixed[other]
        hidden.mixed[other] = hidden.mixed[here]
        hidden.mixed[here] = thing
        slot = hidden.slot[heap.slot + index]
        if slot.field == THING:
            hidden.mixed[slot.first] = thing
        else:
            put(game, slot.field, slot.first, slot.second, thing)


@kernel
def put(game, field, first, second, thing):
    """One thing into one slot."""
    if field == HAND:
        game.cities[first].hand[second] = thing
    elif field == DISCARD:
        game.discard[thing] += 1
    elif field == MARKER:
        game.cities[first].markers[second] = thing
    elif field >= FIRST_OF_BOXES:
        put_more(game, field, first, second, thing)


@kernel
def sort_hand(city):
    """The order of a hand must not tell anything, and equal cards lie side by side."""
    for place in range(1, city.hand_size):
        kind = city.hand[place] + 0
        here = place
        while here > 0 and city.hand[here - 1] > kind:
            city.hand[here] = city.hand[here - 1]
            here -= 1
        city.hand[here] = kind
