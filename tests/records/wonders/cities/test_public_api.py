"""Public API of Cities: choices, views, events, reasons, positions.

See docs/bots/choices.md and docs/play/positions.md.
"""

import pytest

from argosy import from_position, new_game
from argosy.errors import PositionError
from tests.rules.wonders.cities.town import MAKES_ALL, built, town


def test_a_choice_of_debts_has_its_number_and_text():
    game = built("lair", age=2)
    game.turn(A="build lair")
    choices = game.game.choices(1)
    assert [(choice.text, choice.debts, choice.price.total) for choice in choices] == [
        ("debt 0", 0, 0),
        ("debt 1", 1, 0),
        ("debt 2", 2, 0),
    ]
    assert [choice.number - choices[0].number for choice in choices] == [0, 1, 2]
    assert game.game.explain(1, choices[1]).units == ()


def test_a_view_shows_debts_diplomacy_masks_and_what_is_being_lost():
    game = built("hideout").debts(B=2).diplomacy(C=1).city(C="pigeonhole")
    game.turn(A="build hideout")
    cities = game.game.view(None).cities
    assert [
        (city.cities.debts, city.cities.diplomacy, city.cities.masks, city.cities.loss) for city in cities
    ] == [
        (0, 0, 0, 0),
        (2, 0, 0, 1),
        (0, 1, 1, 1),
    ]
    assert (cities[1].owes, cities[0].colors["black"]) == ("debt", 1)
    assert game.game.label.endswith("-")


def test_a_table_without_cities_shows_nothing_of_them():
    view = new_game("wonders", players=3).view(0)
    assert view.cities[0].cities is None
    assert "black" not in view.cities[0].colors


def kinds(events):
    return [(event.kind, event.seat) for event in events]


def test_losses_and_debts_are_told():
    game = built("raider_camp").hands(A="raider_camp", B="opium_stash")
    events = game.turn(A="build raider_camp", B="build opium_stash")
    assert ("token", 0) in kinds(events)
    assert {("indebted", 1), ("indebted", 2)} <= set(kinds(events))
    lost = [event for event in game.turn(A="debt 1", C="debt 0") if event.kind == "lost"]
    assert [(event.seat, event.coins, event.debts) for event in lost] == [(0, 0, 1), (2, 1, 0)]


def test_a_token_of_a_card_is_told_once_with_leaders_too():
    game = built("raider_camp", expansions=("leaders_2020",))
    events = game.turn(A="build raider_camp")
    assert [event.kind for event in events if event.seat == 0 and "token" in event.kind] == ["token"]


def test_diplomacy_is_told():
    game = town(turn=7, coins=5).city(A="clay_pool").hands(A="residence")
    events = kinds(game.turn(A="build residence"))
    assert events.index(("diplomacy", 0)) < events.index(("stayed_out", 0))
    assert not [event for event in events if event[0] == "conflict" and event[1] == 0]


def test_returned_defeat_tokens_are_told():
    game = built("memorial", age=3).tokens(A="-1 -1")
    returned = [event for event in game.turn(A="build memorial") if event.kind == "defeats_returned"]
    assert [(event.seat, event.tokens) for event in returned] == [(0, 2)]


def test_debt_is_refused_where_nothing_is_lost():
    refusal = town().game.refusal(0, "debt 1")
    assert (refusal.code, refusal.rules) == ("not_asked", ("CITIES-LOSS-4",))


def test_a_position_with_open_losses_gives_the_same_game():
    """In the middle of a turn: a build from the discard pile comes before the losses of the turn are
    settled.
    """
    game = town(seats=4, coins=10).wonder(B="halikarnassos:a").stages(B=1).city(A=MAKES_ALL)
    game.hands(A="hideout", B="altar").discarded("lair")
    game.city(B="sawmill quarry foundry loom glassworks press brickyard")
    game.turn(A="build hideout", B="stage with altar")
    assert game.asked("B") == "revive"
    position = game.game.position()
    assert position["cities"][0]["cities"]["demands"] == [{"coins": 1, "per": []}]
    again = from_position(position)
    assert again.array.tobytes() == game.game.array.tobytes()
    game.turn(B="revive lair")
    assert game.choices("C") == ("debt 0", "debt 1", "debt 2", "debt 3")
    again = from_position(game.game.position())
    assert again.array.tobytes() == game.game.array.tobytes()


def test_effects_of_cards_that_stand_reach_no_other_city():
    """A position says itself what each city has: Customs and raiders that stand already have had their
    effects.
    """
    game = town(coins=3).city(B="customs raider_camp residence")
    assert [
        (city.coins, city.cities.debts, city.cities.diplomacy) for city in game.game.view(None).cities
    ] == [(3, 0, 0)] * 3
    assert game.won("B") == ()


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"debts": -1}, "cities.debts = -1: 0 to 9999"),
        ({"diplomacy": 100}, "cities.diplomacy = 100: 0 to 99"),
        ({"loss": 300}, "cities.loss = 300: 0 to 255"),
        ({"demands": [{"coins": 1, "per": ["gold"]}]}, "there is no 'gold'"),
        ({"debt": 1}, "debt"),
    ],
)
def test_what_cannot_be_is_refused(part, said):
    position = {"players": 3, "boxes": ["cities"], "cities": [{"cities": part}, {}, {}]}
    with pytest.raises(PositionError, match=said):
        from_position(position)


def test_debts_need_the_expansion():
    with pytest.raises(PositionError, match=r"add expansions = \['cities'\]"):
        from_position({"players": 3, "cities": [{"cities": {"debts": 1}}, {}, {}]})
