"""Kernels that list pools of hidden things and their slots (`pools.py`)."""

from argosy.rules.kernel import kernel
from argosy.search.wonders.hidden_information.slot_kinds import THING


@kernel
def add_thing(hidden, thing):
    """Add a thing.

    Callers add things in the order of their numbers or names, so the order tells nothing.
    """
    hidden.thing[hidden.all_things] = thing
    hidden.all_things += 1


@kernel
def pad(hidden, first, least):
    """Repeat things where more lies hidden than the cards explain: twice rather than not at all."""
    count = hidden.all_things - first
    if count > 0:
        for number in range(least - count):
            add_thing(hidden, hidden.thing[first + number % count])


@kernel
def sort_things(hidden, first, names):
    """Sort the things from one on by their names."""
    for index in range(first + 1, hidden.all_things):
        thing = hidden.thing[index] + 0
        place = index
        while place > first and names[hidden.thing[place - 1]] > names[thing]:
            hidden.thing[place] = hidden.thing[place - 1]
            place -= 1
        hidden.thing[place] = thing


@kernel
def open_heap(hidden, thing, things):
    """A heap of things from one on, behind the last heap, without slots."""
    heap = hidden.heap[hidden.heaps]
    heap.slot = 0
    heap.slots = 0
    heap.thing = thing
    heap.things = things
    if hidden.heaps > 0:
        last = hidden.heap[hidden.heaps - 1]
        heap.slot = last.slot + last.slots


@kernel
def add_slot(hidden, field, first, second):
    """Add a place in which a thing of the open pool may lie, as long as there is a thing for it."""
    heap = hidden.heap[hidden.heaps]
    if heap.slots < heap.things:
        slot = hidden.slot[heap.slot + heap.slots]
        slot.field = field
        slot.first = first
        slot.second = second
        heap.slots += 1


@kernel
def close_heap(hidden):
    """Close the open pool; drop it if it has no slots."""
    heap = hidden.heap[hidden.heaps]
    if heap.slots > 0:
        hidden.heaps += 1
    else:
        heap.slot = 0
        heap.thing = 0
        heap.things = 0


@kernel
def count_of_pool(hidden, cards, size, used):
    """Return how many unseen cards of a pool, of which `used` are in the Age, there are (BASE-SETUP-3).

    Counts of seen cards stand first in `hidden.mixed`.
    """
    unseen, left = 0, used + 0
    for place in range(size):
        if hidden.mixed[cards[place]] == 0:
            unseen += 1
        else:
            left -= 1
    return min(unseen, max(0, left))


@kernel
def add_pool(hidden, cards, size, used, place):
    """A heap of the unseen cards of a pool, dealt among the things from `place` on. The place behind them."""
    count, first = count_of_pool(hidden, cards, size, used), hidden.all_things
    for number in range(size):
        if hidden.mixed[cards[number]] == 0:
            add_thing(hidden, cards[number])
    open_heap(hidden, first, hidden.all_things - first)
    for number in range(count):
        add_slot(hidden, THING, place + number, 0)
    close_heap(hidden)
    return place + count
