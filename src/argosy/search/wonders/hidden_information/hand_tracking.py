"""Hand tracking for the running Age, read from the record (BASE-PASS-1, -2).

It says which hand a seat holds, when a seat has last seen it, and what has left it face down since. A hand is
named after the seat that it was dealt to. With a free city (BASE-TWO-4, -5) two hands change places, and the
one that lies with the controller gets a card of the free city's deck in every turn.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.state import KINDS, Game
from argosy.rules.wonders.terms import BUILD, FREE, LAST_CARD

NEVER = 0


@kernel
def sees_through(tables: Record, viewer: int, seat: int) -> int:
    """Does a viewer know the hand and the plays of a seat: its own or its partner's (ARMADA-TEAM-2)?"""
    return seat == viewer or (tables.teams and seat == viewer ^ 1)


@kernel
def hand_held(game: Game, tables: Record, seat: int, turn: int) -> int:
    """The hand that a seat holds in a turn."""
    if game.free_city:
        return seat if seat == 0 or turn % 2 else 3 - seat
    return (seat - tables.direction[game.age - 1] * (turn - 1) + game.seats * tables.turns) % game.seats


@kernel
def holder_of(game: Game, tables: Record, hand: int) -> int:
    """The seat that holds a hand now."""
    found = 0
    for seat in range(game.seats):
        if hand_held(game, tables, seat, game.turn) == hand:
            found = seat
    return found


@kernel
def turn_of(tables: Record, row: int) -> int:
    """The turn of a row of plays: behind those of the turns stand the extra last cards."""
    return min(row, tables.turns)


@kernel
def hand_left(game: Game, tables: Record, row: int, seat: int) -> int:
    """The hand that a card was played out of: for the free city that of its controller (BASE-TWO-5)."""
    if game.free_city and seat == 0 and row <= tables.turns:
        return tables.first_control[game.age - 1] + 0
    return hand_held(game, tables, seat, turn_of(tables, row))


@kernel
def player_of(game: Game, tables: Record, row: int, seat: int) -> int:
    """The seat that chose a play: for the free city its controller in that turn (BASE-TWO-4)."""
    if game.free_city and seat == 0:
        first = tables.first_control[game.age - 1]
        return first + 0 if turn_of(tables, row) % 2 else 3 - first
    return seat


@kernel
def decides_for_free_city(game: Game, viewer: int) -> bool:
    """Does a viewer choose for the free city in this turn (BASE-TWO-10)?"""
    return bool(game.free_city and game.controller == viewer)


@kernel
def last_look(game: Game, tables: Record, viewer: int, hand: int) -> int:
    """The last turn in which a viewer saw a hand, NEVER if it did not."""
    found = NEVER
    for turn in range(1, game.turn + 1):
        for seat in range(game.seats):
            if sees_through(tables, viewer, seat) and hand_held(game, tables, seat, turn) == hand:
                found = turn
    return found


@kernel
def is_face_down(game: Game, tables: Record, viewer: int, row: int, seat: int) -> bool:
    """Was a card played here that the viewer does not know?"""
    verb = game.plays[row, seat].verb
    if verb == 0 or verb in (BUILD, FREE):
        return False
    return not sees_through(tables, viewer, player_of(game, tables, row, seat))


@kernel
def seat_left(game: Game, tables: Record, hidden: Record, row: int, seat: int) -> int:
    """Return the holder of the known hand that a face-down card has left since the viewer saw it.

    -1 if there is none.
    """
    hand = hand_left(game, tables, row, seat)
    look = last_look(game, tables, hidden.viewer, hand)
    holder = holder_of(game, tables, hand)
    if look == NEVER or turn_of(tables, row) < look or not is_known_hand(game, tables, hidden, holder):
        return -1
    return holder


@kernel
def has_left(game: Game, tables: Record, hidden: Record, row: int, seat: int, holder: int) -> bool:
    """Has a card left the hand that this seat holds now, face down, since the viewer saw it? holder -1: a
    hand that is not known.
    """
    return (
        is_face_down(game, tables, hidden.viewer, row, seat)
        and seat_left(game, tables, hidden, row, seat) == holder
    )


@kernel
def is_known_hand(game: Game, tables: Record, hidden: Record, seat: int) -> bool:
    """Does somebody else hold cards now that the viewer has seen in a hand (BASE-INFO-1)?

    The last card of the free city is seen by who is asked to play it (AMB-16).
    """
    viewer, size = hidden.viewer, game.cities[seat].hand_size
    if not hidden.tracked or size == 0 or sees_through(tables, viewer, seat):
        return False
    if game.free_city and seat == 0:
        return game.cities[0].owed == LAST_CARD and decides_for_free_city(game, viewer)
    if last_look(game, tables, viewer, hand_held(game, tables, seat, game.turn)) == NEVER:
        return False
    if not game.free_city:
        return True
    return size + count_gone(game, tables, viewer, seat) > holds_drawn(game, tables, viewer, seat)


@kernel
def count_gone(game: Game, tables: Record, viewer: int, holder: int) -> int:
    """Return how many cards have left a hand face down since the viewer saw it."""
    count = 0
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            if is_gone(game, tables, viewer, row, seat, holder):
                count += 1
    return count


@kernel
def is_gone(game: Game, tables: Record, viewer: int, row: int, seat: int, holder: int) -> bool:
    """Has a card left the hand that this seat holds now, face down, since the viewer saw that hand?"""
    if not is_face_down(game, tables, viewer, row, seat):
        return False
    hand = hand_left(game, tables, row, seat)
    if holder_of(game, tables, hand) != holder:
        return False
    look = last_look(game, tables, viewer, hand)
    return look != NEVER and turn_of(tables, row) >= look


@kernel
def lay_known_hand(game: Game, tables: Record, viewer: int, seat: int, cards: Numbers) -> None:
    """Put cards that a viewer saw in a hand into it, and where a card has left it face down since."""
    city, count = game.cities[seat], 0
    for place in range(city.hand_size):
        city.hand[place] = cards[count]
        count += 1
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            if is_gone(game, tables, viewer, row, other, seat):
                game.plays[row, other].card = cards[count]
                count += 1


@kernel
def holds_drawn(game: Game, tables: Record, viewer: int, seat: int) -> int:
    """1 if a hand has drawn a card since the viewer saw it, and still has it or has lost it face down.

    The hand that lies with the controller draws in every turn, and the viewer sees it in every second one.
    """
    if not game.free_city or seat == 0 or seat != game.controller:
        return 0
    drawn = drawn_card(game, tables, game.turn)
    for place in range(game.cities[seat].hand_size):
        if game.cities[seat].hand[place] == drawn:
            return 1
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            if is_gone(game, tables, viewer, row, other, seat) and game.plays[row, other].card == drawn:
                return 1
    return 0


@kernel
def drawn_card(game: Game, tables: Record, turn: int) -> int:
    """The card of the free city's deck that was drawn in a turn: the top one (BASE-TWO-5)."""
    return game.decks[game.age - 1, tables.hand - turn] + 0


@kernel
def is_explained(game: Game, tables: Record, hidden: Record) -> bool:
    """Do the deal and the plays lead to the hands? What has not been dealt yet needs no explanation."""
    if game.turn == 0:
        return True
    fits = True
    for hand in range(game.seats):
        fits = fits and fits_deal(game, tables, hidden.mixed, hand)
    return fits


@kernel
def fits_deal(game: Game, tables: Record, counts: Numbers, hand: int) -> bool:
    """Is a hand what was dealt less what has been played out of it? `counts` is all zero before and after."""
    city = game.cities[holder_of(game, tables, hand)]
    for place in range(tables.hand):
        counts[game.decks[game.age - 1, hand * tables.hand + place]] += 1
    if game.free_city and hand in (0, tables.first_control[game.age - 1]):
        for turn in range(1, game.turn + 1):
            counts[drawn_card(game, tables, turn)] += -1 if hand == 0 else 1
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            if game.plays[row, seat].verb and hand_left(game, tables, row, seat) == hand:
                counts[game.plays[row, seat].card] -= 1
    for place in range(city.hand_size):
        counts[city.hand[place]] -= 1
    fits = True
    for kind in range(KINDS):
        if counts[kind] < 0 or (counts[kind] > 0 and city.hand_size > 0):
            fits = False
        counts[kind] = 0
    return fits
