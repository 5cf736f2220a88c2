"""The facts of Babel as integers: tiles, projects, the cards that a tile concerns; its verbs."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog import Card
from argosy.catalog.wonders.babel.facts import Babel
from argosy.errors import RulesetError
from argosy.rules.records import Record
from argosy.rules.wonders.interactions.cities_and_leaders import has_free_black_cards
from argosy.rules.wonders.payments.costs import COST, pack_cost
from argosy.rules.wonders.state import AGES, KINDS, MAX_STAGES, WORDS
from argosy.rules.wonders.words import SHIPS
from argosy.rules.wonders.works.tables import PROJECT, PROJECTS, may_fail

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer

TILES = 32

TILE = np.dtype([("first_effect", np.int16), ("effects", np.int8)], align=True)

TABLE = np.dtype(
    [
        ("rests", np.uint64, WORDS),  # bit set of the cards that a tile names
        ("brown_rests", np.uint64, WORDS),  # bit set of brown cards with two symbols or a choice
        ("single", np.int8, KINDS),  # brown cards with one symbol: bit set of it
        ("in_coins", COST, KINDS),  # costs of cards with a coin for each unit
        ("tiles", TILE, TILES),
        ("tile_kinds", np.int8),
        ("places", np.int8),  # of the tower; 0: no tower, nothing of it ever happens
        ("drafted", np.int8),  # tiles that each city keeps
        ("passing", np.int8),  # 1: to the left neighbour, -1: to the right
        ("points", np.int8, 4),  # for 0, 1, 2, 3 own tiles laid
        ("projects", PROJECT, PROJECTS),
        ("project_kinds", np.int8),
        ("tokens", np.int8),  # on a project; 0: no projects
        ("debts", np.int8, AGES),
    ],
    align=True,
)

VERBS = (
    "take", "tile", "discard", "join", "join_free", "by_token", "token_stage", "chained", "in_coins", "join_free_black",
)  # fmt: skip
"""Verbs and ways with numbers of their own in the action space."""

ADD_ONS = 3
"""A way that costs something is listed alone, with a ship, and with a project or an edifice."""


def pack_tower(packer: "Packer", babel: Babel, players: int) -> None:
    """Tiles, the cards that they concern, the board of the tower (BABEL-TOWER-1, -2, -6)."""
    table, setup = packer.tables.babel, babel.setup.tower
    if len(babel.tiles) > TILES:
        raise RulesetError(f"{len(babel.tiles)} tiles: at most {TILES} fit")
    for number, tile in enumerate(babel.tiles):
        table.tiles[number].first_effect, table.tiles[number].effects = packer.pack_effects(tile.effects)
        for effect in tile.effects:
            for card in effect.cards:
                if card not in packer.kind:
                    raise RulesetError(f"tile {tile.number} names {card}, which is no card of this table")
                _mark(table.rests, packer.kind[card])
    table.tile_kinds = len(babel.tiles)
    table.places = setup.places[players - 2]
    table.drafted = setup.tiles
    table.passing = 1 if setup.passing == "left" else -1
    table.points[1 : len(setup.points) + 1] = setup.points
    for number, card in enumerate(packer.catalog.cards):
        _pack_card(packer, number, card)


def _pack_card(packer: "Packer", number: int, card: Card) -> None:
    table = packer.tables.babel
    pack_cost(table.in_coins[number], {}, card.coins + sum(card.cost.values()))
    units = [effect for effect in card.effects if effect.kind == "produce"]
    if card.color == "brown" and units:
        if len(units) == 1 and units[0].amount == 1 and len(units[0].options) == 1:
            row = packer.tables.effects[packer.tables.cards[number].first_effect]
            table.single[number] = row.raw
        else:
            _mark(table.brown_rests, number)


def _mark(words: np.ndarray, kind: int) -> None:
    words[kind >> 6] |= np.uint64(1) << np.uint64(kind & 63)


def action_sizes(tables: Record, slots: int) -> dict[str, int]:
    """Numbers that each verb and each way needs; none without the tower or the projects."""
    kinds, table = int(tables.kinds), tables.babel
    tower, projects = int(table.places > 0), int(table.tokens > 0)
    ways = int(tables.markers) * slots * ADD_ONS  # in steps of a stage block
    return {
        "take": int(table.tile_kinds),
        "tile": int(table.tile_kinds) * kinds,
        "discard": kinds + AGES if may_fail(tables) else 0,
        "join": projects * kinds * slots,
        "join_free": projects * kinds * slots,
        "by_token": projects * ways,
        "token_stage": projects * int(tables.markers) * slots * (1 + MAX_STAGES * (1 + SHIPS)),
        "chained": tower * ways,
        "in_coins": tower * ways,
        "join_free_black": projects * kinds * slots if has_free_black_cards(tables) else 0,
    }
