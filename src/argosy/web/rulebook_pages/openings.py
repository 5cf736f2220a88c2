"""Openings of chapters: a few plain sentences to the reader, each with a drawing and a sign."""

import msgspec
from markupsafe import Markup

from argosy import rulebook
from argosy.web.rendering.parts import icon, plate


class Picture(msgspec.Struct, frozen=True):
    """Drawing, sign and colour class beside a sentence."""

    drawing: str
    sign: str
    color: str


class OpeningSentence(msgspec.Struct, frozen=True):
    """A sentence of an opening as it is shown."""

    text: str
    drawing: Markup
    sign: Markup
    color: str


READINGS = (Picture("library", "help", "green"), Picture("courthouse", "check", "blue"))

PICTURES = {
    "wonders": {
        "base": (
            Picture("theater", "hand", "blue"),
            Picture("pyramids", "build", "gold"),
            Picture("caravan", "trade", "yellow"),
            Picture("barracks", "shield", "red"),
        ),
        "armada": (
            Picture("harbour", "ship", "blue"),
            Picture("armada/wild_island", "island-1", "isle"),
            Picture("piraeus", "sell", "yellow"),
            Picture("dock", "naval-shield", "red"),
        ),
        "leaders": (
            Picture("leaders/maecenas", "leader", "white"),
            Picture("leaders/imhotep", "recruit", "white"),
            Picture("leaders/hammurabi", "no", "white"),
            Picture("leaders/leonidas", "back-leader", "white"),
        ),
        "cities": (
            Picture("cities/black_market", "mark-black", "black"),
            Picture("cities/lair", "coin-loss", "black"),
            Picture("cities/embassy", "diplomacy", "black"),
            Picture("cities/band_of_spies", "mask", "black"),
        ),
        "babel": (
            Picture("babel/tile_1", "babel-tile", "tile"),
            Picture("babel/tower", "lay-tile", "tile"),
            Picture("babel/belvedere", "project", "blue"),
        ),
        "edifice": (
            Picture("edifice/curtain_wall", "edifice", "edifice-color"),
            Picture("edifice/money_changer", "edifice-join", "edifice-color"),
            Picture("edifice/outpost", "works-done", "edifice-color"),
        ),
        "extra_wonders": (
            Picture("forum", "wonder", "gold"),
            Picture("walls", "stages", "gold"),
            Picture("quarry", "copy", "gold"),
        ),
        rulebook.READINGS: READINGS,
    },
    "duel": {
        "duel": (
            Picture("theater", "deck", "blue"),
            Picture("pyramids", "build", "gold"),
            Picture("caravan", "trade", "yellow"),
            Picture("barracks", "pawn", "red"),
        ),
        "agora": (
            Picture("politician", "influence", "white"),
            Picture("palace", "senate", "blue"),
            Picture("conspirator", "conspiracy", "black"),
            Picture("rostrum", "chamber", "blue"),
        ),
        "pantheon": (
            Picture("sanctuary", "back-temple", "god"),
            Picture("temple", "gate", "god"),
            Picture("artemis", "offering", "god"),
            Picture("divine", "vp", "god"),
        ),
        rulebook.READINGS: READINGS,
    },
}
"""Game -> chapter -> a picture for each sentence of its opening."""


def opening(game: str, chapter: str, language: str) -> tuple[OpeningSentence, ...]:
    """Return the opening of a chapter in the language in which it is read."""
    sentences = rulebook.openings(game, language)[chapter]
    return tuple(
        OpeningSentence(text, plate(picture.drawing), icon(picture.sign), picture.color)
        for text, picture in zip(sentences, PICTURES[game][chapter], strict=True)
    )
