"""The Babel part of a position: tiles of each city, the tower, projects and their tokens."""

from typing import Protocol, cast

import msgspec

from argosy.errors import PositionError
from argosy.game.json_forms import MOST, count
from argosy.game.types import Fields
from argosy.game.wonders.works import Loss, describe_loss, set_loss
from argosy.rules.wonders.babel.draft import insert_tile
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.babel.state import DRAFTED, TILES, BabelCityFields, BabelGameFields
from argosy.rules.wonders.expansions.effects import notice_losses
from argosy.rules.wonders.lasting_effects import change_lasting
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, City, Game, Numbers
from argosy.rules.wonders.works.penalties import board_stops

GIVEN_BY = {"free_stages": "free_stage_once", "free_cards": "free_card_once", "any_color": "any_color_once"}
"""Tokens that are rewards -> the effect that gives one."""


class BabelCityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Babel part of a city; everything may be left out."""

    tiles: list[int] = msgspec.field(default_factory=list)
    """Own tiles that are not laid."""
    packet: list[int] = msgspec.field(default_factory=list)
    """Tiles of which one is kept now."""
    passed: list[int] = msgspec.field(default_factory=list)
    """The tiles that were passed on first."""
    kept: int | None = None
    """Tiles kept in the draft; left out: those that the city has or has laid."""
    laying: list[int] = msgspec.field(default_factory=list)
    """Tiles laid face down in this turn."""
    tokens: int = 0
    """Participation tokens of this Age."""
    rewards: list[int] | None = None
    """By Age how often it has the reward of the project; left out: what its tokens say."""
    debt: int = 0
    """Points of tokens for penalties that could not be suffered."""
    free_stages: int | None = None
    """Unused tokens that were rewards; left out, as the next two: those of the rewards that are written."""
    free_cards: int | None = None
    any_color: int | None = None
    board_rests: bool = False
    loss: Loss = msgspec.field(default_factory=Loss)
    """What a penalty still takes."""


class BabelTableData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Babel part of a position; everything may be left out."""

    tower: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """(tile, seat that laid it) in the order in which they were laid."""
    drafted: int | None = None
    """Picks of the draft that have been made; left out: all, or none where a tile is asked for."""
    projects: list[str | None] | None = None
    """By Age; left out: as dealt."""
    opened: int | None = None
    """Age of the last project that was turned up; left out: this Age."""
    taken: int | None = None
    """Participation tokens taken in this Age; left out: those that cities have."""


class BabelCity(Protocol):
    """The fields of a city in a position that this module reads."""

    @property
    def babel(self) -> BabelCityData | None:
        """The Babel part; None: no tiles, nothing of projects."""
        ...


class BabelTable(Protocol):
    """The fields of a position that this module reads."""

    @property
    def babel(self) -> BabelTableData | None:
        """The Babel part; None: an empty tower, projects as dealt."""
        ...

    @property
    def asked(self) -> str:
        """The open question."""
        ...


def describe_city(ruleset: Ruleset, city: City) -> Fields:
    """The Babel part of a city."""
    babel: BabelCityFields = city.babel
    numbers = [int(number) for number in ruleset.ids("tiles")]
    return {
        "babel": BabelCityData(
            tiles=[numbers[tile] for tile in babel.tiles if tile >= 0],
            packet=[numbers[tile] for tile in babel.packet if tile >= 0],
            passed=[numbers[tile] for tile in babel.passed if tile >= 0],
            kept=int(babel.kept),
            laying=[number for tile, number in enumerate(numbers) if int(babel.laying) >> tile & 1],
            rewards=[int(many) for many in babel.rewards],
            debt=int(babel.debt),
            board_rests=bool(babel.board_rests),
            loss=describe_loss(city),
            tokens=int(babel.tokens),
            **{name: int(babel[name]) for name in GIVEN_BY},
        )
    }


def describe_table(ruleset: Ruleset, state: Game) -> Fields:
    """The tower and the projects."""
    babel: BabelGameFields = state.babel
    facts = facts_of(ruleset.catalog)
    numbers = [int(number) for number in ruleset.ids("tiles")]
    return {
        "babel": BabelTableData(
            tower=[(numbers[babel.stack[place]], int(babel.layers[place])) for place in range(babel.height)],
            drafted=int(babel.drafted),
            projects=[facts.projects[int(number)].id if number >= 0 else None for number in babel.projects],
            opened=int(babel.opened),
            taken=int(babel.taken),
        )
    }


def set_up_city(ruleset: Ruleset, state: Game, seat: int, city: BabelCity, where: str) -> None:
    """Write the Babel part of a city."""
    babel: BabelCityFields = state.cities[seat].babel
    wanted = city.babel or BabelCityData()
    where = f"{where}.babel"
    for name in ("packet", "tiles", "passed"):
        babel[name][:] = -1
        _fill(ruleset, babel[name], getattr(wanted, name), f"{where}.{name}")
    laying = [_tile(ruleset, number, f"{where}.laying") for number in wanted.laying]
    babel.laying = sum(1 << tile for tile in set(laying))
    babel.tokens = count(wanted.tokens, f"{where}.tokens")
    for name in GIVEN_BY:
        babel[name] = count(getattr(wanted, name) or 0, f"{where}.{name}")
    if wanted.rewards is not None and len(wanted.rewards) != AGES:
        raise PositionError(f"{where}.rewards: {wanted.rewards}; one number for each of {AGES} Ages")
    babel.rewards[:] = [
        count(many, f"{where}.rewards[{age}]") for age, many in enumerate(wanted.rewards or [0] * AGES)
    ]
    if not -MOST <= wanted.debt <= 0:
        raise PositionError(
            f"{where}.debt = {wanted.debt}: {-MOST} to 0",
            "out_of_range",
            value=wanted.debt,
            least=-MOST,
            most=0,
        )
    babel.debt = wanted.debt
    if wanted.kept is not None:
        babel.kept = count(wanted.kept, f"{where}.kept", DRAFTED)
    if wanted.board_rests:
        board_stops(state, ruleset.tables, seat)
    set_loss(state.cities[seat], wanted.loss, f"{where}.loss")


def _fill(ruleset: Ruleset, tiles: Numbers, numbers: list[int], where: str) -> None:
    if len(numbers) > len(tiles):
        raise PositionError(
            f"{where}: {len(numbers)} tiles; at most {len(tiles)}",
            "too_many",
            count=len(numbers),
            most=len(tiles),
        )
    if len(set(numbers)) < len(numbers):
        raise PositionError(f"{where}: {numbers}; each tile is there once")
    for number in numbers:
        insert_tile(tiles, _tile(ruleset, number, where))


def _tile(ruleset: Ruleset, number: int, where: str) -> int:
    ids = ruleset.ids("tiles")
    if str(number) not in ids:
        raise PositionError(f"{where}: there is no tile {number}; known: {', '.join(ids)}")
    return ids.index(str(number))


def set_up_table(ruleset: Ruleset, state: Game, position: BabelTable) -> None:
    """Tower, draft and projects; then everything that tiles and rewards do in the cities."""
    babel: BabelGameFields = state.babel
    wanted = position.babel or BabelTableData()
    _lay_tower(ruleset, state, wanted)
    drafted = 0 if position.asked == "tile" else int(ruleset.tables.babel.drafted)
    babel.drafted = count(
        wanted.drafted if wanted.drafted is not None else drafted, "position.babel.drafted", DRAFTED
    )
    _set_projects(ruleset, state, wanted)
    _check_tiles(state, ruleset)
    cities = state.cities[: ruleset.seats]
    for seat, city in enumerate(cities):
        city.babel.laid = sum(int(layer) == seat for layer in babel.layers[: babel.height])
        given = cast("BabelCityData | None", position.cities[seat].babel)  # type: ignore[attr-defined]
        if given is None or given.kept is None:
            laying = int(city.babel.laying).bit_count()
            city.babel.kept = min(
                DRAFTED, sum(int(t) >= 0 for t in city.babel.tiles) + int(city.babel.laid) + laying
            )
        _complete_rewards(ruleset, state, seat, given or BabelCityData(), over=position.asked == "over")
        _have_rewards(ruleset, state, seat)
    notice_losses(state, ruleset.tables)


def _lay_tower(ruleset: Ruleset, state: Game, wanted: BabelTableData) -> None:
    babel: BabelGameFields = state.babel
    if len(wanted.tower) > TILES or (wanted.tower and not ruleset.tables.babel.places):
        raise PositionError(f"position.babel.tower: at most {TILES} tiles, and none without the tower")
    babel.stack[:], babel.layers[:] = -1, -1
    babel.height = len(wanted.tower)
    for place, (number, seat) in enumerate(wanted.tower):
        if not 0 <= seat < ruleset.seats:
            raise PositionError(f"position.babel.tower: there is no seat {seat}")
        babel.stack[place], babel.layers[place] = _tile(ruleset, number, "position.babel.tower"), seat
    layers = [int(layer) for layer in babel.layers if layer >= 0]
    for seat in set(layers):
        if layers.count(seat) > DRAFTED:
            raise PositionError(
                f"position.babel.tower: seat {seat} has laid {layers.count(seat)} tiles; at most {DRAFTED}"
            )


def _set_projects(ruleset: Ruleset, state: Game, wanted: BabelTableData) -> None:
    babel: BabelGameFields = state.babel
    tokens = int(ruleset.tables.babel.tokens)
    facts = facts_of(ruleset.catalog)
    ids = ruleset.ids("projects")
    if wanted.projects is not None and tokens:
        if len(wanted.projects) != AGES:
            raise PositionError(f"position.babel.projects: {wanted.projects}; one for each of {AGES} Ages")
        for age, project in enumerate(wanted.projects):
            if project is None:
                continue
            if project not in ids or facts.projects[ids.index(project)].age != age + 1:
                known = ", ".join(one.id for one in facts.projects if one.age == age + 1)
                raise PositionError(f"position.babel.projects[{age}]: {project!r}; choose {known}")
            babel.projects[age] = ids.index(project)
    babel.opened = count(
        wanted.opened if wanted.opened is not None else int(state.age), "position.babel.opened", AGES
    )
    taken = sum(int(city.babel.tokens) for city in state.cities[: ruleset.seats])
    babel.taken = count(wanted.taken if wanted.taken is not None else taken, "position.babel.taken")


def _check_tiles(state: Game, ruleset: Ruleset) -> None:
    """Each tile lies in one place."""
    lying = [int(tile) for tile in state.babel.stack if tile >= 0]
    for city in state.cities[: ruleset.seats]:
        lying += [int(tile) for tiles in (city.babel.tiles, city.babel.packet) for tile in tiles if tile >= 0]
        lying += [tile for tile in range(len(ruleset.ids("tiles"))) if int(city.babel.laying) >> tile & 1]
    for tile in lying:
        if lying.count(tile) > 1:
            name = ruleset.ids("tiles")[tile]
            raise PositionError(
                f"position: tile {name} lies in {lying.count(tile)} places",
                "lies_twice",
                kind="tile",
                thing=f"tile_{name}",
            )


def _complete_rewards(ruleset: Ruleset, state: Game, seat: int, wanted: BabelCityData, *, over: bool) -> None:
    """Tokens that are left out are those of the rewards, unused; rewards that are left out are those that
    the tokens came from, where only one project of the Ages that have ended gives them (BABEL-PROJECT-3).
    """
    babel: BabelCityFields = state.cities[seat].babel
    ended = AGES if over else int(state.age) - 1
    for name, effect in GIVEN_BY.items():
        givers = _ages_that_give(ruleset, state, effect)
        if getattr(wanted, name) is None:
            babel[name] = sum(int(babel.rewards[age]) for age in givers)
        elif wanted.rewards is None and len(past := [age for age in givers if age < ended]) == 1:
            babel.rewards[past[0]] = getattr(wanted, name)


def _ages_that_give(ruleset: Ruleset, state: Game, effect: str) -> list[int]:
    """Ages, counted from 0, whose project has this reward."""
    facts, numbers = facts_of(ruleset.catalog), [int(number) for number in state.babel.projects]
    kinds: list[set[str]] = [
        {one.kind for one in facts.projects[number].effects} if number >= 0 else set() for number in numbers
    ]
    return [age for age, found in enumerate(kinds) if effect in found]


def _have_rewards(ruleset: Ruleset, state: Game, seat: int) -> None:
    """Rewards that last; coins and tokens stand in the position itself."""
    for age in range(AGES):
        number = int(state.babel.projects[age])
        for _ in range(int(state.cities[seat].babel.rewards[age]) if number >= 0 else 0):
            row = ruleset.tables.babel.projects[number]
            change_lasting(state, ruleset.tables, seat, row.first_effect, row.effects, 1)
