"""What the viewer of a page can click now: which key of a thing makes which choice."""

import msgspec

from argosy.web.models import DuelOffer

Offered = tuple[DuelOffer, ...]


class Targets(msgspec.Struct, frozen=True):
    """What the viewer can click now."""

    direct: dict[str, str] = {}
    """By key: the text of the one choice that a click makes. Empty in a turn: nothing is committed by one click there."""
    select: frozenset[str] = frozenset()
    """Keys that are selected by a click; their panel in the dock holds the choices."""
    second: dict[str, dict[str, str]] = {}
    """Choices of two parts: the key of the first part -> the key of the second part -> the text."""
    groups: dict[str, Offered] = {}
    """For each key of `select` its choices in the order of the game."""
    loose: Offered = ()
    """Choices that no thing on the table stands for: pass, conspire, who begins."""
    is_ahead: bool = False
    """Nothing is asked yet: what is selected is planned for the next turn."""

    def can_be_second(self, key: str) -> bool:
        """Does the table light this thing up when some first part is selected? Then it carries `data-second`."""
        return any(key in seconds for seconds in self.second.values())


NOTHING = Targets()
