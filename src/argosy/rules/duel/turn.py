"""The course of play: what comes after what (DUEL-007, 020, 090, AGORA-021, PANTHEON-041).

A turn, as the rulebooks list it:
  1. trigger one prepared conspiracy, if wanted                     Agora
  2. use one free card of the structure                             base, Agora
     or activate a card of the Pantheon                             Pantheon
  3. effects, with every choice that belongs to them
  4. turn up what became free; tokens on it are taken first         base, Pantheon
  5. the next turn: the same player's with "play again", otherwise the opponent's;
     with an empty structure the next one is laid out and somebody says who begins, or the game ends
"""

from argosy.rules.duel.agora.choices import happens_by_itself, is_unprepared, list_agora, list_prepare
from argosy.rules.duel.agora.senate import run_agora
from argosy.rules.duel.choices import add_free, add_pass, list_base, list_card, list_pick, price_wonders
from argosy.rules.duel.effects import run_base
from argosy.rules.duel.pantheon.choices import list_activate, list_pantheon
from argosy.rules.duel.pantheon.gods import lay_open_tops, open_pantheon
from argosy.rules.duel.score import civilian_end
from argosy.rules.duel.structure import lay_out, turn_up
from argosy.rules.duel.tasks import drop, push
from argosy.rules.duel.terms import (
    AFTER_TRIGGER,
    AGES,
    ASKED,
    ASKED_AGORA,
    ASKED_PANTHEON,
    CONSPIRACIES,
    CONSTRUCTION_COINS,
    CURIA,
    DO_TRIGGER,
    FINISH,
    FIRST,
    GATE_CARD,
    NEXT_PICK,
    NONE,
    OPEN_GATE,
    PICK,
    PROTECTED,
    SCRAP,
    SENATE,
    SHIFT,
    TURN,
    TURN_UP,
)
from argosy.rules.kernel import kernel


@kernel
def settle(game, tables, out):
    """Do everything that needs no choice; then `out` holds the legal choices of the player who is asked."""
    out.count = 0
    while game.over == 0:
        if game.depth == 0:
            ask_turn(game, tables)
            list_choices(game, tables, out)
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
def ask_turn(game, tables):
    """Nothing is under way: the next wonder of the draft, or the next turn."""
    if game.picks < tables.draft_picks:
        game.decision = PICK
        game.actor = tables.draft[game.picks]
        game.on_turn = game.actor
    else:
        game.decision = TURN
        game.actor = game.on_turn


@kernel
def run(game, tables, kind, seat, amount, subject):
    """One task that needs no choice."""
    if kind == FINISH:
        finish_turn(game, tables)
    elif kind == TURN_UP:
        turn_up(game, tables, seat)
    elif kind == AFTER_TRIGGER:
        after_trigger(game, seat)
    elif kind == NEXT_PICK:
        next_pick(game, tables)
    elif kind == OPEN_GATE:
        lay_open_tops(game, tables)
        push(game, GATE_CARD, seat, 1, 0)
    elif kind == PROTECTED:
        game.cities[seat].protected += amount
    elif kind <= CONSTRUCTION_COINS:
        run_base(game, tables, kind, seat, amount, subject)
    else:
        run_agora(game, tables, kind, seat, amount, subject)


@kernel
def next_pick(game, tables):
    """DUEL-008: after the draft the first player begins."""
    if game.picks == tables.draft_picks:
        game.on_turn = tables.draft[0]


@kernel
def after_trigger(game, seat):
    """AGORA-061, Z-12: the turn goes on, unless the conspiracy has emptied the structure."""
    if game.present == 0:
        push(game, FINISH, seat, 0, 0)


@kernel
def finish_turn(game, tables):
    """DUEL-060, 061, 090, Z-13, Z-14: the turn is over."""
    again = game.play_again
    game.turn += 1
    game.play_again = 0
    game.triggered = 0
    if game.present == 0:
        end_age(game, tables)
    elif again == 0:
        game.on_turn = 1 - game.on_turn


@kernel
def end_age(game, tables):
    """DUEL-090 to 092, 100, Z-27: the next structure is laid out; then, with it in sight, the weaker player says who
    begins; on the neutral space the one whose turn it was.
    """
    if game.age == AGES:
        civilian_end(game, tables)
        return
    begin_age(game, tables)
    chooser = game.on_turn
    if game.pawn > 0:
        chooser = 1
    elif game.pawn < 0:
        chooser = 0
    push(game, FIRST, chooser, 0, 0)


@kernel
def begin_age(game, tables):
    """DUEL-090, PANTHEON-014: both players see the new structure, and with Pantheon the gods and the gate."""
    lay_out(game, tables, game.age + 1)
    if tables.has_pantheon and game.age == 2:
        open_pantheon(game, tables)


@kernel
def list_choices(game, tables, out):
    """All legal choices of the decision that is asked, in a fixed order. None: there is nothing to choose."""
    out.count = 0
    if game.decision == TURN:
        list_turn(game, tables, out)
    elif game.decision == PICK:
        list_pick(game, tables, out)
    elif game.decision >= ASKED:
        subject = game.tasks[game.depth - 1].subject
        if game.decision == CURIA:
            list_curia(game, tables, out)
        else:
            list_task(game, tables, out, game.decision, game.actor, subject)
        if out.count > 0 and may_pass(game.decision, subject):
            add_pass(out)


@kernel
def may_pass(kind, subject):
    """AGORA-040, 096, 098, 155, Z-02, Z-15, Z-17: choices that a player may leave. The second card of Turn of
    Events has subject 1.
    """
    return kind == SHIFT or kind == SENATE or kind == CURIA or (kind == SCRAP and subject == 1)


@kernel
def list_task(game, tables, out, kind, seat, subject):
    """Choices of a follow-up decision, without passing."""
    if kind < ASKED_AGORA:
        list_base(game, tables, out, kind, seat, subject)
    elif kind < ASKED_PANTHEON:
        list_agora(game, tables, out, kind, seat, subject)
    else:
        list_pantheon(game, tables, out, kind, seat, subject)


@kernel
def list_turn(game, tables, out):
    """DUEL-011, AGORA-002, 020, 021, 181, PANTHEON-041: cards of the structure; then gods; then conspiracies that
    may be triggered first.
    """
    price_wonders(game, tables, out)
    for place in range(tables.structures[game.age - 1].places):
        if game.open & (1 << place):
            card = game.deck[game.age - 1, place]
            list_card(game, tables, out, card)
            if tables.has_agora:
                list_prepare(game, out, card)
    if tables.has_pantheon:
        list_activate(game, tables, out)
    if tables.has_agora and game.triggered == 0:
        list_trigger(game, tables, out)


@kernel
def list_trigger(game, tables, out):
    """AGORA-060 to 064: prepared conspiracies of which some part has an effect."""
    agora = game.agora
    for conspiracy in range(CONSPIRACIES):
        held = agora.holder[conspiracy] == game.actor and agora.prepared[conspiracy] != NONE
        if held and agora.shown[conspiracy] == 0 and has_effect(game, tables, out, conspiracy):
            add_free(out, DO_TRIGGER + conspiracy)


@kernel
def list_curia(game, tables, out):
    """AGORA-096: own conspiracies that are not prepared."""
    for conspiracy in range(CONSPIRACIES):
        if is_unprepared(game.agora, game.actor, conspiracy) and has_effect(game, tables, out, conspiracy):
            add_free(out, DO_TRIGGER + conspiracy)


@kernel
def has_effect(game, tables, out, conspiracy):
    """Z-16, Z-31: can any part of a conspiracy, also one that may be left, happen now?"""
    row = tables.conspiracies[conspiracy]
    for index in range(row.now, row.now + row.now_count):
        effect = tables.now[index]
        if effect.kind < ASKED:
            if happens_by_itself(game, game.actor, effect.kind):
                return True
        else:
            before = out.count
            list_task(game, tables, out, effect.kind, game.actor, effect.subject)
            found = out.count > before
            out.count = before
            if found:
                return True
    return False
