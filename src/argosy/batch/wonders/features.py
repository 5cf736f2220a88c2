"""Names of the features that `observe` gives, in the order of `argosy.rules.wonders.features`."""

from collections.abc import Iterator

from argosy.batch.names import sets_of
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada import terms as naval_terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES

TABLE = ("age", "turn", "direction", "last_card", "over", "asked", "seat", "controller", "discard_size")
CITY = (
    "wonder", "stages", "coins", "shields", "defeats", "hand_size", "owes", "free_build", "free_new_color",
    "free_first", "free_last", "plays_last", "copies_guild",
)  # fmt: skip
HARBOUR = (
    "shipyard", "naval_shields", "naval_discount", "coins_per_move", "free_stage_ship", "any_stage_ship", "safe",
    "may_abstain",
)  # fmt: skip


def feature_names(ruleset: Ruleset) -> tuple[str, ...]:
    """A name for each feature, e.g. `hand.baths`, `city0.coins` (the own city), `city1.colors.blue` (its left one)."""
    cards = ruleset.card_ids
    names = [*TABLE, *(f"hand.{card}" for card in cards), *(f"discard.{card}" for card in cards)]
    ships = ruleset.catalog.armada is not None
    if ships:
        names += question_names(ruleset)
    for step in range(ruleset.seats):
        names += [f"city{step}.{name}" for name in city_names(ruleset)]
        names += [f"city{step}.{name}" for name in ship_names(ruleset)] if ships else []
    return tuple(names)


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


def question_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of what a city is asked about ships and islands."""
    yield from (f"may_move.{lane}" for lane in naval_terms.LANES)
    yield "ships_to_move"
    yield from (f"drawn.{island}" for island in ruleset.ids("islands"))
    yield from (f"islands_left.{level}" for level in range(1, naval_terms.LEVELS + 1))


def ship_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of the features of one harbour."""
    yield from HARBOUR
    yield from (f"ships.{lane}" for lane in naval_terms.LANES)
    yield from (f"naval_tokens.{age}" for age in range(1, AGES + 1))
    yield from (f"far_{what}.{side}" for what in ("units", "price") for side in ("left", "right"))
    yield from (f"lands_on.{step}" for step in range(ruleset.seats))
    yield from (f"islands.{island}" for island in ruleset.ids("islands"))
