"""Fields that Pantheon adds to the record of a game."""

import numpy as np

from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES, MYTHOLOGY_CARDS, SPACES
from argosy.rules.duel.terms import PLACES
from argosy.rules.record_class import HIDDEN, OWNER, Numbers, RecordClass, dtype_of, field, layout_of

NO_MINERVA = 99


class WideFieldsOfCity(RecordClass):
    """Fields of 32 bits of a city, which stand among others of that size."""

    protected: int = field(np.int32, "coins on Astarte")
    offerings: int = field(np.int32, "bit set of offering tokens")


class FieldsOfCity(RecordClass):
    """The other fields of a city."""

    mythology: Numbers = field(np.int16, "mythology tokens", shape=MYTHOLOGIES)


WIDE_FIELDS_OF_CITY = layout_of(WideFieldsOfCity)
FIELDS_OF_CITY = layout_of(FieldsOfCity)


class PantheonGameFields(RecordClass):
    """The Pantheon, the gods and their tokens."""

    minerva: int = field(np.int32, "space of the Minerva pawn, 99 = not on the track")
    choice_count: int = field(np.int32, "gods that are laid open")
    decks: Numbers = field(
        np.int16,
        "divinities of each mythology, from the top",
        shape=(MYTHOLOGIES, MYTHOLOGY_CARDS),
        seen_by=HIDDEN,
    )
    deck_count: Numbers = field(np.int16, "divinities left of each mythology", shape=MYTHOLOGIES)
    space: Numbers = field(
        np.int16, "god on each space", shape=SPACES, note="from Age II on; before: nobody, unless `known`"
    )
    owner: Numbers = field(np.int16, "seat that has activated this god", shape=GODS)
    mythology_at: Numbers = field(np.int16, "mythology token on each place of Age I", shape=PLACES)
    offering_at: Numbers = field(np.int16, "offering token on each place of Age II", shape=PLACES)
    snake: int = field(np.int16, "green card under the snake")
    snake_owner: int = field(np.int16, "the seat that has the snake")
    choice: Numbers = field(
        np.int16,
        "gods that are laid open for a choice",
        shape=MYTHOLOGIES,
        seen_by=OWNER,
        note="all see those of the gate",
    )
    known: Numbers = field(
        np.uint8, "1: this seat knows where this god lies face down", shape=(2, GODS), seen_by=OWNER
    )


GAME = dtype_of(PantheonGameFields)
