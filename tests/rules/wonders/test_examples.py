"""Worked examples of the 2010 rulebook, one test each, by their numbers in the list of examples.

E004-24: the rulebook prints 27 as a sum that is 21; its own next step (31) follows the rule (AMB-01).
"""

import itertools

import pytest

import argosy
from argosy.testing import table

BASE = "base_2010"


def catalog_of(**more):
    return table(BASE, **more).ruleset.catalog


def cost_of(card):
    """Everything printed in a cost field."""
    facts = catalog_of().card(card)
    return dict(facts.cost) | ({"coins": facts.coins} if facts.coins else {})


def used_marks(players, age):
    """Marks of the copies that are dealt in an Age, guilds apart."""
    game = argosy.new_game(players=players, edition=2010, seed=5)
    ids = game.ruleset.card_ids
    dealt = [ids[kind] for kind in game.state.decks[age - 1] if kind >= 0]
    printed = {card.id: card.enters_at.get(age, ()) for card in game.ruleset.catalog.cards}
    return {mark for card in set(dealt) for mark in sorted(printed[card])[: dealt.count(card)]}


def test_e004_01_costs_of_four_cards():
    """BASE-COST-1, -2, -3."""
    assert cost_of("marketplace") == {}
    assert cost_of("mine") == {"coins": 1}
    assert cost_of("baths") == {"stone": 1}
    assert cost_of("arena") == {"stone": 2, "ore": 1}


def test_e004_02_cost_or_chain():
    """BASE-CHAIN-1."""
    assert cost_of("stables") == {"clay": 1, "wood": 1, "ore": 1}
    assert catalog_of().card("stables").chain_from == ("apothecary",)
    assert (
        table(BASE, age=2, coins=0).city(A="apothecary").hands(A="stables").price("A", "build stables") == 0
    )
    paid = table(BASE, age=2, coins=0).city(A="clay_pool lumber_yard ore_vein").hands(A="stables")
    assert paid.price("A", "build stables") == 0


def test_e004_03_one_building_frees_two():
    """BASE-CHAIN-2."""
    game = table(BASE, age=2, coins=0).city(A="scriptorium").hands(A="library courthouse")
    assert game.price("A", "build library") == game.price("A", "build courthouse") == 0


def test_e004_04_four_players_use_marks_three_and_four():
    """BASE-SETUP-2."""
    assert used_marks(4, 1) == used_marks(4, 2) == {3, 4}


def test_e004_05_six_players_put_seven_back():
    """BASE-SETUP-2."""
    assert used_marks(6, 1) == {3, 4, 5, 6}


@pytest.mark.parametrize(("players", "guilds"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_e004_06_number_of_guilds(players, guilds):
    """BASE-SETUP-3, -4."""
    game = argosy.new_game(players=players, edition=2010, seed=5)
    ids = game.ruleset.card_ids
    assert sum(ids[kind].endswith("_guild") for kind in game.state.decks[2] if kind >= 0) == guilds
    assert [(deck >= 0).sum() for deck in game.state.decks] == [7 * players] * 3


def test_e004_07_the_timber_yard_costs_a_coin():
    """BASE-COST-2."""
    game = table(BASE).hands(A="timber_yard")
    game.turn(A="build timber_yard")
    assert [game.coins(letter) for letter in "ABC"] == [2, 6, 6]


def test_e004_08_the_east_trading_post_is_free():
    """BASE-COST-1."""
    assert table(BASE, coins=0).hands(A="east_trading_post").price("A", "build east_trading_post") == 0


def test_e004_09_own_production_of_gizah():
    """BASE-RES-1, -2, BASE-COST-3."""
    game = table(BASE, age=2, coins=0).wonder(A="gizah:a").city(A="stone_pit clay_pool ore_vein press loom")
    game.hands(A="barracks scriptorium aqueduct")
    assert game.can("A", "build barracks")
    assert game.can("A", "build scriptorium")
    assert not game.can("A", "build aqueduct")


def test_e004_10_two_sellers():
    """BASE-TRADE-1, -4, -7."""
    game = (
        table(BASE, age=3, coins=4)
        .wonder(A="alexandria:a", B="olympia:a", C="ephesos:a")
        .city(A="lumber_yard")
    )
    game.hands(A="university")
    assert game.prices("A", "build university") == [(2, 2, 0)]
    game.turn(A="build university")
    assert "university" in game.cards("A")
    assert [game.coins(letter) for letter in "ABC"] == [0, 4 + 3 + 2, 4 + 3 + 2]


def test_e004_11_sold_resources_stay_usable():
    """BASE-TRADE-4, -5."""
    game = (
        table(BASE, age=2, coins=8)
        .city(A="quarry loom", B="stone_pit")
        .hands(A="library", B="walls", C="aqueduct")
    )
    before = game.coins("A")
    game.turn(A="build library", B="build walls pay right 4", C="build aqueduct pay left 4 right 2")
    assert "library" in game.cards("A")
    assert game.coins("A") - before == 8


@pytest.mark.parametrize("coins", [0, 1])
def test_e004_12_income_of_this_turn_is_not_usable(coins):
    """BASE-TRADE-10, BASE-COST-5: the neighbour buys stone; the Forum needs one more clay."""
    start = table(BASE, age=2).treasury(A=coins).wonder(A="gizah:a").city(A="clay_pool", B="brickyard")
    assert not start.hands(A="forum", B="baths").can("A", "build forum")
    game = table(BASE, age=2).treasury(A=coins).wonder(A="gizah:a").city(A="clay_pool", B="brickyard")
    game.hands(A="loom", B="baths forum").turn(A="build loom", B="build baths")
    assert game.coins("A") == coins + 2
    assert game.can("A", "build forum")


def test_e004_13_chain_from_age_one_to_two():
    """BASE-CHAIN-1."""
    assert table(BASE, age=2, coins=0).city(A="scriptorium").hands(A="library").prices(
        "A", "build library"
    ) == [(0, 0, 0)]


def test_e004_14_chain_over_three_ages():
    """BASE-CHAIN-3."""
    game = table(BASE, age=2, coins=0).city(A="theater").hands(A="statue")
    game.turn(A="build statue")
    assert game.cards("A") == ("statue", "theater")
    assert (
        table(BASE, age=3, coins=0).city(A="theater statue").hands(A="gardens").price("A", "build gardens")
        == 0
    )
    assert catalog_of().card("gardens").chain_from == ("statue",)


@pytest.mark.parametrize("marker", ["palace", "altar", "quarry"])
def test_e004_15_the_second_stage_of_alexandria(marker):
    """BASE-COST-4, BASE-WONDER-1, -2."""
    game = table(BASE, age=2, coins=0).wonder(A="alexandria:a").stages(A=1).city(A="foundry").hands(A=marker)
    game.turn(A=f"stage with {marker}")
    assert game.built_stages("A") == 2
    assert game.coins("A") == 0
    assert game.cards("A") == ("foundry",)
    assert game.game.view(2).plays[0].card is None


def test_e004_16_hands_in_age_one():
    """BASE-PASS-1, -2, BASE-LAST-1, -2."""
    game = table(BASE, coins=0)
    first = {letter: game.hand(letter) for letter in "ABC"}
    game.turn(**{letter: f"sell {cards[0]}" for letter, cards in first.items()})
    assert (game.hand("A"), game.hand("B")) == (first["C"][1:], first["A"][1:])
    assert len(game.hand("A")) == 6
    game.skip_to(1, 6)
    assert len(game.hand("A")) == 2
    coins, pile = game.coins("A"), len(game.pile())
    game.turn()
    assert game.coins("A") == coins + 3
    assert len(game.pile()) == pile + 6


def test_e004_17_a_conflict_in_age_two():
    """BASE-CONFLICT-1, -3: Alexandria 3, Rhodos on its left 5, Ephesos on its right 2."""
    game = table(BASE, seats=4, age=2, turn=6).wonder(A="alexandria:a", B="rhodos:a", D="ephesos:a")
    game.city(A="stockade walls", B="circus stables", D="archery_range").end_age()
    assert [game.shields(letter) for letter in "ABD"] == [3, 5, 2]
    assert game.won("A") == (-1, 3)


def test_e004_18_conflict_score():
    """BASE-SCORE-2."""
    assert table(BASE, age=3).tokens(A="1 3 5 -1 -1 -1").score("A", "conflicts") == 6


def test_e004_19_treasury_score():
    """BASE-SCORE-3."""
    assert table(BASE, age=3, coins=14).score("A", "treasury") == 4


def test_e004_20_wonder_score():
    """BASE-SCORE-4, BASE-WONDERS-A-1."""
    scores = [table(BASE).wonder(A="alexandria:a").stages(A=count).score("A", "wonder") for count in range(4)]
    assert scores == [0, 3, 3, 10]


def test_e004_21_civil_score():
    """BASE-SCORE-5."""
    assert table(BASE, age=3).city(A="altar aqueduct town_hall").score("A", "civil") == 13


COMPASS, GEAR, TABLET = (
    ["apothecary", "dispensary", "lodge", "academy"],
    ["workshop", "laboratory", "observatory", "study"],
    ["scriptorium", "library", "university", "school"],
)


def science(compass, gear, tablet, more="", **setting):
    """The science line of a city with so many green cards of each symbol."""
    cards = [*COMPASS[:compass], *GEAR[:gear], *TABLET[:tablet], more]
    game = table(BASE, age=3).wonder(A=setting.get("board", "gizah:a")).stages(A=setting.get("stages", 0))
    return game.city(A=" ".join(cards)).score("A", "science")


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 4), (3, 9), (4, 16)])
def test_e004_22_equal_symbols(count, points):
    """BASE-SCI-1."""
    assert science(count, 0, 0) == science(0, count, 0) == science(0, 0, count) == points


def test_e004_23_equal_symbols_of_three_kinds():
    """BASE-SCI-1: 9, 4 and 1, before sets are counted."""
    game = table(BASE, age=3).city(A=" ".join([*COMPASS[:3], *GEAR[:2], *TABLET[:1]]))
    items = dict(next(line for line in game.game.scores()[0].lines if line.line == "science").items)
    assert [items[symbol] for symbol in ("compass", "gear", "tablet")] == [9, 4, 1]


def test_e004_24_with_sets():
    """BASE-SCI-1, -2."""
    assert science(3, 2, 1) == 14 + 7


def test_e004_25_with_two_sets():
    """BASE-SCI-1, -2."""
    assert science(3, 2, 2) == 17 + 14


def test_e004_26_chamber_of_commerce():
    """BASE-CARD-16, BASE-SCORE-6."""
    assert table(BASE, age=3).city(A="chamber_of_commerce loom press").score("A", "commerce") == 4


def test_e004_27_first_turns_of_two_players():
    """BASE-TWO-3, -4, -5, -6, -11."""
    game = table(BASE, players=2).hands(
        F="stone_pit clay_pool", L="altar theater glassworks", R="tavern loom press"
    )
    assert [len(game.hand(letter)) for letter in "FLR"] == [6, 8, 7]
    left, right = game.hand("L"), game.hand("R")
    assert "stone_pit" not in left
    game.turn(L=["build altar", "city: build theater"], R="build tavern")
    assert [game.cards(letter) for letter in "FLR"] == [("theater",), ("altar",), ("tavern",)]
    assert sorted(game.hand("L")) == sorted(set(right) - {"tavern"})
    assert sorted(game.hand("R")) == sorted(
        [*(card for card in left if card not in ("altar", "theater")), "stone_pit"]
    )
    game.turn(L="build loom", R=["build stone_pit", "city: build glassworks"])
    assert [game.cards(letter) for letter in "FLR"] == [
        ("glassworks", "theater"),
        ("altar", "loom"),
        ("stone_pit", "tavern"),
    ]


def test_e004_28_gizah_b():
    """BASE-WONDERS-B-9."""
    scores = [table(BASE).wonder(A="gizah:b").stages(A=count).score("A", "wonder") for count in range(5)]
    assert [after - before for before, after in itertools.pairwise(scores)] == [3, 5, 5, 7]
    assert scores[-1] == 20


@pytest.mark.parametrize(("stages", "coins", "points"), [(1, 3, 1), (2, 6, 2), (3, 9, 3), (4, 12, 4)])
def test_e004_29_arena(stages, coins, points):
    """BASE-CARD-14."""
    game = (
        table(BASE, age=3, coins=0).wonder(A="gizah:b").stages(A=stages).city(A="dispensary").hands(A="arena")
    )
    game.turn(A="build arena")
    assert (game.coins("A"), game.score("A", "commerce")) == (coins, points)


def test_e004_30_the_most_equal_symbols():
    """BASE-SCI-3."""
    assert science(4, 0, 0) == 16
    assert science(4, 0, 0, "scientists_guild") == 25
    assert science(4, 0, 0, "scientists_guild", board="babylon:a", stages=2) == 36


@pytest.mark.parametrize(
    ("own", "left", "right", "tokens"), [(0, 0, 0, 0), (1, 1, 0, 1), (1, 0, 0, 2), (0, 1, 1, 2)]
)
def test_e004_31_no_one_or_two_tokens(own, left, right, tokens):
    """BASE-CONFLICT-4."""
    reds = iter(("stockade", "barracks", "guard_tower"))
    cards = {letter: next(reds) for letter, count in zip("ABC", (own, left, right), strict=True) if count}
    assert len(table(BASE, turn=6).city(**cards).end_age().won("A")) == tokens


def test_e004_32_the_vineyard_counts_brown_cards_of_the_same_turn():
    """BASE-CARD-10."""
    game = table(BASE, age=2, coins=1).hands(A="vineyard", B="sawmill")
    game.turn(A="build vineyard", B="build sawmill")
    assert game.coins("A") == 1 + 1


def test_e004_33_the_bazar_counts_grey_cards_of_the_same_turn():
    """BASE-CARD-11."""
    game = table(BASE, seats=4, age=2, coins=0).hands(A="bazar", B="loom")
    game.turn(A="build bazar", B="build loom")
    assert game.coins("A") == 2


def test_e004_34_halikarnassos_in_the_sixth_turn():
    """BASE-WONDERS-A-7, BASE-DISCARD-2."""
    game = (
        table(BASE, age=2, turn=6)
        .wonder(A="halikarnassos:a")
        .stages(A=1)
        .city(A="foundry ore_vein")
        .discarded("altar")
    )
    game.hands(A="walls school", B="temple statue", C="stables dispensary")
    game.turn(A="stage with walls", B="sell temple", C="sell stables")
    able = {text.removeprefix("revive ") for text in game.choices("A")} - {"pass"}
    assert able == {"altar", "school", "temple", "statue", "stables", "dispensary"}


@pytest.mark.parametrize("text", ["build tavern", "sell tavern", "stage with tavern"])
def test_e004_35_babylon_b_built_in_the_sixth_turn(text):
    """BASE-WONDERS-B-5."""
    game = (
        table(BASE, turn=6, coins=0)
        .wonder(A="babylon:b")
        .stages(A=1)
        .city(A="sawmill glassworks brickyard press")
    )
    game.hands(A="altar tavern").turn(A="stage with altar")
    assert "tavern" not in game.pile()
    game.turn(A=text)
    assert ("tavern" in game.cards("A"), game.coins("A"), game.built_stages("A")) == {
        "build tavern": (True, 5, 2),
        "sell tavern": (False, 3, 2),
        "stage with tavern": (False, 0, 3),
    }[text]


def test_e004_36_olympia_b_and_a_trading_post():
    """BASE-WONDERS-B-6."""
    game = table(BASE).wonder(A="olympia:b").stages(A=1).city(A="east_trading_post")
    prices = game.game.view(None).cities[0].prices
    assert (prices["left"]["raw"], prices["right"]["raw"]) == (1, 1)
    assert (prices["left"]["manufactured"], prices["right"]["manufactured"]) == (2, 2)


@pytest.mark.parametrize(("stages", "shields", "coins", "points"), [(0, 1, 3, 3), (1, 1, 4, 4)])
def test_e004_37_rhodos_b(stages, shields, coins, points):
    """BASE-WONDERS-B-1: what each stage adds."""
    game = (
        table(BASE, age=2, coins=0)
        .wonder(A="rhodos:b")
        .stages(A=stages)
        .city(A="quarry stone_pit foundry ore_vein")
    )
    game.hands(A="walls")
    before = (game.shields("A"), game.coins("A"), game.score("A", "wonder"))
    game.turn(A="stage with walls")
    after = (game.shields("A"), game.coins("A"), game.score("A", "wonder"))
    assert tuple(new - old for new, old in zip(after, before, strict=True)) == (shields, coins, points)


@pytest.mark.parametrize(
    ("board", "stages", "coins", "points"),
    [("ephesos:a", 1, 9, 0), ("ephesos:b", 0, 4, 2), ("ephesos:b", 1, 4, 3), ("ephesos:b", 2, 4, 5)],
)
def test_e004_38_ephesos(board, stages, coins, points):
    """BASE-WONDERS-A-4, BASE-WONDERS-B-3."""
    game = (
        table(BASE, age=2, coins=0)
        .wonder(A=board)
        .stages(A=stages)
        .city(A="quarry sawmill glassworks loom press")
    )
    game.hands(A="walls")
    before = game.score("A", "wonder")
    game.turn(A="stage with walls")
    assert (game.coins("A"), game.score("A", "wonder") - before) == (coins, points)


def test_e004_39_the_shipowners_count_themselves():
    """BASE-GUILD-9."""
    assert table(BASE, age=3).city(A="shipowners_guild").score("A", "guilds") == 1


def test_e004_40_the_sixth_turn_of_two_players():
    """BASE-TWO-12."""
    game = table(BASE, players=2, turn=6, coins=0).hands(
        F="loom", L="altar theater", R="baths press glassworks"
    )
    assert len(game.hand("F")) == 1
    game.turn(L="build altar", R=["build press", "city: build glassworks"])
    assert sorted(game.pile()) == ["baths", "loom", "theater"]
    assert [game.coins(letter) for letter in "FLR"] == [0, 0, 0]
