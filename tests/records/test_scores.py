"""Adding up a table that was played with cardboard: `argosy.score` says who has won, in both games."""

import pytest

import argosy
from argosy.errors import PositionError

EXPANSIONS = ([], ["agora"], ["pantheon"], ["agora", "pantheon"])


def ranks(position):
    return [sheet.rank for sheet in argosy.score(position)]


def test_seven_wonders_is_added_up_as_over():
    table = {
        "edition": 2010,
        "cities": [{"cards": ["palace"], "coins": 0}, {"cards": ["senate"], "coins": 7}, {}],
    }
    assert [sheet.total for sheet in argosy.score(table)] == [8, 8, 1]
    assert ranks(table) == [2, 1, 3]  # BASE-END-2: the coins break the tie


def test_equal_points_and_coins_share_the_victory():
    """BASE-END-3."""
    assert ranks({"cities": [{"coins": 4}, {"coins": 4}, {"coins": 1}]}) == [1, 1, 3]


def test_the_free_city_has_no_rank():
    table = {"edition": 2010, "players": 2, "cities": [{"coins": 30}, {"coins": 3}, {"coins": 9}]}
    assert ranks(table) == [None, 2, 1]


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_duel_is_added_up_as_over(expansions):
    """DUEL-101: a theater, a palace, a wonder and coins against baths, coins and the lead on the track."""
    table = {
        "game": "duel",
        "expansions": expansions,
        "pawn": -4,
        "cities": [
            {"coins": 7, "cards": ["theater", "palace"], "wonders": [{"id": "sphinx", "built": True}]},
            {"coins": 3, "cards": ["baths"]},
        ],
    }
    assert [sheet.total for sheet in argosy.score(table)] == [3 + 7 + 6 + 2, 3 + 5 + 1]
    assert ranks(table) == [1, 2]


def test_blue_points_break_a_tie_in_duel():
    """DUEL-102."""
    table = {"game": "duel", "cities": [{"coins": 9, "cards": []}, {"coins": 0, "cards": ["theater"]}]}
    assert [sheet.total for sheet in argosy.score(table)] == [3, 3]
    assert ranks(table) == [2, 1]


def test_a_shared_result_in_duel_has_two_winners():
    """DUEL-102."""
    assert ranks({"game": "duel", "cities": [{"coins": 3}, {"coins": 5}]}) == [1, 1]


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_every_played_game_is_added_up_as_it_ended(expansions):
    """A whole position says how the game ended; its sheets come back."""
    game = argosy.new_game("duel", expansions=expansions, seed=3)
    while not game.is_over:
        game.choose(game.owing[0], game.choices(game.owing[0])[-1])
    assert argosy.score(game.position()) == game.scores()
    assert tuple(sheet.seat for sheet in argosy.score(game.position()) if sheet.rank == 1) == game.winners


def test_a_game_that_goes_on_is_added_up_as_if_it_ended():
    game = argosy.new_game("wonders", players=3, edition=2010, seed=3)
    assert argosy.score(game.position()) == game.scores()


@pytest.mark.parametrize(
    "position", [[], "palace", None, {"cities": 3}, {"game": "duel", "cities": [], "boxes": "x"}]
)
def test_what_is_no_position_is_refused(position):
    with pytest.raises(argosy.ArgosyError):
        argosy.score(position)


def test_a_wrong_card_is_named():
    with pytest.raises(PositionError, match="palais"):
        argosy.score({"game": "duel", "cities": [{"cards": ["palais"]}, {}]})
