"""What boxes show on the score sheet."""

from collections.abc import Callable

from argosy.catalog.duel import Effect
from argosy.game.duel.boxes import parts
from argosy.rules.duel.records import City, Game
from argosy.rules.duel.ruleset import DuelRuleset

ITEMS: tuple[Callable[[DuelRuleset, Game, int], dict[str, list[tuple[str, int]]]], ...] = tuple(
    parts("score", "items").values()
)
POINTS_OF: tuple[Callable[[Effect, City], int], ...] = tuple(parts("score", "points_of").values())


def more_items(ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, list[tuple[str, int]]]:
    """Items of boxes by line of the score pad."""
    return {line: found for items in ITEMS for line, found in items(ruleset, game, seat).items()}


def more_points_of(effect: Effect, city: City) -> int:
    """Points at the end of an effect of a progress token."""
    return sum(points_of(effect, city) for points_of in POINTS_OF)
