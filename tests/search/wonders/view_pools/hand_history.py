"""Hand tracking for the running Age: the holder of each hand by turn, and the viewer's last look.

Rules BASE-PASS-1, -2, BASE-TWO-5, -11. A hand is named after the seat that it was dealt to.
"""

from argosy.game.wonders.view import Play
from tests.search.wonders.view_pools.determinization import Determinization


class Travel:
    """The hands of the running Age."""

    def __init__(self, determinization: Determinization) -> None:
        self.view, self.tables = determinization.view, determinization.tables
        self.seats = len(determinization.seats)
        self.step = int(self.tables.direction[self.view.age - 1])
        self.looks: dict[int, int] = {}
        """The last turn in which the viewer saw a hand."""
        for turn in range(1, self.view.turn + 1):
            self.looks |= {self.held(eye, turn): turn for eye in determinization.eyes}

    def held(self, seat: int, turn: int) -> int:
        """The hand that a seat holds in a turn."""
        if not self.tables.free_city:
            return (seat - self.step * (turn - 1)) % self.seats
        return seat if seat == 0 or turn % 2 else 3 - seat

    def hand_of(self, play: Play) -> int:
        """The hand that a card was played out of; the free city's regular card comes out of its
        controller's.
        """
        if self.tables.free_city and play.seat == 0 and not play.last_card:
            return int(self.tables.first_control[self.view.age - 1])
        return self.held(play.seat, play.turn)

    def has_been_seen(self, play: Play) -> bool:
        """Had the viewer seen the hand before this card was played out of it?"""
        return play.turn >= self.looks.get(self.hand_of(play), self.view.turns + 1)
