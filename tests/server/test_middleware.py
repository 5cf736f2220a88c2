"""Who is it, where does it come from, and what goes back with every answer."""

import gzip

import pytest

from argosy.server import static
from argosy.server.identity import COOKIE, HTTPS_COOKIE, guest_in, guest_signer, identify
from argosy.web.assets import address

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
    for forged in (f"{name}.{'0' * len(signature)}", name, f"{name}.", f".{signature}", "ü", f"{name}x.{signature}"):
        answer = await eve.get(f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={forged}".encode("latin-1")})
        assert answer.json()["seat"] is None


def test_a_cookie_of_another_tables_is_not_taken():
    one, two = guest_signer(b"one"), guest_signer(b"two")
    cookie = f"{COOKIE}={one.sign('ada').decode()}; other=1"
    assert guest_in(cookie, two) is None
    assert guest_in(cookie, one) == "ada"


@pytest.mark.parametrize(("is_https", "name"), [(False, COOKIE), (True, HTTPS_COOKIE)])
def test_the_cookie_is_for_this_host_and_no_script_and_over_https_for_https_alone(is_https, name):
    guest, header = identify("", guest_signer(b"one"), is_https=is_https)
    assert header is not None
    assert header.startswith(f"{name}=")
    assert guest_in(header.partition(";")[0], guest_signer(b"one"), name) == guest
    parts = {part.strip().lower() for part in header.split(";")[1:]}
    assert {"path=/", "max-age=31536000", "httponly", "samesite=lax"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert ("secure" in parts) == is_https
    assert identify(header.partition(";")[0], guest_signer(b"one"), is_https=is_https) == (guest, None)


def test_who_had_a_cookie_before_https_stays_the_same_guest():
    signer = guest_signer(b"one")
    guest, before = identify("", signer, is_https=False)
    assert before is not None
    same, after = identify(before.partition(";")[0], signer, is_https=True)
    assert same == guest
    assert after is not None
    assert after.startswith(HTTPS_COOKIE)
    other, strict = identify("", signer, is_https=True)
    both = f"{before.partition(';')[0]}; {str(strict).partition(';')[0]}"
    assert identify(both, signer, is_https=True) == (other, None)  # a neighbour's cookie does not count


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
    answer = await person("Ada").get("/static/0000000000/css/tokens.css", headers={"accept-encoding": "identity"})
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == gzip.decompress(static.read("css/tokens.css").compressed)


@pytest.mark.parametrize(
    "path", ["../assets.py", "..%2fassets.py", "css/../../assets.py", "%2e%2e/assets.py", "/etc/passwd", "css", ""]
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
