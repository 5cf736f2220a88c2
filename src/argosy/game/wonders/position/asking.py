"""The open question of a position: the cities that owe a choice, and the step of the round."""

from argosy.errors import PositionError
from argosy.game.wonders.expansions import QUESTIONS
from argosy.game.wonders.position.builder import Builder
from argosy.game.wonders.position.form import PositionData
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset

ASKED_AT = {
    "card": "ask_card",
    "last_card": "ask_last_card",
    "revive": "ask_revive",
    **{word: question.step for word, question in QUESTIONS.items()},
}
"""The step that asks."""

ASKED_ANY_TURN = ("card", "revive", *(word for word, question in QUESTIONS.items() if question.any_turn))
"""What is asked in any turn, all but the card when that has been played; the rest only in the last turn of
an Age.
"""

BEFORE_TURNS = tuple(word for word, question in QUESTIONS.items() if question.before_turns)
"""What is asked only before the cards of an Age are dealt."""


def asking_step(ruleset: Ruleset, wanted: PositionData) -> int:
    """The place of the step that asks what the position says."""
    asked, steps, first = wanted.asked, ruleset.steps, int(ruleset.tables.turn_step)
    before = asked in BEFORE_TURNS or wanted.turn == 0
    places = [n for n, step in enumerate(steps) if step == ASKED_AT.get(asked) and (n < first) == before]
    if not places:
        known = ", ".join(word for word, step in ASKED_AT.items() if step in steps)
        raise PositionError(f"position.asked = {asked!r}: choose {known} or over")
    if wanted.step is not None and wanted.step not in places:
        raise PositionError(
            f"position.step = {wanted.step}: {asked} is asked at {', '.join(map(str, places))}"
        )
    return places[0] if wanted.step is None else wanted.step


class AskingBuilder(Builder):
    """Makes cities owe choices."""

    def ask(self) -> None:
        """Let all cities owe what the position asks."""
        state, asked = self.state, self.wanted.asked
        if asked == "over":
            state.over, state.step = 1, len(self.ruleset.steps)
            return
        state.step = asking_step(self.ruleset, self.wanted) + 1
        for seat in self._asked_seats(asked):
            self._owe(
                seat,
                terms.CITY_CARD
                if asked == "card" and state.free_city and seat == 0
                else terms.OWES.index(asked),
            )
        if not state.owing:
            raise PositionError(f"position.asked = {asked!r}: no city can be asked that here")

    def _asked_seats(self, asked: str) -> list[int]:
        cities, seats = self.state.cities, range(self.ruleset.seats)
        if asked == "card":
            return list(seats)
        if asked == "last_card":
            return [seat for seat in seats if cities[seat].plays_last and cities[seat].hand_size]
        if asked in QUESTIONS:
            return [seat for seat in seats if QUESTIONS[asked].concerns(cities[seat])]
        seat = self.wanted.asked_city
        if seat is None or not 0 <= seat < self.ruleset.seats:
            raise PositionError(f"position.asked_city = {seat}: the city that builds from the discard pile")
        cities[seat].revives = max(1, int(cities[seat].revives))
        return [seat]

    def _owe(self, seat: int, owes: int) -> None:
        city = self.state.cities[seat]
        city.chosen.verb, city.chosen.card, city.chosen.number = terms.NO_VERB, -1, -1
        city.owes = city.owed = owes
        self.state.owing += 1
