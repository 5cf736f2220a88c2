"""What can be done with something that is selected, as the dock shows it."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.game.duel.view import DuelView
from argosy.web.duel.changes import Change
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.prices import Source
from argosy.web.duel.seen import Maker
from argosy.web.models import DuelOffer


class Act(msgspec.Struct, frozen=True):
    """One thing that can be done with what is selected, or why not."""

    key: str
    """What the keyboard calls it: build, wonder, discard, prepare, trigger, activate."""
    icon: Markup
    label: str
    text: str | None
    """The choice; None when it is not possible."""
    price: int | None = None
    gain: str = ""
    """Coins that it brings, signed."""
    note: str = ""
    """In place of the price: why not, or what comes with it."""
    rule: Markup = Markup("")
    """Where it is not possible: the way to the rule."""
    short: int = 0
    """Coins that are missing, if it is coins."""
    is_main: bool = False
    sources: tuple[Source, ...] = ()
    changes: tuple[Change, ...] = ()


class Spot(NamedTuple):
    """Something that is selected and has no face: a chamber."""

    title: str
    mark: Markup
    line: str


Spots: TypeAlias = dict[str, Callable[[DuelFaces, DuelView, str], Spot]]
"""By kind of key: (shown, view, the rest of the key) -> what it is."""
Acts: TypeAlias = dict[str, Callable[[Maker, DuelOffer, DuelOffer], Act | None]]
"""By verb: (page, offer, the first offer about the same thing) -> what can be done; None: as its answer says it."""
