"""Hooks of 7 Wonders: `RuleHooks`, the kernels that each expansion fills in, and their lookup.

The package of an expansion has one value `HOOKS` in its file `hooks.py`. The hooks, kernels that base code
calls, are defined in `play.py` and `effects.py` beside this file.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from argosy.kernelc.kernel import Kernels
from argosy.rules.hooks import hook_kernels, numbered_hook_kernels
from argosy.rules.wonders.expansions.word_numbers import words_of

Kernel = Callable[..., Any]


class RuleHooks(msgspec.Struct, frozen=True, kw_only=True):
    """The kernels of one expansion, by hook; None where it does nothing."""

    # The deal
    deal: Kernel | None = None
    """(game, tables, seed): lays out what it needs before the first Age."""
    mix_in: Kernel | None = None
    """(tables, seed, age, deck, size) -> size: writes its cards of an Age behind the deck."""

    # Choices
    list_plays_before_turns: Kernel | None = None
    """(game, tables, seat, owes, out, count) -> count: what is played before the cards of an Age are
    dealt.
    """
    list_builds: Kernel | None = None
    """(game, tables, seat, hand, held_back, out, count) -> count: other ways to build a card of the hand."""
    list_stages: Kernel | None = None
    """(game, tables, seat, stage, number, hand, held_back, out, count) -> count: other ways to build a
    stage; number: of the first action of the stage alone.
    """
    list_sales: Kernel | None = None
    """(game, tables, seat, hand, held_back, out, count) -> count: other ways to use a card than to build
    with it.
    """
    list_answers: Kernel | None = None
    """(game, tables, seat, out) -> count: answers to the questions of its `OWES`."""
    charge: Kernel | None = None
    """(game, tables, seat, out, count) -> count: adds what it takes for building to listed choices."""
    chains_are_taxed: Kernel | None = None
    """(game) -> bool: then it lists chains, and the ordinary payment is offered beside them."""
    variants_of_stage: Kernel | None = None
    """(tables) -> number: in how many more ways a stage may be built, payments apart."""
    leaves_one_out: Kernel | None = None
    """(city) -> 0 or 1: one unit of what is built with a card need not be paid."""
    far_units: Kernel | None = None
    """(city, side) -> units that the city may buy in a turn two seats away; side: 0 left, 1 right."""
    far_price: Kernel | None = None
    """(city, side) -> coins for each of them."""
    rank_of_marker: Kernel | None = None
    """(city, number) -> how many of the things of its hand that may lie under a stage have a lower number."""
    lends_a_parent: Kernel | None = None
    """(city, parents) -> bool: a building that stands elsewhere makes a card with these parents free here."""

    # Choices that are carried out
    place: Kernel | None = None
    """(game, tables, seat) -> bool: puts the chosen card where it goes."""
    place_before_turns: Kernel | None = None
    """(game, tables, seat): puts what is played before the cards of an Age are dealt where it goes."""
    apply_play: Kernel | None = None
    """(game, tables, seat): the effects of a play whose verb is its own."""
    sell: Kernel | None = None
    """(game, tables, seat) -> bool: the sale that was chosen gives something other than coins."""
    note_play: Kernel | None = None
    """(game, seat): a city has chosen (built, sold ...); before the effects of the choices, with Leaders in
    play alone.
    """
    built_from_pile: Kernel | None = None
    """(tables, city, kind): a card has been built from the discard pile; its effects come next."""
    run_step: Kernel | None = None
    """(game, tables, step): runs one of its `STEPS`."""
    settle_loss: Kernel | None = None
    """(tables, city, coins) -> bool: it settles a loss of coins at the end of a turn."""
    after_losses: Kernel | None = None
    """(game, tables): buildings have left cities."""

    # Effects
    apply_effect: Kernel | None = None
    """(game, tables, seat, effect): one of its `EFFECTS` comes into play."""
    effect_points: Kernel | None = None
    """(game, tables, seat, effect) -> points at the end of one of its `EFFECTS`."""
    change_lasting: Kernel | None = None
    """(game, seat, effect, sign): takes away (-1) or gives back (1) what one of its `EFFECTS` does while it
    lasts.
    """
    end_effect: Kernel | None = None
    """(city, effect): takes away for good what one of its `EFFECTS` did while its leader lay face up."""
    count_things: Kernel | None = None
    """(tables, city, things) -> how many things of a bit set, those that it brings, are in a city."""
    rests: Kernel | None = None
    """(city, kind) -> bool: something forbids a card of the city to work now."""
    wake: Kernel | None = None
    """(tables, city, kind): a card that rests leaves the city."""
    board_rests: Kernel | None = None
    """(city) -> bool: something forbids to use the resource of the board."""
    copied_stage: Kernel | None = None
    """(city, stage) -> the stage that a built one copies, counted through all boards; -1: none."""
    copied_symbols: Kernel | None = None
    """(city) -> how many science symbols of cards next door the city copies at the end."""
    symbols_to_copy: Kernel | None = None
    """(game, tables, seat) -> how many cards show a symbol that it may copy, by sets of symbols
    (`science.best_science`).
    """

    # Conflicts
    change_tokens: Kernel | None = None
    """(game, tables, one, other, tokens) -> tokens that a conflict moves which would move `tokens` without
    it.
    """
    more_conflicts: Kernel | None = None
    """(game, one, other) -> tokens of a conflict between two cities that are no neighbours."""
    age_of_victory: Kernel | None = None
    """(game, age) -> the Age, from 0, whose victory tokens a conflict gives; -1: none are taken."""
    defeats_of_loss: Kernel | None = None
    """(game, tokens) -> defeat tokens for each token that a lost conflict moves."""
    shields: Kernel | None = None
    """(city) -> shields that it lends a city for conflicts."""
    begin_conflicts: Kernel | None = None
    """(game): lends shields for the conflicts of an Age."""
    end_conflicts: Kernel | None = None
    """(game): ends what is for the conflicts of an Age."""

    # The end, and what a seat may know
    add_lines: Kernel | None = None
    """(game, tables, seat, lines): writes its lines of the score pad."""
    doubles_guild: Kernel | None = None
    """(city) -> bool: one guild of the city counts twice."""
    worth_of_copy: Kernel | None = None
    """(game, tables, seat, kind) -> what a guild that is copied adds besides its own points and symbols."""
    add_copy: Kernel | None = None
    """(game, tables, seat, kind, free, lines): writes that on its lines; free: symbols of free choice."""
    observe_questions: Kernel | None = None
    """(game, tables, city, row, at) -> at: features of what it asks a city."""
    observe_city: Kernel | None = None
    """(game, tables, seat, row, at) -> at: features of what it adds to a city."""


def at(point: str) -> Kernels:
    """Return the kernels that expansions register for a hook, in the order of the expansions."""
    return hook_kernels("rules", "wonders", point)


def by_word(point: str, kind: str) -> Kernels:
    """The same, each with the first number of its words of a kind and the number behind the last."""
    return numbered_hook_kernels("rules", "wonders", point, lambda package: words_of(package, kind).numbers)
