"""Explanations of numbers in 7 Wonders: each adds up to the number that is shown."""

import gzip
import json
import random

import msgspec
import pytest

import argosy
from argosy.web import pages
from argosy.web.table.breakdowns import Breakdown, BreakdownLine, data, named
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import PARTS, in_play
from argosy.web.wonders.live import breakdowns, panels
from tests.web.html_reader import Reading
from tests.web.wonders import tables

EXPANSIONS = tuple(PARTS)
OLD = ("2011", "2012", "2018")
TOGETHER = ("armada_2020", "leaders_2020", "cities_2020", "edifice", "extra_wonders")
OF_OLD = ("armada_2018", "leaders_2011", "cities_2012", "babel")
GAMES = [
    *(((), players, edition) for players in range(3, 8) for edition in (2010, 2020)),
    ((), 2, 2010),
    *(
        ((expansion,), players, 2010 if expansion.endswith(OLD) else 2020)
        for expansion in EXPANSIONS
        for players in (3, 5, 7)
    ),
    (TOGETHER, 4, 2020),
    (TOGETHER, 7, 2020),
    (OF_OLD[1:], 8, 2010),
    (OF_OLD[:2], 6, 2010),
    (("babel", "extra_wonders"), 5, 2020),
]
"""Every number of players of the base game, every expansion alone, and expansions together."""


def number(name, view, city, score):
    """The number that the table shows under a name; None if there is nothing to add up."""
    sea, leaders = city.armada, city.leaders
    shown = {
        "shields": city.shields,
        **city.science,
        **city.colors,
        "makes": sum(n for _, n in city.sells),
        "keeps": sum(n for _, n in city.keeps),
        "stages": len(city.stages),
        "tokens": sum(city.victories) - city.defeats,
        "points": score.total,
    }
    if sea:
        shown |= {
            "naval": sea.strength,
            "level": sea.level,
            "islands": len(sea.islands),
            "sea-tokens": sum(sea.tokens),
        }
    if leaders:
        shown |= {"leaders": len(leaders.recruited), "buried": len(leaders.buried)}
    if city.edifice:
        shown |= {"pawns": sum(city.edifice.pawns)}
    return shown.get(name)


def assert_sound(game):
    """The accounts of all cities: each number has one, and it adds up."""
    view, shown, expansions = (
        game.view(None),
        faces(game.ruleset.catalog, "en"),
        in_play(game.ruleset.expansions),
    )
    infos = {info.seat: info for info in tables.seats(view, None)}
    cities = {
        one.seat: panels.panel(view, shown, infos, one.seat, {}, expansions, live=True) for one in view.cities
    }
    scores = {score.seat: score for score in game.scores()}
    found = breakdowns.accounts(shown, view, cities, tuple(scores.values()), expansions)
    for city in view.cities:
        names = {
            name.partition("-")[2]: one for name, one in found.items() if name.startswith(f"{city.seat}-")
        }
        assert names.keys() >= {"coins", "shields", "stages", "points"}
        assert names.keys() >= {name for name, n in (city.science | city.colors).items() if n}
        for name, one in names.items():
            told = number(name, view, city, scores[city.seat])
            assert one.total == told, (name, one)
            if told is not None:
                assert sum(line.n for line in one.lines) == told, (name, one, city)


@pytest.mark.sample(6)
@pytest.mark.parametrize(("expansions", "players", "edition"), GAMES, ids=str)
def test_every_account_adds_up_to_the_number_shown(expansions, players, edition):
    seed = len(expansions) * 100 + players
    game = argosy.new_game(
        "wonders", players=players, edition=edition, expansions=list(expansions), seed=seed
    )
    rng = random.Random(seed)
    while not game.is_over:
        assert_sound(game)
        moment = game.moment
        while game.moment == moment and not game.is_over:
            for seat in game.owing:
                choices = [one for one in game.choices(seat) if one.verb != "sell"] or game.choices(seat)
                game.choose(seat, rng.choice(choices))
    assert_sound(game)


def test_an_account_that_does_not_add_up_says_no_sum():
    wrong = Breakdown(title="3 shields", lines=(BreakdownLine("Walls", 2),), total=3)
    assert named(0, [("shields", wrong)]) == {"0-shields": msgspec.structs.replace(wrong, lines=())}


def test_no_name_ends_the_element_early():
    assert "<" not in data({"0-coins": Breakdown(title="</script>")})


# --- the page -----------------------------------------------------------------------------------------------


def sums(reading):
    """Numbers that a page explains, by name."""
    return json.loads(reading.scripts[-2])


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("seat", [0, None])
def test_each_number_of_a_page_carries_its_account(players, seat):
    reading = Reading(pages.table(tables.page(players=players, turns=14, seat=seat)))
    told = sums(reading)
    asked = {attrs["data-account"] for _, attrs in reading.elements if "data-account" in attrs}
    assert asked == set(told)
    assert asked >= {
        f"{one}-{name}" for one in range(players) for name in ("coins", "shields", "points", "makes")
    }
    assert all("title" not in attrs for _, attrs in reading.elements if "data-account" in attrs)


def test_a_pill_says_what_would_happen_now():
    page = tables.page(players=3, turns=14, seat=0)
    told = sums(Reading(pages.table(page)))
    mine = page.view.cities[0].shields
    for seat in (1, 2):
        sentence, theirs = told[f"{seat}-verdict"][2], page.view.cities[seat].shields
        assert f"{mine} : {theirs}" in sentence if mine != theirs else "nobody" in sentence
        assert ("you would win" in sentence) == (mine > theirs)


def test_everybody_is_told_the_same_but_for_the_pills():
    """Accounts are made from what is public: a spectator's differ from a player's in whom the pills speak
    of.
    """
    one, none = (sums(Reading(pages.table(tables.page(players=4, seat=seat)))) for seat in (0, None))
    differ = {name for name in one.keys() | none.keys() if one.get(name) != none.get(name)}
    assert all(name.endswith(("-verdict", "-shop")) for name in differ)


def test_accounts_are_light():
    """For three cities less than 6 KB as they are sent."""
    page = tables.page(players=3, turns=17)
    text = json.dumps(sums(Reading(pages.table(page))), ensure_ascii=False).encode()
    assert len(gzip.compress(text, 4)) < 6_000
