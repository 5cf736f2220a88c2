"""Exploring islands, alone and in groups (ARMADA-EXPLORE)."""

import pytest

from argosy.rules.wonders.armada.turn import draw_islands
from tests.rules.wonders.armada.sea import GREEN, MAKES_ALL, both_editions, explorers, sea


@both_editions
def test_all_explorations_of_a_turn_are_asked_together(edition):
    """ARMADA-EXPLORE-1: after the effects of cards, grouped by level."""
    game = explorers(edition)
    game.ships(B="green 3").city(B="loom clay_pool brickyard ore_vein")
    game.turn(**{letter: GREEN[letter] for letter in "AB"})
    assert game.game.owing == (0, 1)
    assert [len(game.drawn(letter)) for letter in "AB"] == [4, 4]


def test_a_single_explorer_draws_four_and_keeps_one():
    """ARMADA-EXPLORE-2."""
    game = explorers(who="A")
    game.turn(A=GREEN["A"])
    drawn = game.drawn("A")
    assert (len(drawn), game.choices("A")) == (4, tuple(f"keep {island}" for island in drawn))
    game.turn(A=f"keep {drawn[2]}")
    assert game.settled("A") == (drawn[2],)


@both_editions
@pytest.mark.parametrize(("who", "each"), [("AB", 4), ("ABC", 3)])
def test_a_group_deals_all_cards_of_the_level(edition, who, each):
    """ARMADA-EXPLORE-3: the same number to each, all different."""
    game = explorers(edition, who=who)
    game.turn(**{letter: GREEN[letter] for letter in who})
    drawn = [island for letter in who for island in game.drawn(letter)]
    assert len(drawn) == len(set(drawn)) == each * len(who)


def test_who_does_not_explore_gets_no_island():
    """ARMADA-EXPLORE-3."""
    game = explorers(who="AB")
    game.turn(A=GREEN["A"], B=GREEN["B"])
    assert game.asked("C") is None
    assert game.drawn("C") == ()


def test_the_kept_island_is_in_play_and_the_others_return():
    """ARMADA-EXPLORE-4: unchosen and left-over cards, shuffled."""
    game = explorers(who="AB")
    game.turn(A=GREEN["A"], B=GREEN["B"])
    before = game.island_deck(1)
    kept = (game.drawn("A")[0], game.drawn("B")[0])
    game.turn(A=f"keep {kept[0]}", B=f"keep {kept[1]}")
    after = game.island_deck(1)
    assert [game.settled(letter) for letter in "AB"] == [(kept[0],), (kept[1],)]
    assert sorted(after) == sorted(set(before) - set(kept))
    assert after != tuple(island for island in before if island not in kept)


def test_the_other_decks_stay_as_they_are():
    """ARMADA-EXPLORE-4: only the explored level is shuffled."""
    game = explorers(who="A")
    decks = [game.island_deck(level) for level in (2, 3)]
    game.turn(A=GREEN["A"])
    game.turn(A=f"keep {game.drawn('A')[0]}")
    assert [game.island_deck(level) for level in (2, 3)] == decks


def test_choices_in_a_group_are_secret_until_all_have_chosen():
    """ARMADA-EXPLORE-5."""
    game = explorers(who="AB")
    game.turn(A=GREEN["A"], B=GREEN["B"])
    game.game.choose(0, f"keep {game.drawn('A')[0]}")
    assert game.settled("A") == ()
    assert game.game.view(1).drawn == game.drawn("B")
    game.game.choose(1, f"keep {game.drawn('B')[0]}")
    assert len(game.settled("A")) == len(game.settled("B")) == 1


def test_nobody_else_sees_the_drawn_islands():
    """ARMADA-EXPLORE-5: others see that somebody explores, and which level."""
    game = explorers(who="A")
    game.turn(A=GREEN["A"])
    assert len(game.drawn("A")) == 4
    assert [game.drawn(letter) for letter in "BCD"] == [(), (), ()]
    assert [city.armada.explores for city in game.game.view(2).cities] == [1, None, None, None]


@both_editions
@pytest.mark.parametrize(
    ("explorers_of_level", "each", "left"),
    [(1, 4, 5), (2, 4, 1), (3, 3, 0), (4, 2, 1), (5, 1, 4), (6, 1, 3), (7, 1, 2)],
)
def test_cards_for_each_explorer_of_a_full_deck(edition, explorers_of_level, each, left):
    """ARMADA-EXPLORE-7, ARMADA-EXPLORE-6."""
    game = sea(edition, seats=7)
    for seat in range(explorers_of_level):
        game.game.state.cities[seat].armada.exploring[0] = 1
    draw_islands(game.game.state, game.ruleset.tables)
    drawn = [sum(int(island) >= 0 for island in city.armada.drawn) for city in game.game.state.cities[:7]]
    assert drawn == [each] * explorers_of_level + [0] * (7 - explorers_of_level)
    assert 9 - sum(drawn) == left


def test_a_single_card_leaves_no_choice():
    """ARMADA-EXPLORE-6: five explorers of a full deck keep the one card that each gets."""
    game = sea(seats=5)
    for city in game.game.state.cities[:5]:
        city.armada.exploring[2] = 1
    draw_islands(game.game.state, game.ruleset.tables)
    assert not any(city.armada.drawn_level == 0 for city in game.game.state.cities[:5])
    assert not any(int(city.armada.drawn[1]) >= 0 for city in game.game.state.cities[:5])


def test_in_an_empty_deck_there_is_nothing_to_find():
    """ARMADA-EXPLORE-6: one card each in seat order as far as they go."""
    game = sea()
    state = game.game.state
    state.armada.islands[0, 2:] = -1
    state.armada.left[0] = 2
    for seat in range(3):
        state.cities[seat].armada.exploring[0] = 1
    draw_islands(state, game.ruleset.tables)
    assert [sum(int(island) >= 0 for island in city.armada.drawn) for city in state.cities[:4]] == [
        1,
        1,
        0,
        0,
    ]
    assert not state.cities[2].armada.exploring[0]


def test_islands_in_play_are_missing_from_the_deck():
    """ARMADA-EXPLORE-8: two in play, seven left: two explorers get three each."""
    game = explorers(who="AB").islands(C="foggy_island", D="lost_island")
    game.turn(A=GREEN["A"], B=GREEN["B"])
    assert [len(game.drawn(letter)) for letter in "AB"] == [3, 3]
    assert not {"foggy_island", "lost_island"} & {island for letter in "AB" for island in game.drawn(letter)}


def test_an_island_that_moves_ships_does_so_at_once():
    """ARMADA-EXPLORE-9: the yellow ship of the Amber Island, with the coins of its space."""
    game = explorers(who="A").ships(A="green 1 yellow 1").island_decks(one="amber_island")
    game.turn(A=GREEN["A"])
    game.turn(A="keep amber_island")
    assert game.choices("A") == ("move yellow", "pass")
    game.turn(A="move yellow")
    assert (game.space("A", "yellow"), game.coins("A")) == (2, 2)


def second_wave(game):
    """A sails over the exploration of level 2 to space 5, finds the Frothy Harbor and reaches space 6 with
    it.
    """
    game.shipyard(A="shipyard_4").wonder(A="siracusa:a").city(A=MAKES_ALL).hands(A="altar").ships(A="green 3")
    return game.island_decks(two="frothy_harbor")


def test_an_island_may_lead_to_a_further_wave():
    """ARMADA-EXPLORE-9: in the same turn, for the next level."""
    game = second_wave(sea())
    game.turn(A="stage 2 with altar + ship")
    game.turn(A="move green")
    game.turn(A="keep frothy_harbor")
    turn = int(game.game.state.turn)
    game.turn(A="move red green")
    assert (game.spaces("A"), len(game.drawn("A")), game.game.state.turn) == ((1, 0, 0, 6), 4, turn)
    game.turn(A=f"keep {game.drawn('A')[0]}")
    assert (len(game.settled("A")), game.game.state.turn) == (2, turn + 1)


def test_waves_are_grouped_apart():
    """ARMADA-EXPLORE-9: B explored level 3 in the first wave; A is alone in the second and sees 4 of the 8
    left.
    """
    game = second_wave(sea(coins=20)).shipyard(B="shipyard_1").ships(B="green 5").hands(B="workshop")
    game.turn(A="stage 2 with altar + ship", B="build workshop + ship pay right 6")
    game.turn(A="move green")
    assert [len(game.drawn(letter)) for letter in "AB"] == [4, 4]
    kept = game.drawn("B")[0]
    game.turn(A="keep frothy_harbor", B=f"keep {kept}")
    game.turn(A="move green")
    assert (len(game.drawn("A")), len(game.island_deck(3)), game.asked("B")) == (4, 8, None)


@pytest.mark.parametrize(
    ("age", "card", "level", "island"),
    [
        (1, "steersmens_academy", 1, "bronze_island"),
        (2, "map_room", 2, "iron_harbor"),
        (3, "naval_archives", 3, "scarlet_archipelago"),
    ],
)
def test_taking_the_top_card_is_not_an_exploration(age, card, level, island):
    """ARMADA-EXPLORE-10, ARMADA-CARD-28: no choice, and the effect starts at once."""
    game = (
        sea(age=age)
        .city(A=MAKES_ALL)
        .hands(A=card)
        .island_decks(**{("one", "two", "three")[level - 1]: island})
    )
    game.turn(A=f"build {card}")
    assert game.settled("A") == (island,)
    assert game.shields("A") == level
    assert game.asked("A") == "card"
    assert len(game.island_deck(level)) == 8


def test_the_top_card_does_not_count_when_explorers_are_grouped():
    """ARMADA-EXPLORE-10: B explores alone out of the eight that are left."""
    game = (
        explorers(who="B").city(A="stone_pit").hands(A="steersmens_academy").island_decks(one="bronze_island")
    )
    seat = game.seat("B")
    game.turn(A="build steersmens_academy", B="build scriptorium + ship")
    assert game.game.owing == (seat,)
    assert len(game.drawn("B")) == 4
    assert "bronze_island" not in game.drawn("B")


def test_who_explores_must_keep_exactly_one():
    """ARMADA-EXPLORE-11."""
    game = explorers(who="A")
    game.turn(A=GREEN["A"])
    assert all(text.startswith("keep ") for text in game.choices("A"))
    assert game.why_not("A", "pass") == "pass is not asked now: choose 'keep ISLAND'"


def test_exploring_is_a_may():
    """ARMADA-EXPLORE-11: without the naval construction nobody explores."""
    game = explorers(who="A")
    game.turn(A="build scriptorium")
    assert game.asked("A") == "card"
    assert game.settled("A") == ()
