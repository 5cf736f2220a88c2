"""Golden games of 7 Wonders: replay turn by turn. If one changes, say which rule moved and why.

`scripts/make_goldens.py wonders` writes them anew.
"""

import pytest

from argosy.rules.wonders.ruleset import EDITIONS
from tests.golden.wonders.golden import (
    CHOICES,
    FILES,
    FOLDER,
    begin,
    last_line,
    list_of_choices,
    path_of,
    replay_line,
)

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: path_of(*file).stem)


def test_every_ruleset_and_number_of_players_has_a_golden_game():
    assert {(edition, players) for edition, players, _ in FILES} == {
        (edition, players)
        for edition in EDITIONS
        for players in range(2, 8)
        if (edition, players) != (2020, 2)
    }
    kept = {path.name for path in FOLDER.glob("base_*.txt")}
    assert kept == {path_of(*file).name for file in FILES}


@every_file
def test_a_golden_game_replays_turn_by_turn(file):
    text = path_of(*file).read_text()
    game, lines = begin(text)
    for line in lines[:-1]:
        assert replay_line(game, line) == line
    assert game.is_over
    assert lines[-1] == last_line(game)


@every_file
def test_a_golden_game_is_short_enough_to_read(file):
    assert path_of(*file).stat().st_size < 10_000


def test_golden_games_show_the_odd_steps():
    """Free builds, constructions from the pile, extra last cards, the free city, purchases from both
    sides.
    """
    texts = "".join(path_of(*file).read_text() for file in FILES)
    for sign in (
        " free ",
        " revive ",
        "\n1.6+ ",
        "city: build",
        "city: stage",
        "city: sell",
        " left 2 right ",
    ):
        assert sign in texts, sign


def test_the_order_and_the_numbers_of_choices_stay_as_they_are():
    """Texts, order and action numbers are an interface: bots are trained on them."""
    assert list_of_choices() == CHOICES.read_text()
