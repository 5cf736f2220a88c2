"""Unofficial names of things: noted in the help of the thing, not at the table."""

from argosy.catalog import load_expansions
from argosy.catalog.duel import load_duel
from argosy.texts import words
from argosy.texts.names import is_ours
from argosy.web import models, pages
from argosy.web.duel.faces import duel_faces
from tests.web.html_reader import Reading
from tests.web.wonders import tables

BASE = load_expansions("wonders", ("base_2020",))


def notes(language, **page):
    """Count the notes of the help page that a name is our own."""
    read = Reading(pages.rules(models.HelpPage(visitor=tables.visitor(language), **page)))
    return read.words.count(words(language).say("This name is our own: we do not know a printed one."))


def test_every_ukrainian_building_and_wonder_of_the_base_game_tells_it():
    assert notes("uk") == len(BASE.cards) + len(BASE.wonders)


def test_printed_french_names_tell_nothing():
    assert notes("fr") == 0


def test_duel_tells_it_of_its_own_names_only():
    shown = duel_faces(load_duel(), "pl")
    ours = [face for face in shown.of_expansions["conspiracy"].values() if face.about_name]
    assert len(ours) == len(shown.of_expansions["conspiracy"]) == 16
    assert not shown.cards["baths"].about_name
    assert notes("pl", game="duel") >= len(ours)
    assert all(is_ours("pl", "conspiracy", face.id) for face in ours)
