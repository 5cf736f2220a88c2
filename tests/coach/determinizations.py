"""One given determinization of a view, in place of the one that the coach deals itself."""

from collections.abc import Callable

import numpy as np

from argosy.rules.fast_rng import start_rng


def dealt_in(world: int, information_set_from_view: Callable, deal: Callable) -> Callable:
    """A function that makes an information set and deals everything hidden by a seed; for either game."""

    def dealt(ruleset, view):
        known = information_set_from_view(ruleset, view)
        rng = np.zeros(1, np.int64)
        start_rng(rng, np.uint64(world))
        deal(known.game[0], ruleset.tables, known.hidden, rng)
        return known

    return dealt
