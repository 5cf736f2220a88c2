"""A game that fits a view: known things in their places, the others anywhere they may lie.

The game is set up as any position is, so a determinization is a game like any other. What was filled in is
listed in `HIDDEN`, for `hidden.deal` to deal again.

`information_set_of` makes the same of the game itself, for bots in the process that runs it: a compiled
kernel removes everything that the seat does not know (`information_set.py`), so the rest shows no more than a
view.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.batch.base import backend, compiled
from argosy.errors import ArgosyError
from argosy.game import engine
from argosy.game.wonders.expansions import QUESTIONS, set_up_more
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.position.asking import asking_step
from argosy.game.wonders.position.cities import CityBuilder
from argosy.game.wonders.position.form import CityData, PositionData, StageData
from argosy.game.wonders.position.table import TableBuilder
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import Record, Records, copy_record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import GAME
from argosy.search.wonders.expansions import city_parts, mend_more, shared, table_parts
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.hidden_information.determinization import Determinization
from argosy.search.wonders.hidden_information.hands import lay_cards
from argosy.search.wonders.hidden_information.information_set import hide
from argosy.search.wonders.hidden_information.pools import HIDDEN

EVERYBODY = ("card", "city_card", "last_card", *shared())
"""Questions that a viewer knows enough of to let others answer them too.

Whatever else others are asked in the same moment is left out.
"""


class InformationSet(NamedTuple):
    """A game that fits a view, shape (1,), and the list of what is filled in."""

    ruleset: Ruleset
    game: Records
    hidden: Record
    city: int
    """The city that the viewer decides for now: its own, or the free one."""


def information_set_of(game: WondersGame, seat: int) -> InformationSet:
    """Return what a seat of a game knows, as `information_set_from_view` makes it of its view.

    Raises ArgosyError unless the seat is asked something.
    """
    if seat not in game.owing:
        raise ArgosyError(f"seat {seat} is asked nothing now: a search needs a choice to make")
    known = information_set(game.ruleset, game.array, seat)
    if known is None:
        with engine.in_backend(backend()):
            known = information_set_from_view(game.ruleset, game.view(seat))
    return known


def information_set(ruleset: Ruleset, array: Records, seat: int) -> InformationSet | None:
    """Return what the seat that is asked knows of a record, shape (1,), which is not changed.

    None where only its view says that.
    """
    known, hidden = copy_record(array), new_records(HIDDEN, 1)[0]
    is_done = compiled(hide)(known[0], ruleset.tables, seat, names_of(ruleset), hidden)
    return InformationSet(ruleset, known, hidden, seat) if is_done else None


@lru_cache(maxsize=8)
def names_of(ruleset: Ruleset) -> NDArray[np.int16]:
    """The place of each card in the order of the names."""
    return np.argsort(np.argsort(np.array(ruleset.card_ids))).astype(np.int16)


def information_set_from_view(ruleset: Ruleset, view: WondersView) -> InformationSet:
    """Return what the seat of a view knows. Raises ArgosyError unless it is asked something."""
    if view.seat is None or view.is_over:
        raise ArgosyError("a search needs the view of a player in a game that runs")
    if view.asked is None:
        raise ArgosyError(f"seat {view.seat} is asked nothing now: a search needs a choice to make")
    determinization = Determinization(ruleset, view, view.seat)
    game = _arrange(determinization)
    return InformationSet(ruleset, game, determinization.hidden, _asked_city(determinization))


def _asked_city(determinization: Determinization) -> int:
    """As `game.wonders.look.asked_city`: its own city first, then the free one."""
    view = determinization.view
    return determinization.seat if view.cities[determinization.seat].owes else 0


def _arrange(determinization: Determinization) -> Records:
    """Set the game up."""
    array = new_records(GAME, 1)
    state, ruleset, wanted = array[0], determinization.ruleset, _position(determinization)
    TableBuilder(ruleset, state, wanted).lay_out()
    CityBuilder(ruleset, state, wanted).build()
    lay_cards(determinization, state)
    set_up_more(ruleset, state, wanted)
    _mend(determinization, state)
    mend_more(determinization, state)
    _ask(determinization, state, wanted)
    if determinization.view.asked == "city_card" and determinization.view.chosen is not None:
        WondersGame(ruleset, array).choose(determinization.seat, determinization.view.chosen)
    return array


def _position(determinization: Determinization) -> PositionData:
    """Return the position of what lies open."""
    view = determinization.view
    asked = view.asked or ""
    return PositionData(
        edition=view.edition,
        age=view.age,
        turn=view.turn,
        moment=view.moment,
        asked="card" if asked == "city_card" else asked,
        asked_city=_asked_city(determinization) if asked == "revive" else None,
        cities=[_city(determinization, city) for city in view.cities],
        **table_parts(determinization),
    )


def _city(determinization: Determinization, city: CityView) -> CityData:
    points = [int(worth) for worth in determinization.tables.victory]
    return CityData(
        wonder=city.wonder,
        side=city.side,
        coins=city.coins,
        cards=list(city.cards),
        stages=[
            StageData(age=age or None, number=n) for n, age in zip(city.stages, city.markers, strict=True)
        ],
        victories=[city.victories.count(worth) for worth in points],
        defeats=city.defeats,
        **city_parts(determinization, city),
    )


def _mend(determinization: Determinization, state: Record) -> None:
    """Rights that have been used, and constructions that are asked for now."""
    for seen in determinization.view.cities:
        city = state.cities[seen.seat]
        city.free_used = bool(city.free_in_age) and "free_build_once_per_age" not in seen.rights
        city.revives, city.later_revives[:] = 0, 0
    if determinization.view.asked == "revive":
        state.cities[_asked_city(determinization)].revives = 1


def _ask(determinization: Determinization, state: Record, wanted: PositionData) -> None:
    """Let the viewer owe what it is asked, and the others what they are known to be asked in the same
    moment.
    """
    view, mine = determinization.view, _asked_city(determinization)
    state.step = asking_step(determinization.ruleset, wanted) + 1
    for city in view.cities:
        owes = city.owes or (view.asked if city.has_chosen else None)
        if view.asked == "city_card" and city.seat == determinization.seat:
            owes = "card"
        if owes == "city_card" and city.seat != 0:
            owes = "card"
        if owes is not None and (city.seat == mine or owes in EVERYBODY):
            ask(state, city.seat, terms.OWES.index(_word(determinization, city.seat, owes)))


def _word(determinization: Determinization, seat: int, owes: str) -> str:
    """The free city is asked for the card of the turn in a word of its own."""
    if owes == "card" and seat == 0 and determinization.tables.free_city:
        return "city_card"
    assert owes in QUESTIONS or owes in terms.OWES
    return owes


def determinize(ruleset: Ruleset, view: WondersView, seed: int) -> WondersGame:
    """A game in which the seat of the view sees the same.

    It is made from the view alone, so no secret of the table can be in it.

    Raises ArgosyError unless the seat is asked something.
    """
    known, rng = information_set_from_view(ruleset, view), np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    deal(known.game[0], ruleset.tables, known.hidden, rng)
    chosen = () if view.chosen is None else ((view.seat, (view.chosen,)),)
    return WondersGame.restored(ruleset, known.game, {"pending": chosen})
