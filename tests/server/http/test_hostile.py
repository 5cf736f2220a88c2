"""Hostile requests to every address: no server fault, strict headers on answers, store unchanged."""

import json
import random
import time
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import select

import argosy
from argosy.coach.puzzles import by_id
from argosy.server.auth.ids import record_id
from argosy.server.engine import game_of_position
from argosy.server.http.middleware import HEADERS
from argosy.server.moderation.acts import Act
from argosy.server.pages.position_text import read
from argosy.server.settings import Access
from argosy.server.storage import schema
from argosy.server.storage.rows import Guest
from argosy.server.tables.positions import as_kept
from argosy.server.tournaments import commands
from tests.sampling import WHOLE
from tests.server.conftest import app_of
from tests.server.http.hostile import Asked, Hostile, Target
from tests.server.http.hostile_bodies import HostileBodies
from tests.server.http.hostile_fields import GOOD, HostileFields
from tests.server.moderation.people import guest_id

REQUESTS = 3000 if WHOLE else 150
BODIES = 3000 if WHOLE else 450
WORD = "open sesame"
ROUNDS = 12
"""Times that an operator who plays asks each way in."""
MOST_SECONDS = 0.3
"""Of processor time for a request, where there is time to measure."""
FREELY_SET_UP = ("positions", "records")
"""Kinds of requests that may turn out to be good: a position with one thing changed.

They are kept as anybody's.
"""


def targets(app) -> Iterator[Target]:
    """Every way into the application, from its own routes."""
    for route in app.app.routes:
        for handler in route.route_handlers:
            for method in handler.http_methods & {"GET", "POST"}:
                reads = bool({"form", "request", "data"} & set(handler.parsed_fn_signature.parameters))
                yield Target(method, route.path_format, method == "POST" and reads)


async def answer(app, asked: Asked) -> tuple[int, dict[str, str]]:
    """Status and headers of the answer; the client has gone when it has sent everything."""
    messages = [{"type": "http.request", "body": asked.body, "more_body": asked.is_cut}]
    sent = []

    async def receive():
        return messages.pop() if messages else {"type": "http.disconnect"}

    async def send(message):
        sent.append(message)

    await app(asked.scope(), receive, send)
    return sent[0]["status"], {name.decode(): value.decode("latin-1") for name, value in sent[0]["headers"]}


async def stored(app_state, *, records: bool = True) -> dict[str, list]:
    """Everything in the database, but for challenges that were given out: anybody may ask for one, and it
    opens nothing.
    """
    left_out = {"tickets", "processes"} if records else {"tickets", "processes", "records"}
    wanted = [table for table in schema.metadata.sorted_tables if table.name not in left_out]
    return await app_state.store.database.read(
        lambda connection: {
            table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in wanted
        }
    )


@pytest.fixture
async def hostile(app_state, game_of_two) -> Hostile:
    """A maker of requests that knows a running game, a waiting table, a position, a record and a puzzle."""
    ada, _, table = game_of_two
    waiting = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend"})
    game = argosy.new_game("wonders", players=3, edition=2020, seed=1)
    while not game.is_over:
        game.choose(game.owing[0], game.choices(game.owing[0])[-1])
    position = json.loads(
        json.dumps(argosy.new_game("wonders", players=3, expansions=("leaders", "cities"), seed=2).position())
    )
    kept = as_kept(game_of_position(read(json.dumps(position))))
    await app_state.store.add_record(record_id(game.record()), "ada", game.record())
    await app_state.store.add_record(record_id(kept), "ada", kept)
    known = {
        "table_id": (table, waiting),
        "record_id": (record_id(kept),),
        "position_id": (record_id(kept), record_id(game.record())),
        "tournament_id": (await a_tournament(app_state), "x"),
        "puzzle_id": (next(iter(by_id())),),
        "game": ("wonders", "duel", "x"),
        "chapter": ("armada", "x"),
        "digest": ("x",),
        "name": ("css/tokens.css", "../x"),
        "path": ("x",),
    }
    return Hostile(7, known, position, game.record())


async def a_tournament(app_state) -> str:
    """One that somebody else has made and nobody can join."""
    stored_there, maker = app_state.tournaments.stored, Guest(id="maker", name="Maker")
    made = await commands.make(
        stored_there, maker, {"game": "duel", "title": "Cup", "clock": "60", "most": "2"}
    )
    for _ in range(2):
        await commands.add_bot(stored_there, made, maker, "random")
    return made


async def warm(app, hostile: Hostile) -> None:
    """Every page once, as anybody would: what is made once takes longer than a request may."""
    for target in targets(app):
        if target.method == "GET":
            assert (await answer(app, hostile._asked("harmless", target)))[0] < 500


@pytest.mark.whole
async def test_no_hostile_request_is_a_fault_of_the_server_or_changes_anything(app_state, hostile):
    app = app_of(app_state)
    await warm(app, hostile)
    ways = list(targets(app))
    assert len(ways) > 60
    order = random.Random(3)
    before, seen = await stored(app_state), set()
    for number in range(REQUESTS):
        if number % len(ways) == 0:
            order.shuffle(ways)
        asked = hostile.request(ways[number % len(ways)])
        seen.add(asked.kind)
        began = time.process_time()
        status, headers = await answer(app, asked)
        spent = time.process_time() - began
        said = f"{number}: {status} {asked.kind} {asked.method} {asked.path[:80]!r} {asked.query[:200]} {asked.headers!r:.200} {asked.body[:3000]}"
        assert status < 500, said
        assert {name: headers.get(name) for name in HEADERS} == HEADERS, said
        assert spent <= MOST_SECONDS or not WHOLE, f"{spent:.2f} seconds; {said}"
        if asked.kind in FREELY_SET_UP and status == 303:
            after = await stored(app_state)
            assert after | {"records": []} == before | {"records": []}, said
            before = after
        elif number % 10 == 0 or number == REQUESTS - 1 or asked.method == "POST":
            assert await stored(app_state) == before, said
    assert len(seen) >= 11


async def test_no_hostile_body_is_a_fault_of_the_server(app_state, hostile):
    """Sent to all addresses.

    A handler that reads no body may do what it does, so the store is not looked at.
    """
    app = app_of(app_state)
    bodies, ways, order, statuses = (
        HostileBodies(11, hostile),
        list(targets(app)),
        random.Random(5),
        Counter(),
    )
    for number in range(BODIES):
        if number % len(ways) == 0:
            order.shuffle(ways)
        asked = bodies.request(ways[number % len(ways)])
        status, headers = await answer(app, asked)
        said = f"{number}: {status} {asked.kind} {asked.method} {asked.path[:80]!r} {asked.headers!r:.300} {asked.body[:600]}"
        assert status < 500, said
        assert {name: headers.get(name) for name in HEADERS} == HEADERS, said
        statuses[status] += 1
    assert statuses[400] > BODIES / 4
    assert statuses[429] == 0


@pytest.mark.whole
async def test_no_hostile_field_of_an_operator_who_plays_is_a_fault_of_the_server(app_state, hostile, person):
    """Fields that handlers read, of somebody who may do everything: moderate, choose, talk, report.

    A round begins with a new operator at a new table, because they may have erased themselves. Between the
    rounds strangers ask to be let in, with an invitation or a password.
    """
    app, fields, order, reached = app_of(app_state), HostileFields(13, hostile), random.Random(17), Counter()
    ways = list(targets(app))
    posts = {way.path: way for way in ways if way.method == "POST"}
    for number in range(ROUNDS):
        app_state.access = Access()
        ada, ben = person(f"Ada {number}"), person(f"Ben {number}")
        table = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
        await ben.sit(table)
        await ada.post(f"/t/{table}/start")
        await ben.post(f"/t/{table}/talk", data={"text": "a line"})
        ids = [await guest_id(app_state, one.name) for one in (ada, ben)]
        await app_state.moderator.do(Act(kind="appoint", target=ids[0]))
        fields.ids = (table, *ids)
        hostile.known |= {"table_id": (table,), "guest_id": tuple(ids)}
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items()).encode()
        order.shuffle(ways)
        requests = [fields.nearly_good(posts[path]) for path in [*GOOD, "/admin/act"] * 3]
        requests += [fields.request(way) for way in ways]
        requests = [
            msgspec.structs.replace(sent, headers=(*sent.headers, (b"cookie", cookie))) for sent in requests
        ]
        for sent in [*requests, *[fields.request(posts["/enter"]) for _ in range(5)]]:
            is_stranger = not any(name == b"cookie" for name, _ in sent.headers)
            app_state.access = Access(password=WORD) if is_stranger else Access()
            status, answered = await answer(app, sent)
            said = f"{number}: {status} {sent.kind} {sent.method} {sent.path[:80]!r} {sent.query[:300]} {sent.body[:900]}"
            assert status < 500, said
            assert {name: answered.get(name) for name in HEADERS} == HEADERS, said
            reached[sent.path.replace(table, "{table_id}"), status] += 1
    assert reached["/admin", 200]
    assert reached["/admin/act", 303]
    assert reached["/admin/act", 400]
    assert reached["/t/{table_id}/report", 200]
    assert reached["/enter", 404] or reached["/enter", 403]
    assert not [path for path, status in reached if status == 429]
