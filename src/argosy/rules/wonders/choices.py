"""Lists the legal choices of a city, each with its fixed price (BASE-TURN-3, -4, -6).

Order: builds, free builds, stages, sales; inside each by card number, then by payment slot.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Number, Record
from argosy.rules.wonders.any_card_choices import list_sales, list_stages
from argosy.rules.wonders.city import can_chain, hand_holder, has_built, is_free_by_right, may_play
from argosy.rules.wonders.expansions.play import (
    CHARGE,
    LIST_ANSWERS,
    LIST_BUILDS,
    LIST_PLAYS_BEFORE_TURNS,
    chains_are_taxed,
    list_more_sales,
)
from argosy.rules.wonders.payments.trade import list_payments
from argosy.rules.wonders.rows import is_free_of_coins, write_choice
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import (
    BUILD,
    BY_RIGHT,
    CHAIN,
    CITY_CARD,
    FREE,
    NOTHING,
    PASS,
    REVIVE,
    REVIVE_CARD,
)

# More than any city can have: 9 cards with all payments to build and to put under a stage, and what
# expansions add.
MAX_CHOICES = 8192


@kernel
def list_choices(game: Record, tables: Record, seat: Number, out: Rows[ChoiceRow]) -> int:
    """List the choices of a city in `out`; return how many there are.

    out: an array of CHOICE with MAX_CHOICES rows.

    What can be paid is decided by the start of the turn (BASE-TURN-4, BASE-TRADE-11, BASE-RES-5); nothing is
    given away (ARMADA-TEAM-3).
    """
    owes = game.cities[seat].owes
    if owes == NOTHING:
        return 0
    if owes == REVIVE:
        return list_revivals(game, tables, seat, out)
    if owes > REVIVE:
        count = 0
        for first, end, list_answers in LIST_ANSWERS:
            if first <= owes < end:
                count = list_answers(game, tables, seat, out)
        for list_own in LIST_PLAYS_BEFORE_TURNS:
            count = list_own(game, tables, seat, owes, out, count)
    else:
        count = list_plays(game, tables, seat, out)
    if tables.expansions > 0:
        for charge in CHARGE:
            count = charge(game, tables, seat, out, count)
    return count


@kernel
def list_plays(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """Builds, free builds, stages, sales with the cards that may be played (BASE-LAST-1, BASE-TURN-3,
    BASE-TWO-7, BASE-WONDER-3).
    """
    hand = game.cities[hand_holder(game, seat)]
    held_back = place_held_back(game, seat)
    count = list_builds(game, tables, seat, hand, held_back, out)
    count = list_free_builds(game, tables, seat, hand, held_back, out, count)
    if tables.expansions > 0:
        for list_own in LIST_BUILDS:
            count = list_own(game, tables, seat, hand, held_back, out, count)
    count = list_stages(game, tables, seat, hand, held_back, out, count)
    if count > 0 and game.free_city and seat == 0:
        return count  # because the free city sells only what it cannot use (BASE-TWO-7)
    count = list_sales(tables, hand, held_back, out, count)
    return list_more_sales(game, tables, seat, hand, held_back, out, count)


@kernel
def place_held_back(game: Game, seat: int) -> int:
    """The place in the controller's hand of the own card, which the free city cannot have; else -1.

    Rule BASE-TWO-5.
    """
    hand = game.cities[hand_holder(game, seat)]
    if game.cities[seat].owed != CITY_CARD or hand.owes != NOTHING:
        return -1
    place = 0
    while hand.hand[place] != hand.chosen.card:
        place += 1
    return place


@kernel
def list_builds(
    game: Game, tables: Record, seat: int, hand: City, held_back: int, out: Rows[ChoiceRow]
) -> int:
    """Each card that may be built: by chain or a lasting right free, else with every payment
    (BASE-BUILD-1).
    """
    count = 0
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        if may_play(hand, held_back, place) and not has_built(game.cities[seat], kind):
            count = list_build(game, tables, seat, kind, out, count)
    return count


@kernel
def list_build(game: Game, tables: Record, seat: int, kind: int, out: Rows[ChoiceRow], count: int) -> int:
    """One card: chain first (BASE-CHAIN-4, -5, BASE-TWO-9, ARMADA-TEAM-5), then rights that need no
    decision, then payments.
    """
    number = tables.build_at + kind * tables.slots
    city = game.cities[seat]
    if can_chain(tables, city, kind) and not chains_are_taxed(game, tables):
        write_choice(out[count], BUILD, kind, number)
        out[count].how = CHAIN
        return count + 1
    if is_free_by_right(game, tables, seat, kind):
        write_choice(out[count], BUILD, kind, number)
        out[count].how = BY_RIGHT
        return count + 1
    return list_payments(
        game, tables, seat, tables.cards[kind].cost, tables.cards[kind].color, BUILD, kind, number, out, count
    )


@kernel
def list_free_builds(
    game: Game, tables: Record, seat: int, hand: City, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Olympia's right (BASE-WONDERS-A-6), for cards that cannot be had without coins anyway."""
    city = game.cities[seat]
    if not city.free_in_age or city.free_used:
        return count
    builds = count
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        if (
            may_play(hand, held_back, place)
            and not has_built(city, kind)
            and not is_free_of_coins(out, builds, kind)
        ):
            write_choice(out[count], FREE, kind, tables.free_at + kind)
            out[count].how = BY_RIGHT
            count += 1
    return count


@kernel
def list_revivals(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """Cards of the discard pile that the city may build free, or none of them (BASE-DISCARD-3, AMB-12)."""
    count = 0
    for kind in range(tables.kinds):
        if game.discard[kind] > 0 and not has_built(game.cities[seat], kind):
            write_choice(out[count], REVIVE_CARD, kind, tables.revive_at + kind)
            count += 1
    write_choice(out[count], PASS, -1, tables.pass_at)
    return count + 1
