"""Set-up (CITIES-SETUP, CITIES-EIGHT)."""

from collections import Counter

import pytest

from argosy.errors import PositionError, RulesetError
from argosy.game import new_game
from tests.rules.wonders.cities.town import both_editions, town

EDITION = {2012: 2010, 2020: 2020}


def dealt(players, edition=2020, seed=1, **more):
    return new_game(
        "wonders", players=players, edition=EDITION[edition], expansions=["cities"], seed=seed, **more
    )


def deck_of(game, age):
    ids = game.ruleset.card_ids
    return [ids[kind] for kind in game.state.decks[age - 1] if kind >= 0]


def black_of(game, age):
    return [card for card in deck_of(game, age) if game.ruleset.catalog.card(card).color == "black"]


@both_editions
@pytest.mark.parametrize("players", [3, 5, 7])
def test_as_many_black_cards_as_players_join_each_age(edition, players):
    """CITIES-SETUP-1: drawn at random and unseen; the rest is out of the game."""
    drawn = set()
    for seed in range(1, 4):
        game = dealt(players, edition, seed)
        for age in (1, 2, 3):
            black = black_of(game, age)
            assert len(black) == len(set(black)) == players
            assert len(deck_of(game, age)) == 8 * players
            assert all(age in game.ruleset.catalog.card(card).ages for card in black)
        drawn.add(tuple(sorted(black_of(game, 1))))
    assert len(drawn) > 1 or (players, edition) == (9, 2012)


@both_editions
def test_eight_cards_and_seven_turns(edition):
    """CITIES-SETUP-2: the unplayed eighth card is discarded."""
    game = town(edition)
    assert (len(game.hand("A")), game.game.view(0).turns) == (8, 7)
    game.skip_to(1, 7)
    assert len(game.hand("A")) == 2
    before = len(game.pile())
    game.turn()
    assert len(game.pile()) == before + 6
    assert (game.game.state.age, len(game.hand("A"))) == (2, 8)


@both_editions
def test_babylon_plays_the_eighth_card_as_a_turn_of_its_own(edition):
    """CITIES-SETUP-2, CITIES-ORDER-3: the losses of the last regular turn are settled before it."""
    wonder, stages = {2012: ("babylon:b", 2), 2020: ("babylon:b", 1)}[edition]
    game = town(edition, turn=7).wonder(A=wonder).stages(A=stages).hands(A="altar baths", B="hideout tavern")
    game.turn(A="sell altar", B="build hideout")
    assert (game.asked("A"), game.asked("C")) == ("debt", "debt")
    game.turn()
    assert game.asked("A") == "last_card"
    assert game.can("A", "sell baths")


@both_editions
def test_black_cards_have_no_chains(edition):
    """CITIES-SETUP-3: one copy each, for any number of players."""
    game = dealt(7, edition)
    for card in game.ruleset.catalog.cards:
        if card.color == "black":
            assert (card.chain_from, game.ruleset.catalog.leads_to(card.id)) == ((), ())
    assert max(Counter(black_of(game, 2)).values()) == 1


def test_the_three_guilds_join_the_others():
    """CITIES-SETUP-4: still as many as players and two are used."""
    seen = set()
    for seed in range(1, 8):
        game = dealt(5, 2012, seed)
        guilds = [card for card in deck_of(game, 3) if game.ruleset.catalog.card(card).color == "purple"]
        assert len(guilds) == len(set(guilds)) == 7
        seen |= set(guilds)
    assert {"counterfeiters_guild", "guild_of_shadows", "mourners_guild"} <= seen
    assert not {
        card.id for card in dealt(5).ruleset.catalog.cards if card.part == "cities" and card.color == "purple"
    }


def test_money_is_as_without_cities_and_tokens_do_not_run_out():
    """CITIES-SETUP-5."""
    game = dealt(4)
    assert [city.coins for city in game.view(0).cities] == [3] * 4
    assert [(city.cities.debts, city.cities.diplomacy) for city in game.view(0).cities] == [(0, 0)] * 4
    assert town().debts(A=500).diplomacy(A=20).debts_of("A") == 500


def test_byzantium_and_petra_come_with_cities_only():
    """CITIES-SETUP-6."""
    for edition in (2010, 2020):
        with pytest.raises(RulesetError, match="there is no wonder 'byzantium'"):
            new_game("wonders", players=4, edition=edition, wonders=["byzantium", None, None, None])
        game = new_game(
            "wonders",
            players=4,
            edition=edition,
            expansions=["cities"],
            wonders=["byzantium", "petra:b", None, None],
        )
        assert [city.wonder for city in game.view(0).cities][:2] == ["byzantium", "petra"]


def test_byzantium_is_left_out_with_three_players_in_2012():
    """CITIES-SETUP-6."""
    with pytest.raises(RulesetError, match="byzantium is left out of games with 3 players"):
        dealt(3, 2012, wonders=["byzantium", None, None])
    drawn = {city.wonder for seed in range(20) for city in dealt(3, 2012, seed).view(0).cities}
    assert "byzantium" not in drawn
    assert "petra" in drawn
    assert dealt(3, 2020, wonders=["byzantium", None, None]).view(0).cities[0].wonder == "byzantium"


@both_editions
def test_black_is_a_colour_of_its_own(edition):
    """CITIES-SETUP-7: and there is one copy of each black card, so it stands once."""
    game = town(edition).city(A="hideout militia baths")
    colors = game.game.view(0).cities[0].colors
    assert (colors["black"], colors["blue"], sum(colors.values())) == (2, 1, 3)
    with pytest.raises(PositionError, match="hideout lies on the table 2 times"):
        town(edition).city(A="hideout").hands(B="hideout").asked("A")


def test_olympias_first_card_of_a_colour_may_be_black():
    """CITIES-SETUP-7: and the second black card is not free."""
    game = town(coins=0).wonder(A="olympia:a").stages(A=2).hands(A="city_gates militia")
    assert game.price("A", "build city_gates") == 0
    game.turn(A="build city_gates")
    assert game.game.state.cities[0].colors[7] == 1
    again = town(coins=0).wonder(A="olympia:a").stages(A=2).city(A="city_gates").hands(A="militia")
    assert not again.can("A", "build militia")


def test_eight_players_are_set_up_as_seven():
    """CITIES-EIGHT-1: all base cards, nine guilds, seven black cards an Age; seven cards each, six turns."""
    game, seven = dealt(8, 2012), dealt(7, 2012)
    for age in (1, 2, 3):
        assert (len(deck_of(game, age)), len(black_of(game, age))) == (56, 7)
    base, base_of_seven = (
        Counter(card for card in deck_of(g, 2) if card not in black_of(g, 2)) for g in (game, seven)
    )
    assert base == base_of_seven
    assert sum(game.ruleset.catalog.card(card).color == "purple" for card in deck_of(game, 3)) == 9
    assert (len(game.view(0).hand), game.view(0).turns) == (7, 6)


def test_eight_different_boards():
    """CITIES-EIGHT-2: the seven of the base game, and Byzantium or Petra."""
    wonders = [city.wonder for city in dealt(8, 2012).view(0).cities]
    assert len(set(wonders)) == 8
    assert set(wonders) & {"byzantium", "petra"}


@pytest.mark.parametrize(
    ("players", "edition", "expansions", "reason"),
    [
        (8, 2020, ["cities"], "8 players: cities_2020 is for 3 to 7"),
        (2, 2010, ["cities"], "2 players: cities_2012 is for 3 to 8"),
        (9, 2010, ["cities"], "9 players: cities_2012 is for 3 to 8"),
        (8, 2010, ["armada", "cities"], "no rulebook says how many cards each gets"),
    ],
)
def test_what_is_not_offered_is_refused_with_the_reason(players, edition, expansions, reason):
    """CITIES-EIGHT-1, CITIES-MIX-5."""
    with pytest.raises(RulesetError, match=reason):
        new_game("wonders", players=players, edition=edition, expansions=expansions)
