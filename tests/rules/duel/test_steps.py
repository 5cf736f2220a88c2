"""Order of steps after a choice of Duel, as lists to compare with the rulebooks.

See `rules/duel/steps.py`.
"""

import pytest

from argosy.game.duel.game import new_duel_game
from argosy.rules.duel import turn
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.steps import END_OF_AGE, END_OF_TURN, WORDS
from tests.rules.duel.table import ALL

BASE = {
    "after_choice": ("turn_up", "finish"),
    "end_of_turn": ("count_turn", "pass_turn", "end_age"),
    "end_of_age": ("count_points", "lay_out", "ask_first"),
}


def test_the_base_game_has_no_steps_of_expansions():
    """DUEL-012, 060, 090: turn up what became free, then the turn is over, then perhaps the Age."""
    assert duel_ruleset().steps == BASE


def test_agora_adds_its_triggers():
    """AGORA-061, 062: the turn goes on after a triggered conspiracy; in the next turn another may be
    triggered.
    """
    steps = duel_ruleset(expansions=("agora",)).steps
    assert steps["after_trigger"] == ("turn_up", "after_trigger")
    assert steps["end_of_turn"] == ("count_turn", "forget_trigger", "pass_turn", "end_age")
    assert steps["end_of_age"] == BASE["end_of_age"]


def test_pantheon_opens_before_it_is_said_who_begins():
    """PANTHEON-014: both players see the gods and the gate first."""
    assert duel_ruleset(expansions=("pantheon",)).steps["end_of_age"] == (
        "count_points",
        "lay_out",
        "open_pantheon",
        "ask_first",
    )


def test_with_both_expansions_the_kernels_walk_the_printed_lists():
    steps = duel_ruleset(expansions=ALL).steps
    assert tuple(WORDS[word] for word in steps["end_of_turn"]) == END_OF_TURN
    assert tuple(WORDS[word] for word in steps["end_of_age"]) == END_OF_AGE


@pytest.mark.parametrize("expansions", [(), ("agora",), ("pantheon",), ALL])
def test_an_age_ends_in_the_order_of_its_list(expansions, monkeypatch):
    """DUEL-090, 091, PANTHEON-014: what each step has changed when the next one comes."""
    seen = []

    def watched(game, tables, step):
        seen.append((step, int(game.age), bool(game.present), bool((game.pantheon.space >= 0).any())))
        run_age_step(game, tables, step)

    run_age_step = turn.run_age_step
    game = new_duel_game(expansions=expansions, seed=3)
    game.state.present = 0
    monkeypatch.setattr(turn, "run_age_step", watched)
    turn.finish_turn(game.state, game.ruleset.tables)
    names = {number: word for word, number in WORDS.items()}
    assert [names[step] for step, *_ in seen] == list(duel_ruleset(expansions=ALL).steps["end_of_age"])
    assert [age for _, age, *_ in seen] == [1, 1, 2, 2]
    assert [present for _, _, present, _ in seen] == [False, False, True, True]
    assert [is_open for *_, is_open in seen][-1] == ("pantheon" in expansions)
