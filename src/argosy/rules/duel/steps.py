"""The order of steps in a turn and an Age, as lists like those of the rulebooks.

Rules DUEL-012, 060, 090. A turn: the player chooses, what is chosen takes effect with every choice that
belongs to it, then AFTER_CHOICE. Its last step walks END_OF_TURN, and the last step of that, with an empty
structure, walks END_OF_AGE. A walk stops when the game is over. Kernels walk the lists of all expansions;
steps of an expansion do nothing where it is not in play.
"""

from collections.abc import Sequence

from argosy.catalog.registry import packages_by_name
from argosy.rules.duel.expansions.in_play import in_play
from argosy.rules.duel.terms import (
    ASK_FIRST,
    COUNT_POINTS,
    COUNT_TURN,
    END_AGE,
    FINISH,
    LAY_OUT,
    PASS_TURN,
    TURN_UP,
)

TERMS = packages_by_name("rules", "duel", "terms")
"""By box: its numbers, and what it does when."""

WORDS = {
    "turn_up": TURN_UP,
    "finish": FINISH,
    "count_turn": COUNT_TURN,
    "pass_turn": PASS_TURN,
    "end_age": END_AGE,
    "count_points": COUNT_POINTS,
    "lay_out": LAY_OUT,
    "ask_first": ASK_FIRST,
    **{word: number for expansion in TERMS.values() for word, number in expansion.STEPS.items()},
}
"""The number of every step; those that stand on the stack of tasks are tasks."""


BASE_STEPS = {
    "after_choice": ("turn_up", "finish"),
    "end_of_turn": ("count_turn", "pass_turn", "end_age"),
    "end_of_age": ("count_points", "lay_out", "ask_first"),
}
"""DUEL-012; DUEL-060, 061; DUEL-090 to 092, 100."""


def steps_with(expansions: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """All lists of a game with these expansions, by name."""
    lists = dict(BASE_STEPS)
    for expansion in in_play(TERMS, expansions):
        lists |= expansion.OWN_STEPS
        lists |= {
            where: _insert(lists[where], after, step) for where, after, step in expansion.INSERTED_STEPS
        }
    return lists


def _insert(steps: tuple[str, ...], after: str, step: str) -> tuple[str, ...]:
    place = steps.index(after) + 1
    return (*steps[:place], step, *steps[place:])


def _numbers(name: str) -> tuple[int, ...]:
    return tuple(WORDS[word] for word in steps_with(tuple(TERMS))[name])


AFTER_CHOICE = _numbers("after_choice")
END_OF_TURN = _numbers("end_of_turn")
END_OF_AGE = _numbers("end_of_age")
