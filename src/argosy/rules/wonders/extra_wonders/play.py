"""Effects of stages of the single boards.

Stages that copy others (EXTRA-PIS-2), that count sources (EXTRA-STONE), that make others lose coins
(EXTRA-WALL-4).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import has_built, left_of, right_of, take_from_bank
from argosy.rules.wonders.demands import demanded_of, forget_demands
from argosy.rules.wonders.effects import apply_effects, count_things
from argosy.rules.wonders.expansions.effects import working_stage
from argosy.rules.wonders.extra_wonders.terms import (
    ASK_COPIES,
    COINS_PER_SOURCE,
    COPY_LAST_STAGE,
    COPY_STAGE,
    COPY_STAGES,
    IMITATE,
    IMITATE_STAGE,
    LOSE_TO_OTHERS,
    POINTS_PER_MARKER_COLOR,
    POINTS_PER_SOURCE,
)
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import MAX_STAGES, ChoiceRow, City, Game
from argosy.rules.wonders.terms import (
    BROWN,
    BUILD_FROM_DISCARD,
    EFFECTS,
    LEFT,
    NO_VERB,
    NOTHING,
    PRODUCE,
    RIGHT,
    WONDER,
)

REVIVE_BY_ORDER = EFFECTS.index("revive")
ORDER = 2
"""The place of a copied right among those who build from the discard pile (AMB-12)."""


@kernel
def list_stages_to_copy(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """The left neighbour's and the right neighbour's (EXTRA-PIS-2)."""
    for side in range(2):
        write_choice(out[side], IMITATE_STAGE, side, tables.imitate_at + side)
    return 2


@kernel
def copied_stage(city: City, stage: int) -> int:
    """The stage that a stage of the city copies, counted through all boards of the tables; -1: none
    (EXTRA-PIS-2).
    """
    return city.extra_wonders.copies[stage] - 1


@kernel
def apply_extra_effect(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Coins for each source of a resource at once; a stage to copy waits until the effects of the turn are
    done (EXTRA-STONE-2, EXTRA-PIS-2).
    """
    city = game.cities[seat]
    if effect.kind == COINS_PER_SOURCE:
        take_from_bank(city, effect.amount * sources(tables, city, effect.raw))
    elif effect.kind == COPY_STAGE or effect.kind == COPY_LAST_STAGE:
        city.extra_wonders.copy_due = city.chosen.stage


@kernel
def extra_effect_points(game: Game, tables: Record, seat: int, effect: Record) -> int:
    """Points for each source of a resource (EXTRA-STONE-1)."""
    if effect.kind == POINTS_PER_SOURCE:
        return effect.amount * sources(tables, game.cities[seat], effect.raw)
    return 0


@kernel
def sources(tables: Record, city: City, raw: int) -> int:
    """The signs of raw materials (a bit set) on the brown cards of a city; a card that makes one of two
    shows each once (EXTRA-STONE-1).
    """
    total = 0
    for kind in range(tables.kinds):
        card = tables.cards[kind]
        if card.color == BROWN and has_built(city, kind):
            for number in range(card.first_effect, card.first_effect + card.effects):
                effect = tables.effects[number]
                if effect.kind == PRODUCE and effect.raw & raw:
                    total += effect.amount
    return total


@kernel
def run_extra_step(game: Game, tables: Record, step: int) -> None:
    """Run one of the steps that single boards add."""
    if step == ASK_COPIES:
        ask_copies(game, tables)
    elif step == COPY_STAGES:
        copy_stages(game, tables)
    elif step == LOSE_TO_OTHERS:
        lose_to_others(game, tables)


@kernel
def ask_copies(game: Game, tables: Record) -> None:
    """Ask whose stage is copied; nobody is asked where the board says it (EXTRA-PIS-2)."""
    for seat in range(game.seats):
        if game.cities[seat].extra_wonders.copy_due > 0:
            where = copying_effect(game, tables, seat).where
            if where == LEFT | RIGHT:
                ask(game, seat, IMITATE)
            else:
                copy_stage(game, tables, seat, 0 if where == LEFT else 1)


@kernel
def copying_effect(game: Game, tables: Record, seat: int) -> Record:
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
def copy_stages(game: Game, tables: Record) -> None:
    """Carry out what was chosen."""
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.owed == IMITATE:
            side = city.chosen.card + 0
            city.owed = NOTHING
            write_choice(city.chosen, NO_VERB, -1, -1)
            copy_stage(game, tables, seat, side)


@kernel
def copy_stage(game: Game, tables: Record, seat: int, side: int) -> None:
    """A stage of the left (0) or right (1) neighbour's board works here as well, built there or not
    (EXTRA-PIS-2); a board without such a stage gives nothing.
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
def put_in_order(tables: Record, city: City, row: Record) -> None:
    """A right to build from the discard pile that was copied has a place of its own among those of others
    (AMB-12).
    """
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == REVIVE_BY_ORDER:
            city.later_revives[effect.units - 1] -= 1
        if effect.kind == REVIVE_BY_ORDER or effect.kind == BUILD_FROM_DISCARD:
            city.later_revives[ORDER - 1] += 1


@kernel
def lose_to_others(game: Game, tables: Record) -> None:
    """Without Cities nobody takes debts: each city pays what it has (EXTRA-WALL-4, AMB-38, CITIES-DEBT-4)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        city.coins -= min(demanded_of(game, tables, seat), city.coins)
    for seat in range(game.seats):
        forget_demands(game.cities[seat])


@kernel
def add_extra_points(game: Game, tables: Record, seat: int, lines: Numbers) -> None:
    """Write them on the line of the wonder."""
    if tables.extra_wonders.boards > 0:
        for stage in range(MAX_STAGES):
            if game.cities[seat].stages_built >> stage & 1:
                lines[WONDER] += marker_points(game, tables, seat, stage)


@kernel
def marker_points(game: Game, tables: Record, seat: int, stage: int) -> int:
    """Points for cards of the colour of the card under a stage; what is no card has no colour
    (EXTRA-STONE-3).
    """
    city, points = game.cities[seat], 0
    marker = city.markers[stage]
    if marker < 0 or marker >= tables.kinds:
        return 0
    place = working_stage(city, stage)
    row = tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == POINTS_PER_MARKER_COLOR:
            color = 1 << tables.cards[marker].color
            points += effect.amount * count_things(game, tables, seat, color, effect.where)
    return points
