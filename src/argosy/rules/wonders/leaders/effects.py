"""Effects of leaders, their guilds and boards, and their points at the end (LEADERS-EFFECT).

At once: coins, tokens, leaders drawn. From the next turn on: rights and discounts. What asks something waits
for its own step (`turn.py`).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import add_to_hand, left_of, right_of, take_victory_tokens
from argosy.rules.wonders.leaders.state import STAGE_BUILT, LeadersCityFields
from argosy.rules.wonders.leaders.terms import (
    BANK_UNIT,
    BURY_LEADER,
    CHANGE_SYMBOL,
    COIN,
    COINS_PER_TOKEN,
    COINS_WHEN_BOUGHT,
    COINS_WHEN_BUILT,
    COINS_WHEN_CHAINED,
    COPY_LEADER,
    DEFEATS_TO_WINNER,
    DRAW_LEADERS,
    DROP_DEFEATS,
    FREE_COLOR,
    LEADER_DISCOUNT,
    LEADER_THING,
    LEADERS_FREE,
    MORE_FROM_BANK,
    MORE_PER_SCIENCE_SET,
    OTHERS_RETURN_TOKEN,
    POINTS_IF_MOST,
    POINTS_IF_ONLY_LEADER,
    POINTS_PER_SET,
    POINTS_PER_TOKEN_PAIR,
    POINTS_WITHOUT_DEFEATS,
    RECRUIT_EXTRA,
    REVIVE_BY_ORDER,
    TAKE_TOKEN,
    THREE_COINS,
    WAIVE_RESOURCE,
)
from argosy.rules.wonders.payments.modifiers import STAGES, note_modifiers
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import COLORS, WONDER_STAGE

COLOR_COUNT = len(COLORS)
ALL_COLORS = (1 << COLOR_COUNT) - 1
ALL_BITS = (1 << 16) - 1
SIDES = 3  # self, left, right: the bits of `where`
COINS_FOR_ONE = 3


@kernel
def apply_leader_effect(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Apply one effect of the vocabulary of Leaders to a city. Points wait for the end of the game.

    Defeat tokens go back by black cards too (CITIES-CARD-41, CITIES-EFFECT-12).

    For LEADERS-EFFECT-16, -18, LEADERS-CARD-14, -37, -38.
    """
    city = game.cities[seat]
    leaders = city.leaders
    if effect.kind == TAKE_TOKEN:
        take_victory_tokens(city, game.age - 1, 1)
    elif effect.kind == DROP_DEFEATS:
        city.defeats = 0
    elif effect.kind == OTHERS_RETURN_TOKEN:
        leaders.calls += effect.amount
    elif effect.kind == DRAW_LEADERS:
        draw_leaders(game, seat, effect.amount)
    elif effect.kind == RECRUIT_EXTRA:
        leaders.recruits += 1
    elif effect.kind == REVIVE_BY_ORDER:
        city.revives += 1
        city.later_revives[effect.units - 1] += 1
    elif effect.kind == BURY_LEADER:
        leaders.buries += 1
        leaders.bury_worth = effect.amount
    elif effect.kind == COPY_LEADER:
        leaders.copies += 1
    else:
        grant_leader_right(city, effect, 1)


@kernel
def change_points_of_sets(game: Game, seat: int, effect: Record, sign: int) -> None:
    """Take away (sign -1) or give back (1) points more for a set of symbols, with the building that gave
    them.
    """
    if effect.kind == MORE_PER_SCIENCE_SET:
        game.cities[seat].set_bonus += sign * effect.amount


@kernel
def end_leader_effect(city: City, effect: Record) -> None:
    """Take away for good what a leader did while it lay face up (LEADERS-ABU-1, -4)."""
    grant_leader_right(city, effect, -1)


@kernel
def grant_leader_right(city: City, effect: Record, times: int) -> None:
    """Grant lasting rights, discounts and coins; times = -1 takes them away.

    LEADERS-ABU-1, LEADERS-CARD-1, -2, -3, -4, -5, -6, -11.
    """
    leaders = city.leaders
    if effect.kind == WAIVE_RESOURCE:
        set_waives(city, effect.of, times)
    elif effect.kind == BANK_UNIT:
        city.wild_for_coin += effect.amount * times
    elif effect.kind == LEADERS_FREE:
        leaders.free += times
    elif effect.kind == LEADER_DISCOUNT:
        for side in range(SIDES):
            if effect.where >> side & 1:
                leaders.discount[side] += effect.amount * times
    elif effect.kind == FREE_COLOR:
        set_free_colors(city, effect.of, times)
    else:
        grant_coins_and_symbols(city, effect, times)
    note_modifiers(city)


@kernel
def grant_coins_and_symbols(city: City, effect: Record, times: int) -> None:
    """Grant coins each time, defeat tokens and symbols; times = -1 takes them away.

    LEADERS-CARD-8, -9, -10, -34, -35, -36, -39, -40.
    """
    leaders = city.leaders
    if effect.kind == COINS_WHEN_BUILT:
        pay_each_time(leaders, effect.of, effect.amount * times)
    elif effect.kind == COINS_WHEN_CHAINED:
        leaders.coins_chained += effect.amount * times
    elif effect.kind == COINS_WHEN_BOUGHT:
        city.pays_buyer += effect.amount * times
    elif effect.kind == COINS_PER_TOKEN:
        city.coins_per_token += effect.amount * times
    elif effect.kind == MORE_FROM_BANK:
        city.bank_bonus += effect.amount * times
    elif effect.kind == DEFEATS_TO_WINNER:
        city.sends_defeats += times
    elif effect.kind == MORE_PER_SCIENCE_SET:
        city.set_bonus += effect.amount * times
    elif effect.kind == CHANGE_SYMBOL:
        city.symbol_changes += effect.amount * times


@kernel
def set_waives(city: City, things: int, times: int) -> None:
    """One resource less for cards of these colours, or for stages (LEADERS-EFFECT-2)."""
    bits = things & ALL_COLORS
    if things >> WONDER_STAGE & 1:
        bits |= 1 << STAGES
    if times > 0:
        city.waives |= bits
    else:
        city.waives = city.waives & (ALL_BITS ^ bits)


@kernel
def set_free_colors(city: City, things: int, times: int) -> None:
    """Cards of these colours are free (LEADERS-EFFECT-7)."""
    if times > 0:
        city.free_colors |= things & ALL_COLORS
    else:
        city.free_colors = city.free_colors & (ALL_BITS ^ (things & ALL_COLORS))


@kernel
def pay_each_time(leaders: LeadersCityFields, things: int, coins: int) -> None:
    """Coins each time a card of these colours or a stage is built (LEADERS-EFFECT-10)."""
    for color in range(COLOR_COUNT):
        if things >> color & 1:
            leaders.coins_built[color] += coins
    if things >> WONDER_STAGE & 1:
        leaders.coins_built[STAGE_BUILT] += coins


@kernel
def draw_leaders(game: Game, seat: int, count: int) -> None:
    """Draw leaders that are left in the box into the hand; fewer, if there are not so many
    (LEADERS-ROMA-3).
    """
    leaders = game.cities[seat].leaders
    for _ in range(min(count, game.leaders.left)):
        game.leaders.left -= 1
        leader = game.leaders.box[game.leaders.left]
        game.leaders.box[game.leaders.left] = -1
        add_to_hand(leaders, leader)
        place = 0
        while leaders.drawn[place] >= 0:
            place += 1
        leaders.drawn[place] = leader


@kernel
def count_leader_things(tables: Record, city: City, things: int) -> int:
    """Coins, full threes of coins, leaders that lie face up (LEADERS-GUILD-1, LEADERS-SCORE-2, -10,
    LEADERS-GUILD-4, LEADERS-ABU-5).

    For LEADERS-CARD-29, -31, LEADERS-MIX-3.
    """
    total = 0
    if things >> COIN & 1:
        total += city.coins
    if things >> THREE_COINS & 1:
        total += city.coins // COINS_FOR_ONE
    if things >> LEADER_THING & 1:
        total += city.leaders.recruited
    return total


@kernel
def leader_effect_points(game: Game, tables: Record, seat: int, effect: Record) -> int:
    """Points at the end of an effect of the vocabulary of Leaders (LEADERS-SCORE-3, -6 to -9,
    LEADERS-CARD-32, -33,
    -42, -43, -44, -45, -46, -47, -48, -49).
    """
    city = game.cities[seat]
    if effect.kind == POINTS_PER_SET:
        return effect.amount * complete_sets(city, effect.of)
    if effect.kind == POINTS_IF_MOST:
        return effect.amount if has_most(game, tables, seat, effect.of) else 0
    if effect.kind == POINTS_WITHOUT_DEFEATS:
        return effect.amount if city.defeats == 0 else 0
    if effect.kind == POINTS_PER_TOKEN_PAIR:
        return pairs_of_tokens(tables, city)
    if effect.kind == POINTS_IF_ONLY_LEADER:
        return effect.amount if city.leaders.recruited == 1 else 0
    return 0


@kernel
def complete_sets(city: City, colors: int) -> int:
    """Return the smallest count of these colours, the number of complete sets (LEADERS-SCORE-3)."""
    least = -1
    for color in range(COLOR_COUNT):
        if colors >> color & 1 and (least < 0 or city.colors[color] < least):
            least = city.colors[color] + 0
    return max(least, 0)


@kernel
def has_most(game: Game, tables: Record, seat: int, things: int) -> bool:
    """Strictly more of these things than each neighbour has (LEADERS-SCORE-6)?"""
    own = count_of(tables, game.cities[seat], things)
    left = count_of(tables, game.cities[left_of(game, seat)], things)
    return own > left and own > count_of(tables, game.cities[right_of(game, seat)], things)


@kernel
def count_of(tables: Record, city: City, things: int) -> int:
    """Cards of colours, and what Leaders counts, in one city."""
    total = count_leader_things(tables, city, things)
    for color in range(COLOR_COUNT):
        if things >> color & 1:
            total += city.colors[color]
    return total


@kernel
def pairs_of_tokens(tables: Record, city: City) -> int:
    """The value of each pair of equal victory tokens once more (LEADERS-SCORE-8)."""
    points = 0
    for age in range(city.victories.shape[0]):
        points += tables.victory[age] * (city.victories[age] // 2)
    return points
