"""Numbers of players that each expansion allows, alone and in pairs, as the rules say."""

from functools import cache
from itertools import combinations

from argosy.catalog import Catalog, load_expansions
from argosy.errors import RulesetError
from argosy.rules.wonders.expansions.rulesets import expansions_in_play
from argosy.web.wonders.expansions.in_play import offered

PLAYERS = range(2, 9)
EDITIONS = {expansion: edition for rules in offered() for edition, expansion in rules.editions.items()}
"""By id of an expansion the edition of the base game that goes with it."""


@cache
def year_of(expansion: str) -> int:
    """The year of an expansion, as its lobby chip and the fields of forms name it."""
    catalog = load_expansions("wonders", (f"base_{EDITIONS[expansion]}", expansion))
    return next(one.edition for one in catalog.expansions if one.id == expansion)


@cache
def allowed_counts() -> dict[str, str]:
    """Return the numbers of players, as digits, by the ids of one expansion or of two.

    They are empty where two expansions do not go together.
    """
    parts = [tuple(rules.editions.values()) for rules in offered()]
    pairs = [(one, other) for left, right in combinations(parts, 2) for one in left for other in right]
    return {
        " ".join(expansions): "".join(map(str, players(*expansions)))
        for expansions in [*((expansion,) for expansion in EDITIONS), *pairs]
    }


@cache
def players(*expansions: str) -> tuple[int, ...]:
    """The numbers of players for a table with these expansions."""
    catalog = load_expansions("wonders", (f"base_{EDITIONS[expansions[0]]}", *expansions))
    return tuple(number for number in PLAYERS if not _refused(catalog, number))


def _refused(catalog: Catalog, number: int) -> bool:
    try:
        for rules, expansion in expansions_in_play(catalog):
            rules.check_players(catalog, number, expansion)
    except RulesetError:
        return True
    return False


def has_teams(expansion: str) -> bool:
    """Has the box rules of teams?"""
    return any(rules.check_teams is not None and expansion in rules.editions.values() for rules in offered())
