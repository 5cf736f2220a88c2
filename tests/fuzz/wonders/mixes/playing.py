"""Random games with any expansions that are looked at after every choice, and replayed."""

import numpy as np

from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.state import CHOICE, GAME, SEATS
from tests.fuzz.wonders.mixes.invariants import (
    FAULTS,
    LOOK,
    MOMENTS,
    play_all_checked,
    replay_all_shuffled,
)
from tests.fuzz.wonders.mixes.tables import Mix
from tests.fuzz.wonders.playing import BACKEND, first_seed, words
from tests.fuzz.wonders.rulesets import random_boards


def played(mix: Mix, count: int, backend=BACKEND, later: int = 0) -> tuple[np.ndarray, list[str]]:
    """Games that were played, looked at and replayed from the numbers of their choices, and what is wrong
    with them.

    The seeds are the mix's own ones, `later` after its first.
    """
    ruleset, first = mix.ruleset, first_seed(str(mix)) + later
    boards = random_boards(ruleset, count, first)
    games, again = new_records(GAME, count), new_records(GAME, count)
    journals, faults = np.full((count, MOMENTS, SEATS), -1, np.int32), np.zeros(count, np.int64)
    out, look = new_records(CHOICE, MAX_CHOICES), new_records(LOOK, 1)[0]
    seen, order = np.zeros(ruleset.tables.actions + 1, np.int64), np.zeros(SEATS, np.int64)
    where = (np.uint64(first), ruleset.tables, boards, out)
    backend(play_all_checked)(games, *where, look, seen, journals, faults)
    backend(replay_all_shuffled)(again, *where, journals, order, faults)
    wrong = [
        f"seed {first + n}, boards {boards[n]}: {words(int(faults[n]), FAULTS)}"
        for n in np.flatnonzero(faults)
    ]
    if again.tobytes() != games.tobytes():
        wrong.append("another game when it is replayed with the seats in another order")
    if not games.over.all():
        wrong.append("a game does not end")
    return games, wrong
