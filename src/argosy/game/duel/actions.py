"""Actions by number, independent of the seat that chooses.

The base game and the expansions build their verbs from these pieces.
"""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset

TRACK_TOKENS = ("-6", "-3", "+3", "+6")
"""Military tokens by the first space of their zone, counted as the lead of seat 0."""


class Action(msgspec.Struct, frozen=True):
    """An action of the action space, independent of the seat that chooses it."""

    verb: str
    words: tuple[str, ...] = ()
    card: str | None = None
    thing: str | None = None
    """Id of the wonder, token, conspiracy, god or mythology that the action is about."""


@lru_cache(maxsize=8)
def ids_of(ruleset: DuelRuleset) -> dict[str, tuple[str, ...]]:
    """Ids of all things by their group, in the order of their numbers."""
    catalog = ruleset.catalog
    groups = ("cards", "wonders", "progress", "conspiracies", "decrees", "divinities")
    ids = {group: tuple(thing.id for thing in getattr(catalog, group)) for group in groups}
    return {**ids, "mythologies": catalog.mythologies}


@lru_cache(maxsize=8)
def numbers_of(ruleset: DuelRuleset) -> dict[str, dict[str, int]]:
    """The number of each thing by its group and id."""
    return {
        group: {name: number for number, name in enumerate(ids)} for group, ids in ids_of(ruleset).items()
    }


Make = Callable[[DuelRuleset, int], Action]
Verb = tuple[int, int, Make]
"""(first number, how many, what each means)."""


def card_action(verb: str) -> Make:
    """A verb with a card of this number."""

    def make(ruleset: DuelRuleset, index: int) -> Action:
        card = ids_of(ruleset)["cards"][index]
        return Action(verb, (card,), card)

    return make


def thing_action(verb: str, group: str) -> Make:
    """A verb with a wonder, token, conspiracy or god of this number."""

    def make(ruleset: DuelRuleset, index: int) -> Action:
        thing = ids_of(ruleset)[group][index]
        return Action(verb, (thing,), None, thing)

    return make


def with_card_action(verb: str, group: str) -> Make:
    """A verb with a thing and a card."""

    def make(ruleset: DuelRuleset, index: int) -> Action:
        thing, card = ids_of(ruleset)[group][index // t.CARDS], ids_of(ruleset)["cards"][index % t.CARDS]
        return Action(verb, (thing, "with", card), card, thing)

    return make


def plain_action(verb: str) -> Make:
    """A verb that says everything."""
    return lambda _, __: Action(verb)


def number_action(verb: str, first: int) -> Make:
    """A verb with a number that counts from `first`."""
    return lambda _, index: Action(verb, (str(index + first),))


def track_token_action(verb: str) -> Make:
    """A verb with a military token."""
    return lambda _, index: Action(verb, (TRACK_TOKENS[index],))
