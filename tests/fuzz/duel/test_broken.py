"""Broken choices, positions and records of Duel: a clear ArgosyError, and the game unchanged."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from argosy.errors import ArgosyError, ChoiceError
from argosy.game.duel.choice import VERBS
from argosy.game.duel.game import new_duel_game
from tests.fuzz.broken import break_somewhere, break_text
from tests.fuzz.public_api_checks import check_position, check_record, play_on
from tests.rules.duel.table import ALL, city, prepared, table
from tests.sampling import tries

GAME = table(
    "baths conspirator_1 left_politician_1",
    city(coins=5, wonders="sphinx", conspiracies=prepared("coup")),
    expansions=ALL,
)
IDS = [*GAME.ruleset.card_ids, *(one.id for one in GAME.ruleset.catalog.wonders), *(one.id for one in GAME.ruleset.catalog.conspiracies),
       *(one.id for one in GAME.ruleset.catalog.divinities), *(one.id for one in GAME.ruleset.catalog.progress)]  # fmt: skip
WORDS = st.one_of(
    st.sampled_from(IDS), st.sampled_from(["with", "me", "1", "-3", "offering", "top"]), st.text(max_size=8)
)
TEXTS = st.builds(
    lambda verb, words: " ".join([verb, *words]), st.sampled_from(VERBS), st.lists(WORDS, max_size=4)
)


@given(st.one_of(st.text(), TEXTS))
@settings(max_examples=tries(300, 37))
def test_any_text_is_a_choice_or_a_clear_refusal(text):
    game = GAME.copy()
    before = game.array.tobytes()
    legal = {choice.text for choice in game.choices(0)}
    try:
        game.choose(0, text)
    except ChoiceError:
        assert game.array.tobytes() == before
    else:
        assert " ".join(text.lower().split()) in legal


@given(st.integers())
def test_any_number_is_a_choice_or_a_clear_refusal(number):
    game = GAME.copy()
    legal = {choice.number for choice in game.choices(0)}
    try:
        game.choose(0, number)
    except ChoiceError:
        assert number not in legal


FULL = [
    json.loads(json.dumps(new_duel_game(expansions=expansions, seed=3).position()))
    for expansions in ((), ALL)
] + [GAME.position()]


@given(st.sampled_from(FULL), st.integers(1, 3), st.randoms(use_true_random=False))
@settings(max_examples=tries(600, 75))
def test_a_broken_position_is_refused_or_is_a_game(position, times, chance):
    """Broken deep inside: in a city, in a chamber, in a task ..."""
    for _ in range(times):
        position = break_somewhere(position, chance)
    check_position(position, ArgosyError)


def record() -> str:
    """A game that is some choices old."""
    game = new_duel_game(expansions=ALL, seed=5)
    play_on(game, Random(5), 30)
    return game.record()


RECORD = record()


@given(st.one_of(st.text(), st.builds(break_text, st.just(RECORD), st.randoms(use_true_random=False))))
@settings(max_examples=tries(200, 25))
def test_any_record_replays_or_is_refused(text):
    check_record(text)
