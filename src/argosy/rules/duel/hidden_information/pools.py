"""Hidden information of a game of Duel: pools of things, and the slots in which they may lie.

A pool (`POOL`) has at least as many things as slots; dealing takes a random thing for each slot. That is the
whole model of hidden information: `hide_unknown` removes what a viewer does not know (`information_set.py`),
`deal` puts a determinization in its place.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.play import PUT
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES, DRAWN
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record

MAX_POOLS = 24
MAX_SLOTS = 192
MAX_THINGS = 256

(
    DECK,  # age, place
    REMOVED,  # age, index
    WONDER_DECK,  # index
    GOD_DECK,  # mythology, index
    GOD_SPACE,  # space
    MYTHOLOGY,  # place
    OFFERING,  # place
    DECREE,  # chamber, index
    STOCK,  # index
    HELD,  # card under a conspiracy or -1, how many were taken before
    HAND,  # index
    LOOKED_DECK,  # mythology, index: cards of a deck that somebody looks at
    TOKEN,  # drawn from the box
) = range(13)
NOWHERE = (HELD, TOKEN)
"""Fields whose things lie nowhere until they are dealt: the record holds a place for each thing."""

SLOT = np.dtype(
    [
        ("field", np.int16),
        ("first", np.int16),
        ("second", np.int16),
        ("seats", np.int16),  # bit set of the seats that know what lies here
    ],
    align=True,
)
POOL = np.dtype(
    [("slot", np.int32), ("slots", np.int32), ("thing", np.int32), ("things", np.int32)], align=True
)
HIDDEN = np.dtype(
    [
        ("viewer", np.int32),
        ("pools", np.int32),
        (
            "coming",
            np.int32,
        ),  # the first Age (from 0) whose structure does not lie there: its places are unknown too
        ("pool", POOL, MAX_POOLS),
        ("slot", SLOT, MAX_SLOTS),
        ("thing", np.int16, MAX_THINGS),
    ],
    align=True,
)


@kernel
def deal(game: Record, tables: Record, hidden: Record, rng: Numbers) -> None:
    """Deal everything that the viewer does not know into a copy of the known game (DUEL-005, 006, 009)."""
    for number in range(hidden.pools):
        pool = hidden.pool[number]
        for index in range(pool.slots):
            here = pool.thing + index
            other = here + below(rng, pool.things - index)
            thing = hidden.thing[other]
            hidden.thing[other] = hidden.thing[here]
            hidden.thing[here] = thing
            put(game, hidden.slot[pool.slot + index], thing)
    for age in range(hidden.coming, AGES):
        mix(game.deck[age], tables.structures[age].places, rng)
    game.seed = np.uint64(rng[0])  # what is drawn from now on


@kernel
def put(game: Game, slot: Record, thing: int) -> None:
    """One thing into one slot."""
    if slot.field == DECK:
        game.deck[slot.first, slot.second] = thing
    elif slot.field == REMOVED:
        game.removed[slot.first, slot.second] = thing
    elif slot.field == WONDER_DECK:
        game.wonder_deck[slot.first] = thing
    elif slot.field == TOKEN:
        game.token_place[thing] = DRAWN
    else:
        for put_own in PUT:
            put_own(game, slot, thing)


@kernel
def mix(deck: Numbers, count: int, rng: Numbers) -> None:
    """Shuffle the first `count` entries."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        kept = deck[last]
        deck[last] = deck[other]
        deck[other] = kept
