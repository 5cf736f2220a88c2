"""The catalog as a whole: stable order, quick to load, light to import, fingerprints."""

import hashlib
import subprocess
import sys

from argosy.catalog import fingerprint, known_expansions, load_expansions


def test_the_expansions_there_are():
    assert known_expansions("wonders") == (
        "armada_2018",
        "armada_2020",
        "babel",
        "base_2010",
        "base_2020",
        "cities_2012",
        "cities_2020",
        "edifice",
        "extra_wonders",
        "leaders_2011",
        "leaders_2020",
        "siracusa",
    )


def test_cards_keep_the_order_of_the_files():
    ids = [card.id for card in load_expansions("wonders", ("base_2010",)).cards]
    assert ids[:2] == ["lumber_yard", "stone_pit"]
    assert ids[27] == "sawmill"
    assert ids[-1] == "builders_guild"


def test_expansions_may_be_named_in_any_order():
    asked = [
        ("base_2020", "armada_2020"),
        ("armada_2020", "base_2020"),
        ("armada_2020", "base_2020", "armada_2020"),
    ]
    catalogs = [load_expansions("wonders", expansions) for expansions in asked]
    assert catalogs[0] == catalogs[1] == catalogs[2]
    assert [expansion.id for expansion in catalogs[0].expansions] == ["base_2020", "armada_2020"]


def test_reading_data_loads_no_compiler_and_no_web():
    code = "import argosy.catalog, sys; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"llvmlite", "litestar", "babel", "sqlalchemy"} & set(loaded)


def test_a_fingerprint_is_a_sha256():
    assert fingerprint.of_bytes(b"tables") == hashlib.sha256(b"tables").hexdigest()
    assert fingerprint.of_bytes(b"tables") != fingerprint.of_bytes(b"tablez")
