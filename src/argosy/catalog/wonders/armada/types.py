"""What an Armada box adds besides cards and wonders: its set-up, lanes, islands and shipyards."""

from typing import Literal

import msgspec

from argosy.catalog.facts import Age, Amount, Count, Fact, Section
from argosy.catalog.wonders.armada.words import Lane
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.setup import Players, PlayersAllowed
from argosy.catalog.wonders.words import Resource


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
    """What the box adds to the deal (ARMADA-SETUP-3)."""

    cards_per_player: Count
    """Armada cards of each Age that are mixed in, for each player; a table of eight is set up as one of seven."""


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
    """What the box holds: asserted, no rule follows from it."""

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
