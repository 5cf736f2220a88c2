"""The hand and the dock: each card with its price tag, and what can be done with it."""

from collections.abc import Iterator
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Explanation, Units
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.texts.wonders import armada as naval
from argosy.texts.wonders import effects
from argosy.web.models import Offer, Offers
from argosy.web.parts import coin, flag, icon, join, roman, token
from argosy.web.refusals import clause
from argosy.web.rulebook import rule_link
from argosy.web.wonders.armada.shipyard import step_words
from argosy.web.wonders.changes import Change, changes, counted
from argosy.web.wonders.choosing import WITH_CARDS, asked_cards, chosen_card
from argosy.web.wonders.faces import Face, Faces, chain_icons, printed_cost
from argosy.web.wonders.ring import Ring
from argosy.web.wonders.tags import Tag, best_first, card_tag, payment_words


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
    label: str = ""
    """What else tells it apart: the stage where the order is free, the ship where the colour is."""
    saved: str = ""
    """The unit of the naval construction that the Ancient Harbor saves."""


class Sailing(msgspec.Struct, frozen=True):
    """The naval construction that can go with a card or a stage: what it does, or why there is none."""

    verb: str
    color: str
    text: str
    cost: Markup
    is_possible: bool


class Action(msgspec.Struct, frozen=True):
    """Build, stage or revive: its ways to pay, the preferred one first, or why it is not possible."""

    verb: str
    payments: tuple[Payment, ...]
    reason: str
    stage: int | None
    changes: tuple[Change, ...]
    rule: Markup = Markup("")
    """Where it is not possible: the way to the rule."""

    @property
    def total(self) -> int:
        """Coins of the preferred payment."""
        return self.payments[0].total if self.payments else 0


class HandCard(msgspec.Struct, frozen=True):
    """A card of the hand with its dock."""

    slot: int
    dom: str
    """Id of the element; new with every reveal."""
    transition: str
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
    sell: str | None
    """Text of the sale."""
    build_ship: Action | None = None
    """The same with the paid naval construction (ARMADA-NAVAL-2)."""
    stage_ship: Action | None = None
    sell_ship: str | None = None
    """Text of the sale for one space of the yellow ship (ARMADA-SELL-1)."""
    sell_ship_words: str = ""
    sailings: tuple[Sailing, ...] = ()
    """What the switch offers; empty without Armada."""
    sails_at_first: bool = False
    """The switch is on at first: the ship adds no coins."""
    keep: str | None = None
    """Text that keeps the island."""


def hand(
    view: WondersView, faces: Faces, offers: Offers | None, names: dict[int, str], around: Ring, leader: str | None
) -> tuple[HandCard, ...]:
    """The cards that the viewer chooses from, in the order of the view."""
    cards = asked_cards(view, offers)
    offers = offers if view.asked in WITH_CARDS else None
    maker = _Maker(view, faces, offers, names, around, leader)
    return tuple(maker.card(slot, card, cards[:slot].count(card)) for slot, card in enumerate(cards))


class _Maker:
    """Makes the cards of one hand; keeps what they share."""

    def __init__(
        self,
        view: WondersView,
        faces: Faces,
        offers: Offers | None,
        names: dict[int, str],
        around: Ring,
        leader: str | None,
    ) -> None:
        self.view, self.faces, self.offers, self.names = view, faces, offers, names
        self.w: Words = faces.words
        self.prefix = "city: " if view.asked == "city_card" else ""
        self.actor = _actor(view, around)
        self.around = Ring(self.actor, len(view.cities))
        self.leader = leader
        self.chosen = chosen_card(view.chosen)

    def card(self, slot: int, card: str, copy: int) -> HandCard:
        """One card; `copy` counts earlier copies of the same name in the hand."""
        face = self._face(card)
        tag, text = self._tag(card), self._line(face)
        return HandCard(
            slot=slot,
            dom=f"c{self.view.moment}-{self.view.asked or 'w'}-{card}-{copy}",
            transition=self._transition(slot, card, copy),
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
            sell=self._text("sell", card),
            keep=self._keeps(card),
            **self._at_sea(card),
        )

    def _face(self, card: str) -> Face:
        """The face of a card, or of an island while one is kept."""
        return self.faces.islands[card] if self.view.asked == "keep" else self.faces.cards[card]

    def _keeps(self, island: str) -> str | None:
        legal = self.offers.legal if self.offers else ()
        return next((offer.choice.text for offer in legal if offer.choice.island == island), None)

    def _at_sea(self, card: str) -> dict[str, Any]:
        """Everything with a ship: empty without Armada, and where no card of the hand is asked for."""
        sea = self.view.cities[self.actor].armada
        if sea is None or self.offers is None or self.view.asked not in ("card", "last_card"):
            return {}
        build, stage = self._legal(("build", "free"), card, ship=True), self._legal(("stage",), card, ship=True)
        alone = self._legal(("build", "free"), card)
        sold = self._text("sell", card, ship=True)
        return {
            "build_ship": self._action("build", build, self._why(f"build {card} + ship", build), self._does(card)),
            "stage_ship": self._action(
                "stage", stage, self._why(f"stage with {card} + ship", stage), self._stage_effects(stage)
            ),
            "sell_ship": sold,
            "sell_ship_words": step_words(self.faces, sea, "yellow") if sold else "",
            "sailings": tuple(self._sailings(card, build, stage)),
            "sails_at_first": bool(build and alone and build[0].choice.price.total == alone[0].choice.price.total),
        }

    def _why(self, text: str, found: list[Offer]) -> str:
        """Why there is no such choice; a stage is asked about once for all cards."""
        if found or self.offers is None:
            return ""
        known = self.offers.refusals
        said = known.get(text) or next(
            (
                known[key]
                for key in known
                if text.startswith("stage") and key.startswith("stage with") and key.endswith("ship")
            ),
            None,
        )
        return clause(self.w, said)

    def _does(self, card: str) -> tuple[Effect, ...]:
        return self.faces.catalog.card(card).effects

    def _sailings(self, card: str, build: list[Offer], stage: list[Offer]) -> Iterator[Sailing]:
        """With the card first; with a stage for each colour that may sail."""
        yield self._sailing("build", build) if build else self._no_sailing("build", f"build {card} + ship")
        by_color = {offer.choice.ships[0]: offer for offer in reversed(stage)}
        yield from (self._sailing("stage", [offer]) for offer in by_color.values())
        if not stage:
            yield self._no_sailing("stage", f"stage with {card} + ship")

    def _sailing(self, verb: str, found: list[Offer]) -> Sailing:
        choice, told = found[0].choice, found[0].explanation
        sea = self.view.cities[choice.city].armada
        assert sea is not None
        cost = told.naval_cost if told else {}
        text = step_words(self.faces, sea, choice.ships[0])
        return Sailing(
            verb, choice.ships[0], text, printed_cost(cost, self._naval_coins(choice.ships[0], verb)), is_possible=True
        )

    def _naval_coins(self, color: str, verb: str) -> int:
        """Coins printed for the next step of a ship; a stage's ship that sails free costs none (ARMADA-ISLAND-19)."""
        sea = self.view.cities[self.actor].armada
        assert sea is not None
        free = any(
            effect.kind == "free_stage_ship"
            for island in self.faces.catalog.armada.islands  # type: ignore[union-attr]
            if island.id in sea.islands
            for effect in island.effects
        )
        board = next(one for one in self.faces.catalog.armada.shipyards if one.id == sea.shipyard)  # type: ignore[union-attr]
        return 0 if verb == "stage" and free else board.lanes[color][sea.ships[color]].coins  # type: ignore[index]

    def _no_sailing(self, verb: str, text: str) -> Sailing:
        return Sailing(verb, "", self._why(text, []), Markup(""), is_possible=False)

    def _transition(self, slot: int, card: str, copy: int) -> str:
        """Cards that already stand in the own city cannot be built: their name belongs to the building."""
        stands = card in self.view.cities[self.actor].cards
        return f"h{slot}-{card}" if stands or copy else f"own-{card}"

    def _tag(self, card: str) -> Tag | None:
        if self.offers is None or self.view.asked == "keep":
            return None
        return card_tag(self.w, self.offers, card, self.prefix, self.names, self.around, self.leader)

    def _free_by(self, face: Face) -> Markup:
        """The chain symbols that make the card free for this city now (BASE-CHAIN-1)."""
        stands = set(self.view.cities[self.actor].cards)
        if not stands & set(face.chain_from):
            return Markup("")
        return chain_icons(face.needed) or icon("chain")

    def _line(self, face: Face) -> str:
        """What the card would bring now, where it counts things; else what it says."""
        printed = self.faces.islands if self.view.asked == "keep" else {}
        does = () if face.id in printed else self.faces.catalog.card(face.id).effects
        counting = [effect for effect in does if effect.kind in ("coins_per", "points_per")]
        if not counting:
            return face.text
        return effects.counted(self.w, counting[0], counted(self.view, self.actor, counting[0]))

    def _label(self, face: Face, text: str, tag: Tag | None) -> str:
        parts = [f"{face.name}, {face.color_word}.", f"{text}."]
        return " ".join(parts + ([tag.words] if tag else []))

    def _legal(self, verbs: tuple[str, ...], card: str, *, ship: bool = False) -> list[Offer]:
        """The choices with a card, with or without a ship."""
        legal = self.offers.legal if self.offers else ()
        found = [offer for offer in legal if offer.choice.verb in verbs and offer.choice.card == card]
        return best_first([offer for offer in found if bool(offer.choice.ships) == ship], self.leader)

    def _text(self, verb: str, card: str, *, ship: bool = False) -> str | None:
        return next((offer.choice.text for offer in self._legal((verb,), card, ship=ship)), None)

    def _build(self, card: str) -> Action | None:
        if self.offers is None or self.view.asked == "keep":
            return None
        verb = "revive" if self.view.asked == "revive" else "build"
        found = self._legal(("build", "free", "revive"), card)
        refusal = None if found else self.offers.refusals.get(f"{self.prefix}build {card}")
        reason = "" if found else clause(self.w, refusal)
        action = self._action(verb, found, reason, self.faces.catalog.card(card).effects)
        return msgspec.structs.replace(action, rule=rule_link(self.w, refusal))

    def _stage(self, card: str) -> Action | None:
        if self.offers is None or self.view.asked in ("revive", "keep"):
            return None
        found = self._legal(("stage",), card)
        reason = "" if found else clause(self.w, self.offers.refusals.get(f"{self.prefix}stage"))
        return self._action("stage", found, reason, self._stage_effects(found))

    def _stage_effects(self, found: list[Offer]) -> tuple[Effect, ...]:
        if not found or not found[0].choice.stage:
            return ()
        city = self.view.cities[found[0].choice.city]
        return self.faces.catalog.wonder(city.wonder).sides[city.side].stages[found[0].choice.stage - 1].effects

    def _action(self, verb: str, found: list[Offer], reason: str, does: tuple[Effect, ...]) -> Action:
        shown = changes(self.view, found[0].choice, does, self.faces) if found else ()
        return Action(
            verb,
            tuple(self._payment(offer, self._label_of(offer, found)) for offer in found),
            reason,
            found[0].choice.stage if found else None,
            shown,
        )

    def _label_of(self, offer: Offer, found: list[Offer]) -> str:
        """What tells choices apart besides their payment: the stage (Siracusa), the ship (Lost Island)."""
        choice = offer.choice
        parts = []
        if len({one.choice.stage for one in found}) > 1:
            parts.append(self.w.say("Stage {n}", n=roman(choice.stage or 1)))
        if len({one.choice.ships for one in found}) > 1:
            parts.append(naval.ship(self.w, choice.ships[0]))
        return ", ".join(parts)

    def _payment(self, offer: Offer, label: str = "") -> Payment:
        price = offer.choice.price
        told = offer.explanation
        return Payment(
            text=offer.choice.text,
            total=price.total,
            sources=self._sources(told)
            if told and (offer.choice.ships or not (told.chain_from or offer.choice.verb == "free"))
            else (),
            words=" ".join(filter(None, (label, payment_words(self.w, price, self.names, self.around)))),
            label=label,
            saved=self.w.say("{unit} saved", unit=things.resource(self.w, told.left_out))
            if told and told.left_out
            else "",
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
        if units.source == "own":
            mine = self.w.say("your own") if not self.prefix else self.w.say("its own")
            return Source(given, Markup("<span>{}</span>").format(mine), f"{told}: {mine}")
        seat = getattr(self.around, units.source)
        who = coin(units.coins) + flag(seat) + Markup("<span>{}</span>").format(self.names[seat])
        return Source(
            given,
            who,
            self.w.say(
                "{units} from {name}, {coins}",
                units=told,
                name=self.names[seat],
                coins=things.coins(self.w, units.coins),
            ),
        )


def _actor(view: WondersView, around: Ring) -> int:
    """The city that the choice is for: seat 0 while its controller plays the free city's card (BASE-TWO-5)."""
    return 0 if view.asked == "city_card" else around.center
