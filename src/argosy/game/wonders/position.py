"""A situation of 7 Wonders as plain JSON: `describe` writes everything, `set_up` makes a game of it.

What is left out gets a quiet default (docs/positions.md); what cannot be is refused with a PositionError that names
the place. A complete description gives the very same record back.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from argosy.errors import ArgosyError, ChoiceError, PositionError
from argosy.game.arguments import read_options
from argosy.game.forms import read_form
from argosy.game.wonders.armada.position import (
    CityShips,
    describe_islands,
    describe_ships,
    set_up_islands,
    set_up_ships,
)
from argosy.game.wonders.deal import side_of
from argosy.game.wonders.look import stages_of
from argosy.game.wonders.printed import check_printed, is_printed
from argosy.rules.records import Record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import add_to_hand, has_built, stand
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.rules.wonders.setup import deal, forget_plays
from argosy.rules.wonders.state import AGES, GAME, MAX_STAGES

if TYPE_CHECKING:
    from argosy.game.wonders.game import WondersGame

# Far more than any game gives, and no more than the fields of the record hold.
MOST_COINS = 10_000
MOST_TOKENS = 100
MOST_MOMENTS = 1_000_000
SEEDS = 1 << 63

ASKED_AT = {
    "card": "ask_card",
    "last_card": "ask_last_card",
    "revive": "ask_revive",
    "move": "ask_moves",
    "keep": "draw_islands",
    "fight": "ask_fight",
}


ASKED_ANY_TURN = ("card", "revive", "move", "keep")


class PlayData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One play of the running Age."""

    row: int
    """The turn; turns + 1 for an extra last card."""
    seat: int
    verb: str
    card: str
    stage: int = 0


class StageData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One built stage: the card under it and the Age on its back; both may be left out."""

    card: str | None = None
    age: int | None = None
    number: int | None = None
    """1-based; left out: the next from the left."""


class CityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One city."""

    wonder: str | None = None
    side: str = "a"
    coins: int | None = None
    cards: list[str] = msgspec.field(default_factory=list)
    stages: list[StageData] | int = 0
    """The built stages from the left, or only how many."""
    hand: list[str] | None = None
    """Left out: dealt from the cards of the Age that lie nowhere else. For the free city its deck, top card last."""
    victories: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Victory tokens of each Age."""
    defeats: int = 0
    free_used: bool = False
    revives: int | None = None
    chosen: list[str] = msgspec.field(default_factory=list)
    """The seat's own secret choices of this moment, as texts."""
    income: int = 0
    """Trade income of this turn that is not credited yet."""
    armada: CityShips | None = None


class PositionData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A situation at a moment when somebody owes a choice, or at the end of the game."""

    game: str = "wonders"
    edition: int = 2020
    players: int | None = None
    """Left out: one for each city."""
    boxes: list[str] = msgspec.field(default_factory=list)
    options: dict[str, str] = msgspec.field(default_factory=dict)
    seed: int = 0
    age: int | None = None
    """Left out: 1, or 3 for a game that is over."""
    turn: int | None = None
    """Left out: what the size of the hands says, or 1."""
    asked: str = "card"
    """card, last_card, revive, move, keep, fight, or over."""
    asked_city: int | None = None
    """The city that builds from the discard pile, for `revive`."""
    step: int | None = None
    """Place of the asking step in `game.ruleset.steps`; left out: the first that asks this."""
    teams: bool = False
    islands: list[list[str]] | None = None
    """Armada: the island decks of levels 1 to 3, top card first. Left out: as dealt, less the islands in play."""
    island_shuffles: int = 0
    moment: int = 1
    any_cards: bool = False
    """For studies and tests: cards of other Ages in hands, one copy of cards that only more cities have."""
    cities: list[CityData]
    discard: list[str] = msgspec.field(default_factory=list)
    decks: list[list[str]] | None = None
    """The cards of each Age as dealt, seat after seat. Left out: later Ages are dealt by the seed."""
    plays: list[PlayData] = msgspec.field(default_factory=list)


def describe(game: "WondersGame") -> dict[str, Any]:
    """Everything about a game, secrets included, as plain JSON."""
    data = _describe(game)
    return msgspec.to_builtins(data)


def _describe(game: "WondersGame") -> PositionData:
    ruleset, state = game.ruleset, game.state
    ids = ruleset.card_ids
    asked = _asked(state)
    return PositionData(
        edition=ruleset.edition,
        players=ruleset.players,
        boxes=list(ruleset.boxes),
        options={name: getattr(ruleset.options, name) for name in ruleset.options.__struct_fields__},
        seed=int(state.seed),
        age=int(state.age),
        turn=int(state.turn),
        asked=asked,
        asked_city=_asked_city(state) if asked == "revive" else None,
        step=None if asked == "over" else int(state.step) - 1,
        teams=ruleset.teams,
        islands=describe_islands(ruleset, state),
        island_shuffles=int(state.armada.shuffles),
        moment=int(state.moment),
        any_cards=not is_printed(ruleset, state),
        cities=[_describe_city(game, seat) for seat in range(ruleset.seats)],
        discard=[ids[kind] for kind in range(len(ids)) for _ in range(state.discard[kind])],
        decks=[[ids[kind] for kind in deck if kind >= 0] for deck in state.decks],
        plays=list(_describe_plays(ids, ruleset, state)),
    )


def _asked(state: Record) -> str:
    if state.over:
        return "over"
    word = next(terms.OWES[city.owed] for city in state.cities if city.owes or (city.chosen.verb and state.owing))
    return "card" if word == "city_card" else word


def _asked_city(state: Record) -> int:
    return next(seat for seat, city in enumerate(state.cities) if city.owed == terms.REVIVE)


def _describe_city(game: "WondersGame", seat: int) -> CityData:
    city, ids = game.state.cities[seat], game.ruleset.card_ids
    wonder, side = game.boards[seat]
    return CityData(
        wonder=wonder,
        side=side,
        coins=int(city.coins),
        cards=[ids[kind] for kind in range(len(ids)) if has_built(city, kind)],
        stages=[
            StageData(
                card=ids[city.markers[number - 1]] if city.markers[number - 1] >= 0 else None,
                age=int(city.marker_ages[number - 1]) or None,
                number=number,
            )
            for number in stages_of(city)
        ],
        hand=[ids[kind] for kind in city.hand[: city.hand_size]],
        victories=[int(count) for count in city.victories],
        defeats=int(city.defeats),
        free_used=bool(city.free_used),
        revives=int(city.revives),
        chosen=list(game.pending(seat)),
        income=int(city.income),
        armada=describe_ships(game.ruleset, city),
    )


def _describe_plays(ids: tuple[str, ...], ruleset: Ruleset, state: Record) -> Iterator[PlayData]:
    for row in range(1, ruleset.tables.turns + 2):
        for seat in range(ruleset.seats):
            play = state.plays[row, seat]
            if play.verb:
                verb = terms.VERBS[play.verb]
                yield PlayData(row=row, seat=seat, verb=verb, card=ids[play.card], stage=int(play.stage))


def set_up(position: dict[str, Any], data: Any = None) -> "WondersGame":
    """A game in the situation that the JSON describes. Raises PositionError, and nothing is made, if it cannot be."""
    wish = read_form(position, PositionData, "position")
    try:
        return _Builder(wish, data).build(position)
    except PositionError:
        raise
    except ArgosyError as error:
        raise PositionError(f"position: {error}") from error


class _Builder:
    """Fills one fresh record; nothing of it is seen outside before it is complete and checked."""

    def __init__(self, wish: PositionData, data: Any) -> None:
        self.wish = wish
        self.ruleset = self._ruleset(data)
        self.tables = self.ruleset.tables
        self.number = {card: kind for kind, card in enumerate(self.ruleset.card_ids)}
        self.array = new_records(GAME, 1)
        self.state = self.array[0]

    def build(self, position: dict[str, Any]) -> "WondersGame":
        from argosy.game.wonders.game import WondersGame  # noqa: PLC0415  because games describe themselves

        self._deal()
        self._ages()
        for seat, city in enumerate(self.wish.cities):
            self._city(seat, city)
        self._piles()
        self._hands()
        check_printed(self.ruleset, self.state, any_cards=self.wish.any_cards)
        set_up_islands(self.ruleset, self.state, self.wish.islands, self.wish.island_shuffles)
        self._ask()
        game = WondersGame(self.ruleset, self.array)
        game.start = copy.deepcopy(position)  # because the caller may go on changing it
        self._choose(game)
        return game

    # --- the table ---

    def _ruleset(self, data: Any) -> Ruleset:
        wish = self.wish
        if wish.game != "wonders":
            raise PositionError(f"position.game = {wish.game!r}: this is a position of wonders")
        options = read_options(wish.options, Options, "7 Wonders")
        players = len(wish.cities) if wish.players is None else wish.players
        ruleset = wonders_ruleset(
            players=players, edition=wish.edition, boxes=tuple(wish.boxes), teams=wish.teams, options=options, data=data
        )
        if len(wish.cities) != ruleset.seats:
            raise PositionError(f"position.cities: {len(wish.cities)} cities, {players} players need {ruleset.seats}")
        return ruleset

    def _deal(self) -> None:
        if not 0 <= self.wish.seed < SEEDS:
            raise PositionError(f"position.seed = {self.wish.seed}: a whole number from 0 to 2^63 - 1")
        boards = [self._board(seat, city) for seat, city in enumerate(self.wish.cities)]
        if len({self.ruleset.boards[board][0] for board in boards}) < len(boards):
            raise PositionError("position.cities: each wonder can be played once")
        deal(self.state, self.tables, np.uint64(self.wish.seed), np.array(boards, np.int16))

    def _board(self, seat: int, city: CityData) -> int:
        wished = [other.wonder for other in self.wish.cities]
        unused = [wonder.id for wonder in self.ruleset.catalog.wonders if wonder.id not in wished]
        place = sum(other.wonder is None for other in self.wish.cities[:seat])
        known, side = [wonder.id for wonder in self.ruleset.catalog.wonders], side_of(city.side)
        if city.wonder is not None and city.wonder not in known:
            raise PositionError(
                f"position.cities[{seat}].wonder: there is no {city.wonder!r}; known: {', '.join(known)}"
            )
        if side is None:
            raise PositionError(f"position.cities[{seat}].side = {city.side!r}: a (day) or b (night)")
        return self.ruleset.boards.index((city.wonder or unused[place], side))

    def _ages(self) -> None:
        turns, age, turn = int(self.tables.turns), self._age(), self._turn()
        if not 1 <= turn <= turns:
            raise PositionError(self._impossible_turn(turn, turns))
        if self.wish.asked not in ASKED_ANY_TURN and turn != turns:
            raise PositionError(f"position.turn = {turn}: {self.wish.asked} comes in the last turn of an Age, {turns}")
        self.state.age, self.state.turn = age, turn
        self.state.moment = self._count(self.wish.moment, "position.moment", MOST_MOMENTS)
        self.state.last_card = turn == turns and self._after_last_card()
        first = int(self.tables.first_control[age - 1])
        self.state.controller = first if turn % 2 or not first else 3 - first

    def _age(self) -> int:
        over = self.wish.asked == "over"
        age = self.wish.age if self.wish.age is not None else AGES if over else 1
        if not 1 <= age <= AGES:
            raise PositionError(f"position.age = {age}: 1 to {AGES}")
        if over and age < AGES:
            raise PositionError(f"position.age = {age}: a game is over after Age {AGES}")
        return age

    def _turn(self) -> int:
        if self.wish.turn is not None:
            return self.wish.turn
        if self.wish.asked != "card":
            return int(self.tables.turns)
        sizes = [len(city.hand) for city in self.wish.cities if city.hand is not None]
        return int(self.tables.hand) + 1 - sizes[-1] if sizes else 1

    def _impossible_turn(self, turn: int, turns: int) -> str:
        """What is wrong: the turn that was written, or the hand that it was read from."""
        if self.wish.turn is not None:
            return f"position.turn = {turn}: 1 to {turns}"
        seat = max(seat for seat, city in enumerate(self.wish.cities) if city.hand is not None)
        size, full = len(self.wish.cities[seat].hand or ()), int(self.tables.hand)
        return (
            f"position.cities[{seat}].hand: {size} cards; it holds {full + 1 - turns} to {full} when a card is chosen"
        )

    def _after_last_card(self) -> bool:
        """In the last turn of an Age: is the asking step the one for extra last cards, or behind it?"""
        return self.wish.asked != "over" and self._asking_step() >= self.ruleset.steps.index("ask_last_card")

    # --- the cities ---

    def _city(self, seat: int, wish: CityData) -> None:
        city, where = self.state.cities[seat], f"position.cities[{seat}]"
        if len(set(wish.cards)) < len(wish.cards):
            raise PositionError(f"{where}.cards: {_twice(wish.cards)} stands twice; a city holds each name once")
        for card in wish.cards:
            self._stand(seat, self._kind(card, f"{where}.cards"))
        self._stages(seat, wish, where)
        set_up_ships(self.ruleset, self.state, seat, wish.armada, where)
        city.coins = self._count(
            wish.coins if wish.coins is not None else int(self.tables.start_coins), f"{where}.coins"
        )
        city.income, city.free_used = self._count(wish.income, f"{where}.income"), wish.free_used
        city.revives = self._count(wish.revives or 0, f"{where}.revives", MOST_TOKENS)
        if len(wish.victories) != AGES:
            raise PositionError(f"{where}.victories: {len(wish.victories)} numbers; one for each of {AGES} Ages")
        city.victories[:] = [self._count(count, f"{where}.victories", MOST_TOKENS) for count in wish.victories]
        city.defeats = self._count(wish.defeats, f"{where}.defeats", MOST_TOKENS)

    def _stand(self, seat: int, kind: int) -> None:
        city, card = self.state.cities[seat], self.tables.cards[kind]
        stand(city, kind)
        city.colors[card.color] += 1
        apply_effects(self.state, self.tables, seat, card.first_effect, card.effects)

    def _stages(self, seat: int, wish: CityData, where: str) -> None:
        city = self.state.cities[seat]
        board = self.tables.boards[city.wonder]
        count = wish.stages if isinstance(wish.stages, int) else len(wish.stages)
        if not 0 <= count <= board.stages:
            raise PositionError(f"{where}.stages: {count} built, the board has {board.stages}")
        stages = [StageData() for _ in range(count)] if isinstance(wish.stages, int) else wish.stages
        for place, stage in enumerate(stages[:MAX_STAGES]):
            number = place if stage.number is None else stage.number - 1
            if not 0 <= number < board.stages or city.stages_built >> number & 1:
                raise PositionError(f"{where}.stages: stage {number + 1} stands twice or is not on the board")
            if number != place and not board.any_order:
                raise PositionError(f"{where}.stages: the stages of this board are built from left to right")
            city.stages_built |= 1 << number
            city.markers[number] = -1 if stage.card is None else self._kind(stage.card, f"{where}.stages")
            city.marker_ages[number] = self._count(stage.age or 0, f"{where}.stages", AGES)
            row = board.stage[number]
            apply_effects(self.state, self.tables, seat, row.first_effect, row.effects)
        city.stages = len(stages)

    def _kind(self, card: str, where: str) -> int:
        if card not in self.number:
            raise PositionError(f"{where}: there is no card {card!r} in this edition")
        return self.number[card]

    def _count(self, value: int, where: str, most: int = MOST_COINS) -> int:
        if not 0 <= value <= most:
            raise PositionError(f"{where} = {value}: a whole number from 0 to {most}")
        return value

    # --- cards that lie elsewhere ---

    def _piles(self) -> None:
        wish, state = self.wish, self.state
        state.discard[:] = 0
        for kind, count in Counter(self._kind(card, "position.discard") for card in wish.discard).items():
            state.discard[kind] = self._count(
                count, f"position.discard: copies of {self.ruleset.card_ids[kind]}", MOST_TOKENS
            )
        if len(wish.decks or []) > AGES:
            raise PositionError(f"position.decks: {len(wish.decks or [])} decks for {AGES} Ages")
        for age, deck in enumerate(wish.decks or []):
            self._deck(age, [self._kind(card, f"position.decks[{age}]") for card in deck])
        forget_plays(state)
        for play in wish.plays:
            self._play(play)

    def _deck(self, age: int, kinds: list[int]) -> None:
        size = int(self.tables.hand) * self.ruleset.seats
        if len(kinds) != size:
            raise PositionError(f"position.decks[{age}]: {len(kinds)} cards; {size} are dealt in an Age")
        self.state.decks[age, :size] = kinds

    def _play(self, play: PlayData) -> None:
        rows, seats = int(self.tables.turns) + 1, self.ruleset.seats
        if not (1 <= play.row <= rows and 0 <= play.seat < seats and play.verb in terms.VERBS[1:5]):
            raise PositionError(
                f"position.plays: {play}: row 1 to {rows}, seat below {seats}, verb build, stage, free or sell"
            )
        self._count(play.stage, "position.plays: stage", MAX_STAGES)
        row = self.state.plays[play.row, play.seat]
        row.card, row.verb, row.stage = (
            self._kind(play.card, "position.plays"),
            terms.VERBS.index(play.verb),
            play.stage,
        )

    def _hands(self) -> None:
        given = [city.hand for city in self.wish.cities]
        spare = self._spare_cards() if None in given else []
        for seat, hand in enumerate(given):
            size = self._hand_size(seat)
            kinds = (
                spare[:size] if hand is None else [self._kind(card, f"position.cities[{seat}].hand") for card in hand]
            )
            spare = spare[size:] if hand is None else spare
            turn = int(self.state.turn)
            if hand is None and len(kinds) < size:
                raise PositionError(
                    f"position.cities[{seat}].hand: left out, but only {len(kinds)} cards of this Age lie nowhere else and "
                    f"in turn {turn} it holds {size}: set a later turn or write the hand"
                )
            if len(kinds) != size:
                raise PositionError(f"position.cities[{seat}].hand: {len(kinds)} cards; in turn {turn} it holds {size}")
            self._fill_hand(seat, kinds)

    def _spare_cards(self) -> list[int]:
        """Cards of the Age that lie nowhere else, in the order in which they were dealt."""
        lying = Counter(self._lying())
        spare = []
        for kind in (int(kind) for kind in self.state.decks[self.state.age - 1] if kind >= 0):
            if lying[kind] > 0:
                lying[kind] -= 1
            else:
                spare.append(kind)
        return spare

    def _lying(self) -> Iterator[int]:
        """Card numbers that lie in cities, under stages, in the discard pile and in given hands."""
        for seat, wish in enumerate(self.wish.cities):
            city = self.state.cities[seat]
            yield from (kind for kind in range(len(self.number)) if has_built(city, kind))
            yield from (int(kind) for kind in city.markers[: city.stages] if kind >= 0)
            yield from (self._kind(card, f"position.cities[{seat}].hand") for card in wish.hand or [])
        yield from (kind for kind in range(len(self.number)) for _ in range(self.state.discard[kind]))

    def _hand_size(self, seat: int) -> int:
        """Cards in a hand at this moment (BASE-PASS-2, BASE-TWO-15)."""
        full = int(self.tables.hand) + 1 - int(self.state.turn)
        if self.wish.asked != "card" and self.state.turn == self.tables.turns:
            return self._left_over(seat)
        if self.wish.asked in ("revive", "move", "keep"):
            full -= 1  # because the card of this turn has been played
        if not self.state.free_city:
            return full
        if seat == 0:
            return int(self.tables.hand) - int(self.state.turn)
        return full + (self.wish.asked == "card" and seat == self.state.controller)

    def _left_over(self, seat: int) -> int:
        """In the last turn: has the hand a card left? Its size is free while left-overs are being dealt with."""
        hand = self.wish.cities[seat].hand
        return len(hand) if hand is not None and len(hand) <= 1 else 0

    def _fill_hand(self, seat: int, kinds: list[int]) -> None:
        city = self.state.cities[seat]
        city.hand[:] = -1
        city.hand_size = 0
        if self.state.free_city and seat == 0:
            city.hand[: len(kinds)] = kinds
            city.hand_size = len(kinds)
            return
        for kind in kinds:
            add_to_hand(city, kind)

    # --- who is asked ---

    def _ask(self) -> None:
        state, asked = self.state, self.wish.asked
        if asked == "over":
            state.over, state.step = 1, len(self.ruleset.steps)
            return
        state.step = self._asking_step() + 1
        for seat in self._asked_seats(asked):
            self._owe(
                seat, terms.CITY_CARD if asked == "card" and state.free_city and seat == 0 else terms.OWES.index(asked)
            )
        if not state.owing:
            raise PositionError(f"position.asked = {asked!r}: no city can be asked that here")

    def _asking_step(self) -> int:
        """The place of the asking step."""
        asked, steps = self.wish.asked, self.ruleset.steps
        places = [place for place, step in enumerate(steps) if step == ASKED_AT.get(asked)]
        if not places:
            known = ", ".join(word for word, step in ASKED_AT.items() if step in steps)
            raise PositionError(f"position.asked = {asked!r}: choose {known} or over")
        if self.wish.step is not None and self.wish.step not in places:
            raise PositionError(f"position.step = {self.wish.step}: {asked} is asked at {', '.join(map(str, places))}")
        return places[0] if self.wish.step is None else self.wish.step

    def _asked_seats(self, asked: str) -> list[int]:
        cities, seats = self.state.cities, range(self.ruleset.seats)
        if asked == "card":
            return list(seats)
        if asked == "last_card":
            return [seat for seat in seats if cities[seat].plays_last and cities[seat].hand_size]
        if asked == "move":
            return [seat for seat in seats if cities[seat].armada.moves_many[0]]
        if asked == "keep":
            return [seat for seat in seats if sum(int(island) >= 0 for island in cities[seat].armada.drawn) > 1]
        if asked == "fight":
            return [seat for seat in seats if cities[seat].armada.may_abstain]
        seat = self.wish.asked_city
        if seat is None or not 0 <= seat < self.ruleset.seats:
            raise PositionError(f"position.asked_city = {seat}: the city that builds from the discard pile")
        cities[seat].revives = max(1, int(cities[seat].revives))
        return [seat]

    def _owe(self, seat: int, owes: int) -> None:
        city = self.state.cities[seat]
        city.chosen.verb, city.chosen.card, city.chosen.number = terms.NO_VERB, -1, -1
        city.owes = city.owed = owes
        self.state.owing += 1

    def _choose(self, game: "WondersGame") -> None:
        """Choices that were committed already; they may not complete the moment."""
        for seat, city in enumerate(self.wish.cities):
            for text in city.chosen:
                if game.state.owing == 1:
                    raise PositionError(f"position.cities[{seat}].chosen: with it everybody has chosen; leave one open")
                try:
                    game.choose(seat, text)
                except ChoiceError as error:
                    raise PositionError(f"position.cities[{seat}].chosen: {error}") from error


def _twice(cards: list[str]) -> str:
    return next(card for card, count in Counter(cards).items() if count > 1)
