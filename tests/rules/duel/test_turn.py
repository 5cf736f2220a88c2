"""Setup, structure, turns, Ages (DUEL-001 to 026, 090 to 092)."""

import pytest

from argosy.errors import PositionError
from argosy.game.duel.game import new_duel_game
from argosy.game.duel.position.set_up import set_up
from tests.rules.duel.table import ALL, cards, city, coins, play, table, texts


@pytest.mark.parametrize(("expansions", "in_box"), [((), 5), (("agora",), 7), (("pantheon",), 8), (ALL, 10)])
def test_five_progress_tokens_lie_on_the_board(expansions, in_box):
    """DUEL-003, AGORA-017, PANTHEON-040."""
    view = new_duel_game(expansions=expansions, seed=3).view()
    assert (len(view.board), len(view.box)) == (5, in_box)


def test_the_start():
    """DUEL-001, 002, 004."""
    view = new_duel_game(seed=1).view()
    assert view.pawn == 0
    assert view.track == ("-6", "-3", "+3", "+6")
    assert [one.coins for one in view.cities] == [7, 7]


@pytest.mark.parametrize(
    ("expansions", "extra"),
    [((), "guild"), (("pantheon",), "grand_temple"), (("agora",), "guild"), (ALL, "grand_temple")],
)
def test_decks_are_made_up_as_the_rules_say(expansions, extra):
    """DUEL-005, 006, AGORA-011, PANTHEON-005: 3 cards leave each deck, 3 guilds or temples join, senators
    join.
    """
    game = new_duel_game(expansions=expansions, seed=11)
    state, backs = game.state, game.ruleset.tables.cards["back"]
    for age in range(3):
        deck = [int(card) for card in state.deck[age] if card >= 0]
        removed = [int(card) for card in state.removed[age]]
        kinds = [
            ("age_1", "age_2", "age_3", "guild", "grand_temple", "senator")[backs[card]] for card in deck
        ]
        assert len(set(deck) | set(removed)) == len(deck) + 3
        assert all(backs[card] == age for card in removed)
        assert kinds.count(f"age_{age + 1}") == (20, 20, 17)[age]
        assert kinds.count(extra) == (0, 0, 3)[age]
        assert kinds.count("senator") == ((5, 5, 3)[age] if "agora" in expansions else 0)
    assert game.view().discard == ()


def test_fresh_games_differ():
    assert len({new_duel_game().array.tobytes() for _ in range(200)}) == 200


def test_the_draft():
    """DUEL-007, 008: A B B A, B A A B; four wonders each, four stay in the box, A begins."""
    game = new_duel_game(seed=2)
    order = []
    for shown in (4, 3, 2, 1, 4, 3, 2, 1):
        assert len(texts(game)) == len(game.view().shown_wonders) == shown
        order.append(game.owing[0])
        play(game, texts(game)[0])
    assert order == [0, 1, 1, 0, 1, 0, 0, 1]
    assert [len(one.wonders) for one in game.view().cities] == [4, 4]
    assert (game.owing, game.asked, game.state.age) == ((0,), "turn", 1)


def test_the_structure_lies_open_in_the_draft_with_agora_only():
    """AGORA-012."""
    assert len(new_duel_game(expansions=["agora"], seed=1).view(0).structure) == 25
    assert new_duel_game(seed=1).view(0).structure == ()


def test_backs_are_open_faces_are_not():
    """DUEL-009, 010."""
    game = new_duel_game(seed=4)
    while game.asked == "pick":
        play(game, texts(game)[0])
    places = game.view(0).structure
    assert [place.place for place in places if place.card is None] == [2, 3, 4, *range(9, 14)]
    assert all(place.back == "age_1" for place in places)


def whole_age(age: int = 1, **more):
    return table(
        "", city(coins=20, wonders="piraeus sphinx"), city(coins=20), age=age, structure=None, **more
    )


def take(game, place: int) -> None:
    """Discard the card of a place."""
    play(game, f"discard {game.view().structure[place].card}")


def test_only_uncovered_cards_may_be_taken():
    """DUEL-011: index 9 of Age I is free once 14 and 15 are gone."""
    game = whole_age()
    covered = game.view().structure[5].card
    assert f"discard {covered}" not in texts(game)
    take(game, 14)
    assert not game.view().structure[9].is_open
    take(game, 15)
    assert game.view().structure[9].is_open


def test_freed_cards_are_turned_up_at_the_end_of_the_turn():
    """DUEL-012: also when the same player plays again."""
    game = whole_age()
    take(game, 14)
    assert game.view().structure[9].card is None
    take(game, 15)
    assert game.view().structure[9].card is not None
    take(game, 16)
    take(game, 17)
    card = game.view().structure[18].card
    play(game, f"wonder piraeus with {card}")
    assert game.owing == (0,)
    assert game.view().structure[12].card is not None


def test_players_alternate_and_must_take_a_card():
    """DUEL-020: passing is not possible."""
    game = table("theater altar baths")
    assert "pass" not in texts(game)
    play(game, "build theater")
    assert game.owing == (1,)


def test_construct_puts_the_building_in_the_city():
    """DUEL-021."""
    game = play(table("baths", city(coins=2)), "build baths")
    assert cards(game, 0) == {"baths"}
    assert coins(game, 0) == 0


@pytest.mark.parametrize(("yellow", "expected"), [("", 2), ("tavern stone_reserve clay_reserve", 5)])
def test_discarding_pays_two_and_one_for_each_yellow_card(yellow, expected):
    """DUEL-022, 023: the discarded card itself does not count; the pile is open."""
    game = play(table("wood_reserve", city(yellow)), "discard wood_reserve")
    assert coins(game, 0) == expected
    assert game.view(1).discard == ("wood_reserve",)


def test_a_wonder_is_constructed_with_any_card():
    """DUEL-024: the wonder's cost is paid, the card has no effect."""
    game = table("tavern", city("quarry stone_pit press", coins=20, wonders="pyramids"))
    play(game, "wonder pyramids with tavern")
    assert coins(game, 0) == 18
    assert cards(game, 0) == {"quarry", "stone_pit", "press"}
    assert game.view().cities[0].wonders[0].card == "tavern"


def test_seven_wonders_at_most():
    """DUEL-025: with the seventh the last unbuilt one goes back to the box."""
    a = city(built="appian_way colossus great_library great_lighthouse")
    b = city(coins=20, built="circus_maximus hanging_gardens", wonders="sphinx pyramids")
    game = table("baths", a, b, on_turn=1)
    play(game, "wonder pyramids with baths")
    assert [one.wonder for one in game.view().cities[1].wonders] == [
        "circus_maximus",
        "hanging_gardens",
        "pyramids",
    ]
    six = table(
        "baths", city(coins=20, wonders="sphinx pyramids"), city(built="circus_maximus hanging_gardens")
    )
    assert len(play(six, "wonder pyramids with baths").view().cities[0].wonders) == 2


def end_of_age(pawn: int, on_turn: int = 0, **more):
    return play(table("baths", on_turn=on_turn, pawn=pawn, alone=True, **more), "discard baths")


@pytest.mark.parametrize(
    ("pawn", "on_turn", "chooser"), [(3, 0, 1), (3, 1, 1), (-1, 0, 0), (-1, 1, 0), (0, 0, 0), (0, 1, 1)]
)
def test_the_weaker_player_says_who_begins(pawn, on_turn, chooser):
    """DUEL-091: on the neutral space the player who took the last card; he may name either."""
    for text, first in (("first me", chooser), ("first opponent", 1 - chooser)):
        game = end_of_age(pawn, on_turn)
        assert game.owing == (chooser,)
        assert texts(game) == ["first me", "first opponent"]
        play(game, text)
        assert (game.state.age, game.owing) == (2, (first,))


@pytest.mark.parametrize(
    ("expansions", "places"), [((), 20), (("agora",), 25), (("pantheon",), 20), (ALL, 25)]
)
def test_the_next_structure_is_laid_out_before_anybody_says_who_begins(expansions, places):
    """DUEL-090, 091: both players see the whole structure of the new Age when one of them is asked."""
    game = end_of_age(3, expansions=expansions)
    assert (game.asked, game.owing) == ("first", (1,))
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view.age, sum(place.back is not None for place in view.structure)) == (2, places)
        shown = {place.place for place in view.structure if place.card}
        assert shown == {place.place for place in view.structure if place.row % 2}
    before = game.view().structure
    assert play(game, "first me").view().structure == before


def test_the_last_card_of_an_age_begins_the_next_one_in_the_news():
    """DUEL-090: everybody hears of the new Age before it is said who begins."""
    game = table("baths", pawn=0, alone=True)
    assert [event.age for event in game.choose(0, "discard baths") if event.kind == "age_began"] == [2]
    assert not [event for event in game.choose(0, "first me") if event.kind == "age_began"]


def test_a_game_that_waits_for_who_begins_comes_back_from_its_position():
    """DUEL-091: the structure of the new Age lies there, complete; the question is still to be answered."""
    game = end_of_age(-2)
    position = game.position()
    assert (position["age"], [task["kind"] for task in position["tasks"]]) == (2, ["first"])
    assert set_up(position).array.tobytes() == game.array.tobytes()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"age": 1, "structure": None}, "first is asked at the start of Ages 2 and 3"),
        ({"structure": ["baths"] + [None] * 19}, "first is asked with the whole structure laid out"),
        ({"tasks": [{"kind": "begin_age", "seat": 0}]}, "there is no 'begin_age'"),
    ],
)
def test_who_begins_is_asked_with_a_new_structure_only(change, words):
    """DUEL-090, 091."""
    position = {"game": "duel", "age": 2, "cities": [{}, {}], "tasks": [{"kind": "first", "seat": 0}]}
    assert set_up(position).asked == "first"
    with pytest.raises(PositionError, match=words):
        set_up({**position, **change})


def test_a_progress_choice_comes_before_the_next_age():
    """DUEL-092."""
    game = table("pharmacist", city("dispensary", coins=20), pawn=0, alone=True)
    play(game, "build pharmacist")
    assert game.asked == "progress"
    play(game, texts(game)[0])
    assert game.asked == "first"


def test_play_again_gives_a_complete_turn():
    """DUEL-060."""
    game = table("baths theater", city(coins=20, wonders="sphinx"))
    play(game, "wonder sphinx with baths")
    assert game.owing == (0,)
    play(game, "build theater")
    assert game.owing == (1,)


def test_play_again_is_lost_with_the_last_card():
    """DUEL-061, Z-13."""
    game = table("baths", city(coins=20, wonders="sphinx"), alone=True)
    play(game, "wonder sphinx with baths", "first opponent")
    assert game.owing == (1,)
    assert not game.view().play_again


def test_choices_of_the_construction_come_before_the_extra_turn():
    """DUEL-062: with Theology Statue of Zeus plays again, after the card is destroyed."""
    game = table(
        "baths", city(coins=20, wonders="statue_of_zeus", progress="theology"), city("quarry clay_pool")
    )
    play(game, "wonder statue_of_zeus with baths")
    assert game.asked == "destroy"
    play(game, "destroy quarry")
    assert (game.asked, game.owing) == ("turn", (0,))


def test_the_game_ends_after_the_third_age():
    """DUEL-100."""
    game = play(table("academy", age=3, alone=True), "discard academy")
    assert game.is_over
    assert game.result in ("civilian", "blue", "shared")
    assert texts(game) == []
