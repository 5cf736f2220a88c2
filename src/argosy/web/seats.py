"""Who sits where, seen from one seat: names, neighbours, the order of the panels on the horizon."""

import msgspec

from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.models import SeatInfo


class Ring(msgspec.Struct, frozen=True):
    """The ring of cities around one seat (BASE-SEAT-1): left is the next seat, right the one before."""

    center: int
    cities: int

    @property
    def left(self) -> int:
        """The left neighbour."""
        return (self.center + 1) % self.cities

    @property
    def right(self) -> int:
        """The right neighbour."""
        return (self.center - 1) % self.cities

    @property
    def far_left(self) -> int:
        """The left neighbour of the left neighbour."""
        return (self.center + 2) % self.cities

    @property
    def far_right(self) -> int:
        """The right neighbour of the right neighbour."""
        return (self.center - 2) % self.cities

    @property
    def others(self) -> tuple[int, ...]:
        """All other seats as they stand on the horizon, the left neighbour first, the right neighbour last."""
        return tuple((self.center + step) % self.cities for step in range(1, self.cities))

    def is_near(self, seat: int) -> bool:
        """Is it a neighbour?"""
        return seat in (self.left, self.right)


def ring(view: WondersView) -> Ring:
    """The ring as the viewer sees it; a spectator looks from the first seat that a player has."""
    first = 1 if view.players == 2 else 0
    return Ring(view.seat if view.seat is not None else first, len(view.cities))


def person(w: Words, info: SeatInfo) -> str:
    """The name of who sits there."""
    if info.kind == "free_city":
        return w.say("Free city")
    if info.kind == "open":
        return w.say("open seat")
    return info.name or bot_name(w, info.bot) or w.say("Guest")


def bot_name(w: Words, bot: str | None) -> str:
    """How a bot is called on the screen."""
    return {"greedy": w.say("Greedy"), "random": w.say("Random")}.get(bot or "", bot or "")
