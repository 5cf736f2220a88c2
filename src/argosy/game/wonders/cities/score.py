"""Items of the score lines that Cities adds to."""

from argosy.game.score_pad import Worth, linear
from argosy.game.wonders.hooks import Items
from argosy.rules.wonders.cities.ruleset import facts_of
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.points import card_points


def items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Black cards, debts (CITIES-SCORE-1)."""
    scoring, city = facts_of(ruleset.catalog).setup.scoring, game.cities[seat]
    black = tuple(
        (card.id, int(card_points(game, ruleset.tables, seat, number)))
        for number, card in enumerate(ruleset.catalog.cards)
        if card.color == "black" and has_built(city, number)
    )
    debts = (("debts", int(city.black.debts) * scoring.debt),) if city.black.debts else ()
    if scoring.debts == "cities":
        return {"cities": (*black, *debts)}
    return {"cities": black, scoring.debts: debts}


def by_hand(ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
    """Debts, on the line where the edition counts them (CITIES-SCORE-1)."""
    scoring = facts_of(ruleset.catalog).setup.scoring
    return {scoring.debts: {"debts": linear(scoring.debt)}}
