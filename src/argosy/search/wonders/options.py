"""Groups choices into options: choices that differ only in payment or card are one option.

They are used for turns to come.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.wonders.net.inference import look, policy_logits
from argosy.search.wonders.option_keys import key_of
from argosy.search.wonders.policy import evaluate_all
from argosy.search.wonders.tree import OPTIONS

SHARPNESS = 0.5
"""Of priors: how much likelier a choice is that looks a point better, as an exponent."""


@kernel
def sort_options(
    tree: Record,
    world: Game,
    tables: Record,
    evaluation: Record,
    net: Record,
    seat: int,
    out: Rows[ChoiceRow],
    count: int,
    scratch: Record,
    rng: Numbers,
) -> int:
    """Write the best choice and the prior of each option; return the number of options.

    Priors stand in `option_worth`.
    """
    if tree.has_net:
        look(net, world, tables, seat, scratch.seen)
        policy_logits(net, scratch.seen, out, count, scratch.rows, scratch.worth)
    elif tree.knows:
        evaluate_all(world, tables, evaluation, scratch, seat, out, count)
    options = 0
    for index in range(count):
        worth = scratch.worth[index] if tree.knows else 0.0
        key = key_of(out[index])
        option = 0
        while option < options and scratch.option[option] != key:
            option += 1
        if option == options:
            if options == OPTIONS:
                continue
            options += 1
            scratch.option[option] = key
            scratch.option_worth[option] = worth - 1.0
        take_better(scratch, option, index, worth, rng)
    weigh_options(tree, scratch, options)
    return options


@kernel
def take_better(scratch: Record, option: int, index: int, worth: float, rng: Numbers) -> None:
    """Of choices that do the same the best one, any of equal ones."""
    if worth > scratch.option_worth[option]:
        scratch.option_row[option] = index
        scratch.option_worth[option] = worth
        scratch.option_many[option] = 1
    elif worth == scratch.option_worth[option]:
        scratch.option_many[option] += 1
        if below(rng, scratch.option_many[option]) == 0:
            scratch.option_row[option] = index


@kernel
def weigh_options(tree: Record, scratch: Record, options: int) -> None:
    """The chance of each thing, from its worth."""
    best, total = scratch.option_worth[0], 0.0
    for option in range(options):
        best = max(best, scratch.option_worth[option])
    sharpness = 1.0 if tree.has_net else SHARPNESS
    for option in range(options):
        weight = math.exp(sharpness * (scratch.option_worth[option] - best)) if tree.knows else 1.0
        scratch.option_worth[option] = weight
        total += weight
    for option in range(options):
        scratch.option_worth[option] /= total
