"""Every ruleset: the quick sums are those of the score sheet, at every moment."""

import random
from itertools import combinations, product

import pytest

import argosy
from argosy.errors import ArgosyError
from tests.rulesets import EDITIONS, EXPANSIONS, PLAYERS, PRODUCT, TABLES, all_tables, name_of, pairs


@all_tables
def test_totals_are_those_of_the_score_sheet_at_every_moment(table):
    chance = random.Random(name_of(table))
    game = argosy.new_game(
        table["game"], seed=5, **{name: value for name, value in table.items() if name != "game"}
    )
    moments = 0
    while not game.is_over:
        assert game.totals() == tuple(sheet.total for sheet in game.scores())
        for seat in game.owing:
            game.choose(seat, chance.choice(game.choices(seat)))
        moments += 1
    assert game.totals() == tuple(sheet.total for sheet in game.scores())
    assert moments > 10


def wonders(tables):
    return [table for table in tables if table["game"] == "wonders"]


def test_each_pair_of_values_is_met_by_a_table_of_the_covering_set():
    possible = set().union(*map(pairs, wonders(PRODUCT))) - {("babel True", "edifice True")}
    assert possible == set().union(*map(pairs, wonders(TABLES)))
    assert {
        ("edition 2010", "8 players"),
        ("3 players", "babel True"),
        ("armada True", "cities True"),
    } <= possible
    assert len(TABLES) < len(PRODUCT) / 20


@pytest.mark.whole
def test_the_tables_are_all_that_the_rules_allow():
    allowed = []
    for edition, players, teams, count in product(
        EDITIONS, PLAYERS, (False, True), range(len(EXPANSIONS) + 1)
    ):
        for expansions in combinations(EXPANSIONS, count):
            options = {"teams": True} if teams else {}
            try:
                argosy.new_game(
                    "wonders", seed=1, players=players, edition=edition, expansions=[*expansions], **options
                )
            except ArgosyError:
                continue
            allowed.append((edition, players, expansions, teams))
    said = [
        (table["edition"], table["players"], (*table.get("expansions", ()),), "teams" in table)
        for table in wonders(PRODUCT)
    ]
    assert sorted(said) == sorted(allowed)
