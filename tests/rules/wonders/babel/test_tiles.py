"""Each tile: what it does while it is uncovered (BABEL-TILE), and that it does not without."""

import pytest

from argosy.testing import table
from tests.rules.wonders.babel.tower import BOTH, tower, with_tile


def price(game, text):
    """The least coins of a choice of A; None where it is not offered."""
    return game.price("A", text)


@pytest.mark.parametrize("base", BOTH)
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("tile", "card", "other"), [(1, "stockade", "baths"), (6, "altar", "stockade")])
def test_taxes_on_colours_are_the_number_of_the_age(base, age, tile, card, other):
    """BABEL-TILE-1: tiles 1, 6."""
    own = "lumber_yard stone_pit"
    game = with_tile(tile, base, age=age).hands(A=f"{card} {other}").city(A=own)
    free = tower(base, age=age).hands(A=f"{card} {other}").city(A=own)
    assert price(game, f"build {card}") == price(free, f"build {card}") + age
    assert price(game, f"build {other}") == price(free, f"build {other}")
    game.turn(A=f"build {card}")
    assert game.coins("A") == 10 - age


def test_who_cannot_pay_the_tax_cannot_build():
    """BABEL-TILE-1."""
    game = with_tile(6, age=3, coins=2).hands(A="altar")
    assert not game.can("A", "build altar")
    assert game.why_not("A", "build altar") == "altar: needs 3 coins, the treasury has 2"
    assert tower(age=3, coins=2).hands(A="altar").can("A", "build altar")


def test_tile_2_red_cards_cost_no_resources():
    """BABEL-TILE-2, AMB-98."""
    game = with_tile(2).hands(A="stockade baths")
    assert price(game, "build stockade") == 0
    assert price(game, "build baths") is None
    assert price(tower().hands(A="stockade"), "build stockade") is None


def test_tile_15_coins_of_a_cost_stay():
    """BABEL-TILE-2: the second stage of Petra costs seven coins."""
    game = table("base_2010", expansions=["babel", "cities"], babel_parts="tower", coins=10).tower("15 C")
    game = game.wonder(A="petra:a").stages(A=1).hands(A="tavern")
    assert price(game, "stage with tavern") == 7


def test_tile_3_brown_cards_with_two_symbols_or_a_choice_produce_nothing():
    """BABEL-TILE-4: not for the owner and not for buyers; single ones go on."""
    game = with_tile(3).city(A="sawmill timber_yard lumber_yard").hands(A="stockade baths")
    assert price(game, "build stockade") == 0  # by the Lumber Yard
    assert price(game, "build baths") is None  # the Timber Yard rests
    assert game.game.view(0).cities[0].babel.resting == ("sawmill", "timber_yard")
    assert with_tile(3).city(A="sawmill lumber_yard").hands(B="stockade").price("B", "build stockade") == 2
    assert with_tile(3).city(A="sawmill").hands(B="stockade").price("B", "build stockade") is None


def test_tile_3_covered_they_produce_again():
    """BABEL-TILE-4, BABEL-TOWER-4, -5: with three places the fourth tile covers the first."""
    open_ = (
        tower(turn=2).tower("3 C, 5 C, 6 A").tiles(B="9").city(A="sawmill").hands(B="tavern", C="stockade")
    )
    assert open_.game.view(0).cities[0].babel.resting == ("sawmill",)
    open_.turn(B="tile 9 with tavern")
    assert open_.uncovered() == (5, 6, 9)
    assert open_.game.view(0).cities[0].babel.resting == ()
    assert (("wood",), 2) in open_.game.view(0).cities[0].sells
    assert open_.prices("A", "build stockade") == [(0, 0, 0)]  # the hand of C has come


def test_tile_3_they_may_be_built_and_rest_from_then_on():
    """BABEL-TILE-4."""
    game = with_tile(3, turn=2).hands(A="sawmill")
    game.turn(A="build sawmill")
    assert "sawmill" in game.cards("A")
    assert game.game.view(0).cities[0].babel.resting == ("sawmill",)


def test_tile_4_trading_posts_have_no_effect():
    """BABEL-TILE-4."""
    cards = "east_trading_post marketplace"
    game = with_tile(4).city(A=cards, B="lumber_yard").hands(A="stockade")
    assert price(game, "build stockade") == 2
    assert (
        price(tower().city(A="west_trading_post", C="lumber_yard").hands(A="stockade"), "build stockade") == 2
    )
    assert game.game.view(0).cities[0].prices["right"] == {"raw": 2, "manufactured": 2}
    without = tower().city(A=cards).game.view(0).cities[0]
    assert (without.prices["right"]["raw"], without.prices["left"]["manufactured"]) in {(1, 1), (2, 1)}


def test_tile_4_caravansery_and_forum_produce_nothing_but_their_chains_work():
    """BABEL-TILE-4."""
    game = with_tile(4, age=3).city(A="forum caravansery").hands(A="haven lighthouse")
    assert (price(game, "build haven"), price(game, "build lighthouse")) == (0, 0)
    assert game.game.view(0).cities[0].keeps == ()
    assert tower().city(A="forum").game.view(0).cities[0].keeps != ()


@pytest.mark.parametrize(
    ("tile", "card", "other", "coins"), [(5, "altar", "stockade", 1), (24, "workers_guild", "altar", 5)]
)
def test_bonuses_for_colours(tile, card, other, coins):
    """Tiles 5, 24; AMB-98: after the payment, so they pay for nothing of this turn."""
    own = "lumber_yard stone_pit foundry sawmill brickyard ore_vein quarry glassworks loom press"
    for played, gain in ((card, coins), (other, 0)):
        game = with_tile(tile).hands(A=played).city(A=own)
        game.turn(A=f"build {played}")
        assert game.coins("A") == 10 + gain


def test_a_bonus_pays_for_nothing_of_the_same_turn():
    """AMB-98."""
    game = with_tile(5, coins=0, age=3).hands(A="baths").city(B="stone_pit")
    assert not game.can("A", "build baths")


def test_bonuses_and_taxes_of_the_second_age_are_two_coins():
    """BABEL-TILE-1: for tile 5."""
    game = with_tile(5, age=2).hands(A="altar")
    game.turn(A="build altar")
    assert game.coins("A") == 12


@pytest.mark.parametrize("base", BOTH)
def test_tile_7_chains_start_from_the_buildings_of_both_neighbours(base):
    """BABEL-TOWER-5: tile 7, not from those two seats away."""
    for neighbour in "BD":
        game = with_tile(7, base, seats=4, age=2).hands(A="aqueduct").city(**{neighbour: "baths"})
        assert price(game, "build aqueduct") == 0
        explained = game.game.explain(0, next(c for c in game.game.choices(0) if c.text == "build aqueduct"))
        assert explained.chain_from == "baths"
    far = with_tile(7, base, seats=4, age=2).hands(A="aqueduct").city(C="baths")
    assert price(far, "build aqueduct") is None
    assert price(tower(base, age=2).hands(A="aqueduct").city(B="baths"), "build aqueduct") is None


@pytest.mark.parametrize(
    ("tile", "card", "other"), [(8, "palace", "workers_guild"), (23, "workers_guild", "palace")]
)
def test_coins_instead_of_all_resources(tile, card, other):
    """Tiles 8, 23; AMB-99: all of the cost by coins or all by resources, no mixture."""
    game = with_tile(tile, age=3).hands(A=f"{card} {other}").city(A="glassworks")
    units = sum(game.ruleset.catalog.card(card).cost.values())
    assert game.prices("A", f"build {card} for coins") == [(0, 0, units)]
    assert not game.can("A", f"build {other}")
    choice = next(choice for choice in game.game.choices(0) if choice.text.startswith(f"build {card}"))
    assert game.game.explain(0, choice).in_coins
    game.turn(A=f"build {card} for coins")
    assert game.coins("A") == 10 - units
    assert (
        tower(age=3).hands(A=card).why_not("A", f"build {card} for coins")
        == "no tile lets these cards be paid in coins"
    )


def test_coins_are_not_offered_where_the_resources_are_there():
    """BASE-TRADE-12: a payment that is needlessly larger is none."""
    game = with_tile(8).hands(A="baths").city(A="stone_pit")
    assert game.prices("A", "build baths") == [(0, 0, 0)]
    assert not game.can("A", "build baths for coins")


def test_coins_stand_beside_a_purchase():
    """AMB-99: both are ways to pay."""
    game = with_tile(8).hands(A="baths").city(B="stone_pit")
    assert game.prices("A", "build baths") == [(2, 0, 0)]
    assert game.prices("A", "build baths for coins") == [(0, 0, 1)]


@pytest.mark.parametrize(
    ("tile", "raw", "made"), [(9, 2, 1), (10, 2, 3), (11, 1, 2), (12, 3, 2)], ids=["9", "10", "11", "12"]
)
def test_prices_change_for_everybody_and_from_both_neighbours(tile, raw, made):
    """BABEL-TILE-3, BABEL-TOWER-5: tiles 9 to 12."""
    game = with_tile(tile).city(B="lumber_yard loom").hands(A="stockade apothecary")
    assert (price(game, "build stockade"), price(game, "build apothecary")) == (raw, made)
    for city in game.game.view(None).cities:
        assert city.prices == {side: {"raw": raw, "manufactured": made} for side in ("left", "right")}


def test_price_tiles_add_to_other_discounts_and_stop_at_nothing():
    """BABEL-TILE-3."""
    game = (
        tower()
        .tower("11 C")
        .city(A="east_trading_post west_trading_post", B="lumber_yard")
        .hands(A="stockade")
    )
    assert price(game, "build stockade") == 0
    assert (
        tower()
        .tower("12 C")
        .city(A="west_trading_post east_trading_post", B="lumber_yard")
        .hands(A="stockade")
        .price("A", "build stockade")
        == 2
    )


def test_a_unit_for_nothing_can_be_bought_without_coins():
    """BABEL-TILE-3: the lower bound of the price is no bound of the purse."""
    game = (
        with_tile(11, coins=0)
        .city(A="east_trading_post west_trading_post", B="lumber_yard")
        .hands(A="stockade")
    )
    assert game.can("A", "build stockade")


def test_tile_13_a_taxed_chain_or_the_ordinary_payment():
    """AMB-98: both are offered, against BASE-CHAIN-5."""
    game = (
        with_tile(13, age=2)
        .wonder(A="babylon", B="rhodos", C="ephesos")
        .hands(A="aqueduct")
        .city(A="baths", B="quarry stone_pit")
    )
    assert game.prices("A", "build aqueduct") == [(6, 0, 0)]
    assert game.prices("A", "build aqueduct by chain") == [(0, 0, 2)]
    by_text = {choice.text: choice for choice in game.game.choices(0)}
    chain, paid = (by_text[f"build aqueduct {way}"] for way in ("by chain", "pay left 6"))
    assert game.game.explain(0, chain).chain_from == "baths"
    assert game.game.explain(0, paid).chain_from is None
    game.turn(A="build aqueduct by chain")
    assert game.coins("A") == 8


def test_tile_13_a_chain_that_cannot_be_paid_is_not_offered():
    """BABEL-TILE-1."""
    assert (
        not with_tile(13, age=3, coins=2)
        .hands(A="aqueduct")
        .city(A="baths")
        .can("A", "build aqueduct by chain")
    )


def test_tile_14_a_bonus_for_chains():
    """AMB-98: tile 14, for a chain alone."""
    game = with_tile(14, age=2).hands(A="aqueduct", B="altar").city(A="baths")
    game.turn(A="build aqueduct", B="build altar")
    assert (game.coins("A"), game.coins("B")) == (12, 10)


def test_tile_15_stages_cost_no_resources():
    """BABEL-TILE-2."""
    game = with_tile(15).wonder(A="gizah").hands(A="tavern")
    assert price(game, "stage with tavern") == 0
    assert price(tower().wonder(A="gizah").hands(A="tavern"), "stage with tavern") is None
    choice = next(choice for choice in game.game.choices(0) if choice.verb == "stage")
    assert game.game.explain(0, choice).without_resources


def test_tile_16_a_tax_on_stages():
    """BABEL-TILE-1: who cannot pay it builds none."""
    game = with_tile(16, age=2).wonder(A="gizah").city(A="stone_pit quarry").hands(A="tavern")
    assert price(game, "stage with tavern") == 2
    game.turn(A="stage with tavern")
    assert game.coins("A") == 8
    poor = with_tile(16, age=2, coins=1).wonder(A="gizah").city(A="stone_pit quarry").hands(A="tavern")
    assert price(poor, "stage with tavern") is None
    assert poor.why_not("A", "stage with tavern") == "stage: needs 2 coins, the treasury has 1"


@pytest.mark.parametrize(
    ("tile", "card", "other"),
    [(17, "stockade", "guard_tower"), (18, "guard_tower", "stockade"), (21, "apothecary", "stockade")],
)
def test_tiles_that_give_a_unit_to_every_city(tile, card, other):
    """Tiles 17, 18, 21: nobody can buy it."""
    game = with_tile(tile).hands(A=f"{card} {other}").wonder(A="alexandria", B="gizah", C="ephesos")
    assert price(game, f"build {card}") == 0
    assert all(units == 1 for _, units in game.game.view(0).cities[0].keeps)
    assert price(tower().hands(A=card).wonder(A="rhodos", B="gizah", C="olympia"), "build apothecary") is None


@pytest.mark.parametrize(("age", "won"), [(1, ()), (2, (1,)), (3, (3,))])
def test_tile_19_victory_tokens_sink_one_step(age, won):
    """BABEL-TILE-5: a token of 1 is not taken at all; defeats stay."""
    game = with_tile(19, age=age, turn=6).city(A="fortifications")
    game.end_age()
    assert game.won("A") == (*won, *won)
    assert int(game.game.state.cities[1].defeats) == 1
    plain = tower(age=age, turn=6).city(A="fortifications")
    plain.end_age()
    assert plain.won("A") == ((1, 3, 5)[age - 1],) * 2


def test_tile_20_single_brown_cards_give_any_number_for_buyers_too():
    """BABEL-TILE-6."""
    game = with_tile(20).wonder(A="babylon", B="rhodos", C="ephesos").city(A="stone_pit").hands(A="aqueduct")
    assert price(game, "build aqueduct") == 0
    buyer = with_tile(20).wonder(A="babylon", B="rhodos", C="ephesos").city(A="stone_pit").hands(B="aqueduct")
    assert buyer.price("B", "build aqueduct") == 6
    assert (
        price(with_tile(20).wonder(A="babylon").city(A="quarry").hands(A="aqueduct"), "build aqueduct")
        is None
    )
    assert (
        price(tower().wonder(A="babylon").city(A="stone_pit").hands(A="aqueduct"), "build aqueduct") is None
    )


def test_tile_22_two_defeat_tokens_for_each_lost_conflict():
    """BABEL-TILE-5, AMB-99."""
    game = with_tile(22, turn=6).city(A="fortifications")
    game.end_age()
    assert [int(city.defeats) for city in game.game.state.cities[:3]] == [0, 2, 2]
    assert game.won("A") == (1, 1)


def test_tile_22_in_teams_two_times_two():
    """AMB-99: each conflict between enemies moves two tokens."""
    game = table(
        "base_2010", seats=4, turn=7, teams=True, expansions=["babel", "armada"], babel_parts="tower"
    )
    game = game.tower("22 C").city(A="fortifications")
    game.turn()
    while game.game.state.age == 1:
        game.turn()
    assert [int(city.defeats) for city in game.game.state.cities[:4]] == [0, 0, 0, 4]


def conflicts_told(game):
    """Of the conflicts in which A has a part: points and number of the tokens of A and of the other city."""
    found = []
    for event in game.turn():
        if event.kind == "conflict" and 0 in (event.seat, event.other):
            sides = [(event.token, event.tokens), (event.other_token, event.other_tokens)]
            found.append(tuple(sides if event.seat == 0 else reversed(sides)))
    return found


@pytest.mark.parametrize(
    ("tile", "age", "told"),
    [
        (9, 2, ((3, 1), (-1, 1))),
        (19, 2, ((1, 1), (-1, 1))),
        (19, 1, ((0, 1), (-1, 1))),
        (22, 2, ((3, 1), (-1, 2))),
    ],
)
def test_what_is_told_of_a_conflict_is_what_was_taken(tile, age, told):
    """BABEL-TILE-5: the event has the tokens that the tiles give."""
    assert conflicts_told(with_tile(tile, age=age, turn=6).city(A="fortifications")) == [told, told]


def test_free_rights_pay_the_tax_and_take_the_bonus():
    """AMB-98: Olympia's free card."""
    taxed = with_tile(6, age=2).wonder(A="olympia:a").stages(A=2).hands(A="aqueduct")
    assert price(taxed, "free aqueduct") == 2
    rewarded = with_tile(5, age=2).wonder(A="olympia:a").stages(A=2).hands(A="aqueduct")
    rewarded.turn(A="free aqueduct")
    assert rewarded.coins("A") == 12


def test_builds_from_the_discard_pile_pay_no_tax_and_take_no_bonus():
    """AMB-98."""
    for tile in (5, 6):
        game = (
            with_tile(tile, age=2)
            .wonder(A="halikarnassos:a")
            .stages(A=1)
            .city(A="foundry brickyard")
            .discarded("baths")
            .hands(A="tavern")
        )
        game.turn(A="stage with tavern")
        before = game.coins("A")
        game.turn(A="revive baths")
        assert "baths" in game.cards("A")
        assert game.coins("A") == before
