"""Positions of 7 Wonders: optional parts and refusals (docs/play/positions.md)."""

import random
from collections import Counter

import pytest

import argosy
from argosy import PositionError, from_position

QUIET = {"edition": 2010, "cities": [{"wonder": "gizah"}, {"wonder": "rhodos"}, {"wonder": "olympia"}]}


def with_city(**fields) -> dict:
    """The quiet position with something about seat 0."""
    return {**QUIET, "cities": [{"wonder": "gizah", **fields}, *QUIET["cities"][1:]]}


def test_three_wonders_are_a_position():
    """First turn of the first Age, three coins each, hands as the seed deals them (BASE-SETUP-7,
    BASE-AGE-2).
    """
    game = from_position(QUIET)
    view = game.view(0)
    assert (view.age, view.turn, view.asked, game.owing) == (1, 1, "card", (0, 1, 2))
    assert [city.coins for city in view.cities] == [3, 3, 3]
    assert [len(game.view(seat).hand) for seat in range(3)] == [7, 7, 7]


def test_wonders_that_are_left_out_are_different_ones():
    game = from_position({"edition": 2010, "cities": [{}, {"wonder": "alexandria"}, {}]})
    assert len({city.wonder for city in game.view(None).cities}) == 3


def test_the_turn_follows_from_the_size_of_a_hand():
    """Four cards are held in the fourth turn (BASE-PASS-2)."""
    game = from_position({**with_city(hand=["baths", "loom", "press", "altar"]), "age": 1})
    assert game.view(0).turn == 4
    assert [city.hand_size for city in game.view(0).cities] == [4, 4, 4]


def test_hands_that_are_left_out_hold_no_card_that_lies_elsewhere():
    position = {
        **with_city(cards=["baths", "loom"], hand=["press", "altar"]),
        "discard": ["theater"],
        "turn": 6,
    }
    game = from_position(position)
    dealt = Counter(card for seat in range(3) for card in game.view(seat).hand)
    dealt.update(["baths", "loom", "theater"])
    deck = Counter(game.position()["decks"][0])
    assert all(count <= max(deck[card], 1) for card, count in dealt.items())


def test_stages_may_be_a_number():
    game = from_position(with_city(stages=2))
    assert game.view(None).cities[0].stages == (1, 2)


def test_production_and_rights_follow_from_cards_and_stages():
    game = from_position({**with_city(cards=["loom", "west_trading_post"]), "turn": 3})
    city = game.view(None).cities[0]
    assert (("cloth",), 1) in city.sells
    assert city.prices["left"]["raw"] == 1


def test_coins_are_those_that_are_written_not_those_of_the_cards():
    """A Tavern that stands already has given its coins long ago (BASE-CARD-7)."""
    players = [{"wonder": name} for name in ("rhodos", "olympia", "ephesos")]
    cities = [{"wonder": "gizah", "cards": ["tavern"], "coins": 4}, *players]
    game = from_position({"edition": 2010, "turn": 2, "cities": cities})
    assert game.view(None).cities[0].coins == 4


def test_a_finished_game_can_be_set_up_to_add_up_the_scores():
    """A person at a real table writes this down after the third Age."""
    game = from_position(
        {**with_city(cards=["palace"], coins=7, victories=[1, 0, 0], defeats=1), "asked": "over"}
    )
    lines = {line.line: line.points for line in game.scores()[0].lines}
    assert game.is_over
    assert lines["civil"] == 8
    assert lines["treasury"] == 2
    assert lines["conflicts"] == 0


def test_any_cards_may_be_asked_for():
    """For studies: a card of another Age in a hand, a card that only larger tables have; each once."""
    query = {**with_city(hand=["palace", "tavern"], cards=["training_ground"]), "turn": 6, "any_cards": True}
    game = from_position(query)
    assert set(game.view(0).hand) == {"palace", "tavern"}
    again = from_position(game.position())
    assert again.state_hash() == game.state_hash()
    with pytest.raises(
        PositionError, match="training_ground lies on the table 2 times; with any_cards at most 1"
    ):
        from_position({**query, "discard": ["training_ground"]})


def test_any_cards_lifts_one_copy_of_each_card_and_what_has_been_dealt():
    """Not the count of copies altogether: in Age I the deck that was dealt holds one Altar, so two may lie
    there, and no third.
    """
    piles = {
        number: {**QUIET, "any_cards": True, "turn": 6, "discard": ["altar"] * number} for number in (2, 3)
    }
    assert Counter(from_position(piles[2]).position()["discard"]) == {"altar": 2}
    assert Counter(from_position(piles[2]).position()["decks"][0])["altar"] == 1
    with pytest.raises(PositionError, match="altar lies on the table 3 times; with any_cards at most 2"):
        from_position(piles[3])
    with pytest.raises(PositionError, match=r"altar lies on the table 2 times; 3 cities have 1$"):
        from_position({**piles[2], "any_cards": False})


@pytest.mark.parametrize("edition", [2010, 2020])
def test_a_hand_may_hold_what_its_age_has(edition):
    """A guild in Age III, the grey card of Age II again after that of Age I (BASE-SETUP-2, -3)."""
    cities = [{"hand": ["spies_guild", "arena"]}, {"cards": ["loom"]}, {}]
    assert from_position({"edition": edition, "age": 3, "turn": 6, "cities": cities}).view(0).turn == 6
    cities = [{"hand": ["loom", "forum"]}, {"cards": ["loom"]}, {}]
    assert from_position({"edition": edition, "age": 2, "turn": 6, "cities": cities}).view(0).turn == 6


EARLY_SAWMILL = {
    "edition": 2010,
    "age": 1,
    "turn": 6,
    "cities": [
        {"wonder": "gizah", "cards": ["sawmill"], "hand": ["clay_pool", "baths"]},
        {"wonder": "rhodos", "hand": ["altar", "theater"]},
        {"wonder": "ephesos", "hand": ["loom", "press"]},
    ],
}


def test_a_card_that_a_later_age_still_deals_is_refused():
    """Three cities have one Sawmill; all cards of Age II are dealt, so none can take its place
    (BASE-SETUP-2).
    """
    with pytest.raises(PositionError) as refused:
        from_position(EARLY_SAWMILL)
    assert str(refused.value) == (
        "position.cities[0].cards[0]: sawmill is there already and Age 2 still deals it, 2 times in all; "
        "3 cities have 1: write a later age, other decks, or any_cards for a study"
    )


def test_a_study_with_any_cards_gives_its_positions_back():
    """The Sawmill of Age II comes once more; positions of that game are taken back byte for byte."""
    game = from_position({**EARLY_SAWMILL, "any_cards": True})
    for seat, card in enumerate(("baths", "altar", "loom")):
        game.choose(seat, f"sell {card}")
    assert game.label == "2.1"
    assert from_position(game.position()).array.tobytes() == game.array.tobytes()


def early(edition, expansions, cards):
    """A position of Age I in which cards of a later Age stand already."""
    return {"edition": edition, "boxes": expansions, "turn": 6, "cities": [{"cards": cards}, {}, {}]}


@pytest.mark.parametrize(
    ("edition", "expansions", "cards", "age"),
    [
        (2010, [], ["spies_guild", "workers_guild"], 3),
        (2020, [], ["spies_guild", "workers_guild"], 3),
        (2010, ["leaders"], ["gamers_guild", "courtesans_guild"], 3),
        (2010, ["cities"], ["gambling_den", "lair", "sepulcher"], 2),
        (2020, ["cities"], ["gambling_den", "lair", "sepulcher"], 2),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_later_ages_deal_another_guild_or_black_card(edition, expansions, cards, age, seed):
    """Draws of more cards than are used leave out those in play (BASE-SETUP-3, CITIES-SETUP-1)."""
    deck = from_position({**early(edition, expansions, cards), "seed": seed}).position()["decks"][age - 1]
    plain = from_position({**early(edition, expansions, []), "seed": seed}).position()["decks"][age - 1]
    assert not set(cards) & set(deck)
    assert len(deck) == len(plain)
    assert max(Counter(deck).values()) <= max(Counter(plain).values())
    assert [card for card in deck if card in plain] == [card for card in plain if card not in cards]


def test_decks_that_are_written_hold_what_is_printed():
    position = from_position(QUIET).position()
    position["decks"][1] = ["walls"] * len(position["decks"][1])
    with pytest.raises(
        PositionError, match=r"^position.decks\[1\]\[0\], .* and 17 more: walls is there already and Age 2"
    ):
        from_position(position)


@pytest.mark.parametrize("any_cards", [False, True])
@pytest.mark.parametrize(
    ("edition", "expansions"),
    [
        (2010, []),
        (2020, []),
        (2010, ["leaders", "cities", "babel"]),
        (2020, ["leaders", "cities"]),
        (2020, ["armada", "edifice"]),
    ],
)
def test_a_game_from_a_position_gives_every_position_back(edition, expansions, any_cards):
    """Before the second turn of Age III everything has been dealt."""
    cards = ["spies_guild", *(["palace", "sawmill"] if any_cards else [])]
    game, chance = (
        from_position({**early(edition, expansions, cards), "any_cards": any_cards}),
        random.Random(1),
    )
    while not game.label.startswith("3.2"):
        for seat in game.owing:
            while seat in game.owing and (choices := game.choices(seat)):
                game.choose(seat, str(chance.choice(choices)))
        assert from_position(game.position()).array.tobytes() == game.array.tobytes()


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("edition", [2010, 2020])
def test_island_decks_may_be_short(edition, players):
    """One island of level 1 is left and nothing else: nobody has drawn anything."""
    query = {"edition": edition, "boxes": ["armada"], "cities": [{}] * players}
    for island in ("virgin_island", "wild_island"):
        game = from_position({**query, "islands": [[island], [], []]})
        assert game.position()["islands"] == [[island], [], []]
    assert from_position({**query, "islands": [[], [], []]}).position()["islands"] == [[], [], []]


def test_the_position_that_was_given_may_be_changed_afterwards():
    position = with_city(coins=4)
    game = from_position(position)
    position["cities"][0]["coins"] = 99
    assert game.start["cities"][0]["coins"] == 4


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({}, "cities"),
        ({**QUIET, "cities": []}, "0 players"),
        ({**QUIET, "moon": 1}, "moon"),
        ({**QUIET, "age": 4}, "position.age = 4"),
        ({**QUIET, "age": 2, "asked": "over"}, "position.age = 2"),
        ({**QUIET, "turn": 7}, "position.turn = 7"),
        ({**QUIET, "turn": 2, "asked": "last_card"}, "last turn"),
        ({**QUIET, "turn": 6, "asked": "last_card"}, "no city"),
        ({**QUIET, "asked": "dance"}, "dance"),
        ({**QUIET, "asked": "revive"}, "asked_city"),
        (with_city(hand=[]), "position.cities[0].hand: 0 cards; it holds 2 to 7 when a card is chosen"),
        (
            with_city(hand=["baths"]),
            "position.cities[0].hand: 1 cards; it holds 2 to 7 when a card is chosen",
        ),
        (
            {**with_city(hand=["tavern", "baths"]), "turn": 6},
            "tavern is held 1 time; in Age 1 3 cities have 0",
        ),
        (
            {**with_city(hand=["palace", "baths"]), "turn": 6},
            "palace is held 1 time; in Age 1 3 cities have 0",
        ),
        (
            {**with_city(hand=["spies_guild", "forum"]), "turn": 6, "age": 2},
            "spies_guild is held 1 time; in Age 2",
        ),
        (with_city(cards=["tavern"]), "tavern lies on the table 1 time; 3 cities have 0"),
        (
            {**QUIET, "discard": ["training_ground"]},
            "training_ground lies on the table 1 time; 3 cities have 0",
        ),
        (with_city(stages=[{"card": "bazar"}]), "bazar lies on the table 1 time; 3 cities have 0"),
        ({**QUIET, "seed": -1}, "position.seed = -1"),
        ({**QUIET, "moment": -1}, "position.moment = -1"),
        ({**QUIET, "decks": [[], [], [], []]}, "decks"),
        ({**QUIET, "decks": [["baths"]]}, "position.decks[0]: 1 cards; 21"),
        ({**QUIET, "discard": ["moon"]}, "position.discard: there is no card 'moon'"),
        (with_city(cards=["loom"]), "only 6 cards of this Age lie nowhere else"),
        (
            {**QUIET, "turn": 3, "discard": ["baths", "baths"]},
            "baths lies on the table 2 times; 3 cities have 1",
        ),
        (with_city(wonder="atlantis"), "position.cities[0].wonder: there is no 'atlantis'; known: rhodos"),
        (with_city(wonder="rhodos"), "each wonder can be played once"),
        (with_city(side="c"), "position.cities[0].side = 'c': a (day) or b (night)"),
        ({**QUIET, "cities": [{"side": "c"}, {}, {}]}, "position.cities[0].side = 'c'"),
        (with_city(coins="3"), "position.cities[0].coins: a whole number or nothing, not a text"),
        (
            with_city(moon=3),
            "position.cities[0]: there is no field 'moon'; known: wonder, side, coins, cards",
        ),
        ({"edition": 2010}, "position: cities is missing"),
        ({**QUIET, "boxes": ["moon"]}, "position: box 'moon'"),
        ({**QUIET, "boxes": "armada"}, "position.boxes: a list, not a text"),
        (
            {**QUIET, "options": {"fast": "yes"}},
            "there is no 'fast'; known: babylon_last_card, equal_taxes, leaders_pack",
        ),
        ({**QUIET, "options": {"equal_taxes": "no"}}, "equal_taxes = 'no': choose one of leviers_pay"),
        (with_city(coins=-1), "position.cities[0].coins = -1"),
        (with_city(cards=["baths", "baths"]), "baths stands twice"),
        (with_city(stages=4), "4 built, the board has 3"),
        (with_city(stages=-1), "-1 built"),
        (with_city(stages=[{"age": 9}]), "position.cities[0].stages = 9"),
        (with_city(hand=["baths"] * 7), "baths is held 7 times; in Age 1 3 cities have 1"),
        ({**with_city(hand=["baths"]), "turn": 1}, "1 cards; in turn 1 it holds 7"),
        (with_city(victories=[1]), "victories"),
        (with_city(victories=[200, 0, 0]), "victories[0] = 200"),
        (with_city(chosen=["build moon"]), "position.cities[0].chosen"),
        ({**QUIET, "plays": [{"row": 0, "seat": 0, "verb": "build", "card": "baths"}]}, "position.plays"),
        (
            {**QUIET, "plays": [{"row": 1, "seat": 0, "verb": "stage", "card": "baths", "stage": 9}]},
            "position.plays",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused_and_the_place_is_named(position, words):
    with pytest.raises(PositionError) as refused:
        from_position(position)
    assert words in str(refused.value)


@pytest.mark.parametrize(("word", "side"), [("day", "a"), ("night", "b"), ("b", "b")])
def test_a_position_may_call_sides_day_and_night(word, side):
    assert from_position({"cities": [{"wonder": "gizah", "side": word}, {}, {}]}).boards[0] == ("gizah", side)


def abu_simbel(stages, **more):
    """Seat 0 has Abu Simbel with stages built, at the end of the game."""
    city = {"wonder": "abu_simbel", "side": "b", "stages": stages, "leaders": [], "leaders_more": more}
    return {"edition": 2020, "boxes": ["leaders"], "asked": "over", "cities": [city, {}, {}]}


def wonder_points(position):
    """Points of seat 0 for its wonder."""
    return {line.line: line.points for line in argosy.score(position)[0].lines}["wonder"]


@pytest.mark.parametrize(
    ("buried", "points"),
    [
        (["caesar"], 10),
        (["caesar", "archimedes"], 18),
        (["nitocris"], 2 * 1),
        ([{"leader": "nitocris", "age": 3}], 2 * 3),
    ],
)
def test_buried_leaders_score_twice_their_cost(buried, points):
    """LEADERS-ABU-1, -3: it follows from the leaders and, for some, from the Age.

    Those cost the number of the Age.
    """
    plain = wonder_points(abu_simbel(2))
    assert wonder_points(abu_simbel(2, buried=buried)) - plain == points
    assert wonder_points(abu_simbel(2, buried=buried, bury_points=7)) - plain == 7


def test_where_nothing_buries_points_must_be_written():
    with pytest.raises(
        PositionError, match=r"position.cities\[0\].leaders_more.buried: no stage of this city buries"
    ):
        from_position(abu_simbel(0, buried=["caesar"]))
    assert wonder_points(abu_simbel(0, buried=["caesar"], bury_points=10)) == 10
    with pytest.raises(PositionError, match=r"leaders_more.buried: nitocris of Age 4: 1 to 3"):
        from_position(abu_simbel(2, buried=[{"leader": "nitocris", "age": 4}]))


def test_a_wonder_that_so_many_players_leave_out_is_refused_as_in_a_deal():
    """CITIES-SETUP-6: Byzantium needs four players in 2012."""
    table = {"edition": 2010, "expansions": ["cities"]}
    with pytest.raises(argosy.RulesetError) as dealt:
        argosy.new_game("wonders", players=3, wonders=["byzantium", None, None], **table)
    with pytest.raises(PositionError) as refused:
        from_position({**table, "cities": [{"wonder": "byzantium"}, {}, {}]})
    assert str(refused.value) == f"position.cities[0].wonder: {dealt.value}"
    assert from_position({**table, "cities": [{"wonder": "byzantium"}, {}, {}, {}]}).boards[0] == (
        "byzantium",
        "a",
    )


def test_wonders_that_are_left_out_are_those_that_so_many_players_use():
    for expansions in (["cities"], ["cities", "leaders"]):
        game = from_position({"edition": 2010, "boxes": expansions, "cities": [{}, {}, {}]})
        assert {wonder for wonder, _ in game.boards} <= {wonder.id for wonder in game.ruleset.wonders}


def built(city, **table):
    """Seat 0 has something of the projects Belvedere and Sewer network; asked in Age III."""
    projects = {"projects": ["belvedere", "sewer_network", "archives"]}
    return {
        "edition": 2010,
        "boxes": ["babel"],
        "age": 3,
        "babel": projects,
        "cities": [{"babel": city}, {}, {}],
        **table,
    }


def babel_of(position):
    """Seat 0 in the game of a position."""
    babel = from_position(position).state.cities[0].babel
    return [int(many) for many in babel.rewards], int(babel.free_stages), int(babel.free_cards)


@pytest.mark.parametrize(
    ("written", "rewards", "tokens"),
    [
        ({"rewards": [1, 2, 0]}, [1, 2, 0], (1, 2)),
        ({"rewards": [1, 0, 0], "free_stages": 0}, [1, 0, 0], (0, 0)),
        ({"free_stages": 1}, [1, 0, 0], (1, 0)),
        ({"free_cards": 2}, [0, 2, 0], (0, 2)),
        ({"rewards": [0, 0, 0], "free_cards": 2}, [0, 0, 0], (0, 2)),
        ({}, [0, 0, 0], (0, 0)),
    ],
)
def test_a_reward_and_its_token_follow_from_each_other(written, rewards, tokens):
    """BABEL-PROJECT-3: a reward that is a token is unused, a token comes from the project that gives it."""
    assert babel_of(built(written)) == (rewards, *tokens)


def test_a_token_that_two_projects_give_says_nothing_of_rewards():
    two = {"projects": ["cranes", "sewer_network", "archives"]}
    assert babel_of(built({"free_cards": 1}, babel=two)) == ([0, 0, 0], 0, 1)
    assert babel_of(built({"free_cards": 1}, babel=two, age=2)) == ([1, 0, 0], 0, 1)


@pytest.mark.parametrize(
    ("printed", "card"),
    [
        ("secret_society", "secret_network"),
        ("gambling_house", "gambling_den"),
        ("builders_union", "chamber_of_builders"),
    ],
)
def test_a_printed_name_of_2012_is_known_in_2012_alone(printed, card):
    """CITIES-CARD-44: both editions share the ids, not all names."""
    query = with_city(cards=[printed]) | {"boxes": ["cities"], "age": 3}
    assert from_position(query).view(0).cities[0].cards == (card,)
    with pytest.raises(PositionError, match=f"there is no card '{printed}'"):
        from_position({**query, "edition": 2020})


def test_a_printed_name_that_is_the_id_of_another_card_is_that_card():
    """The Gambling Den of 2012 is `dive`; the id is that of Age II in both editions."""
    game = from_position(with_city(cards=["gambling_den", "dive"]) | {"boxes": ["cities"], "age": 3})
    assert set(game.view(0).cities[0].cards) == {"gambling_den", "dive"}
    assert game.ruleset.catalog.card("gambling_den").ages == (2,)
    assert game.ruleset.catalog.card("dive").ages == (1,)
