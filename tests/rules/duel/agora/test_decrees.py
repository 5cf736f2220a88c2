"""Sixteen decrees of Agora: effect for the controller, none without control, odd cases.

Rules: AGORA-100 to 110.
"""

import pytest

from tests.rules.duel.table import chambers, city, coins, play, prepared, price, table, texts

AGORA = ("agora",)


def decree(name: str, free: str, a: dict, b: dict | None = None, *, markers=(1, 0), **more):
    """The decree lies in chamber 1, which A controls."""
    return table(
        free, a, b or city(coins=30), expansions=AGORA, chambers=chambers(markers, decrees=name), **more
    )


COLORS = [
    ("coins_on_blue", "theater", "baths", 1),
    ("coins_on_green", "school", "library", 2),
    ("coins_on_yellow", "brewery", "forum", 2),
    ("coins_on_red", "circus", "arsenal", 3),
]


@pytest.mark.parametrize(("name", "card", "other", "age"), COLORS)
@pytest.mark.parametrize("on_turn", [0, 1])
def test_coins_for_a_colour(name, card, other, age, on_turn):
    """AGORA-100: whichever player constructs; as many coins as the Age."""

    def gain(markers) -> int:
        a, b = city("", coins=50), city("", coins=50)
        game = decree(name, card, a, b, markers=markers, age=age, on_turn=on_turn)
        play(game, f"build {card}")
        return coins(game, 0)

    assert gain((1, 0)) - gain((0, 0)) == age
    assert gain((1, 1)) == gain((0, 0))
    assert gain((0, 1)) == gain((0, 0))


@pytest.mark.parametrize(("name", "card", "other", "age"), COLORS)
def test_coins_for_a_colour_only(name, card, other, age):
    """AGORA-100: not for another colour, not for discarding."""
    wrong = "press" if age == 1 else "glass_blower" if age == 2 else "palace"
    game = decree(name, f"{card} {wrong}", city(coins=50), age=age)
    play(game, f"discard {card}")
    assert coins(game, 0) == 52
    before = coins(game, 1)
    play(game, f"build {wrong}")
    assert coins(game, 0) == 52
    assert coins(game, 1) <= before


DECREES_ON_CONSTRUCTIONS = (
    "coins_on_blue",
    "coins_on_green",
    "coins_on_yellow",
    "coins_on_red",
    "coins_on_wonder",
)


@pytest.mark.parametrize("name", DECREES_ON_CONSTRUCTIONS)
@pytest.mark.parametrize("on_turn", [0, 1])
@pytest.mark.parametrize("senator", ["left_politician_1", "conspirator_1"])
def test_recruiting_a_senator_is_no_construction(name, on_turn, senator):
    """AGORA-100, 103, 031: a recruited senator is neither a building of a colour nor a wonder: no decree
    pays.
    """
    game = decree(name, senator, city(coins=5), city(coins=5), on_turn=on_turn)
    play(game, f"recruit {senator}", "place 2")
    while game.asked != "turn":
        play(game, texts(game)[-1])
    assert (coins(game, 0), coins(game, 1)) == (5, 5)


def test_a_senator_of_the_discard_pile_is_no_construction():
    """AGORA-100, 103, Z-06, Z-11: Mausoleum pays for itself, not for the senator it recruits."""
    a = city(coins=40, wonders="mausoleum")
    game = decree("coins_on_wonder", "baths", a, discard=["conspirator_1"])
    play(game, "wonder mausoleum with baths", "revive conspirator_1", "place 2")
    assert coins(game, 0) == 40 - 10 + 1


def test_coins_come_after_the_other_effects():
    """Z-25: a marker placed by the construction itself can bring the decree in time."""
    game = decree("coins_on_red", "guard_tower", city(coins=5), markers=(0, 0), pawn=2)
    play(game, "build guard_tower", "place 1")
    assert coins(game, 0) == 6


IGNORES = [
    ("ignore_symbol_green", "academy", "", "glassworks", 3, 10, 7),
    ("ignore_symbol_yellow", "forum", "", "", 2, 5, 2),
    ("ignore_symbol_red", "barracks", "", "", 2, 3, 0),
    ("ignore_symbol_red", "pretorium", "", "", 3, 8, 0),
    ("ignore_symbol_red", "arsenal", "", "", 3, 10, 8),
    ("ignore_symbol_red", "arsenal", "", "brickyard", 3, 2 * 2 + 3 * 4, 2 * 2 + 2 * 4),
]


@pytest.mark.parametrize(("name", "card", "own", "other", "age", "before", "after"), IGNORES)
def test_ignoring_a_symbol(name, card, own, other, age, before, after):
    """AGORA-101, Z-01, Z-29."""

    def cost(markers) -> int:
        return price(
            decree(name, card, city(own, coins=40), city(other), markers=markers, age=age), f"build {card}"
        )

    assert (cost((1, 0)), cost((0, 0)), cost((1, 1)), cost((0, 1))) == (after, before, before, before)


def test_ignoring_a_symbol_is_for_its_colour():
    """AGORA-101."""
    for name in ("ignore_symbol_yellow", "ignore_symbol_red", "ignore_symbol_green"):
        assert price(decree(name, "aqueduct", city(coins=40), age=2), "build aqueduct") == 6


def test_ignoring_at_equal_price_pays_the_opponent_least():
    """Z-29: Caravansery, 2 coins or a unit at 2: the unit is left out, because its coins would go to
    Economy.
    """
    game = decree("ignore_symbol_yellow", "caravansery", city(coins=9), city(progress="economy"), age=2)
    choice = next(one for one in game.choices(0) if one.text == "build caravansery")
    assert (choice.price.bank, choice.price.opponent) == (2, 2)


def test_wonders_cost_a_resource_less():
    """AGORA-102: together with Architecture Great Library costs 4."""

    def cost(progress: str, markers) -> int:
        game = decree(
            "wonder_discount",
            "baths",
            city(coins=40, wonders="great_library", progress=progress),
            markers=markers,
        )
        return price(game, "wonder great_library with baths")

    assert (cost("", (0, 0)), cost("", (1, 0)), cost("architecture", (1, 0)), cost("", (0, 1))) == (
        10,
        8,
        4,
        10,
    )


def test_coins_for_wonders():
    """AGORA-103: by either player."""
    a, b = city(coins=40, wonders="pyramids"), city(coins=40, wonders="colossus")
    game = decree("coins_on_wonder", "school statue", a, b, age=2)
    play(game, "wonder pyramids with school")
    assert coins(game, 0) == 40 - 8 + 2
    play(game, "wonder colossus with statue")
    assert coins(game, 0) == 40 - 8 + 2 + 2
    assert coins(game, 1) == 40 - 8


@pytest.mark.parametrize(
    ("name", "card", "own", "other", "before", "after"),
    [
        ("trade_discount_brown", "walls", "", "quarry shelf_quarry", 10, 8),
        ("trade_discount_brown", "walls", "stone_reserve", "quarry shelf_quarry", 2, 2),
        ("trade_discount_brown", "school", "", "press", 2 + 3 + 3, 1 + 3 + 3),
        ("trade_discount_grey", "school", "", "press", 8, 2 + 2 + 2),
        ("trade_discount_grey", "walls", "", "", 4, 4),
    ],
)
def test_trade_is_cheaper(name, card, own, other, before, after):
    """AGORA-104: at least 1; the fixed price of 1 stays."""

    def cost(markers) -> int:
        return price(
            decree(name, card, city(own, coins=40), city(other), markers=markers, age=2), f"build {card}"
        )

    assert (cost((0, 0)), cost((1, 0)), cost((0, 1))) == (before, after, before)


@pytest.mark.parametrize(
    ("blue", "actions"), [("", 2), ("theater altar", 3), ("theater altar baths statue", 3)]
)
def test_two_more_blue_cards(blue, actions):
    """AGORA-105."""
    game = decree("senate_plus_two_blue", "right_politician_1", city(blue, coins=5))
    play(game, "recruit right_politician_1")
    for _ in range(actions):
        assert game.asked == "senate"
        play(game, "place 5")
    assert game.asked == "turn"


def test_two_more_blue_cards_only_with_control():
    game = decree("senate_plus_two_blue", "right_politician_1", city(coins=5), markers=(0, 1))
    assert play(game, "recruit right_politician_1", "place 5").asked == "turn"


def politics(game, *pairs):
    """Each pair: a politician and what it does."""
    for senator, action in pairs:
        play(game, f"recruit {senator}", action)
    return game


def test_the_shield_moves_the_pawn_with_the_control():
    """AGORA-106: A gains: +1. B ties: 0. B has the majority: -1."""
    a, b = city(coins=30), city("theater altar", coins=30)
    game = decree("shield", "left_politician_1 left_politician_2", a, b, markers=(0, 0))
    politics(game, ("left_politician_1", "place 1"))
    assert game.view().pawn == 1
    play(game, "recruit left_politician_2", "place 1")
    assert game.view().pawn == 0
    play(game, "place 1")
    assert game.view().pawn == -1


def test_the_shield_can_win_and_is_no_red_card():
    """AGORA-107: it brings tokens into play; Strategy does not add to it."""
    game = decree(
        "shield", "left_politician_1", city(coins=9, progress="strategy"), markers=(0, 0), pawn=8, track=[]
    )
    politics(game, ("left_politician_1", "place 1"))
    assert (game.result, game.view().pawn) == ("military", 9)
    game = decree("shield", "left_politician_1", city(coins=9, progress="strategy"), markers=(0, 0), pawn=2)
    politics(game, ("left_politician_1", "place 1"))
    assert (game.asked, game.view().pawn, game.view().track) == ("place", 3, ("-6", "-3", "+6"))


def test_losing_the_shield_lets_the_other_player_apply_a_token():
    """Z-07: also in the turn of the player who loses it."""
    a = city("theater altar", coins=9)
    game = decree("shield", "left_politician_1", a, markers=(1, 0), pawn=-2)
    play(game, "recruit left_politician_1", "shift 1 2")
    assert (game.view().pawn, game.asked, game.owing) == (-3, "place", (1,))
    play(game, "place 6")
    assert (game.asked, game.owing) == ("senate", (0,))


def test_more_coins_for_discarding():
    """AGORA-108: three yellow cards: 2 + 3 + 2."""
    yellow = city("tavern stone_reserve clay_reserve")
    assert coins(play(decree("discard_plus_two", "baths", yellow), "discard baths"), 0) == 7
    assert coins(play(decree("discard_plus_two", "baths", yellow, markers=(0, 0)), "discard baths"), 0) == 5
    assert coins(play(decree("discard_plus_two", "baths", yellow, markers=(0, 1)), "discard baths"), 0) == 5


def test_chains_of_the_opponent():
    """AGORA-109: Theater there makes Statue free here; Urbanism pays 4."""
    game = decree("opponent_chains", "statue", city(coins=9, progress="urbanism"), city("theater"), age=2)
    assert price(game, "build statue") == 0
    assert coins(play(game, "build statue"), 0) == 13
    assert (
        price(
            decree("opponent_chains", "statue", city(coins=9), city("theater"), markers=(0, 1), age=2),
            "build statue",
        )
        == 4
    )
    assert price(decree("opponent_chains", "statue", city(coins=9), city(), age=2), "build statue") == 4


def test_play_again_after_a_conspirator():
    """AGORA-110: politicians do not count; lost with the last card of the Age."""
    game = decree("conspirator_play_again", "conspirator_1 left_politician_1", city(coins=9))
    play(game, "recruit conspirator_1", "place 4")
    assert game.owing == (0,)
    play(game, "recruit left_politician_1", "pass")
    assert game.owing == (1,)
    without = decree("conspirator_play_again", "conspirator_1", city(coins=9), markers=(0, 1))
    assert play(without, "recruit conspirator_1", "place 4").owing == (1,)
    last = decree("conspirator_play_again", "conspirator_1", city(coins=9), alone=True, pawn=-1)
    assert play(last, "recruit conspirator_1", "place 4").asked == "first"
    play(last, "first opponent")
    assert last.owing == (1,)


def test_a_conspirator_does_not_bring_the_decree_that_repeats_the_turn():
    """AGORA-110, Z-28: recruited first, then its marker: a decree that the marker brings is too late."""
    game = decree("conspirator_play_again", "conspirator_1", city(coins=9), markers=(0, 0))
    play(game, "recruit conspirator_1", "place 1")
    assert (game.view().chambers[0].control, game.owing) == (0, (1,))


def test_a_conspirator_does_not_take_back_the_turn_that_it_brought():
    """AGORA-110, Z-28: the token of the track moves the decree's own marker: the turn stays.

    The marker moves the pawn before.
    """
    rows = chambers((1, 0), (0, 0), (0, 1), decrees="conspirator_play_again shield")
    a = city(coins=9)
    game = table("conspirator_1", a, city(coins=9), expansions=AGORA, chambers=rows, pawn=5, track=["+6"])
    play(game, "recruit conspirator_1", "place 2", "remove 3", "shift 1 2")
    assert (game.view().chambers[0].control, game.view().pawn) == (None, 6)
    assert game.owing == (0,)


def test_a_decree_works_while_it_is_controlled():
    """AGORA-071: gained and lost in any turn."""
    game = decree("discard_plus_two", "baths left_politician_1 theater", city(coins=0), city(coins=9))
    play(game, "discard baths")
    assert coins(game, 0) == 4
    play(game, "recruit left_politician_1", "place 1", "discard theater")
    assert coins(game, 0) == 6
    assert texts(game)


# --- odd cases, in the order of the decrees -----------------------------------------------------------------


def test_the_examples_of_coins_for_green_cards():
    """AGORA-100: B constructs School in Age II: A takes 2; A constructs Academy in Age III: A takes 3."""
    game = play(
        decree("coins_on_green", "school", city(coins=0), city(coins=40), age=2, on_turn=1), "build school"
    )
    assert coins(game, 0) == 2
    game = decree("coins_on_green", "academy", city(coins=40), age=3)
    paid = price(game, "build academy")
    assert coins(play(game, "build academy"), 0) == 40 - paid + 3


@pytest.mark.parametrize(("name", "card", "other", "age"), COLORS)
def test_a_card_under_a_wonder_or_a_conspiracy_is_not_constructed(name, card, other, age):
    """AGORA-100, DUEL-024: its colour counts for nothing."""
    a = city(coins=40, wonders="pyramids", conspiracies=prepared("coup"))
    game = decree(name, card, a, age=age)
    assert coins(play(game.copy(), f"wonder pyramids with {card}"), 0) == 40 - 8
    assert coins(play(game, f"prepare coup with {card}"), 0) == 40


@pytest.mark.parametrize(("name", "card", "other", "age"), COLORS)
def test_coins_for_a_colour_come_with_free_constructions(name, card, other, age):
    """AGORA-100, Z-11: Mausoleum constructs."""
    game = decree(name, "baths", city(coins=40, wonders="mausoleum"), discard=[card], age=age)
    before = coins(play(game, "wonder mausoleum with baths"), 0)
    gain = {"brewery": 6}.get(card, 0)
    assert coins(play(game, f"revive {card}"), 0) == before + gain + age


@pytest.mark.parametrize(
    ("name", "card", "parent", "age"),
    [
        ("ignore_symbol_green", "library", "scriptorium", 2),
        ("ignore_symbol_yellow", "lighthouse", "tavern", 3),
        ("ignore_symbol_red", "barracks", "garrison", 2),
    ],
)
def test_ignoring_a_symbol_beside_a_chain(name, card, parent, age):
    """AGORA-101, DUEL-038: what is free stays free, and is a chain for Urbanism."""
    game = decree(name, card, city(parent, coins=9, progress="urbanism"), age=age)
    assert price(game, f"build {card}") == 0
    assert coins(play(game, f"build {card}"), 0) >= 9 + 4


@pytest.mark.parametrize("name", ["ignore_symbol_green", "ignore_symbol_yellow", "ignore_symbol_red"])
def test_ignoring_a_symbol_is_for_buildings(name):
    """AGORA-101: a wonder costs as much as before, whatever card goes under it."""
    game = decree(name, "workshop tavern stable", city(coins=40, wonders="pyramids"))
    assert {price(game, f"wonder pyramids with {card}") for card in ("workshop", "tavern", "stable")} == {8}


def test_ignoring_a_symbol_does_not_go_below_nothing():
    """AGORA-101: Scriptorium costs 2 coins and nothing else; what is produced is not paid back."""
    assert price(decree("ignore_symbol_green", "scriptorium", city(coins=9)), "build scriptorium") == 0
    own = city("clay_pool", coins=9)
    assert price(decree("ignore_symbol_red", "guard_tower", own), "build guard_tower") == 0


def test_wonders_cost_less_but_buildings_do_not():
    """AGORA-102: a resource, and only one that is missing."""
    own = city("quarry shelf_quarry press", coins=40, wonders="pyramids")
    assert price(decree("wonder_discount", "walls", own, age=2), "wonder pyramids with walls") == 0
    assert price(decree("wonder_discount", "walls", city(coins=9), age=2), "build walls") == 4


def test_wonders_cost_less_for_every_wonder():
    """AGORA-102: not once, but while the chamber is controlled."""
    game = decree("wonder_discount", "walls statue", city(coins=40, wonders="pyramids colossus"), age=2)
    assert [price(game, f"wonder {name} with walls") for name in ("pyramids", "colossus")] == [6, 6]


def test_coins_for_wonders_need_control_and_a_wonder():
    """AGORA-103."""
    a = city(coins=40, wonders="pyramids")
    text = "wonder pyramids with school"
    assert coins(play(decree("coins_on_wonder", "school", a, markers=(1, 1), age=2), text), 0) == 40 - 8
    taken = play(decree("coins_on_wonder", "school", a, city(coins=1), markers=(0, 1), age=2), text)
    assert (coins(taken, 0), coins(taken, 1)) == (40 - 8, 1 + 2)
    game = decree("coins_on_wonder", "school", city(coins=40), age=2)
    assert coins(play(game, "build school"), 0) == 40 - 6


def test_coins_for_wonders_count_the_age():
    """AGORA-103."""
    for age, card in ((1, "baths"), (2, "school"), (3, "palace")):
        game = decree("coins_on_wonder", card, city(coins=40, wonders="pyramids"), age=age)
        assert coins(play(game, f"wonder pyramids with {card}"), 0) == 40 - 8 + age


@pytest.mark.parametrize(
    ("name", "reserve", "card", "expected"),
    [("trade_discount_grey", "customs_house", "school", 2 + 1 + 1), ("trade_discount_brown", "wood_reserve", "school", 1 + 2 + 2)],
)  # fmt: skip
def test_a_purchase_costs_at_least_one_coin(name, reserve, card, expected):
    """AGORA-104: the fixed price of 1 stays."""
    assert price(decree(name, card, city(reserve, coins=9), age=2), f"build {card}") == expected


def test_cheaper_trade_pays_economy_less():
    """AGORA-104, DUEL-065: Economy gets what is paid."""
    game = decree("trade_discount_brown", "walls", city(coins=9), city(coins=0, progress="economy"), age=2)
    assert coins(play(game, "build walls"), 1) == 2


def test_two_more_blue_cards_are_for_senate_actions_alone():
    """AGORA-105: Magistrates Guild counts cards."""
    game = decree(
        "senate_plus_two_blue", "magistrates_guild", city("baths", coins=40), city("theater altar"), age=3
    )
    paid = price(game, "build magistrates_guild")
    assert coins(play(game, "build magistrates_guild"), 0) == 40 - paid + 2


def test_the_shield_moves_the_pawn_once_for_each_gain():
    """AGORA-106: a second marker in a chamber that is controlled already moves nothing."""
    game = decree("shield", "left_politician_1", city("theater altar", coins=9), markers=(0, 0))
    politics(game, ("left_politician_1", "place 1"))
    play(game, "place 1")
    assert game.view().pawn == 1


def test_more_coins_for_discarding_are_not_for_scrapping():
    """AGORA-108, 155: Turn of Events puts cards on the pile without coins."""
    a = city(coins=0, conspiracies=prepared("turn_of_events", by="logging_camp"))
    game = decree("discard_plus_two", "baths theater altar", a)
    play(game, "trigger turn_of_events", "scrap baths", "scrap theater")
    assert coins(game, 0) == 0


def test_chains_of_the_opponent_must_stand_in_his_city():
    """AGORA-109, DUEL-039: not under his wonder; and he has nothing of mine."""
    b = city(coins=30)
    b["wonders"] = [{"id": "pyramids", "built": True, "card": "theater"}]
    assert price(decree("opponent_chains", "statue", city(coins=9), b, age=2), "build statue") == 4
    game = decree("opponent_chains", "statue", city("theater", coins=9), city(coins=9), age=2, on_turn=1)
    assert price(game, "build statue") == 4


def test_a_conspirator_of_the_discard_pile_plays_again_too():
    """AGORA-110, Z-06: Mausoleum recruits him."""
    game = decree(
        "conspirator_play_again", "baths", city(coins=40, wonders="mausoleum"), discard=["conspirator_1"]
    )
    play(game, "wonder mausoleum with baths", "revive conspirator_1", "place 4")
    assert (game.asked, game.owing) == ("turn", (0,))


def test_a_conspirator_who_is_not_recruited_does_not_play_again():
    """AGORA-110: discarded, or put under a conspiracy."""
    game = decree("conspirator_play_again", "conspirator_1", city(conspiracies=prepared("coup")))
    assert play(game.copy(), "discard conspirator_1").owing == (1,)
    assert play(game, "prepare coup with conspirator_1").owing == (1,)


def test_a_conspirator_of_the_opponent_does_not_play_again():
    """AGORA-110."""
    game = decree("conspirator_play_again", "conspirator_1", city(), city(coins=9), on_turn=1)
    assert play(game, "recruit conspirator_1", "place 4").owing == (0,)
