"""The part of Armada in a ruleset: players, rounds, teams, payments, numbers of the tables."""

from argosy.catalog import Catalog
from argosy.catalog.wonders.armada.facts import Armada
from argosy.errors import RulesetError
from argosy.rules.wonders import terms
from argosy.rules.wonders.armada import tables
from argosy.rules.wonders.armada.terms import LANES, LINES
from argosy.rules.wonders.expansions.types import ExpansionRules, Table
from argosy.rules.wonders.payments.slots import CARDS, Payments
from argosy.rules.wonders.state import AGES
from argosy.rules.wonders.tables import Packer

# One pipeline satisfies both printed orders (ARMADA-ORDER-4); these lists lay it beside the pages.
# Each entry: the printed number and what it says, then our steps.
# The 2018 rulebook (ARMADA-ORDER-2).
PRINTED_2018 = (
    (1, "pay all construction costs", ("pay", "place")),
    (2, "move the ship of the naval construction", ("move_ships",)),
    (3, "apply all effects except losses of coins", ("effects", "ask_moves", "move_free", "shipyard_coins")),
    (4, "explorations", ("draw_islands", "keep_islands")),
    (5, "build cards from the discard pile", ("income", "discard_left_over", "ask_revive", "revive")),
    (6, "losses of coins", ("lose_coins",)),
)
# The 2020 rulebook (ARMADA-ORDER-3).
PRINTED_2020 = (
    (1, "pay all construction costs", ("pay", "place")),
    (2, "move the fleets", ("move_ships",)),
    (3, "apply the effects of cards except losses of coins", ("effects", "ask_moves", "move_free")),
    (
        4,
        "apply the effects of the shipyard except losses of coins",
        ("shipyard_coins", "draw_islands", "keep_islands"),
    ),
    (5, "build cards from the discard pile", ("income", "discard_left_over", "ask_revive", "revive")),
    (6, "losses of coins", ("lose_coins",)),
)

# A card that is built from the discard pile has all its own effects at once (ARMADA-ORDER-7).
SETTLE = ("ask_moves", "move_free", "shipyard_coins", "draw_islands", "keep_islands")

EIGHT = 8
EIGHTH_BOARD = "siracusa"


def round_of(printed: tuple[tuple[int, str, tuple[str, ...]], ...], last_card: str) -> tuple[str, ...]:
    """A round with Armada: the printed order of the edition, the extra last card, the conflicts
    (ARMADA-CONFLICT-1, ARMADA-DEAL-2, -3, ARMADA-END-1, ARMADA-FAQ-1, -3, ARMADA-LAND-1, ARMADA-ORDER-4, -8).

    last_card: extra_turn or same_turn (AMB-05, ARMADA-FAQ-2).
    """
    turn = [step for _, _, steps in printed for step in steps]
    after_revive = turn.index("revive") + 1
    turn[after_revive:after_revive] = SETTLE
    end = ["pass_hands", "conflict", "ask_fight", "naval_conflict", "next_age"]
    if last_card == "extra_turn":
        return ("ask_card", *turn, "ask_last_card", *turn, *end)
    play = turn[: turn.index("discard_left_over")]
    return ("ask_card", *play, "ask_last_card", *play, *turn[turn.index("discard_left_over") :], *end)


def facts_of(catalog: Catalog) -> Armada:
    """The facts of the box; the catalog has them, because the expansion is in play."""
    found = catalog.of(Armada)
    assert found is not None
    return found


def more_boards(players: int, expansion: str) -> tuple[str, ...]:
    """The board that an eighth player needs (ARMADA-EIGHT-1)."""
    return (EIGHTH_BOARD,) if players == EIGHT and expansion == "armada_2018" else ()


def check_players(catalog: Catalog, players: int, expansion: str) -> None:
    """Armada has numbers of players of its own (ARMADA-EIGHT-1). Raises RulesetError."""
    allowed = facts_of(catalog).setup.players
    if not allowed.least <= players <= allowed.most:
        raise RulesetError(
            f"{players} players: {expansion} is for {allowed.least} to {allowed.most}",
            "number_of_players",
            expansion="armada",
            least=allowed.least,
            most=allowed.most,
        )


def check_teams(catalog: Catalog, players: int) -> None:
    """Teams of two (ARMADA-TEAM-1). Raises RulesetError."""
    allowed = facts_of(catalog).setup.teams.players
    if players not in allowed:
        raise RulesetError(
            f"{players} players cannot form teams: choose {', '.join(map(str, allowed))}",
            "teams",
            players=players,
        )


def steps(expansion: str, so_far: tuple[str, ...], last_card: str) -> tuple[str, ...]:
    """A round of this edition; it comes first among the expansions and prints the order of a whole turn
    (ARMADA-FAQ-2).
    """
    return round_of(PRINTED_2018 if expansion == "armada_2018" else PRINTED_2020, last_card)


def lines(catalog: Catalog) -> tuple[str, ...]:
    """Its lines of the score pad; the blue ship has one of its own only in 2018 (ARMADA-SCORE-1, -2)."""
    own = facts_of(catalog).setup.scoring.blue_ship
    return tuple(line for line in LINES.words if line != LINES.words[-1] or line == own)


def things(catalog: Catalog) -> dict[str, tuple[str, ...]]:
    """Islands and shipyards by their rows in the tables."""
    armada = facts_of(catalog)
    return {
        "islands": tuple(island.id for island in armada.islands),
        "shipyards": tuple(shipyard.id for shipyard in armada.shipyards),
    }


def payments(catalog: Catalog, seats: int) -> Payments:
    """A naval construction in one sum; where the Emporiums are in the game, 0 or 1 unit from the one far
    city and 0 to 2 from the other one.
    """
    lanes = [lane for shipyard in facts_of(catalog).shipyards for lane in shipyard.lanes.values()]
    far = [card for card in catalog.cards if any(effect.kind == "emporium" for effect in card.effects)]
    in_game = any(mark <= seats for card in far for marks in card.enters_at.values() for mark in marks)
    return Payments(
        units=max(sum(step.cost.values()) for lane in lanes for step in lane), ways=6 if in_game else 1
    )


def pack(packer: Packer, table: Table) -> None:
    """Facts, then hands, prizes, limits and teams (ARMADA-CONFLICT-11, ARMADA-DEAL-1, ARMADA-EIGHT-2, -3,
    ARMADA-GUILD-1, -2, ARMADA-SETUP-4, -8, ARMADA-TEAM-7).
    """
    armada = facts_of(packer.catalog)
    tables.pack(packer, armada, table.seats)
    setup, packed = armada.setup, packer.tables
    extra = setup.deal.cards_per_player
    packed.armada.used = setup.deal.cards_per_player * table.players
    if table.players == EIGHT:  # set up as for seven: the Armada cards take the place of an eighth hand
        packer.pack_decks(table.players - 1)
        packed.armada.used = setup.deal.cards_per_player * (table.players - 1)
        packed.guilds_used = table.players - 1 + packer.catalog.setup.deal.guilds_beyond_players
        extra = 0
    packed.hand += extra
    packed.turns += extra
    packed.armada.draws = setup.exploration.cards
    for age in range(AGES):
        prizes = setup.naval_conflict.prizes[age]
        packed.armada.prizes[age, : len(prizes)] = prizes
        packed.armada.lowest[age] = setup.naval_conflict.lowest[age]
    packed.guild_limit = setup.scoring.guild_limit
    packed.armada.fleet_line = terms.LINES.index(setup.scoring.blue_ship)
    packed.teams = table.teams
    packed.pair_tokens = setup.teams.tokens if table.teams else 1
    packed.armada.equal_leviers_exempt = table.options["equal_taxes"] == "leviers_exempt"


# Option `equal_taxes`: several players levy the same highest tax. leviers_pay: all pay but a single levier;
# leviers_exempt: none of them pays (AMB-36).
EXPANSION = ExpansionRules(
    name="armada",
    editions={2010: "armada_2018", 2020: "armada_2020"},
    more_boards=more_boards,
    check_players=check_players,
    check_teams=check_teams,
    options={"equal_taxes": ("leviers_pay", "leviers_exempt")},
    last_card="extra_turn",
    steps=steps,
    lines=lines,
    things=things,
    payments=payments,
    pack=pack,
    action_sizes=tables.action_sizes,
    action_forms={"build_ship": CARDS, "free_ship": CARDS},
    variants_of_stage=len(LANES),
)
