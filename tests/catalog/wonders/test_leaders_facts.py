"""Data of Leaders against the lists of both editions.

Rules: LEADERS-SETUP-3, -4, -5, LEADERS-CARD-1 to -57.
"""

import pytest

from argosy.catalog import load_expansions
from argosy.catalog.wonders.cities.facts import Cities
from argosy.catalog.wonders.leaders.facts import Leaders
from argosy.errors import CatalogError

EDITIONS = ((2010, 2012), (2020, 2020))
"""Of the base game and of Cities."""


def catalog_of(edition: int):
    return load_expansions(
        "wonders", {2011: ("base_2010", "leaders_2011"), 2020: ("base_2020", "leaders_2020")}[edition]
    )


def leaders_of(edition: int):
    found = catalog_of(edition).of(Leaders)
    assert found is not None
    return {leader.id: leader for leader in found.leaders}


def test_the_box_of_2020_has_three_packs():
    """LEADERS-SETUP-3: 34 standard and 15 expert leaders, 6 for Cities."""
    packs = [leader.pack for leader in leaders_of(2020).values()]
    assert [packs.count(pack) for pack in ("standard", "expert", "cities")] == [34, 15, 6]


def test_the_box_of_2011_has_one_pack():
    """LEADERS-SETUP-4: all 36."""
    assert {leader.pack for leader in leaders_of(2011).values()} == {"standard"}
    assert len(leaders_of(2011)) == 36


def test_leaders_of_both_editions_are_the_same_cards():
    """LEADERS-CARD-57."""
    new = leaders_of(2020)
    for name, leader in leaders_of(2011).items():
        assert (leader.cost, leader.effects) == (new[name].cost, new[name].effects), name


def test_the_leaders_in_the_box_of_cities_are_those_of_2020_and_semiramis():
    """LEADERS-CARD-57, CITIES-SETUP-4: six in 2012, none in 2020; costs and effects are equal."""
    expansions = {
        year: load_expansions("wonders", (f"base_{base}", f"cities_{year}")) for base, year in EDITIONS
    }
    found = {year: catalog.of(Cities).leaders for year, catalog in expansions.items()}
    new = leaders_of(2020)
    assert [leader.id for leader in found[2012] if leader.id not in new] == ["semiramis"]
    for leader in found[2012][:-1]:
        assert (leader.cost, leader.effects) == (new[leader.id].cost, new[leader.id].effects), leader.id
    assert found[2020] == ()


@pytest.mark.parametrize(
    ("blocks", "message"),
    [
        (
            '[[leader]]\nid = "nero"\npack = "expert"\ncost = 1\neffects = [{ kind = "leaders_free" }]\n',
            "of 'cities'",
        ),
        (
            '[[leader]]\nid = "nero"\npack = "cities"\ncost = 1\neffects = [{ kind = "loss_by_age", amount = 1 }]\n',
            "amount",
        ),
    ],
)
def test_a_leader_that_cannot_be_in_the_box_of_cities_is_refused(tmp_path, blocks, message):
    folder = tmp_path / "wonders" / "cities_2012"
    folder.mkdir(parents=True)
    (folder / "leaders.toml").write_text('source = "own"\nsure = "house"\n' + blocks)
    with pytest.raises(CatalogError, match=message):
        load_expansions("wonders", ("base_2010", "cities_2012"), tmp_path)


def test_costs_of_age_are_words():
    """LEADERS-RECRUIT-6: these leaders cost as many coins as the Age has number."""
    named = {name for name, leader in leaders_of(2020).items() if leader.cost == "age"}
    assert named == {
        "nitocris",
        "aganice",
        "phryne",
        "cornelia",
        "eurypyle",
        "theano",
        "makeda",
        "cynisca",
        "arsinoe",
    }


@pytest.mark.parametrize(
    ("edition", "guilds"),
    [(2011, ["architects_guild", "courtesans_guild", "diplomats_guild", "gamers_guild"]), (2020, [])],
)
def test_only_the_first_edition_has_guilds(edition, guilds):
    """LEADERS-SETUP-5, LEADERS-GUILD-5."""
    assert sorted(card.id for card in catalog_of(edition).cards if card.part == "leaders") == guilds


@pytest.mark.parametrize(("edition", "good"), [(2011, "cloth"), (2020, "glass")])
def test_roma_has_no_resource_and_differs_in_one_good(edition, good):
    """LEADERS-ROMA-1."""
    roma = catalog_of(edition).wonder("roma")
    assert roma.resource is None
    assert good in roma.sides["b"].stages[1].cost
    assert [effect.kind for effect in roma.sides["a"].effects] == ["leaders_free"]
    assert catalog_of(edition).wonder("abu_simbel").resource == "papyrus"


@pytest.mark.parametrize(
    ("block", "message"),
    [
        ('[[leader]]\nid = "nero"\ncost = "turn"\neffects = []\n', "cost"),
        ('[[leader]]\nid = "nero"\ncost = 1\npack = "rare"\neffects = []\n', "pack"),
        ('[[leader]]\nid = "nero"\ncost = 1\neffects = []\n', "no effects"),
        ('[[leader]]\nid = "nero"\ncost = 1\neffects = [{ kind = "flies" }]\n', "flies"),
    ],
)
def test_a_leader_that_cannot_be_is_refused(tmp_path, block, message):
    folder = tmp_path / "wonders" / "leaders_2020"
    folder.mkdir(parents=True)
    (folder / "leaders.toml").write_text('source = "own"\nsure = "house"\n' + block)
    with pytest.raises(CatalogError, match=message):
        load_expansions("wonders", ("base_2020", "leaders_2020"), tmp_path)
