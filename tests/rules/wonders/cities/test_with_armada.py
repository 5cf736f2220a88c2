"""Cities together with Armada (CITIES-MIX)."""

import pytest

from argosy.game import new_game
from tests.rules.wonders.cities.town import MAKES_ALL, both_editions, coins, debts, settle, town


def sea(edition=2020, **more):
    return town(edition, expansions=("armada",), **{"seats": 4, **more})


@pytest.mark.parametrize("edition", [2010, 2020])
def test_nine_cards_and_eight_turns(edition):
    """CITIES-MIX-1: seven, one of Armada and one black card for each player."""
    game = new_game("wonders", players=5, edition=edition, expansions=["armada", "cities"], seed=3)
    assert (len(game.view(0).hand), game.view(0).turns) == (9, 8)
    cards = [game.ruleset.catalog.cards[kind] for kind in game.state.decks[0] if kind >= 0]
    assert len(cards) == 45
    assert (sum(card.part == "armada" for card in cards), sum(card.color == "black" for card in cards)) == (
        5,
        5,
    )


@both_editions
def test_taxes_and_pirates_may_become_debts(edition):
    """CITIES-MIX-1, ARMADA-MIX-3: in one sum with a loss card."""
    game = (
        sea(edition, coins=10).city(A=MAKES_ALL, B=MAKES_ALL.split()[0]).hands(A="pirate_cache", C="hideout")
    )
    game.city(B="").ships(B="yellow 3")
    level = game.level("B")
    game.turn(A="build pirate_cache", C="build hideout")
    assert game.choices("B") == tuple(f"debt {number}" for number in range(level + 2))
    settle(game, B=level)
    assert (game.coins("B"), game.debts_of("B")) == (10 + 3 - 1, level)


def test_black_cards_allow_no_naval_construction():
    """CITIES-MIX-2, ARMADA-NAVAL-2."""
    game = sea(coins=10).city(A=MAKES_ALL).hands(A="hideout")
    assert not game.can("A", "build hideout + ship")
    assert "no ship moves with cards of its colour" in game.why_not("A", "build hideout + ship")


def test_the_rainbow_archipelago_may_name_black():
    """CITIES-MIX-2."""
    game = sea().islands(A="rainbow_archipelago").city(A="hideout militia residence")
    each = game.score("A", "islands")
    assert each == 3 * (sea().islands(A="rainbow_archipelago").city(A="baths").score("A", "islands"))


def test_foggy_island_does_not_protect_from_black_cards():
    """CITIES-MIX-3: but from pirates."""
    game = (
        sea(coins=10)
        .city(A=MAKES_ALL)
        .islands(B="foggy_island")
        .ships(B="yellow 3")
        .hands(A="hideout", C="pirate_cache")
    )
    game.turn(A="build hideout", C="build pirate_cache")
    assert game.choices("B") == ("debt 0", "debt 1")


def test_tokens_of_incursions_count_as_land_tokens_and_naval_ones_do_not():
    """CITIES-MIX-3."""
    game = sea(turn=8).city(A="slave_market barracks").landings(A="C").ships(A="red 3").end_age()
    assert (len(game.won("A")), game.naval_tokens("A")[0]) == (3, 3)
    assert game.score("A", "cities") == 3


def test_each_guild_is_worth_ten_at_most():
    """CITIES-MIX-4: Guild of Shadows and Mourners too."""
    game = sea(2012).city(A="mourners_guild").tokens(B="1 1 1 3 3 3 5", D="5 5 5 5 5")
    assert game.score("A", "guilds") == 10
    assert (
        town(2012, seats=4)
        .city(A="mourners_guild")
        .tokens(B="1 1 1 3 3 3 5", D="5 5 5 5 5")
        .score("A", "guilds")
        == 12
    )


def test_the_loss_of_nobody_is_asked_of_nobody():
    """CITIES-MIX-1: no taxes, no pirates, no loss cards: nothing is asked."""
    game = sea(coins=10)
    game.turn()
    assert (game.asked("A"), coins(game), debts(game)) == ("card", [13] * 4, [0] * 4)


@pytest.mark.parametrize("expansion", ["babel", "edifice"])
def test_babel_and_edifice_go_with_cities(expansion):
    """CITIES-MIX-7: no special rule is known."""
    assert (
        new_game("wonders", players=4, expansions=["cities", expansion]).view(0).cities[0].cities is not None
    )


@pytest.mark.parametrize("edition", [2010, 2020])
def test_leaders_and_cities_can_be_played_together(edition):
    """CITIES-MIX-6: the leaders that belong to Cities are dealt with Cities only."""
    alone = new_game("wonders", players=4, edition=edition, expansions=["leaders"], seed=1)
    both = new_game("wonders", players=4, edition=edition, expansions=["leaders", "cities"], seed=1)
    assert not {"caligula", "diocletian", "aspasia", "darius"} & set(alone.ruleset.ids("leaders"))
    assert both.view(0).turns == 7
