"""Hooks of the search in Duel for what expansions hide and what of it comes to light.

Their kernels come from the `hooks.py` of each expansion. The last expansion comes first, as it always has: a
seed deals the same determinizations as ever.
"""

from collections.abc import Iterator

from argosy.catalog.registry import packages_by_name
from argosy.game.duel.position.form import DuelPositionData
from argosy.game.duel.view import DuelView
from argosy.kernelc.kernel import Kernels
from argosy.rules.duel.expansions.in_play import in_play
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.search.duel.hooks import ExpansionSearch, Kernel


def expansions() -> dict[str, ExpansionSearch]:
    """Return the hooks of every expansion, by name."""
    return {
        name: buffers.HOOKS for name, buffers in reversed(packages_by_name("search", "duel", "hooks").items())
    }


def fill_in_more(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """Write what lies open of the expansions of the table into a position, and fill in what they hide."""
    for expansion in in_play(expansions(), view.expansions):
        expansion.fill_in(ruleset, view, plain)


# --- kernels ------------------------------------------------------------------------------------------------


def _at(point: str) -> Kernels:
    """Return the kernels that expansions register for a hook."""
    return Kernels(lambda: _found(point))


def _found(point: str) -> Iterator[Kernel]:
    return (found for expansion in expansions().values() if (found := getattr(expansion, point)))


FORGET = _at("forget")
MIX = _at("mix")
