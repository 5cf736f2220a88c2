"""Facts that single boards add besides the boards: players, and Diplomacy in team games."""

import msgspec

from argosy.catalog.blocks import Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Count, Section, read_setup
from argosy.catalog.wonders.setup import PlayersAllowed
from argosy.errors import CatalogError


class ExtraTeams(Section, frozen=True, kw_only=True):
    """Team play (EXTRA-WALL-4)."""

    diplomacy_tokens: Count
    """Tokens that a land conflict between enemies moves where one of them has a Diplomacy token."""


class ExtraPrinted(Section, frozen=True, kw_only=True):
    """The number of boards that there are: asserted, no rule follows from it."""

    wonders: int


class ExtraSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    teams: ExtraTeams
    printed: ExtraPrinted


class ExtraWonders(msgspec.Struct, frozen=True, kw_only=True):
    """Facts of the single boards besides the boards themselves.

    What their stages do is data (EXTRA-WALL-2, -3, EXTRA-PIS-1).
    """

    setup: ExtraSetup


def read_expansion(expansion: Expansion, files: Blocks) -> ExtraWonders:
    """The set-up, checked (EXTRA-SETUP-1)."""
    setup = read_setup(expansion.id, files, ExtraSetup)
    boards = files["wonders.toml"].values()
    if len(boards) != setup.printed.wonders and not any(block.own for block in boards):
        raise CatalogError(
            f"{expansion.id}: {len(boards)} wonder boards; [printed] says {setup.printed.wonders}"
        )
    return ExtraWonders(setup=setup)
