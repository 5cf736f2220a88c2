"""What a Cities box adds besides cards and wonders: its set-up, its leaders."""

from typing import Literal

import msgspec

from argosy.catalog.facts import Count, Section
from argosy.catalog.wonders.leaders.types import Leader
from argosy.catalog.wonders.setup import Players, PlayersAllowed


class BlackDeal(Section, frozen=True, kw_only=True):
    """What the box adds to the deal (CITIES-SETUP-1)."""

    cards_per_player: Count
    """Black cards of each Age that are mixed in, for each player; a table of eight is set up as one of seven."""


class BlackTeams(Section, frozen=True, kw_only=True):
    """Team play (CITIES-TEAM-1, -2, -4)."""

    players: tuple[Players, ...]
    tokens: Count
    """Tokens that a land conflict between enemies moves ..."""
    diplomacy_tokens: Count
    """... and how many where one of them has a Diplomacy token."""


class DebtScoring(Section, frozen=True, kw_only=True):
    """The score pad (CITIES-DEBT-1, CITIES-SCORE-1)."""

    debt: int
    """Points of a debt."""
    debts: Literal["treasury", "cities"]
    """The line on which debts count."""


class BlackPrinted(Section, frozen=True, kw_only=True):
    """What the box holds: asserted, no rule follows from it."""

    cards: tuple[int, ...]
    """By Age, guilds apart."""
    guilds: int
    wonders: int
    leaders: int
    debts: tuple[int, int]
    """Tokens of -1 and of -5."""
    diplomacy: int


class BlackSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of a Cities box, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    deal: BlackDeal
    teams: BlackTeams
    scoring: DebtScoring
    printed: BlackPrinted


class Cities(msgspec.Struct, frozen=True, kw_only=True):
    """All that a Cities box adds besides its cards and wonders."""

    setup: BlackSetup
    leaders: tuple[Leader, ...]
    """Leaders of the box; they join those of Leaders, where that is played (CITIES-MIX-6)."""
