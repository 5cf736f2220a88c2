"""Data of Cities against the printed components, in both editions."""

import pytest

from argosy.catalog import load_expansions
from argosy.catalog.wonders.cities.facts import Cities
from argosy.errors import CatalogError


@pytest.fixture(scope="module")
def first():
    return load_expansions("wonders", ("base_2010", "cities_2012"))


@pytest.fixture(scope="module")
def second():
    return load_expansions("wonders", ("base_2020", "cities_2020"))


def black(catalog, age):
    return {card.id: card for card in catalog.cards if card.color == "black" and age in card.ages}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_nine_black_cards_of_an_age_in_2012_and_fourteen_in_2020(first, second, age):
    """CITIES-SETUP-1, -3: one copy each, no marks, no chains; five of 2020 are new in each Age."""
    assert (len(black(first, age)), len(black(second, age))) == (9, 14)
    assert set(black(first, age)) < set(black(second, age))
    for card in (*black(first, age).values(), *black(second, age).values()):
        assert (card.chain_from, card.enters_at) == ((), {age: (3,)})
    assert not any(set(card.chain_from) & {*black(first, age), *black(second, age)} for card in second.cards)


def test_the_27_cards_of_2012_are_those_of_2020(first, second):
    """CITIES-CARD-43: costs and effects are equal."""
    for card in first.cards:
        if card.color == "black":
            same = second.card(card.id)
            assert (card.cost, card.coins, card.effects, card.ages) == (
                same.cost,
                same.coins,
                same.effects,
                same.ages,
            )


def test_three_guilds_came_with_2012_and_none_with_2020(first, second):
    """CITIES-SETUP-4, CITIES-GUILD-1."""
    assert {card.id for card in first.cards if card.color == "purple" and card.part == "cities"} == {
        "counterfeiters_guild",
        "guild_of_shadows",
        "mourners_guild",
    }
    assert not [card for card in second.cards if card.color == "purple" and card.part == "cities"]


def told(wonder, side):
    return [
        (
            {**stage.cost, **({"coins": stage.coins} if stage.coins else {})},
            [(e.kind, e.amount) for e in stage.effects],
        )
        for stage in wonder.sides[side].stages
    ]


def test_byzantium(first, second):
    """CITIES-WONDER-1, CITIES-SETUP-6."""
    old, new = first.wonder("byzantium"), second.wonder("byzantium")
    assert (old.from_players, new.from_players) == (4, 2)
    assert told(old, "a")[1] == ({"wood": 2, "papyrus": 1}, [("diplomacy", 0), ("points", 2)])
    assert told(new, "a")[1] == ({"wood": 2, "papyrus": 1}, [("diplomacy", 0), ("points", 4)])
    assert [effects[-1][1] for _, effects in told(old, "b")] == [3, 4]
    assert [effects[-1][1] for _, effects in told(new, "b")] == [4, 6]


def test_petra(first, second):
    """CITIES-WONDER-2."""
    assert told(first.wonder("petra"), "a")[1] == ({"coins": 7}, [("points", 7)])
    assert told(second.wonder("petra"), "a")[1] == ({"coins": 5}, [("points", 7)])
    assert told(first.wonder("petra"), "b")[1] == ({"coins": 14}, [("points", 14)])
    assert told(second.wonder("petra"), "b")[1] == ({"coins": 10}, [("points", 14)])
    assert told(second.wonder("petra"), "b")[0] == ({"clay": 2, "ore": 2}, [("loss", 2), ("points", 3)])


def test_set_up_and_tokens(first, second):
    """CITIES-SETUP-5, CITIES-TEAM-1, CITIES-SCORE-1."""
    old, new = first.of(Cities).setup, second.of(Cities).setup
    assert (old.players.most, new.players.most) == (8, 7)
    assert (old.teams.players, new.teams.players) == ((4, 6, 8), (4, 6))
    assert (old.printed.debts, new.printed.debts) == ((27, 4), (22, 4))
    assert (old.printed.diplomacy, new.printed.diplomacy) == (3, 4)
    assert (old.scoring.debts, new.scoring.debts) == ("treasury", "cities")


CARD = """
source = "my own box"
sure   = "house"

[[card]]
id        = "{id}"
color     = "black"
enters_at = {marks}
effects   = [{effect}]
"""


@pytest.mark.parametrize(
    ("marks", "effect", "said"),
    [
        ("[3, 5]", '{ kind = "mask" }', "tunnel: a black card has one copy"),
        ("[3]", '{ kind = "mask", amount = 2 }', "mask has no amount; it has no fields"),
        ("[3]", '{ kind = "loss" }', "loss needs amount"),
        ("[3]", '{ kind = "loss_per", of = ["debt"], amount = 1 }', "of"),
        ("[3]", '{ kind = "victory_token", value = 0 }', "value"),
    ],
)
def test_a_black_card_that_cannot_be_is_refused(tmp_path, marks, effect, said):
    file = tmp_path / "wonders" / "cities_2020" / "cards_age_1.toml"
    file.parent.mkdir(parents=True)
    file.write_text(CARD.format(id="tunnel", marks=marks, effect=effect))
    with pytest.raises(CatalogError, match=said):
        load_expansions("wonders", ("base_2020", "cities_2020"), tmp_path)


def test_a_card_of_ones_own_joins_the_black_cards(tmp_path):
    file = tmp_path / "wonders" / "cities_2020" / "cards_age_1.toml"
    file.parent.mkdir(parents=True)
    file.write_text(CARD.format(id="tunnel", marks="[3]", effect='{ kind = "diplomacy" }'))
    assert len(black(load_expansions("wonders", ("base_2020", "cities_2020"), tmp_path), 1)) == 15
