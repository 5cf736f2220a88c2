"""Questions and card actions of Armada.

Actions: the ship that sails with a card (ARMADA-NAVAL-2, -11) and the sale for a ship. Questions: the island
that is kept (ARMADA-EXPLORE-2) and the fight at sea (ARMADA-CONFLICT-12).
"""

from collections.abc import Iterator
from typing import ClassVar

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.models import ChoiceOffer, WonderRequest
from argosy.web.rendering.parts import icon, join, printed_cost
from argosy.web.table.price_tags import clause
from argosy.web.wonders.armada.shipyard import at_sea, expansion_of, prizes, step_words
from argosy.web.wonders.expansions.types import CardsByQuestion, ExpansionHand, ExpansionPages
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.hand import Action, HandMaker, Sale
from argosy.web.wonders.live.question_cards import query_for_stage
from argosy.web.wonders.live.questions import AnswerButton


def _strength(view: WondersView) -> int:
    sea = view.cities[view.seat or 0].armada
    return sea.strength if sea else 0


def _move(shown: Faces, view: WondersView, choice: Choice) -> AnswerButton:
    """Return the label of free ship moves: the spaces they reach, and the benefits there."""
    w, sea = shown.words, view.cities[choice.city].armada
    assert sea is not None
    steps = [step_words(shown, sea, ship) for ship in choice.ships]
    boats = join(
        [
            Markup('<span class="boat-chip {}">{}</span>').format(ship, icon(f"ship-{ship}"))
            for ship in choice.ships
        ]
    )
    if len(steps) == 1:
        return AnswerButton(choice.text, steps[0], "", boats)
    return AnswerButton(
        choice.text, w.either([naval.ship(w, ship) for ship in choice.ships], "and"), " · ".join(steps), boats
    )


def _without_ship(legal: tuple[ChoiceOffer, ...], cards: list[str], prefix: str) -> list[str]:
    """Naval constructions that cannot be made with a card (ARMADA-NAVAL-2)."""
    sailing = {
        offer.choice.card for offer in legal if offer.choice.ships and offer.choice.verb in ("build", "free")
    }
    return [f"{prefix}build {card} + ship" for card in dict.fromkeys(cards) if card not in sailing]


class Sailing(msgspec.Struct, frozen=True):
    """Naval construction with a card or a stage: its effect, or the reason why there is none."""

    verb: str
    color: str
    text: str
    cost: Markup
    is_possible: bool


class NavalActions(msgspec.Struct, frozen=True, kw_only=True):
    """Card actions at sea."""

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


class _Sailors:
    """Everything with a ship for one card."""

    def __init__(self, expansion: ExpansionPages, maker: HandMaker, card: str) -> None:
        self.maker, self.card, self.w = maker, card, maker.w
        self.expansion = expansion
        self.is_card = card in maker.faces.cards
        """What another expansion lets play like a card is no building: no ship sails with it alone."""
        self.sea = at_sea(maker.view.cities[maker.actor])

    def ways(self) -> NavalActions:
        """Build, stage and sell with a ship."""
        maker, card = self.maker, self.card
        build, stage = (
            maker.legal(("build", "free"), card, self.expansion),
            maker.legal(("stage",), card, self.expansion),
        )
        alone = maker.legal(("build", "free"), card)
        sold = maker.sale(card, self.expansion)
        why_no_build, why_no_stage = self._why("build", build), self._why("stage", stage)
        return NavalActions(
            build=maker.action("build", build, why_no_build) if self.is_card else None,
            stage=maker.action("stage", stage, why_no_stage),
            sell=sold,
            sell_words=step_words(maker.faces, self.sea, "yellow") if sold else "",
            sailings=tuple(self._sailings(build, stage)),
            is_on_at_first=bool(
                build and alone and build[0].choice.price.total == alone[0].choice.price.total
            ),
        )

    def _why(self, verb: str, found: list[ChoiceOffer]) -> str:
        """Return the refusal of a choice; a stage has one for all cards."""
        if found or self.maker.offers is None:
            return ""
        known = self.maker.offers.refusals
        if verb == "build":
            return clause(self.w, known.get(f"build {self.card} + ship"))
        said = (known[text] for text in known if text.startswith("stage with") and text.endswith("ship"))
        return clause(self.w, known.get(f"stage with {self.card} + ship") or next(said, None))

    def _sailings(self, build: list[ChoiceOffer], stage: list[ChoiceOffer]) -> Iterator[Sailing]:
        """With the card first; with a stage for each colour that may sail."""
        if self.is_card:
            yield self._sailing("build", build[0]) if build else self._no_sailing("build")
        by_color = {offer.choice.ships[0]: offer for offer in reversed(stage)}
        yield from (self._sailing("stage", offer) for offer in by_color.values())
        if not stage:
            yield self._no_sailing("stage")

    def _sailing(self, verb: str, offer: ChoiceOffer) -> Sailing:
        color, told = offer.choice.ships[0], offer.explanation
        cost = printed_cost(told.naval_cost if told else {}, self._coins(color, verb))
        return Sailing(verb, color, step_words(self.maker.faces, self.sea, color), cost, is_possible=True)

    def _no_sailing(self, verb: str) -> Sailing:
        return Sailing(verb, "", self._why(verb, []), Markup(""), is_possible=False)

    def _coins(self, color: str, verb: str) -> int:
        """Return the coins printed for a ship's next step; a stage's free ship costs none.

        See ARMADA-ISLAND-19.
        """
        printed = expansion_of(self.maker.faces)
        free = any(
            effect.kind == "free_stage_ship"
            for island in printed.islands
            if island.id in self.sea.islands
            for effect in island.effects
        )
        board = next(one for one in printed.shipyards if one.id == self.sea.shipyard)
        return 0 if verb == "stage" and free else board.lanes[color][self.sea.ships[color]].coins  # type: ignore[index]


class ArmadaHand(ExpansionHand):
    """Armada in the hand: questions and card actions."""

    questions = ("move", "keep", "fight")
    cards: ClassVar[CardsByQuestion] = {"keep": lambda view: view.drawn}
    """Questions that are answered with something in the hand's place: what lies there (ARMADA-EXPLORE-2)."""

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and the sentence below it."""
        w = shown.words
        if view.asked == "move":
            ships = view.movable[0] if view.movable else 1
            return (
                w.count("{n} ship sails free", "{n} ships sail free", ships),
                w.say("One space each, for free. You get what each space gives."),
            )
        if view.asked == "keep":
            return w.say("Keep one island"), w.say(
                "It works for the rest of the game. The others go back into their deck."
            )
        return (
            w.say("Fight at sea?"),
            w.say("Your naval strength is {n}; {prizes}.", n=_strength(view), prizes=prizes(shown, view.age)),
        )

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton | None:
        """A choice as a button; an island is kept in the dock instead."""
        w = shown.words
        if choice.island:
            return None
        if choice.verb == "move":
            return _move(shown, view, choice)
        label, symbol = {
            "fight": (w.say("Fight"), "naval-shield"),
            "abstain": (w.say("Stay out"), "no"),
        }.get(
            choice.verb,
            (w.say("Don’t move a ship") if view.asked == "move" else w.say("Build nothing"), "close"),
        )
        return AnswerButton(choice.text, label, "", icon(symbol), is_main=choice.verb == "fight")

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        w, parts = shown.words, text.split()
        if parts[0] == "move":
            return {
                "move": w.say(
                    "{ships}: one space.", ships=w.either([naval.ship(w, ship) for ship in parts[1:]], "and")
                )
            }
        if parts[0] == "keep":
            return {"keep": w.say("You keep {island}.", island=shown.more[parts[1]].name)}
        return {"fight": w.say("You fight at sea."), "abstain": w.say("You stay out of the naval conflict.")}

    def title(self, w: Words) -> str:
        """Return the title of the things shown in place of the hand."""
        return w.say("Islands")

    def is_own(self, choice: Choice) -> bool:
        """Does a ship go with it?"""
        return bool(choice.ships)

    def label(self, w: Words, choice: Choice) -> str:
        """The ship, where several could sail."""
        return naval.ship(w, choice.ships[0]) if choice.ships else ""

    def ways(self, expansion: ExpansionPages, maker: HandMaker, name: str) -> NavalActions:
        """Return the actions of a card at sea; for an island the choice to keep it."""
        if maker.view.asked == "keep":
            legal = maker.offers.legal if maker.offers else ()
            return NavalActions(
                keep=next((offer.choice.text for offer in legal if offer.choice.island == name), None)
            )
        if maker.offers is None or not (maker.view.asked in ("card", "last_card") or maker.is_played()):
            return NavalActions()
        return _Sailors(expansion, maker, name).ways()

    def queries(
        self, view: WondersView, legal: tuple[ChoiceOffer, ...], cards: tuple[str, ...], prefix: str
    ) -> dict[str, WonderRequest]:
        """Each card that no ship sails with, the stage if none does."""
        if not cards:
            return {}
        without = _without_ship(legal, [card for card in cards if card in view.hand], prefix)
        found = {text: WonderRequest((text,)) for text in without}
        if not any(offer.choice.ships and offer.choice.verb == "stage" for offer in legal):
            with_ship = f"with {cards[0]} + ship"
            found[f"{prefix}stage {with_ship}"] = query_for_stage(view, with_ship, prefix)
        return found
