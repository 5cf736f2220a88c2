"""Facts that Cities adds besides cards and wonders: its setup and leaders; and their checks.

The checks concern its setup, cards and boards.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from argosy.catalog.blocks import Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Count, Section, read_setup
from argosy.catalog.wonders.leader import Leader, read_leaders
from argosy.catalog.wonders.read import read_cards, read_wonders
from argosy.catalog.wonders.setup import Players, PlayersAllowed
from argosy.catalog.wonders.types import Card, Wonder
from argosy.errors import CatalogError

AGES = (1, 2, 3)
PACK = "cities"
PREPARED_AS = 7  # a table of eight is set up as one of seven


class BlackDeal(Section, frozen=True, kw_only=True):
    """Numbers that Cities adds to the deal (CITIES-SETUP-1)."""

    cards_per_player: Count
    """Black cards of each Age that are mixed in, for each player; a table of eight is set up as one of
    seven.
    """


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
    """The printed contents of the box: asserted, no rule follows from them."""

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


def check_cards(
    expansion: Expansion, cards: Sequence[Card], wonders: Sequence[Wonder], setup: BlackSetup
) -> None:
    """Black cards have one copy, no marks and no chains; there are as many as printed and enough for every
    table (CITIES-EIGHT-1, CITIES-SETUP-1, -3).
    """
    black = [card for card in cards if card.enters_at]
    for card in black:
        if (
            card.chain_from
            or len(card.ages) != 1
            or list(card.enters_at.values()) != [(setup.players.least,)]
        ):
            raise CatalogError(
                f"{expansion.id}: {card.id}: a black card has one copy in one Age for any number of players and no chain; "
                f"enters_at = [{setup.players.least}]"
            )
    own = any(
        fact.own for fact in (*cards, *wonders)
    )  # because a user's card is one more than the printed box has
    for age in AGES:
        check_age(expansion, age, sum(age in card.ages for card in black), setup, own=own)
    counted = (len(cards) - len(black), len(wonders))
    if not own and counted != (setup.printed.guilds, setup.printed.wonders):
        raise CatalogError(
            f"{expansion.id}: {counted[0]} guilds and {counted[1]} boards; [printed] says {setup.printed.guilds} and "
            f"{setup.printed.wonders}"
        )


def check_age(expansion: Expansion, age: int, cards: int, setup: BlackSetup, *, own: bool) -> None:
    """As many black cards of an Age as printed, and as many as the largest table mixes in."""
    if not own and cards != setup.printed.cards[age - 1]:
        raise CatalogError(
            f"{expansion.id}: {cards} cards in Age {age}; [printed] says {setup.printed.cards[age - 1]}"
        )
    players = min(setup.players.most, PREPARED_AS)
    if cards < players * setup.deal.cards_per_player:
        raise CatalogError(
            f"{expansion.id}: {cards} cards of Age {age} for {players} players; "
            f"{players * setup.deal.cards_per_player} are mixed in"
        )


def check_leaders(expansion: Expansion, leaders: Sequence[Leader], setup: BlackSetup) -> None:
    """As many leaders as printed, all of the pack that is dealt with Cities; own ones may be more
    (CITIES-SETUP-4).
    """
    for leader in leaders:
        if leader.pack != PACK:
            raise CatalogError(
                f"{expansion.id}: {leader.id}: pack = {leader.pack!r}; leaders of this box are of {PACK!r}"
            )
    if len(leaders) != setup.printed.leaders and not any(leader.own for leader in leaders):
        raise CatalogError(f"{expansion.id}: {len(leaders)} leaders; [printed] says {setup.printed.leaders}")


def check_teams(expansion: Expansion, setup: BlackSetup) -> None:
    """Teams of two that can sit at a table; a Diplomacy token lowers what a conflict moves (CITIES-TEAM-1,
    -4).
    """
    for players in setup.teams.players:
        if players % 2 or not setup.players.least <= players <= setup.players.most:
            raise CatalogError(f"{expansion.id}: setup.toml: [teams] cannot be made with {players} players")
    if setup.teams.diplomacy_tokens > setup.teams.tokens:
        raise CatalogError(
            f"{expansion.id}: setup.toml: [teams] diplomacy_tokens = {setup.teams.diplomacy_tokens}; "
            f"at most tokens = {setup.teams.tokens}"
        )


def read_expansion(expansion: Expansion, files: Blocks) -> Cities:
    """All that a Cities box adds besides cards and wonders, checked."""
    setup = read_setup(expansion.id, files, BlackSetup)
    check_cards(expansion, read_cards(expansion, files), read_wonders(expansion, files), setup)
    check_teams(expansion, setup)
    leaders = read_leaders(expansion, files)
    check_leaders(expansion, leaders, setup)
    return Cities(setup=setup, leaders=leaders)
