"""Applies a choice of Pantheon (PANTHEON-011 to 029). Its twin that lists it is in `choices.py`."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.conflict import use_token
from argosy.rules.duel.effects import construct_wonder
from argosy.rules.duel.pantheon.effects import strike, unbuild
from argosy.rules.duel.pantheon.gods import (
    activate,
    choose_at_gate,
    choose_at_theater,
    enshrine,
    lay_open_deck,
    put_on_top,
    space_of,
)
from argosy.rules.duel.pantheon.terms import (
    ANUBIS,
    DO_ACTIVATE,
    DO_ENSHRINE,
    DO_GUARD,
    DO_OPEN,
    DO_SINK,
    DO_SNAKE,
    DO_STRIKE,
    DO_TOP,
    DO_UNBUILD,
    DO_USE,
    ENKI,
    ENSHRINE,
    GATE_CARD,
    ISIS,
    MINERVA,
    OFFERING_SETS,
    ON_ENKI,
    SINK,
    SNAKE,
    SPACES,
    THEATER_CARD,
    THEATER_DECK,
    THEATER_ORDER,
    USE,
    ZEUS,
)
from argosy.rules.duel.pantheon.tokens import put_snake
from argosy.rules.duel.payment import pay
from argosy.rules.duel.progress import gain_token, put_back
from argosy.rules.duel.state import Game
from argosy.rules.duel.steps import AFTER_CHOICE
from argosy.rules.duel.tasks import push, push_steps
from argosy.rules.duel.terms import CARDS, DO_TOKEN, DO_WONDER, IN_BOX, NONE, TRACK_SIDE
from argosy.rules.records import Record


@kernel
def apply_divine_turn(game: Game, tables: Record, seat: int, number: int, bank: int) -> None:
    """PANTHEON-013, 015, Z-14: pay, give up offering tokens, take the card."""
    if number < DO_ACTIVATE or number >= DO_ENSHRINE:
        return
    god = (number - DO_ACTIVATE) // OFFERING_SETS
    push_steps(game, seat, AFTER_CHOICE)
    pay(game, seat, bank, 0)
    game.cities[seat].offerings &= ~((number - DO_ACTIVATE) % OFFERING_SETS)
    game.pantheon.space[space_of(game, god)] = NONE
    activate(game, tables, seat, god)


@kernel
def apply_pantheon(
    game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int, number: int
) -> None:
    """Follow-up choices of Pantheon."""
    if kind == ENSHRINE:
        enshrine(game, tables, seat, (number - DO_ENSHRINE) // SPACES, (number - DO_ENSHRINE) % SPACES)
    elif kind == ENKI:
        game.token_place[number - DO_TOKEN] = IN_BOX
        put_back(game, ON_ENKI)
        gain_token(game, tables, seat, number - DO_TOKEN)
    elif kind == GATE_CARD:
        choose_at_gate(game, tables, seat, (number - DO_ACTIVATE) // OFFERING_SETS)
    elif kind == THEATER_DECK:
        lay_open_deck(game, tables, number - DO_OPEN)
        push(game, THEATER_CARD, seat, 1, 0)
    elif kind == THEATER_CARD:
        choose_at_theater(game, tables, seat, (number - DO_ACTIVATE) // OFFERING_SETS)
    elif kind == THEATER_ORDER:
        put_on_top(game, tables, number - DO_TOP)
    elif kind == ZEUS:
        strike(game, tables, seat, number - DO_STRIKE)
    elif kind == MINERVA:
        game.pantheon.minerva = number - DO_GUARD - TRACK_SIDE
    else:
        apply_divine_cards(game, tables, kind, seat, number)


@kernel
def apply_divine_cards(game: Game, tables: Record, kind: int, seat: int, number: int) -> None:
    """Follow-up choices of Pantheon about cards, wonders and military tokens."""
    if kind == SNAKE:
        put_snake(game, tables, seat, number - DO_SNAKE)
    elif kind == ANUBIS:
        unbuild(game, tables, number - DO_UNBUILD)
    elif kind == ISIS:
        wonder = (number - DO_WONDER) // CARDS
        construct_wonder(game, tables, seat, wonder, number % CARDS)
    elif kind == SINK:
        game.track[number - DO_SINK] = 0
    elif kind == USE:
        game.track[number - DO_USE] = 0
        use_token(game, tables, seat, number - DO_USE)
