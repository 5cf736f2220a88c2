"""Diplomacy (CITIES-DIPLO)."""

import pytest

from tests.rules.wonders.cities.town import both_editions, built, town

SHIELDS = {"A": "stockade", "B": "barracks guard_tower", "C": "", "D": "", "E": ""}


def end_of_age(edition=2020, seats=4, **tokens):
    """The last turn of Age I; B has two shields, A one, the others none."""
    game = town(edition, seats=seats, turn=7).city(**{x: SHIELDS[x] for x in "ABCDE"[:seats]})
    return game.diplomacy(**tokens)


@both_editions
@pytest.mark.parametrize(("card", "age"), [("residence", 1), ("consulate", 2), ("embassy", 3)])
def test_a_card_with_the_symbol_gives_a_token_at_once(edition, card, age):
    """CITIES-DIPLO-1."""
    game = built(card, edition, age=age)
    game.turn(A=f"build {card}")
    assert [game.diplomacy_of(letter) for letter in "ABC"] == [1, 0, 0]


@both_editions
def test_who_has_a_token_takes_no_part(edition):
    """CITIES-DIPLO-2: no token for or against, not even a wanted victory; then the token goes back."""
    game = end_of_age(edition, B=1).end_age()
    assert (game.won("B"), game.diplomacy_of("B")) == ((), 0)
    assert game.won("A") == (1, 1)


def test_the_token_works_at_the_next_resolution_only():
    """CITIES-DIPLO-2."""
    game = end_of_age(B=1).end_age().end_age()
    assert game.won("B") == (3, 3)


def test_the_neighbours_of_the_absent_fight_each_other():
    """CITIES-DIPLO-3: only for this resolution; C fights A instead of B."""
    game = end_of_age(B=1).end_age()
    assert game.won("C") == (-1,)
    assert game.won("D") == (-1,)


def test_the_ring_closes_over_several_absent_in_a_row():
    """CITIES-DIPLO-3: B and C stay out, so A fights D on both sides; each pair once."""
    game = end_of_age(seats=5, B=1, C=1).end_age()
    assert (game.won("A"), game.won("D"), game.won("E")) == ((1, 1), (-1,), (-1,))
    assert (game.won("B"), game.won("C")) == ((), ())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_who_are_present_fight_once(seats):
    """CITIES-DIPLO-4: one token each."""
    game = end_of_age(seats=seats, **dict.fromkeys("CDE"[: seats - 2], 1)).end_age()
    assert (game.won("A"), game.won("B")) == ((-1,), (1,))


@pytest.mark.parametrize("absent", ["BCD", "ABCD"])
def test_one_or_none_present_means_no_conflict(absent):
    """CITIES-DIPLO-4."""
    game = end_of_age(**dict.fromkeys(absent, 1)).end_age()
    assert [game.won(letter) for letter in "ABCD"] == [()] * 4


def test_of_several_tokens_one_goes_back_at_a_time():
    """CITIES-DIPLO-5, CITIES-OPEN-1."""
    game = end_of_age(B=2).end_age()
    assert game.diplomacy_of("B") == 1
    game.end_age()
    assert (game.diplomacy_of("B"), game.won("B")) == (0, ())


def test_the_naval_conflict_is_fought_as_usual():
    """CITIES-DIPLO-6."""
    game = (
        town(seats=4, expansions=("armada",), turn=8)
        .city(B="barracks")
        .ships(B="red 3")
        .diplomacy(B=1)
        .end_age()
    )
    assert game.naval_tokens("B")[0] == 3
    assert game.won("B") == ()


def test_an_incursion_is_not_stopped():
    """CITIES-DIPLO-7, ARMADA-LAND-9: neither for its target nor for its starter."""
    game = (
        town(seats=4, expansions=("armada",), turn=8)
        .city(A="barracks")
        .landings(A="C")
        .diplomacy(C=1)
        .end_age()
    )
    assert (game.won("A"), game.won("C")) == ((1, 1, 1), (-1,))
    game = (
        town(seats=4, expansions=("armada",), turn=8)
        .city(A="barracks")
        .landings(A="C")
        .diplomacy(A=1)
        .end_age()
    )
    assert (game.won("A"), game.won("C")) == ((1,), (-1,))


def test_in_a_team_game_diplomacy_is_another_thing():
    """CITIES-DIPLO-8, CITIES-TEAM-4: the conflict with the enemy is about one token."""
    game = town(seats=4, teams=True, turn=7).city(B="barracks").diplomacy(B=1).end_age()
    assert (game.won("B"), game.won("C"), game.diplomacy_of("B")) == ((1,), (-1,), 0)
