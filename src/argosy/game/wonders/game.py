"""The class of a game of 7 Wonders with names: the public API of `argosy.rules.wonders`.

One thread at a time may use a game. What a player may see is `view(seat)`; everything else here is for
whoever runs the table.
"""

import secrets
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from argosy.deprecation import renamed_parameter
from argosy.errors import ChoiceError
from argosy.game.arguments import (
    SEED_BITS,
    data_folder,
    expansion_names,
    normal_form,
    read_options,
    said_of,
    seed_number,
    whole_number,
    yes_or_no,
)
from argosy.game.engine import run
from argosy.game.types import Choice, Event, Explanation, Fields, Refusal, SeatScore
from argosy.game.values import GameValue
from argosy.game.wonders.choice import CITY_PREFIX, make_choice
from argosy.game.wonders.choice_query import CityQuestion
from argosy.game.wonders.events import events_of
from argosy.game.wonders.expansions import QUESTIONS
from argosy.game.wonders.explain import explain, producers_of
from argosy.game.wonders.features import feature_names
from argosy.game.wonders.position.describe import describe
from argosy.game.wonders.record.write import Made, write
from argosy.game.wonders.refusal import refuse
from argosy.game.wonders.score import score_sheet, totals
from argosy.game.wonders.view import WondersView
from argosy.game.wonders.view_builder import asked_city, hand_ids, look, owing_seats
from argosy.game.wonders.wonder_deal import WonderRequest, board_numbers, deal_boards
from argosy.rules.records import Record, Records, copy_record, new_records, state_hash
from argosy.rules.wonders import terms
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices, place_held_back
from argosy.rules.wonders.city import hand_holder, may_play
from argosy.rules.wonders.drivers import features
from argosy.rules.wonders.drivers.compact import number_in
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS
from argosy.rules.wonders.knowledge import SPECTATOR, redeal_unknown
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import CHOICE, GAME, Numbers
from argosy.rules.wonders.turn import commit, run_step, take_back

MARKS = {"last_card": "+", "revive": "*", **{word: question.mark for word, question in QUESTIONS.items()}}
"""What the label of a moment says besides Age and turn, by what is asked."""


class _Lists(threading.local):
    """Room for a list of choices, one a thread, because it is forty times as large as a game."""

    def __init__(self) -> None:
        self.rows = new_records(CHOICE, MAX_CHOICES)


_LISTS = _Lists()


class WondersGame(GameValue):
    """One game. Make it with `argosy.new_game("wonders", ...)`, `argosy.replay` or `argosy.from_position`."""

    record_type = GAME
    feature_kernels = features

    def __init__(self, ruleset: Ruleset, array: Records) -> None:
        self.ruleset: Ruleset = ruleset
        self.array = array
        self.boards = [ruleset.boards[int(city.wonder)] for city in self.state.cities[: ruleset.seats]]
        self.journal: list[Made] = []
        """Every choice that was revealed, in the order of (moment, seat, own city first)."""
        self.start: Fields | None = None
        """The position that the game began from, when that was not a deal."""
        self.labels: dict[int, str] = {}
        """For each moment with revealed choices: Age and turn, e.g. `2.5`."""
        self.opening: list[Event] = []
        """Events of the start of the game."""
        self._pending: dict[int, list[str]] = {}

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Names of what `observe` gives (docs/bots/batch.md)."""
        return feature_names(self.ruleset)

    @property
    def actions(self) -> int:
        """Size of the exact action space (docs/bots/choices.md)."""
        return int(self.ruleset.tables.actions)

    @property
    def compact_actions(self) -> int:
        """Size of the compact action space (docs/bots/choices.md)."""
        return self.ruleset.compact_actions

    def __repr__(self) -> str:
        return said_of(self.ruleset.name, self.label, self.owing)

    @property
    def state(self) -> Record:
        """The game as the rules see it."""
        return self.array[0]

    # --- asking ---------------------------------------------------------------------------------------------

    @property
    def owing(self) -> tuple[int, ...]:
        """Seats that owe a choice now, in rising order. Empty only when the game is over."""
        return owing_seats(self.state)

    @property
    def moment(self) -> int:
        """The number of reveals so far. It names the situation that a choice is made in."""
        return int(self.state.moment)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats of players: all cities but the free one."""
        return tuple(range(1 if self.ruleset.has_free_city else 0, self.ruleset.seats))

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.state.over)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, more than one after a full tie (BASE-END-3); empty while the game runs."""
        return tuple(sheet.seat for sheet in self.scores() if sheet.rank == 1) if self.is_over else ()

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """All that a seat may do now, each with its fixed price; empty if it owes nothing (BASE-TURN-3).

        With two players the controller chooses for the own city first, then for the free city (`city: ...`).
        """
        return tuple(choice for _, choice in self._each_choice(seat))

    def numbers(self, seat: int) -> tuple[int, ...]:
        """The numbers of `choices(seat)`, for who needs no words."""
        city = asked_city(self.state, self._checked(seat))
        return () if city is None else tuple(self._list(city).tolist())

    def compact_choices(self, seat: int) -> dict[int, Choice]:
        """Return the legal choices of a seat by number in the compact action space (docs/bots/choices.md).

        Each has its first payment.
        """
        found: dict[int, Choice] = {}
        for choice in self.choices(seat):
            number = number_in(
                self.ruleset.compact, self.state, self.ruleset.tables, choice.city, choice.number
            )
            found.setdefault(int(number), choice)
        return found

    def committed(self, seat: int) -> str | None:
        """The text of the seat's last secret choice of this moment; None if there is none."""
        made = self._pending.get(seat)
        return made[-1] if made else None

    def pending(self, seat: int) -> tuple[str, ...]:
        """The texts of all secret choices of the seat in this moment."""
        return tuple(self._pending.get(seat, ()))

    @property
    def label(self) -> str:
        """Age and turn, e.g. `2.5`, and what is asked: `+` extra last card, `*` discard pile, or a mark of a
        box.
        """
        owed = {int(city.owed) for city in self.state.cities if city.owes}
        mark = next((MARKS[word] for word in map(terms.OWES.__getitem__, sorted(owed)) if word in MARKS), "")
        return f"{self.state.age}.{self.state.turn}{mark}"

    def view(self, seat: int | None = None) -> WondersView:
        """Return the view of a seat; None: that of a spectator (BASE-INFO-1 to -3)."""
        if seat is not None:
            self._checked(seat)
        chosen = None if seat is None else self.committed(seat)
        return look(self.ruleset, self.state, seat, chosen, self.winners)

    def scores(self) -> tuple[SeatScore, ...]:
        """The score sheet by seat; while the game runs, as if it ended now (BASE-SCORE-1 to -7)."""
        return score_sheet(self.ruleset, self.state)

    def totals(self) -> tuple[int, ...]:
        """The points of `scores` alone, by seat: many times as fast."""
        return totals(self.ruleset, self.state)

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Return the reason why a seat cannot choose a text now; None if it can.

        `build CARD` and `stage` may leave out the rest.
        """
        wanted = normal_form(text)
        choices = self.choices(seat)
        if any(choice.text == wanted or _is_short_for(wanted, choice) for choice in choices):
            return None
        city = asked_city(self.state, seat)
        return refuse(self._asked(seat if city is None else city), text)

    def why_not(self, seat: int, text: str) -> str:
        """The reason in one clause, e.g. `aqueduct: needs 3 stone: you make 1, neighbours sell 1`; "" if it
        is legal.
        """
        refusal = self.refusal(seat, text)
        return refusal.text if refusal else ""

    def explain(self, seat: int, choice: Choice) -> Explanation:
        """Return the breakdown of a listed choice of the seat; ChoiceError for another seat's."""
        if choice.seat != seat:
            raise ChoiceError(f"seat {seat} asks for a choice of seat {choice.seat}: {choice.text}")
        return explain(self.ruleset, self.state, choice)

    # --- choosing -------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: Choice | str | int, *, moment: int | None = None) -> list[Event]:
        """Commit a seat's secret choice; when it is the last one, reveal (BASE-TURN-2, -3).

        choice: a Choice, its text or its number. moment: the moment the player saw; another seat's choice
        does not make it stale, a reveal does. Returns the events for everybody. Raises ChoiceError and
        changes nothing when the choice is unreadable, not legal, or made for a moment that is over.
        """
        self._check_time(seat, moment)
        self._commit(seat, *self._find(seat, choice))
        events = [] if seat in self.owing else [Event(kind="chosen", seat=seat)]
        return events + (self._reveal() if self.state.owing == 0 else [])

    def play(self, seat: int, choice: Choice | str | int, *, moment: int | None = None) -> None:
        """Do what `choose` does and tell nobody, in a fraction of the time: for matches, and for who does
        not look. Raises ChoiceError.
        """
        self._check_time(seat, moment)
        self._commit(seat, *self._find(seat, choice))
        if self.state.owing == 0:
            self._begin_moment()
            while self.state.owing == 0 and not self.state.over:
                run(run_step)(self.state, self.ruleset.tables)

    def can_take_back(self, seat: int) -> bool:
        """Has the seat made a choice in this moment?"""
        return bool(self._pending.get(self._checked(seat)))

    def take_back(self, seat: int) -> None:
        """Undo a seat's last choice of this moment; with two players the controller's two choices one by one.

        Raises ChoiceError if there is nothing to take back, because all choices have been revealed.
        """
        made = self._pending.get(self._checked(seat))
        if not made:
            raise ChoiceError(f"seat {seat} has no choice that could be taken back")
        city = 0 if made[-1].startswith(CITY_PREFIX) else seat
        run(take_back)(self.state, city)
        made.pop()

    # --- keeping --------------------------------------------------------------------------------------------

    def copy(self) -> "WondersGame":
        """An independent copy: what happens to one does not touch the other."""
        return self.restored(self.ruleset, copy_record(self.array), self.kept())

    def redeal(self, seat: int | None, seed: int) -> "WondersGame":
        """Another world that a seat (None: a spectator) cannot tell from this one: all that it does not know
        is dealt again, secret choices of others are made again. It begins from the position that it is. The
        same seed, the same world.
        """
        viewer = SPECTATOR if seat is None else self._checked(seat)
        other = WondersGame.of_record(
            self.ruleset, redeal_unknown(self.array, self.ruleset.tables, viewer, seed)
        )
        other.start = other.position()
        return other

    def state_hash(self) -> str:
        """Twelve digits that are equal only for equal states."""
        return state_hash(self.array)

    def position(self) -> Fields:
        """The whole situation, secrets included, as plain JSON for `argosy.from_position`
        (docs/play/positions.md).
        """
        chosen = [self.pending(seat) for seat in range(self.ruleset.seats)]
        return describe(self.ruleset, self.state, chosen)

    def record(self) -> str:
        """The game as text: deal, every revealed choice, end; for `argosy.replay` (docs/play/records.md)."""
        return write(self)

    # --- inside ---------------------------------------------------------------------------------------------

    def begin(self) -> "WondersGame":
        """Run the first steps, up to the first choices; their events are `opening`."""
        self.opening = self._reveal()
        return self

    def kept(self) -> Fields:
        return {
            "journal": tuple(self.journal),
            "start": self.start,
            "opening": tuple(self.opening),
            "labels": tuple(self.labels.items()),
            "pending": tuple((seat, tuple(made)) for seat, made in sorted(self._pending.items()) if made),
        }

    @classmethod
    def restored(cls, ruleset: Ruleset, array: Records, kept: Fields) -> "WondersGame":
        game = cls(ruleset, array)
        game.journal, game.start = list(kept.get("journal", ())), kept.get("start")
        game.opening, game.labels = list(kept.get("opening", ())), dict(kept.get("labels", ()))
        game._pending = {seat: list(made) for seat, made in kept.get("pending", ())}
        return game

    def _reveal(self) -> list[Event]:
        """Everybody has chosen: run the steps until somebody owes again."""
        game = self.state
        self._begin_moment()
        events: list[Event] = []
        step, steps, tables = run(run_step), self.ruleset.steps, self.ruleset.tables
        while game.owing == 0 and not game.over:
            before = copy_record(self.array)[0]
            step(game, tables)
            events += events_of(steps[int(before.step)], before, self.ruleset, game)
        return [*events, Event(kind="over", winners=self.winners)] if self.is_over else events

    @property
    def _out(self) -> Records:
        """The buffer for lists of choices, valid until the next list of any game in this thread."""
        return _LISTS.rows

    def _each_choice(self, seat: int, number: int | None = None) -> Iterator[tuple[int, Choice]]:
        """Places in the list and choices, all or those of a number: one after the other, because who looks
        for one of them need not make the rest.
        """
        city = asked_city(self.state, self._checked(seat))
        if city is not None:
            numbers = self._list(city)
            places = range(len(numbers)) if number is None else np.flatnonzero(numbers == number).tolist()
            for place in places:
                yield place, make_choice(self.ruleset, self.state, self._out[place], seat, city)

    def _list(self, city: int) -> Numbers:
        """The numbers of what a city may do, which `_out` holds then."""
        count = run(list_choices)(self.state, self.ruleset.tables, city, self._out)
        return self._out.view(np.ndarray)["number"][:count]

    def _commit(self, seat: int, place: int, found: Choice) -> None:
        """Note a secret choice, which stands at this place in the list."""
        self.labels[self.moment] = self.label
        run(commit)(self.state, found.city, self._out[place])
        self._pending.setdefault(seat, []).append(found.text)

    @classmethod
    def of_record(cls, ruleset: Ruleset, array: Records) -> "WondersGame":
        """A game of a record, shape (1,), which knows of its past only the secret choices of this moment."""
        game = cls(ruleset, array)
        for seat, text in game._secret_choices():
            game._pending.setdefault(seat, []).append(text)
        if game._pending:
            game.labels = {game.moment: game.label}
        return game

    def _row_of(self, seat: int) -> int:
        city = asked_city(self.state, self._checked(seat))
        return seat if city is None else city

    def _secret_choices(self) -> Iterator[tuple[int, str]]:
        """Seats and texts of the choices that the cities hold and nobody has seen, own cities before the
        free one.
        """
        game = self.state
        for seat in self.players:
            for city in (seat, 0) if game.free_city and game.controller == seat else (seat,):
                if game.cities[city].owed != terms.NOTHING and game.cities[city].owes == terms.NOTHING:
                    yield seat, make_choice(self.ruleset, game, game.cities[city].chosen, seat, city).text

    def _begin_moment(self) -> None:
        self._write_journal()
        self.state.moment += 1

    def _write_journal(self) -> None:
        for seat in sorted(self._pending):
            self.journal += [Made(self.moment, seat, text) for text in self._pending[seat]]
        self._pending = {}

    def _check_time(self, seat: int, moment: int | None) -> None:
        """Refuse a choice in a game that is over, or that was made for a moment that is."""
        if self.is_over:
            raise ChoiceError("the game is over: nothing can be chosen")
        self._checked(seat)
        if moment is not None and moment != self.moment:
            raise ChoiceError(
                f"this choice was made for moment {moment}; the table is at {self.moment}: look again"
            )

    def _find(self, seat: int, choice: Choice | str | int) -> tuple[int, Choice]:
        """The place of a choice in the list, and the choice."""
        wanted = normal_form(choice) if isinstance(choice, str) else choice
        number = choice.number if isinstance(choice, Choice) else choice
        for place, listed in self._each_choice(seat, number if isinstance(number, int) else None):
            if _is_meant(wanted, listed):
                return place, listed
        if isinstance(choice, int):
            raise ChoiceError(
                f"seat {seat} cannot choose number {choice} now: take one of game.numbers({seat})"
            )
        raise ChoiceError(f"seat {seat} cannot choose {str(choice)!r}: {self.why_not(seat, str(choice))}")

    def _checked(self, seat: int) -> int:
        if seat not in self.players:
            raise ChoiceError(
                f"there is no player at seat {seat!r}: the players sit at {', '.join(map(str, self.players))}"
            )
        return seat

    def _asked(self, city: int) -> CityQuestion:
        game, ids = self.state, self.ruleset.card_ids
        question = QUESTIONS.get(terms.OWES[int(game.cities[city].owes)])
        if question is not None and question.hand is not None:
            held, names = question.hand(self.ruleset, game.cities[city]), question.names(self.ruleset)
            return CityQuestion(self.ruleset, game, city, producers_of(self.ruleset, game, city), held, names)
        hand: tuple[str, ...] = ()
        if game.cities[city].owes == terms.REVIVE:
            hand = tuple(ids[kind] for kind in range(len(ids)) if game.discard[kind])
        elif game.cities[city].owes < terms.REVIVE:
            holder, held_back = game.cities[hand_holder(game, city)], place_held_back(game, city)
            places = [place for place in range(holder.hand_size) if may_play(holder, held_back, place)]
            hand = tuple(hand_ids(ids, holder)[place] for place in places)
        return CityQuestion(self.ruleset, game, city, producers_of(self.ruleset, game, city), hand)


def _is_meant(choice: Choice | str | int, listed: Choice) -> bool:
    if isinstance(choice, Choice):
        return choice == listed
    if isinstance(choice, bool) or not isinstance(choice, (int, str)):
        return False
    return choice == listed.number if isinstance(choice, int) else choice == listed.text


def _is_short_for(wanted: str, choice: Choice) -> bool:
    """Is a text without card (stage) or without payment short for a listed choice?"""
    bare = wanted.removeprefix(CITY_PREFIX)
    return bare == choice.verb or bare == choice.text.removeprefix(CITY_PREFIX).split(" pay ")[0]


@renamed_parameter("boxes", "expansions")
def new_wonders_game(
    *,
    players: int = 3,
    edition: int = 2020,
    expansions: Sequence[str] = (),
    teams: bool = False,
    wonders: Sequence[WonderRequest] | str = "random",
    sides: str = "random",
    seed: int | None = None,
    data: Path | str | None = None,
    **options: str,
) -> WondersGame:
    """A fresh game, dealt and waiting for first choices. See `argosy.new_game`."""
    ruleset = ruleset_for(
        players=players, edition=edition, expansions=expansions, teams=teams, data=data, **options
    )
    seed = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
    return deal_game(ruleset, seed, deal_boards(ruleset, seed, wonders, sides))


@renamed_parameter("boxes", "expansions")
def ruleset_for(
    *,
    players: int = 3,
    edition: int = 2020,
    expansions: Sequence[str] = (),
    teams: bool = False,
    data: Path | str | None = None,
    **options: str,
) -> Ruleset:
    """The ruleset that `argosy.new_game` plays with the same arguments."""
    return wonders_ruleset(
        players=whole_number("players", players),
        edition=whole_number("edition", edition, "2010 or 2020"),
        expansions=expansion_names(expansions, [expansion.name for expansion in EXPANSIONS]),
        teams=yes_or_no("teams", teams),
        options=read_options(options, Options, "7 Wonders"),
        data=data_folder(data),
    )


def deal_game(ruleset: Ruleset, seed: int, boards: Sequence[tuple[str, str]]) -> WondersGame:
    """A game of a ruleset from its seed and boards (one for each city)."""
    array = new_records(GAME, 1)
    run(deal)(array[0], ruleset.tables, np.uint64(seed), board_numbers(ruleset, boards))
    return WondersGame(ruleset, array).begin()
