"""Which 7 Wonders is played: edition, boxes, players, options -> tables, board sides, steps, fingerprint."""

from functools import lru_cache
from pathlib import Path

import msgspec

from argosy.catalog import Catalog, load_boxes
from argosy.catalog.fingerprint import of_bytes
from argosy.errors import RulesetError
from argosy.rules.records import Records
from argosy.rules.wonders import terms
from argosy.rules.wonders.steps import ROUNDS
from argosy.rules.wonders.tables import Packer, lay_out_actions

EDITIONS = (2010, 2020)

# Payments that one action may have. Seven units at most are bought for one cost, at two prices, so the coins to the
# left take one of the values 0 to 14, and each value has one minimal payment: 15, rounded up.
SLOTS = 16


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Readings of the rules that a table may choose. The defaults are the recommended ones."""

    babylon_last_card: str = "same_turn"
    """same_turn: Babylon's last card is played before the left-over cards are discarded and before constructions
    from the discard pile; extra_turn: it is an additional turn after the complete last one (AMB-05)."""


class Ruleset(msgspec.Struct, frozen=True, kw_only=True, eq=False):
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
    steps: tuple[str, ...]
    """One round in order, to be laid beside the rulebook."""
    fingerprint: str
    """Hash of the packed tables: equal only where every fact and number is equal."""
    game: str = "wonders"

    @property
    def tables(self):  # noqa: ANN201  because records have no useful static type
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
        return "-".join((*(box.id for box in self.catalog.boxes), f"p{self.players}"))

    @property
    def card_ids(self) -> tuple[str, ...]:
        """Card ids by card number."""
        return tuple(card.id for card in self.catalog.cards)


def wonders_ruleset(
    *,
    players: int,
    edition: int = 2020,
    boxes: tuple[str, ...] = (),
    options: Options | None = None,
    data: Path | None = None,
) -> Ruleset:
    """The ruleset for a table of 7 Wonders. Equal questions get the same object.

    players: people at the table. edition: 2010 or 2020. boxes: names of expansions. data: a folder of the user's
    own facts (docs/data.md). Raises RulesetError for what does not fit together, CatalogError for bad data.
    """
    _check(edition, boxes)
    return _build(players, edition, tuple(sorted(boxes)), options or Options(), data)


def _check(edition: int, boxes: tuple[str, ...]) -> None:
    if edition not in EDITIONS:
        raise RulesetError(f"7 Wonders has no edition {edition}: choose 2010 or 2020")
    if boxes:
        raise RulesetError(f"box {boxes[0]!r} cannot be played with 7 Wonders yet: leave boxes empty")


@lru_cache(maxsize=64)
def _build(players: int, edition: int, boxes: tuple[str, ...], options: Options, data: Path | None) -> Ruleset:
    catalog = load_boxes("wonders", (f"base_{edition}",), data)
    if options.babylon_last_card not in ROUNDS:
        raise RulesetError(f"babylon_last_card = {options.babylon_last_card!r}: choose one of {', '.join(ROUNDS)}")
    seats = _seats(catalog, players, edition)
    boards = tuple((wonder.id, side) for wonder in catalog.wonders for side in wonder.sides)
    packer = Packer(catalog)
    packer.pack_cards()
    packer.pack_boards((catalog.wonder(wonder), side) for wonder, side in boards)
    packer.pack_decks(seats)
    steps = ROUNDS[options.babylon_last_card]
    _set_numbers(packer, seats, players, steps)
    lay_out_actions(packer.tables, SLOTS)
    return Ruleset(
        edition=edition,
        players=players,
        boxes=boxes,
        options=options,
        catalog=catalog,
        array=packer.array,
        boards=boards,
        steps=steps,
        fingerprint=of_bytes(packer.array.tobytes()),
    )


def _seats(catalog: Catalog, players: int, edition: int) -> int:
    """Cities at the table (BASE-SETUP-1, BASE-TWO-1)."""
    allowed, two = catalog.setup.players, catalog.setup.two_players
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
    tables.guilds_used = seats + setup.deal.guilds_beyond_players
    tables.steps[: len(steps)] = [terms.STEPS.index(step) for step in steps]
    if setup.two_players and players < seats:
        tables.first_control[:] = [1 if word == "left" else 2 for word in setup.two_players.first_control]
