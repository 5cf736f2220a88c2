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
    """Grand temples and gods included; senators of one kind are one card that is there several times."""
    shown = duel_faces(load_duel(), "en")
    cards = [face for face in shown.cards.values() if face.kind != "senator"]
    faces = (*cards, *shown.wonders.values(), *shown.of_expansions["god"].values())
    shared = {drawing: n for drawing, n in Counter(face.plate for face in faces).items() if n > 1}
    assert not shared


@pytest.mark.parametrize("sprite", ["duel", "pantheon"])
def test_each_drawing_of_the_own_sprites_is_shown_and_named_as_what_it_shows(sprite):
    table = read_drawings(ROOM)
    named = {**table.cards, **table.wonders, **table.things}
    own = {drawing for drawing in drawings() if drawing.startswith(f"{sprite}/")}
    assert own == {drawing for drawing in named.values() if drawing.startswith(f"{sprite}/")}
    assert all(named[drawing.partition("/")[2]] == drawing for drawing in own)
