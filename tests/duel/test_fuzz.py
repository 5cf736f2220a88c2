"""Whatever is thrown at the public face: a clear error of ours, and nothing is changed."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from argosy.errors import ArgosyError, ChoiceError, RecordError
from argosy.game.duel import new_duel_game
from argosy.game.duel_position import set_up
from argosy.game.duel_record import read
from argosy.game.duel_refusal import VERBS
from tests.duel.table import ALL, city, prepared, table

GAME = table(
    "baths conspirator_1 left_politician_1", city(coins=5, wonders="sphinx", conspiracies=prepared("coup")), boxes=ALL
)
IDS = [*GAME.ruleset.card_ids, *(one.id for one in GAME.ruleset.catalog.wonders), *(one.id for one in GAME.ruleset.catalog.conspiracies),
       *(one.id for one in GAME.ruleset.catalog.divinities), *(one.id for one in GAME.ruleset.catalog.progress)]  # fmt: skip
WORDS = st.one_of(
    st.sampled_from(IDS), st.sampled_from(["with", "me", "1", "-3", "offering", "top"]), st.text(max_size=8)
)
TEXTS = st.builds(lambda verb, words: " ".join([verb, *words]), st.sampled_from(VERBS), st.lists(WORDS, max_size=4))


@given(st.one_of(st.text(), TEXTS))
@settings(max_examples=300)
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


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-20, 40), st.sampled_from(IDS), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
FULL = [json.loads(json.dumps(new_duel_game(boxes=boxes, seed=3).position())) for boxes in ((), ALL)] + [
    GAME.position()
]


@given(st.sampled_from(FULL), st.data())
@settings(max_examples=300)
def test_a_changed_position_is_set_up_or_refused(position, data):
    key = data.draw(st.sampled_from(sorted(position)))
    changed = position | {key: data.draw(JSON)}
    try:
        game = set_up(changed)
    except ArgosyError:
        return
    assert game.is_over or game.choices(game.owing[0])


@given(st.sampled_from(FULL), st.data())
@settings(max_examples=300)
def test_a_changed_city_is_set_up_or_refused(position, data):
    seat = data.draw(st.sampled_from([0, 1]))
    key = data.draw(st.sampled_from(sorted(position["cities"][seat])))
    cities = list(position["cities"])
    cities[seat] = cities[seat] | {key: data.draw(JSON)}
    try:
        game = set_up(position | {"cities": cities})
    except ArgosyError:
        return
    assert game.is_over or game.choices(game.owing[0])


RECORD = new_duel_game(seed=5).record()


@given(
    st.one_of(
        st.text(),
        st.tuples(st.integers(0, len(RECORD)), st.text(max_size=6)).map(lambda cut: RECORD[: cut[0]] + cut[1]),
    )
)
@settings(max_examples=200)
def test_any_record_replays_or_is_refused(text):
    try:
        game = read(text)
    except RecordError:
        return
    assert read(game.record()).state_hash() == game.state_hash()
