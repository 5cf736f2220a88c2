"""Items of the score sheet that Pantheon adds."""

from argosy.catalog.duel import Effect
from argosy.game.duel.printed_facts import printed_points
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.pantheon.tokens import tokens_held
from argosy.rules.duel.records import City, Game
from argosy.rules.duel.ruleset import DuelRuleset


def items(ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, list[tuple[str, int]]]:
    """Items by line: gods and the coins on Astarte; grand temples."""
    city = game.cities[seat]
    gods = [god for n, god in enumerate(ruleset.catalog.divinities) if game.pantheon.owner[n] == seat]
    temples = int(ruleset.tables.temple_points[city.powers[p.TEMPLES]])
    return {
        "gods": [*((god.id, printed_points(god)) for god in gods), ("coins", int(city.protected))],
        "purple": [("grand_temples", temples)],
    }


def points_of(effect: Effect, city: City) -> int:
    """Points of an effect of a progress token (PANTHEON-030)."""
    if effect.kind == "points_per_own_tokens":
        return (effect.amount or 0) * int(tokens_held(city))
    return 0
