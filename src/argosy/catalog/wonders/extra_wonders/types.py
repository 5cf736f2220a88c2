"""What single boards add besides the boards: who may play with them, what their Diplomacy does in team games."""

import msgspec

from argosy.catalog.facts import Count, Section
from argosy.catalog.wonders.setup import PlayersAllowed


class ExtraTeams(Section, frozen=True, kw_only=True):
    """Team play (EXTRA-WALL-4)."""

    diplomacy_tokens: Count
    """Tokens that a land conflict between enemies moves where one of them has a Diplomacy token."""


class ExtraPrinted(Section, frozen=True, kw_only=True):
    """What there is: asserted, no rule follows from it."""

    wonders: int


class ExtraSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    teams: ExtraTeams
    printed: ExtraPrinted


class ExtraWonders(msgspec.Struct, frozen=True, kw_only=True):
    """All that the single boards add besides themselves. What their stages do is data (EXTRA-WALL-2, -3, EXTRA-PIS-1)."""

    setup: ExtraSetup
