"""Facts that Leaders adds besides guilds and boards: leaders, the draft; and their checks.

The checks concern its setup, leaders, guilds and boards.
"""

from typing import Annotated

import msgspec

from argosy.catalog.blocks import Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Amount, Count, Section, read_setup
from argosy.catalog.wonders.leader import Leader, read_leaders
from argosy.catalog.wonders.setup import PlayersAllowed
from argosy.catalog.wonders.words import Direction
from argosy.errors import CatalogError

PACKS = ("standard", "expert", "cities")


class EightPlayers(Section, frozen=True, kw_only=True):
    """The condition for an eighth player (LEADERS-MIX-8)."""

    with_part: str = msgspec.field(name="with")
    """The part of another expansion that is in play."""


class Draft(Section, frozen=True, kw_only=True):
    """The numbers of the start and the draft (LEADERS-SETUP-1, LEADERS-DRAFT-1, -2)."""

    coins: Amount
    leaders: Annotated[int, msgspec.Meta(ge=4, le=4)]
    passing: Direction
    sale: Amount
    """Coins for a leader that is discarded."""


class LeadersPrinted(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

    leaders: tuple[Count, ...]
    """By pack: standard, expert, cities; one number where there is one pack."""
    guilds: Amount
    wonders: Amount


class LeadersSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of an expansion of Leaders, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    draft: Draft
    printed: LeadersPrinted
    eight_players: EightPlayers | None = None
    """None: not for eight."""


class Leaders(msgspec.Struct, frozen=True, kw_only=True):
    """All that an expansion of Leaders adds besides its guilds and boards."""

    setup: LeadersSetup
    leaders: tuple[Leader, ...]


def read_expansion(expansion: Expansion, files: Blocks) -> Leaders:
    """All that an expansion of Leaders adds besides guilds and boards, checked (LEADERS-GUILD-5)."""
    found = Leaders(
        setup=read_setup(expansion.id, files, LeadersSetup), leaders=read_leaders(expansion, files)
    )
    check_packs(expansion, found)
    check_enough(expansion, found)
    for file, printed in (
        ("guilds.toml", found.setup.printed.guilds),
        ("wonders.toml", found.setup.printed.wonders),
    ):
        blocks = files.get(file, {}).values()
        if len(blocks) != printed and not any(block.own for block in blocks):
            raise CatalogError(f"{expansion.id}: {file} has {len(blocks)} blocks; [printed] says {printed}")
    return found


def check_packs(expansion: Expansion, found: Leaders) -> None:
    """As many leaders in each pack as the list of contents says; own ones may be more."""
    if any(leader.own for leader in found.leaders):
        return
    counts = [sum(leader.pack == pack for leader in found.leaders) for pack in PACKS]
    counted = tuple(count for count in counts if count)
    if counted != found.setup.printed.leaders:
        raise CatalogError(
            f"{expansion.id}: {list(counted)} leaders in its packs; [printed] says {list(found.setup.printed.leaders)}"
        )


def check_enough(expansion: Expansion, found: Leaders) -> None:
    """The standard pack alone is large enough for every table (LEADERS-SETUP-3)."""
    most = 8 if found.setup.eight_players else found.setup.players.most
    standard, wanted = (
        sum(leader.pack == "standard" for leader in found.leaders),
        most * found.setup.draft.leaders,
    )
    if standard < wanted:
        raise CatalogError(f"{expansion.id}: {standard} standard leaders; {most} players are dealt {wanted}")
