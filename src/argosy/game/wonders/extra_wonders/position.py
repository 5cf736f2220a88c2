"""The part of single boards in a position: copied stages, Diplomacy tokens and pending losses.

Tokens and losses stand there only without Cities.
"""

from typing import Protocol

import msgspec

from argosy.errors import PositionError
from argosy.game.engine import run
from argosy.game.json_forms import count
from argosy.game.types import Fields
from argosy.game.wonders.extra_wonders.views import copies_of
from argosy.game.wonders.interactions import are_told_by_cities
from argosy.game.wonders.losses import Demand, describe_demands, set_demands
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.extra_wonders.terms import COPY_LAST_STAGE, COPY_STAGE
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES, City, Game
from argosy.rules.wonders.terms import LEFT


class ExtraCityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The part of single boards in a city; everything may be left out."""

    copies: list[str] | None = None
    """By own stage the one that it copies, e.g. `gizah:a 1`, or nothing.

    Left out: as the board says, of the left neighbour where it may be either.
    """
    copy_due: int = 0
    """The stage (1-based) that is to copy another one now."""
    diplomacy: int = 0
    """Diplomacy tokens; with Cities they stand in its part."""
    demands: list[Demand] = msgspec.field(default_factory=list)
    """What effects of this turn make every other city lose; with Cities it stands in its part."""


class ExtraCity(Protocol):
    """The fields of a city in a position that this module reads."""

    @property
    def extra_wonders(self) -> ExtraCityData | None:
        """The part of single boards; None: as the boards say."""
        ...


def describe_city(ruleset: Ruleset, city: City) -> Fields:
    """The part of single boards of a city."""
    copied = {copy.stage: f"{copy.wonder}:{copy.side} {copy.number}" for copy in copies_of(ruleset, city)}
    alone = not are_told_by_cities(ruleset)
    return {
        "extra_wonders": ExtraCityData(
            copies=[copied.get(stage, "") for stage in range(1, max(copied, default=0) + 1)],
            copy_due=int(city.extra_wonders.copy_due),
            diplomacy=int(city.black.diplomacy) if alone else 0,
            demands=describe_demands(city) if alone else [],
        )
    }


def set_up_city(ruleset: Ruleset, state: Game, seat: int, wanted: ExtraCity, where: str) -> None:
    """Write the part of single boards of a city.

    Copied stages have their effects first; what they reach in other cities stands in the position itself.
    """
    city, mine = state.cities[seat], wanted.extra_wonders or ExtraCityData()
    where = f"{where}.extra_wonders"
    coins = state.cities["coins"].copy()
    for stage, place in enumerate(_places(ruleset, state, seat, mine, where)):
        if place >= 0:
            city.extra_wonders.copies[stage] = place + 1
            row = ruleset.tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
            run(apply_effects)(state, ruleset.tables, seat, int(row.first_effect), int(row.effects))
    state.cities["coins"][:] = coins
    if mine.copy_due and _copying(ruleset, city, mine.copy_due - 1) is None:
        raise PositionError(f"{where}.copy_due = {mine.copy_due}: a stage that copies another one")
    city.extra_wonders.copy_due = mine.copy_due
    if not are_told_by_cities(ruleset):
        city.black.diplomacy = count(mine.diplomacy, f"{where}.diplomacy")
        set_demands(city, mine.demands, f"{where}.demands")


def _places(ruleset: Ruleset, state: Game, seat: int, mine: ExtraCityData, where: str) -> list[int]:
    """For each own stage the one that it copies, counted through all boards; -1: none."""
    city = state.cities[seat]
    built = [
        stage for stage in range(MAX_STAGES) if city.stages_built >> stage & 1 and stage + 1 != mine.copy_due
    ]
    if mine.copies is None:
        return [
            _as_board_says(ruleset, state, seat, stage) if stage in built else -1
            for stage in range(MAX_STAGES)
        ]
    if len(mine.copies) > MAX_STAGES:
        raise PositionError(f"{where}.copies: {len(mine.copies)}; at most {MAX_STAGES}")
    places = [_place(ruleset, word, f"{where}.copies") if word else -1 for word in mine.copies]
    for stage, place in enumerate(places):
        if place >= 0 and (stage not in built or _copying(ruleset, city, stage) is None):
            raise PositionError(f"{where}.copies: stage {stage + 1} is not built, or copies nothing")
    return places


def _copying(ruleset: Ruleset, city: City, stage: int) -> Record | None:
    """The effect of an own stage that copies another one; None if it has none."""
    if not 0 <= stage < MAX_STAGES or not city.stages_built >> stage & 1:
        return None
    row = ruleset.tables.boards[city.wonder].stage[stage]
    effects = (
        ruleset.tables.effects[number] for number in range(row.first_effect, row.first_effect + row.effects)
    )
    return next((effect for effect in effects if effect.kind in (COPY_STAGE, COPY_LAST_STAGE)), None)


def _as_board_says(ruleset: Ruleset, state: Game, seat: int, stage: int) -> int:
    effect = _copying(ruleset, state.cities[seat], stage)
    if effect is None:
        return -1
    neighbor = left_of(state, seat) if effect.where & LEFT else right_of(state, seat)
    board = int(state.cities[neighbor].wonder)
    stages = int(ruleset.tables.boards[board].stages)
    number = stages - 1 if effect.kind == COPY_LAST_STAGE else int(effect.units) - 1
    return board * MAX_STAGES + number if number < stages else -1


def _place(ruleset: Ruleset, word: str, where: str) -> int:
    board, _, number = word.partition(" ")
    known = [f"{wonder}:{side}" for wonder, side in ruleset.boards]
    if board not in known or not number.isdecimal():
        raise PositionError(f"{where}: {word!r}; a board, its side and a stage, e.g. 'gizah:a 1'")
    row = known.index(board)
    if not 1 <= int(number) <= ruleset.tables.boards[row].stages:
        raise PositionError(f"{where}: {word!r}; {board} has {ruleset.tables.boards[row].stages} stages")
    return row * MAX_STAGES + int(number) - 1
