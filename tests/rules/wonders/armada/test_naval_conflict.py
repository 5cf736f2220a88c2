"""The naval conflict at the end of each Age (ARMADA-CONFLICT)."""

import pytest

from argosy.rules.wonders.armada.conflicts import resolve_naval_conflict
from tests.rules.wonders.armada.sea import both_editions, sea

WORKED_TABLE = [
    ("4 4 4", "0 0 0", "0 0 0", "0 0 0", "0 0 0"),
    ("5 2 2", "3 -1 -1", "5 -2 -2", "7 -3 -3", "7 -3 -3"),
    ("5 5 2", "1 1 -1", "3 3 -2", "5 5 -3", "5 5 -3"),
    ("5 5 2 2", "1 1 -1 -1", "3 3 -2 -2", "5 5 -3 -3", "5 5 -3 -3"),
    ("5 5 5 1", "1 1 1 -1", "3 3 3 -2", "5 5 5 -3", "5 5 5 -3"),
    ("5 3 1", "3 1 -1", "5 3 -2", "7 5 -3", "7 5 -3"),
    ("6 4 2 1", "3 1 0 -1", "5 3 0 -2", "7 5 3 -3", "7 5 0 -3"),
    ("6 4 4 1", "3 0 0 -1", "5 0 0 -2", "7 3 3 -3", "7 0 0 -3"),
    ("6 6 4 1", "1 1 0 -1", "3 3 0 -2", "5 5 3 -3", "5 5 0 -3"),
    ("6 6 4 4 1", "1 1 0 0 -1", "3 3 0 0 -2", "5 5 0 0 -3", "5 5 0 0 -3"),
    ("8 6 6 2 2", "3 0 0 -1 -1", "5 0 0 -2 -2", "7 3 3 -3 -3", "7 0 0 -3 -3"),
    ("7 5 3 1 1", "3 1 0 -1 -1", "5 3 0 -2 -2", "7 5 3 -3 -3", "7 5 0 -3 -3"),
    ("7 5 3 3 1", "3 1 0 0 -1", "5 3 0 0 -2", "7 5 0 0 -3", "7 5 0 0 -3"),
    ("7 5 5 3 1", "3 0 0 0 -1", "5 0 0 0 -2", "7 3 3 0 -3", "7 0 0 0 -3"),
    ("7 7 5 3 1", "1 1 0 0 -1", "3 3 0 0 -2", "5 5 3 0 -3", "5 5 0 0 -3"),
    ("7 7 7 5 1", "1 1 1 0 -1", "3 3 3 0 -2", "5 5 5 3 -3", "5 5 5 0 -3"),
    ("7 7 5 5 3 1", "1 1 0 0 0 -1", "3 3 0 0 0 -2", "5 5 0 0 0 -3", "5 5 0 0 0 -3"),
    ("7 5 5 3 3 1", "3 0 0 0 0 -1", "5 0 0 0 0 -2", "7 3 3 0 0 -3", "7 0 0 0 0 -3"),
    ("9 7 5 3 2 1 0", "3 1 0 0 0 0 -1", "5 3 0 0 0 0 -2", "7 5 3 0 0 0 -3", "7 5 0 0 0 0 -3"),
    ("3 0 0 0", "3 -1 -1 -1", "5 -2 -2 -2", "7 -3 -3 -3", "7 -3 -3 -3"),
    ("6 4 2 (1)", "3 1 -1 0", "5 3 -2 0", "7 5 -3 0", "7 5 -3 0"),
]
"""Strengths and the tokens of Age I, Age II, Age III of 2018, Age III of 2020; in brackets: stays out."""


def ranked(edition: int, age: int, strengths: str) -> list[int]:
    """The tokens of one naval conflict."""
    words = strengths.split()
    game = sea(edition, seats=len(words), age=age)
    for city, word in zip(game.game.state.cities, words, strict=False):
        city.armada.naval = int(word.strip("()"))
        if "(" in word:
            city.armada.may_abstain, city.owed = 1, 7
            city.chosen.verb = 10
    resolve_naval_conflict(game.game.state, game.ruleset.tables)
    return [game.naval_tokens(letter)[age - 1] for letter in game.letters]


@both_editions
@pytest.mark.parametrize("row", WORKED_TABLE, ids=lambda row: row[0].replace(" ", "-"))
def test_the_worked_table(edition, row):
    """ARMADA-CONFLICT-3 to -11: all 21 cases in all Ages and both editions."""
    strengths, *tokens, third_2018, third_2020 = row
    expected = [*tokens, {2018: third_2018, 2020: third_2020}[edition]]
    for age in (1, 2, 3):
        assert ranked(edition, age, strengths) == [int(token) for token in expected[age - 1].split()], age


@both_editions
def test_the_seat_does_not_matter(edition):
    """ARMADA-CONFLICT-1: among all players, not only neighbours."""
    assert ranked(edition, 3, "1 9 3 7 5") == {2018: [-3, 7, 0, 5, 3], 2020: [-3, 7, 0, 5, 0]}[edition]


@both_editions
def test_there_is_one_naval_conflict_at_the_end_of_each_age(edition):
    """ARMADA-CONFLICT-1, ARMADA-CONFLICT-4, ARMADA-CONFLICT-5: and none before."""
    game = sea(edition, turn=6).city(A="coastal_defenses").ships(B="red 2", C="red 1")
    game.turn()
    assert [game.naval_tokens(letter) for letter in "ABCD"] == [(0, 0, 0)] * 4
    game.turn()
    assert [game.naval_tokens(letter)[0] for letter in "ABCD"] == [0, 3, 0, -1]
    game.end_age()
    assert [game.naval_tokens(letter)[1] for letter in "ABCD"] == [0, 5, 0, -2]
    game.end_age()
    third = [game.naval_tokens(letter)[2] for letter in "ABCD"]
    assert third == {2018: [3, 7, 3, -3], 2020: [0, 7, 0, -3]}[edition]


@pytest.mark.parametrize(
    ("setting", "value", "strength"),
    [
        ("city", "coastal_defenses", 1),
        ("city", "fortified_port", 2),
        ("city", "coastal_fortifications", 3),
        ("ships", "red 5", 5),
        ("ships", "yellow 6", 2),
        ("ships", "blue 6", 1),
        ("islands", "windblown_island windy_harbor trade_winds_archipelago", 6),
    ],
)
def test_where_naval_strength_comes_from(setting, value, strength):
    """ARMADA-CONFLICT-2: own cards, shipyard, islands."""
    game = getattr(sea(), setting)(A=value)
    assert (game.strength("A"), game.strength("B")) == (strength, 0)


@pytest.mark.parametrize(("side", "built", "strength"), [("a", 1, 1), ("b", 3, 1)])
def test_stages_of_siracusa_have_naval_shields(side, built, strength):
    """ARMADA-CONFLICT-2, ARMADA-SETUP-9."""
    assert sea().wonder(A=f"siracusa:{side}").stages(A=built).strength("A") == strength


def test_all_sources_add_up():
    """ARMADA-CONFLICT-2, ARMADA-TERM-1; land shields do not count."""
    game = (
        sea()
        .city(A="coastal_defenses stockade")
        .ships(A="red 3 yellow 6 blue 6")
        .islands(A="windblown_island")
    )
    assert game.strength("A") == 1 + 3 + 2 + 1 + 1


def test_naval_shields_do_not_fight_on_land():
    """ARMADA-TERM-1."""
    game = sea(turn=7).city(A="coastal_defenses").ships(A="red 6")
    assert game.shields("A") == 0
    assert game.end_age().won("A") == ()


@both_editions
def test_the_third_place(edition):
    """ARMADA-CONFLICT-6: 2018 in Age III alone, 2020 never."""
    assert [ranked(edition, age, "9 7 5 3 1")[2] for age in (1, 2, 3)] == [0, 0, 3 if edition == 2018 else 0]


def with_forgotten_harbor(**ships):
    return sea(turn=7).islands(A="forgotten_harbor").ships(**ships)


def test_the_owner_of_the_forgotten_harbor_is_asked_at_the_end_of_each_age():
    """ARMADA-CONFLICT-12: after the land conflicts, before the naval one."""
    game = with_forgotten_harbor(B="red 1").city(A="stockade")
    game.turn()
    assert (game.asked("A"), game.choices("A"), game.won("A")) == ("fight", ("fight", "abstain"), (1, 1))
    assert game.naval_tokens("B") == (0, 0, 0)
    game.turn(A="abstain")
    game.skip_to(2, 7).turn()
    assert game.asked("A") == "fight"


def test_who_stays_out_is_ignored():
    """ARMADA-CONFLICT-12: neither lowest nor first."""
    game = with_forgotten_harbor(B="red 3", C="red 2", D="red 1")
    game.turn()
    game.turn(A="abstain")
    assert [game.naval_tokens(letter)[0] for letter in "ABCD"] == [0, 3, 1, -1]


def test_who_fights_is_ranked():
    """ARMADA-CONFLICT-12: it may."""
    game = with_forgotten_harbor(B="red 3", C="red 2", D="red 1")
    game.turn()
    game.turn(A="fight")
    assert [game.naval_tokens(letter)[0] for letter in "ABCD"] == [-1, 3, 1, 0]


def test_if_the_others_are_equal_nobody_gets_anything():
    """ARMADA-CONFLICT-12, ARMADA-CONFLICT-7, AMB-46."""
    game = with_forgotten_harbor(A="red 5", B="red 2", C="red 2", D="red 2")
    game.turn()
    game.turn(A="abstain")
    assert [game.naval_tokens(letter)[0] for letter in "ABCD"] == [0, 0, 0, 0]


def test_staying_out_is_for_one_age():
    """ARMADA-CONFLICT-12: it is asked again, and may then fight."""
    game = with_forgotten_harbor(A="red 5")
    game.turn()
    game.turn(A="abstain")
    game.skip_to(2, 7).turn()
    game.turn(A="fight")
    assert game.naval_tokens("A") == (0, 5, 0)


def test_nobody_else_is_asked():
    """ARMADA-CONFLICT-12."""
    game = with_forgotten_harbor()
    game.turn()
    assert game.game.owing == (0,)
    assert sea(turn=7).end_age().asked("A") == "card"
