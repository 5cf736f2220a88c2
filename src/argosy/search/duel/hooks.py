"""The hooks of the search in Duel: the fields of `ExpansionSearch`, which each expansion fills.

They fill in what views hide, and forget the past of a record. The package of an expansion has one
value `HOOKS` in its file `hooks.py`. The hooks are defined in `expansions.py` and `net/expansions.py`.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from argosy.game.duel.position.form import DuelPositionData
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelRuleset

Kernel = Callable[..., Any]


class ExpansionSearch(msgspec.Struct, frozen=True, kw_only=True):
    """The hooks of one expansion; None where it does nothing."""

    # From a view to a position
    fill_in: Callable[[DuelRuleset, DuelView, DuelPositionData], None]
    """Writes what lies open of it into a position, and anything that fits where the view hides something."""

    # From a record to what a seat knows of it
    forget: Kernel
    """(game, tables, seat): leaves of its past what the seat knows now."""
    mix: Kernel | None = None
    """(game, tables, key) -> key: what has come to light of it, mixed into a key."""

    # What the net reads
    features: int = 0
    """How many features of the table it has."""
    list_features: Kernel | None = None
    """(game, tables, seat, seen, base): those that are true, counted from `base`."""
    features_of_city: int = 0
    """How many features of a city it has."""
    list_of_city: Kernel | None = None
    """(city, tables, seen, base): the same of a city."""
