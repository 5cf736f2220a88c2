"""Sets up a game of Duel from a position: deals by the seed, then places what the position names.

What is left out gets a quiet default (docs/bots/duel.md); what cannot be is refused with a PositionError that
names the place. A complete description (`argosy.game.duel.position.describe`) gives the very same record
back.
"""

from pathlib import Path

import numpy as np

from argosy.errors import PositionError, RulesetError
from argosy.game.arguments import read_options
from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.expansions import in_play
from argosy.game.duel.game import DuelGame
from argosy.game.duel.position.builder import Builder, require
from argosy.game.duel.position.checks import check
from argosy.game.duel.position.form import (
    DuelPositionData,
    TaskData,
    WonderData,
    placed_cards,
    placed_tokens,
    waiting_cards,
)
from argosy.game.duel.position.structure import StructureBuilder
from argosy.game.duel.position.verdict import check_verdict
from argosy.game.duel.words import RESULTS, SUBJECTS, TASK_NUMBERS
from argosy.game.engine import run
from argosy.game.json_forms import read_form, with_file_names
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.effects import gain_wonder, join_city
from argosy.rules.duel.ruleset import DuelOptions, DuelRuleset, duel_ruleset
from argosy.rules.duel.setup import deal, start_city
from argosy.rules.duel.state import GAME, Game
from argosy.rules.records import new_records

MOST_SUBJECTS = 1 << 9  # a set of colours, wonders and coins
MOST_AMOUNT = 100


def set_up(position: Fields, data: Path | None = None) -> DuelGame:
    """A game in the situation that plain JSON describes; PositionError if it cannot be."""
    position = with_file_names(position)
    plain = read_form(position, DuelPositionData, "position")
    game = arrange(_ruleset_of(plain, data), plain)
    game.start = position
    return game


def arrange(ruleset: DuelRuleset, plain: DuelPositionData) -> DuelGame:
    """A game in the situation of a position; PositionError if it cannot be."""
    array = new_records(GAME, 1)
    try:
        check(ruleset, plain)
        fill(ruleset, array[0], plain)
    except (IndexError, OverflowError) as error:
        raise PositionError("position: a list is too long, or a number too large for the game") from error
    check_verdict(ruleset, array, plain)
    game = DuelGame(ruleset, array)
    game.resume()
    require(game.is_over or game.choices(game.owing[0]), "position: nobody has anything to choose")
    return game


def fill(ruleset: DuelRuleset, game: Game, plain: DuelPositionData) -> None:
    """Put everything into a zeroed record where a position says.

    For one that is sound: nothing is checked first, and nobody is asked yet.
    """
    _GameBuilder(ruleset, game, plain).build()


def _ruleset_of(plain: DuelPositionData, data: Path | None) -> DuelRuleset:
    try:
        options = read_options(plain.options, DuelOptions, "Duel")
        return duel_ruleset(expansions=tuple(plain.expansions), options=options, data=data)
    except RulesetError as error:
        raise PositionError(str(error), error.code, **error.parts) from None


class _GameBuilder(Builder):
    """The order of the parts, and those of the base game that are small."""

    def __init__(self, ruleset: DuelRuleset, game: Game, plain: DuelPositionData) -> None:
        super().__init__(ruleset, game, plain)
        self._builders = [
            expansion.builder(ruleset, game, plain) for expansion in in_play(ruleset.expansions)
        ]

    def build(self) -> None:
        """All parts; coins come late, because cards that are put into a city move them."""
        run(deal)(self.game, self.tables, np.uint64(self.plain.seed))
        self._clear_cities()
        self._numbers()
        self._cards()
        self._wonder_deck()
        self._tokens()
        self._expansions()
        StructureBuilder(self.ruleset, self.game, self.plain).build()
        for seat, city in enumerate(self.plain.cities):
            self.game.cities[seat].coins = city.coins
        self._tasks()
        if self.plain.result is not None:
            self._end(self.plain.result)

    def _clear_cities(self) -> None:
        for seat in (0, 1):
            city = self.game.cities[seat]
            for name in city.dtype.names:
                city[name] = 0
            run(start_city)(self.game, self.tables, seat)

    def _expansions(self) -> None:
        for expansion in self._builders:
            expansion.build()

    def _numbers(self) -> None:
        plain, game = self.plain, self.game
        for name in ("moment", "turn", "on_turn", "play_again", "triggered", "picks", "draws", "pawn"):
            setattr(game, name, int(getattr(plain, name)))
        for number, name in enumerate(TRACK_TOKENS):
            game.track[number] = int(name in plain.track)

    def _cards(self) -> None:
        game = self.game
        for seat, city in enumerate(self.plain.cities):
            for card in self.numbers("cards", city.cards):
                run(join_city)(game, self.tables, seat, card)
        for card in self.numbers("cards", self.plain.discard):
            game.card_place[card] = t.DISCARDED
        for seat, city in enumerate(self.plain.cities):
            for wonder in city.wonders:
                self._wonder(seat, wonder)
        for expansion in self._builders:
            expansion.cards()

    # --- wonders

    def _wonder(self, seat: int, data: WonderData) -> None:
        game, number = self.game, self.number("wonders", data.id)
        expansion = self.catalog.wonders[number].expansion
        require(expansion in ("duel", *self.ruleset.expansions), f"wonders: {data.id} is not in play")
        if data.built:
            self._built_wonder(seat, number, data)
            return
        require(data.card is None, f"wonders: {data.id} is not built, so no card lies under it")
        require(game.cities[seat].unbuilt_count < t.MAX_UNBUILT, "wonders: too many of them")
        run(gain_wonder)(game, seat, number)

    def _built_wonder(self, seat: int, number: int, data: WonderData) -> None:
        game = self.game
        card = self.number("cards", data.card) if data.card else self._spare_card()
        game.wonder_owner[number], game.wonder_built[number], game.wonder_card[number] = seat, 1, card
        game.card_place[card] = t.UNDER_WONDER
        game.cities[seat].built += 1
        self.gain(seat, self.tables.wonders[number])

    def _spare_card(self) -> int:
        """A card of an earlier Age that lies nowhere, in Age I one of the running Age; the structures stay
        complete.
        """
        taken = set(self.numbers("cards", [*placed_cards(self.plain), *waiting_cards(self.plain)]))
        decks = [f"age_{age}" for age in range(1, self.plain.age)] or ["age_1"]
        for number, card in enumerate(self.catalog.cards):
            if card.deck in decks and number not in taken and self.game.card_place[number] == t.AWAY:
                return number
        raise PositionError("wonders: no card is left to lie under them; name it with `card`")

    def _wonder_deck(self) -> None:
        """Wonders that players own have been laid out; the others follow."""
        if self.plain.wonder_deck is not None:
            deck = self.numbers("wonders", self.plain.wonder_deck)
            require(sorted(deck) == self._wonders_in_play(), "wonder_deck: name every wonder in play once")
        else:
            dealt = [int(n) for n in self.game.wonder_deck if n >= 0]
            deck = sorted(dealt, key=lambda n: int(self.game.wonder_owner[n] < 0))
        self.game.wonder_deck[: len(deck)] = deck

    def _wonders_in_play(self) -> list[int]:
        return sorted(int(n) for n in self.tables.wonders_in_play[: self.tables.wonders_count])

    # --- progress tokens

    def _tokens(self) -> None:
        plain, game = self.plain, self.game
        board = self._board()
        for number in self._tokens_in_play():
            game.token_place[number] = t.IN_BOX
        self._lay_tokens(board, t.ON_BOARD)
        self._lay_tokens(self.numbers("progress", plain.drawn), t.DRAWN)
        for expansion in self._builders:
            expansion.tokens()
        for seat, city in enumerate(plain.cities):
            taken = self.numbers("progress", city.progress)
            self._lay_tokens(taken, t.TAKEN + seat)
            game.cities[seat].progress += len(taken)
            for number in taken:
                self.gain(seat, self.tables.progress[number])

    def _tokens_in_play(self) -> set[int]:
        return {int(n) for n in self.tables.progress_in_play[: self.tables.progress_count]}

    def _board(self) -> list[int]:
        """Tokens on the board; where the position is silent, those dealt there first, then others, as many
        as fit.
        """
        plain, game, in_play = self.plain, self.game, self._tokens_in_play()
        placed = self.numbers("progress", placed_tokens(plain))
        require(set(placed) <= in_play, "progress: a token of a box that is not in play")
        if plain.board is not None:
            return self.numbers("progress", plain.board)
        dealt = sorted(in_play, key=lambda n: int(game.token_place[n] != t.ON_BOARD))
        rest = [number for number in dealt if number not in placed]
        used = sum(len(city.progress) for city in plain.cities)
        return rest[: max(0, int(self.tables.progress_on_board) - used)]

    def _lay_tokens(self, numbers: list[int], place: int) -> None:
        for number in numbers:
            self.game.token_place[number] = place

    # --- what comes last

    def _tasks(self) -> None:
        require(len(self.plain.tasks) < t.MAX_TASKS, "tasks: too many of them")
        for task in self.plain.tasks:
            self._check_task(task)
            row = self.game.tasks[self.game.depth]
            row.kind, row.seat, row.amount, row.subject = (
                TASK_NUMBERS[task.kind],
                task.seat,
                task.amount,
                task.subject,
            )
            self.game.depth += 1

    def _check_task(self, task: TaskData) -> None:
        require(task.kind in TASK_NUMBERS, f"tasks: there is no {task.kind!r}")
        require(task.seat in (0, 1), f"tasks: seat 0 or 1, not {task.seat}")
        most = SUBJECTS.get(task.kind, MOST_SUBJECTS)
        require(
            0 <= task.subject < most, f"tasks: {task.kind}: subject from 0 to {most - 1}, not {task.subject}"
        )
        require(0 <= task.amount < MOST_AMOUNT, f"tasks: {task.kind}: amount from 0 to 99, not {task.amount}")
        require(
            task.kind != "give" or self.plain.swapped, "tasks: give needs the card that is taken, `swapped`"
        )
        if task.kind == "first":
            self._check_new_age()

    def _check_new_age(self) -> None:
        """DUEL-090, 091: it is said who begins when the structure of the new Age lies there, untouched."""
        structure = self.tables.structures[self.plain.age - 1]
        require(
            self.plain.age > 1,
            f"tasks: first is asked at the start of Ages 2 and 3, not in Age {self.plain.age}",
        )
        require(
            self.game.present == structure.whole, "tasks: first is asked with the whole structure laid out"
        )

    def _end(self, result: str) -> None:
        game = self.game
        game.over, game.decision = RESULTS.index(result), t.NOTHING
        game.winner = t.NONE if self.plain.winner is None else self.plain.winner
        game.actor = game.on_turn
