"""The words of Duel for numbers of the rules: decisions, tasks, results."""

from argosy.game.duel.expansions import EXPANSIONS
from argosy.rules.duel import terms as t
from argosy.rules.duel.state import Game

RESULTS = (None, "military", "science", "political", "civilian", "blue", "shared", "science_shared")

ASKED: dict[int, str] = {
    t.TURN: "turn",
    t.PICK: "pick",
    t.FIRST: "first",
    t.PROGRESS: "progress",
    t.DRAWN_PROGRESS: "drawn_progress",
    t.DESTROY: "destroy",
    t.REVIVE: "revive",
    **{number: name for expansion in EXPANSIONS for number, name in expansion.asked.items()},
}
"""Names of the decisions."""

TASK_NAMES: dict[int, str] = {
    t.COINS: "coins",
    t.LOSE: "lose",
    t.COINS_PER: "coins_per",
    t.MAJORITY_COINS: "majority_coins",
    t.SHIELDS: "shields",
    t.AGAIN: "again",
    t.LIBRARY: "library",
    t.FINISH: "finish",
    t.TURN_UP: "turn_up",
    t.NEXT_PICK: "next_pick",
    **{number: name for expansion in EXPANSIONS for number, name in expansion.tasks.items()},
    **{number: name for number, name in ASKED.items() if number not in (t.TURN, t.PICK)},
}
"""Names of everything that may be still to be done."""

TASK_NUMBERS = {name: number for number, name in TASK_NAMES.items()}

SUBJECTS = {
    "coins_per": t.SUBJECTS,
    **{task: many for expansion in EXPANSIONS for task, many in expansion.subjects.items()},
}
"""The most subjects of a task, where that is not a bit set."""


def winners_of(game: Game) -> tuple[int, ...]:
    """The winner, or both after a shared result; empty while the game runs."""
    if not game.over:
        return ()
    return (0, 1) if game.winner < 0 else (int(game.winner),)
