"""Contract checks of bots: correct bots pass, faults are named."""

import random

import pytest

from argosy import bots
from argosy.game import engine
from argosy.game.wonders.game import ruleset_for
from argosy.rules.duel import terms
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.testing import contract
from argosy.testing.contract import DUEL_TABLES, check_bot, check_ruleset
from tests.sampling import sample

ONE_TABLE = [{"players": 3, "edition": 2010}]


class Bad:
    """A random bot with one fault."""

    def __init__(self, fault: str) -> None:
        self.fault, self.asked = fault, 0

    def decide(self, view, choices, rng):
        self.asked += 1
        if self.fault == "invents":
            return "build everything"
        if self.fault == "forgets":
            return choices[self.asked % len(choices)]
        if self.fault == "gambles":
            return random.choice(choices)
        return bots.make("random").decide(view, choices, rng)


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("invents", "which is not among its choices"),
        ("forgets", "when asked the same again"),
        ("gambles", "Python's global chance"),
    ],
)
def test_a_bad_bot_is_caught(fault, message):
    with pytest.raises(AssertionError, match=message):
        check_bot(Bad(fault), ONE_TABLE)


def test_a_good_bot_passes():
    check_bot(Bad(""), ONE_TABLE)


RULESETS = [
    {"players": 2, "edition": 2010},
    {"players": 3, "edition": 2020},
    {"players": 5, "edition": 2010},
    {"players": 4, "edition": 2010, "expansions": ["armada"]},
    {"players": 4, "edition": 2010, "expansions": ["leaders"]},
    {
        "players": 5,
        "edition": 2020,
        "expansions": ["armada", "leaders"],
        "leaders_pack": "standard_and_expert",
    },
    {"players": 6, "edition": 2020, "expansions": ["armada"], "teams": True},
    {"players": 3, "edition": 2020, "expansions": ["cities"]},
    {"players": 8, "edition": 2010, "expansions": ["cities"], "teams": True},
    {"players": 5, "edition": 2020, "expansions": ["armada", "cities"]},
    {"players": 4, "edition": 2020, "expansions": ["leaders", "cities"]},
]


@pytest.mark.sample(1)
@pytest.mark.parametrize("deal", sample(RULESETS, 3), ids=lambda deal: " ".join(map(str, deal.values())))
def test_every_ruleset_keeps_the_contract(deal, monkeypatch):
    monkeypatch.setattr(contract, "MOMENTS_A_GAME", 1)
    with engine.in_backend("compiled"):
        check_ruleset(ruleset_for(**deal), games=1, seed=4)


@pytest.mark.parametrize("expansions", [(), ("agora",), ("pantheon",), ("agora", "pantheon")], ids="+".join)
def test_every_ruleset_of_duel_keeps_the_contract(expansions, monkeypatch):
    monkeypatch.setattr(contract, "MOMENTS_A_GAME", 1)
    check_ruleset(duel_ruleset(expansions=expansions), games=1, seed=4)


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("invents", "which is not among its choices"),
        ("forgets", "when asked the same again"),
        ("gambles", "Python's global chance"),
    ],
)
def test_a_bad_bot_is_caught_in_duel(fault, message):
    with pytest.raises(AssertionError, match=message):
        check_bot(Bad(fault), DUEL_TABLES[:1])


def test_a_card_of_duel_in_two_places_is_caught():
    """A building of a city that still lies in the structure."""
    game = contract._dealt(duel_ruleset(), 1)
    while game.asked == "pick":
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    before = contract._cards(game)
    contract._check_things(game, before)
    game.state.card_place[game.state.deck[0, 0]] = terms.IN_CITY
    with pytest.raises(AssertionError, match="doubled"):
        contract._check_things(game, before)


@pytest.fixture
def game():
    """A fresh game of three."""
    return contract._dealt(ruleset_for(players=3, edition=2010), 1)


def test_a_lost_card_is_caught(game):
    before = contract._cards(game)
    game.state.cities[0].hand[6] = -1
    with pytest.raises(AssertionError, match="are lost"):
        contract._check_things(game, before)


def test_a_treasury_below_zero_is_caught(game):
    game.state.cities[1].coins = -1
    with pytest.raises(AssertionError, match="city 1 has -1 coins"):
        contract._check_things(game, None)


def test_a_seat_order_that_matters_is_caught(game, monkeypatch):
    """A rule that gives a coin to whoever committed last."""
    last = []

    def committed(state, city, row):
        state.cities[city].chosen.verb = row.verb
        state.cities[city].chosen.card = row.card
        state.cities[city].owes = 0
        state.owing -= 1
        last[:] = [city]

    def unfair(state, tables):
        state.cities[last[0]].coins += 1
        state.step += 1
        state.over = 1

    monkeypatch.setattr("argosy.game.wonders.game.commit", committed)
    monkeypatch.setattr("argosy.game.wonders.game.run_step", unfair)
    with engine.in_backend("plain"), pytest.raises(AssertionError, match="in another order"):
        contract._play_moment_twice(game, random.Random(1))
