"""A position of Duel on the score pad: what its address says, with everything filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.game.by_hand import POINTS
from argosy.game.duel.by_hand import fields
from argosy.game.duel.view import DuelView
from argosy.game.types import SeatScore
from argosy.web.duel.by_hand import lines_of


def query(ruleset: Any, position: Mapping[str, Any], _view: DuelView, scores: Sequence[SeatScore]) -> dict[str, str]:
    """The fields of the pad; a supremacy says how the game ended."""
    found = {"game": "duel", **dict.fromkeys(position["boxes"], "on")}
    if position["winner"] is not None and position["result"] in ("military", "science", "political"):
        found["ended"] = f"{position['result']} {position['winner']}"
    for score in scores:
        lead = position["pawn"] if score.seat == 0 else -position["pawn"]
        known = {"coins": score.coins, "lead": max(lead, 0)}
        points = {line.line: line.points for line in score.lines}
        for line, names in fields(ruleset, lines_of(ruleset)).items():
            for name in names:
                many = points[line] if name == POINTS else known[name]
                if many:
                    found[f"{line}.{name}-{score.seat}"] = str(many)
    return found
