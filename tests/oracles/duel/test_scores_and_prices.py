"""Scores and prices of Duel equal their obvious twins, with all expansions."""

import random

import numpy as np
import pytest

from argosy.game.duel.game import DuelGame
from argosy.rules.backends import compiled
from argosy.rules.duel.drivers.random_play import play_many
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.records import new_records
from tests.oracles.duel.brute import brute_price, brute_score, brute_wonder_price
from tests.rules.duel.table import ALL, chambers, city, splits, table

GAMES = 150
TABLES = 120
RESERVES = ("stone_reserve", "clay_reserve", "wood_reserve", "customs_house")
DECREES = (
    "ignore_symbol_yellow", "ignore_symbol_red", "ignore_symbol_green", "wonder_discount", "trade_discount_brown",
    "trade_discount_grey", "opponent_chains",
)  # fmt: skip


@pytest.mark.parametrize("expansions", [(), ("agora",), ("pantheon",), ALL])
def test_scores_of_random_games_equal_the_obvious_version(expansions):
    """DUEL-100, 102: every line of both seats, and who wins."""
    ruleset, games = duel_ruleset(expansions=expansions), new_records(GAME, GAMES)
    blank, out, counts = new_records(GAME, 1)[0], new_records(CHOICES, 1)[0], np.zeros(GAMES, np.int64)
    compiled(play_many)(games, blank, ruleset.tables, out, np.uint64(77), counts)
    for number in range(GAMES):
        game = DuelGame(ruleset, games[number : number + 1])
        view, sheets = game.view(), game.scores()
        lines = [brute_score(view, ruleset.catalog, seat) for seat in (0, 1)]
        for seat in (0, 1):
            assert {row.line: row.points for row in sheets[seat].lines} == lines[seat], number
            assert sheets[seat].total == sum(lines[seat].values())
        if game.result in ("civilian", "blue", "shared"):
            assert game.winners == winners(lines), number


def winners(lines) -> tuple[int, ...]:
    """Most points, then most points on blue cards, otherwise both (DUEL-102)."""
    ranks = [(sum(line.values()), line["blue"]) for line in lines]
    return tuple(seat for seat in (0, 1) if ranks[seat] == max(ranks))


def split(chance, names, count: int) -> tuple[list[str], list[str]]:
    """Some names for one player, others for the other."""
    taken = chance.sample(names, count)
    middle = chance.randint(0, count)
    return taken[:middle], taken[middle:]


@pytest.mark.parametrize("cheap", [0.0, 0.9])
def test_prices_equal_the_obvious_version(cheap):
    """Random cities, decrees, tokens and wonders: what goes to the bank and to an opponent with Economy
    (DUEL-065).

    cheap: how likely each fixed price of 1 is, because Engineering (PANTHEON-030) then often costs as much as
    a purchase.
    """
    chance, catalog = random.Random(8), duel_ruleset(expansions=ALL).catalog
    facts = {card.id: card for card in catalog.cards}
    early = [card for card in catalog.cards if card.deck in ("age_1", "age_2")]
    useful = [card.id for card in early if card.color in ("brown", "grey", "yellow") or card.chain_gives]
    later = [card.id for card in catalog.cards if card.deck in ("age_2", "age_3") and card.cost]
    for _ in range(TABLES):
        age = chance.choice([2, 3])
        free = chance.sample([name for name in later if facts[name].deck == f"age_{age}"], 3)
        own, other = split(chance, [name for name in useful if name not in free], 14)
        own += [name for name in RESERVES if name not in own + other + free and chance.random() < cheap]
        progress = chance.sample(["masonry", "architecture", "engineering"], chance.randint(0, 3))
        decrees = chance.sample(DECREES, chance.randint(0, 4))
        built, wonder = chance.choice([[], ["piraeus"], ["great_lighthouse", "piraeus"]]), "great_library"
        rows = chambers(*[(1, 0)] * len(decrees), decrees=" ".join(decrees) or "coins_on_blue")
        a = city(" ".join(own), coins=200, built=" ".join(built), wonders=wonder, progress=" ".join(progress))
        economy = chance.choice(["", "economy"])
        b = city(" ".join(other), coins=9, progress=economy)
        game = table(" ".join(free), a, b, expansions=ALL, age=age, chambers=rows, alone=True)
        paid, given = splits(game), (own, other, built, progress, decrees, facts)

        def payees(split, economy=economy) -> tuple[int, int]:
            """DUEL-065: coins to the bank and to the opponent."""
            return split if economy else (sum(split), 0)

        for name in free:
            assert paid[f"build {name}"] == payees(brute_price(facts[name], *given)), (name, *given[:-1])
        library = next(one for one in catalog.wonders if one.id == wonder)
        assert paid[f"wonder {wonder} with {free[0]}"] == payees(brute_wonder_price(library, *given)), given[
            :-1
        ]
