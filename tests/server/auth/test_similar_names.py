"""Look-alike names: none like a bot or a level, none twice at a table or in a tournament."""

import asyncio
from http import HTTPStatus

import msgspec
import pytest
from sqlalchemy import select

from argosy import bots
from argosy.server.api import api_models, bot_accounts
from argosy.server.auth.name_keys import BOT_NAMES, is_reserved
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage import schema, stored_handles
from argosy.server.storage.rows import Guest
from argosy.server.tables import seats
from argosy.server.tournaments import commands
from argosy.texts import LANGUAGES, words
from argosy.web.table.seats import bot_name
from tests.server.helpers import finish

FRIENDS = {"players": "3", "seat-0": "you", "seat-1": "friend", "seat-2": "friend"}
LIKE_BOTS = [
    "Skylax", "SKYLAX", "sky1ax", "SkyIax", "S k y l a x", "skylaх", "ｓｋｙｌａｘ", "Skуlax", "Skylax.", "«Skylax»", "S.k.y.l.a.x", "Škylax",
    "Sky\u200dlax", "𝓢𝓴𝔂𝓵𝓪𝔁", "Skylax 2", "Skylax ♥", "Pytheas", "HANNO", "admiral", "ADMIRAL", "АDМІRАL", "adrniral", "Cabin boy", "cabin-boy", "c a b i n b o y",
    "Greedy", "greеdy", "rand0m", "plain-search", "captain-1", "Адмирал", "адмірал", "Amiral", "Admirał", "Капитан",
]  # fmt: skip


def cup(**fields: str) -> dict[str, str]:
    return {"game": "duel", "title": "Cup", "clock": "60", "most": "6"} | fields


@pytest.mark.sample(99)
@pytest.mark.parametrize("name", LIKE_BOTS)
async def test_nobody_is_called_like_a_bot_or_a_level(person, name):
    answer = await person("Ada").post("/tables", data=FRIENDS | {"name": name})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert "taken by a bot or a level" in answer.text


@pytest.mark.parametrize(
    "name",
    ["Ada", "Оля", "李", "Skylar", "Hannah", "Łukasz", "♥", "...", "Captain Ada", "Rand", "ＡＤＡ", "42"],
)
async def test_other_names_are_free(person, name):
    assert (
        await person("Ada").post("/tables", data=FRIENDS | {"name": name})
    ).status_code == HTTPStatus.SEE_OTHER


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/settings", {"switches": ""}),
        ("/first-voyage", {}),
        ("/t/{table}/seat", {}),
        ("/tournaments/{cup}/join", {}),
    ],
    ids=["settings", "first voyage", "seat", "tournament"],
)
async def test_wherever_a_name_is_given_that_of_a_bot_is_refused(person, path, form):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**FRIENDS)
    made = (await ada.post("/tournaments", data=cup())).headers["location"].removeprefix("/tournaments/")
    answer = await ben.post(path.format(table=table, cup=made), data=form | {"name": "Skylах"})
    assert answer.status_code == HTTPStatus.CONFLICT
    assert "taken by a bot or a level" in answer.text
    assert "Skyl" not in (await ben.get("/")).text


async def test_a_name_kept_from_before_keeps_its_seats_and_a_new_seat_asks_for_another(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table, other = await ada.new_table(**FRIENDS), await ada.new_table(**FRIENDS)
    await ben.sit(table)
    row = (await app_state.tables.get(table)).row
    guest = await app_state.store.guest(next(one.guest for one in row.seats if one.name == "Ben"))
    await app_state.store.put_guest(msgspec.structs.replace(guest, name="Skylax"), guest)
    assert (await ben.state(table))["seat"] == 1
    assert (
        await ben.post("/settings", data={"name": "Skylax", "theme": "dark", "switches": ""})
    ).status_code == 303
    for form in ({}, {"name": "Skylax"}):
        refused = await ben.post(f"/t/{other}/seat", data=form)
        assert refused.status_code == HTTPStatus.CONFLICT
        assert 'name="name"' in refused.text
        assert (await ben.post("/tables", data=FRIENDS | form)).status_code == HTTPStatus.CONFLICT
    assert (await ben.post(f"/t/{other}/seat", data={"name": "Ben"})).status_code == HTTPStatus.SEE_OTHER


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аda", "A d a", "Ada!", "Ádà", "ａｄａ"])
async def test_two_at_a_table_are_never_called_the_same(person, name):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**FRIENDS)
    refused = await ben.post(f"/t/{table}/seat", data={"name": name})
    assert refused.status_code == HTTPStatus.CONFLICT
    assert "taken here" in refused.text
    assert f'action="/t/{table}/seat"' in refused.text
    assert (await ben.sit(table)).status_code == HTTPStatus.SEE_OTHER
    assert (await ben.post(f"/t/{table}/name", data={"name": name})).status_code == HTTPStatus.CONFLICT
    assert [one["name"] for one in (await ben.state(table))["seats"]][:2] == ["Ada", "Ben"]


async def test_somebody_changes_the_letters_of_their_own_name(person):
    ada = person("Ada")
    table = await ada.new_table(**FRIENDS)
    assert (await ada.post(f"/t/{table}/name", data={"name": "ADA"})).status_code == HTTPStatus.SEE_OTHER


async def test_of_two_who_sit_down_at_once_under_one_name_one_is_refused(person):
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    table = await ada.new_table(**FRIENDS)
    answers = await asyncio.gather(
        *(one.post(f"/t/{table}/seat", data={"name": "Bеn"}) for one in (ben, eve))
    )
    assert sorted(one.status_code for one in answers) == [HTTPStatus.SEE_OTHER, HTTPStatus.CONFLICT]


async def test_a_rematch_keeps_names(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(game="duel", begins="you", opponent="friend")
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    await finish(app_state, table)
    again = (await ben.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")
    assert sorted(one["name"] for one in (await ben.state(again))["seats"]) == ["Ada", "Ben"]


def test_a_bot_that_sits_down_is_called_like_nobody_there():
    there = [seats.SeatRow(seat=0, kind="human", guest="a", name="НANNO"), seats.SeatRow(seat=1, kind="open")]
    assert "Hanno" not in set(seats._free_names(there))
    assert len(set(seats._free_names(there))) == len(BOT_NAMES) - 1


@pytest.mark.parametrize("handle", ["Skylax", "SKY1AX", "sky-lax", "adrniral", "Cabin_boy", "Amiral"])
async def test_a_bot_account_is_called_like_no_bot_of_the_server(app_state, handle):
    with pytest.raises(Refused, match="taken"):
        await bot_accounts.upgrade(app_state.store, Guest(id="b"), handle)


async def test_bot_accounts_do_not_look_like_each_other(app_state):
    store = app_state.store
    await bot_accounts.upgrade(store, Guest(id="b"), "Marlin")
    for handle in ("MARLIN", "mar-lin", "Mar1in", "marIin"):
        with pytest.raises(Refused, match="taken"):
            await bot_accounts.upgrade(store, Guest(id="c"), handle)
    results = await asyncio.gather(
        *(
            bot_accounts.upgrade(store, Guest(id=f"g{n}"), handle)
            for n, handle in enumerate(("Owl-1", "Owl_1", "OWL-l"))
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(one, api_models.Player) for one in results) == 1


async def test_a_bot_account_takes_no_other_name_that_is_reserved(app_state, person):
    ada = person("Ada")
    await ada.post("/settings", data={"name": "Ada"})
    (guest,) = await app_state.store.database.read(
        lambda c: c.execute(select(schema.guests.c.id)).scalars().all()
    )
    await bot_accounts.upgrade(app_state.store, Guest(id=guest), "zz-top-9")
    assert (await ada.post("/settings", data={"name": "Admiral"})).status_code == HTTPStatus.CONFLICT
    assert (await ada.post("/tables", data=FRIENDS | {"name": "Hanno"})).status_code == HTTPStatus.CONFLICT


async def test_whoever_registers_a_bot_takes_no_name_away_from_people(app_state, person):
    """At the same table the second of the two is refused, whoever it is."""
    await bot_accounts.upgrade(app_state.store, Guest(id="b"), "Maria")
    maria, eve = person("Maria"), person("Eve")
    table = await maria.new_table(**FRIENDS)
    found = await app_state.tables.get(table)
    with pytest.raises(Refused, match="taken here"):
        await found.ask(lambda: found.take_seat(Guest(id="b"), "Maria"))
    assert (await eve.sit(table)).status_code == HTTPStatus.SEE_OTHER
    assert await app_state.store.database.read(lambda c: stored_handles.guest_of(c, "maria")) == "b"


async def test_two_in_a_tournament_are_never_called_the_same(app_state, person):
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    made = (await ada.post("/tournaments", data=cup())).headers["location"].removeprefix("/tournaments/")
    assert (
        await ben.post(f"/tournaments/{made}/join", data={"name": "Ben"})
    ).status_code == HTTPStatus.SEE_OTHER
    refused = await eve.post(f"/tournaments/{made}/join", data={"name": "Bеn"})
    assert refused.status_code == HTTPStatus.CONFLICT
    assert "taken here" in refused.text
    assert (
        await eve.post(f"/tournaments/{made}/join", data={"name": "Eve"})
    ).status_code == HTTPStatus.SEE_OTHER


async def test_bots_of_one_kind_in_a_tournament_have_numbers_that_differ(app_state):
    stored, maker = app_state.tournaments.stored, Guest(id="maker", name="Maker")
    made = await commands.make(stored, maker, cup())
    await asyncio.gather(*(commands.add_bot(stored, made, maker, "greedy") for _ in range(3)))
    await commands.withdraw(stored, made, maker, 2)
    await commands.add_bot(stored, made, maker, "greedy")
    names = sorted(one.name for one in (await commands.known(stored, made)).entrants)
    assert names == ["greedy", "greedy 2", "greedy 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_bots_are_reserved_in_any_case_and_spacing(language):
    shown = {bot_name(words(language), bot) for game in GAMES for bot in bots.names(game)} | set(BOT_NAMES)
    forms = {
        form
        for name in shown
        for form in (name, name.upper(), name.lower(), " ".join(name), f"{name} 12", f"-{name}!")
    }
    assert [form for form in sorted(forms) if not is_reserved(form)] == []
