"""The order of play in turns and Ages (DUEL-007, 020, 090).

What a player may do in a turn is listed here; what follows then stands in `steps.py`.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.answers import list_task
from argosy.rules.duel.bits import first_of
from argosy.rules.duel.choices import add_pass, list_card, list_pick, price_wonders
from argosy.rules.duel.effects import run_base
from argosy.rules.duel.expansions.play import (
    LIST_AHEAD,
    LIST_WITH_CARD,
    RUN_AGE_STEP,
    RUN_TASK,
    RUN_TURN_STEP,
    WAYS_WITH_CARDS,
    list_more_turns,
    may_pass,
)
from argosy.rules.duel.score import civilian_end
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.steps import END_OF_AGE, END_OF_TURN
from argosy.rules.duel.structure import lay_out, turn_up
from argosy.rules.duel.tasks import drop, push
from argosy.rules.duel.terms import (
    AGES,
    ASK_FIRST,
    ASKED,
    COUNT_POINTS,
    COUNT_TURN,
    END_AGE,
    FINISH,
    FIRST,
    LAY_OUT,
    NEXT_PICK,
    PASS_TURN,
    PICK,
    TURN,
    TURN_UP,
)
from argosy.rules.records import Record


@kernel
def settle(game: Game, tables: Record, out: Choices) -> None:
    """Do everything that needs no choice; then `out` holds the legal choices of the player who is asked."""
    advance(game, tables, out)
    if game.over == 0 and game.depth == 0:
        list_choices(game, tables, out)


@kernel
def advance(game: Game, tables: Record, out: Choices) -> None:
    """Do everything that needs no choice.

    `out` holds the legal answers to a follow-up question, because one without any is not asked; a turn or a
    pick of the draft always has some, and they are not listed here.
    """
    out.count = 0
    while game.over == 0:
        if game.depth == 0:
            ask_turn(game, tables)
            return
        task = game.tasks[game.depth - 1]
        if task.kind >= ASKED:
            game.decision = task.kind
            game.actor = task.seat
            list_choices(game, tables, out)
            if out.count > 0:
                return
            drop(game)
        else:
            kind, seat, amount, subject = task.kind, task.seat, task.amount, task.subject
            drop(game)
            run(game, tables, kind, seat, amount, subject)


@kernel
def ask_turn(game: Game, tables: Record) -> None:
    """Nothing is under way: the next wonder of the draft, or the next turn."""
    if game.picks < tables.draft_picks:
        game.decision = PICK
        game.actor = tables.draft[game.picks]
        game.on_turn = game.actor
    else:
        game.decision = TURN
        game.actor = game.on_turn


@kernel
def run(game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int) -> None:
    """One task that needs no choice."""
    if kind == FINISH:
        finish_turn(game, tables)
    elif kind == TURN_UP:
        turn_up(game, tables, seat)
    elif kind == NEXT_PICK:
        next_pick(game, tables)
    else:
        run_base(game, tables, kind, seat, amount, subject)
        for run in RUN_TASK:
            run(game, tables, kind, seat, amount, subject)


@kernel
def next_pick(game: Game, tables: Record) -> None:
    """DUEL-008: after the draft the first player begins."""
    if game.picks == tables.draft_picks:
        game.on_turn = tables.draft[0]


@kernel
def finish_turn(game: Game, tables: Record) -> None:
    """DUEL-060, 061, 090: the turn is over."""
    for step in END_OF_TURN:
        if game.over == 0:
            run_turn_step(game, tables, step)


@kernel
def run_turn_step(game: Game, tables: Record, step: int) -> None:
    """One step of END_OF_TURN."""
    if step == COUNT_TURN:
        game.turn += 1
    elif step == PASS_TURN:
        pass_turn(game)
    elif step == END_AGE:
        if game.present == 0:
            end_age(game, tables)
    else:
        for run in RUN_TURN_STEP:
            run(game, step)


@kernel
def pass_turn(game: Game) -> None:
    """DUEL-060, 061, Z-13, Z-14: the opponent is next, unless the player plays again; an empty structure
    ends the Age first.
    """
    if game.present != 0 and game.play_again == 0:
        game.on_turn = 1 - game.on_turn
    game.play_again = 0


@kernel
def end_age(game: Game, tables: Record) -> None:
    """DUEL-090 to 092, 100: both players see the new structure before it is said who begins."""
    for step in END_OF_AGE:
        if game.over == 0:
            run_age_step(game, tables, step)


@kernel
def run_age_step(game: Game, tables: Record, step: int) -> None:
    """One step of END_OF_AGE."""
    if step == COUNT_POINTS:
        if game.age == AGES:
            civilian_end(game, tables)
    elif step == LAY_OUT:
        lay_out(game, tables, game.age + 1)
    elif step == ASK_FIRST:
        ask_first(game)
    else:
        for run in RUN_AGE_STEP:
            run(game, tables, step)


@kernel
def ask_first(game: Game) -> None:
    """DUEL-091, Z-27: the weaker player says who begins; on the neutral space the one whose turn it was."""
    chooser = game.on_turn
    if game.pawn > 0:
        chooser = 1
    elif game.pawn < 0:
        chooser = 0
    push(game, FIRST, chooser, 0, 0)


@kernel
def list_choices(game: Game, tables: Record, out: Choices) -> None:
    """All legal choices of the decision that is asked, in a fixed order. None: there is nothing to choose."""
    out.count = 0
    if game.decision == TURN:
        list_turn(game, tables, out)
    elif game.decision == PICK:
        list_pick(game, tables, out)
    elif game.decision >= ASKED:
        subject = game.tasks[game.depth - 1].subject
        list_task(game, tables, out, game.decision, game.actor, subject)
        for list_own in LIST_AHEAD:
            list_own(game, tables, out)
        if out.count > 0 and may_pass(game.decision, subject):
            add_pass(out)


@kernel
def list_turn(game: Game, tables: Record, out: Choices) -> None:
    """DUEL-011, 020: cards of the structure; then what expansions add to a turn."""
    price_wonders(game, tables, out)
    more = 0
    for ways in WAYS_WITH_CARDS:
        more |= ways(game)
    places = game.open
    while places:
        card = game.deck[game.age - 1, first_of(places)]
        places &= places - 1
        list_card(game, tables, out, card)
        for list_own in LIST_WITH_CARD:
            list_own(out, more, card)
    list_more_turns(game, tables, out)
