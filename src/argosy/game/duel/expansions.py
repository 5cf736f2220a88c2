"""The expansions of Duel in a game with names, by the names of their packages."""

from argosy.catalog.registry import packages_by_name
from argosy.game.duel.expansion import DuelExpansion

BY_NAME: dict[str, DuelExpansion] = {
    name: package.EXPANSION for name, package in packages_by_name("game", "duel", "expansion").items()
}
EXPANSIONS = tuple(BY_NAME.values())


def in_play(expansions: tuple[str, ...]) -> tuple[DuelExpansion, ...]:
    """The expansions that a game has, in the order of the registry."""
    return tuple(expansion for name, expansion in BY_NAME.items() if name in expansions)
