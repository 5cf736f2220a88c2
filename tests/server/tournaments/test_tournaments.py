"""Tournaments from beginning to end: rounds follow from the database alone, after any crash."""

import asyncio
import contextlib
import shutil
from collections import Counter

import msgspec
import pytest

from argosy.server.api import challenges
from argosy.server.bots.bot_pool import BotPool
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.storage.rows import Guest
from argosy.server.tables import autoplay, leave_table
from argosy.server.tournaments import bot_invitations, commands, results, runner
from argosy.server.tournaments.page import one_page
from argosy.server.tournaments.pairing import points_of, tables_of
from argosy.server.tournaments.points import points_for
from argosy.server.tournaments.standings import standings
from argosy.server.tournaments.values import Entrant
from argosy.texts import words
from argosy.web.club.tournaments import entrant_name
from tests.server.conftest import InProcessBots
from tests.server.helpers import until
from tests.server.programs import Program, program
from tests.server.tables.test_clocks import later
from tests.web.html_reader import Reading

__all__ = ["later"]

DIES = "bad_bots:Dies"
DUEL = {"game": "duel", "title": "Spring cup", "clock": "60", "rounds": "3"}
WONDERS = {"game": "wonders", "title": "Seven cup", "clock": "60", "players": "4", "rounds": "2"}
MAKER = Guest(id="maker", name="Maker")
MINUTE = 60


class Killed(BaseException):
    """Nothing after it happens, as when a process is killed."""


class BotsOneOfWhichDies(InProcessBots):
    """One bot has a process of its own, which dies at every question."""

    def __init__(self) -> None:
        super().__init__()
        self.own = {DIES: BotPool(command=("-I", "-S", "-c", "raise SystemExit(1)"))}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    """Bots need no time, and nobody looks on their own: tests say when."""
    monkeypatch.setattr(autoplay, "BOT_DELAY", 0)
    monkeypatch.setattr(runner, "LOOK", 3600)


@pytest.fixture
def start(tmp_path, empty_database):
    """Opens the state of a server on the same data, as often as one likes."""
    shutil.copy(empty_database, tmp_path)

    @contextlib.asynccontextmanager
    async def opened():
        app_state = AppState(tmp_path, bots=BotsOneOfWhichDies())
        async with app_state.open():
            yield app_state

    return opened


async def made(app_state: AppState, form: dict[str, str], *bots: str) -> str:
    """A tournament with these bots, which has not begun."""
    stored = app_state.tournaments.stored
    tournament = await commands.make(stored, MAKER, form)
    for bot in bots:
        if bot == DIES:
            await stored.enter(tournament, Entrant(number=0, name=bot, bot=bot))
        else:
            await commands.add_bot(stored, tournament, MAKER, bot)
    return tournament


async def begun(app_state: AppState, form: dict[str, str], *bots: str) -> str:
    tournament = await made(app_state, form, *bots)
    await commands.begin(app_state.tournaments.stored, tournament, MAKER)
    await app_state.tournaments.follow_all()
    return tournament


async def state(app_state: AppState, tournament: str):
    return await app_state.tournaments.stored.of_id(tournament)


async def round_over(app_state: AppState, tournament: str) -> None:
    """Wait until the games of the round are over."""
    async with asyncio.timeout(120):
        while games := {
            one.game for one in (await state(app_state, tournament)).places if one.points is None
        }:
            found = await app_state.tables.get(min(games))
            await until(lambda found=found: found.row.phase == "over", 60)


async def to_the_end(app_state: AppState, tournament: str):
    while (await state(app_state, tournament)).state == "running":
        await round_over(app_state, tournament)
        await app_state.tournaments.follow_all()
    return await state(app_state, tournament)


async def check_points(app_state: AppState, found) -> None:
    """Stored points equal those of the games."""
    for game, places in tables_of(found.places).items():
        row = await app_state.store.table(game)
        assert row.phase == "over"
        lost = [place.forfeit for place in places]
        expected = points_for([row.standing.ranks[place.seat] for place in places], lost, found.size)
        assert tuple(place.points for place in places) == expected


@pytest.mark.whole
async def test_eight_bots_of_duel_one_of_which_dies_at_every_question(start):
    async with start() as app_state:
        tournament = await begun(app_state, DUEL, DIES, *["greedy"] * 3, *["random"] * 4)
        found = await to_the_end(app_state, tournament)
        assert (found.state, found.round) == ("over", 3)
        assert [
            len(tables_of(one for one in found.places if one.round == number)) for number in (1, 2, 3)
        ] == [4] * 3
        await check_points(app_state, found)
        lines = standings(found)
        assert sorted(one.entrant.name for one in lines) == sorted(one.name for one in found.entrants)
        assert [one.points for one in lines] == sorted(points_of(found.places).values(), reverse=True)
        assert sum(one.points for one in lines) == 12
        assert {one.games for one in lines} == {3}
        pairs = Counter(
            tuple(sorted(one.number for one in table)) for table in tables_of(found.places).values()
        )
        assert set(pairs.values()) == {1}


async def test_eight_bots_at_tables_of_four(start):
    async with start() as app_state:
        tournament = await begun(app_state, WONDERS, *["greedy"] * 8)
        found = await to_the_end(app_state, tournament)
        assert (found.state, found.round) == ("over", 2)
        assert [len(table) for table in tables_of(found.places).values()] == [4] * 4
        await check_points(app_state, found)
        assert sum(points_of(found.places).values()) == 4 * (3 + 2 + 1 + 0)


async def test_a_round_robin_with_a_bye(start):
    async with start() as app_state:
        tournament = await begun(app_state, DUEL | {"system": "round_robin"}, *["random"] * 3)
        found = await to_the_end(app_state, tournament)
        assert (found.round, found.rounds) == (3, 3)
        assert Counter(place.number for place in found.places if not place.game) == Counter([1, 2, 3])
        assert {one.byes for one in standings(found)} == {1}


async def test_a_server_that_dies_between_two_rounds_loses_nothing(start):
    async with start() as app_state:
        tournament = await begun(app_state, DUEL, *["random"] * 4)
        await round_over(app_state, tournament)
    async with start() as app_state:
        await app_state.tournaments.follow_all()
        found = await state(app_state, tournament)
        assert found.round == 2
        assert len(tables_of(found.places)) == 4
        assert (await to_the_end(app_state, tournament)).state == "over"


async def test_a_server_that_dies_while_it_makes_a_round_loses_nothing(start, monkeypatch):
    """The round is written, and none of its games has begun."""
    async with start() as app_state:

        async def die(_self, _game) -> None:
            raise Killed

        with monkeypatch.context() as patched:
            patched.setattr(runner.Tournaments, "_begin", die)
            with pytest.raises(Killed):
                await begun(app_state, DUEL, *["random"] * 4)
    async with start() as app_state:
        tournament = (await app_state.tournaments.stored.running())[0]
        before = await state(app_state, tournament)
        games = list(tables_of(before.places))
        assert [(await app_state.store.table(game)).phase for game in games] == ["waiting"] * 2
        await app_state.tournaments.follow_all()
        assert list(tables_of((await state(app_state, tournament)).places)) == games
        assert (await to_the_end(app_state, tournament)).state == "over"


async def test_bots_play_on_after_a_start_of_the_server_though_nobody_looks(start, monkeypatch):
    async with start() as app_state:
        with monkeypatch.context() as patched:
            patched.setattr(autoplay, "BOT_DELAY", 3600)
            tournament = await begun(app_state, DUEL, *["random"] * 2)
    async with start() as app_state:
        assert app_state.tables.in_memory == 0
        await app_state.tournaments.follow_all()
        assert (await to_the_end(app_state, tournament)).state == "over"


async def test_two_processes_never_draw_the_same_round(start):
    """Each looks before the other has written."""
    async with start() as app_state:
        tournament = await made(app_state, DUEL, *["random"] * 4)
        await commands.begin(app_state.tournaments.stored, tournament, MAKER)
        seen = await state(app_state, tournament)
        await asyncio.gather(*(app_state.tournaments._draw(seen) for _ in range(4)))
        found = await state(app_state, tournament)
        assert found.round == 1
        assert len(tables_of(found.places)) == 2
        assert await app_state.store.count_tables() == 2


async def test_who_never_moves_loses_when_the_clock_runs_out_twice(start, later):
    async with start() as app_state:
        stored, ada = app_state.tournaments.stored, Guest(id="ada", name="Ada")
        tournament = await made(app_state, DUEL | {"rounds": "1"}, "random")
        await commands.join(app_state.store, stored, tournament, ada)
        await commands.begin(stored, tournament, MAKER)
        await app_state.tournaments.follow_all()
        (game,) = tables_of((await state(app_state, tournament)).places)
        table = await app_state.tables.get(game)
        await until(lambda: table.row.due is not None)
        later(MINUTE + 1)
        await app_state.tables.keep_time()
        own = next(one for one in (await state(app_state, tournament)).places if one.number == 2)
        assert (own.lapses, own.forfeit) == (1, False)
        await app_state.tournaments.follow_all()
        assert [one.kind for one in table.row.seats if one.guest == "ada"] == ["human"], (
            "there is a turn to come back"
        )
        later(MINUTE)
        await app_state.tournaments.follow_all()
        assert [one.kind for one in table.row.seats] == ["bot", "bot"]
        found = await to_the_end(app_state, tournament)
        assert [(one.entrant.name, one.points) for one in standings(found)] == [("random", 1), ("Ada", 0)]


async def test_who_comes_back_plays_on_and_loses_at_the_second_time(start, later):
    async with start() as app_state:
        stored, ada = app_state.tournaments.stored, Guest(id="ada", name="Ada")
        tournament = await made(app_state, DUEL | {"rounds": "1"}, "random")
        await commands.join(app_state.store, stored, tournament, ada)
        await commands.begin(stored, tournament, MAKER)
        await app_state.tournaments.follow_all()
        (game,) = tables_of((await state(app_state, tournament)).places)
        table = await app_state.tables.get(game)

        def own_seat():
            return next(one for one in table.row.seats if one.guest == "ada")

        async def back() -> None:
            await table.put_seats(
                [
                    msgspec.structs.replace(one, bot=one.bot and None) if one.guest else one
                    for one in table.row.seats
                ],
                asks_anew=True,
            )

        await until(lambda: table.row.due is not None)
        later(MINUTE + 1)
        await app_state.tables.keep_time()
        assert own_seat().bot is not None
        await table.ask(back)
        own = next(one for one in (await state(app_state, tournament)).places if one.number == 2)
        assert (own.lapses, own.lapsed) == (1, 0)
        later(2 * MINUTE)
        await app_state.tables.keep_time()
        own = next(one for one in (await state(app_state, tournament)).places if one.number == 2)
        assert (own.lapses, own.forfeit) == (results.LAPSES, True)
        await app_state.tournaments.follow_all()
        found = await to_the_end(app_state, tournament)
        assert points_of(found.places) == {1: 1, 2: 0}


@pytest.mark.parametrize("way", ["leave", "resign"])
async def test_who_leaves_or_resigns_loses_that_game(app_state, person, way):
    ada = person("Ada")
    stored = app_state.tournaments.stored
    tournament = await made(app_state, DUEL | {"rounds": "1"}, "random")
    assert (await ada.post(f"/tournaments/{tournament}/join", data={"name": "Ada"})).status_code == 303
    await commands.begin(stored, tournament, MAKER)
    await app_state.tournaments.follow_all()
    (game,) = tables_of((await state(app_state, tournament)).places)
    assert (await ada.post(f"/t/{game}/{way}")).status_code == 303
    assert [one.forfeit for one in (await state(app_state, tournament)).places if one.number == 2] == [True]
    await app_state.tournaments.follow_all()
    found = await to_the_end(app_state, tournament)
    assert points_of(found.places) == {1: 1, 2: 0}


async def test_a_table_that_is_lost_is_shared_and_holds_nothing_up(start):
    async with start() as app_state:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(autoplay, "BOT_DELAY", 3600)
            tournament = await begun(app_state, DUEL | {"rounds": "1"}, *["random"] * 2)
            (game,) = tables_of((await state(app_state, tournament)).places)
            await app_state.tables.take_away(game)
        await app_state.tournaments.follow_all()
        found = await to_the_end(app_state, tournament)
        assert points_of(found.places) == {1: 0.5, 2: 0.5}


async def test_a_bot_from_elsewhere_is_told_when_its_game_begins(app_state):
    bot = await program(app_state, "Olga")
    await bot.post("/api/bot/account/upgrade", {"name": "OlgaBot"})
    stored, events = app_state.tournaments.stored, bot.events()
    tournament = await made(app_state, DUEL, "random")
    await bot_invitations.invite(app_state, tournament, MAKER, "olgabot")
    invitation = (await events.until("challenge"))["challenge"]
    assert (invitation["table"], invitation["tournament"], invitation["direction"]) == (
        None,
        tournament,
        "in",
    )
    assert invitation["ruleset"]["clock"] == MINUTE
    accepted = await bot.post(f"/api/challenge/{invitation['id']}/accept")
    assert accepted.status_code == 200
    assert [one["name"] for one in accepted.json()["entrants"]] == ["random", "OlgaBot"]
    await commands.begin(stored, tournament, MAKER)
    await app_state.tournaments.follow_all()
    told = await events.until("gameStart")
    assert told["game"]["table"] in tables_of((await state(app_state, tournament)).places)
    await events.close()


async def bot_of(app_state: AppState, name: str = "OlgaBot") -> Program:
    bot = await program(app_state, name)
    assert (await bot.post("/api/bot/account/upgrade", {"name": name})).status_code == 200
    return bot


async def test_nobody_puts_a_bot_of_somebody_else_into_a_tournament(app_state, person):
    """It is asked, and only its own answer makes it an entrant."""
    bot, ada = await bot_of(app_state), person("Ada")
    here = (await ada.post("/tournaments", data=DUEL)).headers["location"]
    tournament = here.rpartition("/")[2]
    assert (await ada.post(f"{here}/bots", data={"handle": "OlgaBot"})).status_code == 303
    assert (await state(app_state, tournament)).entrants == ()
    page = (await ada.get(here)).text
    assert "has not answered yet" in page
    assert not Reading(page).faults
    assert "OlgaBot" not in (await person("Ben").get(here)).text
    (invitation,) = (await bot.get("/api/challenge")).json()["incoming"]
    assert invitation["tournament"] == tournament
    assert (await bot.post(f"/api/challenge/{invitation['id']}/decline")).status_code == 204
    assert "has declined" in (await ada.get(here)).text
    assert (await state(app_state, tournament)).entrants == ()
    assert (await bot.post(f"/api/challenge/{invitation['id']}/accept")).status_code == 404


async def test_the_maker_takes_an_invitation_back_and_nobody_else_does(app_state, person):
    bot, ada, ben = await bot_of(app_state), person("Ada"), person("Ben")
    here = (await ada.post("/tournaments", data=DUEL)).headers["location"]
    await ada.post(f"{here}/bots", data={"handle": "OlgaBot"})
    assert (await ada.post(f"{here}/bots", data={"handle": "OlgaBot"})).status_code == 409
    events = bot.events()
    invitation = (await events.until("challenge"))["challenge"]["id"]
    assert (await ben.post(f"{here}/uninvite", data={"challenge": invitation})).status_code == 404
    assert (await ben.post(f"{here}/bots", data={"handle": "OlgaBot"})).status_code == 403
    assert (await ada.post(f"{here}/uninvite", data={"challenge": "nothing"})).status_code == 404
    assert (await ada.post(f"{here}/uninvite", data={"challenge": invitation})).status_code == 303
    assert (await events.until("challengeCanceled"))["challenge"]["id"] == invitation
    assert (await bot.post(f"/api/challenge/{invitation}/accept")).status_code == 404
    assert "OlgaBot" not in (await ada.get(here)).text
    await events.close()


@pytest.mark.parametrize("end", ["begin", "delete", "expire"])
async def test_invitations_end_when_a_tournament_begins_or_goes_and_after_a_day(app_state, later, end):
    bot, stored = await bot_of(app_state), app_state.tournaments.stored
    tournament = await made(app_state, DUEL, "random", "greedy")
    invitation = await bot_invitations.invite(app_state, tournament, MAKER, "OlgaBot")
    events = bot.events()
    await events.until("challenge")
    if end == "expire":
        later(challenges.DAY + 1)
    else:
        await getattr(commands, end)(stored, tournament, MAKER)
        app_state.signals.give(bot.guest.id)
    assert (await events.until("challengeCanceled"))["challenge"]["id"] == invitation.id
    assert (await bot.get("/api/challenge")).json()["incoming"] == []
    assert (await bot.post(f"/api/challenge/{invitation.id}/accept")).status_code in (404, 409)
    if end != "delete":
        assert len((await state(app_state, tournament)).entrants) == 2
    await events.close()


async def test_an_invitation_needs_a_place_when_it_is_accepted(app_state):
    bots_there = [await bot_of(app_state, f"Bot{number}") for number in range(3)]
    tournament = await made(app_state, DUEL | {"most": "2"}, "random")
    invitations = [
        await bot_invitations.invite(app_state, tournament, MAKER, f"Bot{number}") for number in range(3)
    ]
    answers = await asyncio.gather(
        *(
            bot.post(f"/api/challenge/{one.id}/accept")
            for bot, one in zip(bots_there, invitations, strict=True)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert len((await state(app_state, tournament)).entrants) == 2
    entered = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
    assert (
        await bots_there[entered].post(f"/api/challenge/{invitations[entered].id}/accept")
    ).status_code == 404
    with pytest.raises(Refused) as refused:
        await bot_invitations.invite(app_state, tournament, MAKER, "Bot0")
    assert refused.value.code == "tournament_full"


async def test_no_more_invitations_are_open_than_challenges_may_be(app_state):
    for number in range(challenges.MOST + 2):
        await bot_of(app_state, f"Bot{number}")
    tournament = await made(app_state, DUEL)

    async def asked(number: int) -> str:
        try:
            await bot_invitations.invite(app_state, tournament, MAKER, f"Bot{number}")
        except Refused as refused:
            return refused.code
        return "asked"

    codes = Counter(await asyncio.gather(*(asked(number) for number in range(challenges.MOST + 2))))
    assert codes == {"asked": challenges.MOST, "too_many_challenges": 2}


async def test_who_withdraws_is_paired_no_more(start):
    async with start() as app_state:
        stored, ada = app_state.tournaments.stored, Guest(id="ada", name="Ada")
        tournament = await made(app_state, DUEL | {"rounds": "2"}, *["random"] * 2)
        await commands.join(app_state.store, stored, tournament, ada)
        await commands.begin(stored, tournament, MAKER)
        await commands.withdraw(stored, tournament, ada)
        await app_state.tournaments.follow_all()
        found = await to_the_end(app_state, tournament)
        assert {place.number for place in found.places} == {1, 2}
        assert found.state == "over"


async def test_nobody_who_plays_can_take_the_table_away(app_state, person):
    ada = person("Ada")
    tournament = await made(app_state, DUEL, "random")
    await ada.post(f"/tournaments/{tournament}/join", data={"name": "Ada"})
    await commands.begin(app_state.tournaments.stored, tournament, MAKER)
    await app_state.tournaments.follow_all()
    (game,) = tables_of((await state(app_state, tournament)).places)
    assert (await ada.post(f"/t/{game}/delete")).status_code == 403
    assert (await app_state.store.table(game)) is not None


@pytest.mark.parametrize(
    ("form", "code"),
    [
        (DUEL | {"title": " "}, "bad_name"),
        (DUEL | {"clock": "0"}, "bad_form"),
        (DUEL | {"rounds": "16"}, "bad_form"),
        (DUEL | {"most": "65"}, "bad_form"),
        (DUEL | {"most": "25", "system": "round_robin"}, "bad_form"),
        (DUEL | {"system": "knockout"}, "bad_form"),
        (WONDERS | {"players": "2"}, "unplayable"),
        (WONDERS | {"players": "8", "armada": "2020"}, "unplayable"),
        (WONDERS | {"teams": "on", "cities": "2020"}, "unplayable"),
    ],
)
async def test_what_there_cannot_be_is_refused(app_state, form, code):
    with pytest.raises(Refused) as refused:
        await commands.make(app_state.tournaments.stored, MAKER, form)
    assert refused.value.code == code
    assert await app_state.tournaments.stored.of_states("open") == []


async def test_nobody_comes_twice_or_when_it_is_full_or_has_begun(app_state):
    stored, ada, ben = app_state.tournaments.stored, Guest(id="ada", name="Ada"), Guest(id="ben", name="Ben")
    tournament = await commands.make(stored, MAKER, DUEL | {"most": "2"})

    async def code(work) -> str:
        with pytest.raises(Refused) as refused:
            await work
        return refused.value.code

    await commands.join(app_state.store, stored, tournament, ada)
    assert await code(commands.join(app_state.store, stored, tournament, ada)) == "already_entered"
    assert await code(commands.begin(stored, tournament, MAKER)) == "too_few_entrants"
    assert await code(commands.begin(stored, tournament, ada)) == "not_maker"
    await commands.join(app_state.store, stored, tournament, ben)
    assert await code(commands.add_bot(stored, tournament, MAKER, "random")) == "tournament_full"
    assert await code(commands.add_bot(stored, tournament, MAKER, "nobody")) == "bad_form"
    assert await code(commands.withdraw(stored, tournament, ada, 2)) == "not_maker"
    await commands.begin(stored, tournament, MAKER)
    assert (
        await code(commands.join(app_state.store, stored, tournament, Guest(id="cleo", name="Cleo")))
        == "tournament_closed"
    )
    assert await code(commands.delete(stored, tournament, MAKER)) == "tournament_closed"
    assert await code(commands.known(stored, "nothing")) == "unknown_tournament"


async def test_nobody_makes_more_tournaments_than_there_may_be(app_state):
    for _ in range(commands.MOST_OF_ONE):
        first = await commands.make(app_state.tournaments.stored, MAKER, DUEL)
    with pytest.raises(Refused, match="not over"):
        await commands.make(app_state.tournaments.stored, MAKER, DUEL)
    await commands.delete(app_state.tournaments.stored, first, MAKER)
    await commands.make(app_state.tournaments.stored, MAKER, DUEL)


async def test_without_the_library_the_extra_is_named(app_state, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "networkx", None)
    with pytest.raises(Refused, match=r"argosy\[club\]"):
        await commands.make(app_state.tournaments.stored, MAKER, DUEL)
    await commands.make(app_state.tournaments.stored, MAKER, DUEL | {"system": "round_robin"})


async def test_other_tables_are_left_alone(game_of_two, app_state):
    """Notes for tournaments cost other tables nothing but a look."""
    ada, _, table = game_of_two
    await ada.post(f"/t/{table}/leave")
    assert (await app_state.store.table(table)).seats[0].kind == "open"


async def test_a_tournament_from_its_form_to_its_first_table(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    answer = await ada.post(
        "/tournaments", data={**WONDERS, "title": "Club <cup>", "players": "3", "most": "6"}
    )
    assert answer.status_code == 303, answer.text
    here = answer.headers["location"]
    assert "Club &lt;cup&gt;" in (await ben.get("/tournaments")).text
    await ada.post(f"{here}/join", data={"name": "Ada"})
    await ben.post(f"{here}/join", data={"name": "Ben"})
    page = (await ben.get(here)).text
    assert "/withdraw" in page
    assert "/start" not in page
    for _ in range(2):
        await ada.post(f"{here}/bots", data={"bot": "greedy"})
    assert "Greedy 2" in (await ada.get(here)).text
    refused = await ben.post(f"{here}/start")
    assert refused.status_code == 403
    assert "Only who has made the tournament can do that." in refused.text
    await ada.post(f"{here}/withdraw", data={"number": "4"})
    assert "Greedy 2" not in (await ada.get(here)).text
    assert (await ada.post(f"{here}/start")).status_code == 303
    page = (await ada.get(here)).text
    assert "Round 1" in page
    assert "is being played" in page
    told = (await ada.get(f"/api{here}")).json()
    assert (told["state"], told["round"], told["rounds"]) == ("running", 1, 2)
    assert [one["name"] for one in told["entrants"]] == ["Ada", "Ben", "greedy"]
    (table,) = told["drawn"][0]["tables"]
    assert sorted(table["entrants"]) == [1, 2, 3]
    assert table["points"] == [None, None, None]
    row = await app_state.store.table(table["table"])
    assert (row.phase, row.request.players, row.request.clock) == ("playing", 3, MINUTE)
    assert f"/t/{row.id}" in (await ada.get("/")).text


async def test_a_table_leads_to_its_tournament_names_its_bots_and_has_no_coach(app_state, person):
    ada = person("Ada")
    tournament = await made(app_state, DUEL, "greedy", "greedy", "greedy")
    await ada.post(f"/tournaments/{tournament}/join", data={"name": "Ada"})
    await commands.begin(app_state.tournaments.stored, tournament, MAKER)
    await app_state.tournaments.follow_all()
    tables_drawn = tables_of((await state(app_state, tournament)).places)
    (game,) = [game for game, places in tables_drawn.items() if any(place.number == 4 for place in places)]
    page = (await ada.get(f"/t/{game}")).text
    assert f'href="/tournaments/{tournament}"' in page
    assert "Greedy" in page
    assert "greedy" not in (await ada.get("/")).text.partition('id="l-running"')[2].partition("</section>")[0]
    assert 'data-act="coach"' not in page
    assert "coach allowed" not in page
    moment = str((await app_state.tables.get(game)).playing.game.moment)
    assert (await ada.post(f"/t/{game}/coach", data={"moment": moment})).status_code == 403
    assert (await ada.post(f"/t/{game}/position")).status_code == 403


@pytest.mark.parametrize("path", ["/tournaments/nothing", "/api/tournaments/nothing", "/tournaments/no%20id"])
async def test_an_unknown_tournament_is_said_so(person, path):
    assert (await person("Ada").get(path)).status_code == 404


async def test_what_cannot_be_made_is_said_over_the_form(person):
    answer = await person("Ada").post("/tournaments", data=DUEL | {"title": ""})
    assert answer.status_code == 400
    assert "A name needs at least one visible letter." in answer.text


async def test_a_token_opens_the_tournament_for_programs(app_state):
    bot = await program(app_state, "Olga", ("challenge:read",))
    tournament = await made(app_state, DUEL, "random")
    told = (await bot.get(f"/api/tournaments/{tournament}")).json()
    assert [(one["name"], one["kind"]) for one in told["entrants"]] == [("random", "bot")]


async def test_who_leaves_before_the_table_begins_is_replaced(start):
    """Between the drawing of a round and the first deal there may be a stop of the server."""
    async with start() as app_state:
        stored, ada = app_state.tournaments.stored, Guest(id="ada", name="Ada")
        tournament = await made(app_state, DUEL | {"rounds": "1"}, "random")
        await commands.join(app_state.store, stored, tournament, ada)
        await commands.begin(stored, tournament, MAKER)
        await app_state.tournaments._draw(await state(app_state, tournament))
        (game,) = tables_of((await state(app_state, tournament)).places)
        table = await app_state.tables.get(game)
        await table.ask(lambda: leave_table.leave(table, ada, "greedy"))
        assert [one.kind for one in table.row.seats].count("open") == 1
        await app_state.tournaments.follow_all()
        found = await to_the_end(app_state, tournament)
        assert points_of(found.places) == {1: 1, 2: 0}


async def test_a_stranger_on_a_seat_that_was_left_does_not_stay(start):
    async with start() as app_state:
        stored, ada = app_state.tournaments.stored, Guest(id="ada", name="Ada")
        tournament = await made(app_state, DUEL | {"rounds": "1"}, "random")
        await commands.join(app_state.store, stored, tournament, ada)
        await commands.begin(stored, tournament, MAKER)
        await app_state.tournaments.follow_all()
        (game,) = tables_of((await state(app_state, tournament)).places)
        table = await app_state.tables.get(game)
        await table.ask(lambda: leave_table.leave(table, ada, "greedy"))
        await table.ask(lambda: table.take_seat(Guest(id="ben", name="Ben"), "Ben"))
        await app_state.tournaments.follow_all()
        assert [one.kind for one in table.row.seats] == ["bot", "bot"]
        found = await to_the_end(app_state, tournament)
        assert points_of(found.places) == {1: 1, 2: 0}


async def test_bots_with_long_names_have_room_on_their_seats(app_state, monkeypatch):
    bot = "some_bots:" + "W" * 30
    monkeypatch.setattr(commands, "others", lambda game: (f"bot:{bot}",))
    stored = app_state.tournaments.stored
    tournament = await commands.make(stored, MAKER, DUEL)
    for _ in range(2):
        await commands.add_bot(stored, tournament, MAKER, bot)
    found = await stored.of_id(tournament)
    assert [one.name for one in found.entrants] == [bot, f"{bot[:38]} 2"]
    page = one_page(MAKER, found)
    assert [entrant_name(words("en"), one) for one in page.entrants] == [bot, f"{bot[:38]} 2"]
