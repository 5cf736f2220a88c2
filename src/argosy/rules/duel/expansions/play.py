"""Hooks for the course of play: the deal, turns, questions, steps, and hidden information.

Their kernels come from the `hooks.py` of each expansion. A question belongs to the expansion that has its
number.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.hooks import at, by_question
from argosy.rules.duel.state import Choices, Game
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record

CLEAR = at("clear")
DEAL = at("deal")
ADD_CARDS = at("add_cards")
WAYS_WITH_CARDS = at("ways_with_cards")
LIST_WITH_CARD = at("list_with_card")
LIST_TURNS = at("list_turns")
APPLY_TURN = at("apply_turn")
LIST_ANSWERS = by_question("list_answers")
LIST_AHEAD = at("list_ahead")
MAY_PASS = at("may_pass")
APPLY_ANSWER = by_question("apply_answer")
RUN_TASK = at("run_task")
RUN_TURN_STEP = at("run_turn_step")
RUN_AGE_STEP = at("run_age_step")
HAS_ON = at("has_on")
TAKE_FROM = at("take_from")
LIES_DURING_DRAFT = at("lies_during_draft")
HAS_SEEN_REMOVED = at("has_seen_removed")
OBSERVE = at("observe")
HIDE = at("hide", last_first=True)  # because a seed gives the same determinizations as ever
PUT = at("put", last_first=True)

# --- the deal -----------------------------------------------------------------------------------------------


# --- turns --------------------------------------------------------------------------------------------------


@kernel
def list_more_turns(game: Game, tables: Record, out: Choices) -> None:
    """AGORA-002, 020, 021, 181, PANTHEON-041: gods; then conspiracies that may be triggered first."""
    for list_own in LIST_TURNS:
        list_own(game, tables, out)


# --- questions ----------------------------------------------------------------------------------------------


@kernel
def may_pass(kind: int, subject: int) -> bool:
    """May a player leave this question? In the base game none may be left."""
    for may in MAY_PASS:
        if may(kind, subject):
            return True
    return False


# --- what needs no choice -----------------------------------------------------------------------------------


@kernel
def has_more_on(game: Game, place: int) -> bool:
    """Does a token of an expansion lie on this place of the structure in this Age?"""
    for has in HAS_ON:
        if has(game, place):
            return True
    return False


@kernel
def take_more_from(game: Game, seat: int, place: int) -> None:
    """The player takes the token of this place."""
    for take in TAKE_FROM:
        take(game, seat, place)


# --- what a seat may know -----------------------------------------------------------------------------------


@kernel
def lies_during_draft(tables: Record) -> bool:
    """Does the structure of Age I lie there while wonders are chosen?"""
    for lies in LIES_DURING_DRAFT:
        if lies(tables):
            return True
    return False


@kernel
def has_seen_removed(game: Game, viewer: int, age: int) -> bool:
    """Has the viewer looked at the cards removed from this deck (counted from 0)?"""
    for has_seen in HAS_SEEN_REMOVED:
        if has_seen(game, viewer, age):
            return True
    return False


@kernel
def observe_more(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Features of what expansions add, behind the `at` that are there; return how many there are then."""
    for observe in OBSERVE:
        at = observe(game, tables, seat, row, at)
    return at
