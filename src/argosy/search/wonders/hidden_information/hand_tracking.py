"""Hand tracking for the running Age, read from the record (BASE-PASS-1, -2).

It says which hand a seat holds, when a seat has last seen it, and what has left it face down since. A hand is
named after the seat that it was dealt to. No free city.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.state import KINDS, Game
from argosy.rules.wonders.terms import BUILD, FREE

NEVER = 0


@kernel
def sees_through(tables: Record, viewer: int, seat: int) -> int:
    """Does a viewer know the hand and the plays of a seat: its own or its partner's (ARMADA-TEAM-2)?"""
    return seat == viewer or (tables.teams and seat == viewer ^ 1)


@kernel
def hand_held(game: Game, tables: Record, seat: int, turn: int) -> int:
    """The hand that a seat holds in a turn."""
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
    return verb != 0 and verb not in (BUILD, FREE) and not sees_through(tables, viewer, seat)


@kernel
def seat_left(game: Game, tables: Record, viewer: int, row: int, seat: int) -> int:
    """Return the holder of the known hand that a face-down card has left since the viewer saw it.

    -1 if there is none.
    """
    turn = turn_of(tables, row)
    hand = hand_held(game, tables, seat, turn)
    look = last_look(game, tables, viewer, hand)
    holder = holder_of(game, tables, hand)
    if look == NEVER or turn < look or not is_known_hand(game, tables, viewer, holder):
        return -1
    return holder


@kernel
def has_left(game: Game, tables: Record, viewer: int, row: int, seat: int, holder: int) -> bool:
    """Has a card left the hand that this seat holds now, face down, since the viewer saw it? holder -1: a
    hand that is not known.
    """
    return (
        is_face_down(game, tables, viewer, row, seat) and seat_left(game, tables, viewer, row, seat) == holder
    )


@kernel
def is_known_hand(game: Game, tables: Record, viewer: int, seat: int) -> bool:
    """Does somebody else hold a hand now that the viewer has seen (BASE-INFO-1)?"""
    if sees_through(tables, viewer, seat) or game.cities[seat].hand_size == 0:
        return False
    return last_look(game, tables, viewer, hand_held(game, tables, seat, game.turn)) != NEVER


@kernel
def is_explained(game: Game, tables: Record, hidden: Record) -> bool:
    """Do the deal and the plays lead to the hands? What has not been dealt yet needs no explanation."""
    if game.free_city:
        return False
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
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            if game.plays[row, seat].verb and hand_held(game, tables, seat, turn_of(tables, row)) == hand:
                counts[game.plays[row, seat].card] -= 1
    for place in range(city.hand_size):
        counts[city.hand[place]] -= 1
    fits = True
    for kind in range(KINDS):
        if counts[kind] < 0 or (counts[kind] > 0 and city.hand_size > 0):
            fits = False
        counts[kind] = 0
    return fits
