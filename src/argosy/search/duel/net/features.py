"""Binary features of a position for the seat that decides, listed by number.

Every feature of a city stands twice, for the own one and for the other one, so that one net judges both
seats. Only what lies open counts, and what the seat itself knows. A feature is one column of the first layer
of the net, and its number belongs to the format of the weights (`weights.py`): a changed list needs a new
training.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.conflict import toward
from argosy.rules.duel.progress import different_symbols
from argosy.rules.duel.score import total_points
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import (
    AGES,
    ASKED,
    CARDS,
    DISCARDED,
    DRAWN,
    IN_CITY,
    MILITARY_TOKENS,
    ON_BOARD,
    PLACES,
    RESOURCES,
    TAKEN,
    TOKENS,
    TRACK,
    TRACK_SIDE,
    WONDERS,
)
from argosy.rules.records import Record
from argosy.search.duel.net.expansions import LIST_FEATURES, LIST_OF_CITY, MORE_FEATURES, MORE_OF_CITY
from argosy.search.duel.net.listing import add_feature, blocks

PURSES = 14
"""Kinds of treasury: 0 to 9 coins one by one, then by fours."""
COUNTED = 8
"""What is counted up to 7: different symbols, prices."""
LEFT = 24
"""Cards in the structure, 0 to 23."""
DECISIONS = 64
"""What is asked, from the first task that a player decides (`terms.ASKED`)."""
AHEAD = 33
"""Lead in points by twos, from -32 to 32."""
OUTSIDE_MOST = 16

# Of a city.
OWN_CARD, OWN_UNBUILT, OWN_BUILT, OWN_TOKEN, OWN_COINS, OWN_SYMBOLS, OWN_PRICE, OWN_EXPANSION, CITY = blocks(
    CARDS, WONDERS, WONDERS, TOKENS, PURSES, COUNTED, RESOURCES * COUNTED, MORE_OF_CITY
)
# Of the table, after both cities.
(
    TABLE_TOKEN,
    TABLE_DRAWN,
    TABLE_FREE,
    TABLE_COVERED,
    TABLE_GONE,
    TABLE_CLOCK,
    TABLE_PAWN,
    TABLE_TRACK,
    TABLE_ASKED,
    TABLE_TURN,
    TABLE_AGAIN,
    TABLE_AHEAD,
    TABLE_EXPANSIONS,
    FEATURES,
) = (
    2 * CITY + first
    for first in blocks(
        TOKENS,
        TOKENS,
        CARDS,
        CARDS,
        CARDS,
        AGES * LEFT,
        TRACK,
        MILITARY_TOKENS,
        DECISIONS,
        1,
        1,
        AHEAD,
        MORE_FEATURES,
    )
)


@kernel
def list_features(game: Game, tables: Record, seat: int, seen: Record) -> None:
    """Fill `seen` with the numbers of all features that a position has for the seat that decides."""
    seen.count = 0
    for side in range(2):
        list_city(game, seat if side == 0 else 1 - seat, side * CITY, seen)
    list_cards(game, seat, seen)
    list_wonders(game, seat, seen)
    list_tokens(game, seat, seen)
    list_structure(game, tables, seen)
    list_track(game, seat, seen)
    add_feature(seen, TABLE_ASKED + min(max(game.decision - ASKED, 0), DECISIONS - 1))
    if game.on_turn == seat:
        add_feature(seen, TABLE_TURN)
    if game.play_again != 0:
        add_feature(seen, TABLE_AGAIN)
    ahead = total_points(game, tables, seat) - total_points(game, tables, 1 - seat)
    add_feature(seen, TABLE_AHEAD + OUTSIDE_MOST + max(-OUTSIDE_MOST, min(OUTSIDE_MOST, ahead // 2)))
    for first, list_own in LIST_FEATURES:
        list_own(game, tables, seat, seen, TABLE_EXPANSIONS + first)
    for side in range(2):
        city, base = game.cities[seat if side == 0 else 1 - seat], side * CITY + OWN_EXPANSION
        for first, list_own in LIST_OF_CITY:
            list_own(city, tables, seen, base + first)


@kernel
def list_city(game: Game, seat: int, base: int, seen: Record) -> None:
    """Coins, symbols, prices, wonders that are still to be constructed."""
    city = game.cities[seat]
    coins = city.coins if city.coins < 10 else 10 + (city.coins - 10) // 4
    add_feature(seen, base + OWN_COINS + min(coins, PURSES - 1))
    add_feature(seen, base + OWN_SYMBOLS + min(different_symbols(city), COUNTED - 1))
    for resource in range(RESOURCES):
        add_feature(seen, base + OWN_PRICE + resource * COUNTED + min(city.price[resource], COUNTED - 1))
    for index in range(city.unbuilt_count):
        add_feature(seen, base + OWN_UNBUILT + city.unbuilt[index])


@kernel
def list_cards(game: Game, seat: int, seen: Record) -> None:
    """List the cards that have been taken, by where they are."""
    for card in range(CARDS):
        place = game.card_place[card]
        if place == IN_CITY + seat:
            add_feature(seen, OWN_CARD + card)
        elif place == IN_CITY + 1 - seat:
            add_feature(seen, CITY + OWN_CARD + card)
        elif place == DISCARDED:
            add_feature(seen, TABLE_GONE + card)


@kernel
def list_wonders(game: Game, seat: int, seen: Record) -> None:
    """Wonders that stand."""
    for wonder in range(WONDERS):
        if game.wonder_built[wonder]:
            add_feature(seen, (0 if game.wonder_owner[wonder] == seat else CITY) + OWN_BUILT + wonder)


@kernel
def list_tokens(game: Game, seat: int, seen: Record) -> None:
    """Progress tokens; those that are drawn are seen by the player who draws, and that is the one who
    decides.
    """
    for token in range(TOKENS):
        place = game.token_place[token]
        if place == ON_BOARD:
            add_feature(seen, TABLE_TOKEN + token)
        elif place == TAKEN + seat:
            add_feature(seen, OWN_TOKEN + token)
        elif place == TAKEN + 1 - seat:
            add_feature(seen, CITY + OWN_TOKEN + token)
        elif place == DRAWN:
            add_feature(seen, TABLE_DRAWN + token)


@kernel
def list_structure(game: Game, tables: Record, seen: Record) -> None:
    """Cards that lie face up, free or covered, and how many lie there at all."""
    if game.picks < tables.draft_picks:
        add_feature(seen, TABLE_CLOCK)
        return
    left = 0
    for place in range(PLACES):
        bit = 1 << place
        if game.present & bit:
            left += 1
            if game.revealed & bit:
                card = game.deck[game.age - 1, place]
                add_feature(seen, (TABLE_FREE if game.open & bit else TABLE_COVERED) + card)
    add_feature(seen, TABLE_CLOCK + (game.age - 1) * LEFT + min(left, LEFT - 1))


@kernel
def list_track(game: Game, seat: int, seen: Record) -> None:
    """The pawn and the military tokens, nearest to the own capital first."""
    add_feature(seen, TABLE_PAWN + TRACK_SIDE + max(-TRACK_SIDE, min(TRACK_SIDE, game.pawn * toward(seat))))
    for token in range(MILITARY_TOKENS):
        if game.track[token]:
            add_feature(seen, TABLE_TRACK + (token if seat == 0 else MILITARY_TOKENS - 1 - token))
