"""The Edifice part of a position: edifices, pawns, tokens, and halves of stages."""

from typing import Protocol, TypeVar

import msgspec

from argosy.errors import PositionError
from argosy.game.engine import run
from argosy.game.json_forms import MOST, count
from argosy.game.types import Fields
from argosy.game.wonders.edifice.views import halves_of
from argosy.game.wonders.interactions import stands_in_part_of_babel
from argosy.game.wonders.works import Loss, describe_loss, set_loss
from argosy.rules.wonders import terms
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.edifice.state import EdificeCityFields, EdificeGameFields
from argosy.rules.wonders.edifice.tables import SIDES
from argosy.rules.wonders.edifice.terms import CHOOSE_HALF
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.effects import notice_losses, working_stage
from argosy.rules.wonders.lasting_effects import change_lasting
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, MAX_STAGES, City, Game

ValueT = TypeVar("ValueT")


class EdificeCityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Edifice part of a city; everything may be left out."""

    pawns: list[bool] = msgspec.field(default_factory=lambda: [False] * AGES)
    """By Age."""
    debt: int = 0
    loss: Loss = msgspec.field(default_factory=Loss)
    """What a penalty still takes; with Babel it stands in its part."""
    halves: list[str] = msgspec.field(default_factory=list)
    """By stage the half that was chosen: left, right, or nothing."""
    half: int = 0
    """The stage (1-based) of which one half is to be chosen now."""
    pawns_due: list[int] = msgspec.field(default_factory=list)
    """Ages of which one pawn is to be taken now."""


class EdificeTableData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Edifice part of a position; everything may be left out."""

    edifices: list[str] | None = None
    """By Age; left out: as dealt."""
    left: list[int] | None = None
    """Pawns left on each; left out: all but those that cities have."""
    turned: list[bool] | None = None
    """Left out: those without a pawn left."""


class EdificeCity(Protocol):
    """The fields of a city in a position that this module reads."""

    @property
    def edifice(self) -> EdificeCityData | None:
        """The Edifice part; None: no pawns."""
        ...


class EdificeTable(Protocol):
    """The fields of a position that this module reads."""

    @property
    def edifice(self) -> EdificeTableData | None:
        """The Edifice part; None: as dealt."""
        ...


def describe_city(ruleset: Ruleset, city: City) -> Fields:
    """The Edifice part of a city."""
    edifice: EdificeCityFields = city.edifice
    loss = Loss() if stands_in_part_of_babel(ruleset) else describe_loss(city)
    halves = dict(halves_of(city))
    return {
        "edifice": EdificeCityData(
            pawns=[bool(p) for p in edifice.pawns],
            debt=int(edifice.debt),
            loss=loss,
            halves=[halves.get(stage, "") for stage in range(1, max(halves, default=0) + 1)],
            half=int(edifice.half_stage) + 1 if edifice.half else 0,
            pawns_due=[age for age in range(1, AGES + 1) if int(edifice.pawns_due) >> age - 1 & 1],
        )
    }


def describe_table(ruleset: Ruleset, state: Game) -> Fields:
    """The edifices."""
    facts, edifice = facts_of(ruleset.catalog), state.edifice
    return {
        "edifice": EdificeTableData(
            edifices=[facts.edifices[int(number)].id for number in edifice.edifices],
            left=[int(pawns) for pawns in edifice.left],
            turned=[bool(turned) for turned in edifice.turned],
        )
    }


def set_up_city(ruleset: Ruleset, state: Game, seat: int, city: EdificeCity, where: str) -> None:
    """Write the Edifice part of a city."""
    edifice: EdificeCityFields = state.cities[seat].edifice
    wanted = city.edifice or EdificeCityData()
    if len(wanted.pawns) != AGES:
        raise PositionError(f"{where}.edifice.pawns: {wanted.pawns}; yes or no for each of {AGES} Ages")
    edifice.pawns[:] = wanted.pawns
    if not -MOST <= wanted.debt <= 0:
        raise PositionError(
            f"{where}.edifice.debt = {wanted.debt}: {-MOST} to 0",
            "out_of_range",
            value=wanted.debt,
            least=-MOST,
            most=0,
        )
    edifice.debt = wanted.debt
    _open_stages(ruleset, state.cities[seat], wanted, f"{where}.edifice")
    if not stands_in_part_of_babel(ruleset):
        set_loss(state.cities[seat], wanted.loss, f"{where}.edifice.loss")


def _open_stages(ruleset: Ruleset, city: City, wanted: EdificeCityData, where: str) -> None:
    """Set the chosen halves of stages and the open question of a board.

    What effects of stages have left to ask is wiped.
    """
    edifice: EdificeCityFields = city.edifice
    edifice.halves, edifice.half, edifice.half_stage, edifice.pawns_due = 0, 0, 0, 0
    for stage, side in enumerate(wanted.halves):
        if side:
            if side not in SIDES or stage >= MAX_STAGES or not city.stages_built >> stage & 1:
                raise PositionError(
                    f"{where}.halves: {side!r} of stage {stage + 1}: left or right of a built stage"
                )
            half_of(ruleset, city, stage, f"{where}.halves")
            edifice.halves |= 1 << 2 * stage + SIDES.index(side)
    if wanted.half:
        edifice.half = half_of(ruleset, city, wanted.half - 1, f"{where}.half") + 1
        edifice.half_stage = wanted.half - 1
    if not set(wanted.pawns_due) <= set(range(1, AGES + 1)):
        raise PositionError(f"{where}.pawns_due: {wanted.pawns_due}; Ages 1 to {AGES}")
    edifice.pawns_due = sum(1 << age - 1 for age in set(wanted.pawns_due))


def half_of(ruleset: Ruleset, city: City, stage: int, where: str) -> int:
    """The number of a stage (0-based) in two halves among all such stages; PositionError for another
    stage.
    """
    if 0 <= stage < MAX_STAGES and city.stages_built >> stage & 1:
        board, place = divmod(int(working_stage(city, stage)), MAX_STAGES)
        row = ruleset.tables.boards[board].stage[place]
        for number in range(row.first_effect, row.first_effect + row.effects):
            if ruleset.tables.effects[number].kind == CHOOSE_HALF:
                return int(ruleset.tables.effects[number].amount)
    raise PositionError(f"{where}: stage {stage + 1} is not built, or has no two halves")


def _have_halves(ruleset: Ruleset, state: Game, seat: int) -> None:
    """Apply the lasting effects of the chosen halves; coins stand in the position itself."""
    city = state.cities[seat]
    for stage, side in halves_of(city):
        half = ruleset.tables.edifice.halves[half_of(ruleset, city, stage - 1, "position")]
        place = SIDES.index(side)
        change_lasting(
            state, ruleset.tables, seat, int(half.first_effect[place]), int(half.effects[place]), 1
        )


def set_up_table(ruleset: Ruleset, state: Game, position: EdificeTable) -> None:
    """The edifices and their pawns; then the rewards that last."""
    edifice: EdificeGameFields = state.edifice
    wanted = position.edifice or EdificeTableData()
    cities = state.cities[: ruleset.seats]
    if wanted.edifices is not None:
        edifice.edifices[:] = [
            _edifice(ruleset, name, age) for age, name in enumerate(_three(wanted.edifices, "edifices"))
        ]
    for age in range(AGES):
        taken = sum(int(city.edifice.pawns[age]) for city in cities)
        edifice.left[age] = max(0, int(ruleset.tables.edifice.pawns) - taken)
    if wanted.left is not None:
        edifice.left[:] = [count(pawns, "position.edifice.left") for pawns in _three(wanted.left, "left")]
    edifice.turned[:] = [pawns == 0 for pawns in edifice.left]
    if wanted.turned is not None:
        edifice.turned[:] = _three(wanted.turned, "turned")
    for seat in range(ruleset.seats):
        _have_rewards(ruleset, state, seat)
        _have_halves(ruleset, state, seat)
    notice_losses(state, ruleset.tables)


def _three(values: list[ValueT], name: str) -> list[ValueT]:
    if len(values) != AGES:
        raise PositionError(f"position.edifice.{name}: {values}; one for each of {AGES} Ages")
    return values


def _edifice(ruleset: Ruleset, name: str, age: int) -> int:
    known = [one.id for one in facts_of(ruleset.catalog).edifices if one.age == age + 1]
    if name not in known:
        raise PositionError(f"position.edifice.edifices[{age}]: {name!r}; choose {', '.join(known)}")
    return ruleset.ids("edifices").index(name)


def _have_rewards(ruleset: Ruleset, state: Game, seat: int) -> None:
    """Rewards that last; coins and tokens stand in the position itself."""
    for age in range(AGES):
        if state.edifice.turned[age] and state.cities[seat].edifice.pawns[age]:
            row = ruleset.tables.edifice.edifices[state.edifice.edifices[age]]
            change_lasting(state, ruleset.tables, seat, row.first_effect, row.effects, 1)
            state.cities[seat].edifice.produces |= 1 << int(state.edifice.edifices[age])
            for number in range(row.first_effect, row.first_effect + row.effects):
                if ruleset.tables.effects[number].kind == terms.EFFECTS.index("double_guild"):
                    run(apply_effects)(state, ruleset.tables, seat, number, 1)
