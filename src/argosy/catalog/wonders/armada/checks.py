"""An Armada box put together, and what must hold between its set-up, lanes, islands, shipyards and cards."""

from collections import Counter

from argosy.catalog.blocks import Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import read_setup
from argosy.catalog.wonders.armada.read import read_islands, read_shipyards, read_spaces
from argosy.catalog.wonders.armada.types import Armada, Island, NavalSetup, Shipyard, Space
from argosy.catalog.wonders.armada.words import LANES, Lane
from argosy.catalog.wonders.read import read_cards
from argosy.errors import CatalogError

AGES = (1, 2, 3)


def read_armada(box: Box, files: Blocks) -> Armada:
    """All that an Armada box adds besides cards and wonders, checked."""
    setup = read_setup(box.id, files, NavalSetup)
    lanes = by_lane(box, read_spaces(box, files))
    armada = Armada(setup=setup, lanes=lanes, islands=read_islands(box, files), shipyards=read_shipyards(box, files))
    check_shipyards(box, armada)
    check_islands(box, armada.islands, setup)
    check_cards(box, files, setup)
    check_setup(box, setup)
    return armada


def by_lane(box: Box, spaces: tuple[Space, ...]) -> dict[Lane, tuple[Space, ...]]:
    """The spaces of each lane from the start space on; every lane has as many (ARMADA-TERM-3)."""
    lanes = {lane: tuple(space for space in spaces if space.lane == lane) for lane in Lane.__args__}
    for lane, found in lanes.items():
        numbers = [space.number for space in found]
        if numbers != list(range(len(lanes["red"]))) or not numbers:
            raise CatalogError(
                f"{box.id}: lanes.toml: the {lane} lane has the spaces {numbers}; "
                "all lanes have 0, 1, 2 ... in this order"
            )
    return lanes


def check_shipyards(box: Box, armada: Armada) -> None:
    """A shipyard has a cost for every space but the start, and there are as many as printed."""
    spaces = len(armada.lanes["red"]) - 1
    for shipyard in armada.shipyards:
        for lane in LANES:
            if len(shipyard.lanes[lane]) != spaces:
                raise CatalogError(
                    f"{box.id}: shipyard {shipyard.id}: the {lane} lane has {len(shipyard.lanes[lane])} costs, "
                    f"one for each of the spaces 1 to {spaces} is needed"
                )
    check_number(box, "shipyards", armada.shipyards, armada.setup.printed.shipyards)


def check_number(box: Box, what: str, things: tuple[Shipyard, ...], printed: int) -> None:
    """As many as the list of contents says; own ones may be more."""
    if len(things) < printed or (len(things) > printed and not any(thing.own for thing in things)):
        raise CatalogError(f"{box.id}: {len(things)} {what}; [printed] says {printed}")


def check_islands(box: Box, islands: tuple[Island, ...], setup: NavalSetup) -> None:
    """The island decks are complete (ARMADA-SETUP-5)."""
    found = Counter(island.level for island in islands)
    counted = tuple(found[level] for level in AGES)
    if counted != setup.printed.islands:
        raise CatalogError(f"{box.id}: {list(counted)} islands by level; [printed] says {list(setup.printed.islands)}")


def check_cards(box: Box, files: Blocks, setup: NavalSetup) -> None:
    """One copy of each card, and enough of them for every table (ARMADA-SETUP-2, -3)."""
    cards = read_cards(box, files)
    for card in cards:
        if any(len(marks) != 1 for marks in card.enters_at.values()) or len(card.ages) != 1:
            raise CatalogError(f"{box.id}: {card.id}: an Armada card has one copy in one Age; enters_at = [3] or [4]")
    for age in AGES:
        marks = [card.enters_at[age][0] for card in cards if age in card.ages]
        if len(marks) != setup.printed.cards[age - 1]:
            raise CatalogError(
                f"{box.id}: {len(marks)} cards in Age {age}; [printed] says {setup.printed.cards[age - 1]}"
            )
        check_enough(box, age, marks, setup)


def check_enough(box: Box, age: int, marks: list[int], setup: NavalSetup) -> None:
    """Each table finds as many cards of the Age as it mixes in; eight players use those of seven (ARMADA-EIGHT-2)."""
    for players in range(setup.players.least, min(setup.players.most, 7) + 1):
        usable, wanted = sum(mark <= players for mark in marks), players * setup.deal.cards_per_player
        if usable < wanted:
            raise CatalogError(f"{box.id}: {usable} cards of Age {age} for {players} players; {wanted} are mixed in")


def check_setup(box: Box, setup: NavalSetup) -> None:
    """Naval tokens for each Age, teams of two that can sit at a table."""
    if len(setup.naval_conflict.prizes) != len(AGES) or len(setup.naval_conflict.lowest) != len(AGES):
        raise CatalogError(f"{box.id}: setup.toml: [naval_conflict] needs prizes and lowest for each of the three Ages")
    for players in setup.teams.players:
        if players % 2 or not setup.players.least <= players <= setup.players.most:
            raise CatalogError(f"{box.id}: setup.toml: [teams] cannot be made with {players} players")
