"""Masks: what they may copy from green cards next door (CITIES-MASK-1 to -5)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.terms import ANY, GREEN, SCIENCE, SYMBOL_SETS


@kernel
def masks_of(city):
    """How many symbols a city copies: one with each mask (CITIES-MASK-1)."""
    return city.black.masks


@kernel
def shown_next_door(game, tables, seat):
    """How many green cards of both neighbours show a symbol out of each set, as `science.best_science` takes it; 0
    for a city without masks.

    Equal cards of both neighbours are two cards; only printed symbols of green cards can be copied, and a mask is none
    (CITIES-MASK-1 to -3, -5, CITIES-OPEN-4).
    """
    if game.cities[seat].black.masks == 0:
        return 0
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    shown = 0
    for kind in range(tables.kinds):
        cards = (1 if has_built(left, kind) else 0) + (1 if has_built(right, kind) else 0)
        if cards > 0 and tables.cards[kind].color == GREEN:
            symbols = printed_symbols(tables, kind)
            for subset in range(1, SYMBOL_SETS):
                if symbols & subset:
                    shown += cards << 8 * subset
    return shown


@kernel
def printed_symbols(tables, kind):
    """The bit set of the symbols that a card shows (CITIES-MASK-3)."""
    card, symbols = tables.cards[kind], 0
    for number in range(card.first_effect, card.first_effect + card.effects):
        effect = tables.effects[number]
        if effect.kind == SCIENCE and effect.symbol < ANY:
            symbols |= 1 << effect.symbol
    return symbols
