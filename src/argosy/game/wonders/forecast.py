"""Forecasts of what a choice would change, as far as its city can know, for the screen.

The choice is carried out on a copy in which nobody else does anything, up to the step that would ask
somebody, bring something hidden to light or pass the hands. So it is exact for all expansions, and tells
nothing of what others have chosen.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property

import msgspec
import numpy as np

from argosy.game.engine import run
from argosy.game.types import Choice
from argosy.game.wonders.expansions import QUESTIONS, in_play
from argosy.game.wonders.view import CityView
from argosy.game.wonders.view_builder import asked_city, look_at_city
from argosy.rules.records import Records, copy_record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.state import CHOICE, ChoiceRow, Game
from argosy.rules.wonders.turn import commit, run_step

PLAYING = ("card", "city_card", "last_card", "revive", *(word for word, one in QUESTIONS.items() if one.hand))
"""Questions that are answered by playing something; other answers only name things."""
ENDS = frozenset(
    {"ask_card", "ask_last_card", "conflict", "deal_hands", "discard_left_over", "next_age", "pass_hands"}
)
"""Steps with which the part of a turn ends that is a city's own: what comes then is decided by all."""


class WondersForecast(msgspec.Struct, frozen=True, kw_only=True):
    """A city after a choice, before anything that it asks for."""

    city: CityView
    """As everybody would see it."""
    points: int
    """What the choice adds to the score of its city if the game ended then, coins apart."""


BY_CARD = ("build", "free", "revive", "recruit")
"""Verbs that change something else with each card; a stage and a sale are the same with all of them."""


class Forecasts(Mapping[str, WondersForecast]):
    """Forecasts of the choices of a seat by text, made on demand; empty where nothing is played."""

    def __init__(self, ruleset: Ruleset, game: Records, seat: int, choices: tuple[Choice, ...]) -> None:
        city = asked_city(game[0], seat)
        plays = city is not None and terms.OWES[game[0].cities[city].owes] in PLAYING
        self._ruleset, self._game, self._city = ruleset, copy_record(game), city
        self._choices = (
            {choice.text: (place, choice) for place, choice in enumerate(choices)} if plays else {}
        )
        self._made: dict[str, tuple[Choice, WondersForecast]] = {}

    def __len__(self) -> int:
        return len(self._choices)

    def __iter__(self) -> Iterator[str]:
        return iter(self._choices)

    def __getitem__(self, text: str) -> WondersForecast:
        place, choice = self._choices[text]
        part = self._part(choice)
        if part not in self._made:
            self._made[part] = (
                choice,
                _forecast(self._ruleset, self._game, choice.city, self._rows[place], self._before),
            )
        first, outcome = self._made[part]
        coins = outcome.city.coins + first.price.total - choice.price.total
        return msgspec.structs.replace(outcome, city=msgspec.structs.replace(outcome.city, coins=coins))

    def _part(self, choice: Choice) -> str:
        """Return the part of a choice's text that its forecast depends on.

        The way to pay changes nothing but the sum, unless purchases bring coins (LEADERS-EFFECT-5).
        """
        pays_buyer = int(self._game[0].cities[choice.city].pays_buyer) > 0
        text = choice.text if pays_buyer else choice.text.partition(" pay ")[0]
        if choice.verb in BY_CARD:
            return text
        return " ".join(word for word in text.split() if word not in (choice.card, choice.leader))

    @cached_property
    def _rows(self) -> Records:
        """The list of choices as the rules have it, in the order of the choices."""
        out = new_records(CHOICE, MAX_CHOICES)
        count = run(list_choices)(self._game[0], self._ruleset.tables, self._city, out)
        return copy_record(out[:count])

    @cached_property
    def _before(self) -> int:
        """Points before the choice."""
        return _points(self._ruleset, self._game[0], self._city or 0)


def _forecast(ruleset: Ruleset, game: Records, city: int, choice: ChoiceRow, before: int) -> WondersForecast:
    after = carried_out(ruleset, game, city, choice)[0]
    return WondersForecast(
        city=look_at_city(ruleset, after, city),
        points=_points(ruleset, after, city) - before,
    )


def carried_out(ruleset: Ruleset, game: Records, city: int, choice: ChoiceRow) -> Records:
    """A copy of a game, shape (1,), in which a city has made a choice, a row of its list, and nobody else
    does anything.
    """
    copy = copy_record(game)
    after = copy[0]
    _leave_alone(after, city)
    run(commit)(after, city, choice)
    while not (after.owing or after.over or _ends(ruleset, after)):
        run(run_step)(after, ruleset.tables)
    return copy


def _leave_alone(game: Game, city: int) -> None:
    """Nobody but the city does anything; what others have chosen already is forgotten."""
    for number in range(game.seats):
        other = game.cities[number]
        if number != city:
            write_choice(other.chosen, terms.NO_VERB, -1, -1)
            other.owes, other.owed = terms.NOTHING, terms.NOTHING
    game.owing = 1


def _ends(ruleset: Ruleset, game: Game) -> bool:
    step = ruleset.steps[game.step]
    return step in ENDS or any(expansion.reveals_hidden(step, game) for expansion in in_play(ruleset))


def _points(ruleset: Ruleset, game: Game, city: int) -> int:
    """The score if the game ended now, without the treasury, which changes with every payment."""
    lines = np.zeros(len(terms.LINES), np.int64)
    total = int(run(score_seat)(game, ruleset.tables, city, lines))
    return total - int(lines[terms.TREASURY])
