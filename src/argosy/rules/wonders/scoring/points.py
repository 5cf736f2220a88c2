"""Points of effects and science symbols, for score lines of the base game and of expansions."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Number, Record
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.effects import count_things
from argosy.rules.wonders.expansions.effects import EFFECT_POINTS
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import BASE_EFFECTS, POINTS, POINTS_IF_WONDER_COMPLETE, POINTS_PER


@kernel
def effect_points(game: Game, tables: Record, seat: int, first: int, count: int) -> int:
    """Points of `count` effects from row `first` on, seen from a city at the end of the game.

    Blue cards (BASE-CARD-4), yellow cards (BASE-CARD-14 to -18).

    For LEADERS-CARD-18, -19, -20, -21, -22, -23, -24, -25, -26, -27, -28, -30, -55.
    """
    points = 0
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == POINTS:
            points += effect.amount
        elif effect.kind == POINTS_PER:
            points += effect.amount * count_things(game, tables, seat, effect.of, effect.where)
        elif effect.kind == POINTS_IF_WONDER_COMPLETE:
            city = game.cities[seat]
            if city.stages == tables.boards[city.wonder].stages:
                points += effect.amount
        elif effect.kind >= BASE_EFFECTS:
            for begin, end, points_of in EFFECT_POINTS:
                if begin <= effect.kind and effect.kind < end:
                    points += points_of(game, tables, seat, effect)
    return points


@kernel
def color_points(game: Game, tables: Record, seat: int, color: int, limit: int) -> int:
    """Points of the buildings of one colour, each worth at most `limit` (BASE-SCORE-5 to -7,
    CITIES-MIX-4).
    """
    city = game.cities[seat]
    if city.colors[color] == 0:
        return 0
    points = 0
    for kind in range(tables.kinds):
        if tables.cards[kind].color == color and has_built(city, kind):
            points += min(card_points(game, tables, seat, kind), limit)
    return points


@kernel
def card_points(game: Game, tables: Record, seat: int, kind: int) -> int:
    """Points of one card, as if it stood in this city."""
    return effect_points(game, tables, seat, tables.cards[kind].first_effect, tables.cards[kind].effects)


@kernel
def symbol_points(tables: Record, compass: Number, gear: Number, tablet: Number) -> int:
    """Squares of equal symbols and sets of three different ones (BASE-SCI-1, -2)."""
    return compass * compass + gear * gear + tablet * tablet + min(compass, gear, tablet) * tables.science_set
