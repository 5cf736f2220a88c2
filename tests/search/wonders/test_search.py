"""Tree search of 7 Wonders: fair, equal in both backends, for every expansion; better than chance."""

import os
import random

import msgspec
import pytest

from argosy import new_game
from argosy.errors import ArgosyError
from argosy.game.wonders.game import WondersGame
from argosy.lab.matches import match
from argosy.rules.wonders.knowledge import redeal_unknown
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget
from argosy.search.wonders import search_runner
from argosy.search.wonders.search_runner import POLICY_SHARE, ROOT_WEIGHT, run_search
from tests.search.wonders.tables import TABLES, asked, played_on

FAIR_POSITIONS = int(os.environ.get("ARGOSY_FAIR_POSITIONS", "66"))
"""Positions of the test that hidden cards change nothing; 2000 for a release."""


def positions(table, count):
    """Positions of all stages of games, with something to choose."""
    chance, found = random.Random(table), 0
    while found < count:
        for game, seat in asked(table, chance.randrange(10**6), 0.08):
            if found < count:
                found += 1
                yield game, seat


@pytest.mark.sample(1)
@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_changes_no_decision(table):
    """Deal again everything that the seat does not know: the search finds the very same."""
    for number, (game, seat) in enumerate(positions(table, max(1, FAIR_POSITIONS // len(TABLES)))):
        other = WondersGame(game.ruleset, redeal_unknown(game.array, game.ruleset.tables, seat, number))
        mine, theirs = game.view(seat), look_again(other, game, seat)
        budget, style = Budget(iterations=20), (LEARNED, KNOWING)[number % 2]
        assert run_search(game.ruleset, mine, budget, style, number) == run_search(
            game.ruleset, theirs, budget, style, number
        )


def look_again(other, game, seat):
    """The view in the other world; what the seat has chosen itself is no secret to it."""
    other._pending = {seat: list(game.pending(seat))}
    return other.view(seat)


@pytest.mark.sample(1)
@pytest.mark.parametrize("table", TABLES)
def test_both_backends_find_the_same(table, monkeypatch):
    for seed, (game, seat) in enumerate(positions(table, 2)):
        found = []
        for backend in ("plain", "compiled"):
            monkeypatch.setenv("ARGOSY_BACKEND", backend)
            style = (LEARNED, PLAIN)[seed % 2]
            found.append(run_search(game.ruleset, game.view(seat), Budget(iterations=2), style, seed))
        assert found[0] == found[1]


def test_a_deeper_tree_is_the_same_in_both_backends(monkeypatch):
    """Late in a game nodes behind the root are visited soon."""
    game, found = played_on("base", 4, 48), []
    for backend in ("plain", "compiled"):
        monkeypatch.setenv("ARGOSY_BACKEND", backend)
        found.append(run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=60), KNOWING, 3))
    assert found[0] == found[1]


def test_a_longer_search_is_no_other_search_for_its_start():
    """Iterations are counted, and a search that is decided stops."""
    game = played_on("base", 4, 6)
    found = run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=300), KNOWING, 3)
    assert 150 < found.iterations <= 300
    assert sum(one.visits for one in found.tried) == found.iterations
    assert all(0.0 <= one.value <= 1.0 for one in found.tried)


def root_priors(game, style):
    """Priors of the choices of the root by their numbers, out of the arrays of a search of one iteration."""
    run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=1), style)
    buffers = search_runner.BUFFERS
    edges = [buffers.edges[index] for index in range(int(buffers.tree[0].choices))]
    return {int(buffers.rows[edge.key].number): float(edge.prior) for edge in edges}


def net_priors(game):
    """Priors of the net that greedy chooses by, for the same choices."""
    known = search_runner._known(game.ruleset, game.view(game.owing[0]))
    priors = search_runner._policy_priors(game.ruleset, known, search_runner.policy_for(game.ruleset))
    rows = [search_runner.BUFFERS.rows[edge["key"]] for edge in search_runner._root_edges()]
    return {int(row.number): prior for row, prior in zip(rows, priors, strict=True)}


def asked_for(what):
    """A game with two players in which a seat is asked for that."""
    games = (played_on("free city", 4, moments) for moments in range(1, 9))
    return next(game for game in games if game.view(game.owing[0]).asked == what)


GAMES = {
    "three players": lambda: played_on("base", 4, 6),
    "a team": lambda: played_on("teams", 4, 6),
    "two players": lambda: asked_for("card"),
    "for the free city": lambda: asked_for("city_card"),
}


@pytest.mark.parametrize("table", GAMES)
def test_priors_of_the_root_are_half_those_of_the_net_that_greedy_chooses_by(table):
    game = GAMES[table]()
    by_hand, by_net, blended = root_priors(game, KNOWING), net_priors(game), root_priors(game, LEARNED)
    assert sum(by_hand.values()) == pytest.approx(1) == sum(by_net.values())
    assert by_net != pytest.approx(by_hand)
    for number, prior in blended.items():
        mean = (1 - POLICY_SHARE) * by_hand[number] + POLICY_SHARE * by_net[number]
        assert prior == pytest.approx(ROOT_WEIGHT * mean)


def test_priors_of_the_root_are_the_same_in_both_backends(monkeypatch):
    game, found = played_on("base", 4, 6), []
    for backend in ("plain", "compiled"):
        monkeypatch.setenv("ARGOSY_BACKEND", backend)
        found.append(root_priors(game, LEARNED))
    assert found[0] == found[1]


def test_one_choice_may_be_asked_about_at_a_blended_root():
    game = played_on("base", 4, 6)
    seat = game.owing[0]
    number = game.numbers(seat)[-1]
    found = run_search(game.ruleset, game.view(seat), Budget(iterations=5), LEARNED, only=number)
    assert [(one.number, one.visits) for one in found.tried] == [(number, 5)]


def test_a_fixed_bot_has_no_net_at_the_root():
    game = played_on("base", 4, 6)
    fixed = msgspec.structs.replace(LEARNED, fixed_nets="captain-2")
    assert root_priors(game, fixed) == root_priors(game, KNOWING) != root_priors(game, LEARNED)


@pytest.mark.parametrize("view", ["spectator", "waiting", "over"])
def test_a_search_needs_the_view_of_somebody_who_is_asked(view):
    game = new_game("wonders", players=3, edition=2010, seed=1)
    if view == "waiting":
        game.choose(0, game.choices(0)[0])
    while view == "over" and not game.is_over:
        game.choose(game.owing[0], game.choices(game.owing[0])[-1])
    seen = game.view(None if view == "spectator" else 0)
    message = "seat 0 is asked nothing" if view == "waiting" else "the view of a player in a game that runs"
    with pytest.raises(ArgosyError, match=message):
        run_search(game.ruleset, seen, Budget(iterations=2))


@pytest.mark.whole
def test_the_first_level_beats_chance():
    assert match(["cabin-boy", "random", "random"], 4, seed=1).rows[0].wins == 4
