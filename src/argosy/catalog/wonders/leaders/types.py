"""What a box of Leaders adds besides guilds and boards: leaders, the draft."""

from typing import Annotated, Literal

import msgspec

from argosy.catalog.facts import Amount, Count, Fact, Section
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.setup import PlayersAllowed
from argosy.catalog.wonders.words import Direction

Pack = Literal["standard", "expert", "cities"]


class Leader(Fact, frozen=True, kw_only=True):
    """A leader (LEADERS-SETUP-2)."""

    id: str
    cost: Amount | Literal["age"]
    """Coins; "age": the number of the Age in which the leader is recruited (LEADERS-RECRUIT-6)."""
    effects: tuple[Effect, ...]
    pack: Pack
    """The pack that it belongs to; "cities": dealt only when Cities is played too (LEADERS-SETUP-3)."""


class EightPlayers(Section, frozen=True, kw_only=True):
    """What an eighth player needs (LEADERS-MIX-8)."""

    with_part: str = msgspec.field(name="with")
    """The part of another box that is in play."""


class Draft(Section, frozen=True, kw_only=True):
    """What everybody starts with and drafts (LEADERS-SETUP-1, LEADERS-DRAFT-1, -2)."""

    coins: Amount
    leaders: Annotated[int, msgspec.Meta(ge=4, le=4)]
    passing: Direction
    sale: Amount
    """Coins for a leader that is discarded."""


class LeadersPrinted(Section, frozen=True, kw_only=True):
    """What the box holds: asserted, no rule follows from it."""

    leaders: tuple[Count, ...]
    """By pack: standard, expert, cities; one number where there is one pack."""
    guilds: Amount
    wonders: Amount


class LeadersSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of a box of Leaders, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    draft: Draft
    printed: LeadersPrinted
    eight_players: EightPlayers | None = None
    """None: not for eight."""


class Leaders(msgspec.Struct, frozen=True, kw_only=True):
    """All that a box of Leaders adds besides its guilds and boards."""

    setup: LeadersSetup
    leaders: tuple[Leader, ...]
