"""A situation of Duel as plain JSON: `describe` writes everything, `set_up` makes a game of it.

What is left out gets a quiet default (docs/duel.md); what cannot be is refused with a PositionError that names the
place. A complete description gives the very same record back.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from argosy.errors import PositionError
from argosy.game.duel_look import ASKED, RESULTS
from argosy.game.duel_text import TRACK_TOKENS
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import majority_holder
from argosy.rules.duel.effects import gain_wonder, join_city
from argosy.rules.duel.lasting import apply_lasting
from argosy.rules.duel.ruleset import DuelOptions, DuelRuleset, duel_ruleset
from argosy.rules.duel.setup import deal, start_city
from argosy.rules.duel.state import GAME, NO_MINERVA
from argosy.rules.duel.structure import lay_out
from argosy.rules.records import new_records

if TYPE_CHECKING:
    from argosy.game.duel import DuelGame

STRICT = {"kw_only": True, "forbid_unknown_fields": True}
AUTOMATIC = {
    name: getattr(t, name)
    for name in (
        "COINS", "LOSE", "COINS_PER", "MAJORITY_COINS", "SHIELDS", "AGAIN", "LIBRARY", "CONSTRUCTION_COINS", "FINISH",
        "TURN_UP", "AFTER_TRIGGER", "NEXT_PICK", "BEGIN_AGE", "POLITICIAN", "CONSPIRE", "HALF_COINS", "MARKER_COINS",
        "MARKER_LOSS", "PROTECTED", "OPEN_GATE",
    )
}  # fmt: skip
TASK_NAMES = {number: name.lower() for name, number in AUTOMATIC.items()} | {
    number: name for number, name in ASKED.items() if number not in (t.TURN, t.PICK)
}
SUBJECTS = {
    "enshrine": t.MYTHOLOGIES, "theater_order": t.MYTHOLOGIES, "senate": 3, "politician": 3, "coins_per": t.SUBJECTS,
    "construction_coins": t.SUBJECTS,
}  # fmt: skip
"""How many subjects a task may have, where that is not a bit set."""
TASK_NUMBERS = {name: number for number, name in TASK_NAMES.items()}


class WonderData(msgspec.Struct, **STRICT):
    """A wonder of a city."""

    id: str
    built: bool = False
    card: str | None = None
    """The card under a built wonder; left out: any card that lies nowhere else."""


class ConspiracyData(msgspec.Struct, **STRICT):
    """A conspiracy before a player."""

    id: str
    prepared: str | None = None
    """The card under it."""
    triggered: bool = False
    order: int | None = None


class CityData(msgspec.Struct, **STRICT):
    """One city."""

    coins: int = 7
    cards: list[str] = msgspec.field(default_factory=list)
    wonders: list[WonderData] = msgspec.field(default_factory=list)
    """Those to be constructed in the order in which they came."""
    progress: list[str] = msgspec.field(default_factory=list)
    conspiracies: list[ConspiracyData] = msgspec.field(default_factory=list)
    gods: list[str] = msgspec.field(default_factory=list)
    mythology: list[str] = msgspec.field(default_factory=list)
    offerings: list[int] = msgspec.field(default_factory=list)
    protected: int = 0
    knows_conspiracies: list[str] = msgspec.field(default_factory=list)
    """Conspiracies that the player put back in the deck."""
    knows_gods: list[str] = msgspec.field(default_factory=list)
    """Gods whose face-down place the player knows."""
    saw_removed: list[int] = msgspec.field(default_factory=list)
    """Ages whose removed cards the player has looked at."""


class ChamberData(msgspec.Struct, **STRICT):
    """A chamber of the Senate."""

    markers: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    decrees: list[str] | None = None
    face_up: bool | list[bool] | None = None


class TaskData(msgspec.Struct, **STRICT):
    """Something that is still to be done."""

    kind: str
    seat: int
    amount: int = 1
    subject: int = 0


class DuelPosition(msgspec.Struct, **STRICT):
    """A situation in which somebody has to choose, or the end of the game."""

    cities: list[CityData]
    game: str = "duel"
    boxes: list[str] = msgspec.field(default_factory=list)
    options: dict[str, bool] = msgspec.field(default_factory=dict)
    seed: int = 0
    age: int = 1
    moment: int = 0
    turn: int = 0
    on_turn: int = 0
    play_again: bool = False
    triggered: bool = False
    picks: int = 8
    """Wonders chosen in the draft; 8: it is over."""
    draws: int = 0
    pawn: int = 0
    track: list[str] = msgspec.field(default_factory=lambda: list(TRACK_TOKENS))
    minerva: int | None = None
    structure: list[str | None] | None = None
    """The card at every place of the Age, null where it is gone. Left out: dealt, and complete."""
    revealed: list[int] | None = None
    """Places whose card has been face up. Left out: odd rows, free and empty places."""
    decks: list[list[str | None]] | None = None
    """Cards dealt to the places of all Ages. Left out: dealt from the cards that lie nowhere else."""
    removed: list[list[str]] | None = None
    """Cards taken from each deck at setup."""
    discard: list[str] = msgspec.field(default_factory=list)
    wonder_deck: list[str] | None = None
    board: list[str] | None = None
    """Progress tokens on the board. Left out: five of those that lie nowhere else, by the seed."""
    drawn: list[str] = msgspec.field(default_factory=list)
    enki: list[str] = msgspec.field(default_factory=list)
    locked: str | None = None
    chambers: list[ChamberData] | None = None
    stock: list[str] | None = None
    """The deck of conspiracies from the top."""
    hand: list[str] = msgspec.field(default_factory=list)
    swapped: str | None = None
    spaces: list[str | None] | None = None
    mythology_decks: list[list[str]] | None = None
    mythology_at: dict[str, str] | None = None
    """Mythology tokens on places of Age I."""
    offering_at: dict[str, int] | None = None
    """Values of offering tokens on places of Age II."""
    snake: str | None = None
    snake_owner: int | None = None
    open_gods: list[str] = msgspec.field(default_factory=list)
    tasks: list[TaskData] = msgspec.field(default_factory=list)
    """What is still to be done, the next thing last. Empty: a turn (or a pick of the draft) begins."""
    result: str | None = None
    winner: int | None = None


# --- writing -------------------------------------------------------------------------------------------------------


def describe(game: "DuelGame") -> dict[str, Any]:
    """Everything about a game, secrets included, as plain JSON."""
    return msgspec.to_builtins(_Writer(game.ruleset, game.state).position())


class _Writer:
    def __init__(self, ruleset: DuelRuleset, state: Any) -> None:
        self.ruleset, self.state, self.catalog = ruleset, state, ruleset.catalog
        self.cards = ruleset.card_ids
        self.progress = tuple(token.id for token in self.catalog.progress)
        self.gods = tuple(god.id for god in self.catalog.divinities)
        self.conspiracies = tuple(one.id for one in self.catalog.conspiracies)

    def position(self) -> DuelPosition:
        game, ruleset = self.state, self.ruleset
        over = bool(game.over)
        plain = DuelPosition(
            cities=[self.city(0), self.city(1)],
            boxes=list(ruleset.boxes),
            options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
            seed=int(game.seed),
            age=int(game.age),
            moment=int(game.moment),
            turn=int(game.turn),
            on_turn=int(game.on_turn),
            play_again=bool(game.play_again),
            triggered=bool(game.triggered),
            picks=int(game.picks),
            draws=int(game.draws),
            pawn=int(game.pawn),
            track=[name for n, name in enumerate(TRACK_TOKENS) if game.track[n]],
            minerva=None if game.pantheon.minerva == NO_MINERVA else int(game.pantheon.minerva),
            revealed=_bits(int(game.revealed)),
            decks=[[self._card(card) for card in game.deck[age]] for age in range(t.AGES)],
            removed=[[self.cards[card] for card in game.removed[age]] for age in range(t.AGES)],
            discard=self._at(t.DISCARDED),
            wonder_deck=[self.catalog.wonders[n].id for n in game.wonder_deck if n >= 0],
            board=self._tokens(t.ON_BOARD),
            drawn=self._tokens(t.DRAWN),
            enki=self._tokens(t.ON_ENKI),
            locked=None if game.agora.locked < 0 else self.progress[game.agora.locked],
            tasks=[self._task(game.tasks[n]) for n in range(game.depth)],
            result=RESULTS[int(game.over)],
            winner=int(game.winner) if over and game.winner >= 0 else None,
        )
        deck = plain.decks[game.age - 1] if plain.decks else []
        places = int(ruleset.tables.structures[game.age - 1].places)
        plain.structure = [deck[n] if int(game.present) >> n & 1 else None for n in range(places)]
        if ruleset.tables.has_agora:
            self._agora(plain)
        if ruleset.tables.has_pantheon:
            self._pantheon(plain)
        return plain

    def _card(self, number: int) -> str | None:
        return self.cards[number] if number >= 0 else None

    def _at(self, place: int) -> list[str]:
        return [name for n, name in enumerate(self.cards) if self.state.card_place[n] == place]

    def _tokens(self, place: int) -> list[str]:
        return [name for n, name in enumerate(self.progress) if self.state.token_place[n] == place]

    def _task(self, task: Any) -> TaskData:
        name = TASK_NAMES[int(task.kind)]
        return TaskData(kind=name, seat=int(task.seat), amount=int(task.amount), subject=int(task.subject))

    def city(self, seat: int) -> CityData:
        game, city, agora = self.state, self.state.cities[seat], self.state.agora
        held = sorted((n for n in range(t.CONSPIRACIES) if agora.holder[n] == seat), key=lambda n: int(agora.order[n]))
        return CityData(
            coins=int(city.coins),
            cards=self._at(t.IN_CITY + seat),
            wonders=self._wonders(seat),
            progress=self._tokens(t.TAKEN + seat),
            conspiracies=[
                ConspiracyData(
                    id=self.conspiracies[n],
                    prepared=self._card(agora.prepared[n]),
                    triggered=bool(agora.shown[n]),
                    order=int(agora.order[n]),
                )
                for n in held
            ],
            gods=[name for n, name in enumerate(self.gods) if game.pantheon.owner[n] == seat],
            mythology=[name for n, name in enumerate(self.catalog.mythologies) for _ in range(city.mythology[n])],
            offerings=[v for n, v in enumerate(self.catalog.pantheon.offerings) if int(city.offerings) >> n & 1],
            protected=int(city.protected),
            knows_conspiracies=[name for n, name in enumerate(self.conspiracies) if agora.known_stock[seat, n]],
            knows_gods=[name for n, name in enumerate(self.gods) if game.pantheon.known[seat, n]],
            saw_removed=[age + 1 for age in range(t.AGES) if agora.saw_removed[seat, age]],
        )

    def _wonders(self, seat: int) -> list[WonderData]:
        game, city = self.state, self.state.cities[seat]
        built = [n for n in range(t.WONDERS) if game.wonder_built[n] and game.wonder_owner[n] == seat]
        unbuilt = [int(n) for n in city.unbuilt[: city.unbuilt_count]]
        return [
            WonderData(id=self.catalog.wonders[n].id, built=n in built, card=self._card(game.wonder_card[n]))
            for n in (*built, *unbuilt)
        ]

    def _agora(self, plain: DuelPosition) -> None:
        agora = self.state.agora
        plain.chambers = [self._chamber(agora, chamber) for chamber in range(t.CHAMBERS)]
        plain.stock = [self.conspiracies[n] for n in agora.stock[: agora.stock_count]]
        plain.hand = [self.conspiracies[n] for n in agora.hand if n >= 0]
        plain.swapped = self._card(agora.swapped)

    def _chamber(self, agora: Any, chamber: int) -> ChamberData:
        decrees = [int(n) for n in agora.decrees[chamber] if n >= 0]
        return ChamberData(
            markers=[int(n) for n in agora.markers[chamber]],
            decrees=[self.catalog.decrees[n].id for n in decrees],
            face_up=[bool(agora.turned_up[n]) for n in decrees],
        )

    def _pantheon(self, plain: DuelPosition) -> None:
        pantheon, values = self.state.pantheon, self.catalog.pantheon.offerings
        plain.spaces = [self.gods[n] if n >= 0 else None for n in pantheon.space]
        plain.mythology_decks = [
            [self.gods[n] for n in pantheon.decks[m, : pantheon.deck_count[m]]] for m in range(t.MYTHOLOGIES)
        ]
        myths = self.catalog.mythologies
        plain.mythology_at = {str(n): myths[m] for n, m in enumerate(pantheon.mythology_at) if m >= 0}
        plain.offering_at = {str(n): values[v] for n, v in enumerate(pantheon.offering_at) if v >= 0}
        plain.snake = self._card(pantheon.snake)
        plain.snake_owner = None if pantheon.snake < 0 else int(pantheon.snake_owner)
        plain.open_gods = [self.gods[n] for n in pantheon.choice[: pantheon.choice_count]]


def _bits(mask: int) -> list[int]:
    return [place for place in range(t.PLACES) if mask >> place & 1]


# --- reading -------------------------------------------------------------------------------------------------------


def set_up(position: dict[str, Any], data: Path | None = None) -> "DuelGame":
    """A game in the situation that plain JSON describes; PositionError if it cannot be."""
    from argosy.game.duel import DuelGame  # noqa: PLC0415  because games describe positions

    try:
        plain = msgspec.convert(position, DuelPosition)
        options = msgspec.convert(plain.options, DuelOptions)
    except msgspec.ValidationError as error:
        raise PositionError(f"position: {error}") from error
    ruleset = duel_ruleset(boxes=tuple(plain.boxes), options=options, data=data)
    array = new_records(GAME, 1)
    try:
        _Builder(ruleset, array[0], plain).build()
    except (IndexError, OverflowError) as error:  # because a list may be too long, or a number too large for the game
        raise PositionError(f"position: {error}") from error
    game = DuelGame(ruleset, array)
    game.start = position
    game.resume()
    _require(game.is_over or game.choices(game.owing[0]), "position: nobody has anything to choose")
    return game


class _Builder:
    """Deals by the seed, then puts everything where the position says."""

    def __init__(self, ruleset: DuelRuleset, game: Any, plain: DuelPosition) -> None:
        self.ruleset, self.game, self.plain = ruleset, game, plain
        self.tables, self.catalog = ruleset.tables, ruleset.catalog

    def build(self) -> None:
        plain, game = self.plain, self.game
        self._check()
        deal(game, self.tables, np.uint64(plain.seed))
        for seat in (0, 1):
            _wipe(game.cities[seat])
            start_city(game, self.tables, seat)
        self._numbers()
        self._cards()
        self._wonder_deck()
        self._tokens()
        if "agora" in self.ruleset.boxes:
            self._agora()
        if "pantheon" in self.ruleset.boxes:
            self._pantheon()
        self._structure()
        for seat, city in enumerate(plain.cities):
            self.game.cities[seat].coins = city.coins
        self._tasks()
        if plain.result is not None:
            game.over, game.decision = RESULTS.index(plain.result), t.NOTHING
            game.winner = t.NONE if plain.winner is None else plain.winner
            game.actor = game.on_turn

    # --- checks

    def _check(self) -> None:
        plain = self.plain
        _require(plain.game == "duel", f"game: this is a position of {plain.game!r}, not of duel")
        _require(len(plain.cities) == 2, f"cities: Duel has two of them, not {len(plain.cities)}")
        _require(1 <= plain.age <= t.AGES, f"age: 1 to 3, not {plain.age}")
        _require(plain.on_turn in (0, 1), f"on_turn: seat 0 or 1, not {plain.on_turn}")
        _require(abs(plain.pawn) <= int(self.tables.capital), f"pawn: -9 to 9, not {plain.pawn}")
        _require(0 <= plain.picks <= int(self.tables.draft_picks), f"picks: 0 to 8, not {plain.picks}")
        _require(0 <= plain.seed < 1 << 63, f"seed: 0 to 2^63 - 1, not {plain.seed}")
        _require(plain.result is None or plain.result in RESULTS, f"result: {plain.result!r} is no result")
        _require(plain.winner in (None, 0, 1), f"winner: seat 0 or 1, not {plain.winner}")
        _require(min(plain.moment, plain.turn, plain.draws) >= 0, "moment, turn and draws: not below 0")
        _require(max(plain.moment, plain.turn, plain.draws) < 1 << 20, "moment, turn and draws: below a million")
        for name in plain.track:
            _require(name in TRACK_TOKENS, f"track: {name!r} is none of {', '.join(TRACK_TOKENS)}")
        for seat, city in enumerate(plain.cities):
            _require(0 <= city.coins < 10_000, f"cities[{seat}].coins: 0 to 9999, not {city.coins}")
            _require(0 <= city.protected < 1000, f"cities[{seat}].protected: 0 to 999, not {city.protected}")
        standing = sum(wonder.built for city in plain.cities for wonder in city.wonders)
        _require(standing <= int(self.tables.standing), f"wonders: at most 7 stand in a game, not {standing}")
        self._check_once("cards", self._placed())
        self._check_once("wonders", [wonder.id for city in plain.cities for wonder in city.wonders])
        self._check_once("progress", self._placed_tokens())
        held = [one.id for city in plain.cities for one in city.conspiracies]
        self._check_once("conspiracies", [*held, *(plain.stock or []), *plain.hand])
        self._check_boxes(held)

    def _check_boxes(self, held: Sequence[str]) -> None:
        """Nothing of a box that is not on the table."""
        plain, boxes = self.plain, ("duel", *self.ruleset.boxes)
        for card in {*self._placed(), *(name for deck in plain.decks or [] for name in deck if name)}:
            box = self.catalog.cards[self._number("cards", card)].box
            _require(box in boxes, f"cards: {card} belongs to {box}, which is not in play")
        agora = [*held, *plain.hand, *(plain.stock or []), *(plain.chambers or [])]
        _require("agora" in boxes or not agora, "conspiracies, chambers: belong to agora, which is not in play")
        gods = [
            *(plain.spaces or []),
            *(plain.mythology_decks or []),
            *plain.open_gods,
            *([plain.snake] if plain.snake else []),
        ]
        gods += [one for city in plain.cities for one in (*city.gods, *city.mythology, *city.offerings)]
        _require("pantheon" in boxes or not gods, "gods, tokens: belong to pantheon, which is not in play")

    def _check_once(self, what: str, names: Iterable[str]) -> None:
        twice = sorted(name for name, count in Counter(names).items() if count > 1)
        _require(not twice, f"{what}: {', '.join(twice)} can lie in one place only")

    def _placed(self) -> list[str]:
        """Cards that the position puts somewhere outside the decks."""
        plain = self.plain
        found = [*plain.discard, *(name for name in plain.structure or [] if name)]
        for city in plain.cities:
            found += city.cards
            found += [wonder.card for wonder in city.wonders if wonder.card]
            found += [one.prepared for one in city.conspiracies if one.prepared]
        return found

    def _placed_tokens(self) -> list[str]:
        plain = self.plain
        found = [*(plain.board or []), *plain.drawn, *plain.enki, *([plain.locked] if plain.locked else [])]
        return found + [token for city in plain.cities for token in city.progress]

    def _number(self, group: str, name: str) -> int:
        ids = [thing.id for thing in getattr(self.catalog, group)]
        if name not in ids:
            raise PositionError(f"{group}: there is no {name!r}")
        return ids.index(name)

    def _numbers_of(self, group: str, names: Iterable[str]) -> list[int]:
        return [self._number(group, name) for name in names]

    # --- parts

    def _numbers(self) -> None:
        plain, game = self.plain, self.game
        for name in ("moment", "turn", "on_turn", "play_again", "triggered", "picks", "draws", "pawn"):
            setattr(game, name, int(getattr(plain, name)))
        for number, name in enumerate(TRACK_TOKENS):
            game.track[number] = int(name in plain.track)
        if plain.minerva is not None:
            _require(abs(plain.minerva) < int(self.tables.capital), f"minerva: -8 to 8, not {plain.minerva}")
            game.pantheon.minerva = plain.minerva

    def _cards(self) -> None:
        game = self.game
        for seat, city in enumerate(self.plain.cities):
            for card in self._numbers_of("cards", city.cards):
                join_city(game, self.tables, seat, card)
        for card in self._numbers_of("cards", self.plain.discard):
            game.card_place[card] = t.DISCARDED
        for seat, city in enumerate(self.plain.cities):
            for wonder in city.wonders:
                self._wonder(seat, wonder)
            for one in city.conspiracies:
                if one.prepared:
                    game.card_place[self._number("cards", one.prepared)] = t.UNDER_CONSPIRACY

    def _wonder(self, seat: int, data: WonderData) -> None:
        game, number = self.game, self._number("wonders", data.id)
        row = self.tables.wonders[number]
        _require(
            self.catalog.wonders[number].box in ("duel", *self.ruleset.boxes), f"wonders: {data.id} is not in play"
        )
        if not data.built:
            _require(data.card is None, f"wonders: {data.id} is not built, so no card lies under it")
            _require(game.cities[seat].unbuilt_count < t.MAX_UNBUILT, "wonders: too many of them")
            gain_wonder(game, seat, number)
            return
        card = self._number("cards", data.card) if data.card else self._spare_card()
        game.wonder_owner[number], game.wonder_built[number], game.wonder_card[number] = seat, 1, card
        game.card_place[card] = t.UNDER_WONDER
        game.cities[seat].built += 1
        apply_lasting(game, self.tables, seat, row.lasting, row.lasting_count, 1)

    def _spare_card(self) -> int:
        """A card of the running Age or an earlier one that lies nowhere."""
        taken = set(self._numbers_of("cards", self._placed()))
        for number, card in enumerate(self.catalog.cards):
            if card.deck == f"age_{self.plain.age}" and number not in taken and self.game.card_place[number] == t.AWAY:
                return number
        raise PositionError("wonders: no card is left to lie under them; name it with `card`")

    def _wonder_deck(self) -> None:
        """Wonders that players own have been laid out; the others follow."""
        if self.plain.wonder_deck is not None:
            deck = self._numbers_of("wonders", self.plain.wonder_deck)
            _require(sorted(deck) == self._in_play(), "wonder_deck: name every wonder in play once")
        else:
            dealt = [int(n) for n in self.game.wonder_deck if n >= 0]
            deck = sorted(dealt, key=lambda n: int(self.game.wonder_owner[n] < 0))
        self.game.wonder_deck[: len(deck)] = deck

    def _in_play(self) -> list[int]:
        return sorted(int(n) for n in self.tables.wonders_in_play[: self.tables.wonders_count])

    def _tokens(self) -> None:
        plain, game, tables = self.plain, self.game, self.tables
        in_play = {int(n) for n in tables.progress_in_play[: tables.progress_count]}
        placed = self._numbers_of("progress", self._placed_tokens())
        _require(set(placed) <= in_play, "progress: a token of a box that is not in play")
        dealt = sorted(in_play, key=lambda n: int(game.token_place[n] != t.ON_BOARD))
        rest = [number for number in dealt if number not in placed]
        used = sum(len(city.progress) for city in plain.cities)
        board = rest[: max(0, int(tables.progress_on_board) - used)] if plain.board is None else []
        for number in in_play:
            game.token_place[number] = t.IN_BOX
        for number in board or self._numbers_of("progress", plain.board or []):
            game.token_place[number] = t.ON_BOARD
        for number in self._numbers_of("progress", plain.drawn):
            game.token_place[number] = t.DRAWN
        for number in self._numbers_of("progress", plain.enki):
            game.token_place[number] = t.ON_ENKI
        if plain.locked:
            game.agora.locked = self._number("progress", plain.locked)
            game.token_place[game.agora.locked] = t.LOCKED
        for seat, city in enumerate(plain.cities):
            for number in self._numbers_of("progress", city.progress):
                row = tables.progress[number]
                game.token_place[number] = t.TAKEN + seat
                game.cities[seat].progress += 1
                apply_lasting(game, tables, seat, row.lasting, row.lasting_count, 1)

    def _structure(self) -> None:
        plain, game = self.plain, self.game
        lay_out(game, self.tables, plain.age)
        structure = self.tables.structures[plain.age - 1]
        places = int(structure.places)
        if plain.decks is not None:
            self._read_decks(plain.decks)
        if plain.removed is not None:
            _require([len(row) for row in plain.removed] == [t.REMOVED] * t.AGES, "removed: three cards for each Age")
            for age, row in enumerate(plain.removed):
                game.removed[age] = self._numbers_of("cards", row)
        if plain.structure is not None:
            _require(
                len(plain.structure) == places,
                f"structure: Age {plain.age} has {places} places, not {len(plain.structure)}",
            )
            game.present = sum(1 << place for place, name in enumerate(plain.structure) if name)
            _require(game.present or plain.result or plain.tasks, "structure: a turn needs a card to take")
            for place, name in enumerate(plain.structure):
                if name:
                    game.deck[plain.age - 1, place] = self._number("cards", name)
        if plain.decks is None:
            self._deal_rest()
        game.open = sum(
            1 << place
            for place in range(places)
            if game.present >> place & 1 and not int(structure.covered_by[place]) & int(game.present)
        )
        gone = int(structure.whole) & ~int(game.present)
        if plain.revealed is None:
            game.revealed = int(structure.face_up) | int(game.open) | gone
        else:
            _require(all(0 <= n < places for n in plain.revealed), f"revealed: places 0 to {places - 1}")
            game.revealed = sum(1 << place for place in set(plain.revealed))

    def _read_decks(self, decks: Sequence[Sequence[str | None]]) -> None:
        _require([len(deck) for deck in decks] == [t.PLACES] * t.AGES, f"decks: {t.PLACES} entries for each Age")
        for age, deck in enumerate(decks):
            self.game.deck[age] = [self._number("cards", name) if name else t.NONE for name in deck]

    def _deal_rest(self) -> None:
        """Cards that the position puts elsewhere make room in the decks of this Age and the later ones."""
        game, tables, plain = self.game, self.tables, self.plain
        away = [n for n in range(len(self.catalog.cards)) if game.card_place[n] == t.AWAY]
        named = set(self._numbers_of("cards", [name for name in plain.structure or [] if name]))
        named |= set(self._numbers_of("cards", [name for row in plain.removed or [] for name in row]))
        spare = {deck: [n for n in away if n not in named and self._deck_of(n) == deck] for deck in range(t.AGES)}
        for age in range(plain.age - 1, t.AGES):
            fixed = age == plain.age - 1 and plain.structure is not None
            for place in range(int(tables.structures[age].places)):
                card = int(game.deck[age, place])
                if fixed and (plain.structure or [])[place] is not None:
                    continue
                if fixed:
                    game.deck[age, place] = t.NONE
                elif card in named or game.card_place[card] != t.AWAY:
                    game.deck[age, place] = self._replacement(spare, age)
                elif self._deck_of(card) in spare and card in spare[self._deck_of(card)]:
                    spare[self._deck_of(card)].remove(card)
        if plain.removed is None:
            self._repair_removed(spare)

    def _repair_removed(self, spare: dict[int, list[int]]) -> None:
        """The cards removed at setup lie nowhere else."""
        game = self.game
        present = {int(n) for age in range(self.plain.age - 1, t.AGES) for n in game.deck[age] if n >= 0}
        for age in range(t.AGES):
            left = [n for n in spare[age] if n not in present]
            for index in range(t.REMOVED):
                card = int(game.removed[age, index])
                if game.card_place[card] != t.AWAY or card in present:
                    others = [n for n in left if n not in game.removed[age]]
                    if others:
                        game.removed[age, index] = others[0]

    def _deck_of(self, card: int) -> int:
        return int(self.tables.cards[card].back)

    def _replacement(self, spare: dict[int, list[int]], age: int) -> int:
        dealt = {int(n) for n in self.game.deck[age]}
        for card in spare[age]:
            if card not in dealt:
                spare[age].remove(card)
                return card
        raise PositionError(f"structure: not enough cards are left for Age {age + 1}; name them with `structure`")

    # --- boxes

    def _agora(self) -> None:
        plain, game, agora = self.plain, self.game, self.game.agora
        held = [one for city in plain.cities for one in city.conspiracies]
        names = {self._number("conspiracies", one.id) for one in held} | set(
            self._numbers_of("conspiracies", plain.hand)
        )
        if plain.stock is None:
            stock = [int(n) for n in agora.stock if n not in names]
        else:
            stock = self._numbers_of("conspiracies", plain.stock)
        _require(len(stock) + len(names) <= t.CONSPIRACIES, "conspiracies: there are 16 of them")
        agora.stock[:] = stock + [t.NONE] * (t.CONSPIRACIES - len(stock))
        agora.stock_count = len(stock)
        for index, number in enumerate(self._numbers_of("conspiracies", plain.hand[:2])):
            agora.hand[index] = number
        for seat, city in enumerate(plain.cities):
            for one in city.conspiracies:
                self._conspiracy(seat, one)
            for number in self._numbers_of("conspiracies", city.knows_conspiracies):
                agora.known_stock[seat, number] = 1
            for age in city.saw_removed:
                _require(1 <= age <= t.AGES, f"saw_removed: Ages 1 to 3, not {age}")
                agora.saw_removed[seat, age - 1] = 1
        if plain.swapped:
            agora.swapped = self._number("cards", plain.swapped)
        if plain.chambers is not None:
            _require(len(plain.chambers) == t.CHAMBERS, f"chambers: six of them, not {len(plain.chambers)}")
            self._chambers(plain.chambers)
        game.agora.taken = max(
            (int(n) + 1 for n, h in zip(agora.order, agora.holder, strict=True) if h >= 0), default=0
        )

    def _conspiracy(self, seat: int, one: ConspiracyData) -> None:
        agora, number = self.game.agora, self._number("conspiracies", one.id)
        agora.holder[number] = seat
        agora.order[number] = agora.taken if one.order is None else one.order
        agora.taken += 1
        agora.shown[number] = int(one.triggered)
        if one.prepared:
            agora.prepared[number] = self._number("cards", one.prepared)

    def _chambers(self, chambers: Sequence[ChamberData]) -> None:
        agora = self.game.agora
        named = [name for chamber in chambers for name in chamber.decrees or []]
        self._check_once("decrees", named)
        if named:
            agora.turned_up[:] = 0
        for number, chamber in enumerate(chambers):
            self._decrees(number, chamber, named=bool(named))
            markers = chamber.markers
            _require(len(markers) == 2 and min(markers) >= 0, f"chambers[{number}].markers: two numbers from 0")
            agora.markers[number] = markers
            self._control(number)
        for seat in (0, 1):
            agora.supply[seat] = int(self.tables.markers) - int(agora.markers[:, seat].sum())
            _require(agora.supply[seat] >= 0, f"chambers: seat {seat} has 12 markers")

    def _decrees(self, number: int, chamber: ChamberData, *, named: bool) -> None:
        agora = self.game.agora
        if named:
            decrees = self._numbers_of("decrees", chamber.decrees or [])
            _require(len(decrees) <= 2, f"chambers[{number}].decrees: two at most")
            agora.decrees[number] = [*decrees, t.NONE, t.NONE][:2]
        decrees = [int(n) for n in agora.decrees[number] if n >= 0]
        shown = chamber.face_up
        if shown is None:
            shown = bool(self.tables.chamber_up[number]) or sum(chamber.markers) > 0
        for index, decree in enumerate(decrees):
            agora.turned_up[decree] = int(shown if isinstance(shown, bool) else shown[index])

    def _control(self, number: int) -> None:
        agora = self.game.agora
        holder = int(majority_holder(agora, number))
        agora.control[number] = holder
        if holder >= 0:
            for decree in (int(n) for n in agora.decrees[number] if n >= 0):
                agora.turned_up[decree] = 1
                row = self.tables.decrees[decree]
                apply_lasting(self.game, self.tables, holder, row.lasting, row.lasting_count, 1)

    def _pantheon(self) -> None:
        plain, game, pantheon = self.plain, self.game, self.game.pantheon
        for seat, city in enumerate(plain.cities):
            for number in self._numbers_of("divinities", city.gods):
                row = self.tables.gods[number]
                pantheon.owner[number] = seat
                apply_lasting(game, self.tables, seat, row.lasting, row.lasting_count, 1)
            self._city_tokens(seat, city)
        if plain.spaces is not None:
            _require(len(plain.spaces) == t.SPACES, f"spaces: six of them, not {len(plain.spaces)}")
            pantheon.space[:] = [self._number("divinities", name) if name else t.NONE for name in plain.spaces]
        self._mythology_decks()
        if plain.mythology_at is not None:
            pantheon.mythology_at[:] = t.NONE
            for place, name in plain.mythology_at.items():
                pantheon.mythology_at[self._place(place)] = self._mythology(name)
        if plain.offering_at is not None:
            pantheon.offering_at[:] = t.NONE
            for place, value in plain.offering_at.items():
                pantheon.offering_at[self._place(place)] = self._offering(value)
        if plain.snake is not None:
            _require(plain.snake_owner in (0, 1), "snake_owner: seat 0 or 1")
            pantheon.snake, pantheon.snake_owner = self._number("cards", plain.snake), plain.snake_owner
            symbol = int(self.tables.cards[pantheon.snake].symbol)
            _require(symbol >= 0, f"snake: {plain.snake} has no science symbol")
            game.cities[pantheon.snake_owner].symbols[symbol] += 1
        for index, number in enumerate(self._numbers_of("divinities", plain.open_gods)):
            pantheon.choice[index], pantheon.choice_count = number, index + 1

    def _city_tokens(self, seat: int, data: CityData) -> None:
        city = self.game.cities[seat]
        for name in data.mythology:
            city.mythology[self._mythology(name)] += 1
        for value in data.offerings:
            city.offerings |= 1 << self._offering(value)
        city.protected = data.protected
        for number in self._numbers_of("divinities", data.knows_gods):
            self.game.pantheon.known[seat, number] = 1

    def _mythology_decks(self) -> None:
        pantheon = self.game.pantheon
        placed = {int(n) for n in pantheon.space if n >= 0} | {n for n in range(t.GODS) if pantheon.owner[n] >= 0}
        named = self.plain.mythology_decks
        _require(named is None or len(named) == t.MYTHOLOGIES, "mythology_decks: one for each of the five mythologies")
        for mythology in range(t.MYTHOLOGIES):
            if self.plain.mythology_decks is not None:
                gods = self._numbers_of("divinities", self.plain.mythology_decks[mythology])
            else:
                gods = [int(n) for n in pantheon.decks[mythology] if n >= 0 and int(n) not in placed]
            _require(not placed & set(gods), "mythology_decks: a god can lie in one place only")
            pantheon.decks[mythology] = [*gods, t.NONE, t.NONE, t.NONE][: t.MYTHOLOGY_CARDS]
            pantheon.deck_count[mythology] = len(gods)

    def _place(self, text: str) -> int:
        _require(text.isdigit() and int(text) < t.PLACES, f"places: {text!r} is no place of a structure")
        return int(text)

    def _mythology(self, name: str) -> int:
        _require(name in self.catalog.mythologies, f"mythology: there is no {name!r}")
        return self.catalog.mythologies.index(name)

    def _offering(self, value: int) -> int:
        _require(value in self.catalog.pantheon.offerings, f"offering: there is no token of {value}")
        return self.catalog.pantheon.offerings.index(value)

    def _tasks(self) -> None:
        game = self.game
        _require(len(self.plain.tasks) < t.MAX_TASKS, "tasks: too many of them")
        for task in self.plain.tasks:
            _require(task.kind in TASK_NUMBERS, f"tasks: there is no {task.kind!r}")
            _require(task.seat in (0, 1), f"tasks: seat 0 or 1, not {task.seat}")
            most = SUBJECTS.get(task.kind, 512)
            _require(0 <= task.subject < most, f"tasks: {task.kind}: subject from 0 to {most - 1}, not {task.subject}")
            _require(0 <= task.amount < 100, f"tasks: {task.kind}: amount from 0 to 99, not {task.amount}")
            _require(task.kind != "give" or self.plain.swapped, "tasks: give needs the card that is taken, `swapped`")
            row = game.tasks[game.depth]
            row.kind, row.seat, row.amount, row.subject = TASK_NUMBERS[task.kind], task.seat, task.amount, task.subject
            game.depth += 1


def _wipe(city: Any) -> None:
    for name in city.dtype.names:
        city[name] = 0


def _require(fine: Any, message: str) -> None:
    if not fine:
        raise PositionError(message)
