"""Requests and answers: guest cookie, cross-site posts, headers, static files, malformed input."""

import gzip
import time

import pytest

from argosy.server.auth.identity import COOKIE, HTTPS_COOKIE, guest_signer
from argosy.server.auth.sessions import RENEWED_AFTER, YEAR, Session, cookie_of, new_session, session_in
from argosy.server.http import static_files
from argosy.web.rendering.assets import address
from tests.server.tables.test_clocks import later

__all__ = ["later"]

PAGES = ("/", "/help", "/nowhere", "/t/nowhere", "/api/tables/nowhere", "/api/schema/openapi.json")


@pytest.mark.parametrize("path", [*PAGES, address("css/tokens.css")])
async def test_every_answer_carries_the_strict_headers(person, path):
    headers = (await person("Ada").get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


async def test_a_guest_keeps_the_first_cookie(person):
    ada = person("Ada")
    first = (await ada.get("/")).headers["set-cookie"]
    assert "HttpOnly" in first
    assert "SameSite=lax" in first
    assert "set-cookie" not in (await ada.get("/")).headers


async def test_a_forged_cookie_is_a_new_guest(person):
    ada, eve = person("Ada"), person("Eve")
    table = await ada.new_table()
    name, _, signature = ada.http.cookies[COOKIE].partition(".")
    for forged in (
        f"{name}.{'0' * len(signature)}",
        name,
        f"{name}.",
        f".{signature}",
        "ü",
        f"{name}x.{signature}",
    ):
        answer = await eve.get(
            f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={forged}".encode("latin-1")}
        )
        assert answer.json()["seat"] is None


def test_a_cookie_of_another_tables_is_not_taken():
    one, two = guest_signer(b"one"), guest_signer(b"two")
    cookie = f"{COOKIE}={one.sign('ada').decode()}; other=1"
    assert session_in(cookie, two, is_https=False) is None
    assert session_in(cookie, one, is_https=False) == Session("ada")


@pytest.mark.parametrize(("is_https", "name"), [(False, COOKIE), (True, HTTPS_COOKIE)])
def test_the_cookie_is_for_this_host_and_no_script_and_over_https_for_https_alone(is_https, name):
    signer, session = guest_signer(b"one"), new_session()
    header = cookie_of(session, signer, is_https=is_https)
    assert header.startswith(f"{name}=")
    parts = {part.strip().lower() for part in header.split(";")[1:]}
    assert {"path=/", "max-age=31536000", "httponly", "samesite=lax"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert ("secure" in parts) == is_https
    assert session_in(header.partition(";")[0], signer, is_https=is_https) == session
    assert session_in(header.partition(";")[0], signer, is_https=not is_https) is None


@pytest.mark.parametrize(
    ("made", "is_there", "is_to_renew"),
    [
        (0, True, False),
        (RENEWED_AFTER - 60, True, False),
        (RENEWED_AFTER, True, True),
        (YEAR - 60, True, True),
        (YEAR, False, True),
    ],
)
def test_a_session_ends_after_a_year_and_is_renewed_long_before(later, made, is_there, is_to_renew):
    signer, session = guest_signer(b"one"), new_session()
    later(made)
    found = session_in(cookie_of(session, signer, is_https=False), signer, is_https=False)
    assert found == (session if is_there else None)
    assert session.is_to_renew(time.time()) == is_to_renew


async def test_a_renewed_cookie_is_the_same_guest(person, later):
    ada = person("Ada")
    table = await ada.new_table()
    old = ada.http.cookies[COOKIE]
    later(RENEWED_AFTER + 60)
    answer = await ada.get(f"/api/tables/{table}")
    assert answer.json()["seat"] == 0
    assert answer.headers["set-cookie"].partition("=")[2].partition(".")[0] == old.partition(".")[0]
    assert ada.http.cookies[COOKIE] != old
    assert "set-cookie" not in (await ada.get("/")).headers
    later(YEAR + 60)
    assert (await ada.state(table))["seat"] is None


async def test_a_cookie_without_a_date_is_of_the_first_epoch_and_gets_a_date(person, app_state):
    """Of a version before there were epochs: nobody is somebody new after an update."""
    ada = person("Ada")
    ada.http.cookies.set(COOKIE, app_state.signer.sign("ada").decode(), domain="argosy.test", path="/")
    answer = await ada.get("/")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=ada.0.")
    await app_state.store.end_sessions("ada", lambda *_: None)
    ada.http.cookies.clear()
    ada.http.cookies.set(COOKIE, app_state.signer.sign("ada").decode(), domain="argosy.test", path="/")
    assert not (await ada.get("/")).headers["set-cookie"].startswith(f"{COOKIE}=ada.")


@pytest.mark.parametrize(
    "value", ["ada.1", "ada.1.", "ada..1", "ada.-1.5", "ada.1.2.3", "ada.x.5", "ada.1.٣"]
)
def test_a_signed_value_of_another_form_is_no_session(value):
    signer = guest_signer(b"one")
    header = f"{COOKIE}={signer.sign(value).decode()}"
    assert session_in(header, signer, is_https=False) is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_another_site_cannot_post(app_state, person, headers):
    answer = await person("Ada").post("/tables", data={}, headers=headers)
    assert answer.status_code == 403
    assert await app_state.store.count_tables() == 0


async def test_a_program_without_a_browser_can_post(person):
    ada = person("Ada")
    del ada.http.headers["origin"]
    assert (await ada.post("/tables", data={})).status_code == 303


async def test_static_files_are_kept_for_ever_under_their_own_hash(person):
    answer = await person("Ada").get(address("css/tokens.css"))
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["content-encoding"] == "gzip"
    assert "set-cookie" not in answer.headers


async def test_static_files_under_an_old_hash_are_not_kept(person):
    answer = await person("Ada").get(
        "/static/0000000000/css/tokens.css", headers={"accept-encoding": "identity"}
    )
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == gzip.decompress(static_files.read("css/tokens.css").compressed)


@pytest.mark.parametrize(
    "path",
    ["../assets.py", "..%2fassets.py", "css/../../assets.py", "%2e%2e/assets.py", "/etc/passwd", "css", ""],
)
async def test_nothing_but_static_files_is_given_out(person, path):
    assert (await person("Ada").get(f"/static/x/{path}")).status_code == 404


async def test_large_bodies_are_refused(app_state, person):
    answer = await person("Ada").post("/tables", data={"name": "x" * 100_000})
    assert answer.status_code == 413
    assert await app_state.store.count_tables() == 0


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\xff\xfe=%ff&=&&", "application/x-www-form-urlencoded"),
        (b"--x\r\nbroken", "multipart/form-data; boundary=x"),
        (b"{", "application/json"),
        (b"", "multipart/form-data"),
    ],
)
async def test_a_broken_form_is_no_server_error(person, body, kind):
    answer = await person("Ada").post("/tables", content=body, headers={"content-type": kind})
    assert answer.status_code < 500


@pytest.mark.parametrize("charset", ["klingon", "hex", "unicode_escape", "utf-7", "latin-1", "utf-8%00"])
async def test_a_part_of_a_form_in_another_charset_than_utf_8_is_refused_by_name(person, charset):
    part = f'--x\r\ncontent-disposition: form-data; name="name"\r\ncontent-type: text/plain; charset={charset}\r\n\r\nAda\r\n--x--\r\n'
    answer = await person("Ada").post(
        "/settings", content=part.encode(), headers={"content-type": "multipart/form-data; boundary=x"}
    )
    assert answer.status_code == 400
    assert "send it in UTF-8" in answer.text


async def test_a_form_in_utf_8_says_so_or_not(person):
    part = '--x\r\ncontent-disposition: form-data; name="name"\r\ncontent-type: text/plain; charset=UTF-8\r\n\r\nŻółw\r\n--x--\r\n'
    ada = person("Ada")
    answer = await ada.post(
        "/settings", content=part.encode(), headers={"content-type": "multipart/form-data; boundary=x"}
    )
    assert answer.status_code == 303
    assert "Żółw" in (await ada.get("/")).text


async def test_a_wrong_method_is_no_server_error(person):
    assert (await person("Ada").get("/tables")).status_code == 405
    assert (await person("Ada").post("/", data={})).status_code == 405


@pytest.mark.parametrize("path", [*PAGES, address("css/tokens.css")])
async def test_head_is_answered_like_get_without_the_body(person, path):
    ada = person("Ada")
    await ada.get("/")
    page, head = await ada.get(path), await ada.http.head(path)
    assert head.status_code == page.status_code
    assert head.content == b""
    assert set(head.headers) == set(page.headers)
    assert head.headers["content-length"] == page.headers["content-length"]


async def test_head_makes_nothing(app_state, person):
    assert (await person("Ada").http.head("/tables")).status_code == 405
    assert await app_state.store.count_tables() == 0


async def test_the_head_of_a_stream_is_refused_because_it_would_never_end(game_of_two):
    ada, _, table = game_of_two
    assert (await ada.http.head(f"/t/{table}/live")).status_code == 405


@pytest.mark.parametrize(
    ("base", "is_sent"),
    [("http://192.168.1.5:7777", False), ("http://127.0.0.1:7777", True), ("https://argosy.example", True)],
)
async def test_a_header_that_browsers_ignore_over_plain_http_is_not_sent_there(person, base, is_sent):
    """Chromium writes an error to the console for each page that carries it."""
    headers = (await person("Ada").get(f"{base}/")).headers
    assert ("cross-origin-opener-policy" in headers) == is_sent


async def test_pages_are_compressed(person):
    assert (await person("Ada").get("/help")).headers["content-encoding"] == "gzip"


async def test_an_access_log_names_routes_and_never_a_path(app_state, person, logs):
    ada = person("Ada")
    table = await ada.new_table()
    app_state.logs_requests = True
    await ada.get(f"/t/{table}")
    await ada.get("/nowhere/secret")
    await ada.get("/static/base.css")
    await ada.get("/health")
    await ada.http.head(f"/t/{table}")
    lines = [entry for entry in logs if entry["event"] == "request"]
    assert [(one["method"], one["route"], one["status"]) for one in lines] == [
        ("GET", "/t/{table_id}", 200),
        ("GET", "none", 404),
        ("GET", "/static/", 404),
        ("GET", "/health", 200),
        ("HEAD", "/t/{table_id}", 200),
    ]
    assert all(one["ms"] >= 0 and one["client"] for one in lines)
    assert table not in str(lines)
    assert "secret" not in str(lines)
