"""What boxes show on the score sheet."""

from argosy.catalog.duel import Effect
from argosy.game.duel.pantheon import score as pantheon
from argosy.rules.duel.records import City, Game
from argosy.rules.duel.ruleset import DuelRuleset


def more_items(ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, list[tuple[str, int]]]:
    """Items of boxes by line of the score pad."""
    return pantheon.items(ruleset, game, seat)


def more_points_of(effect: Effect, city: City) -> int:
    """Points at the end of an effect of a progress token."""
    return pantheon.points_of(effect, city)
