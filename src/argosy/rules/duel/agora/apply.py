"""Applies a choice of Agora (AGORA-150 to 165). Its twin that lists it is in `choices.py`."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.conspiracies import plot, prepare, trigger
from argosy.rules.duel.agora.effects import lock_token, sabotage, seize_wonder, swap, take_building
from argosy.rules.duel.agora.senate import add_marker, move_decree, remove_marker, shift_marker
from argosy.rules.duel.agora.terms import (
    AFTER_TRIGGERING,
    CHAMBERS,
    CONSPIRACIES,
    CONSPIRATOR,
    CONSPIRE,
    CURIA,
    DO_CONSPIRE,
    DO_DECREE,
    DO_FREE,
    DO_GIVE,
    DO_LOCK,
    DO_PLACE,
    DO_PLOT,
    DO_PREPARE,
    DO_RAZE,
    DO_REMOVE,
    DO_SCRAP,
    DO_SEIZE,
    DO_SHIFT,
    DO_TAKE,
    DO_TRIGGER,
    ESPIONAGE,
    GIVE,
    LOCK,
    MOVE_DECREE,
    PLACE,
    PLOT,
    REMOVE,
    REMOVED_CARD,
    SABOTAGE,
    SCRAP,
    SENATE,
    SHIFT,
    SWAP,
    TAKE_BUILDING,
    TAKE_WONDER,
    TOP_ROW,
)
from argosy.rules.duel.effects import construct
from argosy.rules.duel.progress import gain_token
from argosy.rules.duel.state import Game
from argosy.rules.duel.steps import AFTER_CHOICE
from argosy.rules.duel.structure import place_of, take_card
from argosy.rules.duel.tasks import push, push_steps
from argosy.rules.duel.terms import CARDS, DISCARDED, DO_PASS, DO_TOKEN, FREE, NONE, TURN_UP
from argosy.rules.records import Record


@kernel
def apply_agora_turn(game: Game, tables: Record, seat: int, number: int, bank: int) -> None:
    """AGORA-021: prepare a conspiracy with a card of the structure, or trigger one before the turn."""
    if DO_TRIGGER <= number < DO_SEIZE:
        game.triggered = 1
        push_steps(game, seat, AFTER_TRIGGERING)
        trigger(game, tables, seat, number - DO_TRIGGER)
    elif DO_PREPARE <= number < DO_PREPARE + CONSPIRACIES * CARDS:
        card = number % CARDS  # because every verb with a card begins at a multiple of CARDS
        push_steps(game, seat, AFTER_CHOICE)
        take_card(game, tables, place_of(game, game.present, card))
        prepare(game, (number - DO_PREPARE) // CARDS, card)


@kernel
def apply_agora(
    game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int, number: int
) -> None:
    """Follow-up choices of Agora about the Senate and conspiracies (AGORA-160)."""
    if number == DO_PASS:
        return
    if kind == SENATE:
        if amount > 1:
            push(game, SENATE, seat, amount - 1, subject)
        apply_influence(game, tables, seat, number)
    elif kind == PLACE or kind == SHIFT or kind == REMOVE or kind == CONSPIRATOR:
        apply_influence(game, tables, seat, number)
    elif kind == PLOT:
        plot(game, seat, (number - DO_PLOT) // 2, (number - DO_PLOT) % 2)
    elif kind == CURIA:
        trigger(game, tables, seat, number - DO_TRIGGER)
    elif kind == TAKE_WONDER:
        seize_wonder(game, tables, seat, number - DO_SEIZE)
    elif kind == LOCK:
        lock_token(game, tables, seat, number - DO_LOCK)
    elif kind == MOVE_DECREE:
        move_decree(game, tables, (number - DO_DECREE) // CHAMBERS, (number - DO_DECREE) % CHAMBERS)
    elif kind == SABOTAGE:
        sabotage(game, tables, number - DO_RAZE)
    elif kind == ESPIONAGE:
        gain_token(game, tables, seat, number - DO_TOKEN)
    else:
        apply_agora_cards(game, tables, kind, seat, number)


@kernel
def apply_influence(game: Game, tables: Record, seat: int, number: int) -> None:
    """AGORA-033, 041, 150: place, move or remove a marker, or conspire."""
    if number == DO_CONSPIRE:
        push(game, CONSPIRE, seat, 1, 0)
    elif number >= DO_REMOVE:
        remove_marker(game, tables, 1 - seat, number - DO_REMOVE)
    elif number >= DO_SHIFT:
        shift_marker(game, tables, seat, (number - DO_SHIFT) // CHAMBERS, (number - DO_SHIFT) % CHAMBERS)
    else:
        add_marker(game, tables, seat, number - DO_PLACE)


@kernel
def apply_agora_cards(game: Game, tables: Record, kind: int, seat: int, number: int) -> None:
    """Follow-up choices of Agora about cards (AGORA-156)."""
    if kind == TOP_ROW:
        take_card(game, tables, place_of(game, game.present, number - DO_FREE))
        construct(game, tables, seat, number - DO_FREE, FREE)
    elif kind == REMOVED_CARD:
        for age in range(game.age):
            game.agora.saw_removed[seat, age] = 1
        construct(game, tables, seat, number - DO_FREE, FREE)
    elif kind == SCRAP:
        take_card(game, tables, place_of(game, game.present, number - DO_SCRAP))
        game.card_place[number - DO_SCRAP] = DISCARDED
        push(game, TURN_UP, seat, 0, 0)
    elif kind == TAKE_BUILDING:
        take_building(game, tables, seat, number - DO_TAKE)
    elif kind == SWAP:
        game.agora.swapped = number - DO_TAKE
        push(game, GIVE, seat, 1, 0)
    elif kind == GIVE:
        taken = int(game.agora.swapped)
        game.agora.swapped = NONE
        swap(game, tables, seat, taken, number - DO_GIVE)
