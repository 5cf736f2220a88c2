"""Applies a choice. Its price was fixed when it was listed and is not computed again."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.effects import construct, construct_wonder, discard_for_coins, gain_wonder, leave_city
from argosy.rules.duel.expansions.play import APPLY_ANSWER, APPLY_TURN
from argosy.rules.duel.payment import pay
from argosy.rules.duel.progress import gain_token, put_back
from argosy.rules.duel.state import Game
from argosy.rules.duel.steps import AFTER_CHOICE
from argosy.rules.duel.structure import place_of, take_card
from argosy.rules.duel.tasks import drop, push, push_now, push_steps
from argosy.rules.duel.terms import (
    CARDS,
    DESTROY,
    DISCARDED,
    DO_DESTROY,
    DO_DISCARD,
    DO_FIRST,
    DO_PICK,
    DO_REVIVE,
    DO_TOKEN,
    DO_WONDER,
    DRAWN,
    DRAWN_PROGRESS,
    FIRST,
    FREE,
    IN_BOX,
    LAST_WITH_CARD,
    NEXT_PICK,
    PICK,
    PROGRESS,
    REVIVE,
    TURN,
)
from argosy.rules.records import Record


@kernel
def apply_choice(game: Game, tables: Record, number: int, bank: int, trade: int, how: int) -> None:
    """Carry out a legal choice of the decision that is asked. `turn.settle` comes next."""
    kind = game.decision
    seat = game.actor
    game.moment += 1
    if kind == TURN:
        apply_turn(game, tables, seat, number, bank, trade, how)
    elif kind == PICK:
        apply_pick(game, tables, seat, number - DO_PICK)
    else:
        amount = game.tasks[game.depth - 1].amount
        subject = game.tasks[game.depth - 1].subject
        drop(game)
        apply_task(game, tables, kind, seat, amount, subject, number)


@kernel
def apply_pick(game: Game, tables: Record, seat: int, wonder: int) -> None:
    """DUEL-007, AGORA-094, 097: take a wonder; some have an effect when they are chosen."""
    row = tables.wonders[wonder]
    gain_wonder(game, seat, wonder)
    game.picks += 1
    push(game, NEXT_PICK, seat, 0, 0)
    push_now(game, tables, seat, row.chosen, row.chosen_count)


@kernel
def apply_turn(game: Game, tables: Record, seat: int, number: int, bank: int, trade: int, how: int) -> None:
    """DUEL-020: the one thing that a player does in a turn, or what comes before it."""
    if number <= LAST_WITH_CARD:
        push_steps(game, seat, AFTER_CHOICE)
        apply_card(game, tables, seat, number, bank, trade, how)
    else:
        for apply in APPLY_TURN:
            apply(game, tables, seat, number, bank)


@kernel
def apply_card(game: Game, tables: Record, seat: int, number: int, bank: int, trade: int, how: int) -> None:
    """DUEL-020: use a card of the structure."""
    card = number % CARDS  # because every verb with a card begins at a multiple of CARDS
    take_card(game, tables, place_of(game, game.open, card))
    pay(game, seat, bank, trade)
    if number < DO_DISCARD:
        construct(game, tables, seat, card, how)
    elif number < DO_WONDER:
        discard_for_coins(game, tables, seat, card)
    else:
        construct_wonder(game, tables, seat, (number - DO_WONDER) // CARDS, card)


@kernel
def apply_task(
    game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int, number: int
) -> None:
    """A follow-up choice; its task has been taken off the stack."""
    apply_base(game, tables, kind, seat, number)
    for first, end, apply in APPLY_ANSWER:
        if first <= kind < end:
            apply(game, tables, kind, seat, amount, subject, number)


@kernel
def apply_base(game: Game, tables: Record, kind: int, seat: int, number: int) -> None:
    """Follow-up choices of the base game."""
    if kind == FIRST:
        game.on_turn = number - DO_FIRST
    elif kind == PROGRESS:
        gain_token(game, tables, seat, number - DO_TOKEN)
    elif kind == DRAWN_PROGRESS:
        game.token_place[number - DO_TOKEN] = IN_BOX
        put_back(game, DRAWN)
        gain_token(game, tables, seat, number - DO_TOKEN)
    elif kind == DESTROY:
        leave_city(game, tables, 1 - seat, number - DO_DESTROY, DISCARDED)
    elif kind == REVIVE:
        construct(game, tables, seat, number - DO_REVIVE, FREE)
