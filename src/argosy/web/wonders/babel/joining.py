"""Taking part in a project with a card, in an edifice with a stage: the switch of the dock, in one sum with what is built."""

import msgspec
from markupsafe import Markup

from argosy.web.wonders.face import Face
from argosy.web.wonders.hand import Action


class Joining(msgspec.Struct, frozen=True, kw_only=True):
    """The switch: what one takes part in, what that costs, and why it is not possible."""

    face: Face
    icon: str
    verb: str
    """What it goes with: build or stage."""
    words: str
    """How many tokens or pawns are left."""
    reward: Markup
    penalty: Markup
    is_possible: bool
    reason: str
    is_on_at_first: bool
    """It adds no coins."""


class Ways(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done with a card besides what the base game lets do."""

    joining: Joining | None = None
    action: Action | None = None
    """Build or stage, with what taking part costs."""
    tiles: "tuple[Laying, ...]" = ()
    """The own tiles that can be laid with it."""
    named: "Named | None" = None


class Laying(msgspec.Struct, frozen=True):
    """A tile that is laid with a card."""

    text: str
    face: Face


class Named(msgspec.Struct, frozen=True):
    """An answer that names something in the hand's place."""

    text: str
    label: str
    icon: str
