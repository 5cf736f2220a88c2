"""What gives the points of the lines that Cities adds to, item by item, and what its masks may copy."""

from typing import Any

from argosy.game.by_hand import Worth, linear
from argosy.game.wonders.box import Items
from argosy.rules.wonders import terms
from argosy.rules.wonders.cities.ruleset import facts_of
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.points import card_points
from argosy.rules.wonders.ruleset import Ruleset


def items(ruleset: Ruleset, game: Any, seat: int) -> dict[str, Items]:
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


def copies(ruleset: Ruleset, game: Any, seat: int) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """Masks, and what each green card next door shows (CITIES-MASK-1 to -3)."""
    masks = int(game.cities[seat].black.masks)
    if not masks:
        return 0, ()
    neighbors = (game.cities[left_of(game, seat)], game.cities[right_of(game, seat)])
    shown = [
        tuple(sorted(e.symbol for e in card.effects if e.kind == "science" and e.symbol in terms.SYMBOLS[: terms.ANY]))
        for city in neighbors
        for number, card in enumerate(ruleset.catalog.cards)
        if card.color == "green" and has_built(city, number)
    ]
    return masks, tuple(sorted(symbols for symbols in shown if symbols))
