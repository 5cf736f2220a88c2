"""View models of the hand and the dock: each card with its price tag and its actions."""

from collections.abc import Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Explanation, Units
from argosy.game.wonders.forecast import WondersForecast
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.models import ChoiceOffer, Offers
from argosy.web.rendering.parts import MANUFACTURED, coin, flag, icon, join, minus, roman, token
from argosy.web.rulebook_pages.rules import rule_link
from argosy.web.table.price_tags import clause
from argosy.web.wonders.expansions.types import ExpansionPages, Expansions
from argosy.web.wonders.faces import Face, Faces, StageFace, chain_icons
from argosy.web.wonders.live.forecast import Change, changes, counted
from argosy.web.wonders.live.price_tags import Tag, best_first, card_tag, payment_words
from argosy.web.wonders.live.question_cards import (
    WITH_CARDS,
    asked_cards,
    box_in_hands_place,
    chosen_card,
    played,
)
from argosy.web.wonders.live.ring import Ring


class Source(msgspec.Struct, frozen=True):
    """One group of a payment: what it gives, who gives it, for how many coins."""

    units: Markup
    who: Markup
    words: str


class Payment(msgspec.Struct, frozen=True):
    """One way to pay for one choice."""

    text: str
    """Canonical text of the choice."""
    total: int
    sources: tuple[Source, ...]
    words: str
    after: int
    """Coins in the treasury afterwards."""
    label: str = ""
    """What else tells it apart: the stage where the order is free, what goes with it in an expansion."""
    saved: str = ""
    """The unit that an effect saves."""


class Action(msgspec.Struct, frozen=True):
    """Build, stage or revive with its ways to pay, or the reason why it is not possible.

    The preferred payment comes first.
    """

    verb: str
    payments: tuple[Payment, ...]
    reason: str
    stage: int | None
    changes: tuple[Change, ...]
    rule: Markup = Markup("")
    """Where it is not possible: the way to the rule."""
    stage_face: StageFace | None = None
    """The stage that the preferred payment builds."""

    @property
    def total(self) -> int:
        """Coins of the preferred payment."""
        return self.payments[0].total if self.payments else 0


class Sale(msgspec.Struct, frozen=True):
    """Discarding a card for coins, or for what an expansion gives."""

    text: str
    changes: tuple[Change, ...]


class HandCard(msgspec.Struct, frozen=True):
    """A card of the hand with its dock."""

    slot: int
    dom: str
    """Id of the element; new with every reveal."""
    piece: str
    """Name of the physical card, unique on the page, the same when it stands in the city afterwards."""
    face: Face
    text: str
    """One short line, with this table's numbers."""
    age: str
    tag: Tag | None
    opens: Markup
    free_by: Markup
    label: str
    is_chosen: bool
    build: Action | None
    stage: Action | None
    sell: Sale | None
    leads: tuple[Face, ...] = ()
    """Buildings that it makes free later and that do not stand yet."""
    free_after: tuple[Face, ...] = ()
    """Buildings that would make it free; none where one of them stands, because the price tag names that
    one.
    """
    more: Mapping[str, Any] = {}
    """What else expansions let do with it, by box."""


def hand(
    view: WondersView,
    faces: Faces,
    offers: Offers | None,
    names: dict[int, str],
    around: Ring,
    leader: str | None,
    expansions: Expansions,
) -> tuple[HandCard, ...]:
    """The cards that the viewer chooses from, in the order of the view."""
    expansion = box_in_hands_place(view, expansions)
    cards = expansion.hand.cards[view.asked](view) if expansion else asked_cards(view, offers)
    maker = HandMaker(
        view,
        faces,
        offers if expansion or view.asked in WITH_CARDS else None,
        names,
        around,
        leader,
        expansions,
    )
    if expansion:
        return tuple(maker.thing(slot, name, expansion) for slot, name in enumerate(cards))
    return tuple(maker.card(slot, card, cards[:slot].count(card)) for slot, card in enumerate(cards))


class HandMaker:
    """Builder of the cards of one hand, with the values that they share."""

    def __init__(
        self,
        view: WondersView,
        faces: Faces,
        offers: Offers | None,
        names: dict[int, str],
        around: Ring,
        leader: str | None,
        expansions: Expansions,
    ) -> None:
        self.view, self.faces, self.offers, self.names = view, faces, offers, names
        self.w: Words = faces.words
        self.prefix = "city: " if view.asked == "city_card" else ""
        self.actor = _actor(view, around)
        self.around = Ring(self.actor, len(view.cities))
        self.leader = leader
        self.expansions = expansions
        self.chosen = chosen_card(view.chosen)

    def thing(self, slot: int, name: str, of: ExpansionPages) -> HandCard:
        """Something of an expansion that lies in the hand's place and is no card."""
        face, tag = self.faces.thing(name), of.hand.tag(self, name)
        return HandCard(
            slot=slot,
            dom=f"c{self.view.moment}-{self.view.asked or 'w'}-{name}-0",
            piece=self._piece(slot, name, 0),
            face=face,
            text=face.text,
            age=roman(face.ages[0]) if face.ages else "",
            tag=tag,
            opens=chain_icons(face.given),
            free_by=Markup(""),
            label=self._label(face, face.text, tag),
            is_chosen=name == self.chosen and self.view.asked is None,
            build=None,
            stage=self._stage(name) if self.is_played() else None,
            sell=None,
            more={
                expansion.name: expansion.hand.ways(expansion, self, name) for expansion in self.expansions
            },
        )

    def is_played(self) -> bool:
        """Is something of an expansion played like a card now?"""
        return any(self.view.asked in expansion.hand.played for expansion in self.expansions)

    def card(self, slot: int, card: str, copy: int) -> HandCard:
        """One card; `copy` counts earlier copies of the same name in the hand."""
        face = self.faces.cards[card]
        tag, text = self._tag(card), self._line(face)
        return HandCard(
            slot=slot,
            dom=f"c{self.view.moment}-{self.view.asked or 'w'}-{card}-{copy}",
            piece=self._piece(slot, card, copy),
            face=face,
            text=text,
            age=roman(self.view.age if self.view.age in face.ages else face.ages[0]),
            tag=tag,
            opens=chain_icons(face.given),
            free_by=self._free_by(face),
            label=self._label(face, text, tag),
            is_chosen=card == self.chosen and copy == 0 and self.view.asked is None,
            build=self._build(card),
            stage=self._stage(card),
            sell=self.sale(card),
            leads=self._leads(face),
            free_after=self._free_after(face),
            more={
                expansion.name: expansion.hand.ways(expansion, self, card) for expansion in self.expansions
            },
        )

    def _piece(self, slot: int, card: str, copy: int) -> str:
        """Cards that already stand in the own city cannot be built: their name belongs to the building."""
        stands = card in self.view.cities[self.actor].cards
        return f"h{slot}-{card}" if stands or copy else f"card-{card}"

    def _tag(self, card: str) -> Tag | None:
        if self.offers is None:
            return None
        refusal = self.offers.refusals.get(f"{self.prefix}build {card}")
        return card_tag(
            self.w, self.legal(("build", "free", "revive"), card), refusal, self.names, self.around
        )

    def _free_by(self, face: Face) -> Markup:
        """The chain symbols that make the card free for this city now (BASE-CHAIN-1)."""
        stands = set(self.view.cities[self.actor].cards)
        if not stands & set(face.chain_from):
            return Markup("")
        return chain_icons(face.needed) or icon("chain")

    def _free_after(self, face: Face) -> tuple[Face, ...]:
        return () if self._free_by(face) else tuple(self.faces.cards[name] for name in face.chain_from)

    def _leads(self, face: Face) -> tuple[Face, ...]:
        stands = self.view.cities[self.actor].cards
        return tuple(self.faces.cards[name] for name in face.chain_to if name not in stands)

    def _line(self, face: Face) -> str:
        """Return the effect line of a card, with its current amount where it counts things."""
        counting = [effect for effect in self.does(face.id) if effect.kind in ("coins_per", "points_per")]
        if not counting:
            return face.text
        return effects.counted(
            self.w, counting[0], counted(self.view, self.actor, counting[0], self.expansions)
        )

    def _label(self, face: Face, text: str, tag: Tag | None) -> str:
        parts = [f"{face.name}, {face.color_word}.", f"{text}."]
        return " ".join(parts + ([tag.words] if tag else []))

    def does(self, card: str) -> tuple[Effect, ...]:
        """The effects of a card."""
        return self.faces.catalog.card(card).effects

    def legal(self, verbs: tuple[str, ...], card: str, of: ExpansionPages | None = None) -> list[ChoiceOffer]:
        """The choices with a card alone, or those that an expansion makes of it."""
        legal = self.offers.legal if self.offers else ()
        found = [offer for offer in legal if offer.choice.verb in verbs and played(offer.choice) == card]
        return best_first([offer for offer in found if self._whose(offer) is of], self.leader)

    def _whose(self, offer: ChoiceOffer) -> ExpansionPages | None:
        return next((expansion for expansion in self.expansions if expansion.hand.is_own(offer.choice)), None)

    def text(self, verb: str, card: str, of: ExpansionPages | None = None) -> str | None:
        """Text of the first choice with a card."""
        return next((offer.choice.text for offer in self.legal((verb,), card, of)), None)

    def _build(self, card: str) -> Action | None:
        if self.offers is None:
            return None
        verb = "revive" if self.view.asked == "revive" else "build"
        found = self.legal(("build", "free", "revive"), card)
        refusal = None if found else self.offers.refusals.get(f"{self.prefix}build {card}")
        reason = "" if found else clause(self.w, refusal)
        action = self.action(verb, found, reason)
        return msgspec.structs.replace(action, rule=rule_link(self.w, refusal))

    def _stage(self, card: str) -> Action | None:
        if self.offers is None or self.view.asked == "revive":
            return None
        found = self.legal(("stage",), card)
        reason = "" if found else clause(self.w, self.offers.refusals.get(f"{self.prefix}stage"))
        return self.action("stage", found, reason)

    def action(self, verb: str, found: list[ChoiceOffer], reason: str) -> Action:
        """Return an action with its ways to pay."""
        stage = found[0].choice.stage if found else None
        return Action(
            verb,
            tuple(map(self._payment, found, self._labels(found))),
            reason,
            stage,
            self.changes(found[0]) if found else (),
            stage_face=self._stage_face(stage),
        )

    def forecast(self, offer: ChoiceOffer) -> WondersForecast | None:
        """The city after a choice; None where nothing is played."""
        return self.offers.forecasts.get(offer.choice.text) if self.offers else None

    def changes(self, offer: ChoiceOffer) -> tuple[Change, ...]:
        """Return the changes that a choice brings."""
        told = self.forecast(offer)
        if told is None:
            return ()
        return changes(
            self.view, told, self.faces, self.expansions, self.names, teams=self.view.partner is not None
        )

    def _stage_face(self, stage: int | None) -> StageFace | None:
        city = self.view.cities[self.actor]
        return self.faces.stages(city.wonder, city.side)[stage - 1] if stage else None

    def sale(self, card: str, of: ExpansionPages | None = None) -> Sale | None:
        """Discarding a card for what that gives."""
        found = self.legal(("sell",), card, of)
        return Sale(found[0].choice.text, self.changes(found[0])) if found else None

    def _labels(self, found: list[ChoiceOffer]) -> list[str]:
        """Return labels that distinguish choices with equal payments.

        They name the stage where the order is free, and the add-ons of expansions.
        """
        choices = [offer.choice for offer in found]
        stages = [self.w.say("Stage {n}", n=roman(choice.stage or 1)) for choice in choices]
        columns = [stages] if len({choice.stage for choice in choices}) > 1 else []
        by_expansion = (
            [expansion.hand.label(self.w, choice) for choice in choices] for expansion in self.expansions
        )
        columns += [labels for labels in by_expansion if len(set(labels)) > 1]
        return [", ".join(label) for label in zip(*columns, strict=True)] if columns else [""] * len(found)

    def _payment(self, offer: ChoiceOffer, label: str = "") -> Payment:
        price = offer.choice.price
        told = offer.explanation
        return Payment(
            text=offer.choice.text,
            total=price.total,
            sources=self._sources(told) if told else (),
            after=told_city.city.coins if (told_city := self.forecast(offer)) else 0,
            words=" ".join(filter(None, (label, payment_words(self.w, price, self.names, self.around)))),
            label=label,
            saved=saved(self.w, told) if told else "",
        )

    def _sources(self, told: Explanation) -> tuple[Source, ...]:
        groups = [self._source(units) for units in told.units]
        if told.bank:
            groups.append(
                Source(
                    coin(told.bank),
                    Markup("<span>{}</span>").format(self.w.say("bank")),
                    things.coins(self.w, told.bank),
                )
            )
        return tuple(groups)

    def _source(self, units: Units) -> Source:
        given = join([token(name) for name, n in units.resources.items() for _ in range(n)])
        told = things.bill(self.w, units.resources)
        for_nothing = self._for_nothing().get(units.source)
        if for_nothing:
            return Source(
                given, Markup("<span>{}</span>").format(for_nothing), self.w.pair(told, for_nothing)
            )
        if units.source == "bank":
            name, who = self.w.say("bank"), coin(units.coins)
        else:
            seat = getattr(self.around, units.source)
            name, who = self.names[seat], coin(units.coins) + self._rebate(units) + flag(seat)
        return Source(
            given,
            who + Markup("<span>{}</span>").format(name),
            self.w.say(
                "{units} from {name}, {coins}",
                units=told,
                name=name,
                coins=things.coins(self.w, units.coins),
            ),
        )

    def _for_nothing(self) -> dict[str, str]:
        """Return the names of the sources of free units."""
        w = self.w
        return {
            "own": w.say("its own") if self.prefix else w.say("your own"),
            "more_of_own": w.say("one more of your own"),
            "more_of_missing": w.say("one that you lack"),
        }

    def _rebate(self, units: Units) -> Markup:
        """Return the further discount of a neighbour's goods, below its price for the acting city."""
        prices = self.view.cities[self.actor].prices.get(units.source, {})
        full = sum(
            prices.get("manufactured" if name in MANUFACTURED else "raw", 2) * n
            for name, n in units.resources.items()
        )
        if not prices or full <= units.coins:
            return Markup("")
        return Markup('<b class="rebate">{}</b>').format(minus(units.coins - full))


def saved(w: Words, told: Explanation) -> str:
    """Return the part of the printed cost that need not be paid, in words."""
    if told.in_coins:
        return w.say("coins instead of resources")
    if told.without_resources:
        return w.say("no resources needed")
    left_out = [things.resource(w, name) for name in (told.waived, told.left_out) if name]
    return w.say("{unit} saved", unit=w.either(left_out, "and")) if left_out else ""


def _actor(view: WondersView, around: Ring) -> int:
    """Return the city that the choice is for: seat 0 for the free city's card (BASE-TWO-5)."""
    return 0 if view.asked == "city_card" else around.center
