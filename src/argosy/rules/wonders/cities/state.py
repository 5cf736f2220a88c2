"""Fields that Cities adds to the record of a city."""

import numpy as np

from argosy.rules.record_class import Numbers, RecordClass, dtype_of, field

RECORD = "black"
"""What its record is called."""

DEMANDS = 6
"""Different things that the demands of a city in one turn may count; equal ones are added up."""

NO_RIGHT, FRESH, USED = range(3)
"""The right to one black card free in each Age: there is none, it may be used, it has been used in this
Age.
"""


class BlackCityFields(RecordClass):
    """The debts, masks and demands of a city.

    Sums, not pieces: supplies are unlimited (CITIES-SETUP-5).
    """

    debts: int = field(np.int16, "debts of -1")
    loss: int = field(np.int16, "coins that the city loses at the end of this turn, as far as known")
    demands_per: Numbers = field(
        np.uint16,
        "bit set of the things of the other city that a demand counts; 0 = it is made once",
        shape=DEMANDS,
    )
    demands: Numbers = field(
        np.int8,
        "coins that its effects of this turn make every other city lose, for each thing of `demands_per`",
        shape=DEMANDS,
    )
    diplomacy: int = field(np.int8, "Diplomacy tokens")
    masks: int = field(np.int8, "masks")
    free_black: int = field(np.int8, "right to one black card free in each Age: `NO_RIGHT`, ...")
    loss_of_stages: int = field(np.int8, "coins that every other city loses when the city builds a stage")
    defeat_shields: int = field(np.int8, "shields that each own defeat token is worth in conflicts")
    lent_shields: int = field(np.int8, "shields that defeat tokens lend while conflicts are resolved")


CITY = dtype_of(BlackCityFields)
