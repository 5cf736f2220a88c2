"""Questions and card actions of Babel: laying a tile, taking part in a project.

See BABEL-TOWER-2 and BABEL-PROJECT-2.
"""

from typing import ClassVar

import msgspec

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.models import ChoiceOffer, WonderRequest
from argosy.web.table.price_tags import clause
from argosy.web.wonders.babel.table import TILE, left_words, of_table, project_of, tile_id
from argosy.web.wonders.expansions.types import CardsByQuestion, ExpansionPages
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.hand import HandMaker
from argosy.web.wonders.live.questions import AnswerButton
from argosy.web.wonders.works import hand as works
from argosy.web.wonders.works.hand import PENALTY, Joining, NamedWork
from argosy.web.wonders.works.table import penalty_picture

OTHER_COLOR = "other_project_color"
"""Such cards have nothing to do with the project, so nothing is said about them."""
BUILDS = ("build", "free")
DONE = ("no_tokens",)
"""Reasons for which nothing is left to say in the dock: the project is complete."""


class Laying(msgspec.Struct, frozen=True):
    """A tile that is laid with a card."""

    text: str
    face: Face


class BabelActions(works.WorkActions, frozen=True, kw_only=True):
    """Card actions that the expansion adds to those of the base game."""

    tiles: tuple[Laying, ...] = ()
    """The own tiles that can be laid with it."""


def _kept(w: Words, name: str, legal: tuple[ChoiceOffer, ...]) -> NamedWork | None:
    """The answer that keeps a tile of the draft."""
    found = (one.choice for one in legal if one.choice.tile is not None and tile_id(one.choice.tile) == name)
    return next((NamedWork(choice.text, w.say("Keep this tile"), "babel-tile") for choice in found), None)


def _laying(maker: HandMaker, offer: ChoiceOffer) -> Laying:
    return Laying(offer.choice.text, maker.faces.more[tile_id(offer.choice.tile or 0)])


def _joining(expansion: ExpansionPages, maker: HandMaker, card: str) -> Joining | None:
    """Return the switch of a card that goes with the project of this Age; None for all others.

    See BABEL-PROJECT-2.
    """
    project = next((one for one in of_table(maker.view).projects if one.age == maker.view.age), None)
    if project is None or maker.offers is None:
        return None
    found, alone = maker.legal(BUILDS, card, expansion), maker.legal(BUILDS, card)
    refusal = maker.offers.refusals.get(f"build {card} + project")
    if not found and (refusal is None or refusal.code in DONE):
        return None
    face = maker.faces.more[project.id]
    return Joining(
        face=face,
        icon="participate",
        verb="build",
        words=left_words(maker.w, project.tokens),
        reward=face.picture,
        penalty=penalty_picture(project_of(maker.faces, project.id)),
        is_possible=bool(found),
        reason="" if found else clause(maker.w, refusal),
        is_on_at_first=bool(found and alone and found[0].choice.price.total == alone[0].choice.price.total),
    )


class BabelHand(works.WorksHand):
    """Babel in the hand: questions and card actions."""

    questions = (TILE, PENALTY)
    cards: ClassVar[CardsByQuestion] = {
        TILE: lambda view: tuple(map(tile_id, of_table(view).packet)),
        PENALTY: lambda view: works.buildings(of_table(view).penalty),
        None: lambda view: tuple(map(tile_id, of_table(view).tiles)),
    }
    """What lies in the hand's place; the own tiles while others choose and no cards are dealt."""

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and the sentence below it."""
        w = shown.words
        if view.asked == TILE:
            return w.say("Draft of the tiles"), w.say(
                "Keep one tile, pass the others to the right. Nobody sees yours."
            )
        return works.question(w, of_table(view).penalty)

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton | None:
        """A victory token as a button; tiles and buildings are chosen in the dock instead."""
        return works.answer(shown.words, choice)

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        w, parts = shown.words, text.split()
        verb, thing = parts[0], parts[1] if len(parts) > 1 else ""
        if verb == "take":
            return {verb: w.say("You keep tile {n}.", n=thing)}
        if verb == "tile":
            return {
                verb: w.say("You lay tile {n} and discard {card}.", n=thing, card=shown.cards[parts[-1]].name)
            }
        if "+ project" in text:
            return {
                verb: w.say("You build {card} and take part in the project.", card=shown.cards[thing].name)
            }
        return works.chosen(shown, text)

    def is_own(self, choice: Choice) -> bool:
        """Is a tile laid, or does a project go with a card?"""
        return choice.verb == "tile" or (choice.joins and choice.verb in BUILDS)

    def label(self, w: Words, choice: Choice) -> str:
        """Return the label of a way to pay for the card, where there are several."""
        if choice.by_token:
            return w.say("with your token")
        if " by chain" in choice.text:
            return w.say("by its chain")
        return w.say("coins for resources") if " for coins" in choice.text else ""

    def ways(self, expansion: ExpansionPages, maker: HandMaker, name: str) -> BabelActions:
        """Return the expansion's actions for a thing in the hand or in its place."""
        asked, legal = maker.view.asked, maker.offers.legal if maker.offers else ()
        if asked == PENALTY:
            return BabelActions(named=works.given_up(maker.w, name, legal))
        if asked == TILE:
            return BabelActions(named=_kept(maker.w, name, legal))
        if name not in maker.faces.cards:
            return BabelActions()
        tiles = tuple(
            _laying(maker, offer)
            for offer in legal
            if offer.choice.verb == "tile" and offer.choice.card == name
        )
        joining = _joining(expansion, maker, name)
        found = maker.legal(BUILDS, name, expansion)
        action = maker.action("build", found, "") if found else None
        return BabelActions(tiles=tiles, joining=joining, action=action)

    def queries(
        self, view: WondersView, legal: tuple[ChoiceOffer, ...], cards: tuple[str, ...], prefix: str
    ) -> dict[str, WonderRequest]:
        """Each card of the project's colour without it (BABEL-PROJECT-2)."""
        if view.babel is None or not view.babel.projects or view.asked not in ("card", "last_card"):
            return {}
        joining = {
            offer.choice.card
            for offer in legal
            if offer.choice.joins and offer.choice.verb in ("build", "free")
        }
        asked = [f"{prefix}build {card} + project" for card in dict.fromkeys(cards) if card not in joining]
        return {text: WonderRequest((text,), but_for=OTHER_COLOR) for text in asked}
