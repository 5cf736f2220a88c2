"""Fields of Lanterns in the record of a city."""

import numpy as np

from argosy.rules.record_class import RecordClass, dtype_of, field


class LanternsCityFields(RecordClass):
    """The lanterns of a city."""

    lit: int = field(np.int8, "lanterns that burn")


CITY = dtype_of(LanternsCityFields)
