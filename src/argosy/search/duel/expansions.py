"""Hooks of the search in Duel for what expansions hide and what of it comes to light.

Their kernels come from the `hooks.py` of each expansion. The last expansion comes first, as it always has: a
seed deals the same determinizations as ever.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.catalog.registry import packages_by_name
from argosy.game.duel.position.form import DuelPositionData
from argosy.kernelc.kernel import Kernels
from argosy.rules.duel.expansions.in_play import in_play
from argosy.rules.records import Record
from argosy.search.duel.hooks import ExpansionSearch, Kernel

if TYPE_CHECKING:
    from argosy.search.duel.hidden_information.determinization import Determinization


def expansions() -> dict[str, ExpansionSearch]:
    """Return the hooks of every expansion, by name."""
    return {
        name: buffers.HOOKS for name, buffers in reversed(packages_by_name("search", "duel", "hooks").items())
    }


def determinization_more(determinization: "Determinization", plain: DuelPositionData) -> None:
    """Fill in what the expansions of the table hide."""
    for expansion in in_play(expansions(), determinization.view.expansions):
        expansion.determinization(determinization, plain)


def hide_determinizations(determinization: "Determinization", game: Record) -> None:
    """Take things away again that were put there by guess, where no other thing is dealt over them."""
    for expansion in in_play(expansions(), determinization.view.expansions):
        expansion.hide_determinization(game, determinization.hidden)


# --- kernels ------------------------------------------------------------------------------------------------


def _at(point: str) -> Kernels:
    """Return the kernels that expansions register for a hook."""
    return Kernels(lambda: _found(point))


def _found(point: str) -> Iterator[Kernel]:
    return (found for expansion in expansions().values() if (found := getattr(expansion, point)))


HIDE = _at("hide")
NOTE_LOOKS = _at("note_looks")
PUT = _at("put")
MIX = _at("mix")
