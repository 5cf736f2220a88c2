"""The facts of one ruleset of Duel as one record of integers, the `tables` of every kernel.

Cards, wonders, tokens and gods keep their catalog numbers whatever is in play; lists such as
`wonders_in_play` say what is. An effect is one row: either it lasts (`LASTING_EFFECT`: a counter of the city
goes up, and down again when the thing is lost) or it happens at once (`INSTANT_EFFECT`: a task). The two
dictionaries of this file say which kind is which, and for effects of an expansion the file `tables.py` of its
package.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np

from argosy.catalog.duel import COLORS, DECKS, RESOURCES, Card, DuelCatalog, Effect, Structure, cards_of
from argosy.errors import CatalogError
from argosy.rules.duel import terms as t
from argosy.rules.duel.expansions.in_play import in_play
from argosy.rules.duel.expansions.tables import (
    FIELDS_OF_DECKS,
    FIELDS_OF_EXPANSIONS,
    JOINING,
    MORE_ASKING,
    MORE_LASTING,
    MORE_NOW,
    MORE_THINGS,
    PACKS,
    THINGS_OF_EXPANSIONS,
)
from argosy.rules.duel.packing import (
    SUBJECT,
    Packed,
    Row,
    of_resources,
    of_subject,
    power,
    resource_set,
    subject_set,
)
from argosy.rules.duel.rows import (
    CARD,
    EFFECT_SOURCE,
    INSTANT_EFFECT,
    LASTING_EFFECT,
    MAX_GUILDS,
    MAX_LASTING,
    MAX_NOW,
    STRUCTURE,
    WONDER,
)
from argosy.rules.records import Records, new_records

TABLES = np.dtype(
    [
        ("cards", CARD, t.CARDS),
        ("wonders", WONDER, t.WONDERS),
        ("progress", EFFECT_SOURCE, t.TOKENS),
        *THINGS_OF_EXPANSIONS,
        ("tokens", EFFECT_SOURCE, 2),  # military tokens: small, large
        ("lasting", LASTING_EFFECT, MAX_LASTING),
        ("now", INSTANT_EFFECT, MAX_NOW),
        ("structures", STRUCTURE, t.AGES),
        # what is in play
        ("deck", np.int16, (t.AGES, t.CARDS)),
        ("deck_size", np.int16, t.AGES),
        ("removed", np.int16),
        ("extras", np.int16, 16),  # guilds or grand temples, some of which join Age III
        ("extras_in_box", np.int16),
        ("extras_used", np.int16),
        *FIELDS_OF_DECKS,
        ("wonders_in_play", np.int16, t.WONDERS),
        ("wonders_count", np.int16),
        ("progress_in_play", np.int16, t.TOKENS),
        ("progress_count", np.int16),
        ("guilds", np.int16, (MAX_GUILDS, 3)),  # card, bit set of what is counted, points each
        ("guild_count", np.int16),
        # numbers of the rules
        ("starting_coins", np.int16),
        ("shown", np.int16),
        ("draft", np.int16, 2 * t.WONDERS),  # seat of each pick
        ("draft_picks", np.int16),
        ("standing", np.int16),
        ("progress_on_board", np.int16),
        ("unit_price", np.int16),
        ("fixed_price", np.int16),
        ("lowest_price", np.int16),
        ("discard_coins", np.int16),
        ("discard_per_yellow", np.int16),
        ("coins_per_point", np.int16),
        ("pair", np.int16),
        ("supremacy", np.int16),
        ("capital", np.int16),
        ("zone_points", np.int16, 16),  # by distance of the pawn from the neutral space
        ("token_at", np.int16, t.TRACK),  # military token on each space, counted from -TRACK_SIDE; -1 = none
        *FIELDS_OF_EXPANSIONS,
    ],
    align=True,
)

LASTING_KINDS: dict[str, Packed] = {
    "produce": lambda effect: [(t.LASTING_MAKES, RESOURCES.index(effect.resource or ""), effect.amount or 0)],
    "produce_choice": lambda effect: [(t.LASTING_CHOICE, resource_set(effect.options), 1)],
    "fixed_trade_price": of_resources(t.FIXED),
    "trade_discount": of_resources(t.CHEAPER),
    "resource_discount": of_subject(t.DISCOUNT, "on"),
    "ignore_cost_symbol": of_subject(t.IGNORES, "color"),
    "extra_shield_on_red": lambda effect: [(t.LASTING_POWER, t.EXTRA_SHIELDS + t.RED, effect.amount or 0)],
    "gain_opponent_trade_coins": power(t.TRADE_COINS),
    "coins_on_chain_build": power(t.CHAIN_COINS),
    "wonders_play_again": power(t.WONDERS_AGAIN),
    "build_chained_for_coins": power(t.CHAIN_PRICE),
    "points_per_own_progress": power(t.POINTS_PER_PROGRESS),
    "discard_bonus": power(t.DISCARD_BONUS),
    "use_opponent_chains": power(t.OPPONENT_CHAINS),
    **MORE_LASTING,
}
"""Effects that last, as counters of the city.

Points, symbols and guilds are packed where their owner is known.
"""

NOW_KINDS: dict[str, Packed] = {
    "coins": lambda effect: [(t.COINS, effect.amount or 0, 0)],
    "opponent_loses_coins": lambda effect: [(t.LOSE, effect.amount or 0, 0)],
    "coins_per_own": lambda effect: [(t.COINS_PER, effect.amount or 0, SUBJECT[effect.what or ""])],
    "shields": lambda effect: [(t.SHIELDS, effect.amount or 0, 0)],
    "play_again": lambda effect: [(t.AGAIN, 1, 0)],
    "discard_opponent_building": lambda effect: [(t.DESTROY, 1, subject_set(effect.colors))],
    "build_from_discard": lambda effect: [(t.REVIVE, 1, 0)],
    "progress_from_box": lambda effect: [(t.LIBRARY, effect.draw or 0, 0)],
    **MORE_NOW,
}
"""Effects that happen at once, as tasks."""

ASKING = (t.LIBRARY, *MORE_ASKING)
"""Tasks that the rules do themselves, and that then ask a player for a choice."""


def _asks(effect: Effect) -> bool:
    """DUEL-093: coins and shields of a wonder come before what it asks a player, whatever is printed
    first.
    """
    rows = NOW_KINDS[effect.kind](effect) if effect.kind in NOW_KINDS else []
    return any(kind >= t.ASKED or kind in ASKING for kind, _, _ in rows)


LINE_OF_COLOR = {
    "blue": t.POINTS_BLUE,
    "green": t.POINTS_GREEN,
    "yellow": t.POINTS_YELLOW,
    "purple": t.POINTS_PURPLE,
}


def pack(catalog: DuelCatalog, expansions: frozenset[str], options: Mapping[str, bool]) -> Records:
    """The tables of these expansions, `duel` among them, with the readings of the rules that a table may
    choose: an array of one `TABLES` record (AGORA-007).
    """
    tables = new_records(TABLES, 1)
    packer = Packer(tables[0], catalog, expansions, options)
    packer.components()
    packer.structures()
    packer.numbers()
    packer.decks()
    for pack_expansion in (*PACKS, *in_play(JOINING, expansions)):
        pack_expansion(packer)
    return tables


class InBox(Protocol):
    """Something that the base game or an expansion brings."""

    @property
    def expansion(self) -> str: ...


Boxed = TypeVar("Boxed", bound=InBox)


class Packer:
    """Fills one record, row by row."""

    def __init__(
        self, tables: Any, catalog: DuelCatalog, expansions: frozenset[str], options: Mapping[str, bool]
    ) -> None:
        self.tables = tables
        self.catalog = catalog
        self.expansions = expansions
        self.options = options
        self.lasting_rows = 0
        self.now_rows = 0

    def components(self) -> None:
        """Everything that has a cost or effects, in play or not."""
        catalog, tables = self.catalog, self.tables
        for number, card in enumerate(catalog.cards):
            self._card(tables.cards[number], card)
        for number, wonder in enumerate(catalog.wonders):
            row = tables.wonders[number]
            self._effects(row, sorted(wonder.effects, key=_asks), t.POINTS_WONDERS)
            row.chosen, row.chosen_count = self._now(wonder.on_choosing)
            self._cost(row, wonder.cost)
        groups = (
            (tables.progress, catalog.progress, t.POINTS_PROGRESS),
            *((getattr(tables, field), getattr(catalog, group), line) for field, group, line in MORE_THINGS),
        )
        for rows, things, line in groups:
            for number, thing in enumerate(things):
                self._effects(rows[number], thing.effects, line)
        self._guilds()

    def _card(self, row: Any, card: Card) -> None:
        row.color = COLORS.index(card.color) if card.color else t.NO_COLOR
        row.back = DECKS.index(card.deck)
        self._effects(row, card.effects, LINE_OF_COLOR.get(card.color or "", t.NONE), card.color)
        self._cost(row, card.cost)
        givers = {
            other.chain_gives: number for number, other in enumerate(self.catalog.cards) if other.chain_gives
        }
        tokens = {f"mythology_{name}": number for number, name in enumerate(self.catalog.mythologies)}
        row.parent = givers.get(card.chain_from, t.NONE) if card.chain_from else t.NONE
        row.parent_token = tokens.get(card.chain_from, t.NONE) if card.chain_from else t.NONE

    def _cost(self, row: Any, cost: dict[str, int]) -> None:
        row.coins = cost.get("coins", 0)
        for index, name in enumerate(RESOURCES):
            row.cost[index] = cost.get(name, 0)

    def _effects(self, row: Any, effects: Iterable[Effect], line: int, color: str | None = None) -> None:
        """Both slices of a row, and its science symbol."""
        effects = tuple(effects)
        row.lasting, row.lasting_count = self._lasting(effects, line, color)
        row.now, row.now_count = self._now(effects)
        symbols = [self.catalog.science.symbols.index(one.symbol) for one in effects if one.symbol]
        row.symbol = symbols[0] if symbols else t.NONE

    def _lasting(self, effects: Iterable[Effect], line: int, color: str | None) -> tuple[int, int]:
        rows: list[Row] = []
        for effect in effects:
            if effect.kind == "points":
                rows.append((t.LASTING_POINTS, line, effect.amount or 0))
            elif effect.kind == "science":
                rows.append((t.LASTING_SYMBOL, self.catalog.science.symbols.index(effect.symbol or ""), 1))
            elif effect.kind in LASTING_KINDS:
                rows += LASTING_KINDS[effect.kind](effect)
            if effect.kind == "produce" and color in self.catalog.economy.price_raised_by:
                rows.append((t.LASTING_SOLD, RESOURCES.index(effect.resource or ""), effect.amount or 0))
        first = self.lasting_rows
        for row in rows:
            self._write(self.tables.lasting, self.lasting_rows, row)
            self.lasting_rows += 1
        return first, len(rows)

    def _now(self, effects: Iterable[Effect]) -> tuple[int, int]:
        first = self.now_rows
        for effect in effects:
            rows = NOW_KINDS[effect.kind](effect) if effect.kind in NOW_KINDS else []
            if effect.kind == "majority" and effect.coins_each:
                rows = [(t.MAJORITY_COINS, effect.coins_each, subject_set(effect.count))]
            for row in rows:
                self._write(self.tables.now, self.now_rows, row)
                self.now_rows += 1
        return first, self.now_rows - first

    def _write(self, rows: Any, index: int, row: Row) -> None:
        if index >= len(rows):
            raise CatalogError(f"too many effects: the tables hold {len(rows)} rows of a kind")
        for field, value in zip(rows.dtype.names, row, strict=True):
            rows[index][field] = value

    def _guilds(self) -> None:
        """Guilds whose points are counted at the end (DUEL-053 to 056)."""
        count = 0
        for number, card in enumerate(self.catalog.cards):
            for effect in card.effects:
                if effect.kind == "majority":
                    self.tables.guilds[count] = (number, subject_set(effect.count), effect.points_each)
                    count += 1
        self.tables.guild_count = count

    def of_last_expansion(self, things: Sequence[Boxed]) -> list[Boxed]:
        """Those of the base game, or those that an expansion in play brings instead."""
        own = {thing.expansion for thing in things} & self.expansions - {"duel"}
        return [thing for thing in things if thing.expansion in (own or {"duel"})]

    def structures(self) -> None:
        """The three structures: who covers whom follows from the columns (DUEL-010)."""
        for structure in self.of_last_expansion(self.catalog.structures):
            _lay_out(self.tables.structures[structure.age - 1], structure)

    def numbers(self) -> None:
        """Single numbers of setup, economy, science, military."""
        catalog, tables = self.catalog, self.tables
        tables.starting_coins = catalog.setup.starting_coins
        tables.shown = catalog.setup.wonders_shown
        tables.draft_picks = len(catalog.setup.draft)
        for index, letter in enumerate(catalog.setup.draft):
            tables.draft[index] = "AB".index(letter)
        tables.standing = catalog.setup.wonders_standing
        tables.progress_on_board = catalog.setup.progress_on_board
        tables.removed = catalog.setup.removed_from_deck
        tables.unit_price = catalog.economy.resource_price
        tables.fixed_price = _one_value(catalog, "fixed_trade_price", "price")
        tables.lowest_price = _one_value(catalog, "trade_discount", "lowest")
        tables.discard_coins = catalog.economy.discard_coins
        tables.discard_per_yellow = catalog.economy.discard_per_yellow
        tables.coins_per_point = catalog.economy.coins_per_point
        tables.pair = catalog.science.pair
        tables.supremacy = catalog.science.supremacy
        self._military()

    def _military(self) -> None:
        """The track and the military tokens of the box (AGORA-009, 015)."""
        catalog, tables = self.catalog, self.tables
        if not 1 <= catalog.capital <= t.TRACK_SIDE:
            raise CatalogError(
                f"military: the capital is 1 to {t.TRACK_SIDE} spaces away, not {catalog.capital}"
            )
        tables.capital = catalog.capital
        for zone in catalog.zones:
            tables.zone_points[zone.first : zone.last + 1] = zone.points
        tables.token_at[:] = t.NONE
        for size, token in enumerate(self.of_last_expansion(catalog.tokens)):
            self._effects(tables.tokens[size], token.effects, t.POINTS_MILITARY)
            for space in range(token.zone[0], token.zone[1] + 1):
                tables.token_at[t.TRACK_SIDE - space] = 1 - size
                tables.token_at[t.TRACK_SIDE + space] = 2 + size

    def decks(self) -> None:
        """Fill in the cards, wonders and tokens in play, and the decks (AGORA-008, PANTHEON-040)."""
        catalog, tables = self.catalog, self.tables
        for age in range(t.AGES):
            numbers = cards_of(catalog, f"age_{age + 1}")
            tables.deck[age, : len(numbers)] = numbers
            tables.deck_size[age] = len(numbers)
        self.extras(cards_of(catalog, "guild"), catalog.setup.guilds_in_age_3)
        wonders = [number for number, one in enumerate(catalog.wonders) if one.expansion in self.expansions]
        tables.wonders_in_play[: len(wonders)] = wonders
        tables.wonders_count = len(wonders)
        progress = [number for number, one in enumerate(catalog.progress) if one.expansion in self.expansions]
        tables.progress_in_play[: len(progress)] = progress
        tables.progress_count = len(progress)

    def extras(self, cards: Sequence[int], used: int) -> None:
        """The cards of which only some join Age III, in place of those before."""
        self.tables.extras[:] = 0
        self.tables.extras[: len(cards)] = cards
        self.tables.extras_in_box = len(cards)
        self.tables.extras_used = used


def _one_value(catalog: DuelCatalog, kind: str, field: str) -> int:
    """A number that all effects of a kind have in common."""
    things = (*catalog.cards, *catalog.wonders, *catalog.decrees)
    values = {getattr(one, field) for thing in things for one in thing.effects if one.kind == kind}
    if len(values) != 1:
        raise CatalogError(f"{kind}: all of them need the same {field}, not {sorted(values)}")
    return values.pop()


def _lay_out(row: Any, structure: Structure) -> None:
    """Places are counted row by row; a card covers the neighbours by one half card in the row before."""
    places = [(number, column) for number, columns in enumerate(structure.rows) for column in columns]
    row.places = len(places)
    row.whole = (1 << len(places)) - 1
    row.covers[:] = t.NONE
    for place, (number, column) in enumerate(places):
        row.row[place], row.column[place] = number + 1, column
        row.face_up |= (1 << place) if number % 2 == 0 else 0
        row.top_row |= (1 << place) if number == 0 else 0
        below = [
            p for p, other in enumerate(places) if other[0] == number - 1 and abs(other[1] - column) == 1
        ]
        row.covers[place, : len(below)] = below
        for other in below:
            row.covered_by[other] |= 1 << place
