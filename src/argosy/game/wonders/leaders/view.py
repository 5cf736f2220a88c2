"""What a seat may know of leaders."""

import msgspec


class CityLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """What Leaders adds to a city; all of it is public."""

    hand_size: int
    """Leaders in the hand."""
    recruited: tuple[str, ...]
    """Leaders that lie face up, in the order in which they came."""
    ages: tuple[int, ...]
    """The Age in which each of them was recruited."""
    buried: tuple[str, ...]
    """Leaders that were turned face down under the board; everybody has seen them before."""
    copied: str | None
    """The leader of a neighbour whose effect is this city's too."""
    under_stages: tuple[int, ...]
    """1-based stages that have a leader as marker."""
    sold: int
    """Leaders discarded for coins."""
    discounts: tuple[int, int, int]
    """Coins less for leaders of this city, of its left neighbour, of its right neighbour."""
    leaders_free: bool
