"""What must hold between the set-up, the cards and the boards of a Cities box."""

from collections.abc import Sequence

from argosy.catalog.boxes import Box
from argosy.catalog.wonders.cities.types import BlackSetup
from argosy.catalog.wonders.leaders.types import Leader
from argosy.catalog.wonders.types import Card, Wonder
from argosy.errors import CatalogError

AGES = (1, 2, 3)
PACK = "cities"
PREPARED_AS = 7  # a table of eight is set up as one of seven


def check_cards(box: Box, cards: Sequence[Card], wonders: Sequence[Wonder], setup: BlackSetup) -> None:
    """Black cards have one copy, no marks and no chains; there are as many as printed and enough for every table
    (CITIES-EIGHT-1, CITIES-SETUP-1, -3).
    """
    black = [card for card in cards if card.enters_at]
    for card in black:
        if card.chain_from or len(card.ages) != 1 or list(card.enters_at.values()) != [(setup.players.least,)]:
            raise CatalogError(
                f"{box.id}: {card.id}: a black card has one copy in one Age for any number of players and no chain; "
                f"enters_at = [{setup.players.least}]"
            )
    own = any(fact.own for fact in (*cards, *wonders))  # because a user's card is one more than the printed box has
    for age in AGES:
        check_age(box, age, sum(age in card.ages for card in black), setup, own=own)
    counted = (len(cards) - len(black), len(wonders))
    if not own and counted != (setup.printed.guilds, setup.printed.wonders):
        raise CatalogError(
            f"{box.id}: {counted[0]} guilds and {counted[1]} boards; [printed] says {setup.printed.guilds} and "
            f"{setup.printed.wonders}"
        )


def check_age(box: Box, age: int, cards: int, setup: BlackSetup, *, own: bool) -> None:
    """As many black cards of an Age as printed, and as many as the largest table mixes in."""
    if not own and cards != setup.printed.cards[age - 1]:
        raise CatalogError(f"{box.id}: {cards} cards in Age {age}; [printed] says {setup.printed.cards[age - 1]}")
    players = min(setup.players.most, PREPARED_AS)
    if cards < players * setup.deal.cards_per_player:
        raise CatalogError(
            f"{box.id}: {cards} cards of Age {age} for {players} players; "
            f"{players * setup.deal.cards_per_player} are mixed in"
        )


def check_leaders(box: Box, leaders: Sequence[Leader], setup: BlackSetup) -> None:
    """As many leaders as printed, all of the pack that is dealt with Cities; own ones may be more (CITIES-SETUP-4)."""
    for leader in leaders:
        if leader.pack != PACK:
            raise CatalogError(f"{box.id}: {leader.id}: pack = {leader.pack!r}; leaders of this box are of {PACK!r}")
    if len(leaders) != setup.printed.leaders and not any(leader.own for leader in leaders):
        raise CatalogError(f"{box.id}: {len(leaders)} leaders; [printed] says {setup.printed.leaders}")


def check_teams(box: Box, setup: BlackSetup) -> None:
    """Teams of two that can sit at a table; a Diplomacy token lowers what a conflict moves (CITIES-TEAM-1, -4)."""
    for players in setup.teams.players:
        if players % 2 or not setup.players.least <= players <= setup.players.most:
            raise CatalogError(f"{box.id}: setup.toml: [teams] cannot be made with {players} players")
    if setup.teams.diplomacy_tokens > setup.teams.tokens:
        raise CatalogError(
            f"{box.id}: setup.toml: [teams] diplomacy_tokens = {setup.teams.diplomacy_tokens}; "
            f"at most tokens = {setup.teams.tokens}"
        )
