"""Items of the score line that Edifice adds, and of halves of stages."""

from argosy.game.wonders.edifice.views import halves_of
from argosy.game.wonders.hooks import Items
from argosy.rules.wonders.edifice.play import points_of_edifice, points_of_half
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES


def items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Rewards by Age, tokens for penalties, halves of stages (EDIFICE-4, -5, -8)."""
    edifice, facts = game.cities[seat].edifice, facts_of(ruleset.catalog)
    rewards = tuple(
        (facts.edifices[game.edifice.edifices[age]].id, points)
        for age in range(AGES)
        if (points := int(points_of_edifice(game, ruleset.tables, seat, age)))
    )
    debts = (("debts", int(edifice.debt)),) if edifice.debt else ()
    halves = tuple(
        (f"half_{stage}", points)
        for stage, _ in halves_of(game.cities[seat])
        if (points := int(points_of_half(game, ruleset.tables, seat, stage - 1)))
    )
    return {"edifice": (*rewards, *debts), "wonder": halves}
