"""Carthage and Ur: stages in two halves, pawns that stages give (EDIFICE-6, -8)."""

import argosy
from argosy.testing import table
from tests.rules.wonders.cities.town import MAKES_ALL

CARDS = ("money_changer", "auction_house", "gold_reserves")


def at(age=1, *, turn=3, **more):
    """A table with Edifice whose city A can pay for every stage."""
    game = table("base_2010", expansions=["edifice"], age=age, turn=turn, **{"coins": 0, **more})
    return game.edifices(*CARDS).city(A=MAKES_ALL).hands(A="altar")


def pawns(game, letter):
    return [
        age for age, has in enumerate(game.game.view(None).cities[game.seat(letter)].edifice.pawns, 1) if has
    ]


def test_carthage_a_asks_for_a_half_when_the_stage_is_built():
    """EDIFICE-8: left 7 coins and 2 points, right a shield and 2 points."""
    for half, coins, shields in (("left", 7, 0), ("right", 0, 1)):
        game = at().wonder(A="carthage:a").stages(A=1)
        before = game.score("A", "wonder")
        game.turn(A="stage with altar")
        assert (game.asked("A"), game.choices("A")) == ("half", ("half left", "half right"))
        assert game.asked("B") is None
        game.turn(A=f"half {half}")
        assert (game.coins("A"), game.shields("A"), game.score("A", "wonder") - before) == (coins, shields, 2)
        assert game.game.view(None).cities[0].edifice.halves == ((2, half),)


def test_carthage_b_has_points_on_one_half_only():
    """EDIFICE-8: left 7 coins and 4 points, right 2 shields without points."""
    for half, coins, shields, points in (("left", 7, 0, 4), ("right", 0, 2, 0)):
        game = at().wonder(A="carthage:b")
        game.turn(A="stage with altar")
        game.turn(A=f"half {half}")
        assert (game.coins("A"), game.shields("A"), game.score("A", "wonder")) == (coins, shields, points)


def test_the_other_stages_of_carthage_ask_nothing():
    """EDIFICE-8."""
    game = at().wonder(A="carthage:a")
    game.turn(A="stage with altar")
    assert (game.asked("A"), game.score("A", "wonder")) == ("card", 3)


def test_carthage_b_builds_from_the_pile_or_has_a_symbol():
    """EDIFICE-8: the last stage; the card comes at the end of the same turn."""
    left = at().wonder(A="carthage:b").stages(A=1).discarded("palace")
    left.turn(A="stage with altar")
    left.turn(A="half left")
    assert left.asked("A") == "revive"
    left.turn(A="revive palace")
    assert "palace" in left.cards("A")
    right = at().wonder(A="carthage:b").stages(A=1).discarded("palace")
    right.turn(A="stage with altar")
    right.turn(A="half right")
    assert (right.asked("A"), right.score("A", "science"), "palace" in right.cards("A")) == ("card", 1, False)


def test_what_is_no_half_is_refused():
    """EDIFICE-8."""
    game = at().wonder(A="carthage:b")
    assert "half is not asked now" in game.why_not("A", "half left")
    game.turn(A="stage with altar")
    assert (
        game.why_not("A", "half both")
        == "not one of the two halves of the stage: choose 'half left' or 'half right'"
    )
    assert "EDIFICE-8" in game.game.refusal(0, "half both").rules


def test_a_position_keeps_the_halves():
    """EDIFICE-8: chosen ones with what lasts of them, and the one that is asked for."""
    game = at().wonder(A="carthage:b")
    game.turn(A="stage with altar")
    again = argosy.from_position(game.game.position())
    assert again.state_hash() == game.game.state_hash()
    again.choose(0, "half right")
    later = argosy.from_position(again.position())
    assert (later.state_hash(), int(later.state.cities[0].shields)) == (again.state_hash(), 2)


def test_ur_a_chooses_the_age_of_its_pawn():
    """EDIFICE-6: an effect that costs nothing; a pawn of a later Age lies there from now on."""
    game = at(seats=4).wonder(A="ur:a").stages(A=1)
    game.turn(A="stage with altar")
    assert (game.asked("A"), game.choices("A")) == ("pawn", ("pawn 1", "pawn 2", "pawn 3"))
    game.turn(A="pawn 3")
    assert (pawns(game, "A"), game.coins("A")) == ([3], 0)
    assert [one.pawns for one in game.game.view(None).edifice.edifices] == [3, 3, 2]


def test_ur_a_is_asked_only_for_ages_that_are_left():
    """AMB-101: not past ones, not finished ones, not a second pawn."""
    game = at(2, seats=4).wonder(A="ur:a").stages(A=1)
    game.turn(A="stage with altar")
    assert game.choices("A") == ("pawn 2", "pawn 3")
    assert "not one of the Ages" in game.why_not("A", "pawn 1")
    alone = at(2, seats=4).wonder(A="ur:a").stages(A=1).pawns(A=[False, True, False])
    alone.turn(A="stage with altar")
    assert (alone.asked("A"), pawns(alone, "A")) == ("card", [2, 3])
    none = at(3, seats=4).wonder(A="ur:a").stages(A=1).pawns(A=[False, False, True])
    none.turn(A="stage with altar")
    assert (none.asked("A"), pawns(none, "A")) == ("card", [3])


def test_ur_b_gives_the_pawn_of_the_age_of_each_stage():
    """EDIFICE-6; AMB-101: that of a past Age does nothing."""
    game = at(seats=4).wonder(A="ur:b")
    game.turn(A="stage with altar")
    assert (game.asked("A"), pawns(game, "A")) == ("card", [1])
    late = at(2, seats=4).wonder(A="ur:b")
    late.turn(A="stage with altar")
    assert (late.asked("A"), pawns(late, "A"), late.built_stages("A")) == ("card", [], 1)


def test_urs_pawn_and_another_last_one_in_the_same_turn_both_count():
    """EDIFICE-3, EDIFICE-6: the card is turned when all pawns of the turn are taken."""
    game = at(coins=20).wonder(A="ur:b", B="gizah", C="rhodos").pawns(C=[True, False, False])
    game = game.hands(B="theater")
    game.turn(A="stage with altar", B="stage with theater + edifice")
    assert [pawns(game, letter) for letter in "ABC"] == [[1], [1], [1]]
    assert (game.coins("A"), game.coins("B")) == (20 + 2 + 4, 20 - 2 - 1 + 4)  # A sells a stone


def test_urs_pawn_may_come_with_a_pawn_that_is_paid_for():
    """AMB-101: with one stage."""
    game = at(seats=4, coins=5).wonder(A="ur:b").stages(A=1)
    game.turn(A="stage with altar + edifice")
    assert (pawns(game, "A"), game.coins("A")) == ([1, 2], 5 - 1)


def test_urs_last_pawn_turns_the_card_of_a_later_age():
    """EDIFICE-4, AMB-101: the reward comes at once."""
    game = at().wonder(A="ur:a").stages(A=1).pawns(B=[False, False, True])
    game.turn(A="stage with altar")
    game.turn(A="pawn 3")
    assert game.game.view(None).edifice.edifices[2].turned
    assert (game.coins("A"), game.coins("B")) == (15, 3 + 15)
