"""Science symbols that a city copies from green cards of its neighbours at the end, by masks or what does the same."""

from argosy.game.wonders.box import Copies
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset


def copies(ruleset: Ruleset, game: Game, seat: int) -> Copies:
    """How many symbols, and what each green card next door shows (CITIES-MASK-1 to -3, EXTRA-WALL-3)."""
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
