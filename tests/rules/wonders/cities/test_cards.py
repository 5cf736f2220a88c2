"""Black cards: each effect, and the cases without it (CITIES-CARD, CITIES-EFFECT)."""

import pytest

from tests.rules.wonders.cities.town import MAKES_ALL, both_editions, built, coins, debts, settle, town

BY_EDITION = [
    pytest.param(edition, card, age, id=f"{card}-{edition}")
    for edition, new in ((2012, False), (2020, True))
    for age, names in enumerate(
        (
            "west_clandestine_wharf east_clandestine_wharf secret_warehouse city_gates dive hideout militia residence "
            "pigeonhole" + " smugglers_cache customs opium_stash raider_camp cells" * new,
            "black_market architect_firm tabularium gambling_den lair sepulcher mercenaries consulate band_of_spies"
            + " trade_center opium_den raider_fort guardhouse forging_agency" * new,
            "capitol brotherhood chamber_of_builders cenotaph secret_network slave_market contingent embassy "
            "torture_chamber" + " mint opium_distillery raider_garrison prison memorial" * new,
        ),
        1,
    )
    for card in names.split()
]


@pytest.mark.parametrize(("edition", "card", "age"), BY_EDITION)
def test_every_black_card_can_be_built_for_its_coins_and_resources(edition, card, age):
    """CITIES-CARD-1 to CITIES-CARD-43: it stands in the city, is black, and costs the bank its printed
    coins.
    """
    game = built(card, edition, age=age)
    facts = game.ruleset.catalog.card(card)
    assert facts.ages == (age,)
    assert game.prices("A", f"build {card}") == [(0, 0, facts.coins)]
    game.turn(A=f"build {card}")
    assert card in game.cards("A")
    assert game.game.state.cities[0].colors[7] == 1


@pytest.mark.parametrize(("edition", "card", "age"), BY_EDITION)
def test_no_black_card_is_built_without_its_cost(edition, card, age):
    """CITIES-CARD-1 to CITIES-CARD-43."""
    game = town(edition, age=age, coins=0).hands(A=card).wonder(A="gizah")
    facts = game.ruleset.catalog.card(card)
    assert game.can("A", f"build {card}") == (not facts.coins and not facts.cost)


@both_editions
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("city_gates", 4),
        ("hideout", 2),
        ("residence", 1),
        ("architect_firm", 2),
        ("tabularium", 6),
        ("lair", 3),
        ("sepulcher", 4),
        ("consulate", 2),
        ("capitol", 8),
        ("brotherhood", 4),
        ("chamber_of_builders", 4),
        ("cenotaph", 5),
        ("embassy", 3),
    ],
)
def test_points_of_black_cards(edition, card, points):
    """CITIES-CARD-5, -9, -13, -16, -17, -21, -22, -26, -29, -32 to -34, -40, CITIES-SCORE-1."""
    game = town(edition, coins=0).city(A=card)
    assert (game.score("A", "cities"), game.score("A")) == (points, points)
    assert game.score("B") == 0


@pytest.mark.parametrize(
    ("card", "gains", "points"), [("customs", 1, 4), ("trade_center", 2, 6), ("mint", 3, 8)]
)
def test_all_others_take_coins_at_once(card, gains, points):
    """CITIES-EFFECT-2, CITIES-CARD-6, -18, -30: the builder none."""
    game = built(card, seats=5, age=3)
    game.turn(A=f"build {card}")
    assert coins(game) == [10, *[13 + gains] * 4]
    assert game.score("A", "cities") == points


@both_editions
@pytest.mark.parametrize(("card", "own", "neighbours"), [("dive", 6, 1), ("gambling_den", 9, 2)])
def test_coins_for_the_builder_and_some_for_both_neighbours(edition, card, own, neighbours):
    """CITIES-EFFECT-1, CITIES-CARD-7, -19, -44: the Gambling Den of Age I (2012) is the Dive of 2020."""
    game = built(card, edition, seats=5, age=2)
    price = game.ruleset.catalog.card(card).coins
    game.turn(A=f"build {card}")
    assert coins(game) == [10 - price + own, 13 + neighbours, 13, 13, 13 + neighbours]


def test_coins_by_another_players_card_pay_losses_of_the_turn_but_no_construction():
    """CITIES-EFFECT-3: B pays the loss out of the coin that A's Customs bring, and could not build with
    it.
    """
    poor = town(coins=0).hands(A="customs", B="militia", C="hideout").treasury(B=2)
    assert not poor.can("B", "build militia")
    game = town(coins=0).hands(A="customs", B="lumber_yard", C="hideout")
    game.turn(A="build customs", B="build lumber_yard", C="build hideout")
    assert game.choices("B") == ("debt 0", "debt 1")
    settle(game, B=0)
    assert (coins(game), debts(game)) == ([0, 0, 1], [1, 0, 0])


@pytest.mark.parametrize(
    ("card", "gains", "loss"), [("opium_stash", 3, 1), ("opium_den", 4, 3), ("opium_distillery", 5, 5)]
)
def test_coins_at_once_and_a_loss_for_all_others(card, gains, loss):
    """CITIES-EFFECT-15, CITIES-CARD-8, -20, -31."""
    game = built(card, seats=4, age=3)
    game.turn(A=f"build {card}")
    settle(game)
    assert coins(game) == [10 + gains, *[13 - loss] * 3]


@both_editions
@pytest.mark.parametrize(("card", "loss"), [("hideout", 1), ("lair", 2), ("brotherhood", 3)])
def test_cards_with_a_broken_coin(edition, card, loss):
    """CITIES-CARD-9, -21, -32."""
    game = built(card, edition, age=3)
    game.turn(A=f"build {card}")
    settle(game)
    assert coins(game) == [10, 13 - loss, 13 - loss]


@pytest.mark.parametrize(("card", "token"), [("raider_camp", 1), ("raider_fort", 3), ("raider_garrison", 5)])
def test_raiders_take_a_victory_token_at_once(card, token):
    """CITIES-EFFECT-10, CITIES-CARD-10, -23, -37: it counts like one that was won, also in another Age."""
    game = built(card, age=3)
    game.turn(A=f"build {card}")
    assert (game.won("A"), game.won("B")) == ((token,), ())
    assert debts(game) == [0, 1, 1]
    assert (game.score("A", "conflicts"), game.score("A", "cities")) == (token, 0)


@pytest.mark.parametrize(("card", "token", "each"), [("cells", 1, 2), ("guardhouse", 3, 3), ("prison", 5, 4)])
def test_points_for_victory_tokens_of_one_value(card, token, each):
    """CITIES-EFFECT-11, CITIES-CARD-11, -24, -38: on top of the token; others do not count."""
    game = town(coins=0).city(A=card).tokens(A="1 1 3 3 5 5 -1")
    assert game.score("A", "cities") == 2 * each
    others = " ".join(str(value) for value in (1, 3, 5) if value != token)
    assert town(coins=0).city(A=card).tokens(A=others).score("A", "cities") == 0


def test_the_memorial_pays_for_defeat_tokens_and_returns_them():
    """CITIES-EFFECT-12, CITIES-CARD-41: those of others stay."""
    game = built("memorial", age=3).tokens(A="-1 -1 -1 3", B="-1")
    game.turn(A="build memorial")
    assert (game.coins("A"), game.won("A"), game.won("B")) == (16, (3,), (-1,))
    game = built("memorial", age=3)
    game.turn(A="build memorial")
    assert game.coins("A") == 10


@both_editions
def test_coins_and_points_for_black_cards(edition):
    """CITIES-EFFECT-13, CITIES-CARD-35: itself included; those of others are not counted."""
    game = built("secret_network", edition, age=3).city(A=f"{MAKES_ALL} hideout militia", B="lair")
    game.turn(A="build secret_network")
    assert (game.coins("A"), game.score("A", "cities")) == (13, 3 + 2)


@both_editions
def test_coins_and_points_for_victory_tokens(edition):
    """CITIES-EFFECT-13, CITIES-CARD-36: coins by the tokens of now, points by those of the end."""
    game = built("slave_market", edition, age=3, turn=7).tokens(A="1 3 5 -1").city(A=f"{MAKES_ALL} stockade")
    game.turn(A="build slave_market")
    assert (game.coins("A"), game.won("A")) == (13, (-1, 1, 3, 5, 5, 5))
    assert game.score("A", "cities") == 5


@both_editions
@pytest.mark.parametrize(("card", "shields"), [("militia", 2), ("mercenaries", 3), ("contingent", 5)])
def test_shields_of_black_cards(edition, card, shields):
    """CITIES-EFFECT-14, CITIES-CARD-12, -25, -39: land shields on cards that are not red."""
    game = town(edition).city(A=card, B="spies_guild")
    assert (game.shields("A"), game.score("B", "guilds")) == (shields, 0)


@both_editions
def test_wharves_lower_the_first_unit_of_one_side(edition):
    """CITIES-EFFECT-4, CITIES-CARD-2, -3: West is left, East right; the second unit has its full price."""
    game = (
        town(edition, coins=9)
        .wonder(A="alexandria", B="gizah", C="rhodos")
        .city(A="west_clandestine_wharf", B="quarry")
    )
    game.hands(A="baths walls")
    assert game.price("A", "build baths") == 1
    other = (
        town(edition, coins=9).wonder(A="alexandria", B="gizah", C="rhodos").city(A="east_clandestine_wharf")
    )
    assert other.hands(A="baths").price("A", "build baths") == 2
    two = (
        town(edition, coins=9)
        .wonder(A="gizah:a", B="rhodos", C="alexandria")
        .city(A="west_clandestine_wharf", B="quarry")
    )
    assert two.hands(A="aqueduct").price("A", "build aqueduct") == 1 + 2


def test_a_wharf_adds_to_a_trading_post_and_the_seller_gets_the_lowered_price():
    """CITIES-EFFECT-4: the unit is free."""
    game = town(coins=3).wonder(A="alexandria", B="gizah", C="rhodos")
    game.city(A="west_clandestine_wharf west_trading_post").hands(A="baths", B="tavern")
    assert game.price("A", "build baths") == 0
    plain = (
        town(coins=3)
        .wonder(A="alexandria", B="gizah", C="rhodos")
        .city(A="west_clandestine_wharf")
        .hands(A="baths")
    )
    plain.turn(A="build baths")
    assert (plain.coins("A"), plain.coins("B")) == (2, 3 + 3 + 1)


def test_the_cache_lowers_units_of_neighbours_boards():
    """CITIES-EFFECT-5, CITIES-CARD-1, CITIES-OPEN-2: not those of their cards."""
    game = town(coins=9).wonder(A="alexandria", B="gizah", C="rhodos").city(A="smugglers_cache", B="quarry")
    game.hands(A="baths aqueduct")
    assert (game.price("A", "build baths"), game.price("A", "build aqueduct")) == (1, 1 + 2 + 2)
    cards = (
        town(coins=9).wonder(A="alexandria", B="ephesos", C="rhodos").city(A="smugglers_cache", B="stone_pit")
    )
    assert cards.hands(A="baths").price("A", "build baths") == 2


@both_editions
def test_the_warehouse_doubles_a_resource_of_ones_own(edition):
    """CITIES-EFFECT-6, CITIES-CARD-4: of board, brown and grey cards; not of yellow ones; not for sale."""
    two = (
        town(edition, coins=0)
        .wonder(A="gizah", C="rhodos")
        .city(A="secret_warehouse stone_pit")
        .hands(A="aqueduct")
    )
    assert two.can("A", "build aqueduct")
    none = town(edition, coins=0).wonder(A="gizah").city(A="secret_warehouse caravansery").hands(A="temple")
    assert none.game.state.cities[0].more_of_own == 1
    assert (
        not town(edition, coins=0)
        .wonder(A="alexandria")
        .city(A="secret_warehouse")
        .hands(A="baths")
        .can("A", "build baths")
    )


@both_editions
def test_the_market_makes_what_is_missing(edition):
    """CITIES-EFFECT-6, CITIES-CARD-15: a resource of an own choice card is not missing."""
    game = (
        town(edition, coins=0)
        .wonder(A="alexandria", B="ephesos", C="olympia")
        .city(A="black_market")
        .hands(A="baths")
    )
    assert game.price("A", "build baths") == 0
    own = (
        town(edition, coins=0)
        .wonder(A="gizah:a", B="ephesos", C="olympia")
        .city(A="black_market")
        .hands(A="aqueduct")
    )
    assert not own.can("A", "build aqueduct")


def test_a_later_brown_card_takes_a_resource_off_the_markets_list():
    """CITIES-EFFECT-7: from the next turn on; production counts from the start of the turn."""
    game = (
        town(coins=0)
        .wonder(A="alexandria", B="ephesos", C="olympia")
        .city(A="black_market")
        .hands(A="stone_pit aqueduct")
    )
    game.turn(A="build stone_pit")
    assert game.game.state.cities[0].produced & 1 << 2
    assert not game.can("C", "build aqueduct")


@both_editions
def test_the_architects_make_stages_cost_no_resources(edition):
    """CITIES-EFFECT-8, CITIES-CARD-16: coins that are printed are paid; cards cost what they cost."""
    game = (
        town(edition, coins=20)
        .wonder(A="petra:a", B="gizah")
        .stages(A=1)
        .city(A="architect_firm")
        .hands(A="theater")
    )
    coins_of_stage = {2012: 7, 2020: 5}[edition]
    assert game.price("A", "stage with theater") == coins_of_stage
    free = town(edition, coins=0).wonder(A="gizah:a").city(A="architect_firm").hands(A="theater baths walls")
    assert free.price("A", "stage with theater") == 0
    assert not town(edition, coins=0).wonder(A="gizah:a").hands(A="theater").can("A", "stage with theater")


def test_the_architects_do_not_pay_a_naval_construction():
    """CITIES-EFFECT-8: made with a stage, it is paid in full."""
    game = (
        town(expansions=("armada",), seats=4, coins=0)
        .wonder(A="gizah:a")
        .city(A="architect_firm")
        .shipyard(A="shipyard_1")
    )
    game.hands(A="theater")
    assert game.price("A", "stage with theater") == 0
    assert not game.can("A", "stage with theater + ship")


def test_the_forgers_build_from_the_discard_pile():
    """CITIES-EFFECT-9, CITIES-CARD-28: free, at the end of the turn."""
    game = built("forging_agency", age=2, coins=2).discarded("palace temple")
    game.turn(A="build forging_agency")
    assert game.asked("A") == "revive"
    game.turn(A="revive palace")
    assert ("palace" in game.cards("A"), game.coins("A")) == (True, 0)
    nothing = built("forging_agency", age=2).hands(A="forging_agency")
    assert nothing.asked("B") == "card"
