"""What gives the points of the lines that Leaders adds to, item by item (LEADERS-SCORE-1, AMB-90)."""

from typing import Any

from argosy.game.engine import run
from argosy.game.wonders.box import Items
from argosy.game.wonders.leaders.look import named
from argosy.rules.wonders.leaders.score import leader_points
from argosy.rules.wonders.ruleset import Ruleset


def items(ruleset: Ruleset, game: Any, seat: int) -> dict[str, Items]:
    """Every leader in play with its points; buried leaders together on the line of the wonder."""
    leaders = game.cities[seat].leaders
    ids = named(ruleset, (*leaders.face_up, leaders.copied))
    points = run(leader_points)
    numbers = [ruleset.ids("leaders").index(leader) for leader in ids]
    return {
        "leaders": tuple(
            (leader, int(points(game, ruleset.tables, seat, number)))
            for leader, number in zip(ids, numbers, strict=True)
        ),
        "wonder": (("buried", int(leaders.bury_points)),) if leaders.bury_points else (),
    }
