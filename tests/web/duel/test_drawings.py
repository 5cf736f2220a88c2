"""Each card of Duel and its expansions has a drawing of its own."""

from collections import Counter
from pathlib import Path

import pytest

from argosy.catalog.duel import load_duel
from argosy.web import duel
from argosy.web.duel.faces import duel_faces
from argosy.web.rendering.drawings import read_drawings
from tests.web.sprites import drawings

ROOM = Path(duel.__file__).parent


def test_no_two_cards_or_wonders_share_a_drawing():
    """Grand temples and gods included; senators with the same note are one card, there several times."""
    shown = duel_faces(load_duel(), "en")
    cards = {face.note: face for face in shown.cards.values()}
    faces = (*cards.values(), *shown.wonders.values(), *shown.of_expansions["god"].values())
    shared = {drawing: n for drawing, n in Counter(face.plate for face in faces).items() if n > 1}
    assert not shared


@pytest.mark.parametrize("sprite", ["duel", "pantheon", "agora"])
def test_a_sprite_of_duel_has_what_is_shown_and_nothing_else(sprite):
    table = read_drawings(ROOM)
    named = [*table.cards.values(), *table.wonders.values(), *table.things.values()]
    own = {drawing for drawing in drawings() if drawing.startswith(f"{sprite}/")}
    assert own == {drawing for drawing in named if drawing.startswith(f"{sprite}/")}
