"""Long sweeps, and the sample of them that every run of the tests takes. ARGOSY_WHOLE=1 takes all: about an hour on two cores."""

import os
from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")
WHOLE = os.environ.get("ARGOSY_WHOLE") == "1"


def sample(cases: Sequence[Case], every: int) -> list[Case]:
    """Every so-manyth case, from the first on; all of them in a whole run."""
    return list(cases if WHOLE else cases[::every])
