"""The set-up of a base box: the sections of its `setup.toml`."""

from typing import Annotated

import msgspec

from argosy.catalog.facts import Amount, Count, Section
from argosy.catalog.wonders.words import Direction, Sides

Players = Annotated[int, msgspec.Meta(ge=2, le=8)]


class PlayersAllowed(Section, frozen=True, kw_only=True):
    """The numbers of players allowed."""

    least: Players
    most: Players


class Deal(Section, frozen=True, kw_only=True):
    """The numbers of the start, and the directions in which hands are passed."""

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


class BoxContents(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

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
    printed: BoxContents
    two_players: TwoPlayers | None = None
    """None: this edition has no two-player game."""
