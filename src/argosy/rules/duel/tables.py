"""The facts of one ruleset of Duel, packed into one record of integers that every kernel gets as `tables`.

Cards, wonders, tokens and gods keep their catalog numbers whatever is in play; lists such as `wonders_in_play` say
what is. An effect is one row: either it lasts (`LASTING`: a counter of the city goes up, and down again when the
thing is lost) or it happens at once (`NOW`: a task). Which is which stands in the two dictionaries of this file.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from argosy.catalog.duel import COLORS, DECKS, RESOURCES, Card, DuelCatalog, Effect, Structure, cards_of
from argosy.errors import CatalogError
from argosy.rules.duel import terms as t
from argosy.rules.records import Records, new_records

MAX_LASTING = 256
MAX_NOW = 256
MAX_GUILDS = 16

LASTING = np.dtype([("kind", np.int16), ("index", np.int16), ("amount", np.int16)], align=True)
NOW = np.dtype([("kind", np.int16), ("amount", np.int16), ("subject", np.int16)], align=True)
EFFECTS = [("lasting", np.int16), ("lasting_count", np.int16), ("now", np.int16), ("now_count", np.int16)]
THING = np.dtype([*EFFECTS, ("symbol", np.int16)], align=True)

CARD = np.dtype(
    [
        *EFFECTS,
        ("symbol", np.int16),  # science symbol, -1 = none
        ("color", np.int16),
        ("coins", np.int16),
        ("cost", np.int16, t.RESOURCES),
        ("parent", np.int16),  # card whose chain symbol makes it free, -1 = none
        ("parent_token", np.int16),  # mythology whose token makes it free, -1 = none
        ("back", np.int16),  # position in catalog.duel.DECKS
    ],
    align=True,
)

WONDER = np.dtype(
    [*EFFECTS, ("symbol", np.int16), ("chosen", np.int16), ("chosen_count", np.int16),
     ("coins", np.int16), ("cost", np.int16, t.RESOURCES)],
    align=True,
)  # fmt: skip

STRUCTURE = np.dtype(
    [
        ("places", np.int32),  # number of places
        ("whole", np.int32),  # bit set of all places
        ("face_up", np.int32),  # bit set of the odd rows
        ("top_row", np.int32),  # bit set of row 1
        ("covered_by", np.int32, t.PLACES),  # bit set of the places that lie on this one
        ("covers", np.int16, (t.PLACES, 2)),  # places that this one lies on, -1 = none
        ("row", np.int16, t.PLACES),
        ("column", np.int16, t.PLACES),
    ],
    align=True,
)

TABLES = np.dtype(
    [
        ("cards", CARD, t.CARDS),
        ("wonders", WONDER, t.WONDERS),
        ("progress", THING, t.TOKENS),
        ("decrees", THING, t.DECREES),
        ("conspiracies", THING, t.CONSPIRACIES),
        ("gods", THING, t.GODS),
        ("tokens", THING, 2),  # military tokens: small, large
        ("lasting", LASTING, MAX_LASTING),
        ("now", NOW, MAX_NOW),
        ("structures", STRUCTURE, t.AGES),
        # what is in play
        ("deck", np.int16, (t.AGES, t.CARDS)),
        ("deck_size", np.int16, t.AGES),
        ("removed", np.int16),
        ("extras", np.int16, 16),  # guilds or grand temples, some of which join Age III
        ("extras_in_box", np.int16),
        ("extras_used", np.int16),
        ("senators", np.int16, 16),
        ("senators_added", np.int16, t.AGES),
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
        # Agora
        ("has_agora", np.int16),
        ("pays_constructions", np.int16),  # 1: there are effects that pay coins for every construction
        ("markers", np.int16),
        ("chamber_points", np.int16, t.CHAMBERS),
        ("chamber_up", np.int16, t.CHAMBERS),
        ("section", np.int16, t.CHAMBERS),
        ("actions", np.int16, t.CARDS),  # Senate actions by number of blue cards
        ("senators_from_discard", np.int16),  # option, Z-06
        # Pantheon
        ("has_pantheon", np.int16),
        ("space_costs", np.int16, (2, t.SPACES)),
        ("gate_factor", np.int16),
        ("offering_values", np.int16, t.OFFERINGS),
        ("temple_points", np.int16, 16),
        ("god_mythology", np.int16, t.GODS),
        ("mythology_tokens", np.int16),  # of each mythology
        ("mythology_places", np.int16, t.MYTHOLOGIES),
        ("offering_places", np.int16, t.OFFERINGS),
    ],
    align=True,
)

SUBJECT = {name: index for index, name in enumerate(COLORS)} | {"wonder": t.WONDER}
COUNT_COINS = 8  # bit of "coins_by_3" in the bit set of what a guild counts

Row = tuple[int, int, int]


def _power(index: int) -> Callable[[Effect], list[Row]]:
    return lambda effect: [(t.LASTING_POWER, index, effect.amount or effect.coins or 1)]


def _of_subject(index: int, field: str) -> Callable[[Effect], list[Row]]:
    return lambda effect: [(t.LASTING_POWER, index + SUBJECT[getattr(effect, field)], effect.amount or 1)]


def _of_resources(index: int) -> Callable[[Effect], list[Row]]:
    return lambda effect: [
        (t.LASTING_POWER, index + RESOURCES.index(name), effect.amount or 1) for name in effect.resources or ()
    ]


def resource_set(names: Iterable[str] | None) -> int:
    """Bit set of resources, wood first."""
    return sum(1 << RESOURCES.index(name) for name in names or ())


def subject_set(names: Iterable[str] | None) -> int:
    """Bit set of colours, wonders and sets of coins, as guilds count them."""
    return sum(1 << (COUNT_COINS if name == "coins_by_3" else SUBJECT[name]) for name in names or ())


LASTING_KINDS: dict[str, Callable[[Effect], list[Row]]] = {
    "produce": lambda effect: [(t.LASTING_MAKES, RESOURCES.index(effect.resource or ""), effect.amount or 0)],
    "produce_choice": lambda effect: [(t.LASTING_CHOICE, resource_set(effect.options), 1)],
    "fixed_trade_price": _of_resources(t.FIXED),
    "trade_discount": _of_resources(t.CHEAPER),
    "resource_discount": _of_subject(t.DISCOUNT, "on"),
    "ignore_cost_symbol": _of_subject(t.IGNORES, "color"),
    "coins_per_construction": _of_subject(t.COINS_ON, "what"),
    "extra_shield_on_red": lambda effect: [(t.LASTING_POWER, t.EXTRA_SHIELDS + t.RED, effect.amount or 0)],
    "gain_opponent_trade_coins": _power(t.TRADE_COINS),
    "coins_on_chain_build": _power(t.CHAIN_COINS),
    "wonders_play_again": _power(t.WONDERS_AGAIN),
    "free_senators": _power(t.FREE_SENATORS),
    "keep_both_conspiracies": _power(t.KEEPS_BOTH),
    "build_chained_for_coins": _power(t.CHAIN_PRICE),
    "opponent_loses_coin_per_pawn_step": _power(t.STEP_COINS),
    "points_per_own_progress": _power(t.POINTS_PER_PROGRESS),
    "points_per_own_tokens": _power(t.POINTS_PER_TOKENS),
    "senate_blue_bonus": _power(t.BLUE_BONUS),
    "discard_bonus": _power(t.DISCARD_BONUS),
    "use_opponent_chains": _power(t.OPPONENT_CHAINS),
    "play_again_on_conspirator": _power(t.AGAIN_ON_CONSPIRATOR),
    "pantheon_discount": _power(t.GOD_DISCOUNT),
    "grand_temple_set": _power(t.TEMPLES),
    "shield_while_controlled": lambda effect: [(t.LASTING_SHIELD, 0, effect.amount or 0)],
}
"""Effects that last, as counters of the city. Points, symbols and guilds are packed where their owner is known."""

# Knossos and Political Maneuver are rows of these (AGORA-098, 150).
NOW_KINDS: dict[str, Callable[[Effect], list[Row]]] = {
    "coins": lambda effect: [(t.COINS, effect.amount or 0, 0)],
    "opponent_loses_coins": lambda effect: [(t.LOSE, effect.amount or 0, 0)],
    "coins_per_own": lambda effect: [(t.COINS_PER, effect.amount or 0, SUBJECT[effect.what or ""])],
    "shields": lambda effect: [(t.SHIELDS, effect.amount or 0, 0)],
    "play_again": lambda effect: [(t.AGAIN, 1, 0)],
    "discard_opponent_building": lambda effect: [(t.DESTROY, 1, subject_set(effect.colors))],
    "build_from_discard": lambda effect: [(t.REVIVE, 1, 0)],
    "progress_from_box": lambda effect: [(t.LIBRARY, effect.draw or 0, 0)],
    "politician": lambda effect: [(t.POLITICIAN, 1, ("left", "center", "right").index(effect.section or ""))],
    "conspirator": lambda effect: [(t.CONSPIRATOR, 1, 0)],
    "conspire": lambda effect: [(t.CONSPIRE, 1, 0)],
    "place_influence": lambda effect: [(t.PLACE, 1, 0)],
    "move_influence": lambda effect: [(t.SHIFT, 1, 0)],
    "remove_opponent_influence": lambda effect: [(t.REMOVE, 1, 0)],
    "trigger_unprepared_conspiracy": lambda effect: [(t.CURIA, 1, 0)],
    "take_unbuilt_wonder": lambda effect: [(t.TAKE_WONDER, 1, 0)],
    "take_half_opponent_coins": lambda effect: [(t.HALF_COINS, 1, 0)],
    "lock_progress": lambda effect: [(t.LOCK, 1, 0)],
    "build_top_row_free": lambda effect: [(t.TOP_ROW, 1, 0)],
    "build_removed_card_free": lambda effect: [(t.REMOVED_CARD, 1, 0)],
    "play_progress_from_box": lambda effect: [(t.ESPIONAGE, 1, 0)],
    "discard_available_card": lambda effect: [(t.SCRAP, 1, int(effect.optional))],
    "coins_per_own_influence": lambda effect: [(t.MARKER_COINS, effect.amount or 0, 0)],
    "opponent_loses_coins_per_own_influence": lambda effect: [(t.MARKER_LOSS, effect.amount or 0, 0)],
    "take_opponent_building": lambda effect: [(t.TAKE_BUILDING, 1, subject_set(effect.colors))],
    "swap_building": lambda effect: [(t.SWAP, 1, subject_set(effect.colors))],
    "move_decree": lambda effect: [(t.MOVE_DECREE, 1, 0)],
    "remove_built_wonder": lambda effect: [(t.SABOTAGE, 1, 0)],
    "choose_revealed_progress": lambda effect: [(t.ENKI, effect.draw or 0, 0)],
    "snake_on_opponent_green": lambda effect: [(t.SNAKE, 1, 0)],
    "protected_coins": lambda effect: [(t.PROTECTED, effect.amount or 0, 0)],
    "discard_any_structure_card": lambda effect: [(t.ZEUS, 1, 0)],
    "unbuild_wonder": lambda effect: [(t.ANUBIS, 1, 0)],
    "build_wonder_from_discard": lambda effect: [(t.ISIS, 1, 0)],
    "place_minerva": lambda effect: [(t.MINERVA, 1, 0)],
    "discard_military_token": lambda effect: [(t.SINK, 1, 0)],
    "apply_military_token": lambda effect: [(t.USE, 1, 0)],
    "activate_from_top_of_decks": lambda effect: [(t.OPEN_GATE, 1, 0)],
    "activate_from_mythology_deck": lambda effect: [(t.THEATER_DECK, 1, 0)],
}
"""Effects that happen at once, as tasks."""

ASKING = (t.LIBRARY, t.POLITICIAN, t.CONSPIRE, t.OPEN_GATE)
"""Tasks that the rules do themselves, and that then ask a player for a choice."""


def _asks(effect: Effect) -> bool:
    """DUEL-093: coins and shields of a wonder come before what it asks a player, whatever is printed first."""
    rows = NOW_KINDS[effect.kind](effect) if effect.kind in NOW_KINDS else []
    return any(kind >= t.ASKED or kind in ASKING for kind, _, _ in rows)


LINE_OF_COLOR = {
    "blue": t.POINTS_BLUE,
    "green": t.POINTS_GREEN,
    "yellow": t.POINTS_YELLOW,
    "purple": t.POINTS_PURPLE,
}


def pack(catalog: DuelCatalog, boxes: frozenset[str], senators_from_discard: bool = True) -> Records:
    """The tables of these boxes: an array of one `TABLES` record (AGORA-007).

    senators_from_discard: may Mausoleum and Hades recruit a senator of the discard pile (Z-06)?
    """
    tables = new_records(TABLES, 1)
    packer = _Packer(tables[0], catalog)
    packer.components()
    packer.structures("agora" if "agora" in boxes else "duel")
    packer.numbers(boxes)
    packer.decks(boxes)
    tables[0].senators_from_discard = int(senators_from_discard)
    return tables


class _Packer:
    """Fills one record, row by row."""

    def __init__(self, tables: Any, catalog: DuelCatalog) -> None:
        self.tables = tables
        self.catalog = catalog
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
            (tables.decrees, catalog.decrees, t.POINTS_SENATE),
            (tables.conspiracies, catalog.conspiracies, t.POINTS_SENATE),
            (tables.gods, catalog.divinities, t.POINTS_GODS),
        )
        for rows, things, line in groups:
            for number, thing in enumerate(things):
                self._effects(rows[number], thing.effects, line)
        self._guilds()

    def _card(self, row: Any, card: Card) -> None:
        row.color = COLORS.index(card.color) if card.color else t.SENATOR
        row.back = DECKS.index(card.deck)
        self._effects(row, card.effects, LINE_OF_COLOR.get(card.color or "", t.NONE), card.color)
        self._cost(row, card.cost)
        givers = {other.chain_gives: number for number, other in enumerate(self.catalog.cards) if other.chain_gives}
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

    def structures(self, box: str) -> None:
        """The three structures: who covers whom follows from the columns (DUEL-010)."""
        for structure in self.catalog.structures:
            if structure.box == box:
                _lay_out(self.tables.structures[structure.age - 1], structure)

    def numbers(self, boxes: frozenset[str]) -> None:
        """Single numbers of setup, economy, science, military, senate, pantheon."""
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
        self._military("agora" if "agora" in boxes else "duel")
        self._senate(boxes)
        self._pantheon(boxes)

    def _military(self, box: str) -> None:
        """The track and the military tokens of the box (AGORA-009, 015)."""
        catalog, tables = self.catalog, self.tables
        if not 1 <= catalog.capital <= t.TRACK_SIDE:
            raise CatalogError(f"military: the capital is 1 to {t.TRACK_SIDE} spaces away, not {catalog.capital}")
        tables.capital = catalog.capital
        for zone in catalog.zones:
            tables.zone_points[zone.first : zone.last + 1] = zone.points
        tables.token_at[:] = t.NONE
        tokens = [token for token in catalog.tokens if token.box == box]
        for size, token in enumerate(tokens):
            self._effects(tables.tokens[size], token.effects, t.POINTS_MILITARY)
            for space in range(token.zone[0], token.zone[1] + 1):
                tables.token_at[t.TRACK_SIDE - space] = 1 - size
                tables.token_at[t.TRACK_SIDE + space] = 2 + size

    def _senate(self, boxes: frozenset[str]) -> None:
        catalog, tables = self.catalog, self.tables
        tables.has_agora = int("agora" in boxes)
        tables.pays_constructions = tables.has_agora
        tables.markers = catalog.markers
        for index, chamber in enumerate(catalog.chambers):
            tables.chamber_points[index] = chamber.points
            tables.chamber_up[index] = int(chamber.face_up)
            tables.section[index] = ("left", "center", "right").index(chamber.section)
        for row in catalog.actions:
            tables.actions[row.blue :] = row.count

    def _pantheon(self, boxes: frozenset[str]) -> None:
        catalog, tables = self.catalog, self.tables
        tables.has_pantheon = int("pantheon" in boxes)
        board = catalog.pantheon
        tables.space_costs[0] = board.space_costs_first
        tables.space_costs[1] = board.space_costs_second
        tables.gate_factor = board.gate_cost_factor
        tables.offering_values[:] = board.offerings
        tables.temple_points[: len(board.grand_temple_points)] = board.grand_temple_points
        tables.temple_points[len(board.grand_temple_points) :] = board.grand_temple_points[-1]
        tables.mythology_tokens = board.tokens_per_mythology
        for number, god in enumerate(catalog.divinities):
            tables.god_mythology[number] = catalog.mythologies.index(god.mythology) if god.mythology else t.NONE
        for one in catalog.token_places:
            if one.with_agora == ("agora" in boxes):
                places = tables.mythology_places if one.token == "mythology" else tables.offering_places
                places[:] = one.places

    def decks(self, boxes: frozenset[str]) -> None:
        """Which cards, wonders and tokens are in play, and how the decks are made up (AGORA-008, PANTHEON-040)."""
        catalog, tables = self.catalog, self.tables
        for age in range(t.AGES):
            numbers = cards_of(catalog, f"age_{age + 1}")
            tables.deck[age, : len(numbers)] = numbers
            tables.deck_size[age] = len(numbers)
        extras = cards_of(catalog, "grand_temple" if "pantheon" in boxes else "guild")
        tables.extras[: len(extras)] = extras
        tables.extras_in_box = len(extras)
        board, setup = catalog.pantheon, catalog.setup
        tables.extras_used = board.grand_temples_in_age_3 if "pantheon" in boxes else setup.guilds_in_age_3
        if "agora" in boxes:
            senators = cards_of(catalog, "senator")
            tables.senators[: len(senators)] = senators
            tables.senators_added[:] = [catalog.senators_added[f"age_{age}"] for age in (1, 2, 3)]
        wonders = [number for number, one in enumerate(catalog.wonders) if one.box in boxes]
        tables.wonders_in_play[: len(wonders)] = wonders
        tables.wonders_count = len(wonders)
        progress = [number for number, one in enumerate(catalog.progress) if one.box in boxes]
        tables.progress_in_play[: len(progress)] = progress
        tables.progress_count = len(progress)


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
        below = [p for p, other in enumerate(places) if other[0] == number - 1 and abs(other[1] - column) == 1]
        row.covers[place, : len(below)] = below
        for other in below:
            row.covered_by[other] |= 1 << place
