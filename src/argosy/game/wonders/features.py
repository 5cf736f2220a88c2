"""Names of the features of `observe`: those that stand beside the kernels of the rules, in one row."""

from functools import lru_cache

from argosy.catalog.registry import packages_by_name
from argosy.game.feature_names import Groups, groups_of
from argosy.rules.wonders.drivers.features import city_names, table_names
from argosy.rules.wonders.ruleset import Ruleset

PACKAGES = packages_by_name("rules", "wonders", "features")
FURTHER = ("second", "third", "fourth", "fifth", "sixth")
"""Cities clockwise behind the left neighbour."""


@lru_cache(maxsize=64)
def feature_names(ruleset: Ruleset) -> tuple[str, ...]:
    """A name for each feature, e.g. `hand.baths`, `city0.coins` (the own city), `city1.colors.blue` (its
    left one).
    """
    cards, parts = ruleset.card_ids, [facts.part for facts in ruleset.catalog.expansions]
    expansions = [PACKAGES[part] for part in parts if part in PACKAGES]
    names = [*table_names(cards)]
    names += [name for one in expansions for name in one.question_names(ruleset)]
    for step in range(ruleset.seats):
        of_city = [*city_names(cards), *(name for one in expansions for name in one.city_names(ruleset))]
        names += [f"city{step}.{name}" for name in of_city]
    return tuple(names)


@lru_cache(maxsize=64)
def feature_groups(ruleset: Ruleset) -> Groups:
    """The columns of each group: `table`, `hand`, `discard`, the question, and the cities by seat.

    Cities are `own`, `left`, `right`, and clockwise between them `second_left` ..., as the seat sees them;
    all have the same features in the same order.
    """
    others = ("left", *(f"{word}_left" for word in FURTHER[: ruleset.seats - 3]), "right")
    called = {f"city{step}": name for step, name in enumerate(("own", *others))}
    return groups_of(feature_names(ruleset), called)
