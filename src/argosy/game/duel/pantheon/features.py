"""Names of the features of Pantheon, in the order of `argosy.rules.duel.pantheon.features`."""

from collections.abc import Iterator

from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.ruleset import DuelRuleset

POWERS = {
    p.STEP_COINS: "step_coins",
    p.POINTS_PER_TOKENS: "points_per_tokens",
    p.GOD_DISCOUNT: "god_discount",
    p.TEMPLES: "temples",
}
"""Counters of a city."""
TABLE = ("minerva", "minerva.space", "snake", "snake.owner")


def names(ruleset: DuelRuleset) -> Iterator[str]:
    """Yield the names of the features of Pantheon."""
    yield from TABLE
    yield from god_names(ruleset)
    yield from (f"enki.{token.id}" for token in ruleset.catalog.progress)
    yield from token_names(ruleset)


def god_names(ruleset: DuelRuleset) -> Iterator[str]:
    """Names of where gods are."""
    gods, spaces = [god.id for god in ruleset.catalog.divinities], range(1, p.SPACES + 1)
    for where in ("own.god", "foe.god"):
        yield from (f"{where}.{god}" for god in gods)
    for what in ("taken", "mythology"):
        yield from (f"space.{what}.{space}" for space in spaces)
    for where in ("space.god", "open_god", "deck.god"):
        yield from (f"{where}.{god}" for god in gods)
    yield from (f"deck.count.{mythology}" for mythology in ruleset.catalog.mythologies)


def token_names(ruleset: DuelRuleset) -> Iterator[str]:
    """Names of mythology and offering tokens of both players and in the structure."""
    for whose in ("own", "foe"):
        yield from (f"{whose}.mythology.{mythology}" for mythology in ruleset.catalog.mythologies)
        yield from (f"{whose}.offering.{value}" for value in ruleset.catalog.pantheon.offerings)
        yield f"{whose}.protected"
    for what in ("mythology", "offering"):
        yield from (f"place.{what}.{place}" for place in range(t.PLACES))
