"""A replay of 7 Wonders: all hands, what is played next, and ways to every moment."""

import msgspec
import pytest

import argosy
from argosy.texts import words
from argosy.web import pages
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.live.replay import hands
from tests.web.html_reader import Reading
from tests.web.wonders import tables

EXPANSIONS = {"base": (), "leaders": ("leaders_2020",), "tower": ("babel",)}


def at_the_start(expansions):
    """A replay of a game that has just been dealt."""
    game = argosy.new_game("wonders", players=3, edition=2020, expansions=expansions, seed=3)
    views = {seat: game.view(seat) for seat in game.players}
    chosen = tuple((seat, game.choices(seat)[0].text) for seat in game.owing)
    changes = {"ruleset": game.ruleset, "view": game.view(None), "views": views, "choices": chosen, "step": 0}
    return game, tables.replay(**changes, seats=tables.seats(game.view(None), None), log=(), history=())


@pytest.mark.parametrize("expansions", EXPANSIONS.values(), ids=EXPANSIONS)
def test_every_hand_lies_open(expansions):
    game, page = at_the_start(expansions)
    shown = faces(game.ruleset.catalog, "en")
    for hand, view in zip(hands(page, words("en")), page.views.values(), strict=True):
        held = {one.name for group in hand.groups for one in group.things}
        things = [*view.hand, *view.leaders_offered, *view.leaders_hand]
        assert {shown.thing(name).name for name in things} <= held
        assert held
    assert Reading(pages.replay(page)).faults == []


def test_what_is_played_next_is_marked_once():
    """Of two copies of a card in a hand one is played."""
    page = tables.replay()
    seat, text = page.choices[0]
    view = page.views[seat]
    twice = (view.hand[0], *view.hand)
    assert text == f"build {view.hand[0]}"
    page = tables.replay(views={seat: msgspec.structs.replace(view, hand=twice)})
    (hand,) = hands(page, words("en"))
    assert [one.done for one in hand.groups[0].things] == ["build", *[""] * len(view.hand)]
    assert Reading(pages.replay(page)).words.count("is built") == 1


def test_every_step_has_a_way_in_the_log_and_every_entry_in_the_chart():
    page = tables.replay()
    found = Reading(pages.replay(page))
    ways = [attrs["href"] for attrs in found.all("a") if "?step=" in attrs.get("href", "")]
    for step in range(1, len(page.log) + 1):
        assert ways.count(f"/t/abc/replay?step={step}") >= 2
    assert found.all("button", **{"data-copy": page.link})


def test_somebody_who_played_looks_from_the_own_city():
    own = pages.replay(tables.replay(seat=2))
    assert 'id="wonder" data-name' in own
    assert Reading(own).all("section", id="city-2")
    assert Reading(pages.replay(tables.replay())).all("section", id="city-0")


def test_a_score_sheet_leads_to_the_moments_of_its_game():
    game, log, history = tables.played(4, 2020, 99)
    assert game.is_over
    found = Reading(pages.table_fragment(tables.shown(game, log, history, 1)))
    ways = {attrs["href"] for attrs in found.all("a") if "?step=" in attrs.get("href", "")}
    assert ways == {f"/t/abc/replay?step={step}" for step in range(1, len(log) + 1)}
    running, log, history = tables.played(4, 2020, 9)
    assert not running.is_over
    assert "?step=" not in pages.table_fragment(tables.shown(running, log, history, 1))
