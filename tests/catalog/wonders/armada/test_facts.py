"""Data of Armada against the two rulebooks, and refusals of contradictory data."""

from collections import Counter

import pytest

from argosy.catalog import load_expansions
from argosy.catalog.wonders.armada.facts import Armada
from argosy.errors import CatalogError

ALL = ("red", "yellow", "blue", "green")


@pytest.fixture(scope="module", params=["armada_2018", "armada_2020"])
def catalog(request):
    return load_expansions("wonders", ("base_2020", request.param))


@pytest.fixture(scope="module")
def armada(catalog):
    return catalog.of(Armada)


def told(effects):
    """Effects as short words: `points 3`, `free_ship 2 red,yellow,blue,green`."""
    return [" ".join(str(part) for part in _parts(effect)) for effect in effects]


def _parts(effect):
    yield effect.kind
    words = (effect.symbol, effect.direction, effect.units, effect.amount, effect.price, effect.level)
    yield from (word for word in words if word)
    yield from (
        ",".join(words) for words in (effect.options, effect.of, effect.where, effect.colors) if words
    )


ANY_SHIP = "free_ship 1 red,yellow,blue,green"

CARDS = [  # rows 1 to 24 of ARMADA-CARD
    ("dock", "red", 1, ["shields 1", "incursion right"]),
    ("quay", "red", 2, ["shields 2", "incursion left"]),
    ("jetty", "red", 3, ["shields 3", "incursion right"]),
    ("coastal_defenses", "red", 1, ["naval_shields 1"]),
    ("fortified_port", "red", 2, ["naval_shields 2"]),
    ("coastal_fortifications", "red", 3, ["naval_shields 3"]),
    ("shipyard", "blue", 1, [ANY_SHIP]),
    ("construction_yard", "blue", 1, [ANY_SHIP]),
    ("dry_dock", "blue", 2, [ANY_SHIP, "points 2"]),
    ("hangar", "blue", 2, [ANY_SHIP, "points 3"]),
    ("captaincy", "blue", 3, [ANY_SHIP, "points 4"]),
    ("naval_ministry", "blue", 3, [ANY_SHIP, "points 5"]),
    ("pirate_cache", "yellow", 1, ["coins 3", "pirates"]),
    ("pirate_lair", "yellow", 2, ["coins 6", "pirates"]),
    ("pirate_brotherhood", "yellow", 3, ["points 4", "pirates"]),
    ("eastern_emporium", "yellow", 1, ["emporium right 1 1"]),
    ("western_emporium", "yellow", 2, ["emporium left 2 1"]),
    ("customs_office", "yellow", 3, ["points_per 2 commercial_level self"]),
    ("steersmens_academy", "green", 1, ["top_island 1"]),
    ("map_room", "green", 2, ["top_island 2"]),
    ("naval_archives", "green", 3, ["top_island 3"]),
    ("explorers_office", "green", 1, ["science most"]),
    ("society_of_navigators", "green", 2, ["science most"]),
    ("captains_circle", "green", 3, ["science most"]),
]

ISLANDS = [  # rows 1 to 27 of ARMADA-ISLAND
    ("wild_island", 1, ["produce 1 wood,ore"]),
    ("virgin_island", 1, ["produce 1 stone,clay"]),
    ("abandoned_harbor", 2, ["produce 1 glass,papyrus,cloth"]),
    ("bronze_island", 1, ["shields 1"]),
    ("iron_harbor", 2, ["shields 2"]),
    ("scarlet_archipelago", 3, ["shields 3"]),
    ("windblown_island", 1, ["naval_shields 1"]),
    ("windy_harbor", 2, ["naval_shields 2"]),
    ("trade_winds_archipelago", 3, ["naval_shields 3"]),
    ("inhabited_island", 1, ["points 3"]),
    ("statues_harbor", 2, ["points 5"]),
    ("sovereign_archipelago", 3, ["points 7"]),
    ("topaz_island", 1, ["free_ship 1 blue"]),
    ("amber_island", 1, ["free_ship 1 yellow"]),
    ("frothy_harbor", 2, ["free_ship 2 red,yellow,blue,green"]),
    ("stormy_archipelago", 3, ["free_ship 3 red,yellow,blue,green"]),
    ("ancient_harbor", 2, ["naval_discount 1"]),
    ("wondrous_harbor", 2, ["coins_per_naval_construction 1"]),
    ("lost_island", 1, ["free_stage_ship", "any_stage_ship"]),
    ("foggy_island", 1, ["safe_from_losses"]),
    ("pirate_harbor", 2, ["pirates", "points 3"]),
    ("luxurious_archipelago", 3, ["points_per 2 commercial_level self"]),
    ("golden_archipelago", 3, ["science any"]),
    ("emerald_archipelago", 3, ["science most"]),
    ("sheltered_archipelago", 3, ["points_per 2 island self"]),
    ("forgotten_harbor", 2, ["naval_conflict_optional"]),
    ("rainbow_archipelago", 3, ["points_per_chosen_color 1"]),
]


@pytest.mark.parametrize(("card_id", "color", "age", "effects"), CARDS)
def test_cards(catalog, card_id, color, age, effects):
    card = catalog.card(card_id)
    assert (card.part, card.color, card.ages, told(card.effects)) == ("armada", color, (age,), effects)


def test_there_are_no_other_cards(catalog):
    """ARMADA-TERM-2: two of each of four colours in each Age."""
    cards = [card for card in catalog.cards if card.part == "armada"]
    assert {card.id for card in cards} == {card[0] for card in CARDS}
    assert set(Counter((card.color, card.ages) for card in cards).values()) == {2}


@pytest.mark.parametrize(("island_id", "level", "effects"), ISLANDS)
def test_islands(armada, island_id, level, effects):
    island = next(island for island in armada.islands if island.id == island_id)
    assert (island.level, told(island.effects)) == (level, effects)


def test_there_are_nine_islands_of_each_level(armada):
    """ARMADA-SETUP-5."""
    assert {island.id for island in armada.islands} == {island[0] for island in ISLANDS}
    assert Counter(island.level for island in armada.islands) == {1: 9, 2: 9, 3: 9}


def test_five_cards_stay_out_with_three_players(catalog):
    """ARMADA-SETUP-2."""
    cards = [card for card in catalog.cards if card.part == "armada"]
    out = {card.id for card in cards if min(card.enters_at[card.ages[0]]) > 3}
    assert out == {"western_emporium", "eastern_emporium", "dock", "quay", "jetty"}


def test_what_the_rulebooks_tell_of_the_red_lane(armada):
    """ARMADA-TERM-3 and the table beside ARMADA-RED-1."""
    assert [space.naval_shields for space in armada.lanes["red"]][2:4] == [2, 3]


def test_what_the_rulebooks_tell_of_the_yellow_lane(armada):
    """ARMADA-YELLOW-1 to -3, ARMADA-TAX-1."""
    lane = armada.lanes["yellow"]
    assert (lane[0].commercial_level, lane[1].commercial_level, lane[1].tax) == (0, 1, 0)
    assert (lane[2].coins, lane[2].tax) == (2, 1)
    assert lane[3].commercial_level == 2
    assert (lane[4].coins, lane[4].commercial_level, lane[4].tax) == (4, 2, 2)
    assert (lane[6].tax, lane[6].naval_shields) == (4, 2)


def test_what_the_rulebooks_tell_of_the_blue_and_green_lanes(armada):
    """ARMADA-BLUE-1, -2, ARMADA-GREEN-1."""
    assert armada.lanes["blue"][2].points == 2
    assert (armada.lanes["blue"][6].points, armada.lanes["blue"][6].naval_shields) == (10, 1)
    assert armada.lanes["green"][2].explore == 1
    assert sorted(space.explore for space in armada.lanes["green"] if space.explore) == [1, 2, 3]


def test_lanes_have_a_start_and_six_spaces(armada):
    """ARMADA-TERM-3."""
    for lane in ALL:
        assert [space.number for space in armada.lanes[lane]] == [0, 1, 2, 3, 4, 5, 6]
        assert {space.lane for space in armada.lanes[lane]} == {lane}


def test_every_space_of_every_shipyard_costs_something(armada):
    for shipyard in armada.shipyards:
        for lane in ALL:
            assert len(shipyard.lanes[lane]) == 6
            assert all(space.cost or space.coins for space in shipyard.lanes[lane])


def test_what_the_rulebooks_tell_of_costs_is_met(armada):
    """A board with the wonder symbol on red builds red for one wood; blue for one clay; yellow for one
    wood.
    """
    first, second = armada.shipyards[:2]
    assert (first.wonder_ship, first.lanes["red"][0].cost) == ("red", {"wood": 1})
    assert first.lanes["blue"][0].cost == {"clay": 1}
    assert second.lanes["yellow"][0].cost == {"wood": 1}


def test_shipyards_by_edition():
    """ARMADA-COMP-1."""
    first, second = (
        load_expansions("wonders", ("base_2010", expansion)) for expansion in ("armada_2018", "armada_2020")
    )
    assert [len(catalog.of(Armada).shipyards) for catalog in (first, second)] == [8, 7]
    assert Counter(yard.wonder_ship for yard in first.of(Armada).shipyards) == dict.fromkeys(ALL, 2)


def test_naval_tokens_by_edition():
    """ARMADA-CONFLICT-4 to -6, -11."""
    first, second = (
        load_expansions("wonders", ("base_2010", expansion)).of(Armada).setup.naval_conflict
        for expansion in ("armada_2018", "armada_2020")
    )
    assert first.prizes == ((3, 1), (5, 3), (7, 5, 3))
    assert second.prizes == ((3, 1), (5, 3), (7, 5))
    assert first.lowest == second.lowest == (-1, -2, -3)


def test_tables_by_edition():
    """ARMADA-EIGHT-1, ARMADA-TEAM-1, -7, -11, ARMADA-GUILD-1, ARMADA-SCORE-2, ARMADA-EXPLORE-2."""
    first, second = (
        load_expansions("wonders", ("base_2010", expansion)).of(Armada).setup
        for expansion in ("armada_2018", "armada_2020")
    )
    assert (first.players.most, second.players.most) == (8, 7)
    assert (first.teams.players, second.teams.players) == ((4, 6, 8), (4, 6))
    assert (first.teams.tokens, first.teams.incursion_tokens) == (2, 1)
    assert (first.scoring.guild_limit, first.exploration.cards) == (10, 4)
    assert (first.scoring.blue_ship, second.scoring.blue_ship) == ("fleet", "civil")


def test_siracusa_is_in_the_2020_expansion_only(catalog):
    """ARMADA-SETUP-9, AMB-64."""
    found = [wonder for wonder in catalog.wonders if wonder.id == "siracusa"]
    assert len(found) == (1 if catalog.expansions[1].edition == 2020 else 0)
    for wonder in found:
        assert (wonder.resource, wonder.sure) == ("glass", "single")
        assert all(side.any_order for side in wonder.sides.values())
        day, night = ([told(stage.effects) for stage in wonder.sides[side].stages] for side in "ab")
        assert day == [[ANY_SHIP, "naval_shields 1"], [ANY_SHIP, "points 3"], [ANY_SHIP, "shields 1"]]
        assert night[0] == ["coins 6", "pirates"]


def test_no_other_board_is_built_in_any_order(catalog):
    """BASE-WONDER-2."""
    sides = [
        side
        for wonder in catalog.wonders
        if wonder.expansion.startswith("base")
        for side in wonder.sides.values()
    ]
    assert not any(side.any_order for side in sides)


def test_values_of_our_own_say_so(armada, catalog):
    """No number that we made up looks like a fact."""
    assert {shipyard.sure for shipyard in armada.shipyards} == {"house"}
    assert armada.lanes["red"][6].sure_of == {"naval_shields": "house"}
    for card in catalog.cards:
        if card.part == "armada":
            assert card.sure_of["chain_from"] == "unsure"
            assert card.sure_of["cost"] in ("house", "unsure", "single")
            assert card.sure_of["cost"] == "house" or sum(card.cost.values()) <= 1


YARD = """
source = "my printed board"
sure   = "confirmed"

[[shipyard]]
id          = "shipyard_1"
wonder_ship = "green"
[shipyard.lanes]
red    = [{ wood = 1 }, { wood = 1 }, { wood = 1 }, { wood = 2 }, { wood = 2 }, { coins = 3 }]
yellow = [{ clay = 1 }, { clay = 1 }, { clay = 1 }, { clay = 2 }, { clay = 2 }, { clay = 3 }]
blue   = [{ ore = 1 }, { ore = 1 }, { ore = 1 }, { ore = 2 }, { ore = 2 }, { ore = 3 }]
green  = [{ stone = 1 }, { stone = 1 }, { stone = 1 }, { stone = 2 }, { stone = 2 }, { stone = 3 }]
"""


def test_a_printed_shipyard_takes_the_place_of_ours(own):
    folder = own("wonders/armada_2018/shipyards.toml", YARD)
    yards = load_expansions("wonders", ("base_2010", "armada_2018"), folder).of(Armada).shipyards
    assert [yard.id for yard in yards if yard.own] == ["shipyard_1"]
    assert (yards[0].wonder_ship, yards[0].sure, yards[0].lanes["red"][5].coins) == ("green", "confirmed", 3)
    assert len(yards) == 8


def test_a_printed_space_takes_the_place_of_ours(own):
    text = '[[space]]\nid = "red_6"\nnaval_shields = 8\nsource = "my printed board"\nsure = "confirmed"\n'
    lanes = (
        load_expansions("wonders", ("base_2010", "armada_2018"), own("wonders/armada_2018/lanes.toml", text))
        .of(Armada)
        .lanes
    )
    assert [space.naval_shields for space in lanes["red"]] == [0, 1, 2, 3, 4, 5, 8]
    assert [space.own for space in lanes["red"]] == [False] * 6 + [True]


HEAD = 'source = "x"\nsure = "house"\n'
SHIELD = 'effects = [{ kind = "shields", amount = 1 }]\n'
FOUR = ("coastal_defenses", "pirate_cache", "shipyard", "construction_yard")
THREE_SHIPS = 'effects = [{ kind = "free_ship", amount = 3, colors = ["red", "blue"] }]\n'

BROKEN = {
    "a cost too few": (
        "shipyards.toml",
        YARD.replace("{ wood = 1 }, ", "", 1),
        ["shipyard_1: the red lane has 5 costs", "1 to 6"],
    ),
    "a space for nothing": (
        "shipyards.toml",
        YARD.replace("{ coins = 3 }", "{}"),
        ["shipyard_1", "a space without cost"],
    ),
    "a lane too few": (
        "shipyards.toml",
        YARD.replace("blue   =", "# blue ="),
        ["shipyard_1: the blue lane is missing"],
    ),
    "a black lane": (
        "shipyards.toml",
        YARD.replace("blue   =", "black ="),
        ["shipyard_1", "'black'", "one of: red"],
    ),
    "a space too many": (
        "lanes.toml",
        '[[space]]\nid = "red_7"\nsource = "x"\nsure = "house"\n',
        ["lane has the spaces"],
    ),
    "a space of no lane": (
        "lanes.toml",
        '[[space]]\nid = "black_1"\nsource = "x"\nsure = "house"\n',
        ["lane and number, e.g. yellow_2"],
    ),
    "an island too few": (
        "islands.toml",
        'remove = ["wild_island"]\n',
        ["[8, 9, 9] islands by level", "[9, 9, 9]"],
    ),
    "two copies of a card": (
        "cards_age_1.toml",
        HEAD + '[[card]]\nid = "dock"\ncolor = "red"\nenters_at = [3, 4]\n' + SHIELD,
        ["dock: an Armada card has one copy"],
    ),
    "a card too few": ("cards_age_2.toml", 'remove = ["quay"]\n', ["7 cards in Age 2; [printed] says 8"]),
    "too few for three": (
        "cards_age_1.toml",
        HEAD + "".join(f'[[card]]\nid = "{card}"\ncolor = "red"\nenters_at = [5]\n{SHIELD}' for card in FOUR),
        ["2 cards of Age 1 for 3 players; 3 are mixed in"],
    ),
    "a team of five": (
        "setup.toml",
        'source = "x"\nsure = "house"\n[teams]\nplayers = [5]\ntokens = 2\nincursion_tokens = 1\n',
        ["[teams] cannot be made with 5 players"],
    ),
    "two Ages of tokens": (
        "setup.toml",
        'source = "x"\nsure = "house"\n[naval_conflict]\nprizes = [[3, 1], [5, 3]]\nlowest = [-1, -2]\n',
        ["[naval_conflict] needs prizes and lowest for each of the three Ages"],
    ),
    "a ship of a colour that has no lane": (
        "islands.toml",
        HEAD + '[[island]]\nid = "wild_island"\nlevel = 1\n' + THREE_SHIPS.replace('"red"', '"brown"'),
        ["wild_island", "there is no brown", "red, yellow, blue, green"],
    ),
    "three ships of two colours": (
        "islands.toml",
        HEAD + '[[island]]\nid = "wild_island"\nlevel = 1\n' + THREE_SHIPS,
        ["wild_island", "3 different ones out of 2 colours"],
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_data_is_refused(own, name):
    file, text, parts = BROKEN[name]
    with pytest.raises(CatalogError) as caught:
        load_expansions("wonders", ("base_2010", "armada_2018"), own(f"wonders/armada_2018/{file}", text))
    assert [part for part in parts if part not in str(caught.value)] == [], str(caught.value)


def test_two_armadas_are_refused():
    with pytest.raises(CatalogError, match="armada_2018 and armada_2020 are both armada boxes; choose one"):
        load_expansions("wonders", ("base_2010", "armada_2018", "armada_2020"))
