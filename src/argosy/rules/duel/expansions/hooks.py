"""Hooks of Duel: `RuleHooks`, the kernels that each expansion fills in, and their lookup.

The package of an expansion has one value `HOOKS` in its file `hooks.py`. The hooks, which base code calls,
are defined in `play.py` and `effects.py` beside this file. Other files of a package are found by their names:
`terms.py` (numbers and steps), `state.py`, `tables.py`.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from argosy.catalog.registry import packages_by_name
from argosy.kernelc.kernel import Kernels
from argosy.rules.hooks import hook_kernels, numbered_hook_kernels

Kernel = Callable[..., Any]


class RuleHooks(msgspec.Struct, frozen=True, kw_only=True):
    """The kernels of one expansion, by hook; None where it does nothing."""

    # The deal
    clear: Kernel | None = None
    """(game): fields whose empty value is not zero."""
    deal: Kernel | None = None
    """(game, tables): lays out what it needs before the first choice."""
    add_cards: Kernel | None = None
    """(game, tables, age, count) -> count: writes its cards of an Age behind the `count` of the deck."""

    # Turns
    ways_with_cards: Kernel | None = None
    """(game) -> bit set of its ways to use a free card of the structure, whichever it is; 0: none.

    One box has such ways.
    """
    list_with_card: Kernel | None = None
    """(out, ways, card): uses a free card of the structure in each of these ways."""
    list_turns: Kernel | None = None
    """(game, tables, out): what a player may do in a turn without a card, or before it."""
    apply_turn: Kernel | None = None
    """(game, tables, seat, number, bank): carries that out; numbers of others are left alone."""

    # Questions
    list_answers: Kernel | None = None
    """(game, tables, out, kind, seat, subject): answers to one of its `QUESTIONS`, without passing."""
    list_ahead: Kernel | None = None
    """(game, tables, out): answers that are legal only where what they lead to can happen."""
    may_pass: Kernel | None = None
    """(kind, subject) -> bool: a player may leave this question."""
    apply_answer: Kernel | None = None
    """(game, tables, kind, seat, amount, subject, number): an answer to one of its `QUESTIONS`."""

    # What needs no choice
    run_task: Kernel | None = None
    """(game, tables, kind, seat, amount, subject): runs one of its tasks; those of others are left alone."""
    run_turn_step: Kernel | None = None
    """(game, step): one of its steps at the end of a turn; those of others are left alone."""
    run_age_step: Kernel | None = None
    """(game, tables, step): the same between two Ages."""
    has_on: Kernel | None = None
    """(game, place) -> bool: a token of it lies on this place of the structure in this Age."""
    take_from: Kernel | None = None
    """(game, seat, place): the player takes that token."""

    # Prices
    own_price: Kernel | None = None
    """(city, color) -> coins for a card that has no printed cost; NO_PRICE for all others."""
    has_chain: Kernel | None = None
    """(game, seat, row, others) -> bool: something other than a card makes this card free; others: also what
    the opponent holds.
    """
    may_be_revived: Kernel | None = None
    """(tables, card) -> bool: this card may be constructed from the discard pile."""

    # Effects
    card_is_constructed: Kernel | None = None
    """(game, tables, seat, color): a card comes into play."""
    wonder_is_constructed: Kernel | None = None
    """(game, tables, seat): a wonder comes into play."""
    card_has_effect: Kernel | None = None
    """(game, seat, kind): an effect at once of a card that is constructed is about to be put on the stack."""
    cards_are_swapped: Kernel | None = None
    """(game, tables, taken, given): two cards have changed cities."""
    is_pawn_stopped: Kernel | None = None
    """(game, space) -> bool: the conflict pawn may not enter this space."""
    pawn_has_moved: Kernel | None = None
    """(game, seat): the conflict pawn has moved by one space for this seat."""
    points: Kernel | None = None
    """(game, tables, seat, line) -> points that it adds to a line of the score pad."""

    # What a seat may know
    lies_during_draft: Kernel | None = None
    """(tables) -> bool: the structure of Age I lies there while wonders are chosen."""
    has_seen_removed: Kernel | None = None
    """(game, viewer, age) -> bool: the viewer has looked at the cards removed from this deck (counted from
    0).
    """
    hide: Kernel | None = None
    """(game, tables, hidden): removes what the viewer does not know of it, and lists what may lie where."""
    put: Kernel | None = None
    """(game, slot, thing): one thing into one of its slots; those of others are left alone."""
    observe: Kernel | None = None
    """(game, tables, seat, row, at) -> at: writes the features of what it adds (`features.py`)."""


def at(point: str, *, last_first: bool = False) -> Kernels:
    """Return the kernels that expansions register for a hook, in the order of the expansions.

    last_first: the last expansion comes first.
    """
    kernels = hook_kernels("rules", "duel", point)
    return Kernels(lambda: reversed(kernels.items)) if last_first else kernels


def by_question(point: str) -> Kernels:
    """Return the kernels for a hook, each with the range of its expansion's questions: first, end."""
    return numbered_hook_kernels(
        "rules", "duel", point, lambda package: packages_by_name("rules", "duel", "terms")[package].QUESTIONS
    )
