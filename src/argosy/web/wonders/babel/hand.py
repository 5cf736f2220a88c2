"""What Babel lets do with a card of the hand: lay a tile with it, take part in the project; and answers to its questions."""

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.web.models import Offer
from argosy.web.refusals import clause
from argosy.web.wonders.babel.asking import PENALTY, TILE
from argosy.web.wonders.babel.facts import of_table, tile_id
from argosy.web.wonders.babel.joining import Joining, Laying, Named, Ways
from argosy.web.wonders.babel.projects import left_words, penalty_picture
from argosy.web.wonders.boxes.types import BoxPages
from argosy.web.wonders.hand import Maker

BUILDS = ("build", "free")
DONE = ("no_tokens",)
"""Reasons for which nothing is left to say in the dock: the project is complete."""


def is_own(choice: Choice) -> bool:
    """Is a tile laid, or does a project go with a card?"""
    return choice.verb == "tile" or (choice.joins and choice.verb in BUILDS)


def label(w: Words, choice: Choice) -> str:
    """How the card is paid for, where there are several ways."""
    if choice.by_token:
        return w.say("with your token")
    if " by chain" in choice.text:
        return w.say("by its chain")
    return w.say("coins for resources") if " for coins" in choice.text else ""


def ways(box: BoxPages, maker: Maker, name: str) -> Ways:
    """What something in the hand's place can be used for."""
    asked, legal = maker.view.asked, maker.offers.legal if maker.offers else ()
    if asked in (TILE, PENALTY):
        return Ways(named=named(maker.w, asked, name, legal))
    if name not in maker.faces.cards:
        return Ways()
    tiles = tuple(_laying(maker, offer) for offer in legal if offer.choice.verb == "tile" and offer.choice.card == name)
    joining = _joining(box, maker, name)
    found = maker.legal(BUILDS, name, box)
    action = maker.action("build", found, "") if found else None
    return Ways(tiles=tiles, joining=joining, action=action)


def named(w: Words, asked: str, name: str, legal: tuple[Offer, ...]) -> Named | None:
    """The answer that names a tile or a building."""
    text = next((one.choice.text for one in legal if named_by(one.choice) == name), None)
    if text is None:
        return None
    return Named(text, *((w.say("Keep this tile"), "babel-tile") if asked == TILE else (w.say("Give it up"), "close")))


def named_by(choice: Choice) -> str:
    """What an answer names: a tile by its id, a building."""
    return tile_id(choice.tile) if choice.tile is not None else choice.text.split()[-1]


def _laying(maker: Maker, offer: Offer) -> Laying:
    return Laying(offer.choice.text, maker.faces.more[tile_id(offer.choice.tile or 0)])


def _joining(box: BoxPages, maker: Maker, card: str) -> Joining | None:
    """The switch of a card that goes with the project of this Age; None for all others (BABEL-PROJECT-2)."""
    project = next((one for one in of_table(maker.view).projects if one.age == maker.view.age), None)
    if project is None or maker.offers is None:
        return None
    found, alone = maker.legal(BUILDS, card, box), maker.legal(BUILDS, card)
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
        penalty=penalty_picture(maker.faces, project.id),
        is_possible=bool(found),
        reason="" if found else clause(maker.w, refusal),
        is_on_at_first=bool(found and alone and found[0].choice.price.total == alone[0].choice.price.total),
    )
