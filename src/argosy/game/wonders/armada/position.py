"""The Armada part of a position: shipyards, ships, islands, and pending actions of a turn."""

from collections import Counter
from typing import Protocol

import msgspec
import numpy as np

from argosy.errors import PositionError
from argosy.game.engine import run
from argosy.game.json_forms import MOST, count
from argosy.game.types import Fields
from argosy.rules.wonders.armada.state import ISLANDS_OF_LEVEL, MAX_MOVES, ArmadaCityFields
from argosy.rules.wonders.armada.terms import LANES, LEVELS
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, City, Game

MOST_SHUFFLES = 999


class FreeMoveData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A free movement still to be made: `ships` different ones out of `colors`."""

    ships: int
    colors: list[str]


class ArmadaCityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The Armada part of a city; everything may be left out."""

    shipyard: str | None = None
    """Left out: as dealt by the seed."""
    ships: dict[str, int] = msgspec.field(default_factory=dict)
    """Space by colour; a colour left out is on its start space."""
    islands: list[str] = msgspec.field(default_factory=list)
    tokens: list[int] = msgspec.field(default_factory=lambda: [0] * AGES)
    """Points of the naval token of each Age."""
    landings: list[int] = msgspec.field(default_factory=list)
    """Seats that the city makes an incursion on in this Age."""
    abstains: bool = False
    arrival_coins: int = 0
    tax: int = 0
    pirates: int = 0
    exploring: list[int] = msgspec.field(default_factory=list)
    """Levels that it explores in this turn."""
    moves: list[FreeMoveData] = msgspec.field(default_factory=list)
    top_islands: list[int] = msgspec.field(default_factory=list)
    drawn: list[str] = msgspec.field(default_factory=list)
    """Islands that it is looking at."""


class ArmadaCity(Protocol):
    """The fields of a city in a position that this module reads."""

    @property
    def armada(self) -> ArmadaCityData | None:
        """The Armada part; None: as dealt."""
        ...


class ArmadaTable(Protocol):
    """The fields of a position that this module reads."""

    @property
    def islands(self) -> list[list[str]] | None:
        """The island decks of levels 1 to 3, top card first; None: as dealt, less the islands in play."""
        ...

    @property
    def island_shuffles(self) -> int:
        """The number of times that they have been shuffled again."""
        ...


def describe_city(ruleset: Ruleset, city: City) -> Fields:
    """The Armada part of a city."""
    return {"armada": _describe_ships(ruleset, city)}


def describe_table(ruleset: Ruleset, state: Game) -> Fields:
    """The island decks."""
    decks = [
        [ruleset.ids("islands")[int(island)] for island in deck if island >= 0]
        for deck in state.armada.islands
    ]
    return {"islands": decks, "island_shuffles": int(state.armada.shuffles)}


def _describe_ships(ruleset: Ruleset, city: City) -> ArmadaCityData:
    armada: ArmadaCityFields = city.armada
    ids = ruleset.ids("islands")
    return ArmadaCityData(
        shipyard=ruleset.ids("shipyards")[armada.shipyard],
        ships={name: int(armada.ships[lane]) for lane, name in enumerate(LANES)},
        islands=[ids[number] for number in range(len(ids)) if int(armada.islands) >> number & 1],
        tokens=[int(token) for token in armada.tokens],
        landings=[seat for seat in range(ruleset.seats) if int(armada.attacks) >> seat & 1],
        abstains=bool(armada.abstains),
        arrival_coins=int(armada.arrival_coins),
        tax=int(armada.tax),
        pirates=int(armada.pirates),
        exploring=[level + 1 for level in range(LEVELS) if armada.exploring[level]],
        moves=[_describe_move(armada, place) for place in range(MAX_MOVES) if armada.moves_many[place]],
        top_islands=[level for level in range(1, LEVELS + 1) if armada.top_islands >> level & 1],
        drawn=[ids[island] for island in armada.drawn if island >= 0],
    )


def _describe_move(armada: ArmadaCityFields, place: int) -> FreeMoveData:
    colors = [name for lane, name in enumerate(LANES) if armada.moves[place] >> lane & 1]
    return FreeMoveData(ships=int(armada.moves_many[place]), colors=colors)


def set_up_city(ruleset: Ruleset, state: Game, seat: int, city: ArmadaCity, where: str) -> None:
    """Write the Armada part of a city.

    Effects of cards and stages have been applied; what they left to do is wiped.
    """
    armada: ArmadaCityFields = state.cities[seat].armada
    wanted = city.armada or ArmadaCityData()
    where = f"{where}.armada"
    for island in wanted.islands:
        _settle(ruleset, state, seat, island, where)
    _wipe(armada)
    if wanted.shipyard is not None:
        armada.shipyard = _place(ruleset.ids("shipyards"), wanted.shipyard, f"{where}.shipyard")
    _set_ships(ruleset, armada, wanted, where)
    _set_tokens(ruleset, armada, wanted, where)
    _set_turn(ruleset, armada, wanted, where)


def _settle(ruleset: Ruleset, state: Game, seat: int, island: str, where: str) -> None:
    number = _place(ruleset.ids("islands"), island, f"{where}.islands")
    city = state.cities[seat]
    if int(city.armada.islands) >> number & 1:
        raise PositionError(
            f"{where}.islands: {island} stands twice", "lies_twice", kind="island", thing=island
        )
    city.armada.islands |= np.uint32(1) << np.uint32(number)
    row = ruleset.tables.armada.islands[number]
    run(apply_effects)(state, ruleset.tables, seat, int(row.first_effect), int(row.effects))


def _wipe(armada: ArmadaCityFields) -> None:
    """Forget what effects have left to do: a position says itself what is still open."""
    armada.attacks, armada.pirates, armada.top_islands = 0, 0, 0
    armada.moves[:], armada.moves_many[:] = 0, 0


def _set_ships(ruleset: Ruleset, armada: ArmadaCityFields, wanted: ArmadaCityData, where: str) -> None:
    last = int(ruleset.tables.armada.last_space)
    for color, space in wanted.ships.items():
        lane = _place(LANES, color, f"{where}.ships")
        armada.ships[lane] = count(space, f"{where}.ships.{color}", last)


def _set_tokens(ruleset: Ruleset, armada: ArmadaCityFields, wanted: ArmadaCityData, where: str) -> None:
    if len(wanted.tokens) != AGES or any(abs(token) > MOST for token in wanted.tokens):
        raise PositionError(
            f"{where}.tokens: {wanted.tokens}; the points of one token for each of {AGES} Ages"
        )
    armada.tokens[:] = wanted.tokens
    for seat in wanted.landings:
        if not 0 <= seat < ruleset.seats:
            raise PositionError(f"{where}.landings: there is no seat {seat}")
        armada.attacks = int(armada.attacks) | 1 << seat
    armada.abstains = wanted.abstains


def _set_turn(ruleset: Ruleset, armada: ArmadaCityFields, wanted: ArmadaCityData, where: str) -> None:
    for name in ("arrival_coins", "tax", "pirates"):
        armada[name] = count(getattr(wanted, name), f"{where}.{name}")
    armada.exploring[:] = [level in wanted.exploring for level in range(1, LEVELS + 1)]
    armada.top_islands = sum(1 << level for level in set(wanted.top_islands) if 1 <= level <= LEVELS)
    if len(wanted.moves) > MAX_MOVES:
        raise PositionError(f"{where}.moves: at most {MAX_MOVES}")
    for place, move in enumerate(wanted.moves):
        if not 1 <= move.ships <= len(LANES):
            raise PositionError(f"{where}.moves: {move.ships} ships; 1 to {len(LANES)}")
        armada.moves_many[place] = move.ships
        armada.moves[place] = sum(1 << _place(LANES, color, f"{where}.moves") for color in set(move.colors))
    _set_drawn(ruleset, armada, wanted, where)


def _set_drawn(ruleset: Ruleset, armada: ArmadaCityFields, wanted: ArmadaCityData, where: str) -> None:
    if len(wanted.drawn) > ISLANDS_OF_LEVEL:
        raise PositionError(f"{where}.drawn: at most {ISLANDS_OF_LEVEL} islands")
    drawn = [_place(ruleset.ids("islands"), island, f"{where}.drawn") for island in wanted.drawn]
    levels = {int(ruleset.tables.armada.islands[island].level) for island in drawn}
    if len(levels) > 1 or (levels and not levels <= set(wanted.exploring)):
        raise PositionError(f"{where}.drawn: islands of one level, which `exploring` names")
    armada.drawn[:] = -1
    armada.drawn[: len(drawn)] = drawn
    armada.drawn_level = levels.pop() if levels else 0


def set_up_table(ruleset: Ruleset, state: Game, wanted: ArmadaTable) -> None:
    """The island decks: as given, or as dealt without the islands in play. No island lies in two places."""
    state.armada.shuffles = count(wanted.island_shuffles, "position.island_shuffles", MOST_SHUFFLES)
    if wanted.islands is not None:
        _lay_decks(ruleset, state, wanted.islands)
    else:
        _leave_out_settled(state)
    _check_islands(ruleset, state)


def _lay_decks(ruleset: Ruleset, state: Game, decks: list[list[str]]) -> None:
    if len(decks) != LEVELS or any(len(deck) > ISLANDS_OF_LEVEL for deck in decks):
        raise PositionError(f"position.islands: {LEVELS} decks of at most {ISLANDS_OF_LEVEL} islands")
    for level, deck in enumerate(decks):
        islands = [_place(ruleset.ids("islands"), island, f"position.islands[{level}]") for island in deck]
        state.armada.islands[level, :] = -1
        state.armada.islands[level, : len(islands)] = islands
        state.armada.left[level] = len(islands)


def _leave_out_settled(state: Game) -> None:
    for level in range(LEVELS):
        deck = [int(island) for island in state.armada.islands[level] if island >= 0]
        rest = [
            island
            for island in deck
            if not any(int(city.armada.islands) >> island & 1 for city in state.cities)
        ]
        state.armada.islands[level, :] = -1
        state.armada.islands[level, : len(rest)] = rest
        state.armada.left[level] = len(rest)


def _check_islands(ruleset: Ruleset, state: Game) -> None:
    """Each island in one place, in the deck of its level; drawn islands still lie in their deck."""
    lying = Counter(int(island) for deck in state.armada.islands for island in deck if island >= 0)
    lying.update(
        n
        for city in state.cities[: ruleset.seats]
        for n in range(len(ruleset.ids("islands")))
        if int(city.armada.islands) >> n & 1
    )
    for island, times in lying.items():
        if times > 1:
            name = ruleset.ids("islands")[island]
            raise PositionError(
                f"position: {name} lies in {times} places", "lies_twice", kind="island", thing=name
            )
    for level, deck in enumerate(state.armada.islands):
        for island in deck:
            if island >= 0 and ruleset.tables.armada.islands[island].level != level + 1:
                raise PositionError(
                    f"position.islands[{level}]: {ruleset.ids('islands')[island]} is not of level {level + 1}"
                )
    for city in state.cities[: ruleset.seats]:
        for island in city.armada.drawn:
            if island >= 0 and lying[int(island)] != 1:
                raise PositionError(
                    f"position: {ruleset.ids('islands')[island]} is drawn but not in its deck"
                )


def _place(words: tuple[str, ...], word: str, where: str) -> int:
    if word not in words:
        raise PositionError(f"{where}: there is no {word!r}; known: {', '.join(words)}")
    return words.index(word)
