"""Counts: options that are a whole number from 1 on."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

Count = Annotated[int, Parameter(validator=Number(gte=1))]
