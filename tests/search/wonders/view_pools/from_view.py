"""Information sets of 7 Wonders listed from a view alone: the oracle of the kernel `hide`.

It lists what a seat does not know from what its view shows, card by card, and knows nothing of the record.
"""

from argosy.game.wonders.expansions import QUESTIONS, set_up_more
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.position.asking import asking_step
from argosy.game.wonders.position.cities import CityBuilder
from argosy.game.wonders.position.form import CityData, PositionData, StageData
from argosy.game.wonders.position.table import TableBuilder
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.records import Record, Records, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import GAME
from argosy.search.wonders.hidden_information.from_view import InformationSet
from tests.search.wonders.view_pools.determinization import Determinization
from tests.search.wonders.view_pools.expansions import city_parts, mend_more, shared, table_parts
from tests.search.wonders.view_pools.hands import lay_cards

EVERYBODY = ("card", "city_card", "last_card", *shared())
"""Questions that a viewer knows enough of to let others answer them too.

Whatever else others are asked in the same moment is left out.
"""


def information_set_from_view(ruleset: Ruleset, view: WondersView) -> InformationSet:
    """Return what the seat of a view knows."""
    assert view.seat is not None
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
    if determinization.view.asked == "penalty":  # the last one: Edifice takes the place of Babel's projects
        state.step = [n for n, step in enumerate(determinization.ruleset.steps, 1) if step == "ask_penalty"][
            -1
        ]
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
