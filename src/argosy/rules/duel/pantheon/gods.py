"""Divinities: in the Pantheon, at the gate, in the Divine Theater (PANTHEON-011 to 020)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.lasting_effects import apply_lasting
from argosy.rules.duel.pantheon.state import PantheonGameFields
from argosy.rules.duel.pantheon.terms import (
    ENKI,
    GATE,
    GOD_DISCOUNT,
    MYTHOLOGIES,
    OFFERINGS,
    ON_ENKI,
    SPACES,
    THEATER_ORDER,
)
from argosy.rules.duel.progress import draw_tokens, gather, put_back
from argosy.rules.duel.state import Game
from argosy.rules.duel.tasks import push, push_now
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record


@kernel
def open_pantheon(game: Game, tables: Record) -> None:
    """PANTHEON-014, 020: at the start of Age II the divinities are turned up, the gate goes to the empty
    space.
    """
    pantheon = game.pantheon
    empty = NONE
    for space in range(SPACES):
        god = pantheon.space[space]
        if god == NONE and empty == NONE:
            empty = space
        elif god != NONE:
            turn_god_up(game, tables, god)
    if empty != NONE:
        pantheon.space[empty] = GATE


@kernel
def turn_god_up(game: Game, tables: Record, god: int) -> None:
    """PANTHEON-020: Enki brings tokens out of the box when he is turned up."""
    row = tables.gods[god]
    game.pantheon.known[0, god] = 0
    game.pantheon.known[1, god] = 0
    for index in range(row.now, row.now + row.now_count):
        if tables.now[index].kind == ENKI:
            draw_tokens(game, tables.now[index].amount, ON_ENKI)


@kernel
def turn_god_down(game: Game, tables: Record, god: int) -> None:
    """PANTHEON-020: a god who was not chosen; Enki's tokens return to the box."""
    row = tables.gods[god]
    for index in range(row.now, row.now + row.now_count):
        if tables.now[index].kind == ENKI:
            put_back(game, ON_ENKI)


@kernel
def take_god(pantheon: PantheonGameFields, mythology: int, god: int) -> None:
    """Take a divinity out of the deck of its mythology; the others keep their order."""
    kept = 0
    for index in range(pantheon.deck_count[mythology]):
        other = pantheon.decks[mythology, index]
        if other != god:
            pantheon.decks[mythology, kept] = other
            kept += 1
    for index in range(kept, pantheon.deck_count[mythology]):
        pantheon.decks[mythology, index] = NONE
    pantheon.deck_count[mythology] = kept


@kernel
def enshrine(game: Game, tables: Record, seat: int, god: int, space: int) -> None:
    """PANTHEON-011: one of the two top cards goes face down on an empty space, the other back on top."""
    pantheon = game.pantheon
    mythology = tables.god_mythology[god]
    for index in range(min(2, pantheon.deck_count[mythology])):
        pantheon.known[0, pantheon.decks[mythology, index]] = 0
        pantheon.known[1, pantheon.decks[mythology, index]] = 0
        pantheon.known[seat, pantheon.decks[mythology, index]] = 1
    take_god(pantheon, mythology, god)
    pantheon.space[space] = god


@kernel
def god_price(game: Game, tables: Record, seat: int, space: int, offerings: int) -> int:
    """Return the price of a god for a player who gives these offering tokens (PANTHEON-013, 016, Z-19)."""
    return less_offerings(tables, full_price(game, tables, seat, space), offerings)


@kernel
def full_price(game: Game, tables: Record, seat: int, space: int) -> int:
    """PANTHEON-016, Z-19: the cost of a space; the gate twice; Sanctuary; never below 0."""
    coins = int(tables.space_costs[seat, space])
    if game.pantheon.space[space] == GATE:
        coins *= tables.gate_factor
    coins -= game.cities[seat].powers[GOD_DISCOUNT]
    return max(coins, 0)


@kernel
def less_offerings(tables: Record, price: int, offerings: int) -> int:
    """PANTHEON-013: a price less what these offering tokens are worth, never below 0."""
    for offering in range(OFFERINGS):
        if offerings & (1 << offering):
            price -= tables.offering_values[offering]
    return max(price, 0)


@kernel
def space_of(game: Game, god: int) -> int:
    """The space on which a god lies; -1 if on none."""
    for space in range(SPACES):
        if game.pantheon.space[space] == god:
            return space
    return NONE


@kernel
def activate(game: Game, tables: Record, seat: int, god: int) -> None:
    """PANTHEON-015, 021: take the card and apply it. The price has been paid."""
    row = tables.gods[god]
    game.pantheon.owner[god] = seat
    push_now(game, tables, seat, row.now, row.now_count)
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, 1)
    gather(game, tables, seat, row.symbol)


@kernel
def lay_open_tops(game: Game, tables: Record) -> None:
    """PANTHEON-017: turn up the top card of every mythology deck."""
    pantheon = game.pantheon
    pantheon.choice_count = 0
    for mythology in range(MYTHOLOGIES):
        if pantheon.deck_count[mythology] > 0:
            lay_open(game, tables, pantheon.decks[mythology, 0])


@kernel
def lay_open_deck(game: Game, tables: Record, mythology: int) -> None:
    """PANTHEON-018: look at all cards of one deck."""
    pantheon = game.pantheon
    pantheon.choice_count = 0
    for index in range(pantheon.deck_count[mythology]):
        lay_open(game, tables, pantheon.decks[mythology, index])


@kernel
def lay_open(game: Game, tables: Record, god: int) -> None:
    """One more god to choose from."""
    game.pantheon.choice[game.pantheon.choice_count] = god
    game.pantheon.choice_count += 1
    turn_god_up(game, tables, god)


@kernel
def close_choice(game: Game, tables: Record, chosen: int) -> None:
    """The gods who were not chosen are turned down again."""
    pantheon = game.pantheon
    for index in range(pantheon.choice_count):
        if pantheon.choice[index] != chosen:
            turn_god_down(game, tables, pantheon.choice[index])
        pantheon.choice[index] = NONE
    pantheon.choice_count = 0


@kernel
def choose_at_gate(game: Game, tables: Record, seat: int, god: int) -> None:
    """PANTHEON-017: activate one for free; everybody has seen the others, which lie on their decks again."""
    pantheon = game.pantheon
    for index in range(pantheon.choice_count):
        pantheon.known[0, pantheon.choice[index]] = pantheon.choice[index] != god
        pantheon.known[1, pantheon.choice[index]] = pantheon.choice[index] != god
    close_choice(game, tables, god)
    take_god(pantheon, tables.god_mythology[god], god)
    activate(game, tables, seat, god)


@kernel
def choose_at_theater(game: Game, tables: Record, seat: int, god: int) -> None:
    """PANTHEON-018: activate one for free; the others go back in any order, known to the player alone."""
    pantheon = game.pantheon
    mythology = tables.god_mythology[god]
    for index in range(pantheon.choice_count):
        pantheon.known[seat, pantheon.choice[index]] = pantheon.choice[index] != god
    close_choice(game, tables, god)
    take_god(pantheon, mythology, god)
    activate(game, tables, seat, god)
    if pantheon.deck_count[mythology] > 1 and game.over == 0:
        push(game, THEATER_ORDER, seat, 1, mythology)


@kernel
def put_on_top(game: Game, tables: Record, god: int) -> None:
    """PANTHEON-018: the returned cards in any order, which for two cards means one on top."""
    pantheon = game.pantheon
    mythology = tables.god_mythology[god]
    for index in range(pantheon.deck_count[mythology] - 1, 0, -1):
        if pantheon.decks[mythology, index] == god:
            pantheon.decks[mythology, index] = pantheon.decks[mythology, index - 1]
            pantheon.decks[mythology, index - 1] = god
