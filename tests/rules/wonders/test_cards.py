"""Effects of cards in both editions (BASE-CARD)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.printed import CARDS

BOTH = pytest.mark.parametrize("base", CARDS)


def of_color(base, *colors):
    return list(dict.fromkeys(card for card, color, *_ in CARDS[base] if color in colors))


def pairs(*colors):
    return [(base, card) for base in CARDS for card in of_color(base, *colors)]


def city_of(base, card):
    return table(base).wonder(A="gizah:a").city(A=card).game.view(None).cities[0]


# --- brown and grey ---

EITHER = {
    "tree_farm": {"wood", "clay"},
    "excavation": {"stone", "clay"},
    "clay_pit": {"clay", "ore"},
    "timber_yard": {"stone", "wood"},
    "forest_cave": {"wood", "ore"},
    "mine": {"ore", "stone"},
}
ONE = {"lumber_yard": "wood", "stone_pit": "stone", "clay_pool": "clay", "ore_vein": "ore"}
TWO = {"sawmill": "wood", "quarry": "stone", "brickyard": "clay", "foundry": "ore"}
GREY = {"loom": "cloth", "glassworks": "glass", "press": "papyrus"}


@BOTH
def test_brown_cards_with_two_options(base):
    """BASE-CARD-1: one unit, for the owner and for buyers."""
    for card, options in EITHER.items():
        made = [(set(kinds), units) for kinds, units in city_of(base, card).sells]
        assert (options, 1) in made


@BOTH
def test_buyers_choose_the_option_by_themselves(base):
    """BASE-CARD-1: the owner uses it as wood, a neighbour buys stone, in one turn."""
    game = table(base).city(A="timber_yard").hands(A="stockade", B="baths")
    game.turn(A="build stockade", B="build baths")
    assert game.cards("A") == ("stockade", "timber_yard")
    assert game.cards("B") == ("baths",)


@BOTH
def test_brown_cards_with_one_unit(base):
    """BASE-CARD-1, BASE-RES-1."""
    for card, kind in ONE.items():
        wanted = {"stone": 1} | {kind: 1 + (kind == "stone")}
        assert {kinds[0]: units for kinds, units in city_of(base, card).sells} == wanted


@BOTH
def test_grey_cards(base):
    """BASE-CARD-2: one unit of its good."""
    for card, kind in GREY.items():
        assert dict(city_of(base, card).sells)[(kind,)] == 1


@BOTH
def test_brown_cards_of_age_two(base):
    """BASE-CARD-3: two units of one raw material."""
    for card, kind in TWO.items():
        wanted = {"stone": 1} | {kind: 2 + (kind == "stone")}
        assert {kinds[0]: units for kinds, units in city_of(base, card).sells} == wanted


@BOTH
def test_these_are_all_brown_and_grey_cards(base):
    """BASE-CARD-1, -2, -3."""
    assert set(of_color(base, "brown")) == {*EITHER, *ONE, *TWO}
    assert set(of_color(base, "grey")) == set(GREY)


# --- blue, red, green ---

BLUE = {
    "baths": 3, "aqueduct": 5, "courthouse": 4, "palace": 8, "senate": 6, "pantheon": 7, "gardens": 5, "town_hall": 6,
}  # fmt: skip
BLUE_2010 = BLUE | {"pawnshop": 3, "altar": 2, "theater": 2, "temple": 3, "statue": 4}
BLUE_2020 = BLUE | {"well": 3, "altar": 3, "theater": 3, "temple": 4, "statue": 4}


@pytest.mark.parametrize(("base", "points"), [("base_2010", BLUE_2010), ("base_2020", BLUE_2020)])
def test_blue_cards(base, points):
    """BASE-CARD-4: their points, and nothing else."""
    assert set(of_color(base, "blue")) == set(points)
    for card, worth in points.items():
        game = table(base, coins=0).city(A=card)
        assert game.score("A") == game.score("A", "civil") == worth
        assert game.shields("A") == 0


@BOTH
def test_red_cards(base):
    """BASE-CARD-5: 1, 2, 3 shields in Ages I, II, III."""
    for card, color, age, *_ in CARDS[base]:
        if color == "red":
            game = table(base, coins=0).city(A=card)
            assert game.shields("A") == age
            assert game.score("A") == 0


SYMBOLS = {
    "compass": {"apothecary", "dispensary", "lodge", "academy"},
    "gear": {"workshop", "laboratory", "observatory", "study"},
    "tablet": {"scriptorium", "library", "school", "university"},
}


@BOTH
def test_green_cards(base):
    """BASE-CARD-6: one symbol each."""
    assert set(of_color(base, "green")) == set.union(*SYMBOLS.values())
    for symbol, cards in SYMBOLS.items():
        for card in cards:
            assert {name: count for name, count in city_of(base, card).science.items() if count} == {
                symbol: 1
            }


# --- yellow cards of Ages I and II ---


@BOTH
def test_the_tavern(base):
    """BASE-CARD-7: 5 coins from the bank, once."""
    game = table(base, seats=4, coins=0).hands(A="tavern")
    game.turn(A="build tavern")
    assert [game.coins(letter) for letter in "ABCD"] == [5, 3, 3, 3]
    game.turn()
    assert game.coins("A") == 8


@BOTH
@pytest.mark.parametrize(
    ("cards", "prices"),
    [
        ("", [(0, 2, 0), (2, 0, 0)]),
        ("east_trading_post", [(0, 1, 0), (2, 0, 0)]),
        ("west_trading_post", [(1, 0, 0), (0, 2, 0)]),
        ("east_trading_post west_trading_post", [(0, 1, 0), (1, 0, 0)]),
        ("marketplace", [(0, 2, 0), (2, 0, 0)]),
    ],
)
@pytest.mark.parametrize(("unit", "buys"), [("lumber_yard", "stockade"), ("ore_vein", "barracks")])
def test_trading_posts_make_raw_materials_cheap_on_one_side(base, cards, prices, unit, buys):
    """BASE-CARD-8: east is the right neighbour, west the left one."""
    game = table(base, seats=4, coins=9).wonder(A="gizah:a", B="alexandria:a", D="ephesos:a")
    game.city(A=cards, B=unit, D=unit).hands(A=buys)
    assert game.prices("A", f"build {buys}") == prices


@BOTH
def test_trading_posts_do_nothing_for_goods(base):
    """BASE-CARD-8."""
    game = (
        table(base, seats=6)
        .city(A="east_trading_post west_trading_post", B="loom", F="loom")
        .hands(A="apothecary")
    )
    game.wonder(F="gizah:a")
    assert game.prices("A", "build apothecary") == [(0, 2, 0), (2, 0, 0)]


@BOTH
def test_a_trading_post_works_from_the_next_turn_on(base):
    """BASE-CARD-8."""
    game = table(base).city(C="lumber_yard").hands(A="east_trading_post", C="stockade")
    game.turn(A="build east_trading_post")
    assert game.prices("A", "build stockade") == [(0, 1, 0)]


@BOTH
@pytest.mark.parametrize(
    ("unit", "buys"), [("loom", "apothecary"), ("glassworks", "workshop"), ("press", "scriptorium")]
)
def test_the_marketplace_makes_goods_cheap_on_both_sides(base, unit, buys):
    """BASE-CARD-9: goods, not raw materials."""
    for cards, price in (("", 2), ("marketplace", 1), ("east_trading_post", 2)):
        game = table(base, seats=6, coins=9).wonder(A="gizah:a", B="rhodos:a", F="babylon:a")
        game.city(A=cards, B=unit, F=unit).hands(A=buys)
        assert game.prices("A", f"build {buys}") == [(0, price, 0), (price, 0, 0)]


@BOTH
def test_only_the_owner_buys_cheaply(base):
    """BASE-CARD-8, -9: neighbours of a Marketplace pay 2."""
    game = table(base).city(A="marketplace east_trading_post west_trading_post loom").hands(B="apothecary")
    assert game.price("B", "build apothecary") == 2


@BOTH
def test_the_vineyard(base):
    """BASE-CARD-10: 1 coin per brown card at home and on both sides, not farther away; no grey ones."""
    cities = {
        "A": "quarry loom",
        "B": "lumber_yard stone_pit",
        "C": "ore_vein clay_pool",
        "D": "press",
        "E": "sawmill",
    }
    game = table(base, seats=5, age=2, coins=0).city(**cities).hands(A="vineyard")
    game.turn(A="build vineyard")
    assert game.coins("A") == 1 + 2 + 1
    game.turn()
    assert game.coins("A") == 4 + 3


@BOTH
@pytest.mark.parametrize("builder", ["B", "C"])
def test_brown_cards_of_the_same_turn_count_for_the_vineyard(base, builder):
    """BASE-CARD-10: those of a neighbour."""
    game = table(base, age=2, coins=1).hands(**{"A": "vineyard", builder: "sawmill"})
    game.turn(A="build vineyard", **{builder: "build sawmill"})
    assert game.coins("A") == 2


@BOTH
def test_the_bazar(base):
    """BASE-CARD-11: 2 coins per grey card at home and on both sides; no brown ones."""
    cities = {"A": "quarry loom", "B": "glassworks press", "C": "loom", "D": "sawmill", "E": "press"}
    game = table(base, seats=5, age=2, coins=0).city(**cities).hands(A="bazar")
    game.turn(A="build bazar")
    assert game.coins("A") == 2 * (1 + 2 + 1)


@BOTH
@pytest.mark.parametrize("builder", ["B", "D"])
def test_grey_cards_of_the_same_turn_count_for_the_bazar(base, builder):
    """BASE-CARD-11: those of a neighbour, not of the city opposite."""
    game = table(base, seats=4, age=2, coins=0).hands(**{"A": "bazar", builder: "loom", "C": "press"})
    game.turn(A="build bazar", C="build press", **{builder: "build loom"})
    assert game.coins("A") == 2


@BOTH
@pytest.mark.parametrize("card", ["guard_tower", "barracks", "baths", "stockade"])
def test_the_caravansery(base, card):
    """BASE-CARD-12: clay, ore, stone or wood each turn, for the owner alone."""
    boards = {"A": "alexandria:a", "B": "ephesos:a", "C": "halikarnassos:a"}
    assert table(base, coins=0).wonder(**boards).city(A="caravansery").hands(A=card).can("A", f"build {card}")
    assert (
        not table(base, coins=9)
        .wonder(**boards)
        .city(A="caravansery")
        .hands(B=card)
        .can("B", f"build {card}")
    )


@BOTH
@pytest.mark.parametrize("card", ["apothecary", "workshop", "scriptorium"])
def test_the_forum(base, card):
    """BASE-CARD-13: glass, cloth or papyrus each turn, for the owner alone."""
    boards = {"A": "rhodos:a", "B": "gizah:a", "C": "babylon:a"}
    assert table(base, coins=0).wonder(**boards).city(A="forum").hands(A=card).can("A", f"build {card}")
    assert not table(base, coins=9).wonder(**boards).city(A="forum").hands(B=card).can("B", f"build {card}")


# --- yellow cards of Age III ---


@BOTH
@pytest.mark.parametrize("stages", range(5))
def test_the_arena(base, stages):
    """BASE-CARD-14: 3 coins and 1 point per own stage; nothing for those of neighbours."""
    game = (
        table(base, age=3, coins=0)
        .wonder(A="gizah:b")
        .stages(A=stages, B=2)
        .city(A="dispensary")
        .hands(A="arena")
    )
    game.turn(A="build arena")
    assert (game.coins("A"), game.score("A", "commerce")) == (3 * stages, stages)


@BOTH
@pytest.mark.parametrize(
    ("card", "parent", "cards", "coins", "points"),
    [
        ("haven", "forum", "", 0, 0),  # BASE-CARD-15
        ("haven", "forum", "lumber_yard quarry loom", 2, 2),
        ("lighthouse", "caravansery", "", 2, 2),  # BASE-CARD-17
        ("lighthouse", "caravansery", "tavern marketplace baths", 4, 4),
    ],
)
def test_haven_and_lighthouse(base, card, parent, cards, coins, points):
    """BASE-CARD-15, -17: a coin and a point per own brown, per own yellow card; the Lighthouse itself is
    yellow.
    """
    game = table(base, age=3, coins=0).city(A=f"{parent} {cards}", B="ore_vein vineyard").hands(A=card)
    game.turn(A=f"build {card}")
    assert (game.coins("A"), game.score("A", "commerce")) == (coins, points)


@BOTH
@pytest.mark.parametrize(("cards", "coins"), [("press", 2), ("press loom", 4), ("press loom glassworks", 6)])
def test_the_chamber_of_commerce(base, cards, coins):
    """BASE-CARD-16: 2 coins and 2 points per own grey card."""
    game = (
        table(base, seats=4, age=3, coins=0)
        .city(A=f"brickyard {cards}", B="loom")
        .hands(A="chamber_of_commerce")
    )
    game.turn(A="build chamber_of_commerce")
    assert (game.coins("A"), game.score("A", "commerce")) == (coins, coins)


def test_the_ludus():
    """BASE-CARD-18, 2020: 3 coins and 1 point per own red card."""
    game = (
        table("base_2020", seats=5, age=3, coins=0)
        .wonder(A="gizah:a")
        .city(A="ore_vein stockade castrum", B="walls")
    )
    game.hands(A="ludus").turn(A="build ludus")
    assert (game.coins("A"), game.score("A", "commerce")) == (6, 2)


@BOTH
def test_their_coins_come_once_and_their_points_at_the_end(base):
    """BASE-CARD-18: a brown card built later adds a point to the Haven, not a coin."""
    game = table(base, age=3, coins=0).city(A="forum lumber_yard").hands(A="haven", C="ore_vein")
    game.turn(A="build haven")
    assert (game.coins("A"), game.score("A", "commerce")) == (1, 1)
    game.turn(A="build ore_vein")
    assert (game.coins("A"), game.score("A", "commerce")) == (1, 2)


@BOTH
def test_cards_are_counted_not_symbols(base):
    """BASE-CARD-19: a card with two units is one card; what buildings produce is no card."""
    game = (
        table(base, age=2, coins=0)
        .wonder(A="alexandria:b")
        .stages(A=2)
        .city(A="quarry caravansery forum", B="sawmill")
    )
    game.hands(A="vineyard").turn(A="build vineyard")
    assert game.coins("A") == 2
    guild = table(base, age=3).city(
        A="workers_guild craftsmens_guild", B="quarry caravansery forum", C="sawmill"
    )
    assert guild.score("A", "guilds") == 2


@BOTH
def test_the_board_is_no_card(base):
    """BASE-CARD-19: its resource is not counted."""
    game = table(base, age=2, coins=0).wonder(A="gizah:a", B="rhodos:a").hands(A="vineyard")
    game.turn(A="build vineyard")
    assert game.coins("A") == 0
