"""Dock panels of Duel: actions on the selected thing, with their costs and changes."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.game.types import Refusal
from argosy.web.duel.expansions.in_play import of_all
from argosy.web.duel.faces import DuelFace
from argosy.web.duel.live import answers
from argosy.web.duel.live.actions import Act, Change, Spot, changes, freed
from argosy.web.duel.live.keys import face_of
from argosy.web.duel.live.prices import missing, sources
from argosy.web.duel.part_maker import PartMaker
from argosy.web.models import DuelOffer
from argosy.web.rendering.parts import icon, signed
from argosy.web.rulebook_pages.rules import rule_link
from argosy.web.table.price_tags import clause

SPOTS = of_all(lambda expansion: expansion.dock.spots)
ACTS = of_all(lambda expansion: expansion.dock.acts)
CARD_ACTS = of_all(lambda expansion: expansion.dock.card_acts)


class Second(msgspec.Struct, frozen=True):
    """The second part of a choice: a button here, and a thing on the table that lights up."""

    key: str
    text: str
    icon: Markup
    label: str
    detail: str
    face: DuelFace | None


class ActionPanel(msgspec.Struct, frozen=True):
    """The panel of one thing that can be selected."""

    key: str
    dom: str
    title: str
    color: str
    mark: Markup
    line: str
    face: DuelFace | None
    acts: tuple[Act, ...] = ()
    seconds: tuple[Second, ...] = ()
    freed: tuple[Change, ...] = ()


class Dock(PartMaker):
    """Builder of the panels of one page."""

    # --- panels

    def panels(self) -> tuple[ActionPanel, ...]:
        """One for each thing that can be selected; of two drawn conspiracies the fan says it all."""
        groups = self.targets.groups if self.view.asked != "plot" else {}
        return tuple(self._panel(key, found) for key, found in groups.items())

    def _panel(self, key: str, found: tuple[DuelOffer, ...]) -> ActionPanel:
        face = face_of(self.faces, key)
        spot = self._spot(key, face)
        seconds = self._seconds(key)
        in_pairs = set(self.targets.second.get(key, {}).values())
        alone = [offer for offer in found if offer.choice.text not in in_pairs]
        is_card = key.startswith("card:") and self.view.asked == "turn"
        return ActionPanel(
            key=key,
            dom=f"d{self.view.moment}-{key.replace(':', '-')}",
            title=spot.title,
            color=face.color if face else "white",
            mark=spot.mark,
            line=spot.line,
            face=face,
            acts=tuple(self._card_acts(face, alone)) if is_card and face else tuple(self._acts(alone)),
            seconds=seconds,
            freed=freed(self.view, self.faces, face.id) if is_card and face else (),
        )

    def _spot(self, key: str, face: DuelFace | None) -> Spot:
        if face:
            return Spot(face.name, face.mark_icon, face.text)
        kind, _, name = key.partition(":")
        return SPOTS[kind](self.faces, self.view, name)

    def _seconds(self, key: str) -> tuple[Second, ...]:
        by_text = {offer.choice.text: offer for offer in self.targets.groups[key]}
        pairs = self.targets.second.get(key, {})
        return tuple(self._second(second, by_text[text]) for second, text in pairs.items())

    def _second(self, key: str, offer: DuelOffer) -> Second:
        mark, label, detail = answers.answer_label(self.faces, self.view, offer.choice, self.names)
        face = face_of(self.faces, key)
        if face:
            mark, label, detail = face.mark_icon, face.name, face.text
        return Second(key, offer.choice.text, mark, label, detail, face)

    # --- a card of the structure

    def _card_acts(self, face: DuelFace, found: list[DuelOffer]) -> Iterator[Act]:
        """Yield the actions with a card: build or recruit, own wonders, discard, conspiracies.

        See DUEL-020 and AGORA-020.
        """
        by_verb = {offer.choice.verb: offer for offer in found}
        yield self._build(face, by_verb.get("build") or by_verb.get("recruit"))
        yield from self._wonders([offer for offer in found if offer.choice.verb == "wonder"])
        if "discard" in by_verb:
            yield self._discard(by_verb["discard"])
        for offer in found:
            if (own := CARD_ACTS.get(offer.choice.verb)) and (act := own(self, offer, offer)):
                yield act

    def _build(self, face: DuelFace, offer: DuelOffer | None) -> Act:
        is_senator = face.kind == "senator"
        mark = icon("influence-add" if is_senator else "build")
        label = self.w.say("Recruit") if is_senator else self.w.say("Build")
        if offer is None:
            refusal = self.offers.refusals.get(f"{'recruit' if is_senator else 'build'} {face.id}")
            return self._impossible("build", mark, label, refusal, is_main=True)
        return self._paid("build", mark, label, offer, is_main=True)

    def _impossible(
        self, key: str, mark: Markup, label: str, why: Refusal | None, *, is_main: bool = False
    ) -> Act:
        note, rule = clause(self.w, why), rule_link(self.w, why)
        return Act(key, mark, label, None, note=note, rule=rule, short=missing(why), is_main=is_main)

    def _paid(self, key: str, mark: Markup, label: str, offer: DuelOffer, *, is_main: bool = False) -> Act:
        return Act(
            key,
            mark,
            label,
            offer.choice.text,
            price=offer.choice.price.total,
            is_main=is_main,
            sources=sources(self.faces, self.names, offer),
            changes=changes(self.view, self.faces, self.names, offer),
        )

    def _wonders(self, found: list[DuelOffer]) -> Iterator[Act]:
        """Own wonders that do not stand; when seven stand there are none left to construct (DUEL-025)."""
        offers = {offer.choice.thing: offer for offer in found}
        if self.is_full:
            return
        for one in self.view.cities[self.me].wonders:
            if not one.is_built:
                yield self._wonder(self.faces.wonders[one.wonder], offers.get(one.wonder))

    def _wonder(self, face: DuelFace, offer: DuelOffer | None) -> Act:
        if offer is None:
            why = self.offers.refusals.get(f"wonder {face.id}")
            return self._impossible("wonder", icon("wonder"), face.name, why)
        return self._paid("wonder", icon("wonder"), face.name, offer)

    def _discard(self, offer: DuelOffer) -> Act:
        """DUEL-022, AGORA-108: what it brings, from the forecast."""
        city = self.view.cities[offer.choice.seat]
        told = offer.forecast
        gain = told.coins[offer.choice.seat] - city.coins - city.protected if told else 0
        return Act("discard", icon("sell"), self.w.say("Discard"), offer.choice.text, gain=signed(gain))

    # --- everything else that is selected

    def _acts(self, found: list[DuelOffer]) -> Iterator[Act]:
        """Yield the actions of other things, those of expansions by their own functions."""
        for offer in found:
            own = ACTS.get(offer.choice.verb)
            yield (own and own(self, offer, found[0])) or self._act(offer)

    def _act(self, offer: DuelOffer) -> Act:
        mark, label, detail = answers.answer_label(self.faces, self.view, offer.choice, self.names)
        return Act(offer.choice.verb, mark, label, offer.choice.text, note=detail, is_main=True)
