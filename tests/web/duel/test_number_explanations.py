"""Explanations of numbers in Duel: each adds up to the number that is shown."""

import json
import random

import pytest

import argosy
from argosy.texts import words
from argosy.web import pages
from argosy.web.duel.live import breakdowns, table
from argosy.web.duel.live.breakdowns import price_lines
from argosy.web.duel.live.cities import cities
from tests.web.duel import tables
from tests.web.html_reader import Reading

GAMES = [(expansions, seed) for expansions in tables.EXPANSIONS for seed in range(6)]


def assert_sound(game, seat):
    """The accounts of a page: each number has one, and it adds up."""
    page = tables.page(game, (), seat, offers=None)
    one = table.seen(page, words("en"))
    both = cities(one, {info.seat: info for info in page.seats})
    field = table._field(one)
    scores = {score.seat: score for score in game.scores()}
    found = breakdowns.accounts(one, both, field, tuple(scores.values()))
    for city in one.view.cities:
        numbers = {
            **city.symbols,
            **{resource: city.makes.get(resource, 0) for resource in city.prices},
            "choices": len(city.chooses),
            "different": sum(n > 0 for n in city.symbols.values()),
            "points": scores[city.seat].total,
        }
        for name, n in numbers.items():
            told = found.get(f"{city.seat}-{name}")
            if told is None:
                assert n == 0
            else:
                assert told.total == n == sum(line.n for line in told.lines), (name, n, told, city)
        for resource, price in city.prices.items():
            parts = list(price_lines(one.faces, one.view, city.seat, resource, "usual price"))
            assert sum(line.n for line in parts) == price, (resource, price, parts, city)
        assert scores[city.seat].total == city.points
    assert found["0-in-box"].total == len(found["0-in-box"].lines)
    if one.view.chambers:
        assert found["0-balance"].total == sum(one_.control is not None for one_ in one.view.chambers)
        assert len(found["0-balance"].lines) == found["0-balance"].total


@pytest.mark.sample(4)
@pytest.mark.parametrize(("expansions", "seed"), GAMES, ids=str)
def test_every_account_adds_up_to_the_number_shown(expansions, seed):
    game, chance, log = (
        argosy.new_game("duel", expansions=list(expansions), seed=seed),
        random.Random(seed),
        (),
    )
    while not game.is_over:
        log = tables.played(game, chance, log)
        assert_sound(game, chance.choice((0, 1, None)))


# --- the page -----------------------------------------------------------------------------------------------


def sums(reading):
    """Numbers that a page explains, by name."""
    return json.loads(reading.scripts[-2])


@pytest.mark.parametrize("expansions", tables.EXPANSIONS, ids=str)
@pytest.mark.parametrize("seat", [0, None])
def test_each_number_of_a_page_carries_its_account(expansions, seat):
    game, log = tables.at(expansions, 45)
    reading = Reading(pages.table(tables.page(game, log, seat, projection=game.scores())))
    told = sums(reading)
    asked = {attrs["data-account"] for _, attrs in reading.elements if "data-account" in attrs}
    assert asked <= told.keys()
    wanted = ("coins", "wood", "stone", "clay", "glass", "papyrus", "different", "points")
    assert asked >= {f"{city}-{name}" for city in (0, 1) for name in wanted} | {"0-pawn", "0-in-box"}
    assert ("0-supply" in asked) == ("agora" in expansions)


def test_no_account_tells_what_a_seat_may_not_know():
    """Names of face-down conspiracies and decrees are in no account of those who do not see them."""
    game, log = tables.at(("agora", "pantheon"), 60)
    hidden = {one.conspiracy for city in game.view(1).cities for one in city.conspiracies if city.seat == 1}
    for seat in (0, None):
        page = tables.page(game, log, seat, projection=game.scores())
        seen = {one.conspiracy for city in page.view.cities for one in city.conspiracies}
        text = json.dumps(sums(Reading(pages.table(page))), ensure_ascii=False)
        shown = table.seen(page, words("en")).faces
        assert not [
            one for one in hidden - seen if one and shown.of_expansions["conspiracy"][one].name in text
        ]
