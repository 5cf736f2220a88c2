"""Stages that copy others, coins lost to the Great Wall: the steps that single boards add (EXTRA-PIS-2, EXTRA-WALL-4)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.asking import ask
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.demands import demanded_of, forget_demands
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.extra_wonders.terms import (
    ASK_COPIES,
    COPY_LAST_STAGE,
    COPY_STAGE,
    COPY_STAGES,
    IMITATE,
    LOSE_TO_OTHERS,
)
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import MAX_STAGES
from argosy.rules.wonders.terms import BUILD_FROM_DISCARD, EFFECTS, LEFT, NO_VERB, NOTHING, RIGHT

REVIVE_BY_ORDER = EFFECTS.index("revive")
ORDER = 2
"""The place of a copied right among those who build from the discard pile (AMB-12)."""


@kernel
def run_extra_step(game, tables, step):
    """Run one of the steps that single boards add."""
    if step == ASK_COPIES:
        ask_copies(game, tables)
    elif step == COPY_STAGES:
        copy_stages(game, tables)
    elif step == LOSE_TO_OTHERS:
        lose_to_others(game, tables)


@kernel
def ask_copies(game, tables):
    """Whose stage is copied; nobody is asked where the board says it (EXTRA-PIS-2)."""
    for seat in range(game.seats):
        if game.cities[seat].extra_wonders.copy_due > 0:
            where = copying_effect(game, tables, seat).where
            if where == LEFT | RIGHT:
                ask(game, seat, IMITATE)
            else:
                copy_stage(game, tables, seat, 0 if where == LEFT else 1)


@kernel
def copying_effect(game, tables, seat):
    """The effect of the own stage that copies another one now."""
    city = game.cities[seat]
    row = tables.boards[city.wonder].stage[city.extra_wonders.copy_due - 1]
    found = row.first_effect
    for number in range(row.first_effect, row.first_effect + row.effects):
        kind = tables.effects[number].kind
        if kind == COPY_STAGE or kind == COPY_LAST_STAGE:
            found = number
    return tables.effects[found]


@kernel
def copy_stages(game, tables):
    """Carry out what was chosen."""
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.owed == IMITATE:
            side = city.chosen.card + 0
            city.owed = NOTHING
            write_choice(city.chosen, NO_VERB, -1, -1)
            copy_stage(game, tables, seat, side)


@kernel
def copy_stage(game, tables, seat, side):
    """A stage of the left (0) or right (1) neighbour's board works here as well, built there or not (EXTRA-PIS-2); a board
    without such a stage gives nothing.
    """
    city, effect = game.cities[seat], copying_effect(game, tables, seat)
    other = game.cities[left_of(game, seat) if side == 0 else right_of(game, seat)].wonder + 0
    number = tables.boards[other].stages - 1 if effect.kind == COPY_LAST_STAGE else effect.units - 1
    stage = city.extra_wonders.copy_due - 1
    city.extra_wonders.copy_due = 0
    if number < tables.boards[other].stages:
        city.extra_wonders.copies[stage] = other * MAX_STAGES + number + 1
        row = tables.boards[other].stage[number]
        apply_effects(game, tables, seat, row.first_effect, row.effects)
        if city.edifice.half > 0:
            city.edifice.half_stage = stage
        city.extra_wonders.copy_due = 0  # because a copied stage that copies as well is not copied further
        put_in_order(tables, city, row)


@kernel
def put_in_order(tables, city, row):
    """A right to build from the discard pile that was copied has a place of its own among those of others (AMB-12)."""
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == REVIVE_BY_ORDER:
            city.later_revives[effect.units - 1] -= 1
        if effect.kind == REVIVE_BY_ORDER or effect.kind == BUILD_FROM_DISCARD:
            city.later_revives[ORDER - 1] += 1


@kernel
def lose_to_others(game, tables):
    """Without Cities nobody takes debts: each city pays what it has (EXTRA-WALL-4, AMB-38, CITIES-DEBT-4)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        city.coins -= min(demanded_of(game, tables, seat), city.coins)
    for seat in range(game.seats):
        forget_demands(game.cities[seat])
