"""Order of steps in a turn with Armada (ARMADA-ORDER), and the extra turn of Babylon (ARMADA-FAQ)."""

from argosy.rules.wonders.armada.ruleset import PRINTED_2018, PRINTED_2020
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, explorers, sea


@both_editions
def test_all_players_go_through_each_step_together(edition):
    """ARMADA-ORDER-1: the levels at the loss are those after everybody's movements, whatever the seat."""
    for levier, payer in ("AB", "BA", "AD", "DA"):
        game = (
            sea(edition, coins=9).ships(**{levier: "yellow 3"}).hands(**{levier: "altar", payer: "theater"})
        )
        game.turn(**{levier: "sell altar for ship", payer: "sell theater for ship"})
        assert game.coins(payer) == 9 - (2 - 1)


def test_the_steps_of_2018_lie_beside_the_page():
    """ARMADA-ORDER-2: coins of the yellow lane are taken with the effects, only explorations come later."""
    assert [number for number, _, _ in PRINTED_2018] == [1, 2, 3, 4, 5, 6]
    steps = {number: steps for number, _, steps in PRINTED_2018}
    assert {"effects", "shipyard_coins"} <= set(steps[3])
    assert set(steps[4]) == {"draw_islands", "keep_islands"}
    assert sea(2018).ruleset.steps[1:7] == ("pay", "place", "move_ships", "effects", "ask_moves", "move_free")


def test_the_steps_of_2020_lie_beside_the_page():
    """ARMADA-ORDER-3: the effects of the card come before those of the shipyard."""
    steps = {number: steps for number, _, steps in PRINTED_2020}
    assert "effects" in steps[3]
    assert set(steps[4]) == {"shipyard_coins", "draw_islands", "keep_islands"}
    order = sea(2020).ruleset.steps
    assert (
        order.index("pay")
        < order.index("move_ships")
        < order.index("effects")
        < order.index("shipyard_coins")
    )


def test_both_editions_walk_the_same_pipeline():
    """ARMADA-ORDER-4."""
    assert sea(2018).ruleset.steps == sea(2020).ruleset.steps


@both_editions
def test_both_orders_give_the_same_result(edition):
    """ARMADA-ORDER-4, ARMADA-ORDER-8: a tavern with the yellow ship on the way to its coins: 5 and 2."""
    game = (
        sea(edition, coins=1)
        .shipyard(A="shipyard_1")
        .ships(A="yellow 1")
        .city(A="stone_pit")
        .hands(A="tavern")
    )
    game.turn(A="build tavern + ship")
    assert (game.coins("A"), game.space("A", "yellow")) == (1 + 5 + 2, 2)


def test_the_choices_of_a_step_are_asked_from_all_at_once_and_revealed_together():
    """ARMADA-ORDER-5."""
    game = sea().hands(A="shipyard", B="construction_yard")
    game.turn(A="build shipyard", B="build construction_yard")
    assert game.game.owing == (0, 1)
    game.game.choose(0, "move red")
    assert game.space("A", "red") == 0
    game.game.choose(1, "move blue")
    assert (game.space("A", "red"), game.space("B", "blue")) == (1, 1)


def test_an_island_does_not_change_the_naval_construction_paid_before_it():
    """ARMADA-ORDER-6: the Wondrous Harbor pays nothing for the movement that came before it, and for later
    ones it does.
    """
    game = sea(coins=0).shipyard(A="shipyard_1").ships(A="green 2").city(A=MAKES_ALL).hands(A="map_room")
    game.island_decks(two="wondrous_harbor").turn(A="build map_room + ship")
    assert game.settled("A") == ("wondrous_harbor",)
    assert (game.space("A", "green"), game.coins("A")) == (3, 0)


def test_an_island_works_for_later_movements_of_the_same_turn():
    """ARMADA-ORDER-6: found by the exploration; the top card of the same turn then moves ships."""
    game = (
        sea(coins=0)
        .shipyard(A="shipyard_1")
        .islands(A="wondrous_harbor")
        .city(A=MAKES_ALL)
        .hands(A="map_room")
    )
    game.island_decks(two="frothy_harbor").turn(A="build map_room")
    game.turn(A="move red blue")
    assert game.coins("A") == 2


def revived(card: str, **more):
    """A city that builds a card out of the discard pile at the end of this turn."""
    game = sea(coins=9, age=2).wonder(A="halikarnassos:b").city(A=MAKES_ALL).discarded(card).hands(A="baths")
    for setting, value in more.items():
        getattr(game, setting)(A=value)
    game.turn(A="stage with baths")
    game.turn(A=f"revive {card}")
    return game


def test_a_card_from_the_discard_pile_has_its_free_movement():
    """ARMADA-ORDER-7: without a paid one."""
    game = revived("hangar")
    assert set(game.choices("A")) == {"move red", "move yellow", "move blue", "move green", "pass"}
    game.turn(A="move red")
    assert game.spaces("A") == (1, 0, 0, 0)


def test_its_exploration_is_carried_out_at_once():
    """ARMADA-ORDER-7."""
    game = revived("hangar", ships="green 1")
    game.turn(A="move green")
    assert (game.asked("A"), len(game.drawn("A"))) == ("keep", 4)


def test_its_tax_and_its_pirates_take_coins_in_the_last_step():
    """ARMADA-ORDER-7: B sold a card for 3 coins in the same turn."""
    game = revived("hangar", ships="yellow 3")
    game.turn(A="move yellow")
    assert (game.coins("A"), game.coins("B")) == (9 + 4, 9 + 3 - 2)
    pirates = (
        sea(coins=9, age=2)
        .wonder(A="halikarnassos:b")
        .city(A=MAKES_ALL)
        .discarded("pirate_lair")
        .hands(A="baths")
    )
    pirates.ships(B="yellow 3").turn(A="stage with baths")
    pirates.turn(A="revive pirate_lair")
    assert (pirates.coins("A"), pirates.coins("B")) == (9 + 6, 9 + 3 - 2)


def test_its_island_comes_into_play():
    """ARMADA-ORDER-7."""
    game = revived("map_room")
    assert len(game.settled("A")) == 1


def test_its_incursion_is_resolved_at_the_end_of_the_age():
    """ARMADA-ORDER-7."""
    game = revived("quay")
    assert [int(city.armada.attacks) for city in game.game.state.cities[:4]] == [1 << 2, 0, 0, 0]


def test_the_naval_cost_is_paid_before_anything_is_gained():
    """ARMADA-ORDER-3: card and ship are paid together before the effects of either."""
    game = sea(coins=1).shipyard(A="shipyard_1").ships(A="yellow 2").hands(A="pirate_cache")
    assert not game.can("A", "build pirate_cache + ship")


def last_cards(edition: int = 2018, **more):
    """Babylon with its power in the last turn of an Age."""
    game = sea(edition, age=1, turn=7, **more).shipyard(A="shipyard_1").wonder(A="babylon:b")
    return game.stages(A=2 if edition == 2018 else 1).city(A=MAKES_ALL)


@both_editions
def test_a_naval_construction_goes_with_each_of_the_two_last_cards(edition):
    """ARMADA-FAQ-1, ARMADA-DEAL-3."""
    game = last_cards(edition).hands(A="altar theater")
    game.turn(A="build altar + ship")
    assert game.asked("A") == "last_card"
    game.turn(A="build theater + ship")
    assert (game.space("A", "blue"), set(game.cards("A")) >= {"altar", "theater"}) == (2, True)


@both_editions
def test_the_last_turn_is_complete_before_the_additional_one(edition):
    """ARMADA-FAQ-2: the tax of the seventh turn is paid before the owner of Babylon plays on."""
    game = last_cards(edition, coins=9).ships(B="yellow 3").hands(A="altar theater", B="stockade barracks")
    game.turn(A="build altar", B="sell stockade for ship")
    assert (game.asked("A"), game.coins("A"), game.coins("C")) == ("last_card", 9 - 2, 9 + 3 - 2)
    assert game.game.owing == (0,)


@both_editions
def test_the_additional_turn_has_its_own_sale_tax_and_exploration(edition):
    """ARMADA-FAQ-2: alone."""
    game = last_cards(edition, coins=9).ships(A="yellow 3 green 1").hands(A="altar apothecary")
    game.turn(A="build altar")
    before = game.coins("C")
    assert {"sell apothecary", "sell apothecary for ship", "build apothecary + ship"} <= set(
        game.choices("A")
    )
    game.turn(A="sell apothecary for ship")
    assert game.coins("C") == before - 2
    other = last_cards(edition).ships(A="green 1").hands(A="altar apothecary")
    other.turn(A="build altar")
    other.turn(A="build apothecary + ship")
    assert (other.asked("A"), len(other.drawn("A"))) == ("keep", 4)


@both_editions
def test_both_conflicts_come_after_the_additional_turn(edition):
    """ARMADA-FAQ-3: the shields of its card count on land, the red ship at sea."""
    game = last_cards(edition).hands(A="altar stockade")
    game.turn(A="build altar")
    assert game.won("A") == ()
    assert game.naval_tokens("A") == (0, 0, 0)
    game.turn(A="build stockade + ship")
    assert game.won("A") == (1, 1)
    assert game.naval_tokens("A") == (3, 0, 0)


def test_the_other_reading_of_the_last_card_can_be_chosen():
    """ARMADA-FAQ-2, AMB-05: in the same turn the tax of the seventh turn comes after both cards."""
    game = last_cards(2018, coins=9, babylon_last_card="same_turn").ships(B="yellow 3")
    game.hands(A="altar theater", B="stockade barracks").turn(A="build altar", B="sell stockade for ship")
    assert (game.asked("A"), game.coins("C")) == ("last_card", 9 + 3)
    game.turn(A="build theater")
    assert game.coins("C") == 9 + 3 - 2


def test_exploration_comes_before_constructions_from_the_pile():
    """ARMADA-ORDER-4: Halikarnassos explores with the stage, then builds from the pile."""
    game = (
        sea(coins=9).wonder(A="halikarnassos:b").shipyard(A="shipyard_4").ships(A="green 1").city(A=MAKES_ALL)
    )
    game.discarded("stockade").hands(A="baths").turn(A="stage with baths + ship")
    assert game.asked("A") == "keep"
    game.turn(A=f"keep {game.drawn('A')[0]}")
    while game.asked("A") == "move":  # the island found may move ships first
        game.turn(A="pass")
    assert "revive stockade" in game.choices("A")


def test_explorers_are_asked_after_the_free_movements():
    """ARMADA-ORDER-4: nobody explores before all ships of the step have moved."""
    game = explorers(who="B").hands(A="shipyard")
    game.turn(A="build shipyard", B="build scriptorium + ship")
    assert game.game.owing == (0,)
    game.turn(A="move red")
    assert game.game.owing == (1,)
