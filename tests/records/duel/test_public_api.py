"""The public face of Duel: choices, refusals, events, taking back, records, positions."""

import json

import pytest

from argosy.errors import ChoiceError, PositionError, RecordError, RulesetError
from argosy.game.duel.choice import SPACE, action_of, spell
from argosy.game.duel.game import new_duel_game
from argosy.game.duel.position.set_up import set_up
from argosy.game.duel.record.read import read
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.ruleset import duel_ruleset
from tests.rules.duel.table import ALL, city, coins, play, prepared, table, texts

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)


# --- the action space ---------------------------------------------------------------------------------------

PINNED = {
    0: "build lumber_yard",
    73: "build grand_temple_mesopotamian",
    78: "recruit left_politician_1",
    90: "recruit conspirator_6",
    91: "discard lumber_yard",
    182: "wonder appian_way with lumber_yard",
    1638: "prepare extortion with lumber_yard",
    3094: "pick appian_way",
    3110: "first me",
    3111: "first opponent",
    3112: "token agriculture",
    3127: "destroy lumber_yard",
    3218: "revive lumber_yard",
    3309: "pass",
    3310: "place 1",
    3317: "shift 1 2",
    3352: "remove 1",
    3358: "conspire",
    3359: "plot extortion top",
    3360: "plot extortion bottom",
    3391: "trigger extortion",
    3407: "seize appian_way",
    3423: "lock agriculture",
    3438: "free lumber_yard",
    3529: "scrap lumber_yard",
    3620: "take lumber_yard",
    3711: "give lumber_yard",
    3803: "decree 1 2",
    3838: "raze appian_way",
    3854: "activate enki",
    3861: "activate enki offering 2 3 4",
    3974: "activate gate",
    3982: "enshrine enki 1",
    4078: "snake lumber_yard",
    4169: "strike 0",
    4194: "unbuild appian_way",
    4211: "guard -8",
    4219: "guard 0",
    4222: "guard +3",
    4229: "sink -6",
    4233: "use -6",
    4237: "open mesopotamian",
    4242: "top enki",
}


def test_numbers_of_actions_are_pinned():
    """The action space is an interface: it grows at its end only."""
    ruleset = duel_ruleset(expansions=ALL)
    assert {number: spell(action_of(ruleset, number), number, 0) for number in PINNED} == PINNED
    assert ACTIONS == 4258


def test_the_action_space_has_no_gaps_and_no_doubles():
    first = 0
    for start, count, _ in SPACE:
        assert start == first
        first += count
    assert first == ACTIONS
    ruleset = duel_ruleset(expansions=ALL)
    spelled = [spell(action_of(ruleset, number), number, 0) for number in range(ACTIONS)]
    assert len(set(spelled)) == ACTIONS
    with pytest.raises(ValueError, match="no action"):
        action_of(ruleset, ACTIONS)


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_numbers_and_texts_of_choices_are_unique(expansions):
    game = new_duel_game(expansions=expansions, seed=6)
    while not game.is_over:
        choices = game.choices(game.owing[0])
        assert len({one.number for one in choices}) == len({one.text for one in choices}) == len(choices) > 0
        game.choose(game.owing[0], choices[game.moment % len(choices)])


def test_the_order_of_choices_is_fixed():
    game = table("baths tavern", city(coins=9, wonders="sphinx pyramids", conspiracies=prepared("coup", "treason", by="altar")),
                 expansions=("agora",), alone=True)  # fmt: skip
    assert texts(game) == [
        "build baths", "discard baths", "wonder sphinx with baths", "wonder pyramids with baths", "prepare treason with baths",
        "build tavern", "discard tavern", "wonder sphinx with tavern", "wonder pyramids with tavern",
        "prepare treason with tavern", "trigger coup",
    ]  # fmt: skip


# --- choosing -----------------------------------------------------------------------------------------------


def test_a_choice_by_value_text_or_number_is_the_same():
    hashes = set()
    for way in (
        lambda one: one,
        lambda one: one.text,
        lambda one: one.number,
        lambda one: f"  {one.text.upper()} ",
    ):
        game = table("baths theater", city(coins=9))
        game.choose(0, way(game.choices(0)[0]))
        hashes.add(game.state_hash())
    assert len(hashes) == 1


def test_prices_are_split():
    """DUEL-065: what goes to an opponent with Economy stands apart."""
    game = table("forum", city(coins=9), city(progress="economy"), age=2)
    price = next(one for one in game.choices(0) if one.text == "build forum").price
    assert (price.bank, price.opponent, price.total) == (3, 2, 5)
    assert (price.left, price.right, price.far_left, price.far_right) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("seat", "choice", "message"),
    [
        (1, "build baths", "seat 0 decides now"),
        (0, "fly", "is not a choice"),
        (0, "", "is not a choice"),
        (0, "build bath", "did you mean baths"),
        (0, "build palace", "does not lie face up"),
        (0, "build walls", "costs 4 coins"),
        (0, "wonder sphinx with baths", "not an own wonder"),
        (0, "wonder pyramids with baths", "pyramids: costs 8 coins"),
        (0, "token law", "token is not asked now"),
        (0, "pass", "pass is not asked now"),
        (0, 91, "number 91"),
        (0, 10**12, "number"),
        (0, -1, "number"),
        (0, True, "cannot choose"),
        (2, "build baths", "no player at seat 2"),
    ],
)
def test_bad_choices_are_refused_and_change_nothing(seat, choice, message):
    """DUEL-026."""
    game = table("baths walls", city(coins=3, wonders="pyramids"), age=2)
    before = game.array.tobytes()
    with pytest.raises(ChoiceError, match=message):
        game.choose(seat, choice)
    assert game.array.tobytes() == before
    assert game.journal == []


def test_a_covered_card_says_what_covers_it():
    game = table("", city(coins=9), structure=None)
    card = game.view().structure[5].card
    assert game.why_not(0, f"build {card}") == f"{card}: covered by the cards at places 9, 10"


def test_a_reason_names_what_is_missing():
    game = table("aqueduct", city(coins=7), city("quarry"), age=2)
    assert (
        game.why_not(0, "build aqueduct")
        == "aqueduct: costs 9 coins (3 stone: you make 0, 3 coins each), you have 7"
    )
    assert game.why_not(0, "discard aqueduct") == ""
    assert game.why_not(1, "discard aqueduct") == "seat 0 decides now"


def test_a_choice_for_a_moment_that_is_over_is_refused():
    game = table("baths theater")
    with pytest.raises(ChoiceError, match="look again"):
        game.choose(0, "discard baths", moment=game.moment + 1)
    game.choose(0, "discard baths", moment=game.moment)


def test_nothing_can_be_chosen_after_the_end():
    game = play(table("arsenal", city(coins=60), pawn=7, age=3), "build arsenal")
    with pytest.raises(ChoiceError, match="over"):
        game.choose(0, "discard palace")
    assert game.choices(0) == game.choices(1) == ()


def test_a_copy_takes_back_what_the_game_could_and_leaves_the_game_alone():
    game = table("baths theater altar", city(coins=9))
    before = game.state_hash()
    game.choose(0, "build baths")
    chosen, other = game.state_hash(), game.copy()
    other.take_back(0)
    other.choose(0, "build theater")
    assert game.state_hash() == chosen
    game.take_back(0)
    assert game.state_hash() == before


def test_taking_back():
    """Only by the seat that chose last, and only while nothing has come to light."""
    game = table("baths theater altar", city(coins=9))
    before = game.state_hash()
    assert not game.can_take_back(0)
    game.choose(0, "build baths")
    assert (game.can_take_back(0), game.can_take_back(1)) == (True, False)
    with pytest.raises(ChoiceError, match="no choice"):
        game.take_back(1)
    game.take_back(0)
    assert not game.can_take_back(0)
    assert (game.state_hash(), game.journal) == (before, [])
    assert "build baths" in texts(game)
    with pytest.raises(ChoiceError, match="no choice"):
        game.take_back(0)


def test_taking_back_stops_at_what_has_been_turned_up():
    structure: list = [None] * 20
    structure[9], structure[14], structure[19] = "tavern", "baths", "theater"
    game = play(table("", city(coins=9), structure=structure), "discard baths")
    with pytest.raises(ChoiceError, match="turned something up"):
        game.take_back(0)


def test_taking_back_stops_at_what_has_been_laid_out():
    """The fourth wonder of the draft brings the next four, the eighth the structure."""
    game = new_duel_game(seed=3)
    for number in range(1, 9):
        seat = game.owing[0]
        play(game, texts(game)[0])
        assert game.can_take_back(seat) == (number not in (4, 8))
        if number in (4, 8):
            with pytest.raises(ChoiceError, match="turned something up"):
                game.take_back(seat)
        else:
            game.take_back(seat)
            play(game, texts(game)[0])


def test_events_tell_what_everybody_sees():
    game = table("walls statue", city(coins=9), city(coins=9), age=2, pawn=2)
    events = game.choose(0, "build walls")
    assert [(event.kind, event.seat) for event in events] == [
        ("build", 0),
        ("coins", 1),
        ("pawn", None),
        ("military_token", None),
    ]
    assert events[0].coins == 4


def test_events_keep_secrets():
    """AGORA-043."""
    a = city(coins=9, conspiracies=prepared("coup"))
    game = table("baths conspirator_1 theater", a, expansions=("agora",), stock=["swindle", "treason"])
    events = game.choose(0, "prepare coup with baths")
    assert (events[0].kind, events[0].card, events[0].thing) == ("prepare", "baths", None)
    play(game, "recruit conspirator_1", "conspire")
    events = game.choose(1, "plot swindle bottom")
    assert (events[0].kind, events[0].thing, events[0].number) == ("plot", None, "bottom")
    assert "swindle" not in str(events)


# --- rulesets -----------------------------------------------------------------------------------------------


def test_the_order_of_expansions_does_not_matter():
    assert duel_ruleset(expansions=("agora", "pantheon")) is duel_ruleset(expansions=("pantheon", "agora"))
    assert len({duel_ruleset(expansions=expansions).fingerprint for expansions in COMBINATIONS}) == 4


@pytest.mark.parametrize(
    ("more", "message"),
    [({"expansions": ["armada"]}, "armada"), ({"expansions": ["agora", "agora"]}, "once"), ({"players": 3}, "for 2"),
     ({"seed": -1}, "seed"), ({"fast": True}, "options of Duel")],
)  # fmt: skip
def test_what_does_not_fit_together_is_refused(more, message):
    with pytest.raises(RulesetError, match=message):
        new_duel_game(**more)


# --- records and positions ----------------------------------------------------------------------------------


def finished(expansions, seed):
    game = new_duel_game(expansions=expansions, seed=seed)
    while not game.is_over:
        choices = game.choices(game.owing[0])
        game.choose(game.owing[0], choices[(game.moment * 7 + seed) % len(choices)])
    return game


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_record_replays_to_the_same_game(expansions):
    game = finished(expansions, 3)
    again = read(game.record())
    assert again.state_hash() == game.state_hash()
    assert again.record() == game.record()


def test_a_record_of_a_game_that_began_from_a_position():
    game = play(table("baths theater altar", city(coins=9)), "build baths", "discard altar")
    assert read(game.record()).state_hash() == game.state_hash()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: lines[1:], "begins with"),
        (lambda lines: lines[:1], "ends before"),
        (lambda lines: [lines[0], "game duel, seed x, fingerprint 0", *lines[2:]], "head of the record"),
        (lambda lines: [lines[0], lines[1][:-4] + "0000", *lines[2:]], "other data"),
        (lambda lines: [*lines[:2], *lines[3:]], "line 3 is choice 2"),
        (lambda lines: [*lines[:2], "1  1 pick sphinx", *lines[3:]], "line 3"),
        (lambda lines: [*lines[:2], "hello", *lines[3:]], "is not 'NUMBER"),
        (lambda lines: [*lines[:-2], lines[-1]], "not over yet"),
        (lambda lines: [*lines[:-1], "end  civilian 0, 1 1"], "the record says"),
        (lambda lines: [*lines, "200  0 discard baths"], "over already"),
    ],
)
def test_broken_records_are_refused(change, message):
    lines = finished((), 3).record().splitlines()
    with pytest.raises(RecordError, match=message):
        read("\n".join(change(lines)))


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_positions_give_the_very_same_record_back(expansions):
    game = new_duel_game(expansions=expansions, seed=12)
    while not game.is_over:
        if game.moment % 5 == 0 or game.asked != "turn":
            again = set_up(json.loads(json.dumps(game.position())))
            assert again.array.tobytes() == game.array.tobytes()
            assert texts(again) == texts(game)
        choices = game.choices(game.owing[0])
        game.choose(game.owing[0], choices[(game.moment * 5) % len(choices)])
    again = set_up(game.position())
    assert again.is_over
    assert again.array.tobytes() == game.array.tobytes()


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({}, "cities"),
        ({"cities": [{}]}, "two of them"),
        ({"cities": [{}, {}], "age": 4}, "age"),
        ({"cities": [{}, {}], "pawn": 12}, "pawn"),
        ({"cities": [{}, {}], "game": "wonders"}, "wonders"),
        ({"cities": [{"coins": -1}, {}]}, "coins"),
        ({"cities": [{"cards": ["bath"]}, {}]}, "no 'bath'"),
        ({"cities": [{"cards": ["baths"]}, {"cards": ["baths"]}]}, "one place only"),
        ({"cities": [{"wonders": [{"id": "sphinx"}]}, {"wonders": [{"id": "sphinx"}]}]}, "sphinx"),
        ({"cities": [{"wonders": [{"id": "knossos"}]}, {}]}, "not in play"),
        ({"cities": [{"progress": ["law"]}, {}], "board": ["law"]}, "law"),
        ({"cities": [{"progress": ["corruption"]}, {}]}, "not in play"),
        ({"cities": [{}, {}], "structure": ["baths"]}, "20 places"),
        ({"cities": [{}, {}], "structure": [None] * 20}, "needs a card"),
        ({"cities": [{}, {}], "track": ["+4"]}, "track"),
        ({"cities": [{}, {}], "tasks": [{"kind": "dance", "seat": 0}]}, "dance"),
        ({"cities": [{}, {}], "boxes": ["agora"], "chambers": [{}]}, "six"),
        (
            {"cities": [{}, {}], "boxes": ["agora"], "chambers": [{"markers": [13, 0]}, *[{}] * 5]},
            "12 markers",
        ),
        ({"cities": [{}, {}], "colour": 1}, "colour"),
        ({"cities": [{}, {}], "boxes": ["pantheon"], "spaces": ["thor", *[None] * 5]}, "thor"),
        (
            {"cities": [{"gods": ["zeus"]}, {"gods": ["zeus"]}], "boxes": ["pantheon"]},
            "zeus can lie in one place only",
        ),
        (
            {
                "cities": [{}, {}],
                "boxes": ["pantheon"],
                "mythology_decks": [["enki", "enki"], [], [], [], []],
            },
            "enki",
        ),
        ({"cities": [{}, {}], "decks": [[None] * 25] * 3}, "each of its 20 places"),
        ({"cities": [{}, {}], "decks": [["baths"] * 25, ["walls"] * 25, ["palace"] * 25]}, "one place only"),
        (
            {
                "cities": [{}, {}],
                "boxes": ["pantheon"],
                "mythology_decks": [["enki", "baal", "ra", "isis"], *[[]] * 4],
            },
            "three at most",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(position, message):
    with pytest.raises(PositionError, match=message):
        set_up(position)


def test_quiet_defaults():
    game = set_up({"cities": [{}, {}]})
    assert (game.asked, game.owing, coins(game, 0)) == ("turn", (0,), 7)
    assert len(texts(game)) >= 6
    assert len(game.view().board) == 5
