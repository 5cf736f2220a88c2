"""Facts that Armada adds: islands, shipyards, spaces and its setup; their reading and checks."""

from collections import Counter
from typing import Any, Literal

import msgspec

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Age, Amount, Count, Fact, Section, read_row, read_setup
from argosy.catalog.wonders.armada.words import LANES, Lane
from argosy.catalog.wonders.effects import Effect, read_effects
from argosy.catalog.wonders.read import FactRow, facts, read_cards, split_cost
from argosy.catalog.wonders.setup import Players, PlayersAllowed
from argosy.catalog.wonders.words import Resource
from argosy.errors import CatalogError

AGES = (1, 2, 3)


class Island(Fact, frozen=True, kw_only=True):
    """An island card (ARMADA-TERM-2)."""

    id: str
    level: Age
    effects: tuple[Effect, ...]


class Space(Fact, frozen=True, kw_only=True):
    """One space of a lane; the same on all shipyards (ARMADA-TERM-3, -4). Numbers are totals, not steps."""

    lane: Lane
    number: int
    """0 is the start space."""
    naval_shields: Amount = 0
    commercial_level: Amount = 0
    coins: Amount = 0
    """From the bank when the ship arrives."""
    tax: Amount = 0
    points: Amount = 0
    explore: Amount = 0
    """Level of the island deck that is explored on arrival; 0: none."""


class LaneCost(msgspec.Struct, frozen=True, kw_only=True):
    """The cost of moving a ship onto one space of one shipyard."""

    cost: dict[Resource, Count]
    coins: int


class Shipyard(Fact, frozen=True, kw_only=True):
    """A shipyard board (ARMADA-NAVAL-3, -4)."""

    id: str
    wonder_ship: Lane
    """The lane that bears the wonder symbol."""
    lanes: dict[Lane, tuple[LaneCost, ...]]
    """For each lane the costs of spaces 1, 2, 3 ..."""


class NavalDeal(Section, frozen=True, kw_only=True):
    """Numbers that Armada adds to the deal (ARMADA-SETUP-3)."""

    cards_per_player: Count
    """Armada cards of each Age that are mixed in, for each player; a table of eight is set up as one of
    seven.
    """


class Exploration(Section, frozen=True, kw_only=True):
    """Exploring (ARMADA-EXPLORE-2)."""

    cards: Count
    """Drawn by a single explorer; one is kept."""


class NavalConflict(Section, frozen=True, kw_only=True):
    """Naval tokens (ARMADA-CONFLICT-4 to -6, -11)."""

    prizes: tuple[tuple[int, ...], ...]
    """By Age the points of first, second, third ... place."""
    lowest: tuple[int, ...]
    """By Age the points of the lowest."""


class NavalScoring(Section, frozen=True, kw_only=True):
    """The score pad (ARMADA-GUILD-1, ARMADA-SCORE-2)."""

    guild_limit: Count
    blue_ship: Literal["civil", "fleet"]
    """The line on which the points of the blue ship's space count."""


class Teams(Section, frozen=True, kw_only=True):
    """Team play (ARMADA-TEAM-1, -7)."""

    players: tuple[Players, ...]
    tokens: Count
    """Tokens that a land conflict between enemies moves."""
    incursion_tokens: Count


class NavalPrinted(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

    cards: tuple[int, ...]
    """By Age."""
    islands: tuple[int, ...]
    """By level."""
    shipyards: int
    wonders: int


class NavalSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of an Armada box, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    deal: NavalDeal
    exploration: Exploration
    naval_conflict: NavalConflict
    scoring: NavalScoring
    teams: Teams
    printed: NavalPrinted


class Armada(msgspec.Struct, frozen=True, kw_only=True):
    """All that an Armada box adds besides its cards and wonders."""

    setup: NavalSetup
    lanes: dict[Lane, tuple[Space, ...]]
    """For each lane its spaces, the start space first."""
    islands: tuple[Island, ...]
    shipyards: tuple[Shipyard, ...]


class IslandRow(FactRow, kw_only=True):
    """An island as printed."""

    level: Age
    effects: list[Any]


class ShipyardRow(FactRow, kw_only=True):
    """A shipyard as printed."""

    wonder_ship: Lane
    lanes: dict[Lane, list[dict[str, Count]]]


class SpaceRow(FactRow, kw_only=True):
    """A space of a lane as printed; its id is lane and number, e.g. `yellow_2`."""

    naval_shields: Amount = 0
    commercial_level: Amount = 0
    coins: Amount = 0
    tax: Amount = 0
    points: Amount = 0
    explore: Amount = 0


def read_islands(expansion: Expansion, files: Blocks) -> tuple[Island, ...]:
    """All islands of an expansion."""
    rows = [(block, read_row(block, IslandRow)) for block in files.get("islands.toml", {}).values()]
    return tuple(
        Island(
            id=row.id,
            level=row.level,
            effects=read_effects(row.effects, block.where),
            **facts(block, row, expansion.id),
        )
        for block, row in rows
    )


def read_shipyards(expansion: Expansion, files: Blocks) -> tuple[Shipyard, ...]:
    """All shipyards of an expansion."""
    return tuple(read_shipyard(expansion, block) for block in files.get("shipyards.toml", {}).values())


def read_shipyard(expansion: Expansion, block: Block) -> Shipyard:
    """One shipyard with the costs of its four lanes."""
    row = read_row(block, ShipyardRow)
    lanes: dict[Lane, tuple[LaneCost, ...]] = {}
    for lane in Lane.__args__:
        if lane not in row.lanes:
            raise CatalogError(f"{block.where}: the {lane} lane is missing")
        lanes[lane] = tuple(LaneCost(**_cost(cost, block.where)) for cost in row.lanes[lane])
    return Shipyard(id=row.id, wonder_ship=row.wonder_ship, lanes=lanes, **facts(block, row, expansion.id))


def _cost(printed: dict[str, int], where: str) -> dict[str, Any]:
    cost, coins = split_cost(printed, where)
    if not cost and not coins:
        raise CatalogError(f"{where}: a space without cost; a naval construction always costs something")
    return {"cost": cost, "coins": coins}


def read_spaces(expansion: Expansion, files: Blocks) -> tuple[Space, ...]:
    """All spaces of the lanes, in file order."""
    return tuple(read_space(expansion, block) for block in files.get("lanes.toml", {}).values())


def read_space(expansion: Expansion, block: Block) -> Space:
    """One space; lane and number stand in its id."""
    row = read_row(block, SpaceRow)
    lane, _, number = row.id.partition("_")
    if lane not in Lane.__args__ or not number.isdecimal():
        raise CatalogError(f"{block.where}: the id of a space is lane and number, e.g. yellow_2")
    named = {"lane": lane, "number": int(number)}
    return Space(
        **named,
        naval_shields=row.naval_shields,
        commercial_level=row.commercial_level,
        coins=row.coins,
        tax=row.tax,
        points=row.points,
        explore=row.explore,
        **facts(block, row, expansion.id),
    )


def read_expansion(expansion: Expansion, files: Blocks) -> Armada:
    """All that an Armada box adds besides cards and wonders, checked."""
    setup = read_setup(expansion.id, files, NavalSetup)
    lanes = by_lane(expansion, read_spaces(expansion, files))
    armada = Armada(
        setup=setup,
        lanes=lanes,
        islands=read_islands(expansion, files),
        shipyards=read_shipyards(expansion, files),
    )
    check_shipyards(expansion, armada)
    check_islands(expansion, armada.islands, setup)
    check_cards(expansion, files, setup)
    check_setup(expansion, setup)
    return armada


def by_lane(expansion: Expansion, spaces: tuple[Space, ...]) -> dict[Lane, tuple[Space, ...]]:
    """The spaces of each lane from the start space on; every lane has as many (ARMADA-TERM-3)."""
    lanes = {lane: tuple(space for space in spaces if space.lane == lane) for lane in Lane.__args__}
    for lane, found in lanes.items():
        numbers = [space.number for space in found]
        if numbers != list(range(len(lanes["red"]))) or not numbers:
            raise CatalogError(
                f"{expansion.id}: lanes.toml: the {lane} lane has the spaces {numbers}; "
                "all lanes have 0, 1, 2 ... in this order"
            )
    return lanes


def check_shipyards(expansion: Expansion, armada: Armada) -> None:
    """A shipyard has a cost for every space but the start, and there are as many as printed."""
    spaces = len(armada.lanes["red"]) - 1
    for shipyard in armada.shipyards:
        for lane in LANES:
            if len(shipyard.lanes[lane]) != spaces:
                raise CatalogError(
                    f"{expansion.id}: shipyard {shipyard.id}: the {lane} lane has {len(shipyard.lanes[lane])} costs, "
                    f"one for each of the spaces 1 to {spaces} is needed"
                )
    check_number(expansion, "shipyards", armada.shipyards, armada.setup.printed.shipyards)


def check_number(expansion: Expansion, what: str, things: tuple[Shipyard, ...], printed: int) -> None:
    """As many as the list of contents says; own ones may be more."""
    if len(things) < printed or (len(things) > printed and not any(thing.own for thing in things)):
        raise CatalogError(f"{expansion.id}: {len(things)} {what}; [printed] says {printed}")


def check_islands(expansion: Expansion, islands: tuple[Island, ...], setup: NavalSetup) -> None:
    """The island decks are complete (ARMADA-SETUP-5)."""
    found = Counter(island.level for island in islands)
    counted = tuple(found[level] for level in AGES)
    if counted != setup.printed.islands:
        raise CatalogError(
            f"{expansion.id}: {list(counted)} islands by level; [printed] says {list(setup.printed.islands)}"
        )


def check_cards(expansion: Expansion, files: Blocks, setup: NavalSetup) -> None:
    """One copy of each card, and enough of them for every table (ARMADA-SETUP-2, -3)."""
    cards = read_cards(expansion, files)
    for card in cards:
        if any(len(marks) != 1 for marks in card.enters_at.values()) or len(card.ages) != 1:
            raise CatalogError(
                f"{expansion.id}: {card.id}: an Armada card has one copy in one Age; enters_at = [3] or [4]"
            )
    for age in AGES:
        marks = [card.enters_at[age][0] for card in cards if age in card.ages]
        if len(marks) != setup.printed.cards[age - 1]:
            raise CatalogError(
                f"{expansion.id}: {len(marks)} cards in Age {age}; [printed] says {setup.printed.cards[age - 1]}"
            )
        check_enough(expansion, age, marks, setup)


def check_enough(expansion: Expansion, age: int, marks: list[int], setup: NavalSetup) -> None:
    """Each table finds as many cards of the Age as it mixes in; eight players use those of seven
    (ARMADA-EIGHT-2).
    """
    for players in range(setup.players.least, min(setup.players.most, 7) + 1):
        usable, wanted = sum(mark <= players for mark in marks), players * setup.deal.cards_per_player
        if usable < wanted:
            raise CatalogError(
                f"{expansion.id}: {usable} cards of Age {age} for {players} players; {wanted} are mixed in"
            )


def check_setup(expansion: Expansion, setup: NavalSetup) -> None:
    """Naval tokens for each Age, teams of two that can sit at a table."""
    if len(setup.naval_conflict.prizes) != len(AGES) or len(setup.naval_conflict.lowest) != len(AGES):
        raise CatalogError(
            f"{expansion.id}: setup.toml: [naval_conflict] needs prizes and lowest for each of the three Ages"
        )
    for players in setup.teams.players:
        if players % 2 or not setup.players.least <= players <= setup.players.most:
            raise CatalogError(f"{expansion.id}: setup.toml: [teams] cannot be made with {players} players")
