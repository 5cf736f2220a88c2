"""Data of the base game against the rulebook; each row can be checked against a printed card."""

import itertools

import pytest

from argosy.catalog import FIELDS, load_expansions
from argosy.catalog.wonders.armada.facts import Armada
from argosy.catalog.wonders.babel.facts import Babel
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.leader import leaders_of

EDITIONS = ("base_2010", "base_2020")
RAW = ("wood", "stone", "ore", "clay")
GOODS = ("glass", "papyrus", "cloth")


@pytest.fixture(scope="module", params=EDITIONS)
def catalog(request):
    return load_expansions("wonders", (request.param,))


@pytest.fixture(scope="module")
def first():
    return load_expansions("wonders", ("base_2010",))


@pytest.fixture(scope="module")
def second():
    return load_expansions("wonders", ("base_2020",))


def told(effects):
    """Effects as short words: `points 3`, `coins_per brown self,left,right 1`."""
    return [" ".join(str(part) for part in _parts(effect)) for effect in effects]


def _parts(effect):
    yield effect.kind
    lists = (effect.options, effect.resources, effect.neighbors, effect.of, effect.where)
    yield from (",".join(words) for words in lists if words)
    yield from (word for word in (effect.symbol, effect.amount, effect.price) if word)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_age_deck_deals_seven_cards_to_everybody(catalog, players, age):
    """BASE-SETUP-2, -3, -4: counted here without help of the loader."""
    copies = [mark for card in catalog.cards for mark in card.enters_at.get(age, ())]
    guilds = players + 2 if age == 3 else 0
    assert sum(mark <= players for mark in copies) + guilds == 7 * players


def test_there_are_ten_guilds_only_in_age_three(catalog):
    """BASE-SETUP-3, -5."""
    guilds = [card for card in catalog.cards if card.color == "purple"]
    assert len(guilds) == 10
    assert {card.ages for card in guilds} == {(3,)}
    assert all(card.enters_at == {} for card in guilds)


def test_age_three_has_no_brown_and_no_grey_cards(catalog):
    """BASE-SETUP-5."""
    assert {card.color for card in catalog.cards if 3 in card.ages} == {
        "blue",
        "yellow",
        "red",
        "green",
        "purple",
    }


@pytest.mark.parametrize(
    ("card_id", "good"), [("loom", "cloth"), ("glassworks", "glass"), ("press", "papyrus")]
)
def test_a_grey_card_of_two_ages_is_one_name(catalog, card_id, good):
    """BASE-BUILD-1: so the copies of Ages I and II exclude each other."""
    assert [card.id for card in catalog.cards].count(card_id) == 1
    card = catalog.card(card_id)
    assert card.ages == (1, 2)
    assert card.enters_at == {1: (3, 6), 2: (3, 5)}
    assert told(card.effects) == [f"produce {good} 1"]


def test_chains_go_to_a_later_age(catalog):
    """BASE-CHAIN-1."""
    for card in catalog.cards:
        for parent in card.chain_from:
            assert min(catalog.card(parent).ages) < min(card.ages)


def test_shields_of_red_cards_rise_with_the_age(catalog):
    """BASE-CARD-5."""
    for card in catalog.cards:
        if card.color == "red":
            assert told(card.effects) == [f"shields {card.ages[0]}"]


def test_each_science_symbol_is_on_four_green_cards(catalog):
    """BASE-SCI-3, BASE-CARD-6."""
    symbols = [effect.symbol for card in catalog.cards if card.color == "green" for effect in card.effects]
    assert sorted(symbols) == sorted(["compass", "gear", "tablet"] * 4)


def test_what_neighbours_may_buy(catalog):
    """BASE-TRADE-2, -3: brown and grey cards are for sale; yellow cards and stages are not."""
    for card in catalog.cards:
        for effect in card.effects:
            if effect.kind == "produce":
                assert effect.sellable is (card.color in ("brown", "grey"))
    stages = [s for wonder in catalog.wonders for side in wonder.sides.values() for s in side.stages]
    made = [effect for stage in stages for effect in stage.effects if effect.kind == "produce"]
    assert made
    assert not any(effect.sellable for effect in made)


@pytest.mark.parametrize(
    ("card_id", "color", "effects"),
    [
        ("tavern", "yellow", ["coins 5"]),  # BASE-CARD-7
        ("east_trading_post", "yellow", ["discount wood,stone,ore,clay right 1"]),  # BASE-CARD-8
        ("west_trading_post", "yellow", ["discount wood,stone,ore,clay left 1"]),  # BASE-CARD-8
        ("marketplace", "yellow", ["discount glass,papyrus,cloth left,right 1"]),  # BASE-CARD-9
        ("vineyard", "yellow", ["coins_per brown self,left,right 1"]),  # BASE-CARD-10
        ("bazar", "yellow", ["coins_per grey self,left,right 2"]),  # BASE-CARD-11
        ("caravansery", "yellow", ["produce wood,stone,ore,clay 1"]),  # BASE-CARD-12
        ("forum", "yellow", ["produce glass,papyrus,cloth 1"]),  # BASE-CARD-13
        (
            "arena",
            "yellow",
            ["coins_per wonder_stage self 3", "points_per wonder_stage self 1"],
        ),  # BASE-CARD-14
        ("haven", "yellow", ["coins_per brown self 1", "points_per brown self 1"]),  # BASE-CARD-15
        (
            "chamber_of_commerce",
            "yellow",
            ["coins_per grey self 2", "points_per grey self 2"],
        ),  # BASE-CARD-16
        ("lighthouse", "yellow", ["coins_per yellow self 1", "points_per yellow self 1"]),  # BASE-CARD-17
        ("sawmill", "brown", ["produce wood 2"]),  # BASE-CARD-3
        ("timber_yard", "brown", ["produce stone,wood 1"]),  # BASE-CARD-1
        ("workers_guild", "purple", ["points_per brown left,right 1"]),  # BASE-GUILD-2
        ("craftsmens_guild", "purple", ["points_per grey left,right 2"]),  # BASE-GUILD-3
        ("traders_guild", "purple", ["points_per yellow left,right 1"]),  # BASE-GUILD-4
        ("philosophers_guild", "purple", ["points_per green left,right 1"]),  # BASE-GUILD-5
        ("spies_guild", "purple", ["points_per red left,right 1"]),  # BASE-GUILD-6
        ("magistrates_guild", "purple", ["points_per blue left,right 1"]),  # BASE-GUILD-7
        ("shipowners_guild", "purple", ["points_per brown,grey,purple self 1"]),  # BASE-GUILD-9
        ("builders_guild", "purple", ["points_per wonder_stage self,left,right 1"]),  # BASE-GUILD-10
        ("scientists_guild", "purple", ["science any"]),  # BASE-GUILD-11
    ],
)
def test_cards_that_both_editions_share(catalog, card_id, color, effects):
    card = catalog.card(card_id)
    assert (card.color, told(card.effects)) == (color, effects)


def test_the_strategists_count_defeat_tokens(first):
    """BASE-GUILD-8."""
    assert told(first.card("strategists_guild").effects) == ["points_per defeat_token left,right 1"]


@pytest.mark.parametrize(
    ("card_id", "cost", "coins"),
    [
        ("marketplace", {}, 0),
        ("mine", {}, 1),
        ("timber_yard", {}, 1),
        ("baths", {"stone": 1}, 0),
        ("arena", {"stone": 2, "ore": 1}, 0),
        ("stables", {"clay": 1, "wood": 1, "ore": 1}, 0),
        ("barracks", {"ore": 1}, 0),
        ("scriptorium", {"papyrus": 1}, 0),
        ("aqueduct", {"stone": 3}, 0),
        ("university", {"wood": 2, "glass": 1, "papyrus": 1}, 0),
        ("library", {"stone": 2, "cloth": 1}, 0),
        ("forum", {"clay": 2}, 0),
    ],
)
def test_costs_that_the_rulebook_mentions(catalog, card_id, cost, coins):
    assert (catalog.card(card_id).cost, catalog.card(card_id).coins) == (cost, coins)


def test_one_building_can_open_two_chains(catalog):
    """BASE-CHAIN-2."""
    assert {"library", "courthouse"} <= set(catalog.leads_to("scriptorium"))


def test_either_trading_post_frees_the_forum(catalog):
    """BASE-CHAIN-2: one of the named buildings is enough."""
    assert catalog.card("forum").chain_from == ("east_trading_post", "west_trading_post")


def test_chains_continue_over_the_ages(first):
    """BASE-CHAIN-3: Theater, Statue, Gardens."""
    assert first.leads_to("theater") == ("statue",)
    assert first.leads_to("statue") == ("gardens",)


def test_the_second_edition_broke_that_chain(second):
    assert second.leads_to("theater") == ("gardens",)
    assert second.leads_to("statue") == ()
    assert second.leads_to("well") == ("statue",)


def test_cards_that_came_and_went(first, second):
    before, after = ({card.id for card in catalog.cards} for catalog in (first, second))
    assert before - after == {"pawnshop", "strategists_guild"}
    assert after - before == {"well", "ludus", "castrum", "decorators_guild"}
    assert told(second.card("ludus").effects) == ["coins_per red self 3", "points_per red self 1"]
    assert told(second.card("decorators_guild").effects) == ["points_if_wonder_complete 7"]


def test_chain_symbols_are_printed_in_2020_only(first, second):
    assert first.symbols == ()
    assert len(second.symbols) == 24
    assert second.symbols_given("apothecary") == ("horseshoe", "mortar")
    assert second.symbols_needed("forum") == ("stall",)
    assert second.symbols_needed("temple") == ()


@pytest.mark.parametrize(
    ("wonder", "resource", "second_stage"),
    [
        ("rhodos", "ore", ["shields 2"]),  # BASE-WONDERS-A-2
        ("alexandria", "glass", ["produce wood,stone,ore,clay 1"]),  # BASE-WONDERS-A-3
        ("ephesos", "papyrus", ["coins 9"]),  # BASE-WONDERS-A-4
        ("babylon", "clay", ["science any"]),  # BASE-WONDERS-A-5
        ("olympia", "wood", ["free_build_once_per_age"]),  # BASE-WONDERS-A-6
        ("halikarnassos", "cloth", ["build_from_discard"]),  # BASE-WONDERS-A-7
        ("gizah", "stone", ["points 5"]),  # BASE-WONDERS-A-8
    ],
)
def test_side_a_of_2010(first, wonder, resource, second_stage):
    """BASE-WONDERS-A-1: three stages, 3 points, the special effect, 7 points."""
    stages = first.wonder(wonder).sides["a"].stages
    assert first.wonder(wonder).resource == resource
    assert [told(stage.effects) for stage in stages] == [["points 3"], second_stage, ["points 7"]]


@pytest.mark.parametrize(
    ("wonder", "stages"),
    [
        ("rhodos", [["shields 1", "points 3", "coins 3"], ["shields 1", "points 4", "coins 4"]]),  # B-1
        (
            "alexandria",
            [["produce wood,stone,ore,clay 1"], ["produce glass,papyrus,cloth 1"], ["points 7"]],
        ),  # B-2
        ("ephesos", [["points 2", "coins 4"], ["points 3", "coins 4"], ["points 5", "coins 4"]]),  # B-3
        ("babylon", [["points 3"], ["play_last_card"], ["science any"]]),  # B-4, B-5
        (
            "olympia",
            [["discount wood,stone,ore,clay left,right 1"], ["points 5"], ["copy_guild"]],
        ),  # B-6, B-7
        (
            "halikarnassos",
            [["points 2", "build_from_discard"], ["points 1", "build_from_discard"], ["build_from_discard"]],
        ),  # B-8
        ("gizah", [["points 3"], ["points 5"], ["points 5"], ["points 7"]]),  # B-9
    ],
)
def test_side_b_of_2010(first, wonder, stages):
    """BASE-WONDERS-B-1 to -9, BASE-WONDER-4."""
    assert [told(stage.effects) for stage in first.wonder(wonder).sides["b"].stages] == stages


def test_sides_of_2020_are_called_day_and_night(second):
    for wonder in second.wonders:
        assert [side.also_called for side in wonder.sides.values()] == ["day", "night"]


def test_olympia_of_2020_builds_first_and_last_cards_free(second):
    sides = second.wonder("olympia").sides
    assert told(sides["a"].stages[1].effects) == ["free_first_of_color"]
    assert [told(stage.effects)[0] for stage in sides["b"].stages[:2]] == [
        "free_first_of_age",
        "free_last_of_age",
    ]


def test_costs_hold_only_resources_and_are_never_zero(catalog):
    costs = [card.cost for card in catalog.cards]
    costs += [
        stage.cost for wonder in catalog.wonders for side in wonder.sides.values() for stage in side.stages
    ]
    assert {name for cost in costs for name in cost} == {*RAW, *GOODS}
    assert min(itertools.chain.from_iterable(cost.values() for cost in costs)) == 1


def test_the_set_up(catalog):
    """BASE-SETUP-7, -8, BASE-PASS-1, BASE-SELL-1, BASE-TRADE-4, BASE-SCORE-3, BASE-SCI-2."""
    setup = catalog.setup
    assert (setup.players.least, setup.players.most) == (3, 7)
    assert (setup.deal.hand, setup.deal.turns, setup.deal.coins) == (7, 6, 3)
    assert setup.deal.passing == ("left", "right", "left")
    assert (setup.prices.sale, setup.prices.trade) == (3, 2)
    assert (setup.conflict.victory, setup.conflict.defeat) == ((1, 3, 5), -1)
    assert (setup.scoring.coins_per_point, setup.scoring.science_set) == (3, 7)


def test_only_2010_has_the_two_player_game(first, second):
    """BASE-TWO-1, -4."""
    assert first.setup.two_players is not None
    assert (first.setup.two_players.cities, first.setup.two_players.first_control) == (
        3,
        ("left", "right", "left"),
    )
    assert second.setup.two_players is None


def test_the_owner_picks_the_side_in_2020(first, second):
    """BASE-SETUP-6; that the side is free in 2020 has one source and says so."""
    assert (first.setup.deal.sides, second.setup.deal.sides) == ("drawn", "chosen")
    assert second.setup.deal.sure_of == {"sides": "single"}


def test_every_fact_says_where_it_comes_from(catalog):
    for fact in (*catalog.cards, *catalog.wonders, *catalog.symbols):
        assert fact.source
        assert fact.sure == "confirmed"
        assert fact.own is False


def test_every_effect_kind_is_used_by_some_expansion():
    """A kind that no file uses is dead; a kind that no table knows cannot be loaded."""
    used = set()
    for expansions in (
        ("base_2010", "armada_2018", "leaders_2011", "cities_2012"),
        ("base_2020", "armada_2020", "leaders_2020", "cities_2020"),
    ):
        catalog = load_expansions("wonders", expansions)
        sides = [side for wonder in catalog.wonders for side in wonder.sides.values()]
        things = [*catalog.cards, *catalog.of(Armada).islands, *leaders_of(catalog), *sides]
        things += [stage for side in sides for stage in side.stages]
        used |= {effect.kind for thing in things for effect in thing.effects}
    catalog = load_expansions("wonders", ("base_2010", "babel", "edifice", "extra_wonders"))
    stages = [stage for wonder in catalog.wonders for side in wonder.sides.values() for stage in side.stages]
    used |= {effect.kind for stage in stages for effect in stage.effects}
    projects = [*catalog.of(Babel).projects, *catalog.of(Edifice).edifices]
    used |= {effect.kind for thing in (*catalog.of(Babel).tiles, *projects) for effect in thing.effects}
    used |= {project.penalty.kind for project in projects}
    assert used == FIELDS.keys()
