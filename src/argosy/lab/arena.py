"""Deprecated name of `argosy.lab.matches`; removed in the next minor version."""

import warnings
from typing import Any

from argosy.lab import matches


def __getattr__(name: str) -> Any:
    """Return a name of `argosy.lab.matches`, with a DeprecationWarning."""
    found = getattr(matches, name)
    warnings.warn("argosy.lab.arena is now argosy.lab.matches", DeprecationWarning, stacklevel=2)
    return found
