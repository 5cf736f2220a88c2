"""Armada terms, ship labels and mixing with other expansions (ARMADA-TERM, -UI, -MIX)."""

import pytest

from argosy.errors import RulesetError
from argosy.game import new_game
from argosy.rules.wonders.ruleset import EDITIONS
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, sea


def test_land_and_naval_shields_are_two_things():
    """ARMADA-TERM-1."""
    game = sea().city(A="stockade coastal_defenses fortified_port")
    assert (game.shields("A"), game.strength("A")) == (1, 3)


@both_editions
def test_islands_are_no_cards_of_an_age(edition):
    """ARMADA-TERM-2."""
    ruleset = sea(edition).ruleset
    assert not set(ruleset.ids("islands")) & set(ruleset.card_ids)


def test_paid_and_free_movements():
    """ARMADA-TERM-5: the paid one costs what the shipyard prints, the free one nothing."""
    game = sea(coins=2).wonder(A="gizah:a").shipyard(A="shipyard_2").ships(A="blue 2").hands(A="shipyard")
    game.turn(A="build shipyard + ship")
    assert game.coins("A") == 0
    game.turn(A="move red")
    assert (game.spaces("A"), game.coins("A")) == ((1, 0, 3, 0), 0)


def test_an_expansion_that_nobody_knows_is_refused_with_the_reason():
    """ARMADA-MIX-7: Babel is known, a misspelt one is not."""
    for edition in EDITIONS:
        assert (
            "tower"
            in new_game("wonders", players=4, edition=edition, expansions=["armada", "babel"]).ruleset.lines
        )
        with pytest.raises(RulesetError, match="box 'great_projects' is no box of 7 Wonders"):
            new_game("wonders", players=4, edition=edition, expansions=["armada", "great_projects"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_hands_with_armada_and_cities(edition):
    """ARMADA-MIX-4: 7 cards in the base game, 8 with Armada, 9 with Cities too."""
    for expansions, cards in (([], 7), (["armada"], 8), (["armada", "cities"], 9)):
        assert (
            len(new_game("wonders", players=4, edition=edition, expansions=expansions).view(0).hand) == cards
        )


@both_editions
def test_the_pad_has_lines_for_armada_and_the_team_total(edition):
    """ARMADA-MIX-8, ARMADA-SCORE-2: no lines for expansions that are not offered.

    The blue fleet has one in 2018 only.
    """
    sheet = sea(edition, teams=True).game.scores()[0]
    assert [line.line for line in sheet.lines] == [
        "conflicts",
        "treasury",
        "wonder",
        "civil",
        "science",
        "commerce",
        "guilds",
        "naval",
        "islands",
        *(["fleet"] if edition == 2018 else []),
    ]
    assert sheet.team_total is not None


def test_every_choice_says_which_ships_move():
    """ARMADA-UI-1: colours by name, so that nobody has to tell them apart by eye."""
    game = sea().city(A=MAKES_ALL).shipyard(A="shipyard_1").hands(A="altar")
    choice = next(choice for choice in game.game.choices(0) if choice.text == "build altar + ship")
    assert choice.ships == ("blue",)
