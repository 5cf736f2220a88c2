"""Tree search of Duel: no hidden information, equal backends, only legal choices in its tree."""

import os
import random

import pytest

from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.rules.duel.terms import DO_FIRST, DO_PICK
from argosy.search.duel import tree_search
from argosy.search.duel.search_runner import run_search
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget
from tests.rules.duel.table import city, table

COMBINATIONS = ((), ("agora",), ("pantheon",), ("agora", "pantheon"))
FAIR_POSITIONS = int(os.environ.get("ARGOSY_FAIR_POSITIONS", "16"))
"""Positions of the test that hidden cards change nothing; 2000 for a release."""


def played_on(expansions, seed, moves):
    """A game after so many choices by chance; None if it has ended before."""
    game, chance = new_duel_game(expansions=expansions, seed=seed), random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            return None
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    return None if game.is_over else game


def positions(count, expansions):
    """Positions of all stages of games, with something to choose."""
    chance, found = random.Random(str(expansions)), 0
    while found < count:
        game = played_on(expansions, chance.randrange(10**6), chance.randrange(75))
        if game is not None and len(game.choices(game.owing[0])) > 1:
            found += 1
            yield game


def in_backend(monkeypatch, backend, game, style, seed):
    monkeypatch.setenv("ARGOSY_BACKEND", backend)
    return run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=8), style, seed)


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_what_is_hidden_changes_no_decision(expansions):
    """Deal again everything that the seat does not know: the search finds the very same."""
    for number, game in enumerate(positions(max(1, FAIR_POSITIONS // 4), expansions)):
        seat = game.owing[0]
        other = DuelGame(game.ruleset, redeal_unknown(game.array, game.ruleset.tables, seat, number)).copy()
        budget = Budget(iterations=40)
        for style in (KNOWING, LEARNED):
            assert run_search(game.ruleset, game.view(seat), budget, style, number) == run_search(
                other.ruleset, other.view(seat), budget, style, number
            )


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_both_backends_find_the_same(expansions, monkeypatch):
    for seed, game in enumerate(positions(3, expansions)):
        style = (PLAIN, KNOWING, LEARNED)[seed]
        plain, quick = (
            in_backend(monkeypatch, backend, game, style, seed) for backend in ("plain", "compiled")
        )
        assert plain == quick


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_every_choice_of_the_tree_is_legal_in_its_world(expansions, monkeypatch):
    """Nodes keep their choices for all worlds that lead to them."""
    made, commit = [], tree_search.commit

    def checked(world, tables, out, edge):
        tree_search.list_choices(world, tables, out)
        listed = {
            (int(out.number[n]), int(out.bank[n]), int(out.trade[n]), int(out.how[n]))
            for n in range(out.count)
        }
        choice = (int(edge.key), int(edge.bank), int(edge.trade), int(edge.how))
        assert choice in listed
        made.append(choice)
        commit(world, tables, out, edge)

    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    monkeypatch.setattr(tree_search, "commit", checked)
    for seed, game in enumerate(positions(3, expansions)):
        run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=30), seed=seed)
    assert len(made) > 90


def test_the_tree_ends_with_the_draft(monkeypatch):
    """The structure of Age I is unknown before, so no choice in the tree depends on its cards."""
    made, commit = [], tree_search.commit
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    monkeypatch.setattr(
        tree_search, "commit", lambda *given: (made.append(int(given[3].key)), commit(*given))
    )
    game = new_duel_game(seed=7)
    for _ in range(4):
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=120))
    assert set(made) <= set(range(DO_PICK, DO_FIRST))


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_the_root_has_exactly_the_choices_of_the_game(expansions):
    for game in positions(10, expansions):
        seat = game.owing[0]
        found = run_search(game.ruleset, game.view(seat), Budget(iterations=2))
        assert {one.number for one in found.tried} == {choice.number for choice in game.choices(seat)}


def test_a_search_takes_a_sixth_symbol_away_where_minerva_stops_the_pawn():
    """PANTHEON-028: shields that would win without Minerva win nothing; the other city would with its next
    card.
    """
    mine, other = city(coins=40), city("library dispensary apothecary laboratory academy", coins=20)
    game = table("walls university palace", mine, other, age=3, pawn=7, minerva=8, expansions=("pantheon",))
    seat = game.owing[0]
    found = run_search(game.ruleset, game.view(seat), Budget(iterations=2_000), LEARNED, seed=1)
    assert {one.number: one.text for one in game.choices(seat)}[found.best.number] == "discard university"
