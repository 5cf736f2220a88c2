"""Where boxes join turns: what a player may do, what it does, and the steps after it."""

from argosy.rules.duel.agora.apply import apply_agora, apply_agora_turn
from argosy.rules.duel.agora.choices import list_prepare
from argosy.rules.duel.agora.conspiracies import unprepared
from argosy.rules.duel.agora.effects import run_agora
from argosy.rules.duel.agora.steps import run_agora_step
from argosy.rules.duel.agora.triggers import list_curia, list_trigger
from argosy.rules.duel.pantheon.apply import apply_divine_turn, apply_pantheon
from argosy.rules.duel.pantheon.choices import list_activate
from argosy.rules.duel.pantheon.effects import run_pantheon
from argosy.rules.duel.pantheon.steps import run_pantheon_step
from argosy.rules.kernel import kernel


@kernel
def more_with_cards(game):
    """Other ways to use free cards of the structure, whichever they are: a bit set for `list_more_with_card`."""
    return unprepared(game.agora, game.actor)


@kernel
def list_more_with_card(out, ways, card):
    """Use a free card of the structure in each of these ways."""
    list_prepare(out, ways, card)


@kernel
def list_more_turns(game, tables, out):
    """AGORA-002, 020, 021, 181, PANTHEON-041: gods; then conspiracies that may be triggered first."""
    if tables.has_pantheon:  # its spaces need not be looked through in every turn
        list_activate(game, tables, out)
    list_trigger(game, tables, out)


@kernel
def list_more_ahead(game, tables, out):
    """Answers that are legal only where what they lead to can happen."""
    list_curia(game, tables, out)


@kernel
def apply_more_turns(game, tables, seat, number, bank):
    """What a player does in a turn with something of a box."""
    apply_agora_turn(game, tables, seat, number)
    apply_divine_turn(game, tables, seat, number, bank)


@kernel
def apply_more_answers(game, tables, kind, seat, amount, subject, number):
    """Answers to questions that boxes ask."""
    apply_agora(game, tables, kind, seat, amount, subject, number)
    apply_pantheon(game, tables, kind, seat, number)


@kernel
def run_more_tasks(game, tables, kind, seat, amount, subject):
    """A task of a box that needs no choice."""
    run_agora(game, tables, kind, seat, amount, subject)
    run_pantheon(game, tables, kind, seat, amount)


@kernel
def run_more_turn_steps(game, step):
    """A step of boxes at the end of a turn."""
    run_agora_step(game, step)


@kernel
def run_more_age_steps(game, tables, step):
    """A step of boxes between two Ages."""
    run_pantheon_step(game, tables, step)
