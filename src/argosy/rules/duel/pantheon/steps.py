"""The step of Pantheon (PANTHEON-014)."""

from argosy.rules.duel.pantheon.gods import open_pantheon
from argosy.rules.duel.pantheon.terms import OPEN_PANTHEON
from argosy.rules.kernel import kernel


@kernel
def run_pantheon_step(game, tables, step):
    """PANTHEON-014: the gods are turned up when Age II has been laid out."""
    if step == OPEN_PANTHEON and tables.has_pantheon and game.age == 2:
        open_pantheon(game, tables)
