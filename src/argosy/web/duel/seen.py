"""What one viewer sees of one table of Duel, read once: all parts of the page are made from it."""

import msgspec

from argosy.game.duel.event import DuelEvent
from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.targets import Targets
from argosy.web.models import DuelOffers


class Seen(msgspec.Struct, frozen=True):
    """What all parts of one page are made from."""

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


class Maker:
    """Makes one part of a page; keeps at hand what the parts share."""

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
