"""Names of the features of `observe`, in the order of `argosy.rules.wonders.drivers.features`."""

from collections.abc import Iterator
from functools import lru_cache

from argosy.game.feature_names import Groups, groups_of, sets_of
from argosy.game.wonders.expansions import BY_PACKAGE
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES

TABLE = ("age", "turn", "direction", "last_card", "over", "asked", "seat", "controller", "discard_size")
CITY = (
    "wonder", "stages", "coins", "shields", "defeats", "hand_size", "owes", "free_build", "free_new_color",
    "free_first", "free_last", "plays_last", "copies_guild",
)  # fmt: skip
FURTHER = ("second", "third", "fourth", "fifth", "sixth")
"""Cities clockwise behind the left neighbour."""


@lru_cache(maxsize=64)
def feature_names(ruleset: Ruleset) -> tuple[str, ...]:
    """A name for each feature, e.g. `hand.baths`, `city0.coins` (the own city), `city1.colors.blue` (its
    left one).
    """
    cards = ruleset.card_ids
    names = [*TABLE, *(f"hand.{card}" for card in cards), *(f"discard.{card}" for card in cards)]
    parts = [facts.part for facts in ruleset.catalog.expansions]
    expansions = [BY_PACKAGE[part] for part in parts if part in BY_PACKAGE]
    names += [name for expansion in expansions for name in expansion.question_features(ruleset)]
    for step in range(ruleset.seats):
        names += [f"city{step}.{name}" for name in city_names(ruleset)]
        names += [
            f"city{step}.{name}" for expansion in expansions for name in expansion.city_features(ruleset)
        ]
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


def city_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of the features of one city."""
    yield from CITY
    yield from (f"victories.{age}" for age in range(1, AGES + 1))
    yield from (f"science.{symbol}" for symbol in terms.SYMBOLS)
    yield from (f"colors.{color}" for color in terms.COLORS)
    yield from (f"price.{kind}.{side}" for kind in ("raw", "manufactured") for side in ("left", "right"))
    for whose in ("own", "sold"):
        yield from (f"{whose}.raw.{words}" for words in sets_of(terms.RAW))
        yield from (f"{whose}.manufactured.{words}" for words in sets_of(terms.MADE))
    yield from (f"built.{card}" for card in ruleset.card_ids)
