"""The heuristic of Duel: the worth of choices and positions, in points at the end of the game.

Things are judged by the kinds of their effects, never by their names, so facts of a user are judged as well.
The numbers were chosen because they won matches against others; a search corrects what they get wrong.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.terms import DO_SEIZE, DO_TRIGGER
from argosy.rules.duel.conflict import toward
from argosy.rules.duel.pantheon.terms import DO_ACTIVATE, DO_ENSHRINE, OFFERING_SETS
from argosy.rules.duel.progress import different_symbols
from argosy.rules.duel.score import total_points
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.terms import (
    AGAIN,
    AGES,
    CARDS,
    COINS,
    DO_BUILD,
    DO_DESTROY,
    DO_DISCARD,
    DO_FIRST,
    DO_PASS,
    DO_PICK,
    DO_REVIVE,
    DO_TOKEN,
    DO_WONDER,
    LAST_WITH_CARD,
    LASTING_CHOICE,
    LASTING_MAKES,
    LASTING_POINTS,
    LASTING_POWER,
    LOSE,
    NONE,
    PURPLE,
    RESOURCES,
    SHIELDS,
)
from argosy.rules.records import Record

COIN = 0.4
VICTORY = 60.0
GUILD = 5.0
ANOTHER_TURN = 3.5
SOMETHING = 2.0
"""An effect that is not looked at closely."""
DENIAL = 0.35
"""Of what a card is worth to the opponent."""
SHARPNESS = 0.4
"""How much likelier a choice is that looks a point better, as an exponent."""


@kernel
def evaluate_choice(game: Game, tables: Record, number: int, bank: int, trade: int) -> float:
    """Return the worth of a choice to the seat that decides, in points."""
    seat = game.actor
    paid = COIN * (bank + trade)
    if number < DO_DISCARD:
        card = number - DO_BUILD
        return card_worth(game, tables, seat, card) + denial(game, tables, seat, card) - paid
    if number <= LAST_WITH_CARD:
        kept = denial(game, tables, seat, number % CARDS)
        if number < DO_WONDER:
            return COIN * tables.discard_coins - 1.0 + kept
        return wonder_worth(game, tables, seat, (number - DO_WONDER) // CARDS) + kept - paid
    if number < DO_PICK:  # a conspiracy is prepared
        return denial(game, tables, seat, number % CARDS) + 0.5
    return evaluate_answer(game, tables, seat, number) - paid


@kernel
def evaluate_answer(game: Game, tables: Record, seat: int, number: int) -> float:
    """A choice without a card of the structure."""
    if number < DO_FIRST:
        return wonder_worth(game, tables, seat, number - DO_PICK)
    if DO_TOKEN <= number < DO_DESTROY:
        return row_worth(game, tables, seat, tables.progress[number - DO_TOKEN])
    if DO_DESTROY <= number < DO_REVIVE:
        return card_worth(game, tables, 1 - seat, number - DO_DESTROY)
    if DO_REVIVE <= number < DO_PASS:
        return card_worth(game, tables, seat, number - DO_REVIVE)
    if DO_TRIGGER <= number < DO_SEIZE:
        return SOMETHING
    if DO_ACTIVATE <= number < DO_ENSHRINE:
        god = (number - DO_ACTIVATE) // OFFERING_SETS
        return SOMETHING + row_worth(game, tables, seat, tables.gods[god])
    return 0.0


@kernel
def card_worth(game: Game, tables: Record, seat: int, card: int) -> float:
    """A building or a senator in a city."""
    row = tables.cards[card]
    worth = row_worth(game, tables, seat, row)
    if row.color == PURPLE:
        worth += GUILD
    return worth


@kernel
def wonder_worth(game: Game, tables: Record, seat: int, wonder: int) -> float:
    """A constructed wonder."""
    return row_worth(game, tables, seat, tables.wonders[wonder])


@kernel
def denial(game: Game, tables: Record, seat: int, card: int) -> float:
    """Return the worth of taking a card away from the opponent, in points."""
    return DENIAL * card_worth(game, tables, 1 - seat, card)


@kernel
def row_worth(game: Game, tables: Record, seat: int, row: Record) -> float:
    """The printed effects of a thing."""
    city = game.cities[seat]
    coming = AGES - game.age
    worth = 0.0
    for index in range(row.lasting, row.lasting + row.lasting_count):
        effect = tables.lasting[index]
        if effect.kind == LASTING_POINTS:
            worth += effect.amount
        elif effect.kind == LASTING_MAKES:
            worth += effect.amount * (0.2 + 1.4 * coming)
        elif effect.kind == LASTING_CHOICE:
            worth += 0.4 + 1.8 * coming
        elif effect.kind == LASTING_POWER:
            worth += 0.7 + 0.7 * coming
    for index in range(row.now, row.now + row.now_count):
        worth += now_worth(game, tables, seat, tables.now[index])
    if row.symbol != NONE:
        worth += symbol_worth(tables, city, row.symbol)
    return worth


@kernel
def now_worth(game: Game, tables: Record, seat: int, effect: Record) -> float:
    """An effect at once."""
    if effect.kind == COINS or effect.kind == LOSE:
        return COIN * effect.amount
    if effect.kind == SHIELDS:
        return shields_worth(game.pawn * toward(seat), tables.capital, effect.amount)
    if effect.kind == AGAIN:
        return ANOTHER_TURN
    return SOMETHING


@kernel
def shields_worth(lead: int, capital: int, shields: int) -> float:
    """More, the nearer the pawn is to one of the capitals."""
    if lead + shields >= capital:
        return VICTORY
    far = max(abs(lead), abs(lead + shields))
    return shields * (0.8 + 0.06 * far * far)


@kernel
def symbol_worth(tables: Record, city: City, symbol: int) -> float:
    """A pair brings a token, six different ones the victory."""
    if city.symbols[symbol] > 0:
        return 4.0 if city.symbols[symbol] + 1 == tables.pair else 0.3
    different = different_symbols(city)
    if different + 1 >= tables.supremacy:
        return VICTORY
    return 0.8 + 0.3 * different * different


@kernel
def evaluate_position(game: Game, tables: Record) -> float:
    """The chance of seat 0 to win, 0 to 1, from what both cities have."""
    ahead = float(total_points(game, tables, 0) - total_points(game, tables, 1))
    ahead += prospects(game, tables, 0) - prospects(game, tables, 1)
    scale = 6.0 + 3.0 * (AGES - game.age)
    return 1.0 / (1.0 + math.exp(-ahead / scale))


@kernel
def prospects(game: Game, tables: Record, seat: int) -> float:
    """Return the worth of what a city has that is no points yet."""
    city = game.cities[seat]
    coming = AGES - game.age
    makes = int(city.choosers)
    for resource in range(RESOURCES):
        makes += city.makes[resource]
    different = different_symbols(city)
    lead = game.pawn * toward(seat)
    worth = makes * 1.3 * coming + 0.35 * different * different + 1.5 * city.unbuilt_count
    if lead > 0:
        worth += 0.12 * lead * lead
    return worth
