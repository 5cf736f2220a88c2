"""Tables of Duel from the lobby to the record: options, whole games, taking back, bots, the log."""

import asyncio
import random

import msgspec
import pytest

import argosy
from argosy.server.bots.bot_pool import BotPool, random_choice
from argosy.server.engine import new_game
from argosy.server.storage.rows import Deal, Entry, GameRequest
from argosy.server.tables.autoplay import BOT_DELAY
from argosy.server.tables.registry import Tables
from argosy.server.tables.replay_cache import recording
from argosy.server.tables.running_game import deal_entry, dealt, replayed
from tests.server.helpers import finish, standing, until

EXPANSIONS = ((), ("agora",), ("pantheon",), ("pantheon", "agora"))
FORM = {"game": "duel", "begins": "you"}


def ticks(expansions) -> dict[str, str]:
    return FORM | dict.fromkeys(expansions, "on")


@pytest.fixture
def at_once(monkeypatch):
    """Bots do not wait for people to change their minds."""
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", BOT_DELAY)


async def sat_down(person, *expansions):
    """Ada, who begins, Ben, and their table."""
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**ticks(expansions), opponent="friend")
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    return ada, ben, table


@pytest.fixture
async def two(person):
    """A table of the base game: there no pick of the draft brings anything to light but every fourth."""
    return await sat_down(person)


@pytest.fixture
async def two_with_agora(person):
    return await sat_down(person, "agora")


async def play_until(app_state, table, condition, wonder_requests: tuple[str, ...] = ()) -> None:
    """Play random choices for both seats until the game of the table meets a condition.

    Requested choices come first.
    """
    found, chance = await app_state.tables.get(table), random.Random(1)

    async def step() -> None:
        game = found.playing.game
        texts = [choice.text for choice in game.choices(game.owing[0])]
        wanted = [text for text in texts if text.startswith(wonder_requests)] if wonder_requests else []
        await found.choose(game.owing[0], chance.choice(wanted or texts), found.playing.moment)

    while not condition(found.playing):
        await found.ask(step)


# the lobby


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
async def test_a_table_has_the_expansions_that_are_ticked(person, expansions):
    ada = person("Ada")
    state = await ada.state(await ada.new_table(**ticks(expansions)))
    assert (state["game"], state["seat"], state["phase"]) == ("duel", 0, "playing")
    assert set(state["view"]["boxes"]) == set(expansions)
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot"]


async def test_duel_is_one_click_away(person):
    ada = person("Ada")
    state = await ada.state(await ada.new_table(game="duel"))
    assert sorted(seat["kind"] for seat in state["seats"]) == ["bot", "human"]
    assert state["view"]["boxes"] == []


async def test_fields_of_the_other_game_change_nothing(person):
    """Without a script the lobby sends the fields of both games."""
    ada = person("Ada")
    other = {
        "players": "7",
        "armada": "2020",
        "teams": "on",
        "seat-0": "friend",
        "seat-1": "friend",
        "seat-4": "you",
    }
    wonder_requests = {"wonders": "chosen", "wonder-0": "gizah", "side-0": "b"}
    state = await ada.state(await ada.new_table(**FORM, **other, **wonder_requests))
    assert (state["phase"], state["view"]["boxes"], len(state["seats"])) == ("playing", [], 2)


@pytest.mark.parametrize(("begins", "seat"), [("you", 0), ("opponent", 1)])
async def test_who_begins_sits_on_the_first_seat(app_state, person, begins, seat):
    ada = person("Ada")
    state = await ada.state(table := await ada.new_table(game="duel", begins=begins, opponent="bot:random"))
    assert state["seat"] == seat
    found = await app_state.tables.get(table)
    await until(lambda: found.is_quiet)
    assert found.playing.game.journal == [] or found.playing.game.journal[0].seat == 0 != seat


async def test_chance_lets_either_begin(person):
    ada = person("Ada")
    seats = {(await ada.state(await ada.new_table(game="duel", begins="chance")))["seat"] for _ in range(30)}
    assert seats == {0, 1}


async def test_a_friend_who_begins_gets_the_first_seat(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(game="duel", opponent="friend", begins="opponent")
    assert (await ada.state(table))["phase"] == "waiting"
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    assert ((await ben.state(table))["seat"], (await ada.state(table))["seat"]) == (0, 1)


@pytest.mark.parametrize(
    "form",
    [{"begins": "nobody"}, {"opponent": "you"}, {"opponent": "bot:deep_thought"}, {"game": "duell"}],
    ids=str,
)
async def test_what_duel_does_not_offer_is_refused_in_the_lobby(app_state, person, form):
    answer = await person("Ada").post("/tables", data=FORM | form)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert await app_state.store.count_tables() == 0


async def test_the_lists_name_the_expansions_and_the_age(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(**ticks(("agora",)), opponent="friend")
    await ada.post(f"/t/{table}/start")
    await play_until(app_state, table, lambda playing: playing.game.view(None).age == 2)
    lobby = (await ada.get("/")).text
    assert "Duel with Agora" in lobby
    assert "Age II" in lobby


async def test_help_tells_about_duel(person):
    page = await person("Ada").get("/help?game=duel")
    assert page.status_code == 200
    assert "Coercion" in page.text
    assert "Coercion" not in (await person("Ben").get("/help")).text


# playing


@pytest.mark.sample(1)
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
async def test_a_game_is_played_through_http_to_the_end_against_a_bot(app_state, person, expansions):
    ada, chance = person("Ada"), random.Random(3)
    table = await ada.new_table(**ticks(expansions), opponent="bot:random")
    found = await app_state.tables.get(table)
    while (state := await ada.state(table))["phase"] != "over":
        if state["choices"]:
            assert (await ada.choose(table, chance.choice(state["choices"])["text"])).status_code == 303
        else:
            await until(lambda: found.row.phase == "over" or 0 in found.playing.game.owing)
    assert state["view"]["result"]
    record = (await ada.get(f"/t/{table}/record")).text
    assert argosy.replay(record).state_hash() == found.playing.game.state_hash()
    assert found.row.standing.result == state["view"]["result"]
    assert [rank == 1 for rank in found.row.standing.ranks] == [
        seat in state["view"]["winners"] for seat in (0, 1)
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
async def test_page_fragment_score_and_replay_are_shown_to_all(app_state, person, expansions):
    ada, eve = person("Ada"), person("Eve")
    table = await ada.new_table(**ticks(expansions), opponent="friend")
    await ada.post(f"/t/{table}/start")
    for asked in ("pick", "turn"):
        await play_until(app_state, table, lambda playing, asked=asked: playing.game.asked == asked)
        for one in (ada, eve):
            assert (await one.get(f"/t/{table}")).status_code == 200
    await play_until(app_state, table, lambda playing: playing.game.is_over)
    steps = len((await app_state.tables.get(table)).playing.reveals)
    for path in ("", "/replay", f"/replay?step={steps // 2}", f"/replay?step={steps}"):
        for one in (ada, eve):
            assert (await one.get(f"/t/{table}{path}")).status_code == 200


async def test_a_spectator_and_the_opponent_are_told_no_secrets(app_state, two_with_agora, person):
    ada, ben, table = two_with_agora
    await play_until(
        app_state, table, lambda playing: playing.game.asked == "plot", ("conspire", "recruit conspirator")
    )
    found = await app_state.tables.get(table)
    holder, other = (ada, ben) if found.playing.game.owing == (0,) else (ben, ada)
    hand = (await holder.state(table))["view"]["hand"]
    assert len(hand) == 2
    for one in (other, person("Eve")):
        state = await one.state(table)
        assert (state["view"]["hand"], state["choices"]) == ([], [])
        told = (await one.get(f"/api/tables/{table}")).text
        assert [conspiracy for conspiracy in hand if f'"{conspiracy}"' in told] == []


async def test_a_choice_of_the_other_seat_is_refused(two, log_of):
    ada, ben, table = two
    text = (await ada.state(table))["choices"][0]["text"]
    before = await log_of(table)
    assert (await ben.choose(table, text)).status_code == 422
    assert (await ada.choose(table, text, moment=5)).status_code == 409
    assert await log_of(table) == before


async def test_in_a_rematch_with_the_same_expansions_the_other_one_begins(app_state, two_with_agora):
    ada, ben, table = two_with_agora
    await finish(app_state, table)
    new = (await ben.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")
    await ada.post(f"/t/{table}/rematch")
    states = [await one.state(new) for one in (ada, ben)]
    assert [state["seat"] for state in states] == [1, 0]
    assert [seat["name"] for seat in states[0]["seats"]] == ["Ben", "Ada"]
    assert states[0]["view"]["boxes"] == ["agora"]


# taking back


async def test_the_seat_that_chose_may_take_it_back_until_the_other_has_chosen(two, log_of):
    ada, ben, table = two
    await ada.choose(table)
    assert [(await one.state(table))["can_undo"] for one in (ada, ben)] == [True, False]
    assert (await ben.post(f"/t/{table}/undo")).status_code == 409
    assert (await ada.post(f"/t/{table}/undo")).status_code == 303
    assert (await ada.post(f"/t/{table}/undo")).status_code == 409
    await ada.choose(table)
    await ben.choose(table)
    assert (await ada.post(f"/t/{table}/undo")).status_code == 409
    assert [entry.kind for entry in await log_of(table)] == ["deal", "choose", "undo", "choose", "choose"]


async def test_what_has_turned_something_up_stays(app_state, two):
    ada, ben, table = two
    found = await app_state.tables.get(table)

    def has_turned_up(playing) -> bool:
        return bool(playing.reveals) and any(
            event.kind == "turned_up" for event in playing.reveals[-1].events
        )

    await play_until(app_state, table, has_turned_up)
    for one in (ada, ben):
        assert not (await one.state(table))["can_undo"]
        assert (await one.post(f"/t/{table}/undo")).status_code == 409
    assert has_turned_up(found.playing)


async def test_taking_back_leaves_the_table_as_it_was_but_for_the_log(app_state, two):
    ada, _, table = two
    found = await app_state.tables.get(table)
    before = await standing(app_state, table)
    shown = (list(found.playing.reveals), list(found.playing.history), found.playing.scores)
    await ada.choose(table)
    await ada.post(f"/t/{table}/undo")
    after = await standing(app_state, table)
    later = {"version": before[0].version + 2, "shown": before[0].shown + 2}
    assert msgspec.structs.replace(before[0], **later) == after[0] == after[2]
    assert before[3] == after[3]
    assert (found.playing.reveals, found.playing.history, found.playing.scores) == shown
    assert len(after[1]) == len(before[1]) + 2


async def test_an_answer_to_a_choice_that_was_taken_back_is_stale(two, log_of):
    """Ben's page slept while Ada took her choice back and made another: his click was meant for something
    else.
    """
    ada, ben, table = two
    await ada.choose(table)
    seen = (await ben.state(table))["view"]["moment"]
    await ada.post(f"/t/{table}/undo")
    await ada.choose(table, (await ada.state(table))["choices"][1]["text"])
    state, before = await ben.state(table), await log_of(table)
    assert state["view"]["moment"] > seen
    assert (await ben.choose(table, moment=seen)).status_code == 409
    assert await log_of(table) == before
    assert (await ben.choose(table)).status_code == 303


async def test_a_choice_can_still_be_taken_back_after_a_restart(app_state, two):
    ada, _, table = two
    await ada.choose(table)
    other_tables = Tables(app_state.store, app_state.bots)
    again = await other_tables.get(table)
    assert again.playing.can_undo(0)
    await again.ask(lambda: again.undo(0))
    assert again.playing.reveals == []
    await other_tables.close()


async def test_a_bot_leaves_time_to_take_back_and_then_answers(app_state, person, monkeypatch):
    ada = person("Ada")
    table = await ada.new_table(**FORM, opponent="bot:random")
    found = await app_state.tables.get(table)
    picks = [choice["text"] for choice in (await ada.state(table))["choices"]]
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 3_600.0)  # however slow this machine is
    await ada.choose(table, picks[0])
    assert (await ada.state(table))["can_undo"]
    assert (await ada.post(f"/t/{table}/undo")).status_code == 303
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0)
    for waiting in found.autoplay.thinking.values():
        waiting.cancel()
    found.autoplay.thinking.clear()
    await ada.choose(table, picks[1])
    await until(lambda: len(found.playing.game.journal) >= 3)
    assert [made.text for made in found.playing.game.journal if made.seat == 0] == [picks[1]]


async def test_a_bots_answer_to_a_choice_that_was_taken_back_is_dropped(app_state, person, monkeypatch):
    """The bot thinks about one situation; the person makes another of it that bears the same moment."""
    may_answer, asked = asyncio.Event(), []

    async def decide(_game, _bot, view, choices, _seed, _begun, _owner):
        asked.append(view.cities[0].wonders)
        if len(asked) == 1:
            await may_answer.wait()
        return choices[0].text

    monkeypatch.setattr(app_state.bots, "decide", decide)
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0)
    ada = person("Ada")
    table = await ada.new_table(**FORM, opponent="bot:random")
    found = await app_state.tables.get(table)
    first, second = [choice["text"] for choice in (await ada.state(table))["choices"]][:2]
    await ada.choose(table, first)
    await until(lambda: len(asked) == 1)
    await ada.post(f"/t/{table}/undo")
    await ada.choose(table, second)
    may_answer.set()
    await until(lambda: found.playing.game.owing == (0,) and found.is_quiet)
    assert asked[0] != asked[1]
    assert found.playing.game.journal[0].text == second


# the log


def played(expansions, seed: int) -> tuple:
    """A game by chance with many choices taken back, and its log."""
    chance = random.Random(seed)
    playing = dealt(GameRequest(game="duel", players=2, expansions=expansions), seed)
    entries = [deal_entry(playing, at=0.0)]

    def note(kind, seat, text=""):
        entries.append(Entry(seq=len(entries), kind=kind, seat=seat, moment=playing.moment, text=text))

    while not playing.game.is_over:
        seat = playing.game.owing[0]
        text = chance.choice(playing.game.choices(seat)).text
        note("choose", seat, text)
        assert playing.choose(seat, text, playing.moment)
        if playing.can_undo(seat) and chance.random() < 0.3:
            playing.undo(seat)
            note("undo", seat)
    return playing, entries


@pytest.mark.parametrize("expansions", [(), ("pantheon", "agora")], ids="+".join)
def test_a_log_with_choices_taken_back_replays_to_the_same_game(expansions):
    playing, entries = played(expansions, seed=5)
    assert any(entry.kind == "undo" for entry in entries)
    again = replayed(entries)
    assert again.game.state_hash() == playing.game.state_hash()
    assert (again.reveals, again.history) == (playing.reveals, playing.history)
    assert again.standing() == playing.standing()
    assert argosy.replay(playing.game.record()).state_hash() == playing.game.state_hash()


def test_the_steps_of_a_replay_do_not_show_what_was_taken_back():
    playing, entries = played(("agora",), seed=8)
    assert any(entry.kind == "undo" for entry in entries)
    shown = recording(playing.game)
    assert shown.reveals == tuple(playing.reveals)
    assert [moment.choices for moment in shown.moments[:-1]] == [
        ((made.seat, made.text),) for made in playing.game.journal
    ]
    assert shown.moments[-1].game.state_hash() == playing.game.state_hash()


def test_a_log_that_is_cut_anywhere_replays_to_what_was_there():
    """A process may be killed at any moment: its log is the beginning of a game."""
    _, entries = played(("pantheon",), seed=3)
    for length in range(1, len(entries), 20):
        assert replayed(entries[:length]).standing().owing != ()


# bots


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("expansions", "bot"), [*((expansions, "greedy") for expansions in EXPANSIONS), ((), "random")], ids=str
)
async def test_bot_processes_play_duel(expansions, bot):
    """Every kind of question that a short game asks gets a legal answer from a process that sees only
    views.
    """
    game = new_game(Deal(request=GameRequest(game="duel", players=2, expansions=expansions), seed=2))
    pool = BotPool()
    try:
        while game.moment < 16:
            seat = game.owing[0]
            choices = game.choices(seat)
            text = await pool.decide("duel", bot, game.view(seat), choices, seed=game.moment)
            assert text in {choice.text for choice in choices}
            game.choose(seat, text)
    finally:
        await pool.close()


def test_a_seat_whose_bot_cannot_decide_still_chooses():
    game = new_game(Deal(request=GameRequest(game="duel", players=2), seed=2))
    assert random_choice(game.choices(0)) in {choice.text for choice in game.choices(0)}
