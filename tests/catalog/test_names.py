"""Names of everything in the catalog: complete in every language, none left in English, none unused."""

import re
import tomllib
from functools import cache

import pytest

from argosy.catalog import load_expansions
from argosy.catalog.expansions import DATA
from argosy.catalog.wonders.armada.facts import Armada
from argosy.texts import names

LANGUAGES = ("en", "fr", "pl", "ru", "uk")
EDITIONS = (
    ("base_2010", "armada_2018", "leaders_2011", "cities_2012"),
    ("base_2020", "armada_2020", "leaders_2020", "cities_2020"),
)
CATALOGS = [
    load_expansions("wonders", expansions)
    for expansions in (*EDITIONS, ("base_2020", "edifice", "extra_wonders"))
]


@cache
def files_of(game):
    """Contents of all data files of a game."""
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in (DATA / game).glob("*/*.toml")]


def ids(game, list_name):
    """Ids of a kind of block in all files of a game."""
    blocks = (
        block for file in files_of(game) if isinstance(file.get(list_name), list) for block in file[list_name]
    )
    return {block["id"] for block in blocks}


THINGS = {
    "card": {card.id for catalog in CATALOGS for card in catalog.cards},
    "island": {island.id for catalog in CATALOGS[:2] for island in catalog.of(Armada).islands},
    "wonder": {wonder.id for catalog in CATALOGS for wonder in catalog.wonders},
    "monument": {wonder.id for catalog in CATALOGS for wonder in catalog.wonders},
    "leader": ids("wonders", "leader"),
    "tile": ids("wonders", "tile"),
    "project": ids("wonders", "project"),
    "edifice": ids("wonders", "edifice"),
    "duel_wonder": ids("duel", "wonder"),
    "progress": ids("duel", "progress"),
    "conspiracy": ids("duel", "conspiracy"),
    "divinity": ids("duel", "divinity"),
    "duel_card": ids("duel", "card") | ids("duel", "grand_temple"),
}

SAME = {
    "fr": """
        excavation mine scriptorium forum bazar palace temple statue fortifications arsenal ludus castrum tabularium
        prison contingent archives agora port
        rhodos alexandria ephesos babylon olympia halikarnassos gizah siracusa byzantium petra roma abu_simbel carthage
        ur stonehenge curia_julia knossos
        imhotep hammurabi bilkis hannibal sappho phidias hiram midas amytis nitocris tomyris aganice enheduanna eurypyle
        makeda cynisca caligula darius enki ishtar nisaba baal tanit aphrodite zeus anubis isis mars neptune
        agriculture architecture corruption expropriation sabotage
        a b base armada leaders cities babel edifice game exploration leader grand_temple
    """,
    "pl": """
        bazar arena ludus castrum tabularium obelisk agora forum pretorium port
        petra ur stonehenge manneken_pis abu_simbel circus_maximus knossos
        imhotep hammurabi leonidas archimedes bilkis hannibal zenobia nefertiti hypatia hiram midas amytis telesilla
        tomyris enheduanna eurypyle makeda gorgo arsinoe enki nisaba baal tanit hades zeus anubis ra mars
        a b armada babel senator
    """,
    "ru": "a b",
    "uk": "a b",
}
"""Ids of things whose name is the same as in English: Latin and Greek words, names of people, what boards
print.
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_everything_has_a_name_in_every_language(language, kind):
    named = {thing for found, thing in names.names(language) if found == kind}
    assert THINGS[kind] - named == set()


@pytest.mark.parametrize("language", SAME)
def test_all_languages_name_the_same_things(language):
    """Terms and expansions too; only what one expansion prints differently may be missing."""
    wanted = {key for key in names.names("en") if "@" not in key[0]}
    assert {key for key in names.names(language) if "@" not in key[0]} == wanted


@pytest.mark.parametrize("language", SAME)
def test_no_name_is_left_in_english(language):
    english = names.names("en")
    same = {key[1] for key, text in names.names(language).items() if text == english.get(key)}
    assert same == set(SAME[language].split())


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_cyrillic_names_have_no_latin_letters(language):
    mixed = {key: text for key, text in names.names(language).items() if re.search("[A-Za-z]", text)}
    assert set(mixed) == {("side", "a"), ("side", "b")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_name_is_of_something(language, kind):
    """A misspelt id would show the English name for ever."""
    named = {thing for found, thing in names.names(language) if found.partition("@")[0] == kind}
    assert named - THINGS[kind] == set()


def test_the_gate_lies_among_the_divinities():
    """Duel, Pantheon: it is no divinity but takes the place of one, so it has its name with them."""
    assert "gate" in THINGS["divinity"]


def test_languages():
    assert names.languages() == LANGUAGES


@pytest.mark.parametrize(
    ("language", "kind", "thing", "text"),
    [
        ("en", "card", "baths", "Baths"),
        ("fr", "card", "baths", "Bains"),
        ("ru", "card", "baths", "Бани"),
        ("pl", "card", "baths", "Termy"),
        ("uk", "card", "baths", "Лазні"),
        ("uk", "leader", "hypatia", "Гіпатія"),
        ("pl", "monument", "olympia", "Posąg Zeusa w Olimpii"),
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


def test_an_expansion_may_print_another_name():
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


def test_one_knows_whether_a_name_is_ours():
    assert names.is_ours("uk", "card", "baths")
    assert not names.is_ours("fr", "card", "baths")
    assert names.is_ours("fr", "card", "band_of_spies", "cities_2012")
    assert not names.is_ours("en", "card", "band_of_spies", "cities_2012")
    assert not names.is_ours("en", "card", "harbor_master")  # a card of the user's own: its id, no name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_says_how_sure_it_is(language):
    """Because a name that we translated must not look like a printed one."""
    text = (names.LOCALES / language / names.FILE).read_text(encoding="utf-8")
    entries = text.split("\n\n")[1:]
    assert len(entries) == len(names.names(language))
    assert [
        entry for entry in entries if not re.search(r"^# (confirmed|single|house)(:|$)", entry, re.MULTILINE)
    ] == []
