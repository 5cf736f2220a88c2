"""What Cities adds to the score pad: black cards, debts (CITIES-SCORE-1, CITIES-DEBT-1)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.cities.setup import is_cities_in_play
from argosy.rules.wonders.cities.terms import BLACK_LINE
from argosy.rules.wonders.points import color_points
from argosy.rules.wonders.terms import BLACK, NO_LIMIT


@kernel
def add_black_lines(game, tables, seat, lines):
    """The black cards, and debts on the line of the edition (CITIES-CARD-5, -17, -29, CITIES-SCORE-1, -2)."""
    lines[BLACK_LINE] = 0
    if is_cities_in_play(tables):
        lines[BLACK_LINE] = color_points(game, tables, seat, BLACK, NO_LIMIT)
        lines[tables.black.debts_line] += game.cities[seat].black.debts * tables.black.debt
