"""The information set of a seat, from its record or from its view alone, which comes to the same.

A view is set up as a position that fits it (`position_from_view.py`), and then a compiled kernel removes
everything that the seat does not know (`information_set.py`). What is hidden is listed in `HIDDEN`, for
`deal` to deal again; a determinization is a game like any other.
"""

from typing import NamedTuple

import numpy as np

from argosy.batch.base import compiled
from argosy.errors import ArgosyError
from argosy.game.duel.game import DuelGame
from argosy.game.duel.position.set_up import fill
from argosy.game.duel.view import DuelView
from argosy.game.duel.words import ASKED
from argosy.rules.duel.hidden_information.pools import HIDDEN, deal
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import GAME
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import Record, Records, copy_record, new_records
from argosy.search.duel.hidden_information.information_set import hide
from argosy.search.duel.hidden_information.position_from_view import position_from_view

DECISIONS: dict[str | None, int] = {name: number for number, name in ASKED.items()}


class InformationSet(NamedTuple):
    """A game that fits a view, shape (1,), and the list of what is filled in."""

    ruleset: DuelRuleset
    game: Records
    hidden: Record


def information_set_of(game: DuelGame, seat: int) -> InformationSet:
    """Return what a seat of a game knows, as `information_set_from_view` makes it of its view.

    Raises ArgosyError unless the seat is asked something.
    """
    if seat not in game.owing:
        raise ArgosyError(f"seat {seat} is asked nothing now: a search needs a choice to make")
    return information_set(game.ruleset, game.array, seat)


def information_set(ruleset: DuelRuleset, array: Records, seat: int) -> InformationSet:
    """Return what a seat knows of a record, shape (1,), which is not changed."""
    known, hidden = copy_record(array), new_records(HIDDEN, 1)[0]
    compiled(hide)(known[0], ruleset.tables, seat, hidden)
    return InformationSet(ruleset, known, hidden)


def information_set_from_view(ruleset: DuelRuleset, view: DuelView) -> InformationSet:
    """Return what the seat of a view knows.

    Raises ArgosyError for a view of a game that is over or of a spectator.
    """
    if view.seat is None or view.is_over:
        raise ArgosyError("a search needs the view of a player in a game that runs")
    array = new_records(GAME, 1)
    fill(ruleset, array[0], position_from_view(ruleset, view))  # a view shows what is: nothing to check
    array[0].actor, array[0].decision = view.owing[0], DECISIONS[view.asked]
    return information_set(ruleset, array, view.seat)


def determinize(ruleset: DuelRuleset, view: DuelView, seed: int) -> DuelGame:
    """A game in which the seat of the view sees the same.

    It is made from the view alone, so no secret of the table can be in it.

    Raises ArgosyError for a game that is over.
    """
    known, rng = information_set_from_view(ruleset, view), np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    deal(known.game[0], ruleset.tables, known.hidden, rng)
    return DuelGame.restored(ruleset, known.game, {})
