"""Every card, wonder and mythology has a drawing that exists, and no table names what there is not."""

import re

import pytest

from argosy.catalog import known_boxes, load_boxes
from argosy.catalog.duel import load_duel
from argosy.rules.wonders.boxes.rulesets import BOXES
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.web.assets import FOLDER
from argosy.web.duel.drawings import DRAWINGS as DUEL
from argosy.web.duel.faces import duel_faces
from argosy.web.wonders.drawings import DRAWINGS as WONDERS
from argosy.web.wonders.faces import faces

DRAWN = set(re.findall(r'<symbol id="v-([^"]+)"', (FOLDER / "engravings.svg").read_text()))


def catalogs():
    """Each edition of 7 Wonders alone and with every box that goes with it, and the boards that are sold alone."""
    for edition in EDITIONS:
        yield load_boxes("wonders", (f"base_{edition}",))
        for box in BOXES:
            yield load_boxes("wonders", (f"base_{edition}", box.editions[edition]))
    yield load_boxes("wonders", tuple(box for box in known_boxes("wonders") if not box.endswith("2020")))


def test_every_building_and_wonder_of_7_wonders_has_a_drawing_that_exists():
    for catalog in catalogs():
        shown = faces(catalog, "en")
        used = {face.plate for face in (*shown.cards.values(), *shown.more.values())}
        assert used <= DRAWN, used - DRAWN
        named = {card.id for card in catalog.cards if card.id in WONDERS.cards}
        assert named == {card.id for card in catalog.cards if card.color != "purple"}  # guilds have one for all
        assert {wonder.id for wonder in catalog.wonders} <= WONDERS.wonders.keys()


def test_every_thing_of_duel_has_a_drawing_that_exists():
    catalog = load_duel()
    shown = duel_faces(catalog, "en")
    groups = (shown.cards, shown.wonders, shown.gods, shown.mythologies)
    used = {face.plate for group in groups for face in group.values()}
    assert used <= DRAWN, used - DRAWN
    assert {wonder.id for wonder in catalog.wonders} == DUEL.wonders.keys()
    assert set(catalog.mythologies) == DUEL.things.keys()
    drawn_by_deck = {"senator", "grand_temple"}
    assert {card.id for card in catalog.cards if card.deck not in drawn_by_deck} == DUEL.cards.keys()


@pytest.mark.parametrize("table", [WONDERS, DUEL])
def test_a_table_names_drawings_that_there_are(table):
    named = {
        drawing for group in (table.cards, table.colors, table.wonders, table.things) for drawing in group.values()
    }
    assert named <= DRAWN, named - DRAWN


def test_a_table_names_things_that_there_are():
    cards = {card.id for catalog in catalogs() for card in catalog.cards}
    wonders = {wonder.id for catalog in catalogs() for wonder in catalog.wonders}
    assert WONDERS.cards.keys() <= cards
    assert WONDERS.wonders.keys() == wonders
    assert WONDERS.places.keys() <= wonders
    assert DUEL.places.keys() <= DUEL.wonders.keys()
