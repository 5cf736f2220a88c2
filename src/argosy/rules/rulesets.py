"""Rulesets by their fingerprint, as long as somebody holds them: so a bot finds the facts of the table in a view."""

from typing import Any, TypeVar
from weakref import WeakValueDictionary

R = TypeVar("R")

_known: "WeakValueDictionary[str, Any]" = WeakValueDictionary()


def remember(ruleset: R, fingerprint: str) -> R:
    """The ruleset itself, which `recall` finds from now on."""
    _known[fingerprint] = ruleset
    return ruleset


def recall(fingerprint: str) -> Any:
    """The ruleset of this fingerprint, or None if no table of this process plays it."""
    return _known.get(fingerprint)
