"""Names of the features of Cities, in the order of `argosy.rules.wonders.cities.features`."""

from collections.abc import Iterator

from argosy.rules.wonders.ruleset import Ruleset


def question_names(_ruleset: Ruleset) -> Iterator[str]:
    """Names of what a city is asked about losses."""
    yield "coins_to_lose"


def city_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of what Cities adds to a city, and of what its leaders grant, if there are leaders."""
    yield from ("debts", "diplomacy", "masks")
    if ruleset.ids("leaders"):
        yield from ("free_black", "loss_of_stages", "defeat_shields")
