"""Checks of custom networks (ARGOSY_NETS), and of custom facts that no network fits.

See docs/bots/training.md.
"""

import os
from importlib import import_module
from itertools import combinations
from pathlib import Path

from argosy.catalog.custom_data import own_data
from argosy.search.net_files import FOLDER

READERS = {
    "argosy.search.duel.net.weights": "all_nets",
    "argosy.search.wonders.net.weights": "all_weights",
}
"""Readers of every net of a game, in modules loaded on demand: the first page does not wait for them."""


def check_own_nets() -> None:
    """Read the nets of the folder that ARGOSY_NETS names, if it is set.

    Raises ArgosyError for a file that is none.
    """
    if FOLDER in os.environ:
        for module, reader in READERS.items():
            getattr(import_module(module), reader)()


def some_lack_a_net(folder: Path | None = None) -> bool:
    """Return whether the user's own facts make a game of Duel that no net has learned.

    Levels search there without a net.

    folder: with the facts; left out: the one that the process plays with.
    """
    folder = folder or own_data()
    if folder is None:
        return False
    rulesets, weights = (
        import_module("argosy.rules.duel.ruleset"),
        import_module("argosy.search.duel.net.weights"),
    )
    together = (
        expansions
        for many in range(len(rulesets.EXPANSIONS) + 1)
        for expansions in combinations(rulesets.EXPANSIONS, many)
    )
    return any(
        weights.net_for(rulesets.duel_ruleset(expansions=expansions, data=folder)) is None
        for expansions in together
    )
