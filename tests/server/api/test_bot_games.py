"""Bot games by the API with a token: account, streams, challenges, choices, resigning, leaving."""

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from argosy.server.api import challenges
from argosy.server.api.api_models import public_id
from argosy.server.auth import tokens
from argosy.server.http.rate_limits import RequestCounts
from argosy.server.live import account_stream, game_stream
from argosy.server.storage.rows import Guest
from tests.server.conftest import app_of
from tests.server.helpers import OpenPage, until
from tests.server.programs import Program, program

BASE_GAME = {"game": "wonders", "players": 3, "edition": 2010, "bots": ["random"]}


@pytest.fixture
async def ada(app_state) -> Program:
    return await program(app_state, "Ada")


@pytest.fixture
async def bot(app_state) -> Program:
    """A bot that is called Triton."""
    made = await program(app_state, "Author")
    assert (await made.post("/api/bot/account/upgrade", {"name": "Triton"})).status_code == 200
    return made


async def challenged(ada, **ruleset) -> dict:
    answer = await ada.post("/api/challenge/Triton", BASE_GAME | ruleset)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def begun(ada, bot, **ruleset) -> str:
    """The table of a game that Ada and the bot have begun."""
    challenge = await challenged(ada, **ruleset)
    answer = await bot.post(f"/api/challenge/{challenge['id']}/accept")
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


async def play(programs, table) -> None:
    """Choose for all of them until the game is over."""
    path = f"/api/tables/{table}"
    while any([await choose_once(one, path, table) for one in programs]):
        pass


async def choose_once(one, path, table) -> bool:
    state = (await one.get(path)).json()
    if state["choices"]:
        answer = await one.post(f"/api/bot/game/{table}/choose", {"choice": state["choices"][0]["text"]})
        assert answer.status_code == 200, answer.text
    return state["phase"] != "over"


# accounts


async def test_an_account_tells_nothing_that_opens_anything(bot, ada):
    told = (await bot.get("/api/account")).json()
    assert told == {"id": public_id(bot.guest), "name": "Triton", "is_bot": True}
    assert bot.guest.id not in str(told)
    assert (await ada.get("/api/account")).json()["is_bot"] is False


@pytest.mark.parametrize(
    ("name", "status"),
    [("TRITON", 409), ("greedy", 409), ("x", 400), ("a b", 400), ("\u0422riton", 400), ("Ada-2", 200)],
)
@pytest.mark.sample(6)
async def test_the_name_of_a_bot_is_its_own(bot, ada, name, status):
    assert (await ada.post("/api/bot/account/upgrade", {"name": name})).status_code == status


async def test_a_bot_keeps_its_name(bot):
    assert (await bot.post("/api/bot/account/upgrade", {"name": "Nereus"})).json()["code"] == "already_bot"
    assert (await bot.post("/api/bot/account/upgrade", {"name": "Triton"})).status_code == 200


async def test_addresses_for_programs_want_a_token(person):
    answer = await person("Eve").get("/api/account")
    assert (answer.status_code, answer.json()["code"]) == (401, "no_token")


# challenges


async def test_a_challenge_is_told_to_both_and_the_game_begins_when_it_is_accepted(ada, bot):
    own, other = ada.events(), bot.events()
    challenge = await challenged(ada)
    assert (await other.next()) == {"type": "challenge", "challenge": challenge | {"direction": "in"}}
    assert (await own.next()) == {"type": "challenge", "challenge": challenge}
    assert challenge["challenger"]["name"] == "Ada"
    answer = await bot.post(f"/api/challenge/{challenge['id']}/accept")
    assert answer.json()["table"] == challenge["table"]
    for lines in (own, other):
        assert (await lines.next())["game"]["table"] == challenge["table"]
        await lines.close()


async def test_open_challenges_are_listed_by_direction(ada, bot):
    challenge = await challenged(ada)
    assert (await ada.get("/api/challenge")).json() == {"incoming": [], "outgoing": [challenge]}
    assert [one["id"] for one in (await bot.get("/api/challenge")).json()["incoming"]] == [challenge["id"]]


@pytest.mark.parametrize(("way", "kind"), [("decline", "challengeDeclined"), ("cancel", "challengeCanceled")])
async def test_of_a_challenge_nothing_may_come(ada, bot, way, kind, app_state):
    challenge = await challenged(ada)
    listener = ada if way == "decline" else bot
    lines = listener.events()
    assert (await lines.next())["type"] == "challenge"
    mine, other = (bot, ada) if way == "decline" else (ada, bot)
    assert (await other.post(f"/api/challenge/{challenge['id']}/{way}")).status_code == 404
    assert (await mine.post(f"/api/challenge/{challenge['id']}/{way}")).status_code == 204
    assert (await lines.next())["type"] == kind
    assert await app_state.store.table(challenge["table"]) is None
    assert (await bot.post(f"/api/challenge/{challenge['id']}/accept")).status_code == 404
    await lines.close()


async def test_a_challenge_that_is_taken_back_meanwhile_seats_nobody(ada, bot, app_state, monkeypatch):
    challenge = await challenged(ada)
    settle = app_state.store.settle_challenge

    async def too_late(challenge: str, _state: str) -> bool:
        return await settle(challenge, "canceled") and False

    monkeypatch.setattr(app_state.store, "settle_challenge", too_late)
    answer = await bot.post(f"/api/challenge/{challenge['id']}/accept")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_challenge")
    seats = (await app_state.store.table(challenge["table"])).seats
    assert all(seat.guest != bot.guest.id for seat in seats)


async def test_a_challenge_is_open_for_a_day(ada, bot, app_state, monkeypatch):
    challenge = await challenged(ada)
    monkeypatch.setattr(challenges, "DAY", -1.0)
    assert (await bot.post(f"/api/challenge/{challenge['id']}/accept")).status_code == 404
    assert (await ada.get("/api/challenge")).json()["outgoing"] == []
    assert await app_state.store.table(challenge["table"]) is None


async def test_nobody_has_too_many_challenges_open(ada, bot):
    for _ in range(challenges.MOST):
        await challenged(ada)
    answer = await ada.post("/api/challenge/Triton", BASE_GAME)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_challenges")
    assert answer.headers["retry-after"]
    assert len((await ada.get("/api/challenge")).json()["outgoing"]) == challenges.MOST


@pytest.mark.parametrize(
    ("ruleset", "status", "word"),
    [
        ({"expansions": ["moon"]}, 400, "moon"),
        ({"boxes": ["moon"]}, 400, "moon"),
        ({"boxes": ["agora"], "expansions": ["agora"]}, 400, "give expansions alone"),
        ({"players": 9}, 400, "players"),
        ({"options": {"seed": 1}}, 400, "seed"),
        ({"bots": ["deep_blue"]}, 400, "deep_blue"),
        ({"bots": ["random", "random"]}, 400, "bots"),
        ({"clock": 7}, 400, "clock"),
        ({"seat": 7}, 400, "seat"),
        ({"coins": 99}, 400, "coins"),
    ],
    ids=str,
)
@pytest.mark.sample(8)
async def test_what_cannot_be_played_is_refused_by_name(ada, bot, ruleset, status, word, app_state):
    answer = await ada.post("/api/challenge/triton", BASE_GAME | ruleset)
    assert answer.status_code == status, answer.text
    assert word in answer.json()["detail"]
    assert await app_state.store.count_tables() == 0


async def test_who_is_challenged_is_a_bot_and_somebody_else(ada, bot):
    assert (await ada.post("/api/challenge/Nobody", BASE_GAME)).json()["code"] == "unknown_bot"
    assert (await bot.post("/api/challenge/Triton", BASE_GAME)).json()["code"] == "own_bot"


async def test_a_host_invites_a_bot_to_a_table_that_waits(bot, person, app_state):
    eve, table = person("Eve"), None
    table = await eve.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    assert f'action="/t/{table}/invite"' in (await eve.get(f"/t/{table}")).text
    assert f'action="/t/{table}/invite"' not in (await person("Ben").get(f"/t/{table}")).text
    assert (await eve.post(f"/t/{table}/invite", data={"bot": "Nobody"})).status_code == 404
    assert (await eve.post(f"/t/{table}/invite", data={"bot": "triton"})).status_code == 303
    assert (await eve.post(f"/t/{table}/invite", data={"bot": "triton"})).status_code == 409
    (challenge,) = (await bot.get("/api/challenge")).json()["incoming"]
    assert challenge["challenger"]["name"] == "Eve"
    assert (await bot.post(f"/api/challenge/{challenge['id']}/accept")).status_code == 200
    assert (await app_state.tables.get(table)).row.phase == "playing"


async def test_a_host_sees_what_has_come_of_invitations_and_takes_them_back(bot, person):
    eve, ben = person("Eve"), person("Ben")
    table = await eve.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    page = f"/t/{table}"
    await eve.post(f"{page}/invite", data={"bot": "Triton"})
    (challenge,) = (await bot.get("/api/challenge")).json()["incoming"]
    assert "has not answered yet" in (await eve.get(page)).text
    assert "has not answered yet" not in (await ben.get(page)).text
    assert (await ben.post(f"{page}/uninvite", data={"challenge": challenge["id"]})).status_code == 404
    assert (await eve.post(f"{page}/uninvite", data={"challenge": challenge["id"]})).status_code == 303
    assert (await bot.get("/api/challenge")).json()["incoming"] == []
    assert "/uninvite" not in (await eve.get(page)).text
    assert (await eve.post(f"{page}/uninvite", data={"challenge": challenge["id"]})).status_code == 404
    await eve.post(f"{page}/invite", data={"bot": "Triton"})
    (challenge,) = (await bot.get("/api/challenge")).json()["incoming"]
    assert (await bot.post(f"/api/challenge/{challenge['id']}/decline")).status_code == 204
    told = (await eve.get(page)).text
    assert "has declined" in told
    assert "/uninvite" not in told
    await eve.post(f"{page}/invite", data={"bot": "Triton"})
    told = (await eve.get(page)).text
    assert "has declined" not in told
    assert "has not answered yet" in told


async def test_whoever_watches_hears_of_an_answer_at_once(bot, person, app_state):
    eve = person("Eve")
    table = await eve.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    await eve.post(f"/t/{table}/invite", data={"bot": "Triton"})
    found = await app_state.tables.get(table)
    before = found.version_for(Guest(id="eve"))
    (challenge,) = (await bot.get("/api/challenge")).json()["incoming"]
    await bot.post(f"/api/challenge/{challenge['id']}/decline")
    assert found.version_for(Guest(id="eve")) != before
    assert [one.is_declined for one in found.invited] == [True]


# events


async def test_games_that_run_already_are_told_at_once_and_their_end_too(ada, bot):
    table = await begun(ada, bot)
    lines = bot.events()
    assert (await lines.next())["game"] == {
        "table": table,
        "ruleset": {"game": "wonders", "players": 3, "edition": 2010, "boxes": [], "options": {}, "clock": 0},
        "seat": (await bot.get(f"/api/tables/{table}")).json()["seat"],
    }
    await play((ada, bot), table)
    finish = await lines.until("gameFinish")
    assert finish["game"]["table"] == table
    assert finish["status"] == "over"
    assert min(finish["ranks"]) == 1
    await lines.close()


async def test_without_a_signal_the_database_tells(ada, bot, app_state, monkeypatch):
    """As for a stream of another process: nothing wakes it."""
    monkeypatch.setattr(account_stream, "LOOK", 0.01)
    monkeypatch.setattr(app_state.signals, "give", lambda *_: None)
    lines = bot.events()
    challenge = await challenged(ada)
    assert (await lines.next())["challenge"]["id"] == challenge["id"]
    await bot.post(f"/api/challenge/{challenge['id']}/accept")
    assert (await lines.next())["type"] == "gameStart"
    await play((ada, bot), challenge["table"])
    assert (await lines.next())["type"] == "gameFinish"
    await lines.close()


async def test_a_game_that_begins_and_ends_between_two_looks_is_told(ada, bot, app_state, monkeypatch):
    monkeypatch.setattr(account_stream, "KEEP_ALIVE", 0.0)
    lines = bot.events()
    assert await lines.next() is None
    table = await begun(ada, bot)
    await play((ada, bot), table)
    told = [await lines.next(), await lines.next()]
    assert [(line["type"], line["game"]["table"]) for line in told] == [
        ("gameStart", table),
        ("gameFinish", table),
    ]
    assert await lines.next() is None
    await lines.close()


async def test_a_second_stream_of_a_token_ends_the_first(bot, monkeypatch):
    monkeypatch.setattr(account_stream, "KEEP_ALIVE", 0.0)
    first, second = bot.events(), bot.events()
    assert await first.next() is None
    assert await second.next() is None
    assert await first.has_ended()
    assert await second.next() is None
    await second.close()


async def test_the_stream_of_a_revoked_token_ends(bot, app_state, monkeypatch):
    monkeypatch.setattr(account_stream, "KEEP_ALIVE", 0.0)
    lines = bot.events()
    assert await lines.next() is None
    await tokens.revoke(app_state.store, bot.guest, bot.known.id)
    assert await lines.has_ended()


async def test_a_game_is_followed_no_longer_with_a_revoked_token(ada, bot, app_state):
    table = await begun(ada, bot)
    lines = await bot.game(table)
    assert (await lines.next())["type"] == "gameFull"
    await tokens.revoke(app_state.store, bot.guest, bot.known.id)
    await choose_once(ada, f"/api/tables/{table}", table)
    assert await lines.has_ended()


async def test_streams_are_counted(bot, app_state):
    page = OpenPage(
        app_of(app_state), "/api/stream/event", {"authorization": bot.http.headers["authorization"]}
    )
    assert await page.open() == 200
    assert app_state.streams.open == 1
    await page.close()
    assert app_state.streams.open == 0


# games


async def test_a_game_is_followed_to_its_end(ada, bot):
    table = await begun(ada, bot)
    lines = await bot.game(table)
    first = await lines.next()
    assert (first["type"], first["table"], first["ruleset"]["players"]) == ("gameFull", table, 3)
    assert {seat["name"] for seat in first["seats"]} > {"Ada", "Triton"}
    state = first["state"]
    while state["phase"] != "over":
        if state["choices"]:
            assert first["seat"] in state["owing"]
            assert "price" in state["choices"][0]
            body = {"choice": state["choices"][0]["text"], "moment": state["moment"]}
            answer = await bot.post(f"/api/bot/game/{table}/choose", body)
            assert answer.status_code == 200, answer.text
            await choose_once(ada, f"/api/tables/{table}", table)
        state = await lines.next()
        assert state["type"] == "gameState"
    assert state["ranks"]
    assert state["points"]
    assert await lines.has_ended()


async def test_a_quiet_stream_says_that_it_is_open(ada, bot, monkeypatch):
    monkeypatch.setattr(game_stream, "KEEP_ALIVE", 0.01)
    lines = await bot.game(await begun(ada, bot))
    while await lines.next() is not None:
        pass
    await lines.close()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"choice": "build moon"}, 422, "refused"),
        ({"choice": "build moon", "moment": 7}, 409, "stale"),
        ({"choice": "sell loom", "coins": 99}, 400, "bad_form"),
        ({"moment": 1}, 400, "bad_form"),
    ],
    ids=str,
)
@pytest.mark.sample(4)
async def test_a_choice_that_cannot_be_is_refused(ada, bot, log_of, body, status, code):
    table = await begun(ada, bot)
    before = [entry for entry in await log_of(table) if entry.seat is None]
    answer = await bot.post(f"/api/bot/game/{table}/choose", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    if "coins" in body:
        assert "coins" in answer.json()["detail"]
    assert [entry for entry in await log_of(table) if entry.seat is None] == before


async def test_others_neither_follow_nor_choose(ada, bot, app_state):
    table, eve = await begun(ada, bot), await program(app_state, "Eve")
    assert (await eve.get(f"/api/bot/game/stream/{table}")).json()["code"] == "not_seated"
    assert (await eve.post(f"/api/bot/game/{table}/choose", {"choice": "sell loom"})).json()[
        "code"
    ] == "not_seated"
    assert (await eve.get("/api/bot/game/stream/nothing")).status_code == 404


async def test_who_resigns_is_told_that_the_game_is_over_for_them(ada, bot):
    table = await begun(ada, bot)
    lines = bot.events()
    await lines.until("gameStart")
    assert (await bot.post(f"/api/bot/game/{table}/resign")).status_code == 204
    finish = await lines.until("gameFinish")
    assert (finish["status"], finish["game"]["seat"]) == ("left", None)
    await lines.close()


async def test_a_game_with_others_cannot_be_aborted(ada, bot):
    table = await begun(ada, bot)
    answer = await ada.post(f"/api/bot/game/{table}/abort")
    assert (answer.status_code, answer.json()["code"]) == (409, "others_play")


async def test_a_game_with_bots_alone_is_aborted_until_the_first_choice(ada, bot, app_state):
    tables = []
    for _ in range(2):
        table = await begun(ada, bot)
        await bot.post(f"/api/bot/game/{table}/resign")
        tables.append(table)
    assert (await ada.post(f"/api/bot/game/{tables[0]}/abort")).status_code == 204
    assert await app_state.store.table(tables[0]) is None
    await choose_once(ada, f"/api/tables/{tables[1]}", tables[1])
    found = await app_state.tables.get(tables[1])
    await until(lambda: found.is_quiet)
    answer = await ada.post(f"/api/bot/game/{tables[1]}/abort")
    assert (answer.status_code, answer.json()["code"]) == (409, "already_chosen")


async def test_a_table_that_waits_is_left(ada, bot, app_state):
    challenge = await challenged(ada)
    assert (await ada.post(f"/api/bot/game/{challenge['table']}/abort")).status_code == 204
    assert await app_state.store.table(challenge["table"]) is None
    assert (await bot.get("/api/challenge")).json()["incoming"] == []


async def test_a_program_talks(ada, bot, app_state):
    table = await begun(ada, bot)
    assert (await bot.post(f"/api/bot/game/{table}/talk", {"text": "fair winds"})).status_code == 204
    assert [line.text for line in (await app_state.tables.get(table)).talk] == ["fair winds"]
    assert (await bot.post(f"/api/bot/game/{table}/talk", {})).status_code == 400


async def test_who_was_too_slow_comes_back(ada, bot, app_state):
    table = await begun(ada, bot, clock=60)
    found = await app_state.tables.get(table)
    lines = await bot.game(table)
    assert (await lines.next())["state"]["is_played_for"] is False
    assert (await bot.post(f"/api/bot/game/{table}/back")).json()["code"] == "not_away"
    found.row = msgspec.structs.replace(found.row, due=1.0)
    await found.ask(found.play_for_the_late)
    while not (await lines.until("gameState"))["is_played_for"]:
        pass
    assert (await bot.post(f"/api/bot/game/{table}/back")).status_code == 204
    while (await lines.until("gameState"))["is_played_for"]:
        pass
    await lines.close()


# refusals


@pytest.mark.parametrize(
    ("method", "path", "scope"),
    [
        ("GET", "/api/stream/event", tokens.PLAY),
        ("GET", "/api/bot/game/stream/x", tokens.PLAY),
        ("POST", "/api/bot/account/upgrade", tokens.PLAY),
        ("GET", "/api/challenge", tokens.READ),
        ("POST", "/api/challenge/Triton", tokens.WRITE),
        *(("POST", f"/api/challenge/x/{way}", tokens.WRITE) for way in ("accept", "decline", "cancel")),
        *(
            ("POST", f"/api/bot/game/x/{way}", tokens.PLAY)
            for way in ("choose", "resign", "abort", "back", "talk")
        ),
    ],
)
@pytest.mark.sample(13)
async def test_an_address_names_the_scope_that_is_missing(app_state, method, path, scope):
    others = tuple(one for one in tokens.SCOPES if one != scope)
    answer = await (await program(app_state, "Eve", others)).http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (403, "missing_scope")
    assert f" {scope};" in answer.json()["detail"]


async def test_who_asks_too_often_hears_when_to_come_back(ada, bot, app_state):
    limited = msgspec.structs.replace(app_state.limits, changes_per_minute=1)
    app_state.asked = RequestCounts(limited)
    assert (await bot.post("/api/bot/account/upgrade", {"name": "Triton"})).status_code == 200
    answer = await bot.post("/api/bot/account/upgrade", {"name": "Triton"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    seconds = answer.headers["retry-after"]
    assert 0 < int(seconds) <= 60
    assert seconds in answer.json()["detail"]
    assert (await ada.post("/api/challenge/Triton", BASE_GAME)).status_code == 201, "others go on"


async def test_too_many_streams_are_refused_before_they_begin(bot, app_state):
    app_state.streams.limits = msgspec.structs.replace(app_state.limits, streams_per_guest=1)
    with app_state.streams.one(bot.guest.id, "there"):
        answer = await bot.get("/api/stream/event")
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_streams")
    assert answer.headers["retry-after"]


async def test_a_stream_answers_no_question_for_its_head(bot):
    assert (await bot.http.head("/api/stream/event")).status_code == 405


async def test_while_the_database_is_away_programs_are_told_so(bot, app_state, monkeypatch):
    async def away(_: str) -> None:
        raise OperationalError("SELECT", {}, Exception("away"))

    monkeypatch.setattr(app_state.store, "token", away)
    answer = await bot.get("/api/account")
    assert (answer.status_code, answer.json()["code"]) == (503, "database_away")
    assert answer.headers["retry-after"]
