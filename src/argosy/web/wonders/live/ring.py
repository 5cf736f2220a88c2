"""Ring of cities seen from one seat: neighbours, and the order of the panels."""

import msgspec

from argosy.game.wonders.view import WondersView


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
        """All other seats in panel order, the left neighbour first, the right neighbour last."""
        return tuple((self.center + step) % self.cities for step in range(1, self.cities))

    def is_near(self, seat: int) -> bool:
        """Is it a neighbour?"""
        return seat in (self.left, self.right)


def ring(view: WondersView) -> Ring:
    """The ring as the viewer sees it; a spectator looks from the first seat that a player has."""
    first = 1 if view.players == 2 else 0
    return Ring(view.seat if view.seat is not None else first, len(view.cities))
