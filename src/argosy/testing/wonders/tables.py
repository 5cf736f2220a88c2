"""Test tables of 7 Wonders: set up a position in one expression, play turns, ask about the result.

    game = table("base_2010", age=2, coins=0).city(A="baths").hands(A="aqueduct")
    game.turn(A="build aqueduct")
    assert game.cards("A") == ("aqueduct", "baths")

Seats are called A, B, C ... clockwise, so B is the left neighbour of A. With two players they are F (the free
city), L (its left neighbour) and R. Everything that is left out gets a quiet default: 3 coins, wonders in
catalog order, side A, hands filled with cards that nobody has named.
"""

from collections.abc import Sequence
from typing import Any

from argosy.errors import ChoiceError, PositionError
from argosy.game import Choice, Event, WondersGame
from argosy.game.wonders.position.set_up import set_up
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.testing.wonders.expansions import ExpansionTable
from argosy.testing.wonders.hand_filling import fill_hands
from argosy.testing.wonders.neutral_choices import quiet_choice

LETTERS = "ABCDEFGH"
TWO_PLAYERS = "FLR"


def table(
    base: str = "base_2010",
    *,
    seats: int = 3,
    players: int | None = None,
    age: int = 1,
    turn: int = 1,
    coins: int | None = None,
    expansions: Sequence[str] = (),
    teams: bool = False,
    **options: str,
) -> "Table":
    """A table to try rules on.

    base: `base_2010` or `base_2020`. seats: cities; players=2 puts the free city among three. coins: in every
    treasury (left out: as at the start). expansions, teams, options: as for `argosy.new_game`. Any card of
    the edition may lie anywhere, also one that only more cities or another Age would have.
    """
    ruleset = wonders_ruleset(
        players=seats if players is None else players,
        edition=int(base.removeprefix("base_")),
        expansions=tuple(expansions),
        teams=teams,
        options=Options(**options),
    )
    return Table(ruleset, age=age, turn=turn, coins=coins, options=options)


class Table(ExpansionTable):
    """Set it up, then play and ask. The first question or turn ends the setting up."""

    def __init__(
        self,
        ruleset: Ruleset,
        *,
        age: int,
        turn: int,
        coins: int | None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.letters = TWO_PLAYERS if ruleset.has_free_city else LETTERS[: ruleset.seats]
        self._cities: list[dict[str, Any]] = [{"coins": coins} for _ in self.letters]
        self._position: dict[str, Any] = {
            "edition": ruleset.edition,
            "players": ruleset.players,
            "boxes": list(ruleset.expansions),
            "teams": ruleset.teams,
            "options": options or {},
            "age": age,
            "turn": turn,
            "asked": "card" if turn else "leader",
            "any_cards": True,
            "cities": self._cities,
        }
        self._hands: dict[int, list[str]] = {}
        self._game: WondersGame | None = None

    # --- setting up ---

    def city(self, **cards: str) -> "Table":
        """Buildings that stand in cities, e.g. A="baths loom"."""
        return self._set("cards", {letter: words.split() for letter, words in cards.items()})

    def hands(self, **cards: str) -> "Table":
        """Cards in hands; the rest of each hand is filled up.

        For the free city its deck, the top card first.
        """
        for letter, words in cards.items():
            self._open()
            self._hands[self.seat(letter)] = words.split()
        return self

    def wonder(self, **boards: str) -> "Table":
        """Boards, e.g. A="gizah:b"."""
        names = {letter: board.partition(":") for letter, board in boards.items()}
        self._set("wonder", {letter: parts[0] for letter, parts in names.items()})
        return self._set("side", {letter: parts[2] or "a" for letter, parts in names.items()})

    def stages(self, **built: int) -> "Table":
        """Set the number of built stages."""
        return self._set("stages", built)

    def treasury(self, **coins: int) -> "Table":
        """Coins in treasuries."""
        return self._set("coins", coins)

    def tokens(self, **points: str) -> "Table":
        """Conflict tokens by their points, e.g. A="1 3 -1"."""
        worth = [int(value) for value in self.ruleset.tables.victory]
        for letter, words in points.items():
            tokens = [int(word) for word in words.split()]
            self._set("victories", {letter: [tokens.count(value) for value in worth]})
            self._set("defeats", {letter: tokens.count(int(self.ruleset.tables.defeat))})
        return self

    def free_build_used(self, *letters: str) -> "Table":
        """Olympia's free construction of this Age has been made."""
        return self._set("free_used", dict.fromkeys(letters, True))

    def discarded(self, cards: str) -> "Table":
        """Cards in the discard pile."""
        self._open()
        self._position["discard"] = cards.split()
        return self

    def _set(self, field: str, values: dict[str, Any]) -> "Table":
        self._open()
        for letter, value in values.items():
            self._cities[self.seat(letter)][field] = value
        return self

    def _open(self) -> None:
        if self._game is not None:
            raise PositionError("this table has been asked already: set it up before the first question")

    # --- playing ---

    @property
    def game(self) -> WondersGame:
        """The game itself."""
        if self._game is None:
            fill_hands(self.ruleset, self._position, self._hands)
            self._complete()
            self._game = set_up(self._position)
        return self._game

    def turn(self, **choices: str | Sequence[str]) -> list[Event]:
        """Everybody who is asked chooses, then the reveal.

        A seat that is left out or says "pass" does something harmless: it sells a card that nobody has named.
        A payment may be left out when there is only one. With two players the controller gives two texts.
        """
        game, events = self.game, list[Event]()
        waiting = {self.seat(letter): _texts(wanted) for letter, wanted in choices.items()}
        moment = game.moment
        while game.moment == moment and not game.is_over:
            seat = game.owing[0]
            texts = waiting.get(seat, [])
            events += game.choose(seat, self._meant(seat, texts.pop(0) if texts else "pass"))
        unasked = {self.letters[seat]: texts for seat, texts in waiting.items() if texts}
        if unasked:
            raise ChoiceError(f"nobody asked for these choices: {unasked}")
        return events

    def skip_to(self, age: int, turn: int) -> "Table":
        """Quiet turns until this turn begins."""
        while (self.game.state.age, self.game.state.turn) < (age, turn) and not self.game.is_over:
            self.turn()
        return self

    def end_age(self) -> "Table":
        """Quiet turns until the next Age or the end of the game."""
        age = int(self.game.state.age)
        while self.game.state.age == age and not self.game.is_over:
            self.turn()
        return self

    def _meant(self, seat: int, text: str) -> Choice | str:
        choices = self.game.choices(seat)
        if text == "pass":
            return quiet_choice(choices, self._named())
        short = [
            choice for choice in choices if choice.text == text or choice.text.startswith(f"{text} pay ")
        ]
        if len(short) > 1:
            raise ChoiceError(
                f"{text!r} may be paid in several ways: {', '.join(choice.text for choice in short)}"
            )
        return short[0] if short else text

    def _named(self) -> set[str]:
        return self._held() | {card for cards in self._hands.values() for card in cards}

    # --- asking ---

    def seat(self, letter: str) -> int:
        """The number of a seat."""
        if letter not in tuple(self.letters):
            raise PositionError(f"there is no seat {letter!r}: they are {', '.join(self.letters)}")
        return self.letters.index(letter)

    def choices(self, letter: str) -> tuple[str, ...]:
        """The texts of all that a seat may do now."""
        return tuple(choice.text for choice in self.game.choices(self.seat(letter)))

    def prices(self, letter: str, text: str) -> list[tuple[int, int, int]]:
        """Every way to pay for a choice, as coins (to the left, to the right, to the bank); empty if it is
        illegal.
        """
        choices = [
            choice for choice in self.game.choices(self.seat(letter)) if choice.text.split(" pay ")[0] == text
        ]
        return [(choice.price.left, choice.price.right, choice.price.bank) for choice in choices]

    def price(self, letter: str, text: str) -> int | None:
        """The fewest coins for a choice; None if it is illegal."""
        return min((sum(price) for price in self.prices(letter, text)), default=None)

    def can(self, letter: str, text: str) -> bool:
        """May the seat choose this now, in whatever way it pays?"""
        return bool(self.prices(letter, text))

    def why_not(self, letter: str, text: str) -> str:
        """The reason why a choice is illegal; empty if it is legal."""
        return self.game.why_not(self.seat(letter), text)

    def coins(self, letter: str) -> int:
        """Coins in the treasury."""
        return int(self._city(letter).coins)

    def cards(self, letter: str) -> tuple[str, ...]:
        """The buildings of a city, in alphabetical order."""
        return tuple(sorted(self.game.view(None).cities[self.seat(letter)].cards))

    def hand(self, letter: str) -> tuple[str, ...]:
        """The cards in a hand."""
        city = self._city(letter)
        return tuple(self.ruleset.card_ids[int(kind)] for kind in city.hand[: city.hand_size])

    def built_stages(self, letter: str) -> int:
        """Return the number of built stages."""
        return int(self._city(letter).stages)

    def shields(self, letter: str) -> int:
        """Shields for the next comparison."""
        return int(self._city(letter).shields)

    def won(self, letter: str) -> tuple[int, ...]:
        """Conflict tokens by their points, e.g. (-1, 1, 3)."""
        city = self.game.view(None).cities[self.seat(letter)]
        return (int(self.ruleset.tables.defeat),) * city.defeats + city.victories

    def pile(self) -> tuple[str, ...]:
        """The discard pile."""
        counts = self.game.state.discard
        return tuple(card for kind, card in enumerate(self.ruleset.card_ids) for _ in range(counts[kind]))

    def score(self, letter: str, line: str | None = None) -> int:
        """Points of one line of the score pad, or their sum, as if the game ended now."""
        sheet = self.game.scores()[self.seat(letter)]
        if line is None:
            return sheet.total
        return {item.line: item.points for item in sheet.lines}[line]

    def asked(self, letter: str) -> str | None:
        """Return the question to a seat: card, city_card, last_card, revive; None if there is none."""
        return self.game.view(self.seat(letter)).asked

    def _city(self, letter: str) -> Any:
        return self.game.state.cities[self.seat(letter)]


def _texts(wanted: str | Sequence[str]) -> list[str]:
    return [wanted] if isinstance(wanted, str) else list(wanted)
