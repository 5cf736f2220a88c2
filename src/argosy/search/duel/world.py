"""A whole game of Duel that fits what a seat sees: what lies hidden from it is dealt anew."""

import numpy as np

from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.search.duel.hidden import deal
from argosy.search.duel.known import known_to
from argosy.search.luck import start_luck


def world(ruleset: DuelRuleset, view: DuelView, seed: int) -> DuelGame:
    """A game in which the seat of the view sees the same. It is made from the view alone, so no secret of the table can be in it.

    Raises ArgosyError for a game that is over.
    """
    known, luck = known_to(ruleset, view), np.zeros(1, np.int64)
    start_luck(luck, np.uint64(seed))
    deal(known.game[0], ruleset.tables, known.hidden, luck)
    return DuelGame(ruleset, known.game)
