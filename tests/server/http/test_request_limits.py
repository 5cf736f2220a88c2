"""Refused requests: too large, impossible hosts, deep brackets, impossible ids.

Also the answer and the log line when something breaks in the server, or when the visitor goes.
"""

import pytest

from argosy.server.auth.identity import COOKIE, guest_signer
from argosy.server.auth.sessions import Session, session_in
from argosy.server.http import request_limits
from argosy.server.http.text_limits import Measure, measured
from tests.server.conftest import app_of

HEADERS_OF_ALL = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")


def is_our_page(answer) -> bool:
    return "lost-at-sea" in answer.text and all(name in answer.headers for name in HEADERS_OF_ALL)


def test_cookies_are_read_up_to_the_one_that_is_ours():
    signer = guest_signer(b"one")
    ours = f"{COOKIE}={signer.sign('ada').decode()}"
    for header in (ours, f'a="b; {ours}', f"{COOKIE}=x; {ours};", f"  {ours} ; c", f"a={COOKIE};;=;{ours}"):
        assert session_in(header, signer, is_https=False) == Session("ada"), header
    for header in ("", f'{COOKIE}="\\a\\a', f"x{ours}", ours.replace("=", "==", 1), f"{COOKIE}=ü.ü"):
        assert session_in(header, signer, is_https=False) is None, header


@pytest.mark.parametrize("path", ["/", "/api/tables/x", "/static/x/css/tokens.css"])
async def test_long_headers_are_refused_before_they_are_read(person, path):
    ada = person("Ada")
    cookie = f'{COOKIE}="' + "\\a" * (request_limits.MOST_OF_HEADERS // 2)
    answer = await ada.get(path, headers={"cookie": cookie})
    assert answer.status_code == 431
    assert "set-cookie" not in answer.headers
    if path.startswith("/api/"):
        assert answer.json()["code"] == "long_headers"
    else:
        assert is_our_page(answer)
    assert (
        await ada.get("/", headers={"cookie": "a" * (request_limits.MOST_OF_HEADERS - 1000)})
    ).status_code == 200


async def test_long_addresses_are_refused(person):
    ada = person("Ada")
    for path in (
        "/" + "a" * request_limits.MOST_OF_ADDRESS,
        "/pad?note=" + "a" * request_limits.MOST_OF_ADDRESS,
    ):
        answer = await ada.get(path)
        assert answer.status_code == 414
        assert is_our_page(answer)
    assert (await ada.http.head("/" + "a" * request_limits.MOST_OF_ADDRESS)).content == b""
    assert (await ada.get("/pad?note=" + "a" * (request_limits.MOST_OF_ADDRESS - 100))).status_code == 200


async def test_too_many_fields_are_refused(app_state, person):
    ada = person("Ada")
    fields = "&".join(f"a{number}" for number in range(request_limits.MOST_FIELDS + 1))
    assert (await ada.get(f"/pad?{fields}")).status_code == 414
    form = {"content-type": "application/x-www-form-urlencoded"}
    for path in ("/tables", "/records"):
        assert (await ada.post(path, content=fields, headers=form)).status_code == 400
    assert await app_state.store.count_tables() == 0


async def test_of_a_field_that_is_sent_twice_the_last_one_counts(app_state, person):
    body = "name=Ada&players=3&name=Ben&edition=2010&players=4"
    answer = await person("Ada").post(
        "/tables", content=body, headers={"content-type": "application/x-www-form-urlencoded"}
    )
    row = await app_state.store.table(answer.headers["location"].removeprefix("/t/"))
    assert (row.request.players, row.seats[0].name) == (4, "Ben")


@pytest.mark.parametrize(
    "host",
    [
        "x:99999999",
        "x:65536",
        "x:y",
        "[",
        "[::1",
        "[:::]",
        "[1.2.3.4]",
        "[]",
        "a b",
        "x/y",
        "u@x",
        "x\\y",
        ",",
        "",
        "ü",
    ],
)
async def test_a_host_that_cannot_be_is_refused(person, host):
    answer = await person("Ada").get("/", headers={"host": host.encode("latin-1")})
    assert answer.status_code == 400
    assert is_our_page(answer)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:7777", "[::1]:7777", "a_b.example", "ARGOSY.example:0", "x:"]
)
async def test_every_host_that_may_be_is_answered(person, host):
    assert (await person("Ada").get("/", headers={"host": host})).status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "http://argosy.test:x", "//", "http://"])
async def test_an_origin_that_is_none_is_foreign(app_state, person, origin):
    answer = await person("Ada").post("/tables", data={}, headers={"origin": origin})
    assert answer.status_code == 403
    assert await app_state.store.count_tables() == 0


@pytest.mark.parametrize("body", ["[" * 30_000, '{"a":' * 10_000, '{"choice": ' + "[" * 100])
async def test_nested_brackets_are_refused(game_of_two, body):
    ada, _, table = game_of_two
    answer = await ada.post(
        f"/api/tables/{table}/choose", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_form"


@pytest.mark.parametrize("kind", ["t", "api/tables", "r", "position", "puzzles"])
async def test_an_id_that_cannot_be_one_is_unknown_without_a_question_to_the_database(
    app_state, person, monkeypatch, kind
):
    asked = []
    for name in ("table", "record", "tries_of"):
        monkeypatch.setattr(app_state.store, name, asked.append)
    for name in ("a%00b", "%ED%A0%80", "a" * 65, "a%20b", "%F0%9F%90%9A"):
        assert (await person("Ada").get(f"/{kind}/{name}")).status_code == 404
    assert not asked


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/tables", "name"),
        ("/position", "position"),
        ("/pad", "position"),
        ("/records", "record"),
        ("/settings", "next"),
    ],
)
@pytest.mark.parametrize("text", ["a\x00b", '{"a": "\x00"}'])
async def test_texts_with_what_is_no_letter_are_refused(person, path, field, text):
    assert (await person("Ada").post(path, data={field: text})).status_code == 400


@pytest.mark.parametrize("text", ['{"age": "\\ud800"}', '{"\\u0000": 1}', '{"age": "\\uDFFF"}'])
async def test_escapes_of_what_is_no_letter_are_refused(person, text):
    for path in ("/position", "/pad"):
        answer = await person("Ada").post(path, data={"position": text})
        assert answer.status_code == 400
        assert "surrogate" in answer.text


async def test_a_record_whose_position_nests_too_deep_is_refused(person):
    head = "argosy record 1\ngame wonders, edition 2020, players 3, seed 1\nposition "
    answer = await person("Ada").post("/records", data={"record": head + "[" * 9000})
    assert answer.status_code == 400
    assert "brackets 9000 deep" in answer.text


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", Measure(0, 0, 0)),
        ('{"a": [1, {"b": 2}]}', Measure(3, 5, 0)),
        ("a.b.c = 1.5\n[x.y]\n", Measure(1, 2, 2)),
        ('a = "[[[[.....====" # [[[[\n', Measure(0, 1, 0)),
        ('a = \'\'\'[[[[\'\'\'\nb = """\n[[\\"""[["""', Measure(0, 2, 0)),
        ('"a.b" . "c" = \'..\'', Measure(0, 1, 1)),
        ('a = """[[', Measure(0, 1, 0)),
        ("a = 'x\n[[[", Measure(3, 4, 0)),
    ],
)
def test_texts_are_measured_without_their_strings(text, found):
    assert measured(text) == found


@pytest.mark.parametrize("path", ["/", "/api/tables/nowhere"])
async def test_a_crash_is_a_page_of_ours(app_state, person, logs, monkeypatch, path):
    async def broken(*_asked):
        raise ZeroDivisionError

    for name in ("table", "guest"):
        monkeypatch.setattr(app_state.store, name, broken)
    answer = await person("Ada").get(path)
    assert answer.status_code == 500
    assert answer.json()["code"] == "lost" if path.startswith("/api/") else is_our_page(answer)
    assert [entry["event"] for entry in logs] == ["crash"]
    logs.clear()


async def test_a_crash_of_a_handler_is_a_page_of_ours(app_state, person, logs, monkeypatch):
    async def broken(*_asked):
        raise ZeroDivisionError

    monkeypatch.setattr(app_state.store, "open_tables", broken)
    answer = await person("Ada").get("/")
    assert answer.status_code == 500
    assert is_our_page(answer)
    assert [entry["event"] for entry in logs] == ["crash"]
    logs.clear()


async def test_who_goes_while_a_form_is_sent_is_no_crash(app_state, logs):
    sent = []

    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        sent.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": "/tables", "raw_path": b"/tables", "query_string": b"", "root_path": "",
        "headers": [(b"host", b"argosy.test"), (b"content-type", b"application/x-www-form-urlencoded")],
        "server": ("argosy.test", 80), "client": ("127.0.0.1", 1),
    }  # fmt: skip
    await app_of(app_state)(scope, receive, send)
    assert sent[0]["status"] < 500
    assert [entry for entry in logs if entry["event"] == "crash"] == []
    assert await app_state.store.count_tables() == 0
