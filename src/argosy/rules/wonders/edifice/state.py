"""Fields that Edifice adds to the record of a game."""

import numpy as np

from argosy.rules.record_class import Numbers, RecordClass, dtype_of, field

AGES = 3


class EdificeCityFields(RecordClass):
    """The pawns and halves of stages of a city."""

    pawns: Numbers = field(np.int8, "by Age: 1 = has a pawn of its edifice", shape=AGES)
    debt: int = field(np.int8, "points of the tokens for penalties that could not be suffered")
    doubles: int = field(np.int8, "1: one of its guilds counts twice")
    half: int = field(
        np.int8, "the stage in two halves of which one is to be chosen (row of the tables + 1); 0 = none"
    )
    half_stage: int = field(np.int8, "number on the board of the stage in `half`, 0-based")
    halves: int = field(
        np.uint8,
        "halves chosen so far: bit 2 s = the left one of stage s (0-based), bit 2 s + 1 = the right one",
    )
    pawns_due: int = field(np.int8, "bit set of Ages (bit 0 = Age I): a pawn of one of them is to be taken")
    produces: int = field(np.int32, "bit set of edifices whose production it has")


CITY = dtype_of(EdificeCityFields)


class EdificeGameFields(RecordClass):
    """The edifices of the three Ages."""

    edifices: Numbers = field(np.int8, "edifice of each Age, -1 = none", shape=AGES)
    left: Numbers = field(np.int8, "pawns left on the edifice of each Age", shape=AGES)
    turned: Numbers = field(
        np.int8, "1: the last pawn was taken, all who have one have the reward", shape=AGES
    )


GAME = dtype_of(EdificeGameFields)
