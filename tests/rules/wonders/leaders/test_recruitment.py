"""The recruitment phase at the start of each Age (LEADERS-RECRUIT)."""

import pytest

from argosy import new_game
from tests.rules.wonders.leaders.hall import both_editions, hall


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_age_begins_with_a_recruitment_phase(age):
    """LEADERS-RECRUIT-1, LEADERS-OPEN-1: before the Age cards are dealt; everybody plays exactly one
    leader.
    """
    game = hall(age=age).leaders_hand(A="sappho nero")
    assert game.hand("A") == ()
    assert game.asked("A") == "leader"
    game.turn(A="recruit sappho")
    assert game.asked("A") == "card"
    assert len(game.hand("A")) == 7
    assert game.held_leaders("A") == ("nero",)


@both_editions
def test_recruiting_building_a_stage_or_selling(edition):
    """LEADERS-RECRUIT-2: secretly, revealed together."""
    game = (
        hall(edition, coins=9)
        .leaders_hand(A="sappho", B="nero", C="zenobia")
        .wonder(B="rhodos:a", A="gizah:a")
        .city(B="sawmill")
    )
    assert set(game.choices("B")) == {"recruit nero", "stage with nero", "sell nero"}
    game.turn(A="recruit sappho", B="stage with nero", C="sell zenobia")
    assert game.recruited("A") == ("sappho",)
    assert (game.built_stages("B"), game.recruited("B"), game.coins("B")) == (1, (), 9)
    assert (game.coins("C"), game.recruited("C")) == (12, ())


def test_selling_is_always_possible():
    """LEADERS-RECRUIT-3."""
    game = hall(coins=0).leaders_hand(A="caesar")
    assert game.choices("A") == ("sell caesar",)
    assert game.why_not("A", "recruit caesar") == "caesar: needs 5 coins, the treasury has 0"


def test_one_of_four_leaders_is_never_played():
    """LEADERS-RECRUIT-4: it stays hidden and counts nothing."""
    game = new_game(expansions=["leaders"], seed=11)
    while not game.is_over:
        seat = game.owing[0]
        choices = game.choices(seat)
        game.choose(seat, next((choice for choice in choices if choice.verb == "sell"), choices[0]))
    for seat in range(3):
        assert len(game.view(seat).leaders_hand) == 1
        assert {line.line: line.points for line in game.scores()[seat].lines}["leaders"] == 0


def test_the_cost_goes_to_the_bank():
    """LEADERS-RECRUIT-5: and the leader works for the rest of the game."""
    game = hall(coins=9).leaders_hand(A="hannibal")
    assert game.price("A", "recruit hannibal") == 2
    game.turn(A="recruit hannibal")
    assert (game.coins("A"), game.coins("B"), game.shields("A")) == (7, 12, 1)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_some_leaders_cost_the_number_of_the_age(age):
    """LEADERS-RECRUIT-6."""
    game = hall(coins=9, age=age).leaders_hand(A="phryne")
    assert game.price("A", "recruit phryne") == age


def test_a_stage_is_paid_as_usual():
    """LEADERS-RECRUIT-7: purchases included; nothing of the leader counts, its trade income is credited."""
    game = hall(coins=6).leaders_hand(A="caesar").wonder(A="rhodos:a", B="gizah:a").city(B="sawmill")
    assert game.prices("A", "stage with caesar") == [(4, 0, 0)]
    game.turn(A="stage with caesar")
    assert (game.coins("A"), game.shields("A"), game.built_stages("A")) == (2, 0, 1)
    assert game.coins("B") == 6 + 3 + 4


def test_in_the_first_age_only_boards_give_resources():
    """LEADERS-RECRUIT-7: nobody has built anything."""
    game = new_game(expansions=["leaders"], seed=2, wonders=["gizah:a", "rhodos:a", "ephesos:a"])
    for seat in (0, 1, 2) * 3:
        game.choose(seat, game.choices(seat)[0])
    leader = game.view(0).leaders_hand[0]
    assert game.why_not(0, f"stage with {leader}") == "stage 1: needs 2 wood: you make 0, neighbours sell 0"


def test_what_can_be_paid_is_decided_by_the_start_of_the_phase():
    """LEADERS-RECRUIT-8: coins of the own sale or effect come too late.

    A leader does not lower costs of this phase.
    """
    game = hall(coins=1).leaders_hand(A="croesus sappho", B="maecenas")
    assert game.price("A", "recruit croesus") == 1
    game.turn(A="recruit croesus", B="recruit maecenas")
    assert (game.coins("A"), game.coins("B")) == (6, 0)


def test_a_leader_is_in_no_discard_pile():
    """LEADERS-RECRUIT-9: sold or used as a marker."""
    game = (
        hall(age=2, coins=9)
        .leaders_hand(A="caesar", B="nero")
        .wonder(B="halikarnassos:b")
        .city(B="brickyard")
    )
    game = game.discarded("baths")
    game.turn(A="sell caesar", B="stage with nero")
    assert game.asked("B") == "revive"
    assert game.choices("B") == ("revive baths", "pass")
    assert game.pile() == ("baths",)


def test_a_leader_is_no_building():
    """LEADERS-RECRUIT-10: no colour counts it and no free construction works on it."""
    game = hall(2020, coins=0, age=2).leaders_hand(A="caesar").wonder(A="olympia:a").stages(A=2)
    assert game.choices("A") == ("sell caesar",)
    rich = hall(coins=9).leaders_hand(A="euclid")
    rich.turn(A="recruit euclid")
    assert rich.cards("A") == ()
    assert set(rich.game.view(0).cities[0].colors.values()) == {0}


def test_the_phase_is_a_turn_of_its_own_for_what_comes_once_in_a_turn():
    """LEADERS-RECRUIT-11, LEADERS-OPEN-7: Berenice brings a coin in the phase and again in the first turn."""
    game = hall(coins=9, age=2).leaders(A="berenice").leaders_hand(A="nero")
    game.turn(A="sell nero")
    assert game.coins("A") == 9 + 3 + 1
    game.turn()
    assert game.coins("A") == 13 + 3 + 1


def test_the_pile_of_the_first_age_is_empty():
    """LEADERS-RECRUIT-13: Solomon gives nothing then, later he does."""
    game = hall(coins=9).leaders_hand(A="solomon")
    game.turn(A="recruit solomon")
    assert game.asked("A") == "card"
    later = hall(coins=9, age=2).leaders_hand(A="solomon").discarded("baths")
    later.turn(A="recruit solomon")
    assert later.choices("A") == ("revive baths", "pass")


def test_a_choice_can_be_taken_back():
    game = hall(coins=9).leaders_hand(A="sappho nero").game
    game.choose(0, "recruit sappho")
    game.take_back(0)
    game.choose(0, "sell nero")
    assert game.view(0).chosen == "sell nero"


def test_everybody_sees_what_was_recruited():
    game = hall(coins=9).leaders_hand(A="sappho", B="nero", C="zenobia")
    events = game.turn(A="recruit sappho", B="sell nero", C="recruit zenobia")
    told = [(event.kind, event.seat, event.leader) for event in events if event.kind in ("recruited", "sold")]
    assert told == [("sold", 1, None), ("recruited", 0, "sappho"), ("recruited", 2, "zenobia")]
    view = game.game.view(None)
    assert [city.leaders.recruited for city in view.cities] == [("sappho",), (), ("zenobia",)]
    assert view.leaders_hand == ()
