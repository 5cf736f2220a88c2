"""Ages and turns: choose, act, pass; buildings, stages, sales.

Rules: BASE-AGE, -TURN, -BUILD, -WONDER, -SELL, -PASS, -LAST.
"""

from itertools import pairwise, permutations

import pytest

import argosy
from argosy.errors import ChoiceError
from argosy.testing import table
from tests.rules.wonders.printed import BOARDS
from tests.rules.wonders.test_costs import RICH

# --- Ages ---


def test_three_ages_are_played_in_order():
    """BASE-AGE-1."""
    game, ages = table(), []
    while not game.game.is_over:
        ages.append(int(game.game.state.age))
        game.turn()
    assert ages == [1] * 6 + [2] * 6 + [3] * 6


def test_nobody_has_won_before_age_three_is_over():
    """BASE-AGE-1: points of a running game are a preview, not a result."""
    game = table(age=3, turn=6).city(A="palace")
    assert game.game.winners == ()
    assert not game.game.is_over
    game.end_age()
    assert game.game.winners == (0,)


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("edition", [2010, 2020])
def test_seven_cards_are_dealt_and_six_turns_are_played_in_each_age(players, edition):
    """BASE-AGE-2: with the cards of that Age's own deck."""
    game = table(f"base_{edition}", seats=players)
    for age in (1, 2, 3):
        for turn in range(1, 7):
            assert (game.game.state.age, game.game.state.turn) == (age, turn)
            assert {len(game.hand(letter)) for letter in game.letters} == {8 - turn}
            game.turn()


def test_the_deal_is_random():
    """BASE-AGE-2."""
    hands = {argosy.new_game(players=3, edition=2010, seed=seed).view(0).hand for seed in range(30)}
    assert len(hands) == 30


# --- a turn ---


def test_a_turn_is_choosing_acting_passing():
    """BASE-TURN-1."""
    game = table().hands(A="altar")
    rest = tuple(card for card in game.hand("A") if card != "altar")
    events = [event.kind for event in game.turn(A="build altar")]
    assert events[:3] == ["chosen"] * 3
    assert events.index("built") < events.index("passed") < events.index("turn_began")
    assert game.hand("B") == rest


def test_nothing_happens_until_the_last_has_chosen():
    """BASE-TURN-2."""
    game = table().hands(A="tavern", B="altar").game
    before = game.view(2).cities
    game.choose(0, "build tavern")
    game.choose(1, "build altar")
    after = game.view(2).cities
    assert [(c.coins, c.cards, c.hand_size) for c in after] == [
        (c.coins, c.cards, c.hand_size) for c in before
    ]
    assert game.owing == (2,)


def test_one_card_is_chosen_once():
    """BASE-TURN-2: a second choice is refused; it may be taken back until the reveal."""
    game = table().hands(A="altar theater").game
    game.choose(0, "build altar")
    with pytest.raises(ChoiceError):
        game.choose(0, "build theater")
    assert (game.can_take_back(0), game.can_take_back(1)) == (True, False)
    game.take_back(0)
    assert not game.can_take_back(0)
    game.choose(0, "build theater")
    assert game.committed(0) == "build theater"


def test_each_card_may_be_built_or_sold_or_put_under_a_stage():
    """BASE-TURN-3: and nothing else."""
    game = table().wonder(A="gizah:a").city(A="stone_pit").hands(A="altar")
    with_altar = [text for text in game.choices("A") if "altar" in text]
    assert with_altar == ["build altar", "stage with altar", "sell altar"]
    assert {choice.verb for choice in game.game.choices(0)} == {"build", "stage", "sell"}


@pytest.mark.parametrize(
    ("text", "cards", "stages", "coins"),
    [
        ("build altar", ("altar", "stone_pit"), 0, 3),
        ("stage with altar", ("stone_pit",), 1, 3),
        ("sell altar", ("stone_pit",), 0, 6),
    ],
)
def test_exactly_one_of_the_three_happens(text, cards, stages, coins):
    """BASE-TURN-3."""
    game = table().wonder(A="gizah:a").city(A="stone_pit").hands(A="altar")
    game.turn(A=text)
    assert (game.cards("A"), game.built_stages("A"), game.coins("A")) == (cards, stages, coins)
    assert "altar" not in game.hand("B")


def test_what_others_do_in_the_turn_neither_helps_nor_hinders():
    """BASE-TURN-4: A's choices and prices are the same after B and C have chosen."""
    game = table(age=2, coins=4).city(B="quarry", C="loom").hands(A="walls library", B="loom")
    before = game.choices("A")
    for seat in (1, 2):
        game.game.choose(seat, game.game.choices(seat)[0])
    assert game.choices("A") == before


def test_the_order_of_choosing_does_not_matter():
    """BASE-TURN-4: six orders, one state."""
    hashes = set()
    choices = {0: "build vineyard", 1: "build sawmill", 2: "build walls pay right 6"}
    for order in permutations(choices):
        game = (
            table(age=2, coins=9)
            .wonder(B="gizah:a")
            .city(B="quarry")
            .hands(A="vineyard", B="sawmill", C="walls")
            .game
        )
        for seat in order:
            game.choose(seat, choices[seat])
        hashes.add(game.state_hash())
    assert len(hashes) == 1


def test_action_and_payment_are_fixed_with_the_card():
    """BASE-TURN-5: each payment is a choice of its own, and is what is paid."""
    for text, coins in (("pay right 2", (1, 6, 8)), ("pay left 2", (1, 8, 6))):
        game = table().city(B="lumber_yard", C="sawmill").hands(A="stockade")
        game.turn(A=f"build stockade {text}")
        assert tuple(game.coins(letter) for letter in "ABC") == coins


def test_who_can_do_nothing_else_sells():
    """BASE-TURN-6."""
    game = table(turn=6, coins=0).hands(A="walls palace")
    assert game.choices("A") == ("sell walls", "sell palace")


def test_selling_is_always_possible():
    """BASE-TURN-6: every card of every hand, also those that could be built."""
    game = table(age=2).city(A=RICH)
    sales = {text.removeprefix("sell ") for text in game.choices("A") if text.startswith("sell ")}
    assert sales == set(game.hand("A"))


def test_the_steps_of_a_turn_stand_in_the_order_of_the_rulebook():
    """BASE-TURN-7; AMB-05 for the extra last card."""
    play = ("pay", "place", "effects", "income")
    end = ("pass_hands", "conflict", "next_age")
    first, other = table().ruleset.steps, table(babylon_last_card="extra_turn").ruleset.steps
    assert first == (
        "ask_card",
        *play,
        "ask_last_card",
        *play,
        "discard_left_over",
        "ask_revive",
        "revive",
        *end,
    )
    pile = ("ask_revive", "revive")
    assert other == ("ask_card", *play, "discard_left_over", *pile, "ask_last_card", *play, *pile, *end)


def test_payments_leave_before_coins_come_in():
    """BASE-TURN-7: A pays both sides, the bank pays B's sale and C's Tavern.

    Only then B and C get what A paid.
    """
    game = (
        table(age=2, coins=4)
        .city(A="stone_pit", B="ore_vein lumber_yard", C="loom")
        .hands(A="library", C="tavern")
    )
    game.wonder(A="rhodos:a", B="gizah:a")
    told = [
        (event.kind, event.seat, event.source)
        for event in game.turn(A="build library", C="build tavern")
        if event.coins
    ]
    assert told == [
        ("paid", 0, None),
        ("paid", 0, None),
        ("gained", 1, "sale"),
        ("gained", 2, "card"),
        ("gained", 1, "trade"),
        ("gained", 2, "trade"),
    ]


def test_everything_is_placed_before_anything_is_counted():
    """BASE-TURN-7: C's Vineyard counts what A and B place, and A's counts C's, whatever the order of
    seats.
    """
    for one, two in (("A", "B"), ("A", "C"), ("B", "A"), ("B", "C"), ("C", "A"), ("C", "B")):
        game = table(age=2, coins=5).hands(**{one: "vineyard", two: "sawmill"})
        game.turn(**{one: "build vineyard", two: "build sawmill"})
        assert game.coins(one) == 5 + 1


# --- buildings ---


@pytest.mark.parametrize(
    ("board", "stages", "cards", "card", "text"),
    [
        ("rhodos:a", 0, "loom", "loom", "build loom"),
        ("rhodos:a", 0, "baths aqueduct", "aqueduct", "build aqueduct"),
        ("olympia:a", 2, "palace", "palace", "free palace"),
    ],
)
def test_a_city_never_has_two_buildings_of_one_name(board, stages, cards, card, text):
    """BASE-BUILD-1: neither paid nor by chain nor by a right."""
    game = table(seats=7, age=2).wonder(A=board).stages(A=stages).city(A=cards).hands(A=card)
    assert not game.can("A", text)
    assert game.why_not("A", text) == f"{card}: stands in this city already"
    assert game.can("A", f"sell {card}")


def test_the_second_copy_may_stand_elsewhere_or_under_a_stage():
    """BASE-BUILD-1."""
    game = table(seats=7, age=2).wonder(A="gizah:a").city(A="loom stone_pit").hands(A="loom", B="press")
    assert game.can("A", "stage with loom")
    other = table(seats=7, age=2).city(A="loom").hands(B="loom")
    assert other.can("B", "build loom")


def test_coins_of_a_card_come_once():
    """BASE-BUILD-2: the Tavern pays when built, not in later turns."""
    game = table(seats=4).hands(A="tavern")
    game.turn(A="build tavern")
    assert game.coins("A") == 8
    game.turn()
    assert game.coins("A") == 8 + 3


def test_a_built_card_stays_with_its_effect():
    """BASE-BUILD-2: to the end of the game."""
    game = table().city(A="baths stockade apothecary loom")
    before = set(game.cards("A"))
    while not game.game.is_over:
        game.turn()
        assert set(game.cards("A")) == before
        assert game.shields("A") == 1
    assert game.score("A", "civil") == 3


def test_how_cards_are_laid_out_has_no_effect():
    """BASE-BUILD-3: two cities with the same cards are the same city."""
    hashes = {table().city(A=cards).game.state_hash() for cards in ("baths loom tavern", "tavern baths loom")}
    assert len(hashes) == 1


# --- stages ---


def test_any_card_may_be_the_marker():
    """BASE-WONDER-1: also one that the city could not build."""
    game = table(age=3).wonder(A="gizah:a").city(A="stone_pit").hands(A="palace")
    staged = {text.removeprefix("stage with ") for text in game.choices("A") if text.startswith("stage ")}
    assert staged == set(game.hand("A"))


def test_the_marker_has_no_effect_and_is_no_building():
    """BASE-WONDER-1: no coins, no colour, no points, no resources."""
    for marker in ("tavern", "altar", "loom", "lumber_yard", "stockade"):
        game = table().wonder(A="gizah:a").city(A="stone_pit").hands(A=marker)
        game.turn(A=f"stage with {marker}")
        city = game.game.view(None).cities[0]
        assert (city.cards, city.coins, city.shields) == (("stone_pit",), 3, 0)
        assert sum(city.colors.values()) == 1
        assert city.sells == ((("stone",), 2),)
        assert game.score("A", "civil") == 0


def test_the_marker_is_not_counted_by_neighbours():
    """BASE-WONDER-1: C's Vineyard finds one brown card, not two."""
    game = table(age=2, coins=0).wonder(A="gizah:a").city(A="stone_pit").hands(A="ore_vein", C="vineyard")
    game.turn(A="stage with ore_vein", C="build vineyard")
    assert game.coins("C") == 1


@pytest.mark.parametrize("base", BOARDS)
def test_stages_are_built_from_left_to_right_each_once(base):
    """BASE-WONDER-2, -4: as many as the board shows, then no more."""
    for wonder, side, _, stages in BOARDS[base]:
        points = [0]
        for built in range(len(stages)):
            game = table(base, age=2, coins=9).wonder(A=f"{wonder}:{side}").stages(A=built).city(A=RICH)
            game.hands(A="walls").turn(A="stage with walls")
            assert game.built_stages("A") == built + 1
            points.append(game.score("A", "wonder"))
        assert [after - before for before, after in pairwise(points)] == [vp for _, vp in stages]
        done = table(base, age=2, coins=9).wonder(A=f"{wonder}:{side}").stages(A=len(stages)).city(A=RICH)
        done.hands(A="walls")
        assert not done.can("A", "stage with walls")
        assert done.why_not("A", "stage") == f"{wonder}: all stages are built"


def test_one_stage_at_a_time():
    """BASE-WONDER-2: a city that could pay for all still builds the next one only."""
    game = table().wonder(A="gizah:a").city(A=RICH).hands(A="altar")
    assert {choice.stage for choice in game.game.choices(0) if choice.verb == "stage"} == {1}


def test_stages_are_optional():
    """BASE-WONDER-3: a game without a stage is won all the same."""
    game = table(age=3, turn=6).city(A="palace").end_age()
    assert game.built_stages("A") == 0
    assert game.game.winners == (0,)


def test_stages_are_not_tied_to_ages():
    """BASE-WONDER-3: three in Age I, or the first in Age III."""
    game = table().wonder(A="gizah:a").city(A=RICH)
    for _ in range(3):
        game.turn(A=next(text for text in game.choices("A") if text.startswith("stage")))
    assert (game.built_stages("A"), game.game.state.age) == (3, 1)
    late = table(age=3).wonder(A="gizah:a").city(A="stone_pit").hands(A="palace")
    late.turn(A="stage with palace")
    assert late.built_stages("A") == 1


@pytest.mark.parametrize("base", BOARDS)
def test_how_many_stages_boards_have(base):
    """BASE-WONDER-4: three but for a few; in 2020 the night side of Babylon has two as well."""
    counts = {f"{wonder}:{side}": len(stages) for wonder, side, _, stages in BOARDS[base] if len(stages) != 3}
    wanted = {"rhodos:b": 2, "gizah:b": 4} | ({"babylon:b": 2} if base == "base_2020" else {})
    rows = table(base).ruleset
    assert counts == wanted
    built = {f"{w}:{s}": int(rows.tables.boards[number].stages) for number, (w, s) in enumerate(rows.boards)}
    assert {board: count for board, count in built.items() if count != 3} == wanted


def test_coins_of_a_stage_come_at_once():
    """BASE-WONDER-5: once, and to be spent from the next turn on."""
    game = table(coins=0).wonder(A="ephesos:a").stages(A=1).city(A="sawmill").hands(A="altar")
    game.turn(A="stage with altar")
    assert game.coins("A") == 9
    game.turn(A="pass")
    assert game.coins("A") == 9 + 3


def test_production_of_a_stage_starts_in_the_next_turn():
    """BASE-WONDER-5."""
    game = table(age=2, coins=0).wonder(A="alexandria:a").stages(A=1).city(A="foundry").hands(A="stockade")
    assert not game.can("A", "build stockade")
    game = (
        table(age=2, coins=0)
        .wonder(A="alexandria:a")
        .stages(A=1)
        .city(A="foundry")
        .hands(A="altar", B="stockade")
    )
    game.turn(A="stage with altar")
    assert game.price("A", "build stockade") == 0


def test_the_power_over_the_pile_works_at_the_end_of_the_same_turn():
    """BASE-WONDER-5: what others sell in that turn can be had."""
    game = (
        table(age=2)
        .wonder(A="halikarnassos:a")
        .stages(A=1)
        .city(A="foundry ore_vein")
        .hands(A="walls", B="temple")
    )
    game.turn(A="stage with walls", B="sell temple")
    assert game.asked("A") == "revive"
    assert game.can("A", "revive temple")


# --- selling and passing ---


def test_a_sold_card_brings_three_coins_and_lies_on_the_pile():
    """BASE-SELL-1: it is not built and its owner does not get its coins."""
    game = table(seats=4, coins=0).hands(A="tavern")
    game.turn(A="sell tavern")
    assert game.coins("A") == 3
    assert game.cards("A") == ()
    assert "tavern" in game.pile()


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
def test_hands_go_left_right_left(age, step, seats):
    """BASE-PASS-1: clockwise in Ages I and III, the other way in Age II."""
    game = table(seats=seats, age=age)
    chosen = {letter: game.hand(letter)[0] for letter in game.letters}
    rests = {letter: sorted(game.hand(letter)[1:]) for letter in game.letters}
    game.turn(**{letter: f"sell {card}" for letter, card in chosen.items()})
    for place, letter in enumerate(game.letters):
        receiver = game.letters[(place + step) % seats]
        assert sorted(game.hand(receiver)) == rests[letter]


def test_hands_shrink_from_seven_to_two():
    """BASE-PASS-2."""
    game, sizes = table(), []
    while game.game.state.age == 1:
        sizes.append(len(game.hand("A")))
        game.turn()
    assert sizes == [7, 6, 5, 4, 3, 2]


def test_one_of_the_last_two_cards_is_played():
    """BASE-LAST-1."""
    game = table(turn=6, coins=0).hands(A="altar theater")
    assert game.choices("A") == ("build altar", "build theater", "sell altar", "sell theater")
    game.turn(A="build altar")
    assert game.cards("A") == ("altar",)


def test_the_other_one_is_discarded_without_coins():
    """BASE-LAST-2: that is no sale."""
    game = table(turn=6, coins=0).hands(A="altar theater", B="loom press", C="baths tavern")
    game.turn(A="build altar", B="sell loom", C="sell baths")
    assert [game.coins(letter) for letter in "ABC"] == [0, 3, 3]
    assert sorted(game.pile()) == ["baths", "loom", "press", "tavern", "theater"]


def test_before_the_last_turn_nothing_is_left_over():
    """BASE-LAST-2."""
    game = table(turn=5).hands(A="altar theater")
    game.turn(A="build altar")
    assert len(game.pile()) == 2


def test_then_the_age_ends():
    """BASE-LAST-3: conflicts, and a fresh hand of the next Age."""
    game = table(turn=6).city(A="stockade")
    events = [event.kind for event in game.turn()]
    assert events.index("discarded") < events.index("conflict") < events.index("age_began")
    assert "passed" not in events
    assert (game.game.state.age, game.game.state.turn, len(game.hand("A"))) == (2, 1, 7)
