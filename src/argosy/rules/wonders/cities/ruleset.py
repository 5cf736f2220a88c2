"""The part of Cities in a ruleset: players, rounds, teams, numbers of the tables."""

from argosy.catalog import Catalog
from argosy.catalog.wonders.cities.facts import Cities
from argosy.errors import RulesetError
from argosy.rules.wonders.cities import tables
from argosy.rules.wonders.cities.terms import LINES
from argosy.rules.wonders.expansions.types import ExpansionRules, Table
from argosy.rules.wonders.interactions.armada_and_cities import check_eight
from argosy.rules.wonders.tables import Packer

# After builds from the discard pile with their gains and the losses that other expansions bring; before hands
# are passed.
SETTLE = ("ask_debts", "settle_losses")

EIGHT = 8


def add_settlement_steps(steps: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """A round with what Cities adds at the end of a turn: before hands are passed and the Age
    ends (CITIES-ORDER-1, -4), before the last card of Babylon where
    that is a turn of its own (CITIES-ORDER-3), and after a recruitment phase, before cards are dealt
    (LEADERS-RECRUIT-12).
    """
    ends = {"deal_hands", "pass_hands", *(("ask_last_card",) if last_card == "extra_turn" else ())}
    return tuple(step for each in steps for step in ((*SETTLE, each) if each in ends else (each,)))


def facts_of(catalog: Catalog) -> Cities:
    """The facts of the box; the catalog has them, because the expansion is in play."""
    found = catalog.of(Cities)
    assert found is not None
    return found


def check_players(catalog: Catalog, players: int, expansion: str) -> None:
    """Cities has numbers of players of its own (CITIES-EIGHT-1, CITIES-MIX-5). Raises RulesetError."""
    allowed = facts_of(catalog).setup.players
    if not allowed.least <= players <= allowed.most:
        raise RulesetError(
            f"{players} players: {expansion} is for {allowed.least} to {allowed.most}",
            "number_of_players",
            expansion="cities",
            least=allowed.least,
            most=allowed.most,
        )
    check_eight(catalog, players)


def check_teams(catalog: Catalog, players: int) -> None:
    """Teams of two (CITIES-TEAM-1). Raises RulesetError."""
    allowed = facts_of(catalog).setup.teams.players
    if players not in allowed:
        raise RulesetError(
            f"{players} players cannot form teams: choose {', '.join(map(str, allowed))}",
            "teams",
            players=players,
        )


def steps(expansion: str, so_far: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """The round so far, with the losses at the end of every turn."""
    return add_settlement_steps(so_far, last_card)


def pack(packer: Packer, table: Table) -> None:
    """Facts, then hands and teams (ARMADA-MIX-4, CITIES-EIGHT-1, CITIES-SETUP-2, CITIES-TEAM-1, -2).

    For LEADERS-MIX-6.
    """
    setup = facts_of(packer.catalog).setup
    tables.pack(packer, setup, table.seats)
    packed, extra, players = packer.tables, setup.deal.cards_per_player, table.players
    if players == EIGHT:  # set up as for seven: the black cards take the place of an eighth hand
        players -= 1
        packer.pack_decks(players)
        packed.guilds_used = players + packer.catalog.setup.deal.guilds_beyond_players
        extra = 0
    packed.black.used = setup.deal.cards_per_player * players
    packed.hand += extra
    packed.turns += extra
    packed.teams = table.teams
    packed.pair_tokens = setup.teams.tokens if table.teams else 1


EXPANSION = ExpansionRules(
    name="cities",
    editions={2010: "cities_2012", 2020: "cities_2020"},
    check_players=check_players,
    check_teams=check_teams,
    last_card="extra_turn",
    steps=steps,
    lines=lambda _catalog: LINES.words,
    pack=pack,
    action_sizes=tables.action_sizes,
)
"""With every other expansion; numbers of players are another matter (CITIES-MIX-1, -6).

Byzantium or Petra is the eighth board (CITIES-EIGHT-2).
"""
