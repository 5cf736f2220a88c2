"""Names of the features of Babel, in the order of `argosy.rules.wonders.babel.features`."""

from collections.abc import Iterator

from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES

TABLE = ("tower_height", "project_tokens_taken", "penalty", "penalty_things")
CITY = (
    "tiles_kept",
    "tiles_laid",
    "project_tokens",
    "project_debt",
    "free_stages",
    "free_cards",
    "any_color",
    "board_rests",
)


def question_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of what a seat knows of tower and projects."""
    tiles = ruleset.ids("tiles")
    for where in ("tile", "packet", "tower"):
        yield from (f"{where}.{tile}" for tile in tiles if ruleset.tables.babel.places)
    yield from TABLE
    yield from (f"project.{project}" for project in ruleset.ids("projects") if ruleset.tables.babel.tokens)


def city_names(ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001
    """Names of what lies open in one city."""
    yield from CITY
    yield from (f"project_rewards.{age}" for age in range(1, AGES + 1))
