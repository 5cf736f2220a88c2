"""Options of the rules as parameters of the game of OpenSpiel: by keyword, in its string, pickled."""

import copy
import pickle
import subprocess
import sys

import msgspec
import pyspiel
import pytest

import argosy
from argosy.envs import openspiel_game
from argosy.errors import ArgosyError

NOT_DEFAULT = [
    ({"game": "wonders"}, "babylon_last_card", "extra_turn"),
    ({"game": "wonders", "expansions": ["armada"]}, "equal_taxes", "leviers_exempt"),
    ({"game": "wonders", "edition": 2020, "expansions": ["leaders"]}, "leaders_pack", "standard_and_expert"),
    ({"game": "wonders", "edition": 2010, "expansions": ["babel"]}, "babel_parts", "tower"),
    ({"game": "duel", "expansions": ["agora"]}, "senators_from_discard", False),
]
"""A table, an option, a value that is not its default."""
one_option = pytest.mark.parametrize(
    ("table", "name", "value"), NOT_DEFAULT, ids=[name for _, name, _ in NOT_DEFAULT]
)


def option_of(game, name):
    return getattr(game.new_initial_state().table.batch.ruleset.options, name)


def test_every_option_of_every_game_is_tried():
    games = (argosy.new_game(name, seed=1) for name in ("wonders", "duel"))
    every = {name for game in games for name in msgspec.structs.asdict(game.ruleset.options)}
    assert {name for _, name, _ in NOT_DEFAULT} == every


@one_option
def test_an_option_given_by_keyword_is_that_of_the_rules(table, name, value):
    game = openspiel_game(**table, **{name: value})
    assert option_of(game, name) == value
    assert getattr(argosy.new_game(**table, **{name: value}).ruleset.options, name) == value


@one_option
def test_an_option_travels_in_the_string_of_the_game(table, name, value):
    game = openspiel_game(**table, **{name: value})
    again = pyspiel.load_game(str(game))
    assert option_of(again, name) == value
    assert str(again) == str(game)
    assert again.new_initial_state().table.batch.ruleset == game.new_initial_state().table.batch.ruleset


@one_option
def test_an_option_may_be_written_in_a_string(table, name, value):
    expansions = "+".join(table.get("expansions", ()))
    start = f"argosy(game={table['game']},edition={table.get('edition', 0)},boxes={expansions}"
    for said in (f"options={name}:{value}", f"options={name}={value}"):
        assert option_of(pyspiel.load_game(f"{start},{said})"), name) == value


@one_option
def test_an_option_is_pickled_with_the_game_and_its_states(table, name, value):
    game = openspiel_game(**table, **{name: value})
    assert option_of(pickle.loads(pickle.dumps(game)), name) == value
    state = game.new_initial_state()
    state.apply_action(1)
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert option_of(again, name) == value
    assert other.history() == [1]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copied_game_is_whole(copied):
    """It had no table, so it could begin no state."""
    game = openspiel_game("duel", expansions=["agora"])
    again = copied(game)
    assert str(again) == str(game)
    assert again.new_initial_state().table.batch == game.new_initial_state().table.batch


def test_a_pickled_game_is_read_where_the_game_is_not_known_yet(tmp_path):
    file = tmp_path / "game.pickle"
    file.write_bytes(pickle.dumps(openspiel_game("duel", expansions=["agora"], senators_from_discard=False)))
    code = f"import pickle; print(pickle.loads(open({str(file)!r}, 'rb').read()))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "options=senators_from_discard:False" in run.stdout


def test_several_options_and_requests_are_pickled_together():
    said = {
        "babylon_last_card": "extra_turn",
        "leaders_pack": "standard_and_expert",
        "sides": "b",
        "wonders": ["gizah:b", None, None],
    }
    game = openspiel_game(players=3, edition=2020, expansions=["leaders", "cities"], **said)
    again = pickle.loads(pickle.dumps(game))
    for one in (game, again):
        assert option_of(one, "babylon_last_card") == "extra_turn"
        assert option_of(one, "leaders_pack") == "standard_and_expert"
    states = [one.new_initial_state() for one in (game, again)]
    for state in states:
        for digit in range(6):
            state.apply_action(digit)
    assert states[0].table.batch == states[1].table.batch
    assert "gizah:b" in states[0].table.batch.game(0).record()


def test_options_may_be_given_to_load_game_as_older_versions_wrote_them():
    said = {"game": "wonders", "players": 4, "edition": 2020, "boxes": "armada"}
    game = pyspiel.load_game(
        "argosy", {**said, "options": "babylon_last_card=extra_turn+equal_taxes=leviers_exempt"}
    )
    assert option_of(game, "babylon_last_card") == "extra_turn"
    assert option_of(pickle.loads(pickle.dumps(game)), "equal_taxes") == "leviers_exempt"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("senators_from_discard:maybe", "senators_from_discard = 'maybe': True or False"),
        ("senators:True", "there is no 'senators'; known: senators_from_discard"),
        (
            "senators_from_discard",
            "options = 'senators_from_discard': write NAME:VALUE, several with \\+ between them",
        ),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_what_would_be_right(options, said):
    with pytest.raises((ArgosyError, pyspiel.SpielError), match=said):
        pyspiel.load_game("argosy", {"game": "duel", "options": options})
