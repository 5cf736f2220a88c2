"""Broken records of 7 Wonders: a cut at a line's end is a shorter game, all else a RecordError."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import argosy
from tests.fuzz.broken import break_text
from tests.fuzz.public_api_checks import check_record, play_on
from tests.fuzz.wonders.rulesets import TABLES, random_game, table_name
from tests.sampling import tries

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@cache
def finished(table):
    """A finished game through the public face and its hash after every reveal."""
    edition, players, options = table
    game = argosy.new_game(
        "wonders", players=players, edition=edition, seed=41, babylon_last_card=options.babylon_last_card
    )
    hashes = [game.state_hash()]
    while not game.is_over:
        play_on(game, Random(game.moment), 1)
        hashes.append(game.state_hash())
    return game, hashes


@pytest.mark.sample(1)
@every_table
def test_a_record_replays_to_the_same_game(table):
    game, hashes = finished(table)
    other = argosy.replay(game.record())
    assert other.state_hash() == game.state_hash() == hashes[-1]
    assert other.record() == game.record()
    assert other.scores() == game.scores()


@pytest.mark.sample(1)
@every_table
def test_a_record_that_is_cut_off_replays_to_a_prefix(table):
    """After any line; the hash is that of the game at that moment."""
    game, hashes = finished(table)
    lines = game.record().splitlines()
    for kept in range(3, len(lines)):
        if kept % 4 == 3 or kept > len(lines) - 3:
            other = argosy.replay("\n".join(lines[:kept]))
            assert other.state_hash() == hashes[min(kept - 3, len(hashes) - 1)]
    with pytest.raises(argosy.RecordError):
        argosy.replay("\n".join(lines[:2]))


def test_a_game_that_began_from_a_position_has_a_record_too():
    for table in TABLES:
        game = argosy.from_position(random_game(table, 17, 8).position())
        play_on(game, Random(3), 3)
        assert argosy.replay(game.record()).state_hash() == game.state_hash()


@cache
def records() -> list[str]:
    started = argosy.from_position(random_game(TABLES[1], 17, 14).position())
    play_on(started, Random(3), 2)
    whole = [finished(table)[0].record() for table in (TABLES[0], TABLES[1], TABLES[-1])]
    return [*whole, *("\n".join(text.splitlines()[:6]) for text in whole), started.record()]


@settings(max_examples=tries(120, 15))
@given(st.integers(0, 6), st.integers(1, 2), st.randoms(use_true_random=False))
def test_a_broken_record_is_refused_or_is_a_game(number, times, chance):
    text = records()[number]
    for _ in range(times):
        text = break_text(text, chance) or "x"
    check_record(text)


@pytest.mark.parametrize(
    "head",
    [
        "",
        "game wonders",
        "game duel, edition 2010, players 3, seed 7, fingerprint 0",
        "game wonders, edition 2010, players 3, seed 7, fingerprint ",
        "game wonders, edition 2010, players 3, seed 7, data x, fingerprint 0",
        "game wonders, edition 2010, players 3, seed 7, wonders random, fingerprint 0",
        "game wonders, edition 2010, players 3, seed -7, fingerprint 0",
        "game wonders, edition 2010, players 3, seed 1e3, fingerprint 0",
        "game wonders, edition 2010, players " + "9" * 5_000 + ", seed 7, fingerprint 0",
        "game wonders, edition 2010, players 3, box moon, seed 7, fingerprint 0",
        "game wonders, edition 2010, players 3, babylon_last_card never, seed 7, fingerprint 0",
    ],
)
def test_a_headline_that_names_no_game_is_refused(head):
    boards = records()[1].splitlines()[2]
    with pytest.raises(argosy.RecordError):
        argosy.replay(f"argosy record 1\n{head}\n{boards}")


@pytest.mark.parametrize(
    "boards",
    ["boards", "boards gizah:a", "position", "position []", "position {", "position " + "[" * 100_000, "x"],
)
def test_a_beginning_that_cannot_be_is_refused(boards):
    lines = records()[1].splitlines()
    with pytest.raises(argosy.RecordError):
        argosy.replay("\n".join([*lines[:2], boards]))


def test_the_same_wonder_cannot_sit_at_two_seats():
    lines = records()[1].splitlines()
    with pytest.raises(argosy.RecordError, match="once"):
        argosy.replay("\n".join([*lines[:2], "boards gizah:a gizah:b rhodos:a"]))


@pytest.mark.parametrize("text", [None, 7, b"argosy record 1", ["argosy record 1"], ""], ids=repr)
def test_what_is_no_record_at_all_is_refused(text):
    with pytest.raises(argosy.RecordError):
        argosy.replay(text)


def test_a_record_of_another_table_than_its_position_is_refused():
    lines = records()[-1].splitlines()
    lines[1] = lines[1].replace("players 3", "players 4")
    with pytest.raises(argosy.RecordError):
        argosy.replay("\n".join(lines))
