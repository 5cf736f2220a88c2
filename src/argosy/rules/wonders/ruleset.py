"""Ruleset of a table of 7 Wonders: edition, expansions, players and options with their tables.

Edition, expansions, players and options give tables, board sides, steps and a fingerprint.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.catalog import Catalog, Wonder, load_expansions
from argosy.catalog.custom_data import own_data
from argosy.catalog.fingerprint import of_bytes
from argosy.deprecation import warn_of_old_name
from argosy.errors import RulesetError
from argosy.rules.records import Record, Records
from argosy.rules.rulesets import BaseRuleset, remember
from argosy.rules.wonders import terms
from argosy.rules.wonders.drivers.compact import lay_out_compact
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS, expansions_in_play
from argosy.rules.wonders.expansions.types import Table
from argosy.rules.wonders.payments.slots import CARDS, STAGES, slots_for
from argosy.rules.wonders.steps import ROUNDS, TURN_BEGINS
from argosy.rules.wonders.tables import Packer, lay_out_actions

EDITIONS = (2010, 2020)


if TYPE_CHECKING:
    from argosy.rules.wonders.options import BaseOptions as ExpansionOptions
else:
    from argosy.rules.wonders.expansions.rulesets import ExpansionOptions


class Options(ExpansionOptions, frozen=True, kw_only=True):
    """Readings of the rules that a table may choose. The defaults are the recommended ones."""


class Ruleset(BaseRuleset, frozen=True, kw_only=True, eq=False, weakref=True):
    """Everything that does not change during a game. Shared by all games of the same kind."""

    edition: int
    players: int
    expansions: tuple[str, ...]
    options: Options
    catalog: Catalog
    array: Records
    """The packed tables, shape (1,)."""
    boards: tuple[tuple[str, str], ...]
    """(wonder, side) of each row of the board table."""
    colors: tuple[str, ...]
    """The colours of its cards, in the order in which a city is shown."""
    teams: bool
    """Seats 2k and 2k + 1 are partners."""
    lines: tuple[str, ...]
    """The lines of the score pad."""
    steps: tuple[str, ...]
    """One round in order, to be laid beside the rulebook."""
    compact: NDArray[np.int32]
    """The blocks of the compact action space (`compact.py`)."""
    compact_actions: int
    """How many numbers it has."""
    things: Mapping[str, tuple[str, ...]]
    """What expansions number in their tables: kind of things -> ids by number."""
    game: str = "wonders"

    @property
    def boxes(self) -> tuple[str, ...]:
        """Old name of `expansions`."""
        warn_of_old_name("boxes", "expansions")
        return self.expansions

    def __repr__(self) -> str:
        return (
            f"<ruleset {self.name}, {self.fingerprint[:8]}>"  # because all its tables are a page of numbers
        )

    @property
    def tables(self) -> Record:
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
        return "-".join(
            (*(expansion.id for expansion in self.catalog.expansions), f"p{self.players}", *teams)
        )

    @property
    def wonders(self) -> tuple[Wonder, ...]:
        """The boards that may be dealt to so many players (CITIES-SETUP-6)."""
        return tuple(wonder for wonder in self.catalog.wonders if wonder.from_players <= self.players)

    def ids(self, kind: str) -> tuple[str, ...]:
        """Ids by number of a kind of things that an expansion brings; empty without the box."""
        return self.things.get(kind, ())

    @property
    def card_ids(self) -> tuple[str, ...]:
        """Card ids by card number."""
        return _card_ids(self)

    def _question(self) -> tuple[Callable[..., "Ruleset"], dict[str, Any]]:
        return _of_printed_facts, {
            "players": self.players,
            "edition": self.edition,
            "expansions": self.expansions,
            "teams": self.teams,
            "options": msgspec.structs.asdict(self.options),
        }


@lru_cache(maxsize=256)  # because every view asks
def _card_ids(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(card.id for card in ruleset.catalog.cards)


def wonders_ruleset(
    *,
    players: int,
    edition: int = 2020,
    expansions: tuple[str, ...] = (),
    teams: bool = False,
    options: Options | None = None,
    data: Path | None = None,
) -> Ruleset:
    """The ruleset for a table of 7 Wonders. Equal questions get the same object.

    players: people at the table. edition: of the base game, 2010 or 2020. expansions: each by its short name,
    which means the edition that goes with the base game (AMB-80), or one edition by its id; `EXPANSIONS` has
    both. teams: partners sit side by side. data: a folder of the user's own facts (docs/develop/data.md).
    Raises RulesetError for what does not fit together, CatalogError for bad data.
    """
    if edition not in EDITIONS:
        raise RulesetError(
            f"7 Wonders has no edition {edition}: choose 2010 or 2020", "unknown_edition", edition=edition
        )
    options = options or Options()
    _check_options(options)
    read = _read_expansions(edition, expansions)
    _check_owners(options, read)
    return _build(players, edition, read, teams, _options_beside(options, read), data or own_data())


def as_shipped(ruleset: Ruleset) -> Ruleset:
    """The same table with the facts that come along, none of the user's own."""
    return _build(ruleset.players, ruleset.edition, ruleset.expansions, ruleset.teams, ruleset.options, None)


def _read_expansions(edition: int, expansions: tuple[str, ...]) -> tuple[str, ...]:
    """The expansions by name; others are refused."""
    short = {expansion.name: expansion.editions[edition] for expansion in EXPANSIONS}
    named = sorted({short.get(expansion, expansion) for expansion in expansions})
    for rules in EXPANSIONS:
        both = [expansion for expansion in named if expansion in rules.editions.values()]
        if len(both) > 1:
            raise RulesetError(
                f"{' and '.join(both)} are two editions of one box: choose one", "two_editions"
            )
    known = [expansion for rules in EXPANSIONS for expansion in rules.editions.values()]
    for expansion in named:
        if expansion not in known:
            raise RulesetError(
                f"box {expansion!r} is no box of 7 Wonders: choose {', '.join(dict.fromkeys([*short, *known]))}",
                "unknown_expansion",
                thing=expansion,
            )
    return tuple(named)


def _of_printed_facts(
    players: int, edition: int, expansions: tuple[str, ...], teams: bool, options: dict[str, Any]
) -> Ruleset:
    """The ruleset of these expansions without facts of anybody's own."""
    return _build(players, edition, expansions, teams, Options(**options), None)


@lru_cache(maxsize=64)
def _build(
    players: int, edition: int, expansions: tuple[str, ...], teams: bool, options: Options, data: Path | None
) -> Ruleset:
    needed = [
        board
        for rules in EXPANSIONS
        for expansion in expansions
        if expansion in rules.editions.values()
        for board in rules.more_boards(players, expansion)
    ]
    catalog = load_expansions("wonders", (f"base_{edition}", *expansions, *needed), data)
    in_play = expansions_in_play(catalog)
    seats = _seats(catalog, players, edition)
    _check_teams(catalog, players, teams)
    boards = tuple((wonder.id, side) for wonder in catalog.wonders for side in wonder.sides)
    packer = Packer(catalog)
    packer.pack_cards()
    packer.pack_boards((catalog.wonder(wonder), side) for wonder, side in boards)
    packer.pack_decks(seats)
    steps = _steps(catalog, options)
    _set_numbers(packer, seats, players, steps)
    packer.tables.expansions = len(in_play)
    for rules, _ in in_play:
        rules.pack(packer, _table(players, seats, teams, options))
    compact, compact_actions = _number_actions(packer, seats)
    ruleset = Ruleset(
        edition=edition,
        players=players,
        expansions=expansions,
        options=options,
        catalog=catalog,
        array=packer.array,
        boards=boards,
        colors=tuple(color for color in terms.COLORS if color in {card.color for card in catalog.cards}),
        teams=teams,
        lines=_lines(catalog),
        steps=steps,
        compact=compact,
        compact_actions=compact_actions,
        things={kind: ids for rules, _ in in_play for kind, ids in rules.things(catalog).items()},
        fingerprint=of_bytes(packer.array.tobytes()),
    )
    return remember(ruleset, ruleset.fingerprint)


def _check_options(options: Options) -> None:
    allowed = {
        "babylon_last_card": ("by_box", *ROUNDS),
        **{name: values for expansion in EXPANSIONS for name, values in expansion.options.items()},
    }
    for name, values in allowed.items():
        if getattr(options, name) not in values:
            raise RulesetError(f"{name} = {getattr(options, name)!r}: choose one of {', '.join(values)}")


def _check_owners(options: Options, expansions: tuple[str, ...]) -> None:
    """A table chooses nothing about expansions that it does not play; what it leaves as it is, it has not
    chosen.
    """
    for rules in EXPANSIONS:
        for name in rules.options:
            owners = rules.options_of.get(name, tuple(dict.fromkeys(rules.editions.values())))
            value = getattr(options, name)
            if value != getattr(Options(), name) and not set(owners) & set(expansions):
                raise RulesetError(
                    f"{name} = {value!r} says something about {' or '.join(owners)}, which this table does not play: "
                    f"add the box, or leave {name} out"
                )


def _options_beside(options: Options, expansions: tuple[str, ...]) -> Options:
    """Replace recommended values that mean something else beside another expansion."""
    in_play = [rules for rules in EXPANSIONS if set(rules.editions.values()) & set(expansions)]
    named = {name for rules in in_play for name in rules.options}
    changed = {
        name: meant
        for rules in in_play
        for name, meant in rules.options_beside.items()
        if name in named and getattr(options, name) == getattr(Options(), name)
    }
    return msgspec.structs.replace(options, **changed)


def may_form_teams(catalog: Catalog, players: int) -> bool:
    """Can that many players form teams with these expansions?"""
    try:
        _check_teams(catalog, players, teams=True)
    except RulesetError:
        return False
    return True


def _check_teams(catalog: Catalog, players: int, teams: bool) -> None:
    """Team games are a rule of expansions; an expansion without rules of teams lets others form them
    (AMB-95).
    """
    if not teams:
        return
    checks = [rules.check_teams for rules, _ in expansions_in_play(catalog) if rules.check_teams is not None]
    if not checks:
        names = [rules.name for rules in EXPANSIONS if rules.check_teams is not None]
        raise RulesetError(
            f"team games belong to {' or '.join(map(str.capitalize, names))}: add expansions={names[:1]}",
            "without_box",
            expansion=names[0],
        )
    for check in checks:
        check(catalog, players)


def _steps(catalog: Catalog, options: Options) -> tuple[str, ...]:
    """The round of the base game, which the expansions change one after the other, in the order of their
    list.
    """
    in_play = expansions_in_play(catalog)
    last_card = options.babylon_last_card
    if last_card == "by_box":  # a turn of its own, if any of the expansions says so (AMB-05, CITIES-ORDER-3)
        last_card = "extra_turn" if "extra_turn" in {rules.last_card for rules, _ in in_play} else "same_turn"
    steps = ROUNDS[last_card]
    for rules, expansion in in_play:
        steps = rules.steps(expansion, steps, last_card)
    return steps


def _table(players: int, seats: int, teams: bool, options: Options) -> Table:
    return Table(
        players=players,
        seats=seats,
        teams=teams,
        options=msgspec.structs.asdict(options),
    )


def _lines(catalog: Catalog) -> tuple[str, ...]:
    """The lines of the score pad (BASE-SCORE-1)."""
    return (
        *terms.BASE_LINES,
        *(line for rules, _ in expansions_in_play(catalog) for line in rules.lines(catalog)),
    )


def _number_actions(packer: Packer, seats: int) -> tuple[NDArray[np.int32], int]:
    """Number the exact action space; give the blocks of the compact one and how many numbers it has."""
    catalog = packer.catalog
    slots = _slots(catalog, seats)
    packer.tables.markers = packer.tables.kinds + sum(
        rules.more_markers(catalog) for rules, _ in expansions_in_play(catalog)
    )
    more = {
        verb: size for rules in EXPANSIONS for verb, size in rules.action_sizes(packer.tables, slots).items()
    }
    variants = 1 + sum(rules.variants_of_stage for rules, _ in expansions_in_play(catalog))
    sizes = lay_out_actions(packer.tables, slots, variants, more)
    forms = {"build": CARDS, "stage": STAGES}
    for rules in EXPANSIONS:
        forms |= rules.action_forms
    return lay_out_compact(packer.tables, sizes, forms)


def _slots(catalog: Catalog, seats: int) -> int:
    """Payments that one action may have."""
    costs = [card.cost for card in catalog.cards]
    costs += [
        stage.cost for wonder in catalog.wonders for side in wonder.sides.values() for stage in side.stages
    ]
    units = max(sum(cost.values()) for cost in costs)
    return slots_for(units, [rules.payments(catalog, seats) for rules, _ in expansions_in_play(catalog)])


def _seats(catalog: Catalog, players: int, edition: int) -> int:
    """Cities at the table (BASE-SETUP-1, BASE-TWO-1); an expansion may have numbers of players of its own."""
    in_play = expansions_in_play(catalog)
    for rules, expansion in in_play:
        rules.check_players(catalog, players, expansion)
    if in_play:
        return players
    allowed, two = catalog.setup.players, catalog.setup.two_players
    if players == 2 and two is not None:
        return two.cities
    if players == 2:
        raise RulesetError(
            f"the {edition} edition has no two-player game: take edition 2010, or 3 players", "two_players"
        )
    if not allowed.least <= players <= allowed.most:
        least = 2 if two else allowed.least
        raise RulesetError(
            f"{players} players: 7 Wonders {edition} is for {least} to {allowed.most}",
            "number_of_players",
            expansion="base",
            least=least,
            most=allowed.most,
        )
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
    tables.guild_limit = terms.NO_LIMIT
    tables.pair_tokens = 1
    tables.guilds_used = seats + setup.deal.guilds_beyond_players
    tables.steps[: len(steps)] = [terms.STEPS.index(step) for step in steps]
    tables.turn_step = steps.index(TURN_BEGINS)
    if setup.two_players and players < seats:
        tables.first_control[:] = [1 if word == "left" else 2 for word in setup.two_players.first_control]
