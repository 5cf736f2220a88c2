"""The price tag under a card: free, a price, or why it is not possible."""

import msgspec
from markupsafe import Markup


class Tag(msgspec.Struct, frozen=True):
    """A price tag: `state` is free, pay or no."""

    state: str
    inside: Markup
    words: str
    """The same for those who hear it, a clause: `costs 2 coins to Zofia`."""
