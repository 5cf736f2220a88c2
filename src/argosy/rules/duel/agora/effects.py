"""Effects of senators, decrees and conspiracies.

Rules AGORA-061, 062, 090 to 092, 100, 103, 151 to 168.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.conspiracies import draw_conspiracies
from argosy.rules.duel.agora.senate import markers_in_senate, senate_actions
from argosy.rules.duel.agora.terms import (
    AFTER_TRIGGER,
    COINS_ON,
    CONSPIRE,
    CONSTRUCTION_COINS,
    FORGET_TRIGGER,
    HALF_COINS,
    LOCKED,
    MARKER_COINS,
    MARKER_LOSS,
    POLITICIAN,
    SENATE,
    SENATOR,
)
from argosy.rules.duel.effects import (
    forget_unbuilt,
    gain_wonder,
    join_city,
    leave_city,
    limit_wonders,
    lose_wonder,
)
from argosy.rules.duel.expansions.effects import cards_are_swapped
from argosy.rules.duel.lasting_effects import apply_lasting
from argosy.rules.duel.payment import lose_coins
from argosy.rules.duel.progress import different_symbols
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.tasks import end_game, push
from argosy.rules.duel.terms import (
    AWAY,
    FINISH,
    NONE,
    PROGRESS,
    SCIENCE,
    SCIENCE_SHARED,
    SYMBOLS,
    TAKEN,
    WONDER,
)
from argosy.rules.records import Record


@kernel
def take_building(game: Game, tables: Record, seat: int, card: int) -> None:
    """AGORA-163, PANTHEON-024: a card of the opponent comes into the own city."""
    leave_city(game, tables, 1 - seat, card, AWAY)
    join_city(game, tables, seat, card)


@kernel
def seize_wonder(game: Game, tables: Record, seat: int, wonder: int) -> None:
    """AGORA-161, PANTHEON-025: an unbuilt wonder changes its owner."""
    forget_unbuilt(game.cities[1 - seat], wonder)
    gain_wonder(game, seat, wonder)


@kernel
def sabotage(game: Game, tables: Record, wonder: int) -> None:
    """AGORA-157: a constructed wonder of the opponent goes to the box."""
    lose_wonder(game, tables, wonder)
    game.wonder_owner[wonder] = NONE
    limit_wonders(game, tables)


@kernel
def lock_token(game: Game, tables: Record, seat: int, token: int) -> None:
    """AGORA-152, Z-24: nobody uses this token any more; what it gave at once stays."""
    place = game.token_place[token]
    if place == TAKEN + 1 - seat:
        row = tables.progress[token]
        game.cities[1 - seat].progress -= 1
        apply_lasting(game, tables, 1 - seat, row.lasting, row.lasting_count, -1)
    game.token_place[token] = LOCKED
    game.agora.locked = token


@kernel
def half_coins(game: Game, seat: int) -> None:
    """AGORA-162: half of the opponent's coins, rounded up."""
    coins = (game.cities[1 - seat].coins + 1) // 2
    game.cities[1 - seat].coins -= coins
    game.cities[seat].coins += coins


@kernel
def card_asks_coins(game: Game, tables: Record, seat: int, color: int) -> None:
    """AGORA-100: a building is constructed; senators are none."""
    if tables.pays_constructions and color != SENATOR:
        push(game, CONSTRUCTION_COINS, seat, 0, color)


@kernel
def wonder_asks_coins(game: Game, tables: Record, seat: int) -> None:
    """AGORA-103: a wonder is constructed."""
    if tables.pays_constructions:
        push(game, CONSTRUCTION_COINS, seat, 0, WONDER)


@kernel
def construction_coins(game: Game, subject: int) -> None:
    """AGORA-100, 103, Z-25: whoever controls such a decree takes coins for a construction by either
    player.
    """
    for owner in range(2):
        game.cities[owner].coins += game.cities[owner].powers[COINS_ON + subject] * game.age


@kernel
def swap(game: Game, tables: Record, seat: int, taken: int, given: int) -> None:
    """AGORA-164, 168, Z-09: both cards change cities, then both players look at their symbols."""
    pairs_before = pairs(game.cities[0], tables), pairs(game.cities[1], tables)
    take_building(game, tables, seat, taken)
    take_building(game, tables, 1 - seat, given)
    cards_are_swapped(game, tables, taken, given)
    win_or_pairs(game, tables, seat, pairs_before[seat], pairs_before[1 - seat])


@kernel
def pairs(city: City, tables: Record) -> int:
    """Bit set of the symbols of which a city has a pair."""
    found = 0
    for symbol in range(SYMBOLS):
        if city.symbols[symbol] >= tables.pair:
            found |= 1 << symbol
    return found


@kernel
def win_or_pairs(game: Game, tables: Record, seat: int, own_before: int, other_before: int) -> None:
    """Z-09: six symbols on both sides are a draw.

    Otherwise each new pair gives a token, the active player first.
    """
    own = different_symbols(game.cities[seat]) >= tables.supremacy
    other = different_symbols(game.cities[1 - seat]) >= tables.supremacy
    if own and other:
        end_game(game, SCIENCE_SHARED, NONE)
    elif own or other:
        end_game(game, SCIENCE, seat if own else 1 - seat)
    else:
        if pairs(game.cities[1 - seat], tables) & ~other_before:
            push(game, PROGRESS, 1 - seat, 1, 0)
        if pairs(game.cities[seat], tables) & ~own_before:
            push(game, PROGRESS, seat, 1, 0)


@kernel
def run_agora(game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int) -> None:
    """The effects of Agora that need no choice (AGORA-090, 151)."""
    if kind == POLITICIAN:
        push(game, SENATE, seat, senate_actions(game, tables, seat), subject)
    elif kind == CONSPIRE:
        draw_conspiracies(game, seat)
    elif kind == CONSTRUCTION_COINS:
        construction_coins(game, subject)
    elif kind == AFTER_TRIGGER:
        after_trigger(game, seat)
    elif kind == HALF_COINS:
        half_coins(game, seat)
    elif kind == MARKER_COINS:
        game.cities[seat].coins += amount * markers_in_senate(game, seat)
    elif kind == MARKER_LOSS:
        lose_coins(game, 1 - seat, amount * markers_in_senate(game, 1 - seat))


@kernel
def after_trigger(game: Game, seat: int) -> None:
    """AGORA-061, Z-12: the turn goes on, unless the conspiracy has emptied the structure."""
    if game.present == 0:
        push(game, FINISH, seat, 0, 0)


@kernel
def run_agora_step(game: Game, step: int) -> None:
    """AGORA-062: in the next turn another conspiracy may be triggered."""
    if step == FORGET_TRIGGER:
        game.triggered = 0
