"""The table of a position: edition and expansions, the boards as dealt, Age and turn."""

from pathlib import Path

import numpy as np

from argosy.errors import PositionError, RulesetError
from argosy.game.arguments import read_options
from argosy.game.engine import run
from argosy.game.wonders.position.asking import ASKED_ANY_TURN, BEFORE_TURNS, asking_step
from argosy.game.wonders.position.builder import Builder
from argosy.game.wonders.position.form import CityData, PositionData
from argosy.game.wonders.wonder_deal import check_not_left_out, side_of
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import AGES

MOST_MOMENTS = 1_000_000
SEEDS = 1 << 63


def ruleset_of(wanted: PositionData, data: Path | None) -> Ruleset:
    """The table that a position is of."""
    if wanted.game != "wonders":
        raise PositionError(f"position.game = {wanted.game!r}: this is a position of wonders")
    options = read_options(wanted.options, Options, "7 Wonders")
    players = len(wanted.cities) if wanted.players is None else wanted.players
    ruleset = wonders_ruleset(
        players=players,
        edition=wanted.edition,
        expansions=tuple(wanted.expansions),
        teams=wanted.teams,
        options=options,
        data=data,
    )
    if len(wanted.cities) != ruleset.seats:
        raise PositionError(
            f"position.cities: {len(wanted.cities)} cities, {players} players need {ruleset.seats}",
            "cities",
            cities=len(wanted.cities),
            needed=ruleset.seats,
        )
    return ruleset


class TableBuilder(Builder):
    """Deals, and sets Age and turn."""

    def lay_out(self) -> None:
        """Deal, then go to the Age and turn of the position."""
        self._deal()
        self._ages()

    def _deal(self) -> None:
        if not 0 <= self.wanted.seed < SEEDS:
            raise PositionError(f"position.seed = {self.wanted.seed}: a whole number from 0 to 2^63 - 1")
        boards = [self._board(seat, city) for seat, city in enumerate(self.wanted.cities)]
        self._check_wonders([self.ruleset.boards[board][0] for board in boards])
        run(deal)(self.state, self.tables, np.uint64(self.wanted.seed), np.array(boards, np.int16))

    def _check_wonders(self, wonders: list[str]) -> None:
        """Each wonder is there once."""
        for wonder in wonders:
            seats = [seat for seat, one in enumerate(wonders) if one == wonder]
            if len(seats) > 1:
                where = ", ".join(f"position.cities[{seat}].wonder" for seat in seats)
                raise PositionError(f"{where}: each wonder can be played once", "wonder_twice", wonder=wonder)

    def _board(self, seat: int, city: CityData) -> int:
        wanted = [other.wonder for other in self.wanted.cities]
        unused = [wonder.id for wonder in self.ruleset.wonders if wonder.id not in wanted]
        place = sum(other.wonder is None for other in self.wanted.cities[:seat])
        known, side = [wonder.id for wonder in self.ruleset.wonders], side_of(city.side)
        if city.wonder is not None:
            self._check_used(city.wonder, f"position.cities[{seat}].wonder")
        if city.wonder is not None and city.wonder not in known:
            raise PositionError(
                f"position.cities[{seat}].wonder: there is no {city.wonder!r}; known: {', '.join(known)}",
                "unknown_thing",
                kind="wonder",
                thing=city.wonder,
            )
        if side is None:
            raise PositionError(f"position.cities[{seat}].side = {city.side!r}: a (day) or b (night)")
        return self.ruleset.boards.index((city.wonder or unused[place], side))

    def _check_used(self, wonder: str, where: str) -> None:
        """A wonder that a game could not be dealt is refused here too, in the same words (CITIES-SETUP-6)."""
        try:
            check_not_left_out(self.ruleset, wonder)
        except RulesetError as error:
            raise PositionError(f"{where}: {error}") from None

    def _ages(self) -> None:
        turns, age, turn = int(self.tables.turns), self._age(), self._turn()
        least = 0 if self.tables.turn_step else 1
        if not least <= turn <= turns or (turn == 0 and self.wanted.asked == "card"):
            raise self._impossible_turn(turn, turns)
        if self.wanted.asked not in ASKED_ANY_TURN and turn != turns:
            raise PositionError(
                f"position.turn = {turn}: {self.wanted.asked} comes in the last turn of an Age, {turns}",
                "last_turn",
                turn=turns,
            )
        self.state.age, self.state.turn = age, turn
        self.state.moment = self.count(self.wanted.moment, "position.moment", MOST_MOMENTS)
        self.state.last_card = turn == turns and self._after_last_card()
        first = int(self.tables.first_control[age - 1])
        self.state.controller = first if turn % 2 or not first else 3 - first

    def _age(self) -> int:
        over = self.wanted.asked == "over"
        age = self.wanted.age if self.wanted.age is not None else AGES if over else 1
        if not 1 <= age <= AGES:
            raise PositionError(
                f"position.age = {age}: 1 to {AGES}", "out_of_range", value=age, least=1, most=AGES
            )
        if over and age < AGES:
            raise PositionError(f"position.age = {age}: a game is over after Age {AGES}", "over_early")
        return age

    def _turn(self) -> int:
        if self.wanted.asked in BEFORE_TURNS:
            return 0
        if self.wanted.turn is not None:
            return self.wanted.turn
        if self.wanted.asked != "card":
            return int(self.tables.turns)
        sizes = [len(city.hand) for city in self.wanted.cities if city.hand is not None]
        return int(self.tables.hand) + 1 - sizes[-1] if sizes else 1

    def _impossible_turn(self, turn: int, turns: int) -> PositionError:
        """Return what is wrong: the turn that was written, or the hand that it was read from."""
        if self.wanted.turn is not None:
            return PositionError(f"position.turn = {turn}: 1 to {turns}", "turn", most=turns)
        seat = max(seat for seat, city in enumerate(self.wanted.cities) if city.hand is not None)
        size, full = len(self.wanted.cities[seat].hand or ()), int(self.tables.hand)
        least = full + 1 - turns
        return PositionError(
            f"position.cities[{seat}].hand: {size} cards; it holds {least} to {full} when a card is chosen",
            "hand_range",
            seat=seat,
            cards=size,
            least=least,
            most=full,
        )

    def _after_last_card(self) -> bool:
        """In the last turn of an Age: is the asking step the one for extra last cards, or behind it?"""
        return self.wanted.asked != "over" and asking_step(
            self.ruleset, self.wanted
        ) >= self.ruleset.steps.index("ask_last_card")
