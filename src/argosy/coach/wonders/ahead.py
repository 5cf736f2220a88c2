"""Look-ahead of one choice in 7 Wonders, limited to what the seat of the view can know.

Each choice is carried out in a game that fits the view, without the choices of others, up to the step that
would reveal something hidden: sampled hidden cards are never read.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from argosy.bots.wonders import ruleset_of_view
from argosy.coach.wonders.counting import lines_of
from argosy.game.engine import run
from argosy.game.types import Choice
from argosy.game.wonders.expansions import QUESTIONS
from argosy.game.wonders.forecast import carried_out
from argosy.game.wonders.view import CityView, WondersView
from argosy.game.wonders.view_builder import look_at_city
from argosy.rules.records import Record, Records, copy_record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import CHOICE
from argosy.search.wonders.hidden_information.from_view import information_set_from_view

CARDS = ("card", "city_card")
"""Questions after which the rest of the hand passes on."""
BUILDS = (terms.BUILD, terms.FREE)


class Use(msgspec.Struct, frozen=True):
    """A buildable card of the passed hand, and the next city after it is built."""

    card: str
    after: "After"


class After:
    """A city after a choice, with everybody else as before."""

    def __init__(self, ruleset: Ruleset, game: Records, city: int) -> None:
        self.ruleset, self.game, self.number = ruleset, game, city
        self.lines: dict[str, int] = lines_of(ruleset, game[0], city)
        """Its points by line of the score pad, if the game ended now."""

    @property
    def state(self) -> Record:
        """The game as the rules see it."""
        return self.game[0]

    @cached_property
    def city(self) -> CityView:
        """The acting city, as all players would see it."""
        return look_at_city(self.ruleset, self.state, self.number)

    def seen(self, seat: int) -> CityView:
        """Return any city, as all players would see it."""
        return look_at_city(self.ruleset, self.state, seat)


class Ahead:
    """One decision: what is known, and what follows from each choice."""

    def __init__(self, view: WondersView, choices: Sequence[Choice]) -> None:
        assert view.seat is not None
        self.view, self.choices, self.me = view, choices, view.seat
        self.ruleset: Ruleset = ruleset_of_view(view)
        known = information_set_from_view(self.ruleset, view)
        self.game = known.game
        self.city: int = known.city
        """The city that acts: the seat's own, or the free one."""
        self.before = After(self.ruleset, self.game, self.city)
        self._after: dict[int, After] = {}

    @property
    def age(self) -> int:
        """The Age, counted from 0, as an index into weights."""
        return self.view.age - 1

    @property
    def is_own(self) -> bool:
        """Does the seat choose for its own city?"""
        return self.city == self.me

    @property
    def goes_on(self) -> bool:
        """Is there a turn to come after this one, and a card to be chosen now?"""
        view = self.view
        is_last = view.age == terms.AGES and view.turn == view.turns
        return view.asked in CARDS and not is_last

    @property
    def free_city(self) -> int | None:
        """The city that nobody sits at."""
        return 0 if self.view.controller is not None else None

    @cached_property
    def others(self) -> tuple[int, ...]:
        """All other cities, nearest first."""
        count = len(self.view.cities)
        around = [(self.me + step * side) % count for step in range(1, count) for side in (1, -1)]
        return tuple(seat for seat in dict.fromkeys(around) if seat != self.me)

    def neighbours(self, seat: int) -> dict[str, int]:
        """Return both neighbours of a city, by side."""
        count = len(self.view.cities)
        return {"left": (seat + 1) % count, "right": (seat - 1) % count}

    @property
    def is_draft(self) -> bool:
        """Is a thing kept from a hand that passes on?

        All cities draft at once, so the choice cannot be carried out alone, and nothing of it shows yet.
        """
        question = QUESTIONS.get(self.view.asked or "")
        return question is not None and question.before_turns and question.hand is None

    def after(self, choice: Choice) -> After:
        """Return the acting city after a choice."""
        if self.is_draft:
            return self.before
        if choice.number not in self._after:
            self._after[choice.number] = self.carried_out(self.game, self.city, self._rows[choice.number])
        return self._after[choice.number]

    def carried_out(self, game: Records, city: int, row: Any) -> After:
        """Return a city after one row of its list of choices."""
        return After(self.ruleset, carried_out(self.ruleset, game, city, row), city)

    def listed(self, game: Records, city: int) -> Iterator[Any]:
        """The rows of what a city could choose in a game."""
        out = new_records(CHOICE, MAX_CHOICES)
        count = run(list_choices)(game[0], self.ruleset.tables, city, out)
        return (out[place] for place in range(count))

    @cached_property
    def _rows(self) -> dict[int, Any]:
        return {int(row.number): row for row in self.listed(self.game, self.city)}

    # --- the hand, and who gets it --------------------------------------------------------------------------

    @cached_property
    def following(self) -> int | None:
        """The seat that gets the rest of the hand; None in the last turn of an Age.

        See BASE-PASS-1 and BASE-TWO-11.
        """
        view = self.view
        if view.turn == view.turns or view.asked not in CARDS:
            return None
        if view.direction == "swap":
            return 3 - self.me
        return self.neighbours(self.me)[view.direction]

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """The hand, without a card set aside for the own city in a game for two (BASE-TWO-5).

        The card is set aside while the free city's card is asked for.
        """
        cards = list(self.view.hand)
        aside = [word for word in (self.view.chosen or "").split() if word in cards]
        if self.view.asked == "city_card" and aside:
            cards.remove(aside[0])
        return tuple(cards)

    @cached_property
    def there(self) -> After | None:
        """The city that gets the hand, as it stands."""
        return None if self.following is None else After(self.ruleset, self.game, self.following)

    @cached_property
    def uses(self) -> tuple[Use, ...]:
        """The cards that the next city could build if it had the hand now, in the current state."""
        if self.following is None:
            return ()
        game = self._handed_over(self.following)
        rows: dict[int, Any] = {}
        for row in self.listed(game, self.following):
            if row.verb in BUILDS and not row.add_on:
                rows.setdefault(int(row.card), row)
        names = self.ruleset.catalog.cards
        return tuple(
            Use(names[kind].id, self.carried_out(game, self.following, row)) for kind, row in rows.items()
        )

    def _handed_over(self, seat: int) -> Records:
        """The game as if a city had the hand and were asked for a card."""
        copy = copy_record(self.game)
        city = copy[0].cities[seat]
        kinds = sorted(self.ruleset.card_ids.index(card) for card in self.hand)
        city.hand[:] = -1
        city.hand[: len(kinds)] = np.array(kinds, city.hand.dtype)
        city.hand_size, city.owes = len(kinds), terms.CARD
        return copy
