"""A game that fits a view: known things in their places, the others anywhere they may lie.

`information_set_of` makes the same of the game itself, for bots in the process that runs it: a compiled
kernel removes everything that the seat does not know (`information_set.py`), so the rest shows no more than a
view.

The position is set up as any position is, so a determinization is a game like any other. What was filled in
is listed in `HIDDEN`, for `hidden.deal` to deal again.
"""

from typing import NamedTuple

import numpy as np

from argosy.batch.base import compiled
from argosy.errors import ArgosyError
from argosy.game.duel.game import DuelGame
from argosy.game.duel.position.form import DuelCityData, DuelPositionData, TaskData, WonderData
from argosy.game.duel.position.set_up import fill
from argosy.game.duel.view import DuelCityView, DuelView
from argosy.game.engine import run
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.turn import settle
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import Record, Records, copy_record, new_records
from argosy.search.duel.expansions import determinization_more, hide_determinizations
from argosy.search.duel.hidden_information.decks import determinization_decks
from argosy.search.duel.hidden_information.determinization import Determinization
from argosy.search.duel.hidden_information.information_set import hide
from argosy.search.duel.hidden_information.pools import HIDDEN, WONDER_DECK, deal


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
    """Return what the seat that is asked knows of a record, shape (1,), which is not changed."""
    known, hidden = copy_record(array), new_records(HIDDEN, 1)[0]
    compiled(hide)(known[0], ruleset.tables, seat, hidden)
    return InformationSet(ruleset, known, hidden)


def information_set_from_view(ruleset: DuelRuleset, view: DuelView) -> InformationSet:
    """Return what the seat of a view knows.

    Raises ArgosyError for a view of a game that is over or of a spectator.
    """
    if view.seat is None or view.is_over:
        raise ArgosyError("a search needs the view of a player in a game that runs")
    determinization, plain = Determinization(ruleset, view), _position(view)
    determinization_wonders(determinization, plain)
    determinization_decks(determinization, plain)
    determinization_more(determinization, plain)
    array = new_records(GAME, 1)
    fill(ruleset, array[0], plain)  # a view shows what is, so there is nothing to check
    run(settle)(array[0], ruleset.tables, new_records(CHOICES, 1)[0])
    hide_determinizations(determinization, array[0])
    return InformationSet(ruleset, array, determinization.hidden)


def _position(view: DuelView) -> DuelPositionData:
    """Return the position of what lies open in the base game."""
    return DuelPositionData(
        cities=[_city(city) for city in view.cities],
        age=view.age,
        moment=view.moment,
        turn=view.turn,
        on_turn=view.on_turn,
        play_again=view.play_again,
        triggered=view.triggered,
        picks=view.picks,
        pawn=view.pawn,
        track=list(view.track),
        discard=list(view.discard),
        board=list(view.board),
        drawn=list(view.drawn),
        tasks=[
            TaskData(kind=task.kind, seat=task.seat, amount=task.amount, subject=task.subject)
            for task in view.tasks
        ],
    )


def _city(city: DuelCityView) -> DuelCityData:
    return DuelCityData(
        coins=city.coins,
        cards=list(city.cards),
        wonders=[WonderData(id=one.wonder, built=one.is_built, card=one.card) for one in city.wonders],
        progress=list(city.progress),
    )


def determinization_wonders(determinization: Determinization, plain: DuelPositionData) -> None:
    """DUEL-007: wonders that have been laid out come first in their deck; the order of the others is
    unknown.
    """
    view, ids = determinization.view, determinization.ids["wonders"]
    owned = [one.wonder for city in view.cities for one in city.wonders]
    laid = [*owned, *view.shown_wonders]
    in_play: list[str] = [
        ids[number]
        for number in determinization.tables.wonders_in_play[: determinization.tables.wonders_count]
    ]
    rest = determinization.numbers("wonders", [name for name in in_play if name not in laid])
    if view.shown_wonders:
        slots = [(WONDER_DECK, len(laid) + index, 0) for index in range(len(rest))]
        determinization.pool(slots, rest)
    plain.wonder_deck = [*laid, *(ids[number] for number in rest)]


def determinize(ruleset: DuelRuleset, view: DuelView, seed: int) -> DuelGame:
    """A game in which the seat of the view sees the same.

    It is made from the view alone, so no secret of the table can be in it.

    Raises ArgosyError for a game that is over.
    """
    known, rng = information_set_from_view(ruleset, view), np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    deal(known.game[0], ruleset.tables, known.hidden, rng)
    return DuelGame.restored(ruleset, known.game, {})
