"""The price tag under a card: free, a price, or why it is not possible."""

import msgspec
from markupsafe import Markup

from argosy.game.types import Refusal
from argosy.texts import Words
from argosy.web.parts import icon
from argosy.web.refusals import clause


class Tag(msgspec.Struct, frozen=True):
    """A price tag: `state` is free, pay or no."""

    state: str
    inside: Markup
    words: str
    """The same for those who hear it, a clause: `costs 2 coins to Zofia`."""


def no_tag(w: Words, refusal: Refusal | None) -> Tag:
    """Why something is not possible, in the words of the rules."""
    reason = clause(w, refusal)
    inside = icon("no") + Markup("<span>{}</span>").format(reason)
    return Tag("no", inside, w.say("Not possible: {reason}.", reason=reason))
