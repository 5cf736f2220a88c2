"""What a seat of Duel may know as a row of numbers, for learning programs. Nothing else goes in (DUEL-009, AGORA-043).

A feature is a name and the numbers that stand under it, side by side in one table. `own` is the seat that looks, `foe`
its opponent; spaces of the military track count as the lead of the seat that looks.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray

from argosy.batch.duel.eyes import Block, Eyes, Numbers, block, columns, marks, of_city
from argosy.batch.names import sets_of
from argosy.catalog.duel import COLORS, RESOURCES
from argosy.catalog.rooms import rooms_by_name
from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.score import LINES
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record, Records

ROOMS = rooms_by_name("batch", "duel", "features")
"""What boxes add: for each the module that is called like it."""
RAW = 3
"""So many of the resources are raw materials, the others are manufactured goods."""
SUBJECTS = (*COLORS, "wonder")
FACE_UP, OPEN = 1, 2
POWERS = {
    t.DISCOUNT: "discount",
    t.IGNORES: "ignores",
    t.EXTRA_SHIELDS: "extra_shields",
    t.TRADE_COINS: "trade_coins",
    t.CHAIN_COINS: "chain_coins",
    t.WONDERS_AGAIN: "wonders_again",
    t.CHAIN_PRICE: "chain_price",
    t.POINTS_PER_PROGRESS: "points_per_progress",
    t.DISCARD_BONUS: "discard_bonus",
    t.OPPONENT_CHAINS: "opponent_chains",
    t.CHEAPER: "cheaper",
    t.FIXED: "fixed",
    **{number: name for room in ROOMS.values() for number, name in room.POWERS.items()},
}
"""Names of the counters of a city, by the first number of each."""
OF_SIZE: dict[int, Sequence[str]] = {t.SUBJECTS: SUBJECTS, t.RESOURCES: RESOURCES}
"""What the numbers of a power stand for that has more than one."""
TABLE: dict[str, Callable[[Eyes], Numbers]] = {
    "age": lambda eyes: eyes.games.age,
    "turn": lambda eyes: eyes.games.turn,
    "over": lambda eyes: eyes.games.over,
    "asked": lambda eyes: eyes.games.decision,
    "asked.amount": lambda eyes: eyes.task.amount,
    "asked.subject": lambda eyes: eyes.task.subject,
    "decides": lambda eyes: eyes.decides,
    "on_turn": lambda eyes: eyes.games.on_turn == eyes.seat,
    "play_again": lambda eyes: eyes.games.play_again,
    "picks": lambda eyes: eyes.games.picks,
    "pawn": lambda eyes: eyes.lead(eyes.games.pawn),
}
CITY = {"coins": "coins", "wonders_built": "built", "wonders_left": "unbuilt_count", "choosers": "choosers"}
"""Single numbers of a city, with the field of the record."""


@cache
def features_of(ruleset: DuelRuleset) -> "Features":
    """All features of a ruleset, put together once."""
    return Features(ruleset)


class Features:
    """All features of one ruleset."""

    def __init__(self, ruleset: DuelRuleset) -> None:
        self._tables: Record = ruleset.tables
        self._blocks: list[Block] = [*base_blocks(ruleset)]
        for box in ruleset.boxes:
            self._blocks += ROOMS[box].blocks(ruleset)
        self.names = tuple(name for one in self._blocks for name in one.names)

    def fill(self, rows: NDArray[np.int16], games: Records, lines: NDArray[np.int16], seat: int) -> None:
        """Write what a seat may know of each game into its row. lines: points, shape (games, 2, lines)."""
        eyes, at = Eyes(games, lines, self._tables, seat), 0
        for one in self._blocks:
            rows[:, at : at + len(one.names)] = one.values(eyes)
            at += len(one.names)


def base_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """What exists in every game."""
    yield columns(TABLE)
    yield block("military_token", TRACK_TOKENS, lambda eyes: eyes.games.track[:, :: 1 - 2 * eyes.seat])
    yield from structure_blocks(ruleset)
    yield from card_blocks(ruleset)
    yield from wonder_blocks(ruleset)
    yield from progress_blocks(ruleset)
    for whose in ("own", "foe"):
        yield from city_blocks(ruleset, whose)


# --- the structure --------------------------------------------------------------------------------------------------


def structure_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """Every place: number of the card that lies face up, its back (`catalog.duel.DECKS`), may it be taken; else -1."""
    places = [str(place) for place in range(t.PLACES)]
    yield block("place.card", places, lambda eyes: np.where(eyes.face_up, eyes.structure, t.NONE))
    yield block(
        "place.back", places, lambda eyes: np.where(eyes.lies, eyes.tables.cards["back"][eyes.structure], t.NONE)
    )
    yield block("place.open", places, lambda eyes: eyes.open)
    yield block("structure", ruleset.card_ids, cards_lying)


def cards_lying(eyes: Eyes) -> Numbers:
    """FACE_UP or OPEN for every card that lies in the structure for all to see."""
    return marks(t.CARDS, eyes.face_up, eyes.structure, np.where(eyes.open, OPEN, FACE_UP))


# --- cards, wonders, tokens -----------------------------------------------------------------------------------------


def card_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """Cards that have been taken: in a city, in the discard pile, under a wonder or a conspiracy."""
    cards = ruleset.card_ids
    yield block("own.built", cards, lambda eyes: eyes.games.card_place == t.IN_CITY + eyes.seat)
    yield block("foe.built", cards, lambda eyes: eyes.games.card_place == t.IN_CITY + eyes.foe)
    yield block("discard", cards, lambda eyes: eyes.games.card_place == t.DISCARDED)
    yield block("under", cards, lambda eyes: eyes.games.card_place >= t.UNDER_WONDER)


def wonder_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """Wonders of both cities (1, constructed 2) and those laid out in the draft."""
    wonders = [wonder.id for wonder in ruleset.catalog.wonders]
    yield block("own.wonder", wonders, lambda eyes: wonders_of(eyes, eyes.seat))
    yield block("foe.wonder", wonders, lambda eyes: wonders_of(eyes, eyes.foe))
    yield block("draft", wonders, drafted)


def wonders_of(eyes: Eyes, seat: int) -> Numbers:
    """1 for every wonder of a city, 2 when it is constructed."""
    return (eyes.games.wonder_owner == seat) * (1 + eyes.games.wonder_built)


def drafted(eyes: Eyes) -> Numbers:
    """Wonders to choose from in the draft (DUEL-007)."""
    games, shown = eyes.games, int(eyes.tables.shown)
    first = np.minimum(games.picks, eyes.tables.draft_picks - 1) // shown * shown
    laid = np.take_along_axis(games.wonder_deck, first[:, None] + np.arange(shown), axis=1)
    free = marks(t.WONDERS, (games.picks < eyes.tables.draft_picks)[:, None], laid)
    return free * (games.wonder_owner < 0)


def progress_blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """Progress tokens of both players, on the board, in the box, laid open for the own choice."""
    tokens = [token.id for token in ruleset.catalog.progress]
    yield block("own.progress", tokens, lambda eyes: eyes.games.token_place == t.TAKEN + eyes.seat)
    yield block("foe.progress", tokens, lambda eyes: eyes.games.token_place == t.TAKEN + eyes.foe)
    yield block("board", tokens, lambda eyes: eyes.games.token_place == t.ON_BOARD)
    yield block("box", tokens, in_box)
    yield block("drawn", tokens, drawn)


def in_box(eyes: Eyes) -> Numbers:
    """DUEL-059: for whoever does not see them, the tokens drawn are still in the box."""
    return (eyes.games.token_place == t.IN_BOX) | ((eyes.games.token_place == t.DRAWN) & ~drawn(eyes))


def drawn(eyes: Eyes) -> Numbers:
    """Tokens drawn for the Great Library, if the seat draws them."""
    return (eyes.games.token_place == t.DRAWN) & eyes.is_asked(t.DRAWN_PROGRESS)[:, None]


# --- cities ---------------------------------------------------------------------------------------------------------


def city_blocks(ruleset: DuelRuleset, whose: str) -> Iterator[Block]:
    """Everything that lies open in a city."""
    fields = {
        "makes": RESOURCES,
        "cover_raw": tuple(sets_of(RESOURCES[:RAW])),
        "cover_made": tuple(sets_of(RESOURCES[RAW:])),
        "sold": RESOURCES,
        "price": RESOURCES,
        "symbols": ruleset.catalog.science.symbols,
        "colors": (*COLORS, "senator"),
        "powers": tuple(power_names()),
    }
    yield columns({f"{whose}.{name}": of_city(whose, itemgetter(field)) for name, field in CITY.items()})
    for field, names in fields.items():
        yield block(f"{whose}.{field}", names, of_city(whose, itemgetter(field)))
    yield block(f"{whose}.points", LINES, lambda eyes: eyes.lines[:, eyes.seat if whose == "own" else eyes.foe])


def power_names() -> Iterator[str]:
    """Names of everything else that lasts, in the order of its numbers: `discount.blue` ... `temples` ..."""
    firsts = [*sorted(POWERS), t.POWERS]
    for first, end in pairwise(firsts):
        parts = OF_SIZE.get(end - first)
        yield from (f"{POWERS[first]}.{part}" for part in parts) if parts else (POWERS[first],)
