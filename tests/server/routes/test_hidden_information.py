"""Pages and streams of strangers: equal for two games that differ only in what is secret."""

import random
import re
import shutil

import msgspec
import pytest

from argosy.game.duel.agora.expansion import EXPANSION as AGORA
from argosy.server.engine import player_seats
from argosy.server.http.app_state import AppState
from argosy.server.live.page_stream import stream
from argosy.server.settings import HOME
from argosy.server.storage.rows import GameRequest, Guest
from argosy.server.tables.running_game import RunningGame, dealt
from tests.sampling import tries
from tests.server.conftest import InProcessBots
from tests.server.sample_games import REQUESTS

BASE = "http://argosy.test"
FREE = msgspec.structs.replace(
    HOME,
    requests_per_minute=10**6,
    changes_per_minute=10**6,
    take_backs_per_minute=10**6,
    uploads_per_hour=10**6,
)
"""The stranger asks for everything again and again; a limit that answers in place of the table would hide
it.
"""
GAMES = tries(9, 1)
"""Games of each kind; the whole sweep watches a hundred and eight."""
EVERY = tries(7, 23)
"""Choices between two looks of the stranger."""
READ = ("", "/replay", "/replay?step=1", "/record", "/analysis", "/analysis.json")
SENT = (
    "/coach",
    "/position",
    "/replay/position",
    "/analysis",
    "/analysis/try",
    "/undo",
    "/plan",
    "/choose",
    "/back",
)
OTHERS = ("/", "/games", "/api/tables/{table}")


@pytest.fixture
async def app_state(tmp_path, empty_database):
    shutil.copy(empty_database, tmp_path)
    state = AppState(tmp_path, bots=InProcessBots(), limits=FREE)
    async with state.open():
        yield state


async def everything(app_state, somebody, table) -> dict[str, str]:
    """All that a stranger is told of a table, by where they have asked."""
    table.rendered.clear()
    told = {}
    for path in (
        *(f"/t/{table.id}{more}" for more in READ),
        *(path.format(table=table.id) for path in OTHERS),
    ):
        for headers in ({}, {"hx-request": "true"}):
            answer = await somebody.get(path, headers=headers)
            told[f"{path} {headers}"] = f"{answer.status_code} {answer.text}"
    for path in SENT:
        answer = await somebody.post(
            f"/t/{table.id}{path}", data={"choice": "pass", "moment": "1", "step": "1"}
        )
        told[f"POST {path}"] = f"{answer.status_code} {answer.text}"
    table.rendered.clear()
    chunks = stream(app_state, table, Guest(id="stranger"), BASE)
    told["stream"] = (await anext(chunks)).encode().decode()
    await chunks.aclose()
    assert not [where for where, text in told.items() if text.startswith("429")], (
        "a limit answers in place of the table"
    )
    return {where: without_time(text) for where, text in told.items()}


def without_time(text: str) -> str:
    """A text without what counts seconds and the news of a run of the server."""
    return re.sub(r"data-left=\S+|<b>\d:\d\d</b>|(?<=data-version=.)\W?\d+:\d+|(?<=id: )\d+:\d+", "", text)


def secret_pair(playing: RunningGame, seat: int, chance: random.Random) -> tuple[str, str] | None:
    """Two choices of a seat that nobody else can tell apart; None where there are none."""
    choices = [choice.text for choice in playing.game.choices(seat)]
    if playing.shows_at_once:
        chance.shuffle(choices)
        by_shape: dict[str, str] = {}
        for text in choices:
            verb, *words = text.split()
            if verb in AGORA.secret_things:
                shape = " ".join(
                    [verb, *words[1:]]
                )  # the first word behind the verb is what only the player sees
                if shape in by_shape:
                    return by_shape[shape], text
                by_shape[shape] = text
        return None
    if len(choices) < 2 or len(playing.game.owing) < 2:
        return None
    one, other = chance.sample(choices, 2)
    return one, other


async def table_of(app_state, request: GameRequest):
    """A table at which strangers to the stranger play."""
    seats = player_seats(request)
    host = Guest(id="host", name="Host")
    kinds = {seat: "you" if seat == seats[0] else "bot:random" for seat in seats}
    table = await app_state.tables.get(await app_state.tables.create(host, request, kinds))
    people = [
        msgspec.structs.replace(seat, kind="human", bot=None, guest=f"guest-{seat.seat}")
        for seat in table.row.seats
    ]
    table.row = msgspec.structs.replace(table.row, seats=tuple(people), due=None)
    return table


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.whole) if name.startswith("everything") else name
        for name in REQUESTS
    ],
)
async def test_a_secret_choice_changes_nothing_for_a_stranger(app_state, person, name):
    somebody, chance = person("Stranger"), random.Random(name)
    await somebody.get("/")
    compared = 0
    for number in range(GAMES):
        table = await table_of(app_state, REQUESTS[name])
        playing, step = dealt(REQUESTS[name], number), 0
        while not playing.game.is_over:
            seat = chance.choice(playing.game.owing)
            pair = secret_pair(playing, seat, chance)
            step += 1
            if pair and (step % EVERY == 0 or playing.shows_at_once):
                seen = []
                for text in pair:
                    table.playing = playing.copy()
                    table.playing.choose(seat, text, None)
                    seen.append(await everything(app_state, somebody, table))
                assert seen[0] == seen[1], (name, number, step, pair)
                compared += 1
            playing.choose(seat, chance.choice(playing.game.choices(seat)).text, None)
        await app_state.tables.forget(table.id)
    assert compared > 0 or name == "duel"


@pytest.mark.parametrize(
    "name", [name for name, one in REQUESTS.items() if one.game == "wonders" and not one.expansions]
)
async def test_a_stranger_cannot_tell_from_the_first_page_what_was_dealt(app_state, person, name):
    """Deals with the same wonders: hands and decks differ."""
    boards = dealt(REQUESTS[name], 1).game.view(None).cities
    request = msgspec.structs.replace(
        REQUESTS[name], wonders=tuple((city.wonder, city.side) for city in boards)
    )
    somebody = person("Stranger")
    await somebody.get("/")
    table = await table_of(app_state, REQUESTS[name])
    pages, deals = [], set()
    for seed in range(tries(40, 8)):
        table.playing = dealt(request, seed)
        deals.add(table.playing.game.state_hash())
        pages.append(await everything(app_state, somebody, table))
    assert len(deals) == len(pages)
    assert all(page == pages[0] for page in pages)
