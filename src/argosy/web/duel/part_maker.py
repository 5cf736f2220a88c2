"""Shared input of all parts of a Duel page: one viewer's view, targets and texts, read once."""

import msgspec
from markupsafe import Markup

from argosy.game.duel.view import DuelEvent, DuelView
from argosy.texts import Words
from argosy.web.duel.faces import DuelFaces
from argosy.web.models import DuelOffer, DuelOffers

Offered = tuple[DuelOffer, ...]


class Targets(msgspec.Struct, frozen=True):
    """Click targets of the viewer."""

    direct: dict[str, str] = {}
    """By key: the text of the one choice that a click makes.

    Empty in a turn: nothing is committed by one click there.
    """
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
        """Can the thing be the second part of a choice? Then it carries `data-second`."""
        return any(key in seconds for seconds in self.second.values())


NOTHING = Targets()
"""Of a viewer who owes nothing."""


class Hold(msgspec.Struct, frozen=True):
    """Click behaviour of one thing."""

    key: str
    text: str | None = None
    """The choice that a click makes."""
    is_selectable: bool = False
    """A click selects it; the dock says what can be done."""
    is_second: bool = False
    """It can be the second part of a choice."""
    is_ahead: bool = False
    """What is selected is planned for the next turn."""

    @property
    def css(self) -> str:
        """The class: `pick` makes a choice, `selectable` selects, `ahead` plans, `rest` is inactive."""
        if self.is_ahead and self.is_selectable:
            return "ahead"
        return "pick" if self.text else "selectable" if self.is_selectable else "rest"

    @property
    def is_live(self) -> bool:
        """Does a click on it do something?"""
        return self.text is not None or self.is_selectable

    @property
    def attributes(self) -> Markup:
        """The attributes of its button. An inactive one stays a button, so that it keeps the focus."""
        second = Markup(' data-second="{}"').format(self.key) if self.is_second else Markup("")
        return self._action() + second

    def _action(self) -> Markup:
        if self.text:
            return Markup('type="submit" form="choose" name="choice" value="{}"').format(self.text)
        if self.is_selectable:
            return Markup('type="button" data-select="{}" aria-pressed="false"').format(self.key)
        return Markup('type="button" aria-disabled="true"')


def hold(targets: Targets, *keys: str) -> Hold:
    """Return the click behaviour of a thing with several keys, by the first active key."""
    live = (key for key in keys if key in targets.direct or key in targets.select)
    key = next(live, keys[0])
    return Hold(
        key, targets.direct.get(key), key in targets.select, targets.can_be_second(key), targets.is_ahead
    )


class Seen(msgspec.Struct, frozen=True):
    """Shared input of all parts of one page."""

    view: DuelView
    faces: DuelFaces
    offers: DuelOffers | None
    """None when the viewer owes nothing."""
    targets: Targets
    names: dict[int, str]
    """Who sits there, by seat."""
    reveal: tuple[DuelEvent, ...] = ()
    """Events of the newest choice."""
    are_bots_busy: bool = False
    """Bots of this table wait long, because many others play."""


class PartMaker:
    """Base class of builders of one part of a page, with the input that parts share."""

    def __init__(self, one: Seen) -> None:
        self.view, self.faces, self.targets, self.names = one.view, one.faces, one.targets, one.names
        self.offers = one.offers or DuelOffers()
        self.turn_offers = one.offers if one.view.asked == "turn" and not one.targets.is_ahead else None
        """Offers where prices are shown: in a turn of the viewer."""
        self.w: Words = one.faces.words
        self.me = one.view.seat or 0
        """Who sits below; a spectator sits with seat 0."""

    @property
    def is_full(self) -> bool:
        """Do so many wonders stand that no other can be constructed (DUEL-025)?"""
        standing = sum(one.is_built for city in self.view.cities for one in city.wonders)
        return standing >= self.faces.catalog.setup.wonders_standing
