"""Items of the score lines that Armada adds to."""

from argosy.game.wonders.armada.views import islands_of
from argosy.game.wonders.hooks import Items
from argosy.rules.wonders.armada.effects import fleet_points
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.points import effect_points


def items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Naval tokens by Age, islands, the blue ship (ARMADA-SCORE-1, -2)."""
    tables, city = ruleset.tables, game.cities[seat]
    rows = {island: tables.armada.islands[number] for number, island in enumerate(ruleset.ids("islands"))}
    islands = [(name, rows[name]) for name in islands_of(ruleset, city)]
    return {
        "naval": tuple(
            (f"age_{age + 1}", int(token)) for age, token in enumerate(city.armada.tokens) if token
        ),
        "islands": tuple(
            (name, int(effect_points(game, tables, seat, row.first_effect, row.effects)))
            for name, row in islands
        ),
        facts_of(ruleset.catalog).setup.scoring.blue_ship: (("blue", int(fleet_points(tables, city))),),
    }
