"""The Great Wall, Stonehenge, Manneken Pis (EXTRA)."""

import pytest

import argosy
from argosy.errors import RulesetError
from argosy.testing import table
from tests.rules.wonders.cities.town import MAKES_ALL

BOTH = ("base_2010", "base_2020")


def at(base="base_2010", *, expansions=(), **more):
    """A table with the single boards whose city A can pay for every stage."""
    game = table(base, expansions=["extra_wonders", *expansions], **{"turn": 3, "coins": 0, **more})
    return game.city(A=MAKES_ALL).hands(A="altar")


def extra(game, letter):
    return game.game.view(None).cities[game.seat(letter)].extra_wonders


@pytest.mark.parametrize("edition", [2010, 2020])
def test_the_boards_are_there_with_both_editions(edition):
    """EXTRA-SETUP-1."""
    boards = {
        wonder.id
        for wonder in argosy.new_game(
            players=3, edition=edition, expansions=["extra_wonders"]
        ).ruleset.wonders
    }
    assert {"the_great_wall", "stonehenge", "manneken_pis", "gizah"} <= boards
    plain = {wonder.id for wonder in argosy.new_game(players=3, edition=edition).ruleset.wonders}
    assert plain.isdisjoint({"the_great_wall", "stonehenge", "manneken_pis"})


def test_they_are_for_three_to_seven_unless_another_expansion_says_more():
    """EXTRA-SETUP-1."""
    for players in (2, 8):
        with pytest.raises(RulesetError, match=f"{players} players: extra_wonders is for 3 to 7"):
            argosy.new_game(players=players, edition=2010, expansions=["extra_wonders"])
    assert argosy.new_game(players=8, edition=2010, expansions=["extra_wonders", "cities"]).ruleset.seats == 8


@pytest.mark.parametrize("base", BOTH)
def test_the_great_wall_is_built_in_any_order(base):
    """EXTRA-WALL-1: the stage is named with the card."""
    game = at(base).wonder(A="the_great_wall:a")
    assert {f"stage {n} with altar" for n in (1, 2, 3, 4)} <= set(game.choices("A"))
    game.turn(A="stage 3 with altar")
    assert (game.shields("A"), game.game.view(None).cities[0].stages) == (2, (3,))
    assert not at(base).wonder(A="stonehenge:a").can("A", "stage 2 with altar")


def test_stages_of_the_great_wall_a():
    """EXTRA-WALL-2: coins, a symbol of free choice, a card of the discard pile."""
    coins = at().wonder(A="the_great_wall:a")
    coins.turn(A="stage 1 with altar")
    assert (coins.coins("A"), coins.score("A", "science")) == (8, 0)
    symbol = at().wonder(A="the_great_wall:a")
    symbol.turn(A="stage 2 with altar")
    assert (symbol.coins("A"), symbol.score("A", "science")) == (0, 1)
    pile = at().wonder(A="the_great_wall:a").discarded("palace")
    pile.turn(A="stage 4 with altar")
    pile.turn(A="revive palace")
    assert "palace" in pile.cards("A")


def test_halikarnassos_takes_from_the_pile_before_the_great_wall():
    """EXTRA-WALL-2, AMB-12."""
    game = at().wonder(A="the_great_wall:a", B="halikarnassos:a").stages(B=1).treasury(B=20)
    game.hands(B="theater").discarded("palace")
    game.turn(A="stage 4 with altar", B="stage with theater pay right 6")
    assert (game.asked("A"), game.asked("B")) == (None, "revive")


def test_the_great_wall_b_gives_coins_to_the_neighbours():
    """EXTRA-WALL-3."""
    game = at(seats=4).wonder(A="the_great_wall:b")
    game.turn(A="stage 1 with altar")
    assert [game.coins(letter) for letter in "ABCD"] == [8, 3 + 2, 3, 3 + 2]


def test_the_great_wall_b_copies_a_symbol_of_a_neighbour():
    """EXTRA-WALL-3: at the end, one green card; none where neighbours have none."""
    game = at().wonder(A="the_great_wall:b").city(A=MAKES_ALL + " apothecary", B="dispensary")
    assert game.score("A", "science") == 1
    game.turn(A="stage 2 with altar")
    assert (game.score("A", "science"), extra(game, "A").masks) == (4, 1)
    alone = at().wonder(A="the_great_wall:b").city(A=MAKES_ALL + " apothecary")
    alone.turn(A="stage 2 with altar")
    assert alone.score("A", "science") == 1


@pytest.mark.parametrize("expansions", [(), ("cities",)])
def test_the_great_wall_b_stays_out_of_the_conflicts_and_takes_coins(expansions):
    """EXTRA-WALL-4: the two neighbours face each other; without Cities there are no debts."""
    game = at(expansions=expansions, seats=3, turn=7 if expansions else 6, coins=1).wonder(
        A="the_great_wall:b"
    )
    game.city(B="stockade", A=MAKES_ALL).treasury(B=0)
    game.turn(A="stage 3 with altar", B="pass", C="pass")
    while game.game.state.age == 1:
        game.turn()
    assert [game.coins(letter) for letter in "ABC"] == [1, 1, 2]  # a card sold for 3, two coins lost
    assert [game.won(letter) for letter in "ABC"] == [(), (1,), (-1,)]


def test_who_has_less_loses_what_it_has():
    """EXTRA-WALL-4, AMB-38."""
    game = at(seats=3).wonder(A="the_great_wall:b").hands(B="loom").treasury(B=1)
    game.turn(A="stage 3 with altar", B="build loom")
    assert (game.coins("B"), game.coins("C")) == (0, 1)


def test_the_diplomacy_of_the_great_wall_is_given_back_after_the_conflicts():
    """EXTRA-WALL-4: the next Age is fought again; no other stage gives it."""
    game = at(turn=6).wonder(A="the_great_wall:b")
    game.turn(A="stage 3 with altar")
    assert extra(game, "A").diplomacy == 0
    early = at(turn=2).wonder(A="the_great_wall:b")
    early.turn(A="stage 3 with altar")
    assert extra(early, "A").diplomacy == 1
    other = at(turn=2).wonder(A="the_great_wall:b")
    other.turn(A="stage 1 with altar")
    assert extra(other, "A").diplomacy == 0


def test_the_great_wall_b_makes_a_resource_that_the_city_lacks():
    """EXTRA-WALL-3: from the next turn on; not what it makes already."""
    game = table("base_2010", expansions=["extra_wonders"], turn=3, coins=0)
    game.wonder(A="the_great_wall:b").city(A="quarry").hands(A="altar guard_tower loom baths")
    assert not game.can("A", "build guard_tower")
    game.turn(A="stage 4 with altar")
    modifiers = game.game.view(0).cities[0].modifiers
    assert modifiers is not None
    assert modifiers.more_of_missing == 1


@pytest.mark.parametrize(
    ("side", "built", "cards", "points"),
    [
        ("a", 3, "stone_pit quarry excavation", 2 * (1 + 2 + 1)),
        ("a", 2, "stone_pit quarry excavation", 3 + 5),
        ("b", 1, "stone_pit quarry", 3),
        ("b", 1, "clay_pool caravansery", 0),
    ],
)
def test_stonehenge_counts_the_stone_on_brown_cards(side, built, cards, points):
    """EXTRA-STONE-1, -2: a card of two stones counts two, one that makes stone or something else one;
    nothing else counts.
    """
    game = (
        table("base_2010", expansions=["extra_wonders"], age=3).wonder(A=f"stonehenge:{side}").stages(A=built)
    )
    game.city(A=cards)
    assert game.score("A", "wonder") - (8 if (side, built) == ("a", 3) else 0) == points


def test_stonehenge_b_gives_a_coin_for_each_stone_of_now():
    """EXTRA-STONE-1, -2."""
    game = at().wonder(A="stonehenge:b")
    game.turn(A="stage with altar")
    assert game.coins("A") == 3  # stone pit and quarry


def test_stonehenge_b_counts_the_colour_of_the_card_under_its_last_stage():
    """EXTRA-STONE-3: blue cards of both neighbours, not the own ones."""
    game = at().wonder(A="stonehenge:b").stages(A=1).city(A=MAKES_ALL, B="baths theater stockade", C="palace")
    before = game.score("A", "wonder")
    game.turn(A="stage with altar")
    assert game.score("A", "wonder") - before == 3
    red = (
        at()
        .wonder(A="stonehenge:b")
        .stages(A=1)
        .city(A=MAKES_ALL, B="baths theater stockade")
        .hands(A="barracks")
    )
    before = red.score("A", "wonder")
    red.turn(A="stage with barracks")
    assert red.score("A", "wonder") - before == 1
    own = at().wonder(A="stonehenge:b").stages(A=1).city(A=MAKES_ALL + " baths", B="theater")
    before = own.score("A", "wonder")
    own.turn(A="stage with altar")
    assert own.score("A", "wonder") - before == 1
    first = at().wonder(A="stonehenge:b").city(A="ore_vein foundry", B="baths theater")
    first.turn(A="stage with altar")
    assert first.score("A", "wonder") == 0


def test_a_leader_under_the_last_stage_of_stonehenge_has_no_colour():
    """EXTRA-STONE-3."""
    game = table("base_2010", expansions=["extra_wonders", "leaders"], turn=0, age=2, coins=0)
    game.wonder(A="stonehenge:b").stages(A=1).leaders_hand(A="caesar midas").city(A=MAKES_ALL, B="baths")
    before = game.score("A", "wonder")
    game.turn(A="stage with caesar")
    assert game.score("A", "wonder") == before


@pytest.mark.parametrize("side", ["a", "b"])
def test_manneken_pis_starts_with_seven_coins_and_no_resource(side):
    """EXTRA-PIS-1."""
    boards = [f"manneken_pis:{side}", "gizah:a", "rhodos:a"]
    game = argosy.new_game(players=3, edition=2010, expansions=["extra_wonders"], wonders=boards, seed=1)
    cities = game.view(None).cities
    assert [city.coins for city in cities] == [7, 3, 3]
    assert cities[0].sells == ()


def test_manneken_pis_b_has_one_great_stage():
    """EXTRA-PIS-1."""
    game = at().wonder(A="manneken_pis:b")
    game.turn(A="stage with altar")
    assert (game.coins("A"), game.shields("A"), game.score("A", "wonder")) == (7, 1, 7)
    assert game.why_not("A", "stage with altar")


def test_manneken_pis_copies_the_first_stage_of_the_left_and_the_second_of_the_right_neighbour():
    """EXTRA-PIS-2: built there or not, for the cost on its own board."""
    game = at().wonder(A="manneken_pis:a", B="ephesos:a", C="rhodos:a")
    game.turn(A="stage with altar")
    assert (game.asked("A"), game.score("A", "wonder"), game.shields("A")) == ("card", 3, 0)
    second = at().wonder(A="manneken_pis:a", B="ephesos:a", C="rhodos:a").stages(A=1)
    second.turn(A="stage with altar")
    assert (second.score("A", "wonder"), second.shields("A")) == (3, 2)
    assert [(one.stage, one.wonder, one.number) for one in extra(second, "A").copies] == [
        (1, "ephesos", 1),
        (2, "rhodos", 2),
    ]


def test_manneken_pis_chooses_whose_last_stage_it_copies():
    """EXTRA-PIS-2."""
    for side, coins, points in (("left", 4, 5), ("right", 0, 7)):
        game = at("base_2010").wonder(A="manneken_pis:a", B="ephesos:b", C="gizah:a").stages(A=2)
        before = game.score("A", "wonder")
        game.turn(A="stage with altar")
        assert game.choices("A") == ("imitate left", "imitate right")
        assert "not one of the two neighbours" in game.why_not("A", "imitate both")
        game.turn(A=f"imitate {side}")
        assert (game.coins("A"), game.score("A", "wonder") - before) == (coins, points)


def test_what_is_copied_may_ask_something():
    """EXTRA-PIS-2, EDIFICE-8: the half of a stage of Carthage; the position knows all of it."""
    game = at(expansions=("edifice",)).wonder(A="manneken_pis:a", B="carthage:b", C="gizah:a")
    game.turn(A="stage with altar")
    assert game.choices("A") == ("half left", "half right")
    assert argosy.from_position(game.game.position()).state_hash() == game.game.state_hash()
    game.turn(A="half left")
    assert (game.coins("A"), game.score("A", "wonder")) == (7, 4)
    assert argosy.from_position(game.game.position()).state_hash() == game.game.state_hash()


def test_a_copied_right_to_build_from_the_pile_comes_after_that_of_halikarnassos():
    """EXTRA-PIS-2, AMB-12."""
    game = at().wonder(A="manneken_pis:a", C="halikarnassos:a").stages(A=1, C=1).treasury(C=20)
    game.hands(C="theater").discarded("palace senate")
    game.turn(A="stage with altar", C="stage with theater pay left 6")
    assert (game.asked("A"), game.asked("C")) == (None, "revive")
    game.turn(C="revive palace")
    assert game.asked("A") == "revive"
