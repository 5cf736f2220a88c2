"""Reads blocks of an expansion into the values of `types.py`.

Every field is checked; a message names file, block and remedy.
"""

from typing import Any

import msgspec

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Count, Sure, check_cost, read_row
from argosy.catalog.wonders.effects import read_effects
from argosy.catalog.wonders.files import LISTS
from argosy.catalog.wonders.setup import Players
from argosy.catalog.wonders.types import Card, ChainSymbol, Side, Stage, Wonder
from argosy.catalog.wonders.words import RESOURCES, Color, Resource
from argosy.errors import CatalogError


class FactRow(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields of every block."""

    id: str
    source: str
    sure: Sure
    sure_of: dict[str, Sure] = {}

    def __post_init__(self) -> None:
        for name in self.sure_of:
            if name not in self.__struct_fields__:
                raise ValueError(f"sure_of names {name}, which is no field of this block")


class CardRow(FactRow, kw_only=True):
    """A card as printed; the cost holds coins and resources."""

    color: Color
    cost: dict[str, Count] = {}
    chain_from: tuple[str, ...] = ()
    enters_at: tuple[Players, ...] = ()
    effects: list[Any]
    also_called: str = ""


class StageRow(msgspec.Struct, forbid_unknown_fields=True):
    """A stage as printed."""

    effects: list[Any]
    cost: dict[str, Count]


class SideRow(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A side as printed."""

    stages: list[StageRow]
    effects: list[Any] = []
    also_called: str = ""
    any_order: bool = False


class WonderRow(FactRow, kw_only=True):
    """A board as printed."""

    resource: Resource | None = None
    sides: dict[str, SideRow]
    from_players: Players = 2


class SymbolRow(FactRow, kw_only=True):
    """A chain symbol as printed."""

    given_by: tuple[str, ...]
    makes_free: tuple[str, ...]


def facts(block: Block, row: FactRow, expansion: str) -> dict[str, Any]:
    """The part of a fact that says where it comes from."""
    return {
        "source": row.source,
        "sure": row.sure,
        "sure_of": row.sure_of,
        "expansion": expansion,
        "own": block.own,
    }


def split_cost(cost: dict[str, int], where: str) -> tuple[dict[Resource, int], int]:
    """A printed cost -> its resources and its coins."""
    check_cost(cost, RESOURCES, where)
    return {name: count for name, count in cost.items() if name != "coins"}, cost.get("coins", 0)  # type: ignore[misc]


def read_cards(expansion: Expansion, files: Blocks) -> tuple[Card, ...]:
    """All cards of an expansion, one for each name; names of two Ages are put together."""
    cards: dict[str, Card] = {}
    for name in LISTS:
        for block in files.get(name, {}).values() if LISTS[name] == "card" else ():
            card = read_card(expansion, name, block)
            cards[card.id] = same_card(cards[card.id], card, block.where) if card.id in cards else card
    return tuple(cards.values())


def read_card(expansion: Expansion, file: str, block: Block) -> Card:
    """One block of a card file."""
    row = read_row(block, CardRow)
    cost, coins = split_cost(row.cost, block.where)
    is_guild_file = file == "guilds.toml"
    age = 3 if is_guild_file else int(file.removeprefix("cards_age_").removesuffix(".toml"))
    check_guild(row, block.where, is_guild_file=is_guild_file)
    return Card(
        id=row.id,
        color=row.color,
        ages=(age,),
        cost=cost,
        coins=coins,
        chain_from=row.chain_from,
        enters_at={} if is_guild_file else {age: row.enters_at},
        effects=read_effects(row.effects, block.where),
        part=expansion.part,
        also_called=row.also_called,
        **facts(block, row, expansion.id),
    )


def check_guild(row: CardRow, where: str, *, is_guild_file: bool) -> None:
    """Guilds are purple, only in Age III and one copy each (BASE-SETUP-3, -5); other cards have copies."""
    if is_guild_file and row.color != "purple":
        raise CatalogError(f"{where}: a guild is purple, not {row.color}")
    if is_guild_file and row.enters_at:
        raise CatalogError(f"{where}: a guild has one copy for any number of players; leave enters_at out")
    if not is_guild_file and row.color == "purple":
        raise CatalogError(f"{where}: purple cards are guilds, they stand in guilds.toml and only in Age III")
    if not is_guild_file and not row.enters_at:
        raise CatalogError(
            f"{where}: no enters_at; write one number of players for each printed copy, e.g. [3, 7]"
        )


def same_card(known: Card, card: Card, where: str) -> Card:
    """Two rows of one name as one card; CatalogError if they say different things of it."""
    for name in ("color", "cost", "coins", "chain_from", "effects", "also_called"):
        if getattr(known, name) != getattr(card, name):
            ages = ", ".join(str(age) for age in known.ages)
            raise CatalogError(f"{where}: {name} is not the same as in Age {ages}; one name is one card")
    return msgspec.structs.replace(
        known,
        ages=known.ages + card.ages,
        enters_at={**known.enters_at, **card.enters_at},
        own=known.own or card.own,
    )


def read_wonders(expansion: Expansion, files: Blocks) -> tuple[Wonder, ...]:
    """All boards of an expansion."""
    return tuple(read_wonder(expansion, block) for block in files.get("wonders.toml", {}).values())


def read_wonder(expansion: Expansion, block: Block) -> Wonder:
    """One board with both sides."""
    row = read_row(block, WonderRow)
    if row.sides.keys() != {"a", "b"}:
        raise CatalogError(
            f"{block.where}: sides are {', '.join(row.sides) or 'missing'}; a board has sides a and b"
        )
    sides = {name: read_side(row.sides[name], f"{block.where} side {name}") for name in ("a", "b")}
    return Wonder(
        id=row.id,
        resource=row.resource,
        sides=sides,
        from_players=row.from_players,
        **facts(block, row, expansion.id),
    )


def read_side(row: SideRow, where: str) -> Side:
    """One side with at least one stage (BASE-WONDER-4)."""
    if not row.stages:
        raise CatalogError(f"{where}: no stages")
    stages = (
        read_stage(stage, f"{where} stage {number}") for number, stage in enumerate(row.stages, start=1)
    )
    effects = read_effects(row.effects, where) if row.effects else ()
    return Side(stages=tuple(stages), effects=effects, also_called=row.also_called, any_order=row.any_order)


def read_stage(row: StageRow, where: str) -> Stage:
    """One stage."""
    cost, coins = split_cost(row.cost, where)
    return Stage(cost=cost, coins=coins, effects=read_effects(row.effects, where))


def read_symbols(expansion: Expansion, files: Blocks) -> tuple[ChainSymbol, ...]:
    """The printed chain symbols; empty where an edition prints names instead."""
    rows = [(block, read_row(block, SymbolRow)) for block in files.get("chain_symbols.toml", {}).values()]
    return tuple(
        ChainSymbol(
            id=row.id, given_by=row.given_by, makes_free=row.makes_free, **facts(block, row, expansion.id)
        )
        for block, row in rows
    )
