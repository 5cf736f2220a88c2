"""Constructions, and effects at once of cards and wonders (DUEL-021 to 025, 050 to 068)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.conflict import move_pawn
from argosy.rules.duel.expansions.effects import card_has_effect, card_is_constructed, wonder_is_constructed
from argosy.rules.duel.lasting_effects import apply_lasting
from argosy.rules.duel.payment import lose_coins
from argosy.rules.duel.progress import draw_tokens, gather
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.tasks import push, push_now
from argosy.rules.duel.terms import (
    AGAIN,
    CHAIN_COINS,
    CHAINED,
    COINS,
    COINS_PER,
    DISCARD_BONUS,
    DISCARDED,
    DRAWN,
    DRAWN_PROGRESS,
    EXTRA_SHIELDS,
    IN_CITY,
    LIBRARY,
    LOSE,
    MAJORITY_COINS,
    NONE,
    PURPLE,
    SHIELDS,
    UNDER_WONDER,
    WONDER,
    WONDERS_AGAIN,
    YELLOW,
)
from argosy.rules.records import Record

COUNT_COINS = 8


@kernel
def construct(game: Game, tables: Record, seat: int, card: int, how: int) -> None:
    """DUEL-021, AGORA-031, Z-11: put a building or a senator in the city and apply it.

    It has been paid for.
    """
    city = game.cities[seat]
    row = tables.cards[card]
    game.card_place[card] = IN_CITY + seat
    city.colors[row.color] += 1
    if how == CHAINED:
        city.coins += city.powers[CHAIN_COINS]
    card_is_constructed(game, tables, seat, row.color)
    push_card_effects(game, tables, seat, row)
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, 1)
    gather(game, tables, seat, row.symbol)


@kernel
def push_card_effects(game: Game, tables: Record, seat: int, row: Record) -> None:
    """The effects at once of a card. DUEL-067: shields of a red card grow with Strategy."""
    extra = game.cities[seat].powers[EXTRA_SHIELDS + row.color]
    for index in range(row.now + row.now_count - 1, row.now - 1, -1):
        effect = tables.now[index]
        amount = effect.amount
        if effect.kind == SHIELDS:
            amount += extra
        card_has_effect(game, seat, effect.kind)
        push(game, effect.kind, seat, amount, effect.subject)


@kernel
def leave_city(game: Game, tables: Record, seat: int, card: int, place: int) -> None:
    """A card leaves a city: what lasts ends, what happened stays (DUEL-039, 057, 070, AGORA-153, 154)."""
    row = tables.cards[card]
    game.card_place[card] = place
    game.cities[seat].colors[row.color] -= 1
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, -1)


@kernel
def join_city(game: Game, tables: Record, seat: int, card: int) -> None:
    """AGORA-167: a card comes into a city without being constructed. Science is looked at by the caller."""
    row = tables.cards[card]
    game.card_place[card] = IN_CITY + seat
    game.cities[seat].colors[row.color] += 1
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, 1)


@kernel
def discard_for_coins(game: Game, tables: Record, seat: int, card: int) -> None:
    """DUEL-022, AGORA-108."""
    city = game.cities[seat]
    game.card_place[card] = DISCARDED
    city.coins += (
        tables.discard_coins + tables.discard_per_yellow * city.colors[YELLOW] + city.powers[DISCARD_BONUS]
    )


@kernel
def construct_wonder(game: Game, tables: Record, seat: int, wonder: int, card: int) -> None:
    """DUEL-024, 068, 093: the card goes face down under the wonder, the wonder takes effect."""
    city = game.cities[seat]
    row = tables.wonders[wonder]
    game.card_place[card] = UNDER_WONDER
    game.wonder_card[wonder] = card
    game.wonder_built[wonder] = 1
    forget_unbuilt(city, wonder)
    city.built += 1
    limit_wonders(game, tables)
    wonder_is_constructed(game, tables, seat)
    if city.powers[WONDERS_AGAIN] > 0:
        push(game, AGAIN, seat, 1, 0)
    push_now(game, tables, seat, row.now, row.now_count)
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, 1)
    gather(game, tables, seat, row.symbol)


@kernel
def forget_unbuilt(city: City, wonder: int) -> None:
    """Take a wonder out of the list of those still to be constructed; the others keep their order."""
    kept = 0
    for index in range(city.unbuilt_count):
        if city.unbuilt[index] != wonder:
            city.unbuilt[kept] = city.unbuilt[index]
            kept += 1
    for index in range(kept, city.unbuilt_count):
        city.unbuilt[index] = NONE
    city.unbuilt_count = kept


@kernel
def gain_wonder(game: Game, seat: int, wonder: int) -> None:
    """A wonder to be constructed comes to a player (PANTHEON-045)."""
    city = game.cities[seat]
    game.wonder_owner[wonder] = seat
    city.unbuilt[city.unbuilt_count] = wonder
    city.unbuilt_count += 1


@kernel
def limit_wonders(game: Game, tables: Record) -> None:
    """DUEL-025, Z-05: when seven wonders stand, those that are left go back to the box."""
    if game.cities[0].built + game.cities[1].built < tables.standing:
        return
    for seat in range(2):
        city = game.cities[seat]
        for index in range(city.unbuilt_count):
            game.wonder_owner[city.unbuilt[index]] = NONE
            city.unbuilt[index] = NONE
        city.unbuilt_count = 0


@kernel
def lose_wonder(game: Record, tables: Record, wonder: int) -> None:
    """Z-03, Z-04: a constructed wonder no longer stands: what lasts ends, the card under it is discarded."""
    seat = game.wonder_owner[wonder]
    row = tables.wonders[wonder]
    game.wonder_built[wonder] = 0
    game.card_place[game.wonder_card[wonder]] = DISCARDED
    game.wonder_card[wonder] = NONE
    game.cities[seat].built -= 1
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, -1)


@kernel
def counted(city: City, subjects: int) -> int:
    """Return how many things of the bit set a city has: cards of colours, wonders (DUEL-051 to 056)."""
    count = 0
    for color in range(PURPLE + 1):
        if subjects & (1 << color):
            count += city.colors[color]
    if subjects & (1 << WONDER):
        count += city.built
    return count


@kernel
def majority(game: Game, tables: Record, subjects: int) -> int:
    """DUEL-052 to 056: the larger of the two cities' counts; sets of coins are counted in coins_per_point."""
    if subjects & (1 << COUNT_COINS):
        return max(game.cities[0].coins, game.cities[1].coins) // tables.coins_per_point
    return max(counted(game.cities[0], subjects), counted(game.cities[1], subjects))


@kernel
def run_base(game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int) -> None:
    """The effects of the base game that need no choice (DUEL-050, 063)."""
    city = game.cities[seat]
    if kind == COINS:
        city.coins += amount
    elif kind == LOSE:
        lose_coins(game, 1 - seat, amount)
    elif kind == COINS_PER:
        city.coins += amount * counted(city, 1 << subject)
    elif kind == MAJORITY_COINS:
        city.coins += amount * majority(game, tables, subject)
    elif kind == SHIELDS:
        move_pawn(game, tables, seat, amount)
    elif kind == AGAIN:
        game.play_again = 1
    elif kind == LIBRARY:
        draw_tokens(game, amount, DRAWN)
        push(game, DRAWN_PROGRESS, seat, 1, 0)
