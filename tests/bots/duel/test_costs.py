"""What a bot reckons from a view agrees with the engine: prices of both players, the way to all six chambers."""

import random

import pytest

from argosy.bots.duel.agora.senate import can_rule, senate_actions
from argosy.bots.duel.cost import can_pay, cost
from argosy.game.duel.game import new_duel_game
from argosy.rules.duel.agora.senators import senate_actions as engine_actions
from argosy.rules.duel.payment import card_price, wonder_price
from tests.rules.duel.table import ALL, chambers, city, play, table, texts

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)


@pytest.mark.sample(1)
@pytest.mark.parametrize("boxes", COMBINATIONS)
def test_costs_are_those_of_the_engine(boxes):
    """Every card that lies face up and every wonder, for either player in the eyes of either, in whole games."""
    chance, compared = random.Random(7), 0
    for seed in range(3):
        game = new_duel_game(boxes=boxes, seed=seed)
        catalog, tables = game.ruleset.catalog, game.ruleset.tables
        cards = {card.id: number for number, card in enumerate(catalog.cards)}
        wonders = {wonder.id: number for number, wonder in enumerate(catalog.wonders)}
        while not game.is_over:
            view = game.view(game.moment % 2)
            for seat, one in enumerate(view.cities):
                prices = {
                    name: card_price(game.state, tables, seat, cards[name])[:2]
                    for name in (place.card for place in view.structure)
                    if name
                }
                for wonder in one.wonders:
                    prices[wonder.wonder] = wonder_price(game.state, tables, seat, wonders[wonder.wonder])
                reckoned = {name: cost(view, one, name) for name in prices}
                assert reckoned == {name: sum(map(int, price)) for name, price in prices.items()}
                compared += len(prices)
            seat = game.owing[0]
            game.choose(seat, chance.choice(game.choices(seat)))
    assert compared > 2_000


def test_senate_actions_are_those_of_the_engine():
    """AGORA-032, 105, in whole games of chance."""
    chance, seen = random.Random(3), set()
    for seed in range(4):
        game = new_duel_game(boxes=("agora",), seed=seed)
        while not game.is_over:
            for seat in (0, 1):
                actions = senate_actions(game.view(seat), game.view(seat).cities[seat])
                assert actions == engine_actions(game.state, game.ruleset.tables, seat)
                seen.add(actions)
            game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    assert seen == {1, 2, 3}


def test_coins_on_astarte_pay_too():
    """PANTHEON-023."""
    game = table("theater baths", city(coins=0, protected=3), boxes=("pantheon",))
    assert can_pay(game.view(0), game.view(0).cities[0], "baths")


def rules(game, actions: int = 1, section: str | None = "right", *, shifts: bool = True) -> bool:
    view = game.view(0)
    return can_rule(view, view.cities[0], section, actions, shifts=shifts)


FIVE = [(1, 0)] * 5


def test_the_sixth_chamber_is_seen():
    """AGORA-036, 037, 080."""
    game = table("palace", boxes=("agora",), chambers=chambers(*FIVE))
    assert rules(game)
    assert not rules(game, section="left")
    assert not rules(table("palace", boxes=("agora",), chambers=chambers(*FIVE, (0, 1))))
    assert rules(table("palace", boxes=("agora",), chambers=chambers(*FIVE, (0, 1))), actions=2)


def test_a_marker_moves_over_only_from_a_chamber_that_stays_controlled():
    spare = table("palace", boxes=("agora",), chambers=chambers((1, 0), (1, 0), (1, 0), (1, 0), (2, 0)))
    assert rules(spare, section="left")
    assert not rules(spare, section="left", shifts=False)
    assert not rules(table("palace", boxes=("agora",), chambers=chambers(*FIVE)), section="left")


def test_what_is_seen_can_be_played():
    """Two actions of a politician: the engine ends the game as foreseen."""
    a = city("theater baths altar", coins=5)
    game = table("right_politician_1", a, boxes=("agora",), chambers=chambers(*FIVE, (0, 1)))
    assert rules(game, actions=senate_actions(game.view(0), game.view(0).cities[0]))
    play(game, "recruit right_politician_1", "place 6", "place 6")
    assert (game.result, game.winners, texts(game)) == ("political", (0,), [])
