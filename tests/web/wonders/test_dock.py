"""Dock of 7 Wonders: what a choice changes, the whole last turn, whose turn it is."""

import pytest

import argosy
from argosy.game.wonders.forecast import Forecasts
from argosy.web import pages
from argosy.web.models import LogTurn
from argosy.web.wonders.live.log import moments
from tests.web.html_reader import Reading
from tests.web.wonders import tables

EVERYTHING = ("armada", "leaders", "cities")
SEEN = (
    "coins",
    "cards",
    "stages",
    "shields",
    "science",
    "defeats",
    "victories",
    "armada",
    "leaders",
    "cities",
)
"""Parts of a city that a forecast has to foresee."""


def ahead(game, seat):
    return Forecasts(game.ruleset, game.array, seat, game.choices(seat))


def acting(reading):
    """Ids of the cities that are marked as the one that is chosen for."""
    cities = reading.all("li") + reading.all("section")
    return [one["id"] for one in cities if "acting" in one.get("class", "").split()]


def others_sell(game, seat):
    """Sales of others change nothing in this city."""
    for other in game.owing:
        if other != seat:
            game.choose(other, next(choice for choice in game.choices(other) if choice.verb == "sell"))


@pytest.mark.parametrize("expansions", [(), EVERYTHING])
def test_a_forecast_is_what_happens(expansions):
    """Forecasts of all choices at the first cards of a game: the city afterwards is as foretold."""
    start = argosy.new_game("wonders", players=3, seed=7, expansions=expansions)
    while start.view(0).asked != "card":
        for seat in start.owing:
            start.choose(seat, start.choices(seat)[0])
    foretold = ahead(start, 0)
    others_sell(start, 0)
    for text in list(foretold)[:: 1 if not expansions else 4]:
        game = start.copy()
        game.choose(0, text)
        now, told = game.view(0).cities[0], foretold[text].city
        assert all(getattr(now, part) == getattr(told, part) for part in SEEN), text


def test_a_forecast_knows_nothing_of_the_choices_of_others():
    game = argosy.new_game("wonders", players=3, seed=7)
    before = ahead(game, 0)
    others_sell(game, 0)
    after = ahead(game, 0)
    assert [before[text] for text in before] == [after[text] for text in after]


def test_another_payment_leaves_other_coins():
    pages_ = (tables.page(players=5, turns=9, seat=seat) for seat in range(5))
    page = next(page for page in pages_ if any(" pay " in offer.choice.text for offer in page.offers.legal))
    texts = [offer.choice.text for offer in page.offers.legal if " pay " in offer.choice.text]
    by_price = {offer.choice.text: offer.choice.price.total for offer in page.offers.legal}
    told = page.offers.forecasts
    sums = {text.partition(" pay ")[0]: set() for text in texts}
    for text in texts:
        sums[text.partition(" pay ")[0]].add(told[text].city.coins + by_price[text])
    assert texts
    assert all(len(one) == 1 for one in sums.values())


def test_islands_stay_where_they_are_in_a_forecast():
    """The next island is hidden, so no forecast brings one (ARMADA-EXPLORE-2)."""
    game = argosy.new_game("wonders", players=3, seed=7, expansions=("armada",))
    told = ahead(game, 0)
    assert any("ship" in text for text in told)
    assert all(not told[text].city.armada.islands for text in told)


def test_the_dock_says_what_building_stage_and_sale_change():
    page = tables.page(players=3, turns=2)
    coins = page.view.cities[1].coins
    words = Reading(pages.table(page)).words
    assert f"coins: {coins} → {coins + 3}" in words
    assert "What will change:" in words


def test_the_last_turn_is_whole_when_it_came_to_light_in_several_moments():
    """After a build from the discard pile the plays of all cities are still told, and that build with
    them.
    """
    game, log, history = tables.played(4, 2020, 8)
    (seat,) = game.owing
    game = game.copy()
    events = game.choose(seat, game.choices(seat)[0])
    late = LogTurn(age=log[-1].age, turn=log[-1].turn, moment=99, events=tuple(events))
    page = tables.shown(game, (*log, late), history, 1)
    assert moments(page.log) == (log[-1], late)
    deeds = [one for one in Reading(pages.table(page)).all("li") if one.get("class") == "deed"]
    assert len(deeds) == 2 * 4  # in the dock, and in the sheet that a phone opens


def test_moments_of_the_turn_before_are_old():
    turns = tuple(LogTurn(age=1, turn=turn, moment=n, events=()) for n, turn in enumerate((1, 2, 3, 3)))
    assert moments(turns) == turns[2:]
    assert moments(()) == ()


def test_a_spectator_is_told_about_cities_not_addressed():
    words = Reading(pages.table_fragment(tables.page(seat=None))).words.lower()
    assert "equal to" in words
    assert "your" not in words.replace("your name", "").replace("of your choice", "")


def test_the_city_that_is_chosen_for_is_marked_beside_a_free_city():
    """Both cards are asked of one person: the page says for which city, and what was chosen for the other
    (BASE-TWO-5).
    """
    game = argosy.new_game("wonders", players=2, seed=7, edition=2010)
    seat = next(seat for seat in game.owing if game.view(seat).controller == seat)
    own = Reading(pages.table(tables.shown(game, (), (), seat)))
    assert acting(own) == [f"city-{seat}"]
    choice = next(choice for choice in game.choices(seat) if choice.verb == "sell")
    game.choose(seat, choice)
    free = Reading(pages.table(tables.shown(game, (), (), seat)))
    assert acting(free) == ["city-0"]
    assert "You sell" in free.words
