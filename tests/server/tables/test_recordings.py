"""Recordings of finished games: every moment as it happened, with what was secret then."""

import asyncio
import random
import threading

import pytest

import argosy
from argosy.game.record_lines import beginning
from argosy.server.storage.rows import GameRequest
from argosy.server.tables.replay_cache import KEPT, ReplayCache, recording
from argosy.server.tables.running_game import dealt

REQUESTS = [
    GameRequest(players=2, edition=2010),
    GameRequest(players=3, edition=2020),
    GameRequest(game="duel", players=2, expansions=("agora",)),
]


def played(request: GameRequest, seed: int = 4):
    """A game to its end as a table plays it."""
    playing, chance = dealt(request, seed), random.Random(seed)
    while not playing.game.is_over:
        seat = playing.game.owing[0]
        playing.choose(seat, chance.choice(playing.game.choices(seat)).text, None)
    return playing


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_a_recording_tells_what_the_table_has_told(request_):
    playing = played(request_)
    shown = recording(playing.game)
    assert shown.reveals == tuple(playing.reveals)
    assert shown.history == tuple(playing.history)
    assert shown.moments[-1].game.state_hash() == playing.game.state_hash()
    # What is announced at a moment can be chosen there and leads to the next one.
    for now, then in zip(shown.moments, shown.moments[1:], strict=False):
        game = now.game.copy()
        for seat, text in now.choices:
            game.choose(seat, text)
        assert game.state_hash() == then.game.state_hash()


def test_the_beginning_of_a_record_is_all_that_stands_before_the_first_choice():
    game = argosy.new_game("wonders", players=3, seed=1)
    start = argosy.from_position(game.position())
    for one in (game, start, argosy.new_game("duel", seed=1)):
        head = one.record()
        one.choose(one.owing[0], one.choices(one.owing[0])[0])
        assert beginning(one.record()).splitlines() == head.splitlines()


async def test_only_so_many_recordings_stay_in_memory():
    made, replay_cache = [], ReplayCache()
    game = argosy.new_game("duel", seed=2)

    def asked(name):
        made.append(name)
        return game

    for name in [*range(KEPT + 1), KEPT, 1, 0]:
        await replay_cache.get(str(name), lambda name=name: asked(name))
    assert made == [*range(KEPT + 1), 0]


async def test_a_recording_is_made_once_for_all_who_ask_and_also_when_the_first_one_leaves():
    made, replay_cache, may_go_on = [], ReplayCache(), threading.Event()
    game = argosy.new_game("duel", seed=2)

    def asked():
        made.append(1)
        may_go_on.wait()
        return game

    first, second = (asyncio.create_task(replay_cache.get("one", asked)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    third = asyncio.create_task(replay_cache.get("one", asked))
    await asyncio.sleep(0)
    may_go_on.set()
    assert await second is await third
    assert made == [1]


async def test_a_recording_that_could_not_be_made_is_made_again():
    replay_cache, game = ReplayCache(), argosy.new_game("duel", seed=2)

    def broken():
        raise ValueError("there is no such game")

    with pytest.raises(ValueError, match="no such game"):
        await replay_cache.get("one", broken)
    assert (await replay_cache.get("one", lambda: game)).moments
