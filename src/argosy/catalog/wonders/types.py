"""What a catalog holds: cards, wonders, set-up, islands, shipyards. Frozen values, checked when they are loaded.

Ages count 1, 2, 3; tuples "by Age" have Age I first.
"""

from typing import Annotated, Literal, TypeVar

import msgspec

from argosy.catalog.wonders.effects import Count, Effect
from argosy.catalog.wonders.words import Color, Direction, Lane, Part, Resource, Sides, Sure

Age = Annotated[int, msgspec.Meta(ge=1, le=3)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Players = Annotated[int, msgspec.Meta(ge=2, le=8)]
T = TypeVar("T", "Card", "Wonder")


class Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything from a data file: what it says, who says so, how sure that is."""

    source: str
    sure: Sure
    sure_of: dict[str, Sure] = {}
    """Parts of the block that are not as sure as `sure` says, e.g. `{"cost": "house"}`."""
    box: str
    """The box it belongs to."""
    own: bool = False
    """True when it comes from the user's data folder."""


class Section(Fact, frozen=True, kw_only=True):
    """A section of `setup.toml`."""

    def __post_init__(self) -> None:
        for name in self.sure_of:
            if name not in self.__struct_fields__:
                raise ValueError(f"sure_of names {name}, which is no field of this section")


class Card(Fact, frozen=True, kw_only=True):
    """One card name. Copies of a name cannot be told apart."""

    id: str
    color: Color
    ages: tuple[Age, ...]
    """The Ages whose decks hold it; most names have one."""
    cost: dict[Resource, Count]
    coins: int
    chain_from: tuple[str, ...]
    """Having any one of these makes it free (BASE-CHAIN-1)."""
    enters_at: dict[Age, tuple[Players, ...]]
    """By Age one number for each printed copy: used from so many players on. Empty for guilds (BASE-SETUP-2, -3)."""
    effects: tuple[Effect, ...]
    part: Part
    """"base": a card of the Age decks; "armada": one of the Armada cards that are mixed in."""


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """One stage of one side of a wonder board."""

    cost: dict[Resource, Count]
    coins: int
    effects: tuple[Effect, ...]


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a wonder board."""

    stages: tuple[Stage, ...]
    also_called: str = ""
    """"day" or "night" where the board says so instead of A and B."""
    any_order: bool = False
    """Stages may be built in any order (Siracusa)."""


class Wonder(Fact, frozen=True, kw_only=True):
    """A wonder board."""

    id: str
    resource: Resource
    sides: dict[str, Side]
    """"a" and "b"."""


class ChainSymbol(Fact, frozen=True, kw_only=True):
    """A chain symbol as it is printed: for display; the rule is `Card.chain_from`."""

    id: str
    given_by: tuple[str, ...]
    makes_free: tuple[str, ...]


class PlayersAllowed(Section, frozen=True, kw_only=True):
    """How many may play."""

    least: Players
    most: Players


class Deal(Section, frozen=True, kw_only=True):
    """What everybody starts with and how hands travel."""

    ages: Annotated[int, msgspec.Meta(ge=3, le=3)]
    hand: Count
    turns: Count
    """The card that is left after the last one is discarded (BASE-LAST-2)."""
    coins: Amount
    guilds_beyond_players: Amount
    """Guilds used: players + this (BASE-SETUP-3)."""
    passing: tuple[Direction, ...]
    """By Age: to whom hands are passed (BASE-PASS-1)."""
    sides: Sides
    """"drawn" with the board or "chosen" by its owner (BASE-SETUP-6)."""


class Prices(Section, frozen=True, kw_only=True):
    """Coins."""

    sale: Amount
    """From the bank for a card that is sold (BASE-SELL-1)."""
    trade: Count
    """For a unit from a neighbour (BASE-TRADE-4); lower prices are effects."""


class Conflict(Section, frozen=True, kw_only=True):
    """Points of military tokens (BASE-SETUP-8)."""

    victory: tuple[int, ...]
    """By Age."""
    defeat: int


class Scoring(Section, frozen=True, kw_only=True):
    """Numbers of the score pad (BASE-SCORE-3, BASE-SCI-2)."""

    coins_per_point: Count
    science_set: Amount


class Printed(Section, frozen=True, kw_only=True):
    """What the box holds: asserted, no rule follows from it."""

    cards: tuple[int, ...]
    """By Age, guilds included."""
    wonders: int


class TwoPlayers(Section, frozen=True, kw_only=True):
    """The two-player game with the free city (BASE-TWO-1, -4)."""

    cities: Players
    first_control: tuple[Direction, ...]
    """By Age: which neighbour of the free city controls it first."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of a base box, by the sections of `setup.toml`."""

    players: PlayersAllowed
    deal: Deal
    prices: Prices
    conflict: Conflict
    scoring: Scoring
    printed: Printed
    two_players: TwoPlayers | None = None
    """None: this edition has no two-player game."""


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


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a folder of data is: its `box.toml`."""

    id: str
    game: str
    part: Part
    edition: int


class Catalog(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the boxes of one table say. Orders are file orders and never change for the same data."""

    game: str
    boxes: tuple[Box, ...]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    symbols: tuple[ChainSymbol, ...]
    setup: Setup
    armada: Armada | None = None

    def card(self, card_id: str) -> Card:
        """The card of this id; KeyError if there is none."""
        return _find(self.cards, card_id)

    def wonder(self, wonder_id: str) -> Wonder:
        """The wonder of this id; KeyError if there is none."""
        return _find(self.wonders, wonder_id)

    def leads_to(self, card_id: str) -> tuple[str, ...]:
        """The cards that this one makes free: the other end of `chain_from`."""
        return tuple(card.id for card in self.cards if card_id in card.chain_from)

    def symbols_given(self, card_id: str) -> tuple[str, ...]:
        """The chain symbols printed at the top of a card."""
        return tuple(symbol.id for symbol in self.symbols if card_id in symbol.given_by)

    def symbols_needed(self, card_id: str) -> tuple[str, ...]:
        """The chain symbols printed beside the cost of a card."""
        return tuple(symbol.id for symbol in self.symbols if card_id in symbol.makes_free)


def _find(things: tuple[T, ...], thing_id: str) -> T:
    for thing in things:
        if thing.id == thing_id:
            return thing
    raise KeyError(thing_id)
