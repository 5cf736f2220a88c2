"""Admission: a server by invitation or with a password; privacy page; robots.txt."""

import re

import pytest
from sqlalchemy import select

from argosy.server.auth.script_tokens import make_token
from argosy.server.moderation.acts import FOREVER, Act
from argosy.server.moderation.commands import invite
from argosy.server.settings import Access, Privacy, Retention
from argosy.server.storage import schema
from tests.server.moderation.people import guest_id, rows

WORD, OTHER_WORD = "open sesame", "another"
TABLE = {"players": "3", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}


@pytest.fixture
def invited_only(app_state):
    app_state.access = Access(invitation_only=True)


async def code(app_state, uses: int = 1, days: int = 1) -> str:
    return (await invite(app_state.store.database, "", "club", uses, days))[1]


async def test_an_open_server_asks_nobody(person):
    answer = await person("Ada").get("/enter", params={"next": "/help"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/help")


async def test_who_comes_without_an_invitation_is_sent_to_the_page_of_admission(
    app_state, person, invited_only
):
    ada = person("Ada")
    answer = await ada.get("/t/abcdefgh", params={"x": "1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/enter?next=%2Ft%2Fabcdefgh%3Fx%3D1")
    assert (await ada.post("/tables", data=TABLE)).status_code == 403
    assert (await ada.get("/api/open-games")).json()["code"] == "not_admitted"
    for path in ("/enter", "/account", "/privacy", "/robots.txt", "/worker.js"):
        assert (await ada.get(path)).status_code == 200, path


async def test_an_invitation_lets_one_in_as_often_as_it_says(app_state, person, invited_only):
    ada, ben = person("Ada"), person("Ben")
    link = f"http://argosy.test/enter?invitation={await code(app_state)}"
    page = await ada.get(link)
    assert 'name="invitation"' in page.text
    assert [row.used for row in await rows(app_state, select(schema.invitations))] == [0], (
        "a look uses nothing"
    )
    came = await ada.post("/enter", data={"invitation": link, "next": "/games"})
    assert (came.status_code, came.headers["location"]) == (303, "/games")
    assert (await ada.get("/games")).status_code == 200
    late = await ben.post("/enter", data={"invitation": link})
    assert late.status_code == 404
    assert "used up" in late.text
    assert (await ben.get("/games")).status_code == 303


async def test_who_is_banned_uses_no_invitation(app_state, person, invited_only):
    ada = person("Ada")
    await ada.post("/settings", data={"name": "Ada"})
    (made,) = await rows(app_state, select(schema.guests.c.id))
    await app_state.moderator.do(Act(kind="ban", target=made.id, until=FOREVER))
    assert (await ada.post("/enter", data={"invitation": await code(app_state)})).status_code == 403
    assert [row.used for row in await rows(app_state, select(schema.invitations))] == [0]


async def test_a_revoked_invitation_lets_nobody_in_and_nobody_out(app_state, person, invited_only):
    ada, ben = person("Ada"), person("Ben")
    word = await code(app_state, uses=0)
    await ada.post("/enter", data={"invitation": word})
    (made,) = await rows(app_state, select(schema.invitations))
    await app_state.moderator.do(Act(kind="revoke_invitation", target=made.id))
    assert (await ben.post("/enter", data={"invitation": word})).status_code == 404
    assert (await ada.get("/")).status_code == 200


async def test_a_password_lets_in_until_there_is_another(app_state, person):
    app_state.access = Access(password=WORD)
    ada = person("Ada")
    assert 'type="password"' in (await ada.get("/enter")).text
    assert (await ada.post("/enter", data={"password": "sesame"})).status_code == 403
    assert (await ada.post("/enter", data={"password": WORD})).status_code == 303
    assert (await ada.get("/")).status_code == 200
    (stored,) = await rows(app_state, select(schema.guests.c.admission))
    assert "sesame" not in stored.admission
    app_state.access = Access(password=OTHER_WORD)
    assert (await ada.get("/")).status_code == 303


async def test_a_page_never_sends_elsewhere(app_state, person, invited_only):
    answer = await person("Ada").post(
        "/enter", data={"invitation": await code(app_state), "next": "//evil.test"}
    )
    assert answer.headers["location"] == "/"


async def test_passwords_are_not_tried_out_for_ever(app_state, person):
    from argosy.server.http.rate_limits import RequestCounts
    from argosy.server.settings import Limits

    app_state.access = Access(password=WORD)
    app_state.asked = RequestCounts(Limits(entries_per_hour=3))
    ada = person("Ada")
    answers = [(await ada.post("/enter", data={"password": str(word)})).status_code for word in range(4)]
    assert answers == [403, 403, 403, 429]


async def test_scripts_with_a_token_of_the_host_come_in(app_state, person, invited_only):
    token = await make_token(app_state.store.url, "Triton", ["challenge:read"])
    answer = await person("x").get("/api/challenge", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200


async def test_the_privacy_page_says_what_is_kept_and_who_runs_the_server(app_state, person):
    ada = person("Ada")
    assert "has not given a name here" in (await ada.get("/privacy")).text
    app_state.privacy = Privacy(
        operator="Chess club, Nantes", contact="mail@club.test", text="One.\n\nTwo <b>."
    )
    app_state.retention = Retention(talk=90, records=1)
    page = (await ada.get("/privacy")).text
    for said in (
        "Chess club, Nantes",
        "mail@club.test",
        "One.",
        "Two &lt;b&gt;.",
        "deleted after 90 days",
        "deleted after 1 day<",
    ):
        assert said in page, said
    assert page.count("kept until deleted") == len(Retention.__struct_fields__) - 2


async def test_search_engines_read_pages_about_games_alone(app_state, person, invited_only):
    ada = person("Ada")
    assert (await ada.get("/robots.txt")).text == "User-agent: *\nDisallow: /\n"
    app_state.access = Access()
    lines = (await ada.get("/robots.txt")).text.splitlines()
    assert lines[-1] == "Disallow: /"
    allowed = [line.removeprefix("Allow: ") for line in lines if line.startswith("Allow")]
    assert "/help" in allowed
    assert not any(re.match(path.replace("$", r"\Z"), "/t/abc") for path in allowed)


async def test_who_was_let_in_stays_the_same_guest_after_a_rename(app_state, person, invited_only):
    ada = person("Ada")
    await ada.post("/enter", data={"invitation": await code(app_state)})
    await ada.post("/settings", data={"name": "Adele"})
    assert (await ada.get("/")).status_code == 200
    assert await guest_id(app_state, "Adele")
