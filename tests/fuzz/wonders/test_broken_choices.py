"""Broken choices of 7 Wonders, as text, number or object: a ChoiceError or an answer, never half done."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from argosy import ChoiceError
from argosy.game import WondersGame
from tests.fuzz.broken import ODD_TEXTS, break_text
from tests.fuzz.wonders.rulesets import TABLES, random_game
from tests.sampling import tries

WORDS = (
    "build",
    "stage",
    "with",
    "free",
    "sell",
    "revive",
    "pass",
    "pay",
    "left",
    "right",
    "far",
    "bank",
    "city:",
    "2",
    "0",
    "-1",
    "999999999999",
)


@cache
def games() -> list[WondersGame]:
    """Games at different moments: the free city, the discard pile, a last card, and one that is over."""
    found = [
        random_game(table, seed, reveals)
        for table in TABLES[:2]
        for seed, reveals in ((1, 0), (2, 6), (3, 13), (4, 30))
    ]
    wanted = {"revive", "last_card"}
    for seed in range(200):
        game = random_game(TABLES[1], seed, 5 + seed % 18)
        asked = {game.view(seat).asked for seat in game.owing}
        if asked & wanted:
            wanted -= asked
            found.append(game)
    assert not wanted
    return found


@st.composite
def texts(draw) -> str:
    """Listed choices, broken ones, rows of words, and anything at all."""
    game = games()[draw(st.integers(0, 9))]
    kind = draw(st.integers(0, 3))
    if kind == 0 or game.is_over:
        return draw(st.text(max_size=40))
    cards = st.sampled_from((*WORDS, *game.ruleset.card_ids[:6], *ODD_TEXTS))
    if kind == 1:
        return " ".join(draw(st.lists(cards, max_size=6)))
    listed = draw(st.sampled_from([str(choice) for seat in game.owing for choice in game.choices(seat)]))
    return listed if kind == 2 else break_text(listed, draw(st.randoms(use_true_random=False)))


@settings(max_examples=tries(200, 25))
@given(st.integers(0, 9), st.integers(-2, 8), texts())
def test_any_text_is_chosen_or_refused_and_never_half_done(number, seat, text):
    game = games()[number].copy()
    before, pending = game.array.tobytes(), [game.pending(player) for player in game.players]
    try:
        legal = {str(choice) for choice in game.choices(seat)}
        reason, refusal = game.why_not(seat, text), game.refusal(seat, text)
    except ChoiceError:
        assert seat not in game.players
        legal, reason, refusal = set(), "no such seat", None
    assert game.array.tobytes() == before, "asking changes nothing"
    try:
        game.choose(seat, text)
    except ChoiceError as error:
        assert game.array.tobytes() == before
        assert [game.pending(player) for player in game.players] == pending
        assert " ".join(text.lower().split()) not in legal
        assert str(error)  # noqa: PT017  because it may also be accepted
    else:
        assert " ".join(text.lower().split()) in legal
        assert (reason, refusal) == ("", None)
        assert game.array.tobytes() != before


@pytest.mark.parametrize(
    "odd",
    [
        None,
        1.5,
        [],
        {},
        pytest.param(object(), id="object"),
        b"sell loom",
        True,
        -1,
        10**30,
        ("build", "baths"),
    ],
    ids=repr,
)
def test_things_that_are_no_choice_are_refused(odd):
    game = games()[0].copy()
    seat = game.owing[0]
    before = game.array.tobytes()
    with pytest.raises(ChoiceError):
        game.choose(seat, odd)
    assert game.array.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 1.5], ids=repr)
def test_a_foreign_seat_is_refused(seat):
    game = games()[5].copy()
    before = game.array.tobytes()
    for asking in (
        game.choices,
        game.take_back,
        lambda who: game.choose(who, "sell loom"),
        lambda who: game.why_not(who, ""),
    ):
        with pytest.raises(ChoiceError):
            asking(seat)
    assert game.array.tobytes() == before


def test_another_seats_choice_cannot_be_used():
    """A Choice of one seat is not one of another, even where the text is legal for both."""
    game = games()[5].copy()
    mine, yours = (game.choices(seat) for seat in game.owing[:2])
    before = game.array.tobytes()
    for choice in yours:
        with pytest.raises(ChoiceError):
            game.choose(game.owing[0], choice)
    assert mine
    assert game.array.tobytes() == before


def test_a_stale_moment_is_refused_and_another_seats_choice_makes_none_stale():
    """A reveal makes a choice stale; what another seat chooses in the same moment does not."""
    game = random_game(TABLES[1], 6, 2)
    moment = game.moment
    first, *others = game.owing
    for stale in (moment - 1, moment + 1, -1):
        before = game.array.tobytes()
        with pytest.raises(ChoiceError):
            game.choose(first, game.choices(first)[0], moment=stale)
        assert game.array.tobytes() == before
    for seat in (first, *others):
        game.choose(seat, game.choices(seat)[-1], moment=moment)
    assert game.moment == moment + 1
    with pytest.raises(ChoiceError):
        game.choose(first, game.choices(first)[0], moment=moment)


def test_nothing_can_be_chosen_twice_or_after_the_end():
    game = random_game(TABLES[1], 6, 2)
    seat = game.owing[0]
    text = str(game.choices(seat)[0])
    game.choose(seat, text)
    before = game.array.tobytes()
    for again in (text, "", "pass", 0):
        with pytest.raises(ChoiceError):
            game.choose(seat, again)
    assert game.array.tobytes() == before
    over = random_game(TABLES[1], 6, 40)
    assert over.is_over
    with pytest.raises(ChoiceError):
        over.choose(0, "sell loom")


def test_taking_back_undoes_a_choice_to_the_byte():
    """Also both choices of the controller of the free city, one by one."""
    for game in (random_game(table, 6, 3) for table in TABLES):
        seat = max(game.owing, key=lambda player: len(game.view(player).hand))
        states = []
        while seat in game.owing and game.state.owing > 1:
            states.append((game.array.tobytes(), game.pending(seat)))
            game.choose(seat, game.choices(seat)[0])
        assert states
        while states:
            game.take_back(seat)
            assert (game.array.tobytes(), game.pending(seat)) == states.pop()
        with pytest.raises(ChoiceError):
            game.take_back(seat)
