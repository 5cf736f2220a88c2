"""Data of Babel and Edifice against the printed components."""

import pytest

from argosy.catalog import load_expansions
from argosy.catalog.wonders.babel.facts import Babel
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.errors import CatalogError


@pytest.fixture(scope="module")
def babel():
    return load_expansions("wonders", ("base_2010", "babel")).of(Babel)


@pytest.fixture(scope="module")
def edifice():
    return load_expansions("wonders", ("base_2020", "edifice")).of(Edifice)


def test_24_numbered_tiles(babel):
    """BABEL-TOWER-2."""
    assert [tile.number for tile in babel.tiles] == list(range(1, 25))
    assert {tile.sure for tile in babel.tiles} == {"confirmed"}


def test_taxes_and_bonuses(babel):
    """BABEL-TILE-1: 1, 2, 3 coins by Age, 5 coins for a guild."""
    told = {t.number: (t.effects[0].kind, t.effects[0].of, t.effects[0].amount) for t in babel.tiles}
    assert told[1] == ("tax_by_age", ("red",), 1)
    assert told[6] == ("tax_by_age", ("blue",), 1)
    assert told[16] == ("tax_by_age", ("wonder_stage",), 1)
    assert told[13] == ("chain_tax_by_age", (), 1)
    assert told[5] == ("bonus_by_age", ("blue",), 1)
    assert told[14] == ("chain_bonus_by_age", (), 1)
    assert told[24] == ("bonus", ("purple",), 5)


def test_the_cards_of_tile_4_are_there_in_both_editions(babel):
    for base in ("base_2010", "base_2020"):
        catalog = load_expansions("wonders", (base, "babel"))
        assert {catalog.card(card).color for card in babel.tiles[3].effects[0].cards} == {"yellow"}


def test_the_tower(babel):
    """BABEL-TOWER-1, -2, -6."""
    tower = babel.setup.tower
    assert (tower.places, tower.tiles, tower.passing, tower.points) == (
        (3, 3, 3, 4, 4, 4, 4),
        3,
        "right",
        (2, 5, 10),
    )


def test_five_projects_of_each_age(babel):
    """BABEL-PROJECT-1, -4."""
    assert [sum(p.age == age for p in babel.projects) for age in (1, 2, 3)] == [5, 5, 5]
    mirror = next(p for p in babel.projects if p.id == "war_mirror")
    assert (mirror.color, mirror.cost, mirror.coins) == ("red", {"glass": 1}, 2)
    assert (mirror.effects[0].kind, mirror.effects[0].value) == ("victory_token", 3)
    assert (mirror.penalty.kind, mirror.penalty.of) == ("lose_card", ("blue",))
    assert babel.setup.projects.debts == (-1, -2, -3)


def test_five_edifices_of_each_age(edifice):
    """EDIFICE-1, -5, -7: coins only."""
    assert [sum(e.age == age for e in edifice.edifices) for age in (1, 2, 3)] == [5, 5, 5]
    assert all(e.color is None and not e.cost and e.coins for e in edifice.edifices)
    assert (edifice.setup.edifices.pawns, edifice.setup.edifices.debts) == ((2, 3, 3, 4, 5), (-2, -3, -5))
    assert {e.id for e in edifice.edifices if e.sure_of} == {"curtain_wall", "concentric_castle"}
    assert {e.sure for e in edifice.edifices} == {"single"}


HEAD = 'source = "my own box"\nsure   = "house"\n'
TILE = HEAD + '[[tile]]\nid = "tile_25"\nnumber = {number}\neffects = [{effect}]\n'
PROJECT = HEAD + '[[project]]\nid = "canal"\nage = 1\n{more}\neffects = [{{ kind = "coins", amount = 3 }}]\n'
EDIFICE = HEAD + '[[edifice]]\nid = "canal"\nage = 1\n{more}\neffects = [{{ kind = "coins", amount = 3 }}]\n'
LOSE = 'penalty = { kind = "lose_all_coins" }'


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "babel/tiles.toml",
            TILE.format(number=24, effect='{ kind = "only_single_brown" }'),
            "the number 24",
        ),
        (
            "babel/tiles.toml",
            TILE.format(number=25, effect='{ kind = "defeat_tokens" }'),
            "defeat_tokens needs amount",
        ),
        (
            "babel/projects.toml",
            PROJECT.format(more=f"cost = {{ coins = 1 }}\n{LOSE}"),
            "canal: a project has a color",
        ),
        (
            "babel/projects.toml",
            PROJECT.format(
                more='color = "red"\ncost = { coins = 1 }\npenalty = { kind = "points", amount = 1 }'
            ),
            "no effect kind 'points'",
        ),
        ("edifice/edifices.toml", EDIFICE.format(more=f"cost = {{ wood = 1 }}\n{LOSE}"), "in coins only"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path, file, text, said):
    path = tmp_path / "wonders" / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    with pytest.raises(CatalogError, match=said):
        load_expansions("wonders", ("base_2020", "babel", "edifice"), tmp_path)


def test_a_project_of_ones_own_joins_the_others(tmp_path):
    path = tmp_path / "wonders" / "babel" / "projects.toml"
    path.parent.mkdir(parents=True)
    path.write_text(PROJECT.format(more=f'color = "red"\ncost = {{ coins = 1 }}\n{LOSE}'))
    assert len(load_expansions("wonders", ("base_2020", "babel"), tmp_path).of(Babel).projects) == 16
