"""Numbers of players that each expansion allows, alone and in pairs, as the rules say."""

from functools import cache
from itertools import combinations

from argosy.catalog import Catalog, load_boxes
from argosy.errors import RulesetError
from argosy.rules.wonders.boxes.rulesets import boxes_in_play
from argosy.web.wonders.boxes.in_play import offered

PLAYERS = range(2, 9)
EDITIONS = {box: edition for rules in offered() for edition, box in rules.editions.items()}
"""By id of a box the edition of the base game that goes with it."""


@cache
def year_of(box: str) -> int:
    """The year of a box, as its lobby chip and the fields of forms name it."""
    catalog = load_boxes("wonders", (f"base_{EDITIONS[box]}", box))
    return next(one.edition for one in catalog.boxes if one.id == box)


@cache
def fitting() -> dict[str, str]:
    """Return the numbers of players, as digits, by the ids of one expansion or of two.

    They are empty where two expansions do not go together.
    """
    parts = [tuple(rules.editions.values()) for rules in offered()]
    pairs = [(one, other) for left, right in combinations(parts, 2) for one in left for other in right]
    return {
        " ".join(boxes): "".join(map(str, players(*boxes)))
        for boxes in [*((box,) for box in EDITIONS), *pairs]
    }


@cache
def players(*boxes: str) -> tuple[int, ...]:
    """The numbers of players for a table with these boxes."""
    catalog = load_boxes("wonders", (f"base_{EDITIONS[boxes[0]]}", *boxes))
    return tuple(number for number in PLAYERS if not _refused(catalog, number))


def _refused(catalog: Catalog, number: int) -> bool:
    try:
        for rules, box in boxes_in_play(catalog):
            rules.check_players(catalog, number, box)
    except RulesetError:
        return True
    return False


def has_teams(box: str) -> bool:
    """Has the box rules of teams?"""
    return any(rules.check_teams is not None and box in rules.editions.values() for rules in offered())
