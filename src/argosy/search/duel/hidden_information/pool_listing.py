"""Kernels that list pools of hidden things and their slots (`pools.py`).

A pool is opened, filled and closed.
"""

from argosy.rules.kernel import kernel
from argosy.search.duel.hidden_information.pools import HELD, put


@kernel
def open_heap(hidden):
    """Open an empty pool behind the last one."""
    heap = hidden.heap[hidden.heaps]
    heap.slots = 0
    heap.things = 0
    heap.slot = 0
    heap.thing = 0
    if hidden.heaps > 0:
        last = hidden.heap[hidden.heaps - 1]
        heap.slot = last.slot + last.slots
        heap.thing = last.thing + last.things


@kernel
def add_slot(hidden, field, first, second):
    """Add a place in which a thing of the open pool may lie."""
    heap = hidden.heap[hidden.heaps]
    slot = hidden.slot[heap.slot + heap.slots]
    slot.field = field
    slot.first = first
    slot.second = second
    heap.slots += 1


@kernel
def add_thing(hidden, thing):
    """Add a thing to the open pool.

    Callers add things in the order of their numbers, so the order tells nothing.
    """
    heap = hidden.heap[hidden.heaps]
    hidden.thing[heap.thing + heap.things] = thing
    heap.things += 1


@kernel
def close_heap(game, hidden):
    """Put the first things into the slots, so that the record is whole; drop a pool without slots.

    Conspiracies of the opponent are nowhere until they are dealt.
    """
    heap = hidden.heap[hidden.heaps]
    if heap.slots == 0:
        for index in range(heap.things):
            hidden.thing[heap.thing + index] = 0
        heap.slot = 0
        heap.thing = 0
        heap.things = 0
        return
    for index in range(heap.slots):
        slot = hidden.slot[heap.slot + index]
        if slot.field != HELD:
            put(game, hidden.viewer, slot.field, slot.first, slot.second, hidden.thing[heap.thing + index])
    hidden.heaps += 1


@kernel
def sort_first(array, count):
    """Sort the first `count` entries, the smallest first."""
    for index in range(1, count):
        thing = array[index]
        place = index
        while place > 0 and array[place - 1] > thing:
            array[place] = array[place - 1]
            place -= 1
        array[place] = thing
