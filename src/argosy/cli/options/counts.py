"""Numeric options that are checked: counts from 1 on, counts from 0 on, shares."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

Count = Annotated[int, Parameter(validator=Number(gte=1))]
CountOrNone = Annotated[int, Parameter(validator=Number(gte=0))]
"""0 stands for none."""
Share = Annotated[float, Parameter(validator=Number(gte=0, lte=1))]
