"""Hooks for prices, effects of cards and wonders, the conflict pawn, and the score.

Their kernels come from the `hooks.py` of each expansion.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.hooks import at
from argosy.rules.duel.state import City, Game
from argosy.rules.records import Record

NO_PRICE = -1

OWN_PRICE = at("own_price")
HAS_CHAIN = at("has_chain")
MAY_BE_REVIVED = at("may_be_revived")
CARD_IS_CONSTRUCTED = at("card_is_constructed")
WONDER_IS_CONSTRUCTED = at("wonder_is_constructed")
CARD_HAS_EFFECT = at("card_has_effect")
CARDS_ARE_SWAPPED = at("cards_are_swapped")
IS_PAWN_STOPPED = at("is_pawn_stopped")
PAWN_HAS_MOVED = at("pawn_has_moved")
POINTS = at("points")


@kernel
def own_price(city: City, color: int) -> int:
    """Coins for a card that has no printed cost; NO_PRICE for all others."""
    for price in OWN_PRICE:
        coins = price(city, color)
        if coins != NO_PRICE:
            return coins
    return NO_PRICE


@kernel
def has_more_chains(game: Game, seat: int, row: Record, others: int) -> bool:
    """Does something other than a card make this card free? others: also what the opponent holds."""
    for has_chain in HAS_CHAIN:
        if has_chain(game, seat, row, others):
            return True
    return False


@kernel
def may_be_revived(tables: Record, card: int) -> bool:
    """May this card be constructed from the discard pile?"""
    for may in MAY_BE_REVIVED:
        if not may(tables, card):
            return False
    return True


@kernel
def card_is_constructed(game: Game, tables: Record, seat: int, color: int) -> None:
    """A card comes into play."""
    for notice in CARD_IS_CONSTRUCTED:
        notice(game, tables, seat, color)


@kernel
def wonder_is_constructed(game: Game, tables: Record, seat: int) -> None:
    """A wonder comes into play."""
    for notice in WONDER_IS_CONSTRUCTED:
        notice(game, tables, seat)


@kernel
def card_has_effect(game: Game, seat: int, kind: int) -> None:
    """An effect at once of a card that is constructed is about to be put on the stack."""
    for notice in CARD_HAS_EFFECT:
        notice(game, seat, kind)


@kernel
def cards_are_swapped(game: Game, tables: Record, taken: int, given: int) -> None:
    """Two cards have changed cities."""
    for notice in CARDS_ARE_SWAPPED:
        notice(game, tables, taken, given)


@kernel
def is_pawn_stopped(game: Game, space: int) -> bool:
    """May the conflict pawn not enter this space?"""
    for stops in IS_PAWN_STOPPED:
        if stops(game, space):
            return True
    return False


@kernel
def pawn_has_moved(game: Game, seat: int) -> None:
    """The conflict pawn has moved by one space for this seat."""
    for notice in PAWN_HAS_MOVED:
        notice(game, seat)


@kernel
def more_points(game: Game, tables: Record, seat: int, line: int) -> int:
    """Points that expansions add to a line of the score pad."""
    points = 0
    for more in POINTS:
        points += more(game, tables, seat, line)
    return points
