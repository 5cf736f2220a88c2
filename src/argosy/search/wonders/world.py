"""A whole game that fits what a seat sees: what lies hidden from it is dealt anew."""

import numpy as np

from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.ruleset import Ruleset
from argosy.search.luck import start_luck
from argosy.search.wonders.hidden import deal
from argosy.search.wonders.known import known_to


def world(ruleset: Ruleset, view: WondersView, seed: int) -> WondersGame:
    """A game in which the seat of the view sees the same. It is made from the view alone, so no secret of the table can be in it.

    Raises ArgosyError unless the seat is asked something.
    """
    known, luck = known_to(ruleset, view), np.zeros(1, np.int64)
    start_luck(luck, np.uint64(seed))
    deal(known.game[0], ruleset.tables, known.hidden, luck)
    return WondersGame(ruleset, known.game)
