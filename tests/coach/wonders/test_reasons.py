"""Reasons of the coach for and against choices of 7 Wonders: one scenario for each kind of reason.

The numbers are worked out by hand. B sits to the left of A and gets its hand in Ages I and III, C to the
right.
"""

from argosy.coach.wonders import kinds
from argosy.testing import table
from tests.coach.wonders.reasons import against, why

A, B, C = 0, 1, 2
MAKES_ALL = "lumber_yard quarry clay_pool foundry"
BOARDS = {"A": "gizah:a", "B": "rhodos:a", "C": "alexandria:a"}
"""They make stone, ore and glass."""


def here(**more):
    return table("base_2010", **more).wonder(**BOARDS)


def test_points_come_at_once():
    assert why(here().hands(A="altar"), "A", "build altar")[kinds.POINTS].amount == 2
    assert kinds.POINTS not in why(here().hands(A="altar"), "A", "sell altar")


def test_a_guild_is_worth_what_stands_next_door():
    """BASE-GUILD: a point for each brown card of both neighbours."""
    at = here(age=3).city(A=MAKES_ALL, B="clay_pit tree_farm", C="excavation").hands(A="workers_guild")
    found = why(at, "A", "build workers_guild")[kinds.COUNTS]
    assert (found.thing, found.amount) == ("guilds", 3)


def test_symbols_are_worth_their_square_and_sets_seven():
    """BASE-SCI-1, -2: a second compass makes 4 of 1; the third symbol 1 and 7."""
    at = here(age=2).city(A="apothecary").hands(A="dispensary")
    found = why(at, "A", "build dispensary")[kinds.SCIENCE]
    assert (found.thing, found.total, found.amount) == ("compass", 2, 3)
    at = here().city(A="apothecary workshop press").hands(A="scriptorium")
    assert why(at, "A", "build scriptorium")[kinds.SET].amount == 8


def test_shields_win_a_conflict_draw_one_or_are_only_counted():
    """BASE-CONFLICT-3: Age I, a victory is worth 1, a defeat -1."""
    at = here().city(A="lumber_yard", B="barracks").hands(A="stockade")
    assert {
        seat: (one.amount, one.total) for seat, one in against(at, "A", "build stockade", kinds.BEATS).items()
    } == {C: (1, 1)}
    drawn = against(at, "A", "build stockade", kinds.DRAWS)
    assert {seat: one.amount for seat, one in drawn.items()} == {B: 1}
    counted = why(here().city(A="lumber_yard", B="walls").hands(A="stockade"), "A", "build stockade")[
        kinds.SHIELDS
    ]
    assert (counted.seat, counted.total) == (B, 1)


def test_from_a_defeat_to_a_victory_it_is_both():
    """Age II: 3 and the lost -1; walls bring two shields."""
    at = here(age=2).city(A="quarry stone_pit", B="barracks").hands(A="walls")
    assert against(at, "A", "build walls", kinds.BEATS)[B].amount == 4


def test_coins_come_and_go():
    """BASE-SELL-1, BASE-TRADE-4: a unit from B costs 2."""
    found = why(here().hands(A="tavern"), "A", "build tavern")[kinds.COINS]
    assert (found.amount, found.total) == (5, 8)
    assert why(here().hands(A="altar"), "A", "sell altar")[kinds.COINS].total == 6
    at = here().city(C="press").hands(A="scriptorium")
    found = why(at, "A", "build scriptorium")
    assert (found[kinds.PAYS].seat, found[kinds.PAYS].amount) == (C, 2)
    assert found[kinds.LEAVES].amount == 1
    assert kinds.LEAVES not in why(
        here(coins=9).city(C="press").hands(A="scriptorium"), "A", "build scriptorium"
    )


def stage(coins):
    """The first stage of A costs two stone: it has one, another one costs 2 coins at B."""
    return here(coins=coins).city(B="quarry").hands(A="tree_farm stone_pit")


def test_the_next_stage_comes_out_of_reach_or_into_it():
    """BASE-WONDER-1: the tree farm costs 1 coin, a sale brings 3."""
    assert why(stage(2), "A", "build tree_farm")[kinds.SHORT].amount == 1
    assert kinds.SHORT not in why(stage(3), "A", "build tree_farm")
    assert kinds.ENOUGH in why(stage(1), "A", "sell tree_farm")
    assert kinds.ENOUGH not in why(stage(2), "A", "sell tree_farm")
    found = why(stage(3), "A", "build stone_pit")[kinds.STAGE_PRICE]
    assert (found.amount, found.total) == (0, 2)


def test_in_the_very_last_turn_no_stage_is_to_come():
    at = here(age=3, turn=6, coins=2).city(B="stone_pit", C="press").hands(A="scriptorium")
    assert kinds.SHORT not in why(at, "A", "build scriptorium")


def test_a_stage_does_what_it_says():
    """BASE-WONDERS-A-1: 3 points."""
    found = why(here().city(A="stone_pit").hands(A="altar"), "A", "stage with altar")
    assert found[kinds.POINTS].amount == 3
    assert (found[kinds.STAGE].thing, found[kinds.STAGE].amount, found[kinds.STAGE].seat) == ("gizah", 1, A)


def test_resources_that_are_new_dear_or_had_already():
    """BASE-RES-1, BASE-TRADE-4."""
    at = here().hands(A="clay_pool ore_vein stone_pit")
    assert why(at, "A", "build clay_pool")[kinds.MAKES_NEW].things == ("clay",)
    found = why(at, "A", "build ore_vein")[kinds.MAKES]
    assert (found.things, found.amount) == (("ore",), 2)
    found = why(at, "A", "build stone_pit")[kinds.MAKES_MORE]
    assert (found.things, found.total) == (("stone",), 2)


def test_trade_becomes_cheaper_with_one_neighbour_or_both():
    """BASE-CARD-8, -9."""
    found = why(here().hands(A="east_trading_post"), "A", "build east_trading_post")[kinds.CHEAPER]
    assert (found.thing, found.seat, found.amount, found.total) == ("raw", C, 1, 2)
    found = why(here().hands(A="marketplace"), "A", "build marketplace")[kinds.CHEAPER]
    assert (found.thing, found.seat) == ("manufactured", -1)


def test_chains_make_free_now_and_later():
    """BASE-CHAIN-1."""
    at = here(age=2).city(A="apothecary").hands(A="dispensary")
    assert why(at, "A", "build dispensary")[kinds.BY_CHAIN].thing == "apothecary"
    assert why(at, "A", "build dispensary")[kinds.CHAIN].thing in ("arena", "lodge")
    assert kinds.CHAIN not in why(here(age=3).city(A="school").hands(A="academy"), "A", "build academy")


def test_a_right_makes_free():
    """BASE-WONDERS-A-6."""
    at = here(age=3).wonder(A="olympia:a").stages(A=2).hands(A="palace")
    assert kinds.BY_RIGHT in why(at, "A", "free palace")


def gardens():
    """B could build the gardens free for 5 points; nothing else of the hand is worth a thing to it."""
    return here(age=3).city(B="statue").hands(A="gardens arsenal siege_workshop fortifications circus")


def test_a_card_is_denied_or_passed_on():
    """BASE-PASS-1: in Age III hands go to the left."""
    found = why(gardens(), "A", "sell gardens")[kinds.DENIES]
    assert (found.thing, found.seat, found.amount) == ("gardens", B, 5)
    found = why(gardens(), "A", "sell circus")[kinds.PASSES]
    assert (found.thing, found.seat, found.amount) == ("gardens", B, 5)


def test_nothing_is_denied_that_they_cannot_have():
    at = here(age=3).hands(A="gardens arsenal siege_workshop fortifications circus")
    assert kinds.DENIES not in why(at, "A", "sell gardens")


def test_in_the_last_turn_nobody_gets_the_hand():
    """BASE-LAST-2."""
    at = here(age=3, turn=6).city(B="statue").hands(A="gardens arsenal")
    assert not {kinds.DENIES, kinds.PASSES} & why(at, "A", "sell gardens").keys()


def test_shields_are_denied():
    """Three shields against three: with the circus B would win, and A would have -1."""
    at = here(age=3).city(A="walls stockade", B="training_ground guard_tower")
    at = at.hands(A="circus palace town_hall senate university")
    found = why(at, "A", "sell circus")[kinds.DENIES_SHIELDS]
    assert (found.thing, found.seat, found.amount) == ("circus", B, 1)


def test_partners_are_handed_what_rivals_are_denied():
    """ARMADA-TEAM-1: seats 2k and 2k + 1; in Age III B, the partner of A, gets its hand."""
    at = table("base_2010", seats=4, age=3, expansions=["armada"], teams=True)
    at = at.city(B="statue").hands(A="gardens arsenal siege_workshop fortifications circus")
    found = why(at, "A", "sell circus")
    assert (found[kinds.HANDS].seat, found[kinds.HANDS].amount) == (B, 5)
    assert kinds.DENIES not in why(at, "A", "sell gardens")


def test_a_card_that_cannot_be_built_is_spared():
    assert why(here(age=3).hands(A="palace"), "A", "sell palace")[kinds.SPARES].thing == "palace"
    assert kinds.SPARES not in why(here().hands(A="altar"), "A", "sell altar")


# --- two players --------------------------------------------------------------------------------------------


def free_city(**more):
    """L chooses for the free city, after its own card."""
    at = table("base_2010", players=2, turn=1).wonder(F="gizah:a", L="rhodos:a", R="babylon:a")
    at = at.hands(L="altar stockade glassworks").city(F="lumber_yard", **more)
    at.game.choose(at.seat("L"), "sell altar")
    return at


def test_the_free_city_fights_both_and_sells_to_both():
    """BASE-TWO-13, BASE-TWO-7: a shield of the free city costs the other player a point, and the own one
    too.
    """
    found = why(free_city(), "L", "city: build stockade")
    assert (found[kinds.GUARD_BEATS].seat, found[kinds.GUARD_BEATS].amount) == (2, 1)
    assert (found[kinds.YIELDS].seat, found[kinds.YIELDS].amount) == (0, 1)
    assert why(free_city(), "L", "city: build glassworks")[kinds.FREE_CITY_MAKES].things == ("glass",)
    assert kinds.POINTS not in found


def test_the_free_city_pays_who_sells():
    """BASE-TWO-8."""
    at = table("base_2010", players=2, turn=1).wonder(F="gizah:a", L="rhodos:a", R="babylon:a")
    at = at.hands(L="altar scriptorium").city(L="press")
    at.game.choose(at.seat("L"), "sell altar")
    assert why(at, "L", "city: build scriptorium")[kinds.EARNS].amount == 2
