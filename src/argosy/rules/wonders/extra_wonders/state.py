"""Fields that single boards add to the record of a city."""

import numpy as np

from argosy.rules.record_class import Numbers, RecordClass, dtype_of, field

STAGES = 4


class ExtraWondersCityFields(RecordClass):
    """The copied stages of a city."""

    copies: Numbers = field(
        np.int16,
        "for each own stage the one that it copies, counted as `stages.own_stage` does, + 1; 0 = none",
        shape=STAGES,
    )
    copy_due: int = field(np.int8, "number of the own stage that is to copy another one now; 0 = none")


CITY = dtype_of(ExtraWondersCityFields)
