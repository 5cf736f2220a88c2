"""Leaders of Cities on the table: faces, two rights to build free, and prices of shops."""

import pytest

from argosy import new_game
from argosy.catalog import load_expansions
from argosy.game.types import Event
from argosy.testing import table
from argosy.texts import LANGUAGES, words
from argosy.web import pages
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.cities.log import losses
from tests.web.html_reader import Reading
from tests.web.wonders import tables

SEVEN = {
    2012: ("caligula", "diocletian", "aspasia", "darius", "semiramis"),
    2020: ("caligula", "diocletian", "octavia", "arsinoe", "aspasia", "darius"),
}
EXPANSIONS = {
    2012: ("base_2010", "leaders_2011", "cities_2012"),
    2020: ("base_2020", "leaders_2020", "cities_2020"),
}


def senate(edition=2020, **more):
    base, *expansions = EXPANSIONS[edition]
    return table(base, expansions=expansions, **{"seats": 4, "coins": 0, **more})


def read(game, seat=0, language="en"):
    extra = {} if language == "en" else {"visitor": tables.visitor(language)}
    found = Reading(
        pages.table_fragment(
            tables.shown(game, (), (), seat, expansions=tuple(game.view(None).expansions), **extra)
        )
    )
    assert not found.faults
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [2012, 2020])
def test_each_leader_has_a_face_in_every_language(edition, language):
    shown = faces(load_expansions("wonders", EXPANSIONS[edition]), words(language))
    for leader in SEVEN[edition]:
        face = shown.more[leader]
        assert face.name != leader
        assert face.text
        assert face.sentences
        assert face.plate
        assert str(face.picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_rights_are_two_buttons_with_their_names(language):
    """AMB-93."""
    game = (
        senate(2012, age=2).leaders(A="caligula").wonder(A="olympia:a", B="gizah:a", C="rhodos:a").stages(A=2)
    )
    found = read(game.hands(A="sepulcher").game, language=language)
    values = [one["value"] for one in found.all("input", name="choice")]
    assert {"free sepulcher by olympia", "free sepulcher by caligula"} <= set(values)
    w = words(language)
    assert w.name("leader", "caligula") in found.words
    assert w.say("ability of the wonder") in found.words


def test_one_right_needs_no_name():
    found = read(senate(age=2).leaders(A="caligula").hands(A="sepulcher").game)
    assert "free sepulcher" in [one["value"] for one in found.all("input", name="choice")]
    assert "ability of the wonder" not in found.words
    assert "one black card free in this Age" in found.words
    assert "one black card free in this Age" not in read(senate(age=2).game).words


def test_the_news_name_the_leader_that_costs_something():
    shown = faces(load_expansions("wonders", EXPANSIONS[2020]), words("en"))
    recruits = (
        Event(kind="recruited", seat=0, leader="arsinoe"),
        Event(kind="recruited", seat=1, leader="nero"),
    )
    found = losses(shown, (*recruits, Event(kind="lost", seat=1, coins=1, debts=0)), {0: "Ada", 1: "Ben"})
    assert found.causes == ("Ada: Arsinoe",)


def test_the_shop_of_a_neighbour_shows_what_the_viewer_saves():
    """CITIES-EFFECT-4, -5: the unit of the board for less, the first unit for less; on that side only."""
    game = (
        senate(turn=1)
        .city(A="smugglers_cache west_clandestine_wharf", B="stone_pit")
        .wonder(A="rhodos:a", B="gizah:a")
    )
    shops = read(game.game).all("ul", **{"class": "sells"})
    assert shops
    html = pages.table_fragment(
        tables.shown(game.game, (), (), 0, expansions=tuple(game.game.view(None).expansions))
    )
    left = html[html.index('data-side="left"') :]
    left = left[: left.index("</ul>")]
    assert ("first unit: 1 coin less" in left, left.count('class="coin size-19')) == (True, 2)
    right = html[html.index('data-side="right"') :]
    assert "first unit" not in right[: right.index("</ul>")]
    other = pages.table_fragment(
        tables.shown(game.game, (), (), 1, expansions=tuple(game.game.view(None).expansions))
    )
    assert "first unit: " not in other


def test_the_draft_says_what_passes_to_whom():
    """LEADERS-DRAFT-2: leaders, to the right; the hands of an Age come later."""
    found = read(new_game(players=4, expansions=["leaders"], seed=1))
    assert "leaders pass to " in found.words
    assert "hands pass to " not in found.words
    assert "hands pass to " in read(new_game(players=4, expansions=["cities"], seed=1)).words


def test_the_lobby_knows_the_advice_of_armada_2018():
    """ARMADA-MIX-1: 2018 only; a hint that the script shows, nothing is refused."""
    found = Reading(pages.lobby(tables.lobby()))
    assert {
        one["data-expansion"]: one["data-advised"] for one in found.all("input") if "data-advised" in one
    } == {"armada_2018": "2"}
    hints = [one for one in found.all("p") if one.get("data-for")]
    assert [(one["data-for"], "hidden" in one) for one in hints] == [("armada_2018", True)]
