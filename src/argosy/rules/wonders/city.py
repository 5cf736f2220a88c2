"""Queries about one city: neighbours in the ring of seats (BASE-SEAT-1), buildings, hands."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.expansions.effects import LENDS_A_PARENT
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import CITY_CARD

ONE = np.uint64(1)


@kernel
def left_of(game: Game, seat: int) -> int:
    """The next seat clockwise (BASE-SEAT-1).

    No remainder, because a division costs more than all the rest.
    """
    after = seat + 1
    return 0 if after == game.seats else after


@kernel
def right_of(game: Game, seat: int) -> int:
    """The next seat counter-clockwise (BASE-SEAT-1)."""
    return game.seats - 1 if seat == 0 else seat - 1


@kernel
def has_built(city: City, kind: int) -> bool:
    """Does a card of this name stand in the city (BASE-BUILD-1)?"""
    return (city.standing[kind >> 6] >> np.uint64(kind & 63)) & ONE != 0


@kernel
def stand(city: City, kind: int) -> None:
    """Put a card of this name into the city (BASE-BUILD-2, -3)."""
    city.standing[kind >> 6] |= ONE << np.uint64(kind & 63)


@kernel
def can_chain(tables: Record, city: City, kind: int) -> bool:
    """Return whether a building makes the card free by its chain (BASE-CHAIN-1 to -3).

    It stands in the city, or an expansion lets the city use it.
    """
    parents = tables.cards[kind].parents
    for word in range(parents.shape[0]):
        if parents[word] & city.standing[word] != 0:
            return True
    if tables.expansions > 0:
        for lends in LENDS_A_PARENT:
            if lends(city, parents):
                return True
    return False


@kernel
def hand_holder(game: Game, seat: int) -> int:
    """The seat out of whose hand a city's card comes.

    That is the city itself, but the free city's regular card comes out of its controller's hand (BASE-TWO-5).
    """
    if game.cities[seat].owed == CITY_CARD:
        return game.controller
    return seat


@kernel
def take_from_hand(city: Record, kind: int) -> None:
    """Remove one copy of a card from a hand and keep the rest in order."""
    place = 0
    while city.hand[place] != kind:
        place += 1
    city.hand_size -= 1
    for later in range(place, city.hand_size):
        city.hand[later] = city.hand[later + 1]
    city.hand[city.hand_size] = -1


@kernel
def add_to_hand(city: Record, kind: int) -> None:
    """Put a card into a hand, keeping the hand sorted, because the order of a hand must not tell anything."""
    place = city.hand_size
    while place > 0 and city.hand[place - 1] > kind:
        city.hand[place] = city.hand[place - 1]
        place -= 1
    city.hand[place] = kind
    city.hand_size += 1


@kernel
def may_play(hand: Record, held_back: int, place: int) -> bool:
    """Is the card at this place the first playable copy of its name? Equal cards are one choice."""
    if place == held_back:
        return False
    return place == 0 or place - 1 == held_back or hand.hand[place - 1] != hand.hand[place]


@kernel
def is_free_by_right(game: Game, tables: Record, seat: int, kind: int) -> int:
    """Return whether a lasting right makes the card free (LEADERS-EFFECT-7, AMB-82, CITIES-SETUP-7).

    Rights are a colour that is free, a new colour, the first and the last card of the Age.
    """
    city = game.cities[seat]
    if city.free_colors and city.free_colors >> tables.cards[kind].color & 1:
        return True
    if city.free_new_color and city.colors[tables.cards[kind].color] == 0:
        return True
    if city.free_first and game.turn == 1:
        return True
    return city.free_last and game.turn == tables.turns and not game.last_card


@kernel
def take_from_bank(city: City, coins: int) -> None:
    """Coins come from the bank: once a turn some bring more (LEADERS-EFFECT-6)."""
    city.coins += coins
    if city.bank_bonus > 0 and coins > 0 and not city.bonus_taken:
        city.bonus_taken = 1
        city.coins += city.bank_bonus


@kernel
def take_victory_tokens(city: City, age: int, tokens: int) -> None:
    """Take victory tokens of an Age (0-based), in whatever way; each may bring coins (LEADERS-EFFECT-12)."""
    city.victories[age] += tokens
    if city.coins_per_token > 0:
        take_from_bank(city, city.coins_per_token * tokens)
