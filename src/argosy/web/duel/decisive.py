"""Cards of Duel that end the game for whoever constructs them, by military or science (DUEL-072, 082).

It is counted from the printed shields and symbols and the progress tokens of the city. What else can move the
pawn or hold it, as decrees or Minerva, is not: with Minerva on the track no card counts as military.
"""

from collections.abc import Iterable, Iterator

from argosy.catalog.duel import Card, DuelCatalog, Effect
from argosy.game.duel.view import DuelView


def decisive_cards(view: DuelView, catalog: DuelCatalog, seat: int) -> dict[str, str]:
    """Return the cards that lie face up and would win at once for a seat: id -> `military` or `science`."""
    shown = {place.card for place in view.structure}
    ways = ((card.id, _way(view, catalog, seat, card)) for card in catalog.cards if card.id in shown)
    return {card: way for card, way in ways if way}


def _way(view: DuelView, catalog: DuelCatalog, seat: int, card: Card) -> str:
    added = shields(view, catalog, seat, card)
    if added and view.minerva is None and _lead(view, seat) + added >= catalog.capital:
        return "military"
    held = view.cities[seat].symbols
    is_new = any(effect.symbol is not None and not held.get(effect.symbol) for effect in card.effects)
    return "science" if is_new and len(held) + 1 >= catalog.science.supremacy else ""


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
