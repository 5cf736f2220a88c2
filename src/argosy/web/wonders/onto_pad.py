"""A position of 7 Wonders on the score pad: what its address says, with everything filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.game.by_hand import POINTS
from argosy.game.types import SeatScore
from argosy.game.wonders import by_hand
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.wonders.boxes.fitting import year_of
from argosy.web.wonders.boxes.in_play import PARTS


def query(ruleset: Any, position: Mapping[str, Any], view: WondersView, scores: Sequence[SeatScore]) -> dict[str, str]:
    """The fields of the pad. The free city of two players has no column there."""
    players = [score for score in scores if score.rank is not None] or list(scores)
    found = {"game": "wonders", "edition": str(position["edition"]), "players": str(len(players))}
    found |= {PARTS[box]: str(year_of(box)) for box in position["boxes"]}
    if position["teams"]:
        found["teams"] = "on"
    for place, score in enumerate(players):
        city = position["cities"][score.seat]
        found |= {f"{name}-{place}": str(many) for name, many in _counts(ruleset, city, view.cities[score.seat], score)}
    return found


def _counts(ruleset: Any, city: Mapping[str, Any], seen: CityView, score: SeatScore) -> list[tuple[str, int]]:
    """What is counted for each line; points that no count explains are written as points."""
    known: dict[str, int] = {f"age_{age}": many for age, many in enumerate(city["victories"], 1)}
    known |= {"defeats": city["defeats"], "coins": score.coins, **seen.science}
    found: list[tuple[str, int]] = []
    worth = {line.line: line.points for line in score.lines}
    for line, names in by_hand.fields(ruleset).items():
        counted = {(line, name): known.get(name, 0) for name in names if name != POINTS}
        more = worth[line] - by_hand.points(ruleset, line, counted)
        if POINTS in names and more:
            counted[line, POINTS] = more
        found += [(f"{one}.{name}", many) for (one, name), many in counted.items() if many]
    return found
