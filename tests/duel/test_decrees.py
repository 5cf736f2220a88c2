"""The sixteen decrees: each happens for its controller, not without control, and in its odd cases (duel.md section 13)."""

import pytest

from tests.duel.table import chambers, city, coins, play, price, table, texts

pytestmark = pytest.mark.usefixtures("gear")

AGORA = ("agora",)


def decree(name: str, free: str, a: dict, b: dict | None = None, *, markers=(1, 0), **more):
    """The decree lies in chamber 1, which A controls."""
    return table(free, a, b or city(coins=30), boxes=AGORA, chambers=chambers(markers, decrees=name), **more)


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
    """AGORA-101, Z-01, AMB-86."""

    def cost(markers) -> int:
        return price(decree(name, card, city(own, coins=40), city(other), markers=markers, age=age), f"build {card}")

    assert (cost((1, 0)), cost((0, 0)), cost((1, 1)), cost((0, 1))) == (after, before, before, before)


def test_ignoring_a_symbol_is_for_its_colour():
    """AGORA-101."""
    for name in ("ignore_symbol_yellow", "ignore_symbol_red", "ignore_symbol_green"):
        assert price(decree(name, "aqueduct", city(coins=40), age=2), "build aqueduct") == 6


def test_ignoring_at_equal_price_pays_the_opponent_least():
    """AMB-86: Caravansery, 2 coins or a unit at 2: the unit is left out, because its coins would go to Economy."""
    game = decree("ignore_symbol_yellow", "caravansery", city(coins=9), city(progress="economy"), age=2)
    choice = next(one for one in game.choices(0) if one.text == "build caravansery")
    assert (choice.price.bank, choice.price.right) == (2, 2)


def test_wonders_cost_a_resource_less():
    """AGORA-102: together with Architecture Great Library costs 4."""

    def cost(progress: str, markers) -> int:
        game = decree(
            "wonder_discount", "baths", city(coins=40, wonders="great_library", progress=progress), markers=markers
        )
        return price(game, "wonder great_library with baths")

    assert (cost("", (0, 0)), cost("", (1, 0)), cost("architecture", (1, 0)), cost("", (0, 1))) == (10, 8, 4, 10)


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
        return price(decree(name, card, city(own, coins=40), city(other), markers=markers, age=2), f"build {card}")

    assert (cost((0, 0)), cost((1, 0)), cost((0, 1))) == (before, after, before)


@pytest.mark.parametrize(("blue", "actions"), [("", 2), ("theater altar", 3), ("theater altar baths statue", 3)])
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
    game = decree("shield", "left_politician_1", city(coins=9, progress="strategy"), markers=(0, 0), pawn=8, track=[])
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
            decree("opponent_chains", "statue", city(coins=9), city("theater"), markers=(0, 1), age=2), "build statue"
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


def test_a_decree_works_while_it_is_controlled():
    """AGORA-071: gained and lost in any turn."""
    game = decree("discard_plus_two", "baths left_politician_1 theater", city(coins=0), city(coins=9))
    play(game, "discard baths")
    assert coins(game, 0) == 4
    play(game, "recruit left_politician_1", "place 1", "discard theater")
    assert coins(game, 0) == 6
    assert texts(game)
