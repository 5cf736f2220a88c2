"""Items of the score lines that Leaders adds to (LEADERS-SCORE-1, AMB-90)."""

import numpy as np

from argosy.game.wonders.hooks import Items
from argosy.game.wonders.leaders.views import named
from argosy.rules.records import RecordArray, copy_record
from argosy.rules.wonders.leaders.score import (
    best_leader_to_copy,
    copies_a_leader,
    leader_points,
    lend_science,
)
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset


def as_scored(ruleset: Ruleset, game: Game, seat: int, copied: str | None) -> Game:
    """With the leader that a copied guild brings at the end (LEADERS-OPEN-5)."""
    if copied is None or not copies_a_leader(game, ruleset.tables, seat, ruleset.card_ids.index(copied)):
        return game
    leader = int(best_leader_to_copy(game, ruleset.tables, seat))
    if leader < 0:
        return game
    other = copy_record(np.array([game], game.dtype).view(RecordArray))[0]
    other.cities[seat].leaders.copied = leader
    lend_science(ruleset.tables, other.cities[seat], leader, 1)
    return other


def items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Every leader in play with its points; buried leaders together on the line of the wonder."""
    leaders = game.cities[seat].leaders
    ids = named(ruleset, (*leaders.face_up, leaders.copied))
    numbers = [ruleset.ids("leaders").index(leader) for leader in ids]
    return {
        "leaders": tuple(
            (leader, int(leader_points(game, ruleset.tables, seat, number)))
            for leader, number in zip(ids, numbers, strict=True)
        ),
        "wonder": (("buried", int(leaders.bury_points)),) if leaders.bury_points else (),
    }
