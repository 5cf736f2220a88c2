"""The hooks of the search in Duel: the fields of `ExpansionSearch`, which each expansion fills.

They fill in hidden information of views, and determinize it in kernels. The package of an expansion has one
value `HOOKS` in its file `hooks.py`. The hooks are defined in `expansions.py` and `net/expansions.py`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from argosy.game.duel.position.form import DuelPositionData
from argosy.rules.records import Record

if TYPE_CHECKING:
    from argosy.search.duel.hidden_information.determinization import Determinization

Kernel = Callable[..., Any]


class ExpansionSearch(msgspec.Struct, frozen=True, kw_only=True):
    """The hooks of one expansion; None where it does nothing."""

    # From a view to a world
    determinization: "Callable[[Determinization, DuelPositionData], None]"
    """Writes what lies open of it and a determinization of what it hides into a position, and notes what is
    guessed.
    """
    hide_determinization: Callable[[Record, Record], None] = lambda _game, _hidden: None
    """(game, hidden), plain Python: takes guessed things away again that are not dealt over."""

    # From a record to what a seat knows of it
    hide: Kernel
    """(game, tables, hidden): what it hides, in a record that forgets."""
    note_looks: Kernel | None = None
    """(game, tables, seat, age, count): so many cards that were removed from a deck are known to a seat."""
    put: Kernel
    """(game, viewer, field, first, second, thing): one thing into one of its slots; those of others are left
    alone.
    """
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
