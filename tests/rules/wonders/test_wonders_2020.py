"""The boards of 2020, day and night: what differs from 2010 (AMB-82).

Costs and points are checked in test_turns and test_costs.
"""

import itertools

import pytest

from argosy.testing import table
from tests.rules.wonders.printed import BOARDS_2020
from tests.rules.wonders.test_costs import RICH


def built(board, stages, **more):
    """A city with so many stages of a board."""
    return table("base_2020", **more).wonder(A=board).stages(A=stages)


@pytest.mark.parametrize(
    ("wonder", "side", "stages"), [(wonder, side, stages) for wonder, side, _, stages in BOARDS_2020]
)
def test_points_of_every_stage(wonder, side, stages):
    """BASE-SCORE-4, BASE-WONDERS-A-1, -8, BASE-WONDERS-B-9."""
    scores = [built(f"{wonder}:{side}", count).score("A", "wonder") for count in range(len(stages) + 1)]
    assert [after - before for before, after in itertools.pairwise(scores)] == [
        points for _, points in stages
    ]


@pytest.mark.parametrize(("board", "shields"), [("rhodos:a", [0, 0, 2, 2]), ("rhodos:b", [0, 1, 2])])
def test_rhodos(board, shields):
    """BASE-WONDERS-A-2, BASE-WONDERS-B-1."""
    assert [built(board, count).shields("A") for count in range(len(shields))] == shields


@pytest.mark.parametrize(
    ("board", "coins"),
    [("rhodos:a", [0, 0, 0]), ("rhodos:b", [3, 4]), ("ephesos:a", [0, 9, 0]), ("ephesos:b", [4, 4, 4])],
)
def test_coins_of_stages(board, coins):
    """BASE-WONDERS-A-4, BASE-WONDERS-B-1, -3: at once, once."""
    for stages, gain in enumerate(coins):
        game = built(board, stages, age=2, coins=0).city(A=RICH).hands(A="walls")
        game.turn(A="stage with walls")
        assert game.coins("A") == gain


@pytest.mark.parametrize(
    ("board", "stages", "can", "cannot"),
    [
        ("alexandria:a", 2, "stockade", "apothecary"),
        ("alexandria:b", 1, "stockade", "apothecary"),
        ("alexandria:b", 2, "apothecary", "lodge"),
    ],
)
def test_alexandria(board, stages, can, cannot):
    """BASE-WONDERS-A-3, BASE-WONDERS-B-2: for its owner alone."""
    assert built(board, stages, coins=0).hands(A=can).can("A", f"build {can}")
    assert not built(board, stages - 1, coins=0).hands(A=can).can("A", f"build {can}")
    assert not built(board, stages, coins=0).hands(A=cannot).can("A", f"build {cannot}")
    assert (
        not built(board, stages, coins=9)
        .wonder(B="gizah:a", C="rhodos:a")
        .hands(B=can)
        .can("B", f"build {can}")
    )


@pytest.mark.parametrize(("board", "symbols"), [("babylon:a", [0, 0, 1, 1]), ("babylon:b", [0, 0, 1])])
def test_the_symbol_of_babylon(board, symbols):
    """BASE-WONDERS-A-5, BASE-WONDERS-B-4: on the night side it stands on stage 2."""
    for stages, free in enumerate(symbols):
        game = built(board, stages).city(A="apothecary")
        assert game.score("A", "science") == (1 + free) ** 2


def test_babylon_plays_the_last_card_from_stage_one_on():
    """BASE-WONDERS-B-5: the night side shows the right on its first stage."""
    for stages, asked in ((0, "card"), (1, "last_card"), (2, "last_card")):
        game = built("babylon:b", stages, turn=6)
        game.turn()
        assert game.asked("A") == asked
    day = built("babylon:a", 3, turn=6)
    day.turn()
    assert day.asked("A") == "card"


def test_babylon_night_built_in_the_sixth_turn():
    """BASE-WONDERS-B-5: the right already holds."""
    game = built("babylon:b", 0, turn=6).city(A="quarry").hands(A="altar theater")
    game.turn(A="stage with altar")
    game.turn(A="build theater")
    assert "theater" in game.cards("A")


@pytest.mark.parametrize(
    ("board", "powers"), [("halikarnassos:a", [False, True, False]), ("halikarnassos:b", [True, True, True])]
)
def test_halikarnassos(board, powers):
    """BASE-WONDERS-A-7, BASE-WONDERS-B-8."""
    for stages, power in enumerate(powers):
        game = built(board, stages, age=2).city(A=RICH).discarded("palace").hands(A="walls")
        game.turn(A="stage with walls")
        assert game.asked("A") == ("revive" if power else "card")


# --- Olympia: three new rights ---

DAY, NIGHT = "olympia:a", "olympia:b"


def test_day_the_first_card_of_each_colour_is_free():
    """AMB-82: of resources and coins, from stage 2 on."""
    game = built(DAY, 2, age=3, coins=0).hands(A="palace lodge castrum arena spies_guild quarry")
    for card in ("palace", "lodge", "castrum", "arena", "spies_guild", "quarry"):
        assert game.prices("A", f"build {card}") == [(0, 0, 0)]
    assert not built(DAY, 1, age=3, coins=0).hands(A="palace").can("A", "build palace")


@pytest.mark.parametrize(("board", "stages", "turn"), [(DAY, 2, 3), (NIGHT, 1, 1), (NIGHT, 2, 6)])
def test_a_card_that_is_free_by_right_is_built_like_any_other(board, stages, turn):
    """AMB-82: no decision is needed, so there is no `free`; the reason says what to write."""
    game = built(board, stages, age=3, coins=0, turn=turn).hands(A="palace")
    assert [text for text in game.choices("A") if text.endswith(" palace")] == [
        "build palace",
        "sell palace",
    ]
    choice = next(choice for choice in game.game.choices(0) if choice.text == "build palace")
    right = game.game.explain(0, choice).right
    assert right in game.game.view(None).cities[0].rights
    assert game.why_not("A", "free palace") == "palace is free by right: build palace"


@pytest.mark.parametrize(
    ("board", "stages", "reason"),
    [
        (DAY, 2, "palace is not free: only the first card of a colour is, and blue stands in this city"),
        (NIGHT, 1, "palace is not free: only the first card of an Age is"),
        (NIGHT, 2, "palace is not free: only the first and last card of an Age is"),
        (NIGHT, 0, "this city has no right to build free"),
    ],
)
def test_the_reason_against_free_names_the_right_that_the_city_has(board, stages, reason):
    """AMB-82: the right is there, it does not hold for this card."""
    game = built(board, stages, age=3, coins=0, turn=3).city(A="altar").hands(A="palace")
    assert game.why_not("A", "free palace") == reason


def test_a_chain_needs_no_word_free():
    """BASE-CHAIN-1."""
    game = built(DAY, 2, age=2, coins=0).city(A="baths").hands(A="aqueduct")
    assert game.why_not("A", "free aqueduct") == "aqueduct is free by chain: build aqueduct"


def test_day_the_second_card_of_a_colour_is_paid():
    """AMB-82: the colour counts, however the first one came."""
    game = built(DAY, 2, age=3, coins=0).city(A="altar").hands(A="palace lodge")
    assert not game.can("A", "build palace")
    assert game.can("A", "build lodge")


def test_day_any_age_and_several_in_one_age():
    """AMB-82: it is not once per Age."""
    game = built(DAY, 2, age=3, coins=0).hands(A="palace", C="lodge pantheon")
    game.turn(A="build palace")
    assert game.can("A", "build lodge")
    assert not game.can("A", "build pantheon")


def test_day_is_not_for_stages():
    """AMB-82."""
    assert not built(DAY, 2, age=3, coins=0).hands(A="palace").can("A", "stage with palace")


def test_day_starts_in_the_turn_after_the_stage():
    """AMB-82, BASE-WONDER-5."""
    game = built(DAY, 1, age=3, coins=0).city(A="sawmill").hands(A="palace lodge", C="pantheon")
    assert not game.can("A", "build palace")
    game.turn(A="stage with lodge")
    assert game.can("A", "build pantheon")


def test_night_the_first_card_of_the_age_is_free():
    """AMB-82: stage 1."""
    assert built(NIGHT, 1, age=3, coins=0).hands(A="palace").prices("A", "build palace") == [(0, 0, 0)]
    assert not built(NIGHT, 0, age=3, coins=0).hands(A="palace").can("A", "build palace")
    for turn in range(2, 7):
        game = built(NIGHT, 1, age=3, coins=0, turn=turn).hands(A="palace")
        assert not game.can("A", "build palace")


def test_night_selling_the_first_card_forfeits_the_right_of_the_age():
    """AMB-82: it is the first card chosen, not the first one built; a new Age brings it back."""
    game = built(NIGHT, 1, age=2, coins=0).hands(A="school", B="walls")
    game.turn(A="sell school")
    assert not game.can("A", "build walls")
    game.end_age()
    assert all(game.price("A", f"build {card}") == 0 for card in set(game.hand("A")))


def test_night_the_last_card_of_the_age_is_free():
    """AMB-82: stage 2; the first one stays free."""
    last = built(NIGHT, 2, age=3, coins=0, turn=6).hands(A="palace")
    assert last.prices("A", "build palace") == [(0, 0, 0)]
    assert built(NIGHT, 2, age=3, coins=0).hands(A="palace").can("A", "build palace")
    assert not built(NIGHT, 2, age=3, coins=0, turn=5).hands(A="palace").can("A", "build palace")
    assert not built(NIGHT, 1, age=3, coins=0, turn=6).hands(A="palace").can("A", "build palace")


def test_night_is_for_buildings_only():
    """AMB-82: the stage is paid, and no building comes twice."""
    game = built(NIGHT, 1, seats=7, age=3, coins=0).city(A="palace").hands(A="palace lodge")
    assert not game.can("A", "stage with lodge")
    assert not game.can("A", "build palace")


@pytest.mark.parametrize("board", [DAY, NIGHT])
def test_olympia_has_no_cheap_trade_and_no_copy_any_more(board):
    """AMB-82: those were the first edition's (BASE-WONDERS-B-6, -7)."""
    game = (
        built(board, 3, age=3)
        .city(A="baths quarry", B="spies_guild stone_pit", C="stockade")
        .hands(A="palace")
    )
    city = game.game.view(None).cities[0]
    assert {price for side in city.prices.values() for price in side.values()} == {2}
    assert not {"copy_guild", "free_build_once_per_age"} & set(city.rights)
    assert game.score("A", "guilds") == 0
