"""The Armada part of a view: ships and islands, read from the record."""

import msgspec

from argosy.catalog import Effect
from argosy.game.types import Fields
from argosy.rules.wonders.armada.effects import commercial_level, naval_strength
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.rules.wonders.armada.state import ArmadaCityFields
from argosy.rules.wonders.armada.terms import KEEP, LANES, MOVE
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game


class CityArmada(msgspec.Struct, frozen=True, kw_only=True):
    """The Armada part of a city; all of it is public."""

    shipyard: str
    """Id of the board; costs and wonder symbol stand in the catalog."""
    ships: dict[str, int]
    """Space of each ship by colour, 0 = start."""
    strength: int
    """Naval strength now: cards, stages, islands and ships."""
    level: int
    """Commercial level: the yellow ship's number."""
    islands: tuple[str, ...]
    tokens: tuple[int, ...]
    """Points of the naval token of each Age; 0 = none."""
    landings: tuple[int, ...]
    """Seats that this city makes an incursion on at the end of this Age."""
    explores: int | None
    """Level of the islands that it is looking at now."""


def islands_of(ruleset: Ruleset, city: City) -> tuple[str, ...]:
    """The islands in play, in catalog order."""
    return tuple(
        island
        for number, island in enumerate(ruleset.ids("islands"))
        if int(city.armada.islands) >> number & 1
    )


def effects_of(ruleset: Ruleset, city: City) -> list[Effect]:
    """Effects of the islands in play."""
    islands = islands_of(ruleset, city)
    return [
        effect
        for island in facts_of(ruleset.catalog).islands
        if island.id in islands
        for effect in island.effects
    ]


def look_at_city(ruleset: Ruleset, city: City) -> Fields:
    """The shipyard as everybody sees it."""
    armada: ArmadaCityFields = city.armada
    seen = CityArmada(
        shipyard=ruleset.ids("shipyards")[armada.shipyard],
        ships={name: int(space) for name, space in zip(LANES, armada.ships, strict=True)},
        strength=int(naval_strength(ruleset.tables, city)),
        level=int(commercial_level(ruleset.tables, city)),
        islands=islands_of(ruleset, city),
        tokens=tuple(int(points) for points in armada.tokens),
        landings=tuple(seat for seat in range(ruleset.seats) if int(armada.attacks) >> seat & 1),
        explores=int(armada.drawn_level) or None,
    )
    return {"armada": seen}


def look_at_table(ruleset: Ruleset, game: Game, asked: int | None) -> Fields:
    """The island decks from their backs, and what the viewer is asked: drawn islands, ships that may move."""
    city = None if asked is None else game.cities[asked]
    return {
        "drawn": () if city is None or city.owes != KEEP else _drawn(ruleset, city.armada),
        "islands_left": tuple(int(count) for count in game.armada.left),
        "movable": None if city is None or city.owes != MOVE else _movable(city.armada),
    }


def _drawn(ruleset: Ruleset, armada: ArmadaCityFields) -> tuple[str, ...]:
    return tuple(ruleset.ids("islands")[int(island)] for island in armada.drawn if island >= 0)


def _movable(armada: ArmadaCityFields) -> tuple[int, tuple[str, ...]]:
    lanes = tuple(name for lane, name in enumerate(LANES) if armada.moves[0] >> lane & 1)
    return int(armada.moves_many[0]), lanes
