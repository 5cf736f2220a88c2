"""Every refusal names the rules behind it, and every code is described."""

import re
from pathlib import Path

import pytest

import argosy
from argosy import rulebook
from argosy.game.duel import refusal as duel_reasons
from argosy.game.duel.refusal import VERBS as DUEL_VERBS
from argosy.game.wonders import reasons as wonders_reasons
from argosy.game.wonders.refusal import SHAPE

GAME = Path(argosy.__file__).parent / "game"
TABLES = {"wonders": wonders_reasons.RULES, "duel": duel_reasons.RULES}
VERBS = {
    "wonders": set(re.search(r"\?P<verb>([a-z|]+)", SHAPE.pattern)[1].split("|")),
    "duel": set(DUEL_VERBS),
}


CODE = re.compile(r'(?:code=|(?:because|says)\(\s*)"(\w+)"')


def codes(game):
    """The codes that the refusals of a game are made with, those of its expansions included."""
    return {code for path in (GAME / game).rglob("*.py") for code in CODE.findall(path.read_text())}


def described():
    """The codes that `Refusal.code` describes, by the heading over them."""
    source = (GAME / "types.py").read_text()
    text = re.search(r'class Refusal.*? code: str\n    """(.*?)"""', source, re.DOTALL)[1]
    parts = (part.partition(";")[0].partition(":") for part in text.split("\n\n"))
    return {heading.strip(): set(re.findall(r"\w+", names)) for heading, _, names in parts}


def of_expansions(game):
    """The codes that the rooms of expansions describe as their own."""
    packages = [path.read_text() for path in (GAME / game).glob("*/expansion.py")]
    lines = [
        line for text in packages for line in re.findall(r"^Codes of its own: (.*)$", text, re.MULTILINE)
    ]
    return {code for line in lines for code in re.findall(r"\w+", line)}


@pytest.mark.parametrize(("game", "title"), [("wonders", "7 Wonders"), ("duel", "Duel")])
def test_every_code_is_described(game, title):
    shared, own = described()["Both games"], described()[title]
    assert not shared & own
    assert shared | own | of_expansions(game) == codes(game)


@pytest.mark.parametrize("game", TABLES)
def test_every_code_has_rules_and_every_row_a_code_and_a_verb(game):
    assert {code for code, verb in TABLES[game] if not verb} == codes(game)
    assert {code for code, _ in TABLES[game]} == codes(game)
    assert {verb for _, verb in TABLES[game] if verb} <= VERBS[game]


@pytest.mark.parametrize("game", TABLES)
def test_the_rules_of_refusals_are_there(game):
    for row, rules in TABLES[game].items():
        assert rules, row
        assert all(rulebook.find(rule) for rule in rules), row


CITIES = [
    {
        "wonder": "gizah",
        "cards": ["baths", "dispensary"],
        "hand": ["aqueduct", "library", "dispensary"],
        "coins": 1,
    },
    {"hand": ["walls", "temple", "forum"]},
    {"hand": ["loom", "press", "glassworks"]},
    {"hand": ["school", "vineyard", "statue"]},
]


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("build dispensary", "stands_already", "BASE-BUILD-1"),
        ("build library", "needs_resources", "BASE-COST-3"),
        ("stage with library", "needs_resources", "BASE-COST-4"),
        ("sell palace", "not_in_hand", "BASE-TURN-2"),
        ("revive baths", "not_asked", "BASE-DISCARD-2"),
        ("free library", "no_right", "BASE-WONDERS-A-6"),
        ("build aqueduct + ship", "no_ships", "ARMADA-NAVAL-1"),
        ("build aqueduct pay left 2", "no_such_payment", "BASE-TRADE-12"),
        ("dance", "unreadable", "BASE-TURN-3"),
    ],
)
def test_a_refusal_of_7_wonders_names_its_rule(text, code, rule):
    game = argosy.from_position({"edition": 2010, "age": 2, "cities": CITIES})
    refusal = game.refusal(0, text)
    assert (refusal.code, refusal.rules[0]) == (code, rule)


def test_a_refusal_of_duel_names_its_rule():
    game = argosy.new_game("duel", seed=5)
    wanted = {
        ("build baths", "not_asked", "DUEL-020"),
        ("first 1", "not_asked", "DUEL-091"),
        ("dance", "unreadable", "DUEL-020"),
    }
    assert {
        (text, (why := game.refusal(game.owing[0], text)).code, why.rules[0]) for text, _, _ in wanted
    } == wanted
    while not game.view().structure:
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    covered = next(place.card for place in game.view().structure if place.card and not place.is_open)
    refusal = game.refusal(game.owing[0], f"discard {covered}")
    assert (refusal.code, refusal.rules) == ("covered", ("DUEL-011",))


@pytest.mark.parametrize(
    ("expansions", "text", "form"),
    [
        (["babel"], "take tile 4", "write 'take N' with the number of a tile"),
        (["leaders"], "take leader caesar", "write 'draft LEADER'"),
        ([], "take tile 4", "write e.g. 'build baths'"),
    ],
)
def test_an_unreadable_answer_gets_an_example_that_fits_the_question(expansions, text, form):
    """BASE-TURN-3: the draft of Babel asks for a tile, so no word about building."""
    refusal = argosy.new_game(players=3, edition=2010, expansions=expansions, seed=1).refusal(0, text)
    assert refusal.code == "unreadable"
    assert form in refusal.text
    assert ("build" in refusal.text) == (not expansions)


def test_an_unreadable_answer_to_the_discard_pile_says_how_one_is_built_from_it():
    cities = [{"wonder": "halikarnassos", "stages": 2}, {}, {}]
    position = {
        "edition": 2010,
        "asked": "revive",
        "asked_city": 0,
        "discard": ["baths", "loom"],
        "cities": cities,
    }
    refusal = argosy.from_position(position).refusal(0, "take the baths")
    assert refusal.text == "'take the baths' is not a choice: write 'revive CARD' or 'pass'"


def test_an_unreadable_answer_of_duel_says_how_the_question_is_answered():
    """DUEL-020: the draft asks for a wonder."""
    game = argosy.new_game("duel", seed=5)
    verb = str(game.choices(game.owing[0])[0]).partition(" ")[0]
    assert game.refusal(game.owing[0], "dance").text == f"'dance' is not a choice: write '{verb} WONDER'"
    cities = [{"coins": 7}, {"coins": 7}]
    turn = argosy.from_position({"game": "duel", "cities": cities}).refusal(0, "dance")
    assert "write e.g. 'build baths'" in turn.text
