"""Fifteen progress tokens of Duel: effects, limits, odd cases.

Rules: DUEL-059 to 069, AGORA-099, PANTHEON-030.
"""

import pytest

from tests.rules.duel.table import ALL, chambers, city, coins, line, play, prepared, price, table, texts


def taken(token: str, own: str = "", **more):
    """A has a pair and takes the token."""
    game = table(
        "dispensary", city(f"pharmacist {own}", coins=40), age=2, expansions=ALL, board=[token], **more
    )
    return play(game, "build dispensary", f"token {token}")


# token, coins at once, points
PRINTED = [
    ("agriculture", 6, 4),
    ("architecture", 0, 0),
    ("economy", 0, 0),
    ("law", 0, 0),
    ("masonry", 0, 0),
    ("mathematics", 0, 3),
    ("philosophy", 0, 7),
    ("strategy", 0, 0),
    ("theology", 0, 0),
    ("urbanism", 6, 0),
    ("corruption", 0, 0),
    ("organized_crime", 0, 0),
    ("mysticism", 0, 0),
    ("poliorcetics", 0, 0),
    ("engineering", 0, 0),
]


@pytest.mark.parametrize(("token", "gain", "points"), PRINTED)
def test_what_a_token_gives(token, gain, points):
    """DUEL-064, 069: coins once, when it is taken; points at the end; Mathematics counts itself."""
    game = taken(token)
    paid = 40 - coins(taken("philosophy"), 0)
    assert coins(game, 0) == 40 - paid + gain
    assert line(game, 0, "progress") == points
    assert game.view().cities[0].progress == (token,)
    assert game.view().board == ()


def test_agriculture_pays_once():
    """DUEL-064."""
    game = taken("agriculture")
    before = coins(game, 0)
    play(game, next(text for text in texts(game) if text.startswith("discard")))
    assert coins(game, 0) == before


def test_architecture_is_for_wonders():
    """DUEL-036: not for buildings; at most what is missing is left out; never coins."""
    a = city("shelf_quarry", coins=40, wonders="pyramids", progress="architecture")
    game = table("walls port", a, age=2)
    assert price(game, "wonder pyramids with walls") == 0
    assert price(game, "build walls") == 0
    a = city(coins=40, wonders="pyramids", progress="architecture")
    assert price(table("walls", a, age=2), "build walls") == 4


def test_masonry_leaves_out_what_is_dearest():
    """DUEL-036: two units of different resources."""
    a = city(coins=40, progress="masonry")
    game = table("palace", a, city("glassworks quarry shelf_quarry"), age=3)
    assert price(game, "build palace") == 2 + 2 + 3  # the stone at 5 and one glass at 3 are left out


def test_economy_is_for_purchases_alone():
    """DUEL-065: for wonders too, but not for senators, gods or a price in coins.

    Own purchases pay the bank.
    """
    b = city(coins=0, progress="economy")
    game = table("tavern baths", city(coins=40, wonders="pyramids"), b)
    assert coins(play(game, "wonder pyramids with tavern"), 1) == 8
    a = city("conspirator_2", coins=40)
    game = table("conspirator_1 school", a, b, expansions=ALL, age=2, spaces=[None] * 5 + ["tanit"])
    assert coins(play(game.copy(), "recruit conspirator_1", "place 1"), 1) == 0
    assert coins(play(game, "activate tanit"), 1) == 0
    own = table("walls", city(coins=40, progress="economy"), age=2)
    assert coins(play(own, "build walls"), 0) == 36


def test_law_is_a_symbol_for_good():
    """DUEL-064, 080."""
    game = table(
        "university", city("library dispensary apothecary laboratory", coins=40, progress="law"), age=3
    )
    assert game.view().cities[0].symbols["scales"] == 1
    assert play(game, "build university").result == "science"


def test_mathematics_counts_what_came_before_and_after():
    """DUEL-064: not the tokens of the opponent."""
    game = table("baths", city(progress="mathematics law"), city(progress="masonry economy theology"))
    assert line(game, 0, "progress") == 6


def test_strategy_does_not_look_back():
    """DUEL-067, 070: red cards that stand already move nothing when it comes."""
    assert taken("strategy", "walls stable").view().pawn == 0


def test_theology_on_the_last_card_is_lost():
    """DUEL-061, 068."""
    game = table("baths", city(coins=40, wonders="pyramids", progress="theology"), alone=True, pawn=-1)
    play(game, "wonder pyramids with baths", "first opponent")
    assert game.owing == (1,)


def test_theology_of_the_opponent_is_not_ours():
    """DUEL-068."""
    game = table("baths", city(coins=40, wonders="pyramids"), city(progress="theology"))
    assert play(game, "wonder pyramids with baths").owing == (1,)


def test_urbanism_of_the_opponent_is_not_ours():
    """DUEL-069."""
    game = play(table("statue", city("theater", coins=5), city(progress="urbanism"), age=2), "build statue")
    assert (coins(game, 0), coins(game, 1)) == (5, 0)


@pytest.mark.parametrize("senator", ["conspirator_3", "left_politician_1"])
def test_corruption_is_for_all_senators_of_its_owner(senator):
    """AGORA-099."""
    names = "conspirator_1 conspirator_2"
    free, paid = city(names, coins=9, progress="corruption"), city(names, coins=9)
    assert price(table(senator, free, expansions=ALL), f"recruit {senator}") == 0
    assert price(table(senator, paid, city(progress="corruption"), expansions=ALL), f"recruit {senator}") == 2


def test_organized_crime_with_one_card_left_in_the_deck():
    """AGORA-099: it is kept; with none conspiring is not possible."""
    a = city(coins=9, progress="organized_crime")
    game = table("conspirator_1", a, expansions=ALL, stock=["coup"])
    play(game, "recruit conspirator_1", "conspire")
    assert [one.conspiracy for one in game.view(0).cities[0].conspiracies] == ["coup"]
    empty = play(table("conspirator_1", a, expansions=ALL, stock=[]), "recruit conspirator_1")
    assert "conspire" not in texts(empty)


def test_organized_crime_of_the_opponent_is_not_ours():
    """AGORA-042."""
    game = table(
        "conspirator_1",
        city(coins=9),
        city(progress="organized_crime"),
        expansions=ALL,
        stock=["coup", "treason"],
    )
    assert play(game, "recruit conspirator_1", "conspire").asked == "plot"


def test_mysticism_counts_tokens_that_are_still_held():
    """PANTHEON-030: an offering that was given up is gone."""
    a = city(coins=40, progress="mysticism", mythology=["greek"], offerings=[2, 3])
    game = table("school", a, expansions=ALL, age=2, spaces=["tanit", *[None] * 5])
    assert line(game, 0, "progress") == 6
    play(game, "activate tanit offering 3")
    assert line(game, 0, "progress") == 4


def test_poliorcetics_takes_what_is_there():
    """PANTHEON-030: one coin a space, not below 0, coins on Astarte are safe (PANTHEON-023)."""
    b = city(coins=1, gods=["astarte"], protected=7)
    game = table("walls", city(coins=9, progress="poliorcetics"), b, expansions=ALL, age=2)
    play(game, "build walls")
    assert (coins(game, 1), game.view().cities[1].protected) == (0, 7)


def test_poliorcetics_works_with_every_shield():
    """PANTHEON-030: of conspiracies and wonders too; not on a space that Minerva keeps the pawn from."""
    a = city(
        coins=40,
        progress="poliorcetics",
        wonders="colossus",
        conspiracies=prepared("coup", by="logging_camp"),
    )
    game = table("baths", a, city(coins=9), expansions=ALL)
    assert coins(play(game.copy(), "trigger coup"), 1) == 7
    assert coins(play(game, "wonder colossus with baths"), 1) == 7
    stopped = table("walls", a, city(coins=9), expansions=ALL, age=2, minerva=2)
    assert coins(play(stopped, "build walls"), 1) == 8


def test_poliorcetics_does_not_count_losing_a_shield():
    """PANTHEON-030, Z-07: a pawn that moves toward the owner's own capital takes nothing."""
    a = city("theater altar", coins=9, progress="poliorcetics")
    game = table(
        "left_politician_1", a, city(coins=9), expansions=ALL, chambers=chambers((1, 0), decrees="shield")
    )
    play(game, "recruit left_politician_1", "shift 1 2")
    assert (game.view().pawn, coins(game, 1), coins(game, 0)) == (-1, 9, 9)


def test_engineering_makes_nothing_dearer():
    """PANTHEON-030: the cheapest way is charged: what costs nothing stays free."""
    a = city("quarry shelf_quarry", coins=9, progress="engineering")
    game = table("fortifications", a, expansions=ALL, age=3)
    assert price(game, "build fortifications") == 1
    a = city("palisade", coins=9, progress="engineering")
    assert price(table("fortifications", a, expansions=ALL, age=3), "build fortifications") == 0
