"""Answers to questions that boxes ask outside a turn."""

from argosy.rules.duel.agora.choices import list_agora, may_pass_in_agora
from argosy.rules.duel.agora.terms import ASKED_AGORA
from argosy.rules.duel.pantheon.choices import list_pantheon
from argosy.rules.duel.pantheon.terms import ASKED_PANTHEON
from argosy.rules.kernel import kernel


@kernel
def list_more_answers(game, tables, out, kind, seat, subject):
    """Legal answers, without passing."""
    if kind >= ASKED_PANTHEON:
        list_pantheon(game, tables, out, kind, seat, subject)
    elif kind >= ASKED_AGORA:
        list_agora(game, tables, out, kind, seat, subject)


@kernel
def may_pass(kind, subject):
    """May a player leave this question? In the base game none may be left."""
    return may_pass_in_agora(kind, subject)
