"""Numeric options that are checked: counts, iterations, seeds, shares."""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

MOST_ITERATIONS = 2**31 - 1
"""As `argosy.search.types.ITERATIONS`, which `--help` does not import."""
Count = Annotated[int, Parameter(validator=Number(gte=1))]
Iterations = Annotated[int, Parameter(validator=Number(gte=1, lte=MOST_ITERATIONS))]
IterationsOrNone = Annotated[int, Parameter(validator=Number(gte=0, lte=MOST_ITERATIONS))]
Seed = Annotated[int, Parameter(validator=Number(gte=0, lt=1 << 63))]
Share = Annotated[float, Parameter(validator=Number(gte=0, lte=1))]
