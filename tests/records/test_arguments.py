"""Bad arguments of new games and batches: refused in words, in both games in the same ones."""

import pytest

from argosy import Batch, RulesetError, new_game

BOTH = [
    ({"players": "3"}, "players = '3': a whole number, not a text"),
    ({"players": 3.0}, "players = 3.0: a whole number, not a fraction"),
    ({"players": True}, "players = True: a whole number, not True or False"),
    ({"players": None}, "players = None: a whole number, not nothing"),
    ({"players": 99}, "99 players"),
    ({"expansions": "moon"}, "expansions = 'moon': a list of names, e.g. ['moon']"),
    ({"expansions": [3]}, "expansions: 3: the name of an expansion, not a whole number"),
    ({"expansions": ["moon"]}, "box 'moon'"),
    ({"seed": "7"}, "seed = '7': a whole number from 0 to 2^63 - 1, not a text"),
    ({"seed": 7.0}, "seed = 7.0"),
    ({"seed": True}, "seed = True"),
    ({"seed": -1}, "seed = -1"),
    ({"seed": 1 << 63}, "a whole number from 0 to 2^63 - 1"),
    ({"data": 3}, "data = 3: the path of a folder, not a whole number"),
]
WONDERS = [
    ({"edition": "2010"}, "edition = '2010': 2010 or 2020, not a text"),
    ({"edition": 2020.0}, "edition = 2020.0"),
    ({"edition": 2015}, "no edition 2015"),
    ({"expansions": None}, "expansions = None: a list of names, e.g. ['armada']"),
    ({"teams": 1}, "teams = 1: True or False, not a whole number"),
    (
        {"fast": "yes"},
        "options of 7 Wonders: there is no 'fast'; known: babylon_last_card, equal_taxes, leaders_pack",
    ),
    (
        {"equal_taxes": 3},
        "options of 7 Wonders: equal_taxes = 3: a text; known: babylon_last_card, equal_taxes, leaders_pack",
    ),
    ({"equal_taxes": "no"}, "equal_taxes = 'no': choose one of leviers_pay, leviers_exempt"),
    (
        {"equal_taxes": "leviers_exempt"},
        "says something about armada_2018 or armada_2020, which this table does not play",
    ),
    (
        {"babel_parts": "tower"},
        "babel_parts = 'tower' says something about babel, which this table does not play",
    ),
    (
        {"edition": 2010, "expansions": ["leaders"], "leaders_pack": "standard_and_expert"},
        "leaders_pack = 'standard_and_expert' says something about leaders_2020, which this table does not play",
    ),
    ({"sides": "c"}, "sides = 'c': choose random, a (day) or b (night)"),
    ({"sides": None}, "sides = None: choose random, a (day) or b (night)"),
    ({"wonders": "gizah"}, "one board for each of 3 cities, not 'gizah'"),
    ({"wonders": 5}, "one board for each of 3 cities, not 5"),
    ({"wonders": ["gizah"]}, "one board for each of 3 cities, not a list of 1"),
    ({"wonders": ["atlantis", None, None]}, "there is no wonder 'atlantis': choose from rhodos"),
    ({"wonders": ["gizah:c", None, None]}, "gizah has no side 'c': choose a (day) or b (night)"),
    ({"wonders": ["gizah:a:b", None, None]}, "wonders: 'gizah:a:b': write 'gizah', 'gizah:b'"),
    ({"wonders": [3, None, None]}, "wonders: 3: write 'gizah', 'gizah:b'"),
    ({"wonders": [("gizah",), ("gizah", "b"), None]}, "each wonder can be played once"),
]
DUEL = [
    ({"players": 3}, "3 players: Duel is for 2"),
    ({"expansions": None}, "expansions = None: a list of names, e.g. ['pantheon']"),
    ({"fast": True}, "options of Duel: there is no 'fast'; known: senators_from_discard"),
    ({"edition": 2010}, "options of Duel: there is no 'edition'; known: senators_from_discard"),
    (
        {"senators_from_discard": "no"},
        "senators_from_discard = 'no': True or False; known: senators_from_discard",
    ),
]
ASKED = [
    *(("wonders", *case) for case in (*BOTH, *WONDERS)),
    *(("duel", *case) for case in (*BOTH, *DUEL)),
]


@pytest.mark.parametrize(("game", "arguments", "words"), ASKED, ids=str)
def test_a_new_game_refuses_what_it_cannot_read(game, arguments, words):
    with pytest.raises(RulesetError) as refused:
        new_game(game, **arguments)
    assert words in str(refused.value)


@pytest.mark.parametrize(("game", "arguments", "words"), ASKED, ids=str)
def test_a_batch_refuses_what_it_cannot_read(game, arguments, words, monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    with pytest.raises(RulesetError) as refused:
        Batch(game, games=1, **arguments)
    assert words in str(refused.value)


@pytest.mark.parametrize("game", ["wonders", "duel"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"games": "4"}, "games = '4': a whole number, not a text"),
        ({"games": 4.0}, "games = 4.0"),
        ({"games": 0}, "at least 1"),
        ({"games": 1, "threads": "2"}, "threads = '2': a whole number, not a text"),
    ],
)
def test_a_batch_is_a_whole_number_of_games(game, arguments, words):
    with pytest.raises(RulesetError) as refused:
        Batch(game, **arguments)
    assert words in str(refused.value)


@pytest.mark.parametrize("game", ["chess", "", "Wonders", 3, None, ["wonders"]])
def test_there_are_two_games(game):
    with pytest.raises(RulesetError, match="choose wonders or duel"):
        new_game(game)
    with pytest.raises(RulesetError, match="choose wonders or duel"):
        Batch(game, games=1)


@pytest.mark.parametrize(
    ("word", "side"), [("day", "a"), ("night", "b"), ("Night", "b"), ("a", "a"), ("B", "b")]
)
def test_sides_are_called_day_and_night_too(word, side):
    """The boards of 2020 have a day and a night side; a and b name the same ones."""
    game = new_game(
        "wonders", players=3, wonders=[f"gizah:{word}", ("rhodos", word), None], sides=word, seed=1
    )
    assert [one for _, one in game.boards] == [side] * 3


def test_an_option_that_is_left_as_it_is_says_nothing():
    """Positions write all options; LEADERS-SETUP-3."""
    new_game("wonders", players=3, seed=1, leaders_pack="standard", babel_parts="both")
    new_game(
        "wonders", players=3, edition=2010, expansions=["leaders_2020"], leaders_pack="standard_and_expert"
    )
