"""Items of the score lines that Babel adds."""

from argosy.game.score_pad import Worth, looked_up
from argosy.game.wonders.hooks import Items
from argosy.rules.wonders.babel.play import points_of_rewards
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES


def items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Own tiles in the tower; rewards of projects by Age, tokens for penalties (BABEL-TOWER-6,
    BABEL-PROJECT-3, -4).
    """
    babel, facts = game.cities[seat].babel, facts_of(ruleset.catalog)
    laid = int(babel.laid)
    rewards = tuple(
        (facts.projects[game.babel.projects[age]].id, int(points_of_rewards(game, ruleset.tables, seat, age)))
        for age in range(AGES)
        if babel.rewards[age]
    )
    debts = (("debts", int(babel.debt)),) if babel.debt else ()
    return {
        "tower": (("tiles", int(ruleset.tables.babel.points[laid])),) if laid else (),
        "projects": (*rewards, *debts),
    }


def by_hand(ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
    """Own tiles in the tower (BABEL-TOWER-6)."""
    return {"tower": {"tiles": looked_up(tuple(int(points) for points in ruleset.tables.babel.points))}}
