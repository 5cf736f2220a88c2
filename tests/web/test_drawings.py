"""Every card, wonder and mythology has a drawing that exists, and no table names what there is not."""

from pathlib import Path

import pytest

from argosy.catalog import known_expansions, load_expansions
from argosy.catalog.duel import load_duel
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS as RULES
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.web import wonders
from argosy.web.duel.faces import DRAWINGS as DUEL
from argosy.web.duel.faces import duel_faces
from argosy.web.rendering.drawings import read_drawings
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import offered
from argosy.web.wonders.faces import DRAWINGS as WONDERS
from tests.web.sprites import drawings as drawn

ROOM = Path(wonders.__file__).parent
DRAWN = drawn()
EXPANSIONS = offered()
PARTS = {"wonders", *(expansion.name for expansion in EXPANSIONS)}
"""The game and its expansions; the drawings of an expansion may be there before its cards."""


def catalogs():
    """Each edition of 7 Wonders alone and with every expansion that goes with it, and the boards that are
    sold alone.
    """
    for edition in EDITIONS:
        yield load_expansions("wonders", (f"base_{edition}",))
        for expansion in EXPANSIONS:
            yield load_expansions("wonders", (f"base_{edition}", expansion.editions[edition]))
    yield load_expansions("wonders", ("base_2010", *sold_alone()))


def sold_alone():
    """The expansions that have nothing but boards."""
    with_rules = {expansion for rules in RULES for expansion in rules.editions.values()}
    others = (
        expansion
        for expansion in known_expansions("wonders")
        if expansion not in with_rules and not expansion.startswith("base")
    )
    return tuple(
        expansion
        for expansion in others
        if load_expansions("wonders", ("base_2010", expansion)).expansions[-1].part == "boards"
    )


def test_every_building_and_wonder_of_7_wonders_has_a_drawing_that_exists():
    for catalog in catalogs():
        shown = faces(catalog, "en")
        used = {face.plate for face in (*shown.cards.values(), *shown.more.values())}
        assert used <= DRAWN, used - DRAWN
        assert {card.id for card in catalog.cards} <= WONDERS.cards.keys()
        assert {wonder.id for wonder in catalog.wonders} <= WONDERS.wonders.keys()


def test_no_two_cards_of_7_wonders_share_a_drawing():
    shown: dict[str, str] = {}
    for catalog in catalogs():
        for card, face in faces(catalog, "en").cards.items():
            assert shown.setdefault(face.plate, card) == card


def test_every_thing_of_duel_has_a_drawing_that_exists():
    catalog = load_duel()
    shown = duel_faces(catalog, "en")
    groups = (shown.cards, shown.wonders, shown.of_expansions["god"], shown.of_expansions["mythology"])
    used = {face.plate for group in groups for face in group.values()}
    assert used <= DRAWN, used - DRAWN
    assert {wonder.id for wonder in catalog.wonders} == DUEL.wonders.keys()
    gods = {god.id for god in catalog.divinities}
    senators = {shown.cards[card.id].note for card in catalog.cards if card.deck == "senator"}
    assert gods | senators | set(catalog.mythologies) == DUEL.things.keys()
    assert {card.id for card in catalog.cards if card.deck != "senator"} == DUEL.cards.keys()


@pytest.mark.parametrize("table", [WONDERS, DUEL])
def test_a_table_names_drawings_that_there_are(table):
    named = {
        drawing
        for group in (table.cards, table.colors, table.wonders, table.things)
        for drawing in group.values()
    }
    assert named <= DRAWN, named - DRAWN


def test_a_table_names_things_that_there_are():
    cards = {card.id for catalog in catalogs() for card in catalog.cards}
    boards = {wonder.id for catalog in catalogs() for wonder in catalog.wonders}
    tables = {path.parent.name: read_drawings(path.parent) for path in ROOM.glob("*/drawings.toml")} | {
        "wonders": WONDERS
    }
    drawn_ahead = {name: table for name, table in tables.items() if name not in PARTS}
    assert WONDERS.cards.keys() - {card for table in drawn_ahead.values() for card in table.cards} <= cards
    assert WONDERS.wonders.keys() - {one for table in drawn_ahead.values() for one in table.wonders} <= boards
    assert boards <= WONDERS.wonders.keys()
    assert WONDERS.places.keys() <= boards
    assert DUEL.places.keys() <= DUEL.wonders.keys()
