"""All that a city may do now, each action with its fixed price (BASE-TURN-3, -4, -6).

Order: builds, free builds, stages, sales; inside each by card number, then by payment slot.
"""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import can_chain, hand_holder, has_built
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
    SELL,
    STAGE,
)
from argosy.rules.wonders.trade import copy_choice, list_payments, write_choice

# More than any city can have: 9 cards, 20 payments each to build and to put under a stage, and the rest.
MAX_CHOICES = 512


@kernel
def list_choices(game, tables, seat, out):
    """List the choices of a city in `out` (an array of CHOICE with MAX_CHOICES rows); return how many there are."""
    owes = game.cities[seat].owes
    if owes == NOTHING:
        return 0
    if owes == REVIVE:
        return list_revivals(game, tables, seat, out)
    return list_plays(game, tables, seat, out)


@kernel
def list_plays(game, tables, seat, out):
    """Builds, free builds, stages, sales with the cards that may be played."""
    hand = game.cities[hand_holder(game, seat)]
    held_back = place_held_back(game, seat)
    count = list_builds(game, tables, seat, hand, held_back, out)
    count = list_free_builds(game, tables, seat, hand, held_back, out, count)
    count = list_stages(game, tables, seat, hand, held_back, out, count)
    if count > 0 and game.free_city and seat == 0:
        return count  # because the free city sells only what it cannot use (BASE-TWO-7)
    return list_sales(tables, hand, held_back, out, count)


@kernel
def place_held_back(game, seat):
    """The place in the controller's hand of the own card, which the free city cannot have (BASE-TWO-5); else -1."""
    hand = game.cities[hand_holder(game, seat)]
    if game.cities[seat].owed != CITY_CARD or hand.owes != NOTHING:
        return -1
    place = 0
    while hand.hand[place] != hand.chosen.card:
        place += 1
    return place


@kernel
def may_play(hand, held_back, place):
    """Is the card at this place the first playable copy of its name? Equal cards are one choice."""
    if place == held_back:
        return False
    return place == 0 or place - 1 == held_back or hand.hand[place - 1] != hand.hand[place]


@kernel
def list_builds(game, tables, seat, hand, held_back, out):
    """Each card that may be built: by chain or a lasting right free, else with every payment."""
    count = 0
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        if may_play(hand, held_back, place) and not has_built(game.cities[seat], kind):
            count = list_build(game, tables, seat, kind, out, count)
    return count


@kernel
def list_build(game, tables, seat, kind, out, count):
    """One card: chain first (BASE-CHAIN-5), then rights that need no decision, then payments."""
    number = tables.build_at + kind * tables.slots
    city = game.cities[seat]
    if can_chain(tables, city, kind):
        write_choice(out[count], BUILD, kind, number)
        out[count].how = CHAIN
        return count + 1
    if is_free_by_right(game, tables, seat, kind):
        write_choice(out[count], BUILD, kind, number)
        out[count].how = BY_RIGHT
        return count + 1
    return list_payments(game, seat, tables.cards[kind], BUILD, kind, number, out, count)


@kernel
def is_free_by_right(game, tables, seat, kind):
    """Lasting rights of Olympia, 2020 edition (AMB-82): a new colour; the first and the last card of the Age."""
    city = game.cities[seat]
    if city.free_new_color and city.colors[tables.cards[kind].color] == 0:
        return True
    if city.free_first and game.turn == 1:
        return True
    return city.free_last and game.turn == tables.turns and not game.last_card


@kernel
def list_free_builds(game, tables, seat, hand, held_back, out, count):
    """Olympia's right (BASE-WONDERS-A-6), for cards that cannot be had without coins anyway."""
    city = game.cities[seat]
    if not city.free_in_age or city.free_used:
        return count
    builds = count
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        if may_play(hand, held_back, place) and not has_built(city, kind) and not is_free_of_coins(out, builds, kind):
            write_choice(out[count], FREE, kind, tables.free_at + kind)
            out[count].how = BY_RIGHT
            count += 1
    return count


@kernel
def is_free_of_coins(out, builds, kind):
    """Is a build of this card listed that costs no coin? Its first payment is the cheapest."""
    for place in range(builds):
        if out[place].card == kind:
            return out[place].left + out[place].right + out[place].bank == 0
    return False


@kernel
def list_stages(game, tables, seat, hand, held_back, out, count):
    """The next stage with every payment, with each card as its marker (BASE-WONDER-1, -2)."""
    city = game.cities[seat]
    board = tables.boards[city.wonder]
    if city.stages == board.stages:
        return count
    first, payments = count, 0
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            if payments > 0:
                count = repeat_payments(tables, out, first, payments, kind, count)
            else:
                number = tables.stage_at + kind * tables.slots
                count = list_payments(game, seat, board.stage[city.stages], STAGE, kind, number, out, first)
                payments = count - first
                if payments == 0:
                    return count
                mark_stage(out, first, count, city.stages + 1)
    return count


@kernel
def mark_stage(out, first, count, stage):
    """Write the stage that is built into the rows of its payments."""
    for place in range(first, count):
        out[place].stage = stage


@kernel
def repeat_payments(tables, out, first, payments, kind, count):
    """The same stage with the same payments and another marker."""
    for slot in range(payments):
        copy_choice(out[first + slot], out[count])
        out[count].card = kind
        out[count].number = tables.stage_at + kind * tables.slots + slot
        count += 1
    return count


@kernel
def list_sales(tables, hand, held_back, out, count):
    """Any card may be sold (BASE-SELL-1, BASE-TURN-6)."""
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            write_choice(out[count], SELL, kind, tables.sell_at + kind)
            count += 1
    return count


@kernel
def list_revivals(game, tables, seat, out):
    """Cards of the discard pile that the city may build free, or none of them (BASE-DISCARD-3, AMB-12)."""
    count = 0
    for kind in range(tables.kinds):
        if game.discard[kind] > 0 and not has_built(game.cities[seat], kind):
            write_choice(out[count], REVIVE_CARD, kind, tables.revive_at + kind)
            count += 1
    write_choice(out[count], PASS, -1, tables.pass_at)
    return count + 1

