"""What Cities adds to the score pad: black cards, debts, masks (CITIES-SCORE-1, CITIES-DEBT-1, CITIES-MASK-1 to -4)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.cities.setup import is_cities_in_play
from argosy.rules.wonders.cities.terms import BLACK_LINE
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.points import color_points
from argosy.rules.wonders.science import SYMBOL_SETS
from argosy.rules.wonders.terms import ANY, BLACK, GREEN, NO_LIMIT, SCIENCE


@kernel
def add_black_lines(game, tables, seat, lines):
    """The black cards, and debts on the line of the edition (CITIES-CARD-5, -17, -29, CITIES-SCORE-1, -2)."""
    lines[BLACK_LINE] = 0
    if is_cities_in_play(tables):
        lines[BLACK_LINE] = color_points(game, tables, seat, BLACK, NO_LIMIT)
        lines[tables.black.debts_line] += game.cities[seat].black.debts * tables.black.debt


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
