"""What Armada lets do with a card of the hand: the naval construction that goes with it (ARMADA-NAVAL-2), the sale for a ship, the island that is kept."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.costs import printed_cost
from argosy.web.models import Offer
from argosy.web.refusals import clause
from argosy.web.wonders.armada.shipyard import at_sea, box_of, step_words
from argosy.web.wonders.boxes.types import BoxPages
from argosy.web.wonders.hand import Action, Maker, Sale


class Sailing(msgspec.Struct, frozen=True):
    """The naval construction that can go with a card or a stage: what it does, or why there is none."""

    verb: str
    color: str
    text: str
    cost: Markup
    is_possible: bool


class Ways(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done with a card at sea."""

    build: Action | None = None
    """The same as without a ship, with the paid naval construction."""
    stage: Action | None = None
    sell: Sale | None = None
    """The sale for one space of the yellow ship (ARMADA-SELL-1)."""
    sell_words: str = ""
    sailings: tuple[Sailing, ...] = ()
    """What the switch offers."""
    is_on_at_first: bool = False
    """The switch is on at first: the ship adds no coins."""
    keep: str | None = None
    """Text that keeps the island."""


def is_own(choice: Choice) -> bool:
    """Does a ship go with it?"""
    return bool(choice.ships)


def label(w: Words, choice: Choice) -> str:
    """The ship, where several could sail."""
    return naval.ship(w, choice.ships[0]) if choice.ships else ""


def ways(box: BoxPages, maker: Maker, name: str) -> Ways:
    """What a card can be used for; with an island only that it is kept."""
    if maker.view.asked == "keep":
        legal = maker.offers.legal if maker.offers else ()
        return Ways(keep=next((offer.choice.text for offer in legal if offer.choice.island == name), None))
    if maker.offers is None or not (maker.view.asked in ("card", "last_card") or maker.is_played()):
        return Ways()
    return _Sailors(box, maker, name).ways()


class _Sailors:
    """Everything with a ship for one card."""

    def __init__(self, box: BoxPages, maker: Maker, card: str) -> None:
        self.maker, self.card, self.w = maker, card, maker.w
        self.box = box
        self.is_card = card in maker.faces.cards
        """What another box lets play like a card is no building: no ship sails with it alone."""
        self.sea = at_sea(maker.view.cities[maker.actor])

    def ways(self) -> Ways:
        """Build, stage and sell with a ship."""
        maker, card = self.maker, self.card
        build, stage = maker.legal(("build", "free"), card, self.box), maker.legal(("stage",), card, self.box)
        alone = maker.legal(("build", "free"), card)
        sold = maker.sale(card, self.box)
        why_no_build, why_no_stage = self._why("build", build), self._why("stage", stage)
        return Ways(
            build=maker.action("build", build, why_no_build) if self.is_card else None,
            stage=maker.action("stage", stage, why_no_stage),
            sell=sold,
            sell_words=step_words(maker.faces, self.sea, "yellow") if sold else "",
            sailings=tuple(self._sailings(build, stage)),
            is_on_at_first=bool(build and alone and build[0].choice.price.total == alone[0].choice.price.total),
        )

    def _why(self, verb: str, found: list[Offer]) -> str:
        """Why there is no such choice; a stage is asked about once for all cards."""
        if found or self.maker.offers is None:
            return ""
        known = self.maker.offers.refusals
        if verb == "build":
            return clause(self.w, known.get(f"build {self.card} + ship"))
        said = (known[text] for text in known if text.startswith("stage with") and text.endswith("ship"))
        return clause(self.w, known.get(f"stage with {self.card} + ship") or next(said, None))

    def _sailings(self, build: list[Offer], stage: list[Offer]) -> Iterator[Sailing]:
        """With the card first; with a stage for each colour that may sail."""
        if self.is_card:
            yield self._sailing("build", build[0]) if build else self._no_sailing("build")
        by_color = {offer.choice.ships[0]: offer for offer in reversed(stage)}
        yield from (self._sailing("stage", offer) for offer in by_color.values())
        if not stage:
            yield self._no_sailing("stage")

    def _sailing(self, verb: str, offer: Offer) -> Sailing:
        color, told = offer.choice.ships[0], offer.explanation
        cost = printed_cost(told.naval_cost if told else {}, self._coins(color, verb))
        return Sailing(verb, color, step_words(self.maker.faces, self.sea, color), cost, is_possible=True)

    def _no_sailing(self, verb: str) -> Sailing:
        return Sailing(verb, "", self._why(verb, []), Markup(""), is_possible=False)

    def _coins(self, color: str, verb: str) -> int:
        """Coins printed for the next step of a ship; a stage's ship that sails free costs none (ARMADA-ISLAND-19)."""
        printed = box_of(self.maker.faces)
        free = any(
            effect.kind == "free_stage_ship"
            for island in printed.islands
            if island.id in self.sea.islands
            for effect in island.effects
        )
        board = next(one for one in printed.shipyards if one.id == self.sea.shipyard)
        return 0 if verb == "stage" and free else board.lanes[color][self.sea.ships[color]].coins  # type: ignore[index]
