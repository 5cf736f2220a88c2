"""Deprecated name of `argosy.lab.matches`; removed in the next minor version."""

from typing import TYPE_CHECKING, Any

from argosy.deprecation import warn_of_old_name
from argosy.lab import matches

if not TYPE_CHECKING:  # because to a checker every name would exist

    def __getattr__(name: str) -> Any:
        """Return a name of `argosy.lab.matches`, with a DeprecationWarning."""
        found = getattr(matches, name)
        warn_of_old_name("argosy.lab.arena", "argosy.lab.matches")
        return found
