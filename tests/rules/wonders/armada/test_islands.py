"""The 27 islands (ARMADA-ISLAND)."""

import pytest

from argosy.catalog.wonders.armada.facts import Armada
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, explorers, sea

ISLANDS = [
    "wild_island",
    "virgin_island",
    "bronze_island",
    "windblown_island",
    "inhabited_island",
    "topaz_island",
    "amber_island",
    "lost_island",
    "foggy_island",
    "abandoned_harbor",
    "iron_harbor",
    "windy_harbor",
    "statues_harbor",
    "frothy_harbor",
    "ancient_harbor",
    "wondrous_harbor",
    "pirate_harbor",
    "forgotten_harbor",
    "scarlet_archipelago",
    "trade_winds_archipelago",
    "sovereign_archipelago",
    "stormy_archipelago",
    "luxurious_archipelago",
    "golden_archipelago",
    "emerald_archipelago",
    "sheltered_archipelago",
    "rainbow_archipelago",
]
LEVEL_WORDS = {"island": 1, "harbor": 2, "archipelago": 3}


@both_editions
def test_the_27_islands_have_the_level_of_their_name(edition):
    """ARMADA-ISLAND-1 to -27, ARMADA-SETUP-5: nine of each level."""
    islands = sea(edition).ruleset.catalog.of(Armada).islands
    assert sorted(island.id for island in islands) == sorted(ISLANDS)
    assert {island.id: island.level for island in islands} == {
        name: LEVEL_WORDS[name.split("_")[-1]] for name in ISLANDS
    }


def found(island: str, **more):
    """The turn in which a city takes an island off the top of its deck."""
    level = LEVEL_WORDS[island.rsplit("_", maxsplit=1)[-1]]
    card = ("steersmens_academy", "map_room", "naval_archives")[level - 1]
    game = (
        sea(age=level, coins=0)
        .city(A=MAKES_ALL)
        .hands(A=card)
        .island_decks(**{("one", "two", "three")[level - 1]: island})
    )
    for setting, value in more.items():
        getattr(game, setting)(**value)
    game.turn(A=f"build {card}")
    assert game.settled("A") == (island,)
    return game


@both_editions
@pytest.mark.parametrize(
    ("island", "makes", "not_made"),
    [
        ("wild_island", ("wood", "ore"), ("stone", "clay", "glass")),
        ("virgin_island", ("stone", "clay"), ("wood", "ore", "cloth")),
        ("abandoned_harbor", ("glass", "papyrus", "cloth"), ("wood", "ore", "stone", "clay")),
    ],
)
def test_resource_islands_make_one_of_the_shown_resources(edition, island, makes, not_made):
    """ARMADA-ISLAND-1, ARMADA-ISLAND-2, ARMADA-ISLAND-3."""
    cards = {
        "wood": "stockade",
        "ore": "barracks",
        "stone": "baths",
        "clay": "guard_tower",
        "glass": "workshop",
        "papyrus": "scriptorium",
        "cloth": "apothecary",
    }
    for resource, card in cards.items():
        wonder = "gizah:a" if resource != "stone" else "rhodos:a"
        game = sea(edition, coins=0).wonder(A=wonder).islands(A=island).hands(A=card)
        assert game.can("A", f"build {card}") == (resource in makes), resource
    assert not set(makes) & set(not_made)


def test_a_resource_island_gives_one_unit_a_turn():
    """ARMADA-ISLAND-1."""
    game = (
        sea(coins=0, age=2).wonder(A="gizah:a").islands(A="wild_island").hands(A="archery_range caravansery")
    )
    assert not game.can("A", "build caravansery")


def test_resource_islands_are_not_for_sale():
    """ARMADA-ISLAND-29, ARMADA-ISLAND-1: owner only."""
    game = (
        sea(coins=9)
        .wonder(A="gizah:a", B="ephesos:a", D="alexandria:a")
        .islands(B="wild_island")
        .hands(A="stockade")
    )
    assert not game.can("A", "build stockade")


@both_editions
@pytest.mark.parametrize(
    ("island", "land", "naval"),
    [
        ("bronze_island", 1, 0),
        ("iron_harbor", 2, 0),
        ("scarlet_archipelago", 3, 0),
        ("windblown_island", 0, 1),
        ("windy_harbor", 0, 2),
        ("trade_winds_archipelago", 0, 3),
    ],
)
def test_islands_with_shields(edition, island, land, naval):
    """ARMADA-ISLAND-4 to ARMADA-ISLAND-9."""
    game = sea(edition).islands(A=island)
    assert (game.shields("A"), game.strength("A")) == (land, naval)


@both_editions
@pytest.mark.parametrize(
    ("island", "points"), [("inhabited_island", 3), ("statues_harbor", 5), ("sovereign_archipelago", 7)]
)
def test_islands_with_points(edition, island, points):
    """ARMADA-ISLAND-10, ARMADA-ISLAND-11, ARMADA-ISLAND-12."""
    assert sea(edition, coins=0).islands(A=island).score("A") == points


@pytest.mark.parametrize(("island", "moves"), [("topaz_island", "blue"), ("amber_island", "yellow")])
def test_islands_that_move_a_ship_of_one_colour(island, moves):
    """ARMADA-ISLAND-13, ARMADA-ISLAND-14, ARMADA-ISLAND-28."""
    game = found(island)
    assert game.choices("A") == (f"move {moves}", "pass")
    game.turn(A=f"move {moves}")
    assert (game.space("A", moves), sum(game.spaces("A")), game.asked("A")) == (1, 1, "card")


def test_an_island_moves_its_ship_once():
    """ARMADA-ISLAND-13: not every turn."""
    game = found("topaz_island")
    game.turn(A="move blue")
    game.turn()
    assert (game.space("A", "blue"), game.asked("A")) == (1, "card")


@pytest.mark.parametrize(("island", "most"), [("frothy_harbor", 2), ("stormy_archipelago", 3)])
def test_islands_that_move_several_different_ships(island, most):
    """ARMADA-ISLAND-15, ARMADA-ISLAND-16: one space each; fewer are allowed, more or one twice are not."""
    game = found(island)
    moved = [text.removeprefix("move ").split() for text in game.choices("A") if text != "pass"]
    assert max(map(len, moved)) == most
    assert all(len(set(colors)) == len(colors) for colors in moved)
    assert len(moved) == {2: 4 + 6, 3: 4 + 6 + 4}[most]
    game.turn(A=f"move {' '.join(['red', 'yellow', 'blue'][:most])}")
    assert game.spaces("A") == (1, 1, int(most == 3), 0)
    assert game.asked("A") == "card"


def test_as_many_ships_as_can_move():
    """ARMADA-ISLAND-16, ARMADA-NAVAL-13: three different ships, two are at their end."""
    game = found("stormy_archipelago", ships={"A": "red 6 green 6"})
    assert set(game.choices("A")) == {"move yellow", "move blue", "move yellow blue", "pass"}


def ancient(*, space: int, made: str, card: str, coins: int = 0):
    """A city with the Ancient Harbor on shipyard 1, for which blue has rising costs.

    They are clay, clay, cloth, clay + ore, clay + cloth, ore + cloth.
    """
    game = (
        sea(coins=coins).wonder(A="gizah:a", B="olympia:a").shipyard(A="shipyard_1").ships(A=f"blue {space}")
    )
    return game.islands(A="ancient_harbor").city(A=made).hands(A=card)


def test_the_ancient_harbor_saves_one_resource_of_each_naval_construction():
    """ARMADA-ISLAND-17."""
    assert ancient(space=0, made="", card="altar").far_prices("A", "build altar + ship") == [(0, 0, 0, 0, 0)]


@pytest.mark.parametrize(("made", "can"), [("clay_pool", True), ("ore_vein", True), ("lumber_yard", False)])
def test_the_owner_chooses_which_resource_is_left_out(made, can):
    """ARMADA-ISLAND-17: clay or ore."""
    assert ancient(space=3, made=made, card="altar").can("A", "build altar + ship") == can


def test_coins_in_the_cost_stay():
    """ARMADA-ISLAND-17: shipyard 2, blue, third space: 2 coins and no resource."""
    game = (
        sea(coins=3).shipyard(A="shipyard_2").ships(A="blue 2").islands(A="ancient_harbor").hands(A="altar")
    )
    assert game.far_prices("A", "build altar + ship") == [(0, 0, 0, 0, 2)]


def test_the_cost_of_the_card_is_not_lowered():
    """ARMADA-ISLAND-17: the stone of the baths has to be there; only the clay of the ship is saved."""
    game = (
        sea(coins=0)
        .wonder(A="rhodos:a")
        .shipyard(A="shipyard_1")
        .islands(A="ancient_harbor")
        .hands(A="baths")
    )
    assert not game.can("A", "build baths + ship")
    assert ancient(space=0, made="", card="baths").can("A", "build baths + ship")


def test_the_resource_saved_helps_nowhere_else():
    """ARMADA-ISLAND-17: a naval construction without resources lowers nothing."""
    game = (
        sea(coins=9)
        .wonder(A="rhodos:a", B="olympia:a", D="ephesos:a")
        .shipyard(A="shipyard_2")
        .ships(A="blue 2")
    )
    assert not game.islands(A="ancient_harbor").hands(A="baths").can("A", "build baths + ship")


def test_it_works_with_stages_too():
    """ARMADA-ISLAND-17: Rhodos needs two wood, the red ship of shipyard 1 a third one."""
    game = (
        sea(coins=0)
        .wonder(A="rhodos:a")
        .shipyard(A="shipyard_1")
        .city(A="sawmill")
        .islands(A="ancient_harbor")
    )
    assert game.hands(A="altar").can("A", "stage with altar + ship")


def test_the_wondrous_harbor_pays_a_coin_for_each_construction():
    """ARMADA-ISLAND-18: paid or free, from now on."""
    game = (
        sea(coins=0)
        .shipyard(A="shipyard_1")
        .city(A="clay_pool")
        .islands(A="wondrous_harbor")
        .hands(A="altar")
    )
    events = game.turn(A="build altar + ship")
    assert game.coins("A") == 1
    assert [(event.seat, event.coins) for event in events if event.kind == "gained" and event.seat == 0] == [
        (0, 1)
    ]
    free = found("frothy_harbor", islands={"A": "", "B": "wondrous_harbor"})
    assert free.coins("A") == 0


def test_the_wondrous_harbor_pays_for_a_sale_for_the_ship():
    """ARMADA-ISLAND-18, ARMADA-NAVAL-12."""
    game = sea(coins=0).islands(A="wondrous_harbor").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("A") == 1


def test_without_a_movement_the_wondrous_harbor_pays_nothing():
    """ARMADA-ISLAND-18."""
    game = sea(coins=0).islands(A="wondrous_harbor").hands(A="altar")
    game.turn(A="build altar")
    assert game.coins("A") == 0


def test_the_lost_island_makes_naval_constructions_with_stages_free_and_of_any_colour():
    """ARMADA-ISLAND-19: each time the owner chooses."""
    game = sea(coins=0).wonder(A="rhodos:a").shipyard(A="shipyard_1").city(A="sawmill brickyard clay_pool")
    game.islands(A="lost_island").hands(A="altar")
    stages = [text for text in game.choices("A") if text.startswith("stage with altar")]
    assert stages == [
        "stage with altar",
        *(f"stage with altar + ship {c}" for c in ("red", "yellow", "blue", "green")),
    ]
    game.turn(A="stage with altar + ship green")
    assert (game.spaces("A"), game.coins("A")) == ((0, 0, 0, 1), 0)
    assert any(text.endswith("+ ship yellow") for text in game.choices("A"))


def test_the_lost_island_does_not_pay_for_cards():
    """ARMADA-ISLAND-19."""
    game = (
        sea(coins=0).wonder(A="rhodos:a").shipyard(A="shipyard_1").islands(A="lost_island").hands(A="altar")
    )
    assert not game.can("A", "build altar + ship")


def test_the_foggy_island_stops_losses():
    """ARMADA-ISLAND-20: nothing of a tax and of pirates."""
    game = (
        sea(coins=9)
        .ships(A="yellow 5", B="yellow 2")
        .islands(B="foggy_island")
        .hands(A="altar", C="pirate_cache")
    )
    game.turn(A="sell altar for ship", C="build pirate_cache")
    assert game.coins("B") == 9 + 3


def test_the_pirate_harbor_robs_once_and_has_points():
    """ARMADA-ISLAND-21: losses in the last step of the turn in which it comes into play."""
    game = found("pirate_harbor", ships={"A": "yellow 1", "B": "yellow 3"}, treasury={"A": 5, "B": 5, "C": 5})
    assert [game.coins(letter) for letter in "ABC"] == [5, 5 + 3 - 2, 5 + 3]
    assert game.score("A", "islands") == 3
    game.turn()
    assert game.coins("B") == 5 + 3 - 2 + 3


@pytest.mark.parametrize("space", range(7))
def test_the_luxurious_archipelago_counts_levels(space):
    """ARMADA-ISLAND-22."""
    game = sea().islands(A="luxurious_archipelago").ships(A=f"yellow {space}")
    assert game.score("A", "islands") == 2 * game.level("A")


def test_the_golden_archipelago_is_a_symbol_of_choice():
    """ARMADA-ISLAND-23: it completes a set."""
    assert sea().city(A="apothecary workshop").islands(A="golden_archipelago").score("A", "science") == 3 + 7


def test_the_emerald_archipelago_is_a_symbol_of_the_kind_one_has_most_of():
    """ARMADA-ISLAND-24: it completes no set where there is more of another kind."""
    game = sea().city(A="apothecary workshop dispensary").islands(A="emerald_archipelago")
    assert game.score("A", "science") == 9 + 1


@pytest.mark.parametrize(("others", "points"), [("", 2), ("bronze_island windy_harbor", 6)])
def test_the_sheltered_archipelago_counts_own_islands(others, points):
    """ARMADA-ISLAND-25: itself included, those of others not."""
    game = sea().islands(A=f"sheltered_archipelago {others}", B="iron_harbor")
    assert game.score("A", "islands") == points


def test_the_owner_of_the_forgotten_harbor_may_stay_out():
    """ARMADA-ISLAND-26."""
    game = sea(turn=7).islands(A="forgotten_harbor").ships(B="red 1")
    game.turn()
    game.turn(A="abstain")
    assert [game.naval_tokens(letter)[0] for letter in "ABC"] == [0, 3, -1]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("altar theater stockade", 2),
        ("lumber_yard stone_pit clay_pool altar", 3),
        ("philosophers_guild spies_guild", 2),
        ("", 0),
    ],
)
def test_the_rainbow_archipelago_counts_one_colour(cards, points):
    """ARMADA-ISLAND-27: the best one to name; stages and islands do not count."""
    game = sea().stages(A=1).islands(A="rainbow_archipelago bronze_island").city(A=cards)
    assert game.score("A", "islands") == points


def test_islands_are_no_buildings():
    """ARMADA-TERM-2: they count as no card of any colour."""
    city = sea().islands(A="wild_island abandoned_harbor").game.view(None).cities[0]
    assert (city.cards, sum(city.colors.values())) == ((), 0)


def test_an_explored_island_works_at_once():
    """ARMADA-EXPLORE-4: shields of the Bronze Island are there in the next turn."""
    game = explorers(who="A").island_decks(one="bronze_island")
    game.turn(A="build scriptorium + ship")
    game.turn(A="keep bronze_island")
    assert game.shields("A") == 1
