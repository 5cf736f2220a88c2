"""Which 7 Wonders is played: edition, boxes, players, options -> tables, board sides, steps, fingerprint."""

from functools import lru_cache
from pathlib import Path

import msgspec

from argosy.catalog import Armada, Catalog, load_boxes
from argosy.catalog.fingerprint import of_bytes
from argosy.catalog.own_data import own_data
from argosy.errors import RulesetError
from argosy.rules.records import Records
from argosy.rules.rulesets import remember
from argosy.rules.wonders import terms
from argosy.rules.wonders.state import AGES
from argosy.rules.wonders.steps import PRINTED_2018, PRINTED_2020, ROUNDS, armada_round
from argosy.rules.wonders.tables import Packer, lay_out_actions

EDITIONS = (2010, 2020)

# The boxes that can be added, and what they are called for short.
ARMADA = ("armada_2018", "armada_2020")
EIGHTH_BOARD = "siracusa"
EIGHT = 8

# A guild may be worth any number of points, unless a box says otherwise.
NO_LIMIT = 1000


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Readings of the rules that a table may choose. The defaults are the recommended ones."""

    babylon_last_card: str = "by_box"
    """same_turn: Babylon's last card is played before the left-over cards are discarded and before constructions
    from the discard pile; extra_turn: it is an additional turn after the complete last one; by_box: extra_turn with
    Armada, same_turn without (AMB-05, ARMADA-FAQ-2)."""
    equal_taxes: str = "leviers_pay"
    """Several players levy the same highest tax: leviers_pay: all pay but a single levier; leviers_exempt: none of
    them pays (AMB-36)."""


class Ruleset(msgspec.Struct, frozen=True, kw_only=True, eq=False, weakref=True):
    """Everything that does not change during a game. Shared by all games of the same kind."""

    edition: int
    players: int
    boxes: tuple[str, ...]
    options: Options
    catalog: Catalog
    array: Records
    """The packed tables, shape (1,)."""
    boards: tuple[tuple[str, str], ...]
    """(wonder, side) of each row of the board table."""
    teams: bool
    """Seats 2k and 2k + 1 are partners (ARMADA-TEAM-1)."""
    lines: tuple[str, ...]
    """The lines of the score pad."""
    steps: tuple[str, ...]
    """One round in order, to be laid beside the rulebook."""
    fingerprint: str
    """Hash of the packed tables: equal only where every fact and number is equal."""
    game: str = "wonders"

    @property
    def tables(self):
        """The packed tables as one record."""
        return self.array[0]

    @property
    def seats(self) -> int:
        """Cities at the table; one more than players when a free city stands between two players."""
        return int(self.tables.seats)

    @property
    def has_free_city(self) -> bool:
        """Is seat 0 the free city (BASE-TWO-1)?"""
        return bool(self.tables.free_city)

    @property
    def name(self) -> str:
        """Short name, e.g. `base_2010-p3`."""
        teams = ("teams",) if self.teams else ()
        return "-".join((*(box.id for box in self.catalog.boxes), f"p{self.players}", *teams))

    @property
    def island_ids(self) -> tuple[str, ...]:
        """Island ids by number; empty without Armada."""
        armada = self.catalog.armada
        return () if armada is None else tuple(island.id for island in armada.islands)

    @property
    def shipyard_ids(self) -> tuple[str, ...]:
        """Shipyard ids by number; empty without Armada."""
        armada = self.catalog.armada
        return () if armada is None else tuple(shipyard.id for shipyard in armada.shipyards)

    @property
    def card_ids(self) -> tuple[str, ...]:
        """Card ids by card number."""
        return tuple(card.id for card in self.catalog.cards)


def wonders_ruleset(
    *,
    players: int,
    edition: int = 2020,
    boxes: tuple[str, ...] = (),
    teams: bool = False,
    options: Options | None = None,
    data: Path | None = None,
) -> Ruleset:
    """The ruleset for a table of 7 Wonders. Equal questions get the same object.

    players: people at the table. edition: of the base game, 2010 or 2020. boxes: "armada" (the edition that goes with
    the base game: AMB-80), or "armada_2018" or "armada_2020" by name. teams: partners sit side by side. data: a
    folder of the user's own facts (docs/data.md). Raises RulesetError for what does not fit together, CatalogError for
    bad data.
    """
    if edition not in EDITIONS:
        raise RulesetError(f"7 Wonders has no edition {edition}: choose 2010 or 2020")
    return _build(players, edition, _read_boxes(edition, boxes), teams, options or Options(), data or own_data())


def _read_boxes(edition: int, boxes: tuple[str, ...]) -> tuple[str, ...]:
    short = {"armada": ARMADA[EDITIONS.index(edition)]}
    named = sorted({short.get(box, box) for box in boxes})
    for box in named:
        if box not in ARMADA:
            raise RulesetError(f"box {box!r} cannot be played with 7 Wonders yet: choose armada, {', '.join(ARMADA)}")
    if len(named) > 1:
        raise RulesetError(f"{' and '.join(named)} are two editions of one box: choose one")
    return tuple(named)


@lru_cache(maxsize=64)
def _build(
    players: int, edition: int, boxes: tuple[str, ...], teams: bool, options: Options, data: Path | None
) -> Ruleset:
    eighth = (EIGHTH_BOARD,) if players == EIGHT and ARMADA[0] in boxes else ()
    catalog = load_boxes("wonders", (f"base_{edition}", *boxes, *eighth), data)
    _check_options(options)
    seats = _seats(catalog, players, edition)
    _check_teams(catalog, players, teams)
    boards = tuple((wonder.id, side) for wonder in catalog.wonders for side in wonder.sides)
    packer = Packer(catalog)
    packer.pack_cards()
    packer.pack_boards((catalog.wonder(wonder), side) for wonder, side in boards)
    packer.pack_decks(seats)
    if catalog.armada is not None:
        packer.pack_armada(catalog.armada, seats)
    steps = _steps(catalog, boxes, options)
    _set_numbers(packer, seats, players, steps)
    _set_armada(packer, catalog.armada, players, teams, options)
    lay_out_actions(packer.tables, _slots(catalog, seats))
    ruleset = Ruleset(
        edition=edition,
        players=players,
        boxes=boxes,
        options=options,
        catalog=catalog,
        array=packer.array,
        boards=boards,
        teams=teams,
        lines=_lines(catalog),
        steps=steps,
        fingerprint=of_bytes(packer.array.tobytes()),
    )
    return remember(ruleset, ruleset.fingerprint)


def _check_options(options: Options) -> None:
    allowed = {"babylon_last_card": ("by_box", *ROUNDS), "equal_taxes": ("leviers_pay", "leviers_exempt")}
    for name, values in allowed.items():
        if getattr(options, name) not in values:
            raise RulesetError(f"{name} = {getattr(options, name)!r}: choose one of {', '.join(values)}")


def _check_teams(catalog: Catalog, players: int, teams: bool) -> None:
    """Team games are a rule of Armada (ARMADA-TEAM-1)."""
    if not teams:
        return
    if catalog.armada is None:
        raise RulesetError("team games belong to Armada: add boxes=['armada']")
    allowed = catalog.armada.setup.teams.players
    if players not in allowed:
        raise RulesetError(f"{players} players cannot form teams: choose {', '.join(map(str, allowed))}")


def _steps(catalog: Catalog, boxes: tuple[str, ...], options: Options) -> tuple[str, ...]:
    last_card = options.babylon_last_card
    if catalog.armada is None:
        return ROUNDS["same_turn" if last_card == "by_box" else last_card]
    printed = PRINTED_2018 if "armada_2018" in boxes else PRINTED_2020
    return armada_round(printed, "extra_turn" if last_card == "by_box" else last_card)


def _lines(catalog: Catalog) -> tuple[str, ...]:
    """The lines of the score pad (BASE-SCORE-1, ARMADA-SCORE-1, -2)."""
    if catalog.armada is None:
        return terms.LINES[: terms.NAVAL]
    return terms.LINES


def _slots(catalog: Catalog, seats: int) -> int:
    """Payments that one action may have.

    A cost of u units has at most 2 u coins for the left neighbour, so 2 u + 1 values, each with one minimal payment
    for given coins to the far cities; those take at most 2 times 3 values where the Emporiums are in the game.
    """
    costs = [card.cost for card in catalog.cards]
    costs += [stage.cost for wonder in catalog.wonders for side in wonder.sides.values() for stage in side.stages]
    units = max(sum(cost.values()) for cost in costs)
    if catalog.armada is None:
        return 2 * units + 1
    steps = [step for shipyard in catalog.armada.shipyards for lane in shipyard.lanes.values() for step in lane]
    units += max(sum(step.cost.values()) for step in steps)
    far = [card for card in catalog.cards if any(effect.kind == "emporium" for effect in card.effects)]
    in_game = any(mark <= seats for card in far for marks in card.enters_at.values() for mark in marks)
    return (2 * units + 1) * (6 if in_game else 1)


def _seats(catalog: Catalog, players: int, edition: int) -> int:
    """Cities at the table (BASE-SETUP-1, BASE-TWO-1, ARMADA-EIGHT-1)."""
    allowed, two = catalog.setup.players, catalog.setup.two_players
    if catalog.armada is not None:
        allowed, two = catalog.armada.setup.players, None
        if not allowed.least <= players <= allowed.most:
            box = next(box.id for box in catalog.boxes if box.part == "armada")
            raise RulesetError(f"{players} players: {box} is for {allowed.least} to {allowed.most}")
    if players == 2 and two is not None:
        return two.cities
    if players == 2:
        raise RulesetError(f"the {edition} edition has no two-player game: take edition 2010, or 3 players")
    if not allowed.least <= players <= allowed.most:
        least = 2 if two else allowed.least
        raise RulesetError(f"{players} players: 7 Wonders {edition} is for {least} to {allowed.most}")
    return players


def _set_numbers(packer: Packer, seats: int, players: int, steps: tuple[str, ...]) -> None:
    setup, tables = packer.catalog.setup, packer.tables
    tables.seats = seats
    tables.free_city = players < seats
    tables.hand = setup.deal.hand
    tables.turns = setup.deal.turns
    tables.start_coins = setup.deal.coins
    tables.sale_coins = setup.prices.sale
    tables.unit_price = setup.prices.trade
    tables.victory[:] = setup.conflict.victory
    tables.defeat = setup.conflict.defeat
    tables.direction[:] = [1 if word == "left" else -1 for word in setup.deal.passing]
    tables.coins_per_point = setup.scoring.coins_per_point
    tables.science_set = setup.scoring.science_set
    tables.guild_limit = NO_LIMIT
    tables.pair_tokens = 1
    tables.guilds_used = seats + setup.deal.guilds_beyond_players
    tables.steps[: len(steps)] = [terms.STEPS.index(step) for step in steps]
    if setup.two_players and players < seats:
        tables.first_control[:] = [1 if word == "left" else 2 for word in setup.two_players.first_control]


def _set_armada(packer: Packer, armada: Armada | None, players: int, teams: bool, options: Options) -> None:
    """Hands, prizes, limits and teams with Armada (ARMADA-DEAL-1, ARMADA-EIGHT-2, ARMADA-CONFLICT-11)."""
    if armada is None:
        return
    setup, tables = armada.setup, packer.tables
    extra = setup.deal.cards_per_player
    tables.armada.used = setup.deal.cards_per_player * players
    if players == EIGHT:  # set up as for seven: the Armada cards take the place of an eighth hand
        packer.pack_decks(players - 1)
        tables.armada.used = setup.deal.cards_per_player * (players - 1)
        tables.guilds_used = players - 1 + packer.catalog.setup.deal.guilds_beyond_players
        extra = 0
    tables.hand += extra
    tables.turns += extra
    tables.armada.draws = setup.exploration.cards
    for age in range(AGES):
        prizes = setup.naval_conflict.prizes[age]
        tables.armada.prizes[age, : len(prizes)] = prizes
        tables.armada.lowest[age] = setup.naval_conflict.lowest[age]
    tables.guild_limit = setup.scoring.guild_limit
    tables.teams = teams
    tables.pair_tokens = setup.teams.tokens if teams else 1
    tables.armada.equal_leviers_exempt = options.equal_taxes == "leviers_exempt"
