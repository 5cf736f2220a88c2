"""Names of the features of single boards.

Their order is that of `argosy.rules.wonders.extra_wonders.features`.
"""

from collections.abc import Iterator

from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES


def question_names(ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001  because all expansions are asked alike
    """Nothing lies on the table."""
    yield from ()


def city_names(ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001
    """Names of what lies open in one city."""
    yield from (f"copied_stage.{stage}" for stage in range(1, MAX_STAGES + 1))
    yield from ("tokens_of_diplomacy", "copied_symbols")
