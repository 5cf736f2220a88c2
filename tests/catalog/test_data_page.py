"""Page about data: its examples load, and it lists every uncertain value."""

import re
from pathlib import Path

import pytest

from argosy.catalog import load_expansions
from argosy.catalog.duel import load_duel
from argosy.catalog.wonders.armada.facts import Armada

PAGE = (Path(__file__).parents[2] / "docs" / "develop" / "data.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"```toml\n# (\S+)\n(.*?)```", PAGE, re.DOTALL))


@pytest.fixture
def folder(own):
    """All examples of the page as one folder of own data."""
    for file, text in EXAMPLES.items():
        folder = own(file, text)
    return folder


def test_the_examples_load(folder):
    """Each block of every example is in the catalog and is an own one."""
    catalog = load_expansions("wonders", ("base_2010", "armada_2018", "family"), folder)
    armada = catalog.of(Armada)
    spaces = [space for lane in armada.lanes.values() for space in lane]
    facts = [*catalog.cards, *catalog.wonders, *armada.shipyards]
    found = {fact.id for fact in facts if fact.own} | {f"{s.lane}_{s.number}" for s in spaces if s.own}
    assert found == {"jetty", "brewers_guild", "atlantis", "shipyard_1", "red_6"}
    assert catalog.card("jetty").cost == {"wood": 3, "cloth": 1}
    assert [one.id for one in load_duel(folder).conspiracies if one.own] == ["coup"]


def test_there_are_examples_of_every_kind():
    assert len(EXAMPLES) == 7


TABLES = [
    ("base_2010", "armada_2018"),
    ("base_2020", "armada_2020"),
    ("base_2010", "cities_2012"),
    ("base_2020", "cities_2020"),
]


def islands_of(catalog):
    """The islands of a catalog, none without Armada."""
    armada = catalog.of(Armada)
    return armada.islands if armada else ()


def uncertain(expansions):
    """Ids of all facts that are not confirmed as a whole."""
    catalog = load_expansions("wonders", expansions)
    armada = catalog.of(Armada)
    lanes = armada.lanes.values() if armada else ()
    spaces = {f"{s.lane}_{s.number}": s for lane in lanes for s in lane}
    facts = {fact.id: fact for fact in (*catalog.cards, *catalog.wonders, *islands_of(catalog))} | spaces
    return {name for name, fact in facts.items() if fact.sure != "confirmed" or fact.sure_of}


@pytest.mark.parametrize("expansions", TABLES)
def test_the_page_lists_all_that_is_not_certain(expansions):
    section = PAGE.partition("## What is not certain")[2].partition("\n## ")[0]
    assert {name for name in uncertain(expansions) if f"`{name}`" not in section} == set()


@pytest.mark.parametrize("expansions", TABLES)
def test_the_page_lists_nothing_that_is_certain(expansions):
    section = PAGE.partition("## What is not certain")[2].partition("\n## ")[0]
    both = set.union(*map(uncertain, TABLES))
    named = set(re.findall(r"`([a-z_]+_\d|[a-z_]+)`", section))
    catalog = load_expansions("wonders", expansions)
    known = {fact.id for fact in (*catalog.cards, *islands_of(catalog))}
    assert {name for name in named & known if name not in both} == set()


def test_shipyards_are_house_until_somebody_reads_them_from_the_board():
    for expansions in (("base_2010", "armada_2018"), ("base_2020", "armada_2020")):
        assert {yard.sure for yard in load_expansions("wonders", expansions).of(Armada).shipyards} == {
            "house"
        }


def test_one_thing_of_duel_is_not_certain():
    """The page names it."""
    catalog = load_duel()
    groups = (
        catalog.cards,
        catalog.wonders,
        catalog.progress,
        catalog.divinities,
        catalog.decrees,
        catalog.conspiracies,
    )
    rows = (
        catalog.zones,
        catalog.tokens,
        catalog.structures,
        catalog.chambers,
        catalog.actions,
        catalog.token_places,
    )
    facts = [fact for group in (*groups, *rows) for fact in group]
    assert {fact.deck for fact in facts if fact.sure != "confirmed" or fact.sure_of} == {"senator"}
