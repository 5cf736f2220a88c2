"""Set-up, deal, eight players (ARMADA-SETUP, ARMADA-DEAL, ARMADA-EIGHT, ARMADA-COMP)."""

from collections import Counter

import pytest

from argosy.catalog.wonders.armada.facts import Armada
from argosy.errors import RulesetError
from argosy.game import new_game
from argosy.rules.wonders.state import CITY
from tests.rules.wonders.armada.sea import both_editions, sea


def dealt(players: int, edition: int = 2018, seed: int = 1, **more):
    """A fresh game."""
    base = {2018: 2010, 2020: 2020}[edition]
    return new_game(
        "wonders", players=players, edition=base, expansions=[f"armada_{edition}"], seed=seed, **more
    )


def deck_of(game, age: int) -> list[str]:
    return [game.ruleset.card_ids[kind] for kind in game.state.decks[age - 1] if kind >= 0]


def armada_cards(game, age: int) -> list[str]:
    return [card for card in deck_of(game, age) if game.ruleset.catalog.card(card).part == "armada"]


@both_editions
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_base_decks_are_prepared_first(edition, players):
    """ARMADA-SETUP-1: the cards of the base game for so many players, guilds included."""
    with_expansion = dealt(players, edition)
    base = new_game("wonders", players=players, edition=with_expansion.ruleset.edition, seed=1)
    for age in (1, 2):
        rest = [
            card for card in deck_of(with_expansion, age) if card not in armada_cards(with_expansion, age)
        ]
        assert Counter(rest) == Counter(deck_of(base, age))
    guilds = [card for card in deck_of(with_expansion, 3) if card.endswith("_guild")]
    assert len(set(guilds)) == len(guilds) == players + 2


@both_editions
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_as_many_armada_cards_as_players_join_each_age(edition, players):
    """ARMADA-SETUP-3, ARMADA-SETUP-4: so each deck has eight cards a player."""
    game = dealt(players, edition)
    for age in (1, 2, 3):
        assert len(set(armada_cards(game, age))) == players
        assert len(deck_of(game, age)) == 8 * players


def test_the_armada_cards_are_drawn_at_random():
    """ARMADA-SETUP-3: every one of the eight is in the game sometimes and out of it sometimes."""
    seen = Counter(card for seed in range(40) for card in armada_cards(dealt(4, 2020, seed), 1))
    assert len(seen) == 8
    assert all(5 < count < 35 for count in seen.values())


@both_editions
def test_with_three_players_five_cards_are_out(edition):
    """ARMADA-SETUP-2."""
    seen = {
        card for seed in range(30) for age in (1, 2, 3) for card in armada_cards(dealt(3, edition, seed), age)
    }
    assert not seen & {"western_emporium", "eastern_emporium", "dock", "quay", "jetty"}
    assert len(seen) == 24 - 5


@both_editions
def test_islands_lie_in_three_shuffled_decks_of_nine(edition):
    """ARMADA-SETUP-5: by level, which has nothing to do with the Age."""
    games = [dealt(4, edition, seed) for seed in (1, 2)]
    level = {island.id: island.level for island in games[0].ruleset.catalog.of(Armada).islands}
    decks = [[[g.ruleset.ids("islands")[i] for i in deck] for deck in g.state.armada.islands] for g in games]
    for one, other in zip(*decks, strict=True):
        assert len(set(one)) == 9
        assert sorted(one) == sorted(other)
        assert one != other
    assert [{level[island] for island in deck} for deck in decks[0]] == [{1}, {2}, {3}]
    assert dealt(4, edition).view(None).islands_left == (9, 9, 9)


@both_editions
@pytest.mark.parametrize("players", [3, 7])
def test_each_city_has_its_own_shipyard_and_four_ships_at_the_start(edition, players):
    """ARMADA-SETUP-6: shipyards at random, all different."""
    cities = dealt(players, edition).view(None).cities
    assert all(city.armada.ships == {"red": 0, "yellow": 0, "blue": 0, "green": 0} for city in cities)
    assert len({city.armada.shipyard for city in cities}) == players
    assert len({dealt(players, edition, seed).view(None).cities[0].armada.shipyard for seed in range(20)}) > 3


@both_editions
def test_everybody_still_starts_with_three_coins(edition):
    """ARMADA-SETUP-7."""
    assert {city.coins for city in dealt(5, edition).view(None).cities} == {3}


def test_supplies_have_no_limit():
    """ARMADA-SETUP-7, ARMADA-COMP-1: tokens are numbers in a city, and coins have no bound in sight."""
    game = sea(coins=500, turn=7).landings(A="C", C="A")
    game.end_age()
    assert game.coins("A") > 500
    assert CITY["armada"]["tokens"].shape == (3,)


@both_editions
def test_the_pieces_are_those_of_the_box(edition):
    """ARMADA-COMP-1: shipyards, Armada cards, islands."""
    catalog = sea(edition).ruleset.catalog
    cards = [card for card in catalog.cards if card.part == "armada"]
    assert (len(catalog.of(Armada).shipyards), len(cards), len(catalog.of(Armada).islands)) == (
        8 if edition == 2018 else 7,
        24,
        27,
    )
    assert ("siracusa" in {wonder.id for wonder in catalog.wonders}) == (edition == 2020)


@both_editions
def test_naval_tokens(edition):
    """ARMADA-SETUP-8: -1, -2, -3 and 1, 3, 5, 7, apart from those of land."""
    tables = sea(edition).ruleset.tables.armada
    assert list(tables.lowest) == [-1, -2, -3]
    assert {int(prize) for row in tables.prizes for prize in row} == {0, 1, 3, 5, 7}
    game = sea(edition, turn=7).ships(B="red 1").end_age()
    assert (game.naval_tokens("A"), game.won("A")) == ((-1, 0, 0), ())


def test_siracusa_is_dealt_with_armada_of_2020_alone():
    """ARMADA-SETUP-9."""
    assert "siracusa" not in {
        wonder.id for wonder in new_game("wonders", players=3, edition=2020).ruleset.catalog.wonders
    }
    seen = {city.wonder for seed in range(20) for city in dealt(7, 2020, seed).view(None).cities}
    assert "siracusa" in seen


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_stages_of_siracusa_may_be_built_in_any_order(first):
    """ARMADA-SETUP-9: each once; the number stands in the text."""
    makes = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry loom press"
    game = sea(coins=20).wonder(A="siracusa:a").city(A=makes).hands(A="altar theater")
    numbers = {text.split(" with ")[0] for text in game.choices("A") if text.startswith("stage")}
    assert numbers == {"stage 1", "stage 2", "stage 3"}
    game.turn(A=f"stage {first} with altar")
    game.turn(A="pass")
    left = {text.split(" with ")[0] for text in game.choices("A") if text.startswith("stage")}
    assert left == numbers - {f"stage {first}"}
    assert game.game.view(None).cities[0].stages == (first,)


def test_free_movements_and_pirates_of_siracusa():
    """ARMADA-SETUP-9: side A moves a ship with each stage; side B robs once, then moves two."""
    game = (
        sea(coins=9).wonder(A="siracusa:b").city(A="clay_pool ore_vein").ships(C="yellow 5").hands(A="altar")
    )
    game.turn(A="stage 1 with altar")
    assert [game.coins(letter) for letter in "AC"] == [9 + 6, 9 + 3 - 3]
    two = sea(coins=9).wonder(A="siracusa:b").city(A="lumber_yard foundry").hands(A="altar")
    two.turn(A="stage 2 with altar")
    two.turn(A="move red green")
    assert two.spaces("A") == (1, 0, 0, 1)


@both_editions
def test_eight_cards_are_dealt_and_seven_turns_played(edition):
    """ARMADA-DEAL-1: hands of 8, 7, 6, 5, 4, 3, 2."""
    game = sea(edition)
    for turn in range(1, 8):
        assert (game.game.state.turn, len(game.hand("A"))) == (turn, 9 - turn)
        game.turn()
    assert (game.game.state.age, len(game.hand("A"))) == (2, 8)


@both_editions
def test_of_the_last_two_cards_one_is_discarded(edition):
    """ARMADA-DEAL-2: without any benefit."""
    game = sea(edition, turn=7, coins=0).hands(A="altar theater")
    game.turn(A="build altar")
    assert game.coins("A") == 0
    assert "theater" in game.pile()


@both_editions
def test_the_last_turn_is_the_seventh(edition):
    """ARMADA-DEAL-3: Babylon's extra card comes in turn 7, not in turn 6."""
    for turn, asked in ((6, "card"), (7, "last_card")):
        game = (
            sea(edition, turn=turn)
            .wonder(A="babylon:b")
            .stages(A=2 if edition == 2018 else 1)
            .hands(A="altar theater")
        )
        game.turn(A="sell altar")
        assert game.asked("A") == asked


def test_the_first_and_last_card_of_olympia_are_those_of_the_age():
    """ARMADA-DEAL-3: the last card of the Age is that of turn 7."""
    for turn, free in ((6, False), (7, True)):
        game = sea(turn=turn, coins=0).wonder(A="olympia:b", B="ephesos:a").stages(A=2).hands(A="workshop")
        game.wonder(D="babylon:a", C="halikarnassos:a")
        assert game.can("A", "build workshop") == free


def test_eight_play_with_armada_of_2018_and_an_eighth_board():
    """ARMADA-EIGHT-1: Siracusa as a single board."""
    game = dealt(8)
    assert len({city.wonder for city in game.view(None).cities}) == 8
    assert "siracusa" in {city.wonder for city in game.view(None).cities}


@pytest.mark.parametrize(
    ("players", "edition", "expansions", "reason"),
    [
        (8, 2020, ["armada_2020"], "8 players: armada_2020 is for 3 to 7"),
        (8, 2010, [], "8 players: 7 Wonders 2010 is for 2 to 7"),
        (2, 2010, ["armada_2018"], "2 players: armada_2018 is for 3 to 8"),
        (2, 2020, ["armada_2020"], "2 players: armada_2020 is for 3 to 7"),
        (9, 2010, ["armada_2018"], "9 players: armada_2018 is for 3 to 8"),
    ],
)
def test_what_is_not_offered_is_refused_with_the_reason(players, edition, expansions, reason):
    """ARMADA-EIGHT-1."""
    with pytest.raises(RulesetError, match=reason):
        new_game("wonders", players=players, edition=edition, expansions=expansions)


def test_eight_are_set_up_as_seven():
    """ARMADA-EIGHT-2: 49 + 7 cards an Age, nine guilds; so 7 cards each."""
    game, seven = dealt(8), dealt(7)
    for age in (1, 2, 3):
        assert len(deck_of(game, age)) == 56
        assert len(armada_cards(game, age)) == 7
    for age in (1, 2):
        base = [card for card in deck_of(game, age) if card not in armada_cards(game, age)]
        assert Counter(base) == Counter(
            card for card in deck_of(seven, age) if card not in armada_cards(seven, age)
        )
    assert sum(card.endswith("_guild") for card in deck_of(game, 3)) == 9


def test_eight_play_six_of_their_seven_cards():
    """ARMADA-EIGHT-3."""
    game = sea(2018, seats=8)
    assert len(game.hand("A")) == 7
    game.end_age()
    assert game.game.state.age == 2
    assert int(game.ruleset.tables.turns) == 6


@pytest.mark.parametrize("edition", [2010, 2020])
@pytest.mark.parametrize("expansion", ["armada_2018", "armada_2020"])
@pytest.mark.parametrize("players", [3, 7])
def test_both_editions_of_the_expansion_go_with_both_editions_of_the_game(edition, expansion, players):
    """ARMADA-SETUP-1, AMB-80."""
    game = new_game("wonders", players=players, edition=edition, expansions=[expansion], seed=3)
    assert game.ruleset.name == f"base_{edition}-{expansion}-p{players}"
    assert len(deck_of(game, 1)) == 8 * players


def test_the_short_name_is_the_edition_that_goes_with_the_game():
    """ARMADA-SETUP-1, AMB-80."""
    assert [
        new_game("wonders", edition=edition, expansions=["armada"]).ruleset.expansions
        for edition in (2010, 2020)
    ] == [
        ("armada_2018",),
        ("armada_2020",),
    ]
    with pytest.raises(RulesetError, match="two editions of one box"):
        new_game("wonders", players=4, expansions=["armada_2018", "armada_2020"])
