"""Fields that Agora adds to the record of a game."""

import numpy as np

from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.terms import AGES
from argosy.rules.record_class import HIDDEN, OWNER, Numbers, RecordClass, dtype_of, field


class AgoraGameFields(RecordClass):
    """The Senate and the conspiracies (AGORA-010)."""

    stock_count: int = field(np.int32, "conspiracies in the deck")
    taken: int = field(np.int32, "conspiracies taken from the deck so far")
    markers: Numbers = field(np.int16, "influence in each chamber, by seat", shape=(CHAMBERS, 2))
    supply: Numbers = field(np.int16, "markers not in the Senate", shape=2)
    control: Numbers = field(np.int16, "controlling seat", shape=CHAMBERS)
    decrees: Numbers = field(
        np.int16,
        "decrees of each chamber, by catalog position",
        shape=(CHAMBERS, 2),
        note="those turned up; the others: nobody",
    )
    stock: Numbers = field(
        np.int16, "conspiracies in the deck, from the top", shape=CONSPIRACIES, seen_by=HIDDEN
    )
    holder: Numbers = field(
        np.int16,
        "seat that has this conspiracy, -1 = deck",
        shape=CONSPIRACIES,
        seen_by=OWNER,
        note="all see triggered ones",
    )
    order: Numbers = field(np.int16, "how many conspiracies were taken before this one", shape=CONSPIRACIES)
    prepared: Numbers = field(np.int16, "card under this conspiracy", shape=CONSPIRACIES)
    hand: Numbers = field(np.int16, "conspiracies drawn, one of which is to be kept", shape=2, seen_by=OWNER)
    locked: int = field(np.int16, "progress token on Obscurantism")
    swapped: int = field(np.int16, "card that the swap takes")
    turned_up: Numbers = field(np.uint8, "1: this decree lies face up", shape=DECREES)
    shown: Numbers = field(np.uint8, "1: this conspiracy is triggered", shape=CONSPIRACIES)
    known_stock: Numbers = field(
        np.uint8,
        "1: this seat knows where in the deck this conspiracy lies",
        shape=(2, CONSPIRACIES),
        seen_by=OWNER,
    )
    saw_removed: Numbers = field(
        np.uint8,
        "1: this seat has looked at the cards removed from the deck of this Age",
        shape=(2, AGES),
        seen_by=OWNER,
    )


GAME = dtype_of(AgoraGameFields)
