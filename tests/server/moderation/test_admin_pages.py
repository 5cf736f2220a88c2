"""Pages of operators, and reports of players."""

import re

import pytest
from sqlalchemy import select

from argosy.server.moderation import stored_reports
from argosy.server.moderation.acts import Act
from argosy.server.storage import schema
from tests.server.moderation.people import guest_id, rows

PATHS = ("/admin", "/admin/guests/abc", "/admin/tables/abc", "/admin/guests/abc/data")


@pytest.fixture
async def operator(app_state, game_of_two):
    """Ada, whom the host has named; Ben and the table at which both sit."""
    ada, ben, table = game_of_two
    await app_state.moderator.do(Act(kind="appoint", target=await guest_id(app_state, "Ada")))
    return ada, ben, table


async def test_nobody_else_learns_that_there_are_such_pages(game_of_two):
    ada, _, _ = game_of_two
    nothing = await ada.get("/nowhere")
    for path in PATHS:
        answer = await ada.get(path)
        assert answer.status_code == 404
        assert answer.text.replace(path, "") == nothing.text.replace("/nowhere", ""), path
    for path in ("/admin/act", "/admin/invitations"):
        assert (await ada.post(path, data={"kind": "ban"})).status_code == 404


async def test_a_report_reaches_the_operator_and_is_settled(app_state, operator):
    ada, ben, table = operator
    await ada.post(f"/t/{table}/talk", data={"text": "not nice"})
    form = await ben.get(f"/t/{table}/report")
    assert re.findall(r'name="about" value="([^"]+)"', form.text) == ["seat:0", "line:0"]
    sent = await ben.post(f"/t/{table}/report", data={"about": "line:0", "text": "insults"})
    assert "Thank you" in sent.text
    page = (await ada.get("/admin")).text
    assert "not nice" in page
    assert "insults" in page
    (report,) = await app_state.store.database.read(stored_reports.unsettled)
    done = await ada.post("/admin/act", data={"kind": "settle_report", "target": report.id, "next": "/admin"})
    assert done.headers["location"] == "/admin"
    assert "insults" not in (await ada.get("/admin")).text.split('id="log-t"')[0]


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"about": "line:0"},
        {"about": "line:99", "text": "x"},
        {"about": "seat:1", "text": "x"},  # oneself
        {"about": "seat:2", "text": "x"},  # a bot
        {"about": "seat:0", "text": "\x00"},
        {"about": "what", "text": "x"},
    ],
)
async def test_reports_about_nobody_are_refused(app_state, game_of_two, form):
    _, ben, table = game_of_two
    assert (await ben.post(f"/t/{table}/report", data=form)).status_code == 400
    assert await rows(app_state, select(schema.reports)) == []


async def test_who_has_never_sat_there_reports_nobody(game_of_two, person):
    _, _, table = game_of_two
    assert (await person("Eve").get(f"/t/{table}/report")).status_code == 403


async def test_the_operator_finds_mutes_and_bans_a_guest(app_state, operator):
    ada, ben, table = operator
    ben_id = await guest_id(app_state, "Ben")
    assert f"/admin/guests/{ben_id}" in (await ada.get("/admin", params={"search": "be"})).text
    assert (await ada.get("/admin", params={"search": table})).headers["location"] == f"/admin/tables/{table}"
    here = f"/admin/guests/{ben_id}"
    form = {"target": ben_id, "next": here, "length": "7d", "text": "noise"}
    assert (await ada.post("/admin/act", data=form | {"kind": "mute"})).headers["location"] == here
    page = (await ada.get(here)).text
    assert "muted until" in page
    assert "noise" in page
    assert f"/admin/tables/{table}" in page
    await ada.post("/admin/act", data=form | {"kind": "ban"})
    assert (await ben.get("/")).status_code == 403
    await ada.post("/admin/act", data={"target": ben_id, "kind": "unban", "next": here})
    assert (await ben.get("/")).status_code == 200
    log = (await ada.get(here)).text
    assert [what in log for what in ("<b>Mute</b>", "<b>Ban</b>", "<b>End the ban</b>")] == [True] * 3
    assert "· Ada" in log


async def test_the_operator_deletes_a_line_and_kicks(app_state, operator):
    ada, ben, table = operator
    await ben.post(f"/t/{table}/talk", data={"text": "rude"})
    here = f"/admin/tables/{table}"
    assert "rude" in (await ada.get(here)).text
    await ada.post("/admin/act", data={"kind": "delete_line", "target": table, "place": "0", "next": here})
    assert "rude" not in (await ada.get(here)).text
    seat = next(row.seat for row in (await app_state.store.table(table)).seats if row.name == "Ben")
    await ada.post("/admin/act", data={"kind": "kick", "target": table, "place": str(seat), "next": here})
    assert [one.kind for one in (await app_state.store.table(table)).seats] == ["human", "bot", "bot"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kind": "appoint"}, "bad_form"),
        ({"kind": "nothing"}, "bad_form"),
        ({"kind": "erase"}, "bad_form"),
        ({"length": "soon"}, "bad_form"),
        ({"place": "x"}, "bad_form"),
        ({"target": "../x"}, "bad_form"),
        ({"target": "x" * 41}, "bad_form"),
        ({"kind": "kick", "target": "x", "place": "999999999"}, "bad_form"),
    ],
)
async def test_bad_forms_do_nothing(app_state, operator, change, said):
    ada, _, _ = operator
    ben_id = await guest_id(app_state, "Ben")
    before = len(await rows(app_state, select(schema.acts)))
    form = {"kind": "ban", "target": ben_id, "length": "7d", "next": f"/admin/guests/{ben_id}"}
    answer = await ada.post("/admin/act", data=form | change)
    assert answer.status_code == 400
    assert 'id="notice"' in answer.text
    assert app_state.refusals[said] == 1
    assert len(await rows(app_state, select(schema.acts))) == before


async def test_an_act_about_a_guest_whom_there_is_not_makes_none(app_state, operator):
    ada, _, _ = operator
    answer = await ada.post("/admin/act", data={"kind": "ban", "target": "nobody", "length": "7d"})
    assert answer.status_code == 409
    assert await rows(app_state, select(schema.guests.c.id).where(schema.guests.c.id == "nobody")) == []


async def test_operators_do_not_ban_themselves(app_state, operator):
    ada, _, _ = operator
    own = await guest_id(app_state, "Ada")
    assert (
        await ada.post("/admin/act", data={"kind": "ban", "target": own, "length": "7d"})
    ).status_code == 400
    assert (await ada.get("/admin")).status_code == 200


async def test_the_operator_invites_exports_and_erases(app_state, operator):
    ada, _, _ = operator
    made = await ada.post("/admin/invitations", data={"note": "club", "uses": "5", "days": "7"})
    assert re.search(r'value="http://argosy\.test/enter\?invitation=[\w-]{20}"', made.text)
    assert (await ada.post("/admin/invitations", data={"uses": "-1", "days": "7"})).status_code == 400
    ben_id = await guest_id(app_state, "Ben")
    data = await ada.get(f"/admin/guests/{ben_id}/data")
    assert data.json()["games"]
    await ada.post("/admin/act", data={"kind": "erase", "target": ben_id, "sure": "on", "next": "/admin"})
    assert (await ada.get(f"/admin/guests/{ben_id}")).status_code == 404
