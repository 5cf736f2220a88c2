"""Hand tracking of the running Age: what a viewer knows of the hands of others (BASE-INFO-1).

From the record alone it says which hand a seat holds, when a viewer has last seen it, and what has left it
face down since. A hand is named after the seat that it was dealt to (BASE-PASS-1, -2). With a free city
(BASE-TWO-4, -5) two hands change places, and the one that lies with the controller gets a card of the free
city's deck in every turn. Views, and what a search knows, are made with it.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.state import HAND, KINDS, SEATS, TURN_ROWS, Game
from argosy.rules.wonders.terms import BUILD, FREE, LAST_CARD

NEVER = 0

TRACK = [
    ("viewer", np.int32),  # a seat, or -1 for a spectator
    ("tracked", np.int32),  # do the deal and the plays lead to the hands, so that hands can be known?
    ("look", np.int16, SEATS),  # by hand: the last turn in which the viewer saw it, or NEVER
    ("holder", np.int16, SEATS),  # by hand: the seat that holds it now
    ("known", np.int16, SEATS),  # by seat: 1 if the viewer knows cards of the hand of somebody else
    ("drawn", np.int16, SEATS),  # by seat: 1 if such a hand has drawn a card since, and has not shown it
    ("counts", np.int16, (SEATS, KINDS)),  # by hand: scratch, zero before
]
"""Fields of a record that `track_hands` fills."""
KNOWN_HANDS = np.dtype(
    [
        *TRACK,
        ("size", np.int16, SEATS),  # how many cards are known of each hand
        ("gone", np.int16, SEATS),  # how many have left it face down since it was seen
        ("cards", np.int16, (SEATS, HAND + 2 * TURN_ROWS)),
        (
            "face_down",
            np.int16,
            (TURN_ROWS, SEATS),
        ),  # 1 where a card was played that the viewer does not know
    ],
    align=True,
)
"""Record of the hands of others as far as a viewer knows them."""


@kernel
def list_known_hands(game: Game, tables: Record, known: Record) -> None:
    """List what a viewer saw in hands of others, less what was built since, and plays it does not know.

    known: a zeroed KNOWN_HANDS with its viewer.
    """
    known.tracked = is_explained(game, tables, known.counts)
    track_hands(game, tables, known)
    for seat in range(game.seats):
        for place in range(game.cities[seat].hand_size if known.known[seat] else 0):
            list_known_card(known, seat, game.cities[seat].hand[place])
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            if is_face_down(game, tables, known.viewer, row, other):
                known.face_down[row, other] = 1
                list_gone_card(game, tables, known, row, other)
    for seat in range(game.seats):
        if known.known[seat] and known.drawn[seat]:
            drop_known_card(known, seat, drawn_card(game, tables, game.turn))


@kernel
def list_gone_card(game: Game, tables: Record, known: Record, row: int, seat: int) -> None:
    """A card that was played face down, if it came out of a hand that the viewer had seen."""
    holder = left_hand_of(game, tables, known, row, seat)
    if holder >= 0:
        list_known_card(known, holder, game.plays[row, seat].card)
        known.gone[holder] += 1


@kernel
def list_known_card(known: Record, seat: int, card: int) -> None:
    """One more card of a hand."""
    known.cards[seat, known.size[seat]] = card
    known.size[seat] += 1


@kernel
def drop_known_card(known: Record, seat: int, card: int) -> None:
    """One such card less; the last one takes its place."""
    last = known.size[seat] - 1
    for place in range(last):
        if known.cards[seat, place] == card:
            known.cards[seat, place] = known.cards[seat, last]
            known.cards[seat, last] = card
    known.size[seat] = last


@kernel
def track_hands(game: Game, tables: Record, track: Record) -> None:
    """Fill a record with the fields TRACK, whose `viewer` and `tracked` are set."""
    clear_track(track)
    if not track.tracked or game.turn == 0:
        return
    for turn in range(1, game.turn + 1):
        for seat in range(game.seats):
            if sees_through(tables, track.viewer, seat):
                track.look[hand_held(game, tables, seat, turn)] = turn
    for seat in range(game.seats):
        track.holder[hand_held(game, tables, seat, game.turn)] = seat
    for seat in range(game.seats):
        if game.cities[seat].hand_size > 0 and not sees_through(tables, track.viewer, seat):
            track.drawn[seat] = holds_drawn(game, tables, track, seat)
            track.known[seat] = knows_hand(game, tables, track, seat)


@kernel
def clear_track(track: Record) -> None:
    """Nothing has been seen."""
    for seat in range(SEATS):
        track.look[seat] = NEVER
        track.holder[seat] = 0
        track.known[seat] = 0
        track.drawn[seat] = 0


@kernel
def clear_hand_counts(game: Game, tables: Record, track: Record) -> None:
    """As they were before `is_explained`."""
    for hand in range(game.seats):
        for kind in range(tables.kinds):
            track.counts[hand, kind] = 0


@kernel
def knows_hand(game: Game, tables: Record, track: Record, seat: int) -> bool:
    """Does somebody else hold cards now that the viewer has seen in a hand?

    The last card of the free city is seen by who is asked to play it (AMB-16).
    """
    if game.free_city and seat == 0:
        return game.cities[0].owed == LAST_CARD and decides_for_free_city(game, track.viewer)
    if track.look[hand_held(game, tables, seat, game.turn)] == NEVER:
        return False
    size = game.cities[seat].hand_size + 0
    return not track.drawn[seat] or size + count_gone(game, tables, track, seat) > 1


@kernel
def holds_drawn(game: Game, tables: Record, track: Record, seat: int) -> int:
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
            if is_gone(game, tables, track, row, other, seat) and game.plays[row, other].card == drawn:
                return 1
    return 0


@kernel
def count_gone(game: Game, tables: Record, track: Record, holder: int) -> int:
    """Return how many cards have left a hand face down since the viewer saw it."""
    count = 0
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            if is_gone(game, tables, track, row, seat, holder):
                count += 1
    return count


@kernel
def is_gone(game: Game, tables: Record, track: Record, row: int, seat: int, holder: int) -> bool:
    """Has a card left the hand that the holder has now, face down, since the viewer saw that hand?"""
    if not is_face_down(game, tables, track.viewer, row, seat):
        return False
    hand = hand_left(game, tables, row, seat)
    look = track.look[hand]
    return track.holder[hand] == holder and look != NEVER and turn_of(tables, row) >= look


@kernel
def seat_left(game: Game, tables: Record, track: Record, row: int, seat: int) -> int:
    """Return the holder of the known hand that a face-down card has left since the viewer saw it.

    -1 if there is none.
    """
    if not is_face_down(game, tables, track.viewer, row, seat):
        return -1
    return left_hand_of(game, tables, track, row, seat)


@kernel
def left_hand_of(game: Game, tables: Record, track: Record, row: int, seat: int) -> int:
    """The same of a card that was played face down."""
    hand = hand_left(game, tables, row, seat)
    holder, look = track.holder[hand] + 0, track.look[hand]
    return holder if track.known[holder] and look != NEVER and turn_of(tables, row) >= look else -1


@kernel
def has_left(game: Game, tables: Record, track: Record, row: int, seat: int, holder: int) -> bool:
    """Has a card left the hand that this seat holds now, face down, since the viewer saw it? holder -1: a
    hand that is not known.
    """
    return (
        is_face_down(game, tables, track.viewer, row, seat)
        and seat_left(game, tables, track, row, seat) == holder
    )


@kernel
def sees_through(tables: Record, viewer: int, seat: int) -> int:
    """Does a viewer know the hand and the plays of a seat: its own or its partner's (ARMADA-TEAM-2)?"""
    return seat == viewer or (tables.teams and seat == viewer ^ 1)


@kernel
def is_face_down(game: Game, tables: Record, viewer: int, row: int, seat: int) -> bool:
    """Was a card played here that the viewer does not know? In a determinization nobody knows some (-1)."""
    verb = game.plays[row, seat].verb
    if verb == 0 or verb in (BUILD, FREE):
        return False
    return game.plays[row, seat].card < 0 or not sees_through(
        tables, viewer, player_of(game, tables, row, seat)
    )


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
def hand_held(game: Game, tables: Record, seat: int, turn: int) -> int:
    """The hand that a seat holds in a turn."""
    if game.free_city:
        return seat if seat == 0 or turn % 2 else 3 - seat
    return (seat - tables.direction[game.age - 1] * (turn - 1) + game.seats * tables.turns) % game.seats


@kernel
def hand_left(game: Game, tables: Record, row: int, seat: int) -> int:
    """The hand that a card was played out of: for the free city that of its controller (BASE-TWO-5)."""
    if game.free_city and seat == 0 and row <= tables.turns:
        return tables.first_control[game.age - 1] + 0
    return hand_held(game, tables, seat, turn_of(tables, row))


@kernel
def turn_of(tables: Record, row: int) -> int:
    """The turn of a row of plays: behind those of the turns stand the extra last cards."""
    return min(row, tables.turns)


@kernel
def drawn_card(game: Game, tables: Record, turn: int) -> int:
    """The card of the free city's deck that was drawn in a turn: the top one (BASE-TWO-5)."""
    return game.decks[game.age - 1, tables.hand - turn] + 0


@kernel
def is_explained(game: Game, tables: Record, counts: Numbers) -> bool:
    """Do the deal and the plays lead to the hands? What has not been dealt yet needs no explanation.

    counts: shape (SEATS, KINDS), all zero before.
    """
    if game.turn == 0:
        return True
    for hand in range(game.seats):
        for place in range(tables.hand):
            counts[hand, game.decks[game.age - 1, hand * tables.hand + place]] += 1
    for turn in range(1, game.turn + 1 if game.free_city else 1):
        counts[0, drawn_card(game, tables, turn)] -= 1
        counts[tables.first_control[game.age - 1], drawn_card(game, tables, turn)] += 1
    fits = take_plays(game, tables, counts)
    for seat in range(game.seats):
        fits = fits and take_hand(game, tables, counts, seat)
    return fits


@kernel
def take_plays(game: Game, tables: Record, counts: Numbers) -> bool:
    """Take what has been played out of the hands; False if something was not there."""
    fits = True
    for row in range(1, tables.turns + 2):
        for seat in range(game.seats):
            play = game.plays[row, seat]
            if play.verb and play.card < 0:
                fits = False
            elif play.verb:
                hand = hand_left(game, tables, row, seat)
                counts[hand, play.card] -= 1
                fits = fits and counts[hand, play.card] >= 0
    return fits


@kernel
def take_hand(game: Game, tables: Record, counts: Numbers, seat: int) -> bool:
    """Take what a seat holds; False if something was not there, or is left while it holds cards."""
    city, hand, fits = game.cities[seat], hand_held(game, tables, seat, game.turn), True
    for place in range(city.hand_size):
        if city.hand[place] < 0:
            fits = False
        else:
            counts[hand, city.hand[place]] -= 1
            fits = fits and counts[hand, city.hand[place]] >= 0
    for place in range(tables.hand if city.hand_size > 0 else 0):
        fits = fits and counts[hand, game.decks[game.age - 1, hand * tables.hand + place]] == 0
    for turn in range(1, game.turn + 1 if game.free_city and city.hand_size > 0 else 1):
        fits = fits and counts[hand, drawn_card(game, tables, turn)] == 0
    return fits


@kernel
def lay_known_hand(game: Game, tables: Record, track: Record, seat: int, cards: Numbers) -> None:
    """Put cards that a viewer saw in a hand into it, and where a card has left it face down since."""
    city, count = game.cities[seat], 0
    for place in range(city.hand_size):
        city.hand[place] = cards[count]
        count += 1
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            if is_gone(game, tables, track, row, other, seat):
                game.plays[row, other].card = cards[count]
                count += 1
