"""Golden games of Duel: replay choice by choice, and node counts of the last choices."""

import re

import pytest

from argosy.game.duel.game import new_duel_game
from tests.golden.duel.golden import FILES, FOLDER, FROM_END, SEEDS, ending, node_counts, played

LINE = re.compile(r"\d+  ([01]) (.+?)   = \w{6}")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_replays_choice_by_choice(name):
    _, *lines = (FOLDER / f"{name}.txt").read_text().splitlines()
    game = new_duel_game(expansions=FILES[name], seed=SEEDS[name])
    for line in lines:
        match = LINE.fullmatch(line)
        if match is None:
            break
        assert played(game, int(match[1]), match[2]) == line
    assert game.is_over
    assert ending(game) in lines


@pytest.mark.parametrize("name", FILES)
def test_the_last_choices_can_go_on_in_as_many_ways(name):
    text = (FOLDER / f"{name}.txt").read_text()
    moment = len(LINE.findall(text)) - FROM_END
    assert [
        f"nodes {depth}  {count}" for depth, count in enumerate(node_counts(name, moment), 1)
    ] == text.splitlines()[-3:]


def test_golden_games_show_the_odd_choices():
    text = "".join((FOLDER / f"{name}.txt").read_text() for name in FILES)
    for verb in (
        "recruit",
        "place",
        "plot",
        "prepare",
        "trigger",
        "activate",
        "enshrine",
        "wonder",
        "token",
        "first",
    ):
        assert re.search(rf"\d+  [01] {verb}\b", text), verb
