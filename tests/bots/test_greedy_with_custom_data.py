"""Greedy bot with users' own data: it plays with the facts of its table."""

import random

import msgspec
import pytest

from argosy.bots import duel, make, wonders
from argosy.errors import ArgosyError
from argosy.game import new_game
from argosy.game.duel.view import DuelView

BATHS = """
[[card]]
id        = "baths"
color     = "blue"
{more}effects   = [{{ kind = "points", amount = 60 }}]
source    = "our table"
sure      = "house"
"""


@pytest.fixture
def folder(tmp_path):
    """Baths of sixty points in both games."""
    for file, more in (
        ("wonders/base_2010/cards_age_1.toml", "enters_at = [3, 7]\n"),
        ("duel/duel/cards_age_1.toml", 'chain_gives = "drop"\n'),
    ):
        path = tmp_path / file
        path.parent.mkdir(parents=True)
        path.write_text(BATHS.format(more=more))
    return tmp_path


def chosen(game):
    """Greedy's choice for the seat that holds or may take the Baths; None if no seat may build them."""
    for seat in game.owing:
        choices = game.choices(seat)
        if "build baths" in map(str, choices):
            return str(make("greedy").decide(game.view(seat), choices, random.Random(1)))
    return None


def drafted(seed, data):
    """A game of Duel at the first turn."""
    game = new_game("duel", seed=seed, data=data)
    while game.asked == "pick":
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    return game


def test_greedy_wants_a_card_of_own_data_in_seven_wonders(folder):
    games = [new_game("wonders", players=3, edition=2010, seed=seed, data=folder) for seed in range(8)]
    found = [choice for choice in map(chosen, games) if choice]
    assert found
    assert set(found) == {"build baths"}


def test_greedy_wants_a_card_of_own_data_in_duel(folder):
    found = [choice for seed in range(12) if (choice := chosen(drafted(seed, folder)))]
    assert found
    assert set(found) == {"build baths"}
    printed = [choice for seed in range(12) if (choice := chosen(drafted(seed, None)))]
    assert set(printed) != {"build baths"}


def test_facts_are_those_of_the_ruleset_of_the_view(folder):
    for data in (folder, None):
        for game in (
            new_game("duel", seed=1, data=data),
            new_game("wonders", seed=1, edition=2010, data=data),
        ):
            searcher = duel if game.ruleset.game == "duel" else wonders
            assert searcher.ruleset_of_view(game.view(0)).catalog == game.ruleset.catalog


def test_facts_that_nobody_has_are_named():
    """A view from elsewhere whose table had data that this process has not."""
    view = msgspec.structs.replace(new_game("duel", seed=1).view(0), fingerprint="f" * 64)
    with pytest.raises(ArgosyError, match=r"other facts \(ffffffffffff\) than this process: set ARGOSY_DATA"):
        duel.ruleset_of_view(view)


def test_a_view_that_has_travelled_has_its_facts(folder):
    view = new_game("duel", seed=1, data=folder).view(0)
    game = new_game("duel", seed=1, data=folder)  # the table lives on in this process
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=DuelView)
    assert duel.ruleset_of_view(again).catalog.cards == game.ruleset.catalog.cards


def test_a_worker_finds_the_facts_by_the_variable(folder, monkeypatch):
    """The server tells its bots the folder by ARGOSY_DATA; nothing was remembered there."""
    monkeypatch.setenv("ARGOSY_DATA", str(folder))
    game = new_game("duel", seed=1)
    assert game.ruleset.catalog.cards == duel.ruleset_of_view(game.view(0)).catalog.cards
    assert any(card.own for card in duel.ruleset_of_view(game.view(0)).catalog.cards)
