"""Names of the features of Leaders, in the order of `argosy.rules.wonders.leaders.features`."""

from collections.abc import Iterator

from argosy.rules.wonders.ruleset import Ruleset

CITY = (
    "leaders_in_hand", "leaders_free", "leader_discount.self", "leader_discount.left", "leader_discount.right",
    "buried_points", "leaders_sold", "sends_defeats", "bank_bonus", "bonus_taken", "coins_per_token", "coins_chained",
    "set_bonus", "symbol_changes", "free_colors",
)  # fmt: skip


def question_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of the leaders that a seat holds and is offered."""
    yield from (f"leader_in_hand.{leader}" for leader in ruleset.ids("leaders"))
    yield from (f"leader_offered.{leader}" for leader in ruleset.ids("leaders"))
    yield "leaders_left"


def city_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of the features of the leaders of one city; a recruited leader shows its Age."""
    yield from (f"recruited.{leader}" for leader in ruleset.ids("leaders"))
    yield from CITY
