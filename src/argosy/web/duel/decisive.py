"""Cards of Duel that end the game for whoever constructs them, by military or science (DUEL-072, 082).

It is counted from the printed shields and symbols and the progress tokens of the city. What else can move the
pawn or hold it, as decrees or Minerva, is not: with Minerva on the track no card counts as military.
"""

from collections.abc import Iterable, Iterator

from argosy.catalog.duel import Card, DuelCatalog, Effect
from argosy.game.duel.view import DuelView


def decisive(view: DuelView, catalog: DuelCatalog, seat: int, card: str) -> str:
    """Return `military` or `science` if constructing a card would win at once for a seat; else empty."""
    found = next(one for one in catalog.cards if one.id == card)
    if view.minerva is None and _lead(view, seat) + shields(view, catalog, seat, found) >= catalog.capital:
        return "military" if shields(view, catalog, seat, found) else ""
    symbols = {effect.symbol for effect in found.effects if effect.symbol is not None}
    held = view.cities[seat].symbols
    is_new = any(not held.get(symbol) for symbol in symbols)
    return "science" if is_new and len(held) + 1 >= catalog.science.supremacy else ""


def threats(view: DuelView, catalog: DuelCatalog, seat: int) -> frozenset[str]:
    """The ways in which a seat would win at once with a card that lies face up."""
    shown = [place.card for place in view.structure if place.card is not None]
    return frozenset(way for card in shown if (way := decisive(view, catalog, seat, card)))


def _lead(view: DuelView, seat: int) -> int:
    return view.pawn if seat == 0 else -view.pawn


def shields(view: DuelView, catalog: DuelCatalog, seat: int, card: Card) -> int:
    """Shields of a card, with those that the city's progress tokens add to red ones."""
    printed = sum(amounts(card.effects, "shields"))
    held = [one for one in catalog.progress if one.id in view.cities[seat].progress]
    added = sum(amount for one in held for amount in amounts(one.effects, "extra_shield_on_red"))
    return printed + (added if printed and card.color == "red" else 0)


def amounts(effects: Iterable[Effect], kind: str) -> Iterator[int]:
    """Return the amounts of the effects of a kind."""
    return (effect.amount or 0 for effect in effects if effect.kind == kind)
