"""Two players and the free city (BASE-TWO).

L is the left neighbour of the free city, R its right one.
"""

from collections import Counter

import pytest

import argosy
from argosy.errors import ChoiceError
from argosy.testing import table


def two(**more):
    return table(players=2, **more)


# --- set-up ---


def test_the_cards_are_those_of_three_players():
    """BASE-TWO-1: 3+ only, five guilds."""
    for seed in range(5):
        game, three = (argosy.new_game(players=n, edition=2010, seed=seed) for n in (2, 3))
        ids = game.ruleset.card_ids
        for age in (1, 2):
            assert Counter(game.state.decks[age - 1].tolist()) == Counter(three.state.decks[age - 1].tolist())
        last = [ids[kind] for kind in game.state.decks[2] if kind >= 0]
        assert len(last) == 21
        assert sum(card.endswith("_guild") for card in last) == 5


def test_three_boards_are_on_the_table():
    """BASE-TWO-1: one a player and one for the free city."""
    game = argosy.new_game(players=2, edition=2010, seed=1)
    assert len({wonder for wonder, _ in game.boards}) == 3
    assert game.players == (1, 2)
    assert len(game.view(1).cities) == 3


@pytest.mark.parametrize(("seat", "left", "right"), [("L", "R", "F"), ("R", "F", "L")])
def test_everybody_sits_beside_everybody(seat, left, right):
    """BASE-TWO-1: seat 0 is the free city, seat 1 its left neighbour, seat 2 its right one."""
    game = two(turn=1 if seat == "L" else 2).city(**{left: "loom"}).hands(**{seat: "apothecary"})
    assert game.prices(seat, "build apothecary") == [(2, 0, 0)]
    game = two(turn=1 if seat == "L" else 2).city(**{right: "loom"}).hands(**{seat: "apothecary"})
    assert game.prices(seat, "build apothecary") == [(0, 2, 0)]


def test_all_three_start_with_three_coins():
    """BASE-TWO-2."""
    game = argosy.new_game(players=2, edition=2010, seed=1)
    assert [city.coins for city in game.view(None).cities] == [3, 3, 3]


def test_seven_cards_each_and_seven_in_the_deck():
    """BASE-TWO-3: one of the deck's has been drawn when the first card is chosen."""
    game = argosy.new_game(players=2, edition=2010, seed=1)
    assert [city.hand_size for city in game.view(None).cities] == [6, 8, 7]
    assert game.view(None).free_city_deck == 6


def test_the_deck_lies_face_down():
    """BASE-TWO-3: no view holds a card of it."""
    other = ["stone_pit", "clay_pool", "ore_vein"]
    views = []
    for deck in (other, other[::-1]):
        game = two().hands(F=" ".join(deck), L="altar", R="theater")
        views.append([game.game.view(seat) for seat in (1, 2, None)])
    assert views[0] == views[1]


# --- control ---


@pytest.mark.parametrize(("age", "control"), [(1, "LRLRLR"), (2, "RLRLRL"), (3, "LRLRLR")])
def test_control_changes_hands_after_every_turn(age, control):
    """BASE-TWO-4."""
    game, seen = two(age=age), ""
    while game.game.state.age == age and not game.game.is_over:
        seen += game.letters[game.game.view(None).controller]
        game.turn()
    assert seen == control


def test_the_controller_draws_the_top_card():
    """BASE-TWO-5: at the start of the turn, into the hand."""
    game = two().hands(F="palace loom", L="altar")
    assert "palace" not in game.hand("R")
    game.turn()
    assert "palace" in game.hand("R")
    assert len(game.hand("F")) == 5
    game.turn()
    assert "loom" in game.hand("L")


def test_the_controller_chooses_for_the_own_city_first_then_for_the_free_city():
    """BASE-TWO-5: out of one hand, without the card just chosen; the opponent chooses one card."""
    game = two().hands(L="altar theater", R="tavern").game
    assert not any(str(choice).startswith("city: ") for choice in game.choices(1))
    game.choose(1, "build altar")
    texts = [str(choice) for choice in game.choices(1)]
    assert texts
    assert all(text.startswith("city: ") for text in texts)
    assert "city: build theater" in texts
    assert not any("altar" in text for text in texts)
    game.choose(1, "city: build theater")
    assert game.owing == (2,)
    game.choose(2, "sell tavern")
    cities = game.view(None).cities
    assert (cities[0].cards, cities[1].cards) == (("theater",), ("altar",))


def test_the_opponent_has_no_say_in_the_free_city():
    """BASE-TWO-5."""
    game = two().hands(R="tavern").game
    with pytest.raises(ChoiceError):
        game.choose(2, "city: build tavern")


def test_a_second_copy_may_go_to_the_free_city():
    """BASE-TWO-5: the card chosen for the own city is one card; its twin is another."""
    game = two(age=2, turn=2).hands(L="loom loom")
    game.turn(L=["build loom", "city: build loom"])
    assert game.cards("L") == game.cards("F") == ("loom",)


# --- three plays at the same time ---


def test_own_cards_follow_the_normal_rules():
    """BASE-TWO-6: build, stage, sell for controller and opponent."""
    game = two().wonder(L="gizah:a").city(L="stone_pit").hands(L="altar", R="theater")
    assert {choice.verb for choice in game.game.choices(1)} == {"build", "stage", "sell"}
    assert {choice.verb for choice in game.game.choices(2)} == {"build", "sell"}
    game.turn(L="stage with altar", R="build theater")
    assert (game.built_stages("L"), game.cards("R")) == (1, ("theater",))


def test_the_three_plays_are_simultaneous():
    """BASE-TWO-6: the Loom that L builds now does not serve the free city in this turn."""
    game = two().hands(L="loom apothecary").game
    game.choose(1, "build loom")
    assert not [
        choice for choice in game.choices(1) if choice.card == "apothecary" and choice.verb == "build"
    ]


def test_coins_paid_to_the_free_city_come_too_late_for_it():
    """BASE-TWO-6, BASE-TRADE-10."""
    game = two().treasury(F=0).city(F="loom").hands(L="apothecary timber_yard").game
    game.choose(1, "build apothecary pay right 2")
    assert not [
        choice for choice in game.choices(1) if choice.card == "timber_yard" and choice.verb == "build"
    ]


# --- what the free city does ---


def test_it_does_not_sell_while_it_can_build():
    """BASE-TWO-7."""
    game = two().hands(L="altar").game
    game.choose(1, next(c for c in game.choices(1) if c.verb == "sell" and c.card != "altar"))
    verbs = {choice.verb for choice in game.choices(1)}
    assert "sell" not in verbs
    with pytest.raises(ChoiceError, match="free city sells only when"):
        game.choose(1, "city: sell altar")


def test_it_does_not_sell_while_it_can_build_a_stage():
    """BASE-TWO-7: no card can be built, but a stage can."""
    game = two(age=3, turn=5, coins=0).wonder(F="gizah:a").city(F="stone_pit")
    game.hands(L="palace pantheon lodge senate")
    game.game.choose(1, "sell palace")
    texts = ("city: stage with senate", "city: stage with pantheon", "city: stage with lodge")
    assert sorted(game.choices("L")) == sorted(texts)


def test_buying_counts_as_being_able():
    """BASE-TWO-7, AMB-16: what it can afford it must do."""
    for coins, verb in ((2, "build"), (1, "sell")):
        game = two(age=3, turn=5).wonder(L="gizah:a", F="ephesos:a", R="alexandria:a").treasury(F=coins)
        game.hands(L="baths pantheon palace lodge")
        game.game.choose(1, "sell palace")
        assert {choice.verb for choice in game.game.choices(1)} == {verb}


def test_if_it_can_do_nothing_it_sells_for_three_coins():
    """BASE-TWO-7."""
    game = two(age=3, turn=5, coins=0).hands(L="palace pantheon lodge senate")
    game.turn(L=["sell palace", "city: sell lodge"])
    assert game.coins("F") == 3
    assert "lodge" in game.pile()


def test_the_own_card_may_always_be_sold():
    """BASE-TWO-7, AMB-84: the duty is the free city's, not the controller's."""
    game = two().hands(L="altar")
    assert {"build altar", "sell altar"} <= set(game.choices("L"))


def test_the_free_city_buys_from_both_players_and_pays():
    """BASE-TWO-8: the controller decides from whom, also from the dearer one."""
    game = two(coins=4).city(F="east_trading_post", L="lumber_yard", R="sawmill").hands(L="stockade altar")
    game.game.choose(1, "build altar")
    texts = [text for text in game.choices("L") if "stockade" in text and "build" in text]
    assert texts == ["city: build stockade pay right 1", "city: build stockade pay left 2"]
    game.turn(L="city: build stockade pay left 2")
    assert [game.coins(letter) for letter in "FLR"] == [2, 6, 4 + 3]


def test_players_buy_from_the_free_city_and_pay_it():
    """BASE-TWO-8."""
    game = two().city(F="loom").hands(L="apothecary altar")
    game.turn(L=["build apothecary", "city: build altar"])
    assert game.coins("F") == 3 + 2
    assert game.coins("L") == 1


def test_a_chain_must_be_used_in_the_free_city():
    """BASE-TWO-9: though it could pay."""
    game = two(age=2, turn=2, coins=20).city(F="baths", L="quarry stone_pit").hands(L="aqueduct altar")
    game.game.choose(1, "build altar")
    assert [text for text in game.choices("L") if "build aqueduct" in text] == ["city: build aqueduct"]


def test_the_controller_decides_about_the_pile():
    """BASE-TWO-10: the free city is Halikarnassos; who controls it in this turn chooses."""
    game = (
        two(age=2, turn=2)
        .wonder(F="halikarnassos:a")
        .stages(F=1)
        .city(F="foundry ore_vein")
        .discarded("palace")
    )
    game.hands(L="altar walls")
    game.turn(L=["build altar", "city: stage with walls"])
    assert game.game.owing == (1,)
    assert game.asked("L") == "revive"
    assert game.game.view(2).discard is None
    game.turn(L="city: revive palace")
    assert "palace" in game.cards("F")


def test_the_last_controller_plays_babylons_last_card():
    """BASE-TWO-10, AMB-16: the card left in the deck, for the free city."""
    game = two(turn=6).wonder(F="babylon:b").stages(F=2).hands(F="tavern")
    game.turn()
    assert game.game.owing == (2,)
    assert game.asked("R") == "last_card"
    game.turn(R="city: build tavern")
    assert "tavern" in game.cards("F")


def test_the_controller_uses_olympias_right():
    """BASE-TWO-10: a free construction, once in the Age."""
    game = two(age=3, turn=3, coins=0).wonder(F="olympia:a").stages(F=2).hands(L="palace pantheon", R="lodge")
    game.turn(L=["sell pantheon", "city: free palace"])
    assert "palace" in game.cards("F")
    game.game.choose(2, game.game.choices(2)[0])
    assert not [text for text in game.choices("R") if text.startswith("city: free")]


# --- passing and the last turn ---


@pytest.mark.parametrize("age", [1, 2, 3])
def test_players_exchange_hands(age):
    """BASE-TWO-11: in every Age; who controls the free city next has drawn a card, too."""
    game = two(age=age)
    controller = game.letters[game.game.view(None).controller]
    opponent = "R" if controller == "L" else "L"
    hands = {letter: Counter(game.hand(letter)) for letter in "LR"}
    top = game.hand("F")[-1]
    game.turn()
    played = [game.ruleset.card_ids[play.card] for play in game.game.state.plays[1][:3]]
    hands[controller] -= Counter((played[0], played[game.seat(controller)]))
    hands[opponent] -= Counter((played[game.seat(opponent)],))
    assert Counter(game.hand(controller)) == hands[opponent]
    assert Counter(game.hand(opponent)) == hands[controller] + Counter((top,))


def test_in_the_last_turn_three_cards_are_discarded_without_coins():
    """BASE-TWO-12: the deck's last one and one of each hand."""
    game = two(turn=6, coins=0).hands(F="loom", L="altar theater", R="baths press glassworks")
    assert [len(game.hand(letter)) for letter in "FLR"] == [1, 2, 3]
    game.turn(L="build altar", R=["build press", "city: build glassworks"])
    assert sorted(game.pile()) == ["baths", "loom", "theater"]
    assert [game.coins(letter) for letter in "FLR"] == [0, 0, 0]


def test_all_three_pairs_fight():
    """BASE-TWO-13: the free city takes its tokens too."""
    game = two(age=2, turn=6).city(F="walls", L="stockade").hands(R="altar theater", L="palace senate")
    game.end_age()
    assert [game.won(letter) for letter in "FLR"] == [(3, 3), (-1, 3), (-1, -1)]


def test_tokens_of_the_free_city_count_for_the_strategists():
    """BASE-TWO-13."""
    game = two(age=3).city(L="strategists_guild").tokens(F="-1 -1 5", R="-1")
    assert game.score("L", "guilds") == 3


def test_the_free_city_cannot_win():
    """BASE-TWO-14: even with most points."""
    game = two(age=3, turn=6).city(F="palace pantheon senate", L="altar").hands(L="lodge study").end_age()
    assert game.score("F") > game.score("L") > game.score("R")
    assert game.game.winners == (1,)
    assert [sheet.rank for sheet in game.game.scores()] == [None, 1, 2]


@pytest.mark.parametrize(("left", "right", "winners"), [(3, 4, (2,)), (4, 3, (1,)), (3, 3, (1, 2))])
def test_a_tie_of_the_players(left, right, winners):
    """BASE-TWO-14: more coins; a full tie is shared, though the free city has more of everything."""
    game = two(age=3, turn=6).city(F="palace").treasury(F=50, L=left, R=right)
    game.hands(L="lodge pantheon", R="study academy university").end_age()
    assert game.game.winners == winners


@pytest.mark.parametrize("age", [1, 2, 3])
def test_hand_sizes(age):
    """BASE-TWO-15: controller 8 to 3, opponent 7 to 2."""
    game, sizes = two(age=age), []
    while game.game.state.age == age and not game.game.is_over:
        controller = game.game.view(None).controller
        sizes.append((len(game.hand(game.letters[controller])), len(game.hand(game.letters[3 - controller]))))
        game.turn()
    assert sizes == [(8, 7), (7, 6), (6, 5), (5, 4), (4, 3), (3, 2)]
