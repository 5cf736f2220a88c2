"""Names: everything that is printed has an English one, no name is of a thing that does not exist."""

import re
import tomllib

import pytest

from argosy.catalog import load_boxes
from argosy.catalog.boxes import DATA
from argosy.catalog.wonders.armada.types import Armada
from argosy.texts import names

LANGUAGES = ("en", "fr", "pl", "ru", "uk")
EDITIONS = (
    ("base_2010", "armada_2018", "leaders_2011", "cities_2012"),
    ("base_2020", "armada_2020", "leaders_2020", "cities_2020"),
)
CATALOGS = [load_boxes("wonders", boxes) for boxes in (*EDITIONS, ("base_2020", "edifice", "extra_wonders"))]


def ids(game, list_name):
    """Ids of a kind of block in all files of a game."""
    files = (tomllib.loads(path.read_text(encoding="utf-8")) for path in (DATA / game).glob("*/*.toml"))
    blocks = (block for file in files if isinstance(file.get(list_name), list) for block in file[list_name])
    return {block["id"] for block in blocks}


THINGS = {
    "card": {card.id for catalog in CATALOGS for card in catalog.cards},
    "island": {island.id for catalog in CATALOGS[:2] for island in catalog.of(Armada).islands},
    "wonder": {wonder.id for catalog in CATALOGS for wonder in catalog.wonders},
    "tile": ids("wonders", "tile"),
    "project": ids("wonders", "project"),
    "edifice": ids("wonders", "edifice"),
    "duel_wonder": ids("duel", "wonder"),
    "progress": ids("duel", "progress"),
    "conspiracy": ids("duel", "conspiracy"),
    "divinity": ids("duel", "divinity"),
}


@pytest.mark.parametrize("kind", THINGS)
def test_everything_has_an_english_name(kind):
    named = {thing for found, thing in names.names("en") if found == kind}
    assert THINGS[kind] - named == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_name_is_of_something(language, kind):
    """A misspelt id would show the English name for ever."""
    named = {thing for found, thing in names.names(language) if found.partition("@")[0] == kind}
    assert named - THINGS[kind] == set()


def test_the_gate_lies_among_the_divinities():
    """Duel, Pantheon: it is no divinity but takes the place of one, so it has its name with them."""
    assert "gate" in THINGS["divinity"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_duel_cards(language):
    cards = ids("duel", "card")
    named = {thing for kind, thing in names.names(language) if kind == "duel_card"}
    assert {thing for thing in named if not thing.startswith("grand_temple")} <= cards
    if language == "en":
        assert cards <= named


def test_languages():
    assert names.languages() == LANGUAGES


@pytest.mark.parametrize(
    ("language", "kind", "thing", "text"),
    [
        ("en", "card", "baths", "Baths"),
        ("fr", "card", "baths", "Bains"),
        ("ru", "card", "baths", "Бани"),
        ("pl", "card", "baths", "Termy"),
        ("uk", "card", "baths", "Baths"),  # no Ukrainian name was found
        ("ru", "card", "loom", "Loom"),  # no Russian name was found
        ("en", "wonder", "olympia", "Olympía"),
        ("ru", "wonder", "olympia", "Олимпия"),
        ("en", "monument", "olympia", "The Statue of Zeus in Olympia"),
        ("pl", "island", "foggy_island", "Wyspa Mgieł"),
        ("uk", "progress", "corruption", "Корупція"),
        ("fr", "duel_card", "theater", "Théâtre"),
        ("de", "card", "baths", "Baths"),  # no such language
        ("en", "card", "harbor_master", "Harbor master"),  # a card of the user's own
    ],
)
def test_names(language, kind, thing, text):
    assert names.name(language, kind, thing) == text


def test_a_box_may_print_another_name():
    """The card `dock` is called Pontoon in the English edition of 2020."""
    assert names.name("en", "card", "dock", "armada_2018") == "Dock"
    assert names.name("en", "card", "dock", "armada_2020") == "Pontoon"
    assert names.name("pl", "card", "dock", "armada_2020") == "Pomost"


def test_a_name_may_belong_to_another_card_in_another_edition():
    """CITIES-CARD-44: Gambling Den is the card of Age I in 2012 and the card of Age II in 2020."""
    assert names.name("en", "card", "dive", "cities_2012") == "Gambling Den"
    assert names.name("en", "card", "dive", "cities_2020") == "Dive"
    assert names.name("en", "card", "gambling_den", "cities_2012") == "Gambling House"
    assert names.name("en", "card", "gambling_den", "cities_2020") == "Gambling Den"


@pytest.mark.parametrize("language", LANGUAGES)
def test_white_and_black_cards_tiles_projects_and_edifices_have_a_name_in_every_language(language):
    black = {card.id for catalog in CATALOGS for card in catalog.cards if card.color == "black"}
    assert len(black) == 42
    wanted = {("card", thing) for thing in black}
    wanted |= {(kind, thing) for kind in ("leader", "tile", "project", "edifice") for thing in ids("wonders", kind)}
    assert {(kind, thing) for kind, thing in wanted if not names.has_name(language, kind, thing)} == set()


def test_one_knows_whether_a_name_is_a_fallback():
    assert names.has_name("fr", "card", "baths")
    assert not names.has_name("uk", "card", "baths")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_says_how_sure_it_is(language):
    """Because a name that we translated must not look like a printed one."""
    text = (names.LOCALES / language / names.FILE).read_text(encoding="utf-8")
    entries = text.split("\n\n")[1:]
    assert len(entries) == len(names.names(language))
    assert [entry for entry in entries if not re.search(r"^# (confirmed|single|house)(:|$)", entry, re.MULTILINE)] == []
