"""Random tables of cities, as names for the oracles and as a record for the rules."""

from random import Random

import numpy as np

from argosy.rules.backends import compiled
from argosy.rules.records import new_records
from argosy.rules.wonders.city import add_to_hand, stand
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import GAME
from tests.fuzz.wonders.rulesets import reveal
from tests.oracles.wonders.brute_payments import PlainCity

BUSY = ("brown", "grey", "yellow")


def random_city(ruleset: Ruleset, chance: Random, board: tuple[str, str]) -> PlainCity:
    """A city with many producers and some other buildings, chosen without regard to Ages."""
    wonder, side = board
    catalog = ruleset.catalog
    makers = [card.id for card in catalog.cards if card.color in BUSY]
    others = [card.id for card in catalog.cards if card.color not in BUSY]
    cards = chance.sample(makers, chance.randint(0, 9)) + chance.sample(others, chance.randint(0, 6))
    stages = chance.randint(0, len(catalog.wonder(wonder).sides[side].stages))
    return PlainCity(
        wonder, side, stages, tuple(cards), chance.choice((chance.randint(0, 6), chance.randint(0, 30)))
    )


def random_table(ruleset: Ruleset, chance: Random) -> list[PlainCity]:
    """A city for each seat."""
    wonders = chance.sample(sorted(wonder.id for wonder in ruleset.catalog.wonders), ruleset.seats)
    return [random_city(ruleset, chance, (wonder, chance.choice("ab"))) for wonder in wonders]


def record_of(ruleset: Ruleset, table: list[PlainCity], hands: list[list[str]]):
    """The same table as a record in which every city is asked for a card."""
    games = new_records(GAME, 1)
    game, tables, ids = games[0], ruleset.tables, ruleset.card_ids
    boards = np.array([ruleset.boards.index((city.wonder, city.side)) for city in table], np.int16)
    compiled(deal)(game, tables, np.uint64(1), boards)
    reveal(game, tables)
    for seat, (plain, hand) in enumerate(zip(table, hands, strict=True)):
        city = game.cities[seat]
        build_up(game, ruleset, seat, plain)
        city.coins = plain.coins
        city.hand[:], city.hand_size = -1, 0
        for kind in (ids.index(card) for card in hand):
            compiled(add_to_hand)(city, kind)
    return games


def build_up(game, ruleset: Ruleset, seat: int, plain: PlainCity) -> None:
    """Let the rules build the stages and cards of a city."""
    tables, city, ids = ruleset.tables, game.cities[seat], ruleset.card_ids
    board = tables.boards[city.wonder]
    for number in range(plain.stages):
        built(city, number)
        stage = board.stage[number]
        compiled(apply_effects)(game, tables, seat, int(stage.first_effect), int(stage.effects))
    for kind in (ids.index(card) for card in plain.cards):
        row = tables.cards[kind]
        compiled(stand)(city, kind)
        city.colors[row.color] += 1
        compiled(apply_effects)(game, tables, seat, int(row.first_effect), int(row.effects))


def built(city, number: int) -> None:
    """Note a built stage in the record."""
    city.stages += 1
    if "stages_built" in city.dtype.names:
        city.stages_built |= 1 << number
