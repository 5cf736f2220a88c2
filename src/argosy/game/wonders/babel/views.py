"""The Babel part of a view: tower and projects, read from the record."""

import msgspec

from argosy.catalog import Effect
from argosy.game.types import Fields
from argosy.game.wonders.works import things_to_give_up
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.babel.state import BabelCityFields
from argosy.rules.wonders.babel.tower import ANY_NUMBER, uncovered
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import RAW


class CityBabel(msgspec.Struct, frozen=True, kw_only=True):
    """The Babel part of a city; all of it is public."""

    tiles: int
    """Own tiles that are not laid yet."""
    laid: int
    """Own tiles in the tower."""
    resting: tuple[str, ...]
    """Cards whose effects rest because of a tile."""
    tokens: int
    """Participation tokens of this Age."""
    rewards: tuple[int, ...]
    """By Age how often the city has the reward of its project."""
    debt: int
    """Points of tokens for penalties that could not be suffered; never positive."""
    free_stages: int
    free_cards: int
    any_color: int
    """Tokens for a free stage, a free card, a project with a card of any colour."""
    board_rests: bool
    """The resource of the board can no longer be used."""


class LaidTile(msgspec.Struct, frozen=True, kw_only=True):
    """A tile of the tower."""

    number: int
    seat: int
    """Who laid it."""
    works: bool
    """Is it uncovered?"""


class ProjectView(msgspec.Struct, frozen=True, kw_only=True):
    """A project that has been turned up."""

    id: str
    age: int
    tokens: int
    """Participation tokens left on it."""


class TableBabel(msgspec.Struct, frozen=True, kw_only=True):
    """Tower and projects as the viewer sees them."""

    places: int
    """Of the tower; 0 without it."""
    tower: tuple[LaidTile, ...]
    """All tiles in the order in which they were laid."""
    tiles: tuple[int, ...]
    """The viewer's own tiles that are not laid yet."""
    packet: tuple[int, ...]
    """The tiles of which the viewer keeps one now."""
    projects: tuple[ProjectView, ...]
    """Those of the Ages that have begun."""
    penalty: tuple[str, ...]
    """What the viewer gives up one of now: ids of buildings, points of victory tokens."""


def effects_of(ruleset: Ruleset, city: City) -> list[Effect]:
    """Units that tiles give to the city, and raw materials of which there is any number."""
    working = int(city.babel.working)
    tiles = [tile for row, tile in enumerate(facts_of(ruleset.catalog).tiles) if working >> row & 1]
    units = [effect for tile in tiles for effect in tile.effects if effect.kind == "produce"]
    materials = [name for bit, name in enumerate(RAW) if int(city.babel.unlimited) >> bit & 1]
    any_number = [
        Effect(kind="produce", options=(name,), amount=ANY_NUMBER, sellable=True)  # type: ignore[arg-type]
        for name in materials
    ]
    return [*units, *any_number]


def resting(ruleset: Ruleset, city: City) -> frozenset[str]:
    """Cards that do not work now, and the word `board` for the resource of the board."""
    words = [int(word) for word in city.babel.resting]  # read once, because every payment on a page asks
    cards = (card for kind, card in enumerate(ruleset.card_ids) if words[kind >> 6] >> (kind & 63) & 1)
    return frozenset((*cards, *(("board",) if city.babel.board_rests else ())))


def look_at_city(ruleset: Ruleset, city: City) -> Fields:
    """Return the public Babel part of a city."""
    babel: BabelCityFields = city.babel
    return {
        "babel": CityBabel(
            tiles=sum(int(tile) >= 0 for tile in babel.tiles),
            laid=int(babel.laid),
            resting=tuple(sorted(resting(ruleset, city) - {"board"})),
            tokens=int(babel.tokens),
            rewards=tuple(int(many) for many in babel.rewards),
            debt=int(babel.debt),
            free_stages=int(babel.free_stages),
            free_cards=int(babel.free_cards),
            any_color=int(babel.any_color),
            board_rests=bool(babel.board_rests),
        )
    }


def look_at_table(ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
    """Tower and projects, and the viewer's own tiles."""
    numbers = [int(number) for number in ruleset.ids("tiles")]
    top = int(uncovered(game, ruleset.tables))
    stack = [(int(tile), int(layer)) for tile, layer in zip(game.babel.stack, game.babel.layers, strict=True)]
    own = None if seat is None else game.cities[seat].babel
    return {
        "babel": TableBabel(
            places=int(ruleset.tables.babel.places),
            tower=tuple(
                LaidTile(number=numbers[tile], seat=layer, works=bool(top >> tile & 1))
                for tile, layer in stack
                if tile >= 0
            ),
            tiles=() if own is None else tuple(numbers[int(tile)] for tile in own.tiles if tile >= 0),
            packet=()
            if own is None or asked is None
            else tuple(numbers[int(tile)] for tile in own.packet if tile >= 0),
            projects=tuple(_projects(ruleset, game)),
            penalty=() if asked is None else things_to_give_up(ruleset, game.cities[asked]),
        )
    }


def _projects(ruleset: Ruleset, game: Game) -> list[ProjectView]:
    tokens, facts = int(ruleset.tables.babel.tokens), facts_of(ruleset.catalog)
    if not tokens:
        return []
    return [
        ProjectView(
            id=facts.projects[int(game.babel.projects[age])].id,
            age=age + 1,
            tokens=max(0, tokens - int(game.babel.taken)) if age + 1 == game.age else 0,
        )
        for age in range(int(game.babel.opened))
    ]
