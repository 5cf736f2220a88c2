"""The ruleset of the table that a view shows: its facts are public, so a bot may know them."""

from collections.abc import Callable
from typing import TypeVar

from argosy.bots.types import View
from argosy.errors import ArgosyError
from argosy.rules.rulesets import recall

R = TypeVar("R")


def ruleset_of(view: View, kind: type[R], build: Callable[[], R]) -> R:
    """The ruleset with the fingerprint of the view.

    A table of this process has it; in a process of its own a bot builds it, with the facts that ARGOSY_DATA names.
    """
    ruleset = recall(view.fingerprint)
    if not isinstance(ruleset, kind):
        ruleset = build()
    if getattr(ruleset, "fingerprint", None) != view.fingerprint:
        raise ArgosyError(
            f"this table is played with other facts ({view.fingerprint[:12]}) than this process: "
            "set ARGOSY_DATA to the folder that the table was given as data"
        )
    return ruleset
