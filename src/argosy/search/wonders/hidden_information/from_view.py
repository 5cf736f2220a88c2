"""Information sets of a seat from its view, and from the game itself.

From a view any game that fits it is set up, as a position is: what lies hidden may be anything. From then on
both go the same way: a kernel removes everything that the seat does not know (`information_set.py`) and lists
where it may lie, so nothing but the view can show in it.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.batch.base import compiled
from argosy.errors import ArgosyError
from argosy.game.engine import run
from argosy.game.wonders.expansions import set_up_more
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.position.asking import asking_step
from argosy.game.wonders.position.cities import CityBuilder
from argosy.game.wonders.position.form import CityData, PositionData, StageData
from argosy.game.wonders.position.table import TableBuilder
from argosy.game.wonders.view import CityView, KnownHand, WondersView
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import Record, Records, copy_record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.hand_tracking import lay_known_hand, track_hands
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.setup import forget_plays
from argosy.rules.wonders.state import GAME
from argosy.search.wonders.expansions import city_parts, mend_more, table_parts
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.hidden_information.information_set import hide, hide_tracked
from argosy.search.wonders.hidden_information.pools import HIDDEN
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable


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
    return information_set(game.ruleset, game.array, seat)


def information_set(ruleset: Ruleset, array: Records, seat: int) -> InformationSet:
    """Return what the seat that is asked knows of a record, shape (1,), which is not changed."""
    known, hidden = copy_record(array), new_records(HIDDEN, 1)[0]
    compiled(hide)(known[0], ruleset.tables, seat, names_of(ruleset), hidden)
    return InformationSet(ruleset, known, hidden, seat if known[0].cities[seat].owes else 0)


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
    table, hidden = ViewedTable(ruleset, view, view.seat), new_records(HIDDEN, 1)[0]
    hidden.viewer, hidden.tracked = view.seat, bool(view.known_hands)
    game = _fitting_game(table, hidden)
    compiled(hide_tracked)(game[0], ruleset.tables, names_of(ruleset), hidden)
    return InformationSet(ruleset, game, hidden, _asked_city(table))


def _asked_city(table: ViewedTable) -> int:
    """As `game.wonders.look.asked_city`: its own city first, then the free one."""
    return table.seat if table.view.cities[table.seat].owes else 0


def _fitting_game(table: ViewedTable, hidden: Record) -> Records:
    """Set up a game that fits the view; `hidden` says who sees it."""
    array = new_records(GAME, 1)
    state, ruleset, wanted = array[0], table.ruleset, _position(table)
    TableBuilder(ruleset, state, wanted).lay_out()
    CityBuilder(ruleset, state, wanted).build()
    _lay_cards(table, state, hidden)
    set_up_more(ruleset, state, wanted)
    for city in table.view.cities:
        owned = state.cities[city.seat]
        owned.free_used = bool(owned.free_in_age) and "free_build_once_per_age" not in city.rights
    mend_more(table, state)
    _ask(table, state, wanted)
    if table.view.asked == "city_card" and table.view.chosen is not None:
        WondersGame(ruleset, array).choose(table.seat, table.view.chosen)
    return array


def _position(table: ViewedTable) -> PositionData:
    """Return the position of what lies open."""
    view, asked = table.view, table.view.asked or ""
    return PositionData(
        edition=view.edition,
        age=view.age,
        turn=view.turn,
        moment=view.moment,
        asked="card" if asked == "city_card" else asked,
        asked_city=_asked_city(table) if asked == "revive" else None,
        step=_last_step(table.ruleset, "ask_penalty") if asked == "penalty" else None,
        cities=[_city(table, city) for city in view.cities],
        **table_parts(table),
    )


def _last_step(ruleset: Ruleset, step: str) -> int:
    """The last place of a step: with Edifice nobody asks at that of Babel's projects, which it replaces."""
    return len(ruleset.steps) - 1 - ruleset.steps[::-1].index(step)


def _city(table: ViewedTable, city: CityView) -> CityData:
    points = [int(worth) for worth in table.tables.victory]
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
        **city_parts(table, city),
    )


def _lay_cards(table: ViewedTable, state: Record, hidden: Record) -> None:
    """Plays, hands and the discard pile, as far as the viewer knows them."""
    view = table.view
    run(forget_plays)(state)
    for play in view.plays:
        row = state.plays[play.turn + play.last_card, play.seat]
        row.verb, row.stage = terms.VERBS.index(play.verb), play.stage or 0
        row.card = -1 if play.card is None else table.cards([play.card])[0]
    for city in view.cities:
        state.cities[city.seat].hand[:] = -1
        state.cities[city.seat].hand_size = city.hand_size
    for seat, cards in ((table.seat, view.hand), (view.partner, view.partner_hand)):
        if seat is not None:
            state.cities[seat].hand[: len(cards)] = sorted(table.cards(cards))
    if view.known_hands:
        compiled(track_hands)(state, table.tables, hidden)
    for hand in view.known_hands:
        _lay_known_hand(table, state, hidden, hand)
    if view.discard is None:
        state.discard[0] = view.discard_size
    for kind in table.cards(view.discard or ()):
        state.discard[kind] += 1


def _lay_known_hand(table: ViewedTable, state: Record, hidden: Record, hand: KnownHand) -> None:
    """Cards that the viewer saw in a hand, and any other in place of one drawn since (BASE-TWO-5)."""
    cards = table.cards(hand.cards)
    drawn = next(kind for kind in range(len(table.ruleset.card_ids)) if kind not in cards)
    size = table.view.cities[hand.seat].hand_size + hand.gone
    lying = np.array([*cards, *[drawn] * (size - len(cards))], np.int16)
    if table.tables.free_city:
        state.decks[state.age - 1, table.tables.hand - state.turn] = drawn
    compiled(lay_known_hand)(state, table.tables, hidden, hand.seat, lying)


def _ask(table: ViewedTable, state: Record, wanted: PositionData) -> None:
    """Let the viewer owe what it is asked, and the others what they are asked or have chosen in the same
    moment.
    """
    state.step = asking_step(table.ruleset, wanted) + 1
    for city in table.view.cities:
        owes = city.owes or (table.view.asked if city.has_chosen else None)
        if owes in ("card", "city_card"):
            owes = "city_card" if table.tables.free_city and city.seat == 0 else "card"
        if owes is not None:
            ask(state, city.seat, terms.OWES.index(owes))


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
