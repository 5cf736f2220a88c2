"""What the bot thinks a cost takes where leaders and black cards change payments is what the rules list."""

from random import Random

import pytest

from argosy.bots.wonders.economy import economy_of
from argosy.bots.wonders.facts import cost_of
from argosy.game import WondersGame
from argosy.rules.wonders.ruleset import wonders_ruleset
from tests.oracles.wonders.modified.cities import random_seats, record_with_modifiers
from tests.oracles.wonders.modified.test_reasons import with_coins
from tests.sampling import WHOLE

MANY = 150 if WHOLE else 50


@pytest.mark.parametrize("edition", [2010, 2020])
def test_the_estimate_is_the_cheapest_listed_payment(edition):
    """Exactly without Smuggler's Cache; with it, off by no more than its coins."""
    ruleset, chance, asked = wonders_ruleset(players=3, edition=edition), Random(edition), 0
    while asked < MANY:
        table = [with_coins(seat, 99) for seat in random_seats(ruleset, chance)]
        hands = [chance.sample(ruleset.card_ids, 2) for _ in table]
        game = WondersGame(ruleset, record_with_modifiers(ruleset, table, hands))
        cities = game.view(None).cities
        for seat, hand in enumerate(hands):
            economy = economy_of(cities[seat], cities[(seat + 1) % 3], cities[seat - 1], ruleset.catalog)
            for name in hand:
                listed = [c.price.total for c in game.choices(seat) if (c.verb, c.card) == ("build", name)]
                card = ruleset.catalog.card(name)
                told = [game.explain(seat, c) for c in game.choices(seat) if (c.verb, c.card) == ("build", name)]
                if name in cities[seat].cards or any(answer.chain_from or answer.right for answer in told):
                    continue
                price = economy.price(cost_of(card.cost, card.coins), card.color)
                assert (price is None) == (not listed)
                if price is not None:
                    slack = 2 if table[seat].modifiers.cache else 0
                    assert abs(price - min(listed)) <= slack, (name, table)
                    asked += 1
