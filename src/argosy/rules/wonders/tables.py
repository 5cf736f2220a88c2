"""The facts of one ruleset, packed into one record of integers, the `tables` of every kernel.

Cards are numbered by name in catalog order, board sides in the order (wonder, side). A cost is stored as its
subset sums: `cost_raw[S]` is how many units it needs of the raw materials in the bit set S. Trade looks at
all sets at once (`payment.py`), so nothing has to be added up during play.
"""

from collections.abc import Iterable, Mapping

import numpy as np

from argosy.catalog import Card, Catalog, Effect, Side, Wonder
from argosy.errors import RulesetError
from argosy.rules.records import Record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.expansions.tables import EXPANSION_TABLES, MORE_VERBS, WORDS_OF_EXPANSIONS
from argosy.rules.wonders.payments.costs import COST, pack_cost
from argosy.rules.wonders.state import AGES, DECK, KINDS, MAX_STAGES, WORDS

WONDERS = 64
GUILDS = 32
MAX_EFFECTS = 512
MAX_STEPS = 160

EFFECT = np.dtype(
    [
        ("of", np.uint16),  # bit set of terms.THINGS
        ("amount", np.int16),
        ("kind", np.int8),
        ("units", np.int8),  # by kind: units, a level, the value of a token ...
        ("lanes", np.int8),  # bit set of WORDS_OF_BOXES
        ("raw", np.int8),  # bit set of raw materials
        ("made", np.int8),  # bit set of manufactured goods
        ("where", np.int8),  # bit set of SELF, LEFT, RIGHT
        ("symbol", np.int8),
        ("sellable", np.int8),
    ],
    align=True,
)

CARD = np.dtype(
    [
        ("parents", np.uint64, WORDS),  # bit set of the buildings that make it free
        ("cost", COST),
        ("first_effect", np.int16),
        ("effects", np.int8),
        ("color", np.int8),
    ],
    align=True,
)

STAGE = np.dtype([("cost", COST), ("first_effect", np.int16), ("effects", np.int8)], align=True)

BOARD = np.dtype(
    [
        ("stage", STAGE, MAX_STAGES),
        ("first_effect", np.int16),
        ("effects", np.int8),
        ("stages", np.int8),
        ("any_order", np.int8),
    ],
    align=True,
)

TABLES = np.dtype(
    [
        ("cards", CARD, KINDS),
        ("boards", BOARD, WONDERS),
        ("effects", EFFECT, MAX_EFFECTS),
        ("decks", np.int16, (AGES, DECK)),
        ("deck_size", np.int16, AGES),
        ("guilds", np.int16, GUILDS),
        ("guilds_in_box", np.int16),
        ("guilds_used", np.int16),
        ("kinds", np.int16),
        ("markers", np.int16),  # cards and what else may lie under a stage or be sold
        ("steps", np.int8, MAX_STEPS),
        ("turn_step", np.int16),  # place of the step with which a turn begins
        ("seats", np.int8),
        ("free_city", np.int8),
        ("hand", np.int8),
        ("turns", np.int8),
        ("start_coins", np.int16),
        ("sale_coins", np.int16),
        ("unit_price", np.int8),
        ("victory", np.int16, AGES),  # points of a victory token; wide, because sums of them take this width
        ("defeat", np.int8),  # points of a defeat token
        ("first_control", np.int8, AGES),  # seat that controls the free city first; 0 without one
        ("direction", np.int8, AGES),  # 1: hands go to the left neighbour, -1: to the right
        ("coins_per_point", np.int8),
        ("science_set", np.int8),
        ("guild_limit", np.int16),  # points that a guild is worth at most
        ("teams", np.int8),  # 1: seats 2k and 2k + 1 are partners
        ("pair_tokens", np.int8),  # tokens of a land conflict between neighbours
        ("expansions", np.int8),  # how many expansions are in play
        *EXPANSION_TABLES,
        ("nothing", COST),  # a cost of nothing
        (
            "slots",
            np.int32,
        ),  # payments that one action may have; wide, because products with it take this width
        ("build_at", np.int32),
        ("stage_at", np.int32),
        ("free_at", np.int32),
        ("sell_at", np.int32),
        ("revive_at", np.int32),
        ("pass_at", np.int32),
        *((f"{verb}_at", np.int32) for verb in MORE_VERBS),
        ("stage_block", np.int32),  # numbers of one stage in one way: markers times slots
        ("actions", np.int32),  # size of the action space
    ],
    align=True,
)


class Packer:
    """Fills the tables of one ruleset from a catalog.

    Effects are appended to one list as cards and stages come.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.array = new_records(TABLES, 1)
        self.tables = self.array[0]
        self.kind = {card.id: number for number, card in enumerate(catalog.cards)}
        self._effects = 0
        if len(self.kind) > KINDS:
            raise RulesetError(f"{len(self.kind)} different cards: at most {KINDS} fit on one table")

    def pack_cards(self) -> None:
        """One row for each card name (BASE-SETUP-9)."""
        self.tables.kinds = len(self.kind)
        for number, card in enumerate(self.catalog.cards):
            row = self.tables.cards[number]
            row.color = terms.COLORS.index(card.color)
            pack_cost(row.cost, card.cost, card.coins)
            row.first_effect, row.effects = self.pack_effects(card.effects)
            for parent in card.chain_from:
                word, bit = divmod(self.kind[parent], 64)
                row.parents[word] |= np.uint64(1) << np.uint64(bit)

    def pack_boards(self, sides: Iterable[tuple[Wonder, str]]) -> None:
        """One row for each side of each wonder, in the order given."""
        for number, (wonder, side) in enumerate(sides):
            self._pack_board(self.tables.boards[number], wonder, wonder.sides[side])
            self.tables.boards[number].any_order = wonder.sides[side].any_order

    def pack_decks(self, players: int) -> None:
        """The cards of each Age for a number of players, guilds apart (BASE-SETUP-2, -3, BASE-TWO-1)."""
        for age in range(1, AGES + 1):
            deck = self.deck_of("base", age, players)
            self.tables.decks[age - 1, :] = -1
            self.tables.decks[age - 1, : len(deck)] = deck
            self.tables.deck_size[age - 1] = len(deck)
        guilds = [self.kind[card.id] for card in self.catalog.cards if is_guild(card)]
        self.tables.guilds[: len(guilds)] = guilds
        self.tables.guilds_in_box = len(guilds)

    def deck_of(self, part: str, age: int, players: int) -> list[int]:
        """The cards of a part of the catalog that are used in an Age with so many players, guilds apart."""
        cards = [card for card in self.catalog.cards if card.part == part and not is_guild(card)]
        return [self.kind[card.id] for card in cards for _ in copies(card, age, players)]

    def _pack_board(self, row: Record, wonder: Wonder, side: Side) -> None:
        stages = side.stages
        if len(stages) > MAX_STAGES:
            raise RulesetError(f"{wonder.id}: {len(stages)} stages, at most {MAX_STAGES} fit")
        own = (
            [Effect(kind="produce", options=(wonder.resource,), amount=1, sellable=True)]
            if wonder.resource
            else []
        )
        row.first_effect, row.effects = self.pack_effects([*own, *side.effects])
        row.stages = len(stages)
        for number, stage in enumerate(stages):
            pack_cost(row.stage[number].cost, stage.cost, stage.coins)
            row.stage[number].first_effect, row.stage[number].effects = self.pack_effects(stage.effects)

    def pack_effects(self, effects: Iterable[Effect]) -> tuple[int, int]:
        """Append effects to the list of all; return the first row and how many there are."""
        first = self._effects
        for effect in effects:
            pack_effect(self.tables.effects[self._effects], effect)
            self._effects += 1
        return first, self._effects - first


def pack_effect(row: Record, effect: Effect) -> None:
    """Write one effect into its row."""
    row.kind = terms.EFFECTS.index(effect.kind)
    row.amount = (effect.price if effect.kind in ("discount", "emporium") else effect.amount) or 0
    resources = effect.resources or effect.options
    row.raw = bits(terms.RAW, resources)
    row.made = bits(terms.MADE, resources)
    row.of = bits(terms.THINGS, effect.of)
    directions = (effect.direction,) if effect.direction else ()
    row.where = sum(terms.WHERE[word] for word in (*effect.where, *effect.neighbors, *directions))
    row.units = (
        effect.units
        or effect.level
        or effect.order
        or effect.value
        or sum(1 << age - 1 for age in effect.ages)
    )
    row.lanes = bits(WORDS_OF_EXPANSIONS, effect.colors)
    row.symbol = terms.SYMBOLS.index(effect.symbol) if effect.symbol else 0
    row.sellable = bool(effect.sellable)


def bits(words: tuple[str, ...], chosen: Iterable[str]) -> int:
    """The bit set of the chosen words by their place among all words; words of another class are left out."""
    return sum(1 << words.index(word) for word in chosen if word in words)


def is_guild(card: Card) -> bool:
    """Guilds are the purple cards (BASE-SETUP-9)."""
    return card.color == "purple"


def copies(card: Card, age: int, players: int) -> list[int]:
    """The printed copies of a card of an Age that are used with so many players (BASE-SETUP-2)."""
    return [mark for mark in card.enters_at.get(age, ()) if mark <= players]


def lay_out_actions(tables: Record, slots: int, variants: int, more: Mapping[str, int]) -> dict[str, int]:
    """Number the action space and give the sizes of its blocks.

    Blocks are by verb, in each block cards in table order, for each card its payments.

    slots: payments that one action may have; slot k is the k-th payment of that action, the cheapest first;
    equal sums by fewer coins to the left. variants: in how many ways a stage may be built, payments apart.
    more: numbers that expansions need for each of their own verbs (an action with payments needs `slots` of
    them). The block `stage` is repeated for every stage that can be chosen (one, unless a board may be built
    in any order) and for each variant.
    """
    kinds = int(tables.kinds)
    tables.slots = slots
    orders = MAX_STAGES if tables.boards["any_order"].any() else 1
    markers = int(tables.markers)
    tables.stage_block = markers * slots
    sizes = {
        "build": kinds * slots,
        "stage": markers * slots * orders * variants,
        "free": kinds,
        "sell": markers,
        "revive": kinds,
        "pass": 1,
        **more,
    }
    start = 0
    for verb, size in sizes.items():
        tables[f"{verb}_at"] = start
        start += size
    tables.actions = start
    return sizes
