"""Effects of black cards and boards of Cities, and what masks may copy.

Rules CITIES-EFFECT, CITIES-CARD, CITIES-MASK-1 to -5.

What others lose is only noted here; it is settled at the end of the turn (`play.py`).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.cities.play import is_cities_in_play
from argosy.rules.wonders.cities.terms import (
    COINS_TO_NEIGHBORS,
    COINS_TO_OTHERS,
    DEBTS_TO_NEIGHBORS,
    DIPLOMACY,
    GAIN_VICTORY_TOKEN,
    LOSS,
    LOSS_PER,
    MASK,
    MORE_OF_MISSING,
    MORE_OF_OWN,
    POINTS_PER_VICTORY_TOKEN,
    REBATE_BOARD,
    REBATE_FIRST,
    STAGES_WITHOUT_RESOURCES,
)
from argosy.rules.wonders.city import has_built, left_of, right_of, take_from_bank, take_victory_tokens
from argosy.rules.wonders.demands import demand
from argosy.rules.wonders.payments.modifiers import note_modifiers
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import AGES, ANY, GREEN, LEFT, SCIENCE, SYMBOL_SETS


@kernel
def apply_black_effect(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Apply one effect of the vocabulary of Cities to a city. Points wait for the end of the game.

    Losses of others (CITIES-CARD-8, -9, -20 to -22, -31 to -34, CITIES-EFFECT-15), coins for others
    (CITIES-CARD-6, -7,
    -18, -19, -30, CITIES-EFFECT-1, CITIES-OPEN-6), raiders (CITIES-CARD-10, -23, -37, CITIES-DEBT-3),
    Diplomacy (CITIES-CARD-13, -26, -40, CITIES-DIPLO-1, CITIES-WONDER-1, LEADERS-CARD-54, LEADERS-EFFECT-21),
    masks (CITIES-CARD-14, -27, -42).
    """
    city = game.cities[seat]
    if effect.kind == LOSS or effect.kind == LOSS_PER:
        demand(city, effect.of, effect.amount)
    elif effect.kind == COINS_TO_OTHERS:
        give_to_others(game, seat, effect.amount)
    elif effect.kind == COINS_TO_NEIGHBORS:
        take_from_bank(game.cities[left_of(game, seat)], effect.amount)
        take_from_bank(game.cities[right_of(game, seat)], effect.amount)
    elif effect.kind == DEBTS_TO_NEIGHBORS:
        game.cities[left_of(game, seat)].black.debts += effect.amount
        game.cities[right_of(game, seat)].black.debts += effect.amount
    elif effect.kind == GAIN_VICTORY_TOKEN:
        take_victory_tokens(city, age_of_token(tables, effect.units), 1)
    elif effect.kind == DIPLOMACY:
        city.black.diplomacy += 1
    elif effect.kind == MASK:
        city.black.masks += 1
    else:
        change_payments(city, effect)


@kernel
def give_to_others(game: Game, seat: int, coins: int) -> None:
    """Everybody else takes coins from the bank (CITIES-EFFECT-2, -3)."""
    for other in range(game.seats):
        if other != seat:
            take_from_bank(game.cities[other], coins)


@kernel
def age_of_token(tables: Record, value: int) -> int:
    """The Age (from 0 on) whose victory tokens have this value (CITIES-EFFECT-10, -11)."""
    age = 0
    while age < AGES - 1 and tables.victory[age] != value:
        age += 1
    return age


@kernel
def change_payments(city: City, effect: Record) -> None:
    """Lasting help with payments, from the next turn on (CITIES-CARD-1 to -4, -15, -16, CITIES-EFFECT-4 to
    -8, CITIES-OPEN-2).
    """
    if effect.kind == REBATE_FIRST:
        for side in range(2):
            if effect.where & LEFT << side:
                city.rebate_first[side] += effect.amount
    elif effect.kind == REBATE_BOARD:
        city.rebate_board += effect.amount
    elif effect.kind == MORE_OF_OWN:
        city.more_of_own += 1
    elif effect.kind == MORE_OF_MISSING:
        city.more_of_missing += 1
    elif effect.kind == STAGES_WITHOUT_RESOURCES:
        city.free_resources_of_stages = 1
    note_modifiers(city)


@kernel
def black_effect_points(game: Game, tables: Record, seat: int, effect: Record) -> int:
    """Points for victory tokens of one value (CITIES-CARD-11, -24, -38, CITIES-EFFECT-11)."""
    if effect.kind == POINTS_PER_VICTORY_TOKEN:
        return effect.amount * game.cities[seat].victories[age_of_token(tables, effect.units)]
    return 0


@kernel
def settle_loss(tables: Record, city: City, coins: int) -> bool:
    """A loss by another expansion is settled together with all losses of the turn (ARMADA-MIX-3,
    CITIES-DEBT-4, CITIES-LOSS-4, CITIES-MIX-1).
    """
    if not is_cities_in_play(tables):
        return False
    city.black.loss += coins
    return True


@kernel
def masks_of(city: City) -> int:
    """Return how many symbols a city copies: one with each mask (CITIES-MASK-1)."""
    return city.black.masks


@kernel
def shown_next_door(game: Game, tables: Record, seat: int) -> int:
    """Return the number of neighbours' green cards that show a symbol out of each set.

    The packing is that of `science.best_science`; 0 for a city without masks.

    Equal cards of both neighbours are two cards; only printed symbols of green cards can be copied, and a
    mask is none (CITIES-MASK-1 to -3, -5, CITIES-OPEN-4).
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
def printed_symbols(tables: Record, kind: int) -> int:
    """The bit set of the symbols that a card shows (CITIES-MASK-3)."""
    card, symbols = tables.cards[kind], 0
    for number in range(card.first_effect, card.first_effect + card.effects):
        effect = tables.effects[number]
        if effect.kind == SCIENCE and effect.symbol < ANY:
            symbols |= 1 << effect.symbol
    return symbols
