"""Planned choices: made while the opponent thinks, played at the turn or dropped with the reason.

Nobody else sees them.
"""

import asyncio

import msgspec
import pytest

from argosy.server.duel.planning import PLANNED, plan_offers
from argosy.server.live.page_stream import stream
from argosy.server.pages import presenters
from argosy.server.storage.rows import Guest
from argosy.server.tables import subscribers
from argosy.server.tables.autoplay import Autoplay
from argosy.server.tables.registry import Tables
from tests.server.helpers import finish, until
from tests.server.routes.test_duel import play_until, sat_down

BASE = "http://argosy.test"


@pytest.fixture
def at_once(monkeypatch):
    """A plan does not wait for the opponent to change their mind."""
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0)


@pytest.fixture
def stopped_clocks(monkeypatch):
    """Stop the clocks of what everybody sees: planned moves, counts of spectators, times of thinking."""
    monkeypatch.setattr(Autoplay, "_time_before_plans", lambda *_: 600.0)
    monkeypatch.setattr(subscribers, "CROWD_DELAY", 600.0)
    monkeypatch.setattr(presenters, "_seconds_since", lambda moment: None if moment is None else 0.0)


class Duel:
    """Two people in the first Age: who is on turn, and who waits and may plan."""

    def __init__(self, people, table, found) -> None:
        self.table, self.found = table, found
        self.on_turn = found.playing.game.owing[0]
        self.mover, self.planner = people[self.on_turn], people[1 - self.on_turn]

    @property
    def seat(self) -> int:
        """Of who waits."""
        return 1 - self.on_turn

    @property
    def journal(self) -> list[str]:
        return [made.text for made in self.found.playing.game.journal]

    @property
    def plan(self):
        return self.found.plans.get(self.seat)

    def open_cards(self) -> list[str]:
        return [
            place.card
            for place in self.found.playing.game.view(None).structure
            if place.is_open and place.card
        ]

    async def planned(self, text: str, moment: int | None = None):
        now = self.found.playing.moment if moment is None else moment
        return await self.planner.post(f"/t/{self.table}/plan", data={"plan": text, "moment": str(now)})

    async def page(self, one) -> str:
        return (await one.get(f"/t/{self.table}")).text


async def duel_of(app_state, person, *expansions) -> Duel:
    ada, ben, table = await sat_down(person, *expansions)
    await play_until(app_state, table, lambda playing: playing.game.asked == "turn")
    return Duel((ada, ben), table, await app_state.tables.get(table))


@pytest.fixture
async def duel(app_state, person) -> Duel:
    return await duel_of(app_state, person)


async def test_a_plan_is_played_when_the_turn_comes(duel, at_once):
    mine, theirs = duel.open_cards()[:2]
    assert (await duel.planned(f"discard {mine}")).status_code == 303
    assert duel.plan.text == f"discard {mine}"
    await duel.mover.choose(duel.table, f"discard {theirs}")
    await until(lambda: f"discard {mine}" in duel.journal)
    assert duel.journal[-2:] == [f"discard {theirs}", f"discard {mine}"]
    assert duel.plan is None
    assert await duel.found._store.plans(duel.table) == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", [(), ("agora",), ("pantheon",), ("pantheon", "agora")], ids="+".join)
async def test_all_that_can_be_planned_is_what_the_turn_offers_if_nothing_changes(
    app_state, person, expansions
):
    """Plans name the choices of a turn: with the opponent's pass nothing but the structure is another."""
    duel = await duel_of(app_state, person, *expansions)
    found = plan_offers(duel.found.playing.game, duel.seat)
    assert {offer.choice.verb for offer in found.legal} <= set(PLANNED)
    assert {offer.choice.card for offer in found.legal} == set(duel.open_cards())
    theirs = duel.open_cards()[0]
    await duel.mover.choose(duel.table, f"discard {theirs}")
    game = duel.found.playing.game
    if game.owing == (duel.seat,) and game.asked == "turn":
        now = {choice.text: choice.price.total for choice in game.choices(duel.seat)}
        kept = {one.choice.text: one.choice.price.total for one in found.legal if one.choice.card != theirs}
        assert {text: now.get(text) for text in kept} == kept


async def test_a_card_that_is_gone_drops_the_plan_and_its_owner_is_told(duel, at_once):
    card = duel.open_cards()[0]
    await duel.planned(f"discard {card}")
    before = len(duel.journal)
    await duel.mover.choose(duel.table, f"discard {card}")
    await until(lambda: duel.plan is not None and duel.plan.dropped)
    assert len(duel.journal) == before + 1
    assert "Your planned choice is no longer possible" in await duel.page(duel.planner)
    assert "planned choice" not in await duel.page(duel.mover)
    await duel.planner.choose(duel.table)
    assert duel.plan is None


async def test_a_plan_that_has_become_dearer_is_dropped(duel, at_once):
    offer = next(
        one for one in plan_offers(duel.found.playing.game, duel.seat).legal if one.choice.price.total > 1
    )
    theirs = next(card for card in duel.open_cards() if card != offer.choice.card)
    await duel.planned(offer.choice.text)
    duel.found.plans[duel.seat] = msgspec.structs.replace(
        duel.plan, price=1
    )  # as if it had been so cheap then
    await duel.mover.choose(duel.table, f"discard {theirs}")
    await until(lambda: duel.plan is not None and duel.plan.dropped)
    assert offer.choice.text not in duel.journal
    assert "its price was 1 coin, now it is" in await duel.page(duel.planner)


async def test_a_plan_can_be_changed_and_taken_back(duel, at_once):
    first, second, theirs = duel.open_cards()[:3]
    await duel.planned(f"discard {first}")
    await duel.planned(f"discard {second}")
    assert duel.plan.text == f"discard {second}"
    for _ in range(2):
        assert (await duel.planned("")).status_code == 303
    assert duel.plan is None
    await duel.mover.choose(duel.table, f"discard {theirs}")
    await until(lambda: duel.found.is_quiet)
    assert duel.journal[-1] == f"discard {theirs}"


async def test_a_plan_outlives_a_reload_and_a_restart(app_state, duel):
    card = duel.open_cards()[0]
    await duel.planned(f"discard {card}")
    for _ in range(2):
        assert 'id="planned"' in await duel.page(duel.planner)
    again = Tables(app_state.store, app_state.bots)
    table = await again.get(duel.table)
    assert table.plans[duel.seat].text == f"discard {card}"
    await again.close()


async def test_nobody_else_learns_of_a_plan(app_state, duel, person, stopped_clocks):
    eve = person("Eve")
    others = (duel.mover, eve)
    seat = next(row for row in duel.found.row.seats if row.seat == duel.on_turn)
    watching = stream(app_state, duel.found, Guest(id=seat.guest, name=duel.mover.name), BASE)
    await anext(watching)
    before = [await duel.page(one) for one in others]
    news = next(iter(duel.found.subscribers.watchers)).news
    await until(lambda: duel.found.subscribers.has_been_told)
    news.clear()
    await duel.planned(f"discard {duel.open_cards()[0]}")
    await until(lambda: duel.found.subscribers.has_been_told)
    assert not news.is_set()
    assert [await duel.page(one) for one in others] == before
    for one in (*others, duel.planner):
        assert "plan" not in await one.state(duel.table)
    await watching.aclose()


async def test_a_stranger_sees_no_number_move_by_a_secret(app_state, duel, person, stopped_clocks):
    """Plans made, changed, taken back and dropped, and the coach: pages, streams and programs see nothing
    until a choice.
    """
    eve = person("Eve")
    stranger = stream(app_state, duel.found, Guest(id="eve"), BASE)
    first = await anext(stranger)
    pages = [await duel.page(eve), await duel.page(duel.mover)]
    states = [await one.state(duel.table) for one in (eve, duel.mover)]
    cards = duel.open_cards()
    for card in cards[:3]:
        await duel.planned(f"discard {card}")
    await duel.planned("")
    await duel.mover.post(f"/t/{duel.table}/coach", data={"moment": str(duel.found.playing.moment)})
    await until(lambda: duel.found.subscribers.has_been_told)
    assert [await duel.page(eve), await duel.page(duel.mover)] == pages
    assert [await one.state(duel.table) for one in (eve, duel.mover)] == states
    own = [await duel.page(duel.planner)]
    await duel.planned(f"discard {cards[0]}")
    own.append(await duel.page(duel.planner))
    assert own[0] != own[1], "whose plan it is sees it"
    assert duel.found.row.version > duel.found.row.shown
    await duel.mover.choose(duel.table, f"discard {cards[1]}")
    second = await asyncio.wait_for(anext(stranger), 60)
    assert changes_of(second.id) == changes_of(first.id) + 1
    await stranger.aclose()


def changes_of(version: str) -> int:
    """The part of a version that counts what has been written."""
    return int(version.split(":")[1])


async def test_who_only_watches_or_is_asked_plans_nothing(duel, person, log_of):
    eve = person("Eve")
    form = {"plan": f"discard {duel.open_cards()[0]}", "moment": str(duel.found.playing.moment)}
    assert (await eve.post(f"/t/{duel.table}/plan", data=form)).status_code == 403
    assert (await duel.mover.post(f"/t/{duel.table}/plan", data=form)).status_code == 409
    assert duel.found.plans == {}


@pytest.mark.parametrize("text", ["discard", "build the_moon", "x" * 5000, "first me"])
async def test_what_is_no_choice_cannot_be_planned(duel, text):
    assert (await duel.planned(text)).status_code == 409
    assert duel.plan is None


async def test_a_plan_for_a_moment_that_is_over_is_stale(duel):
    assert (
        await duel.planned(f"discard {duel.open_cards()[0]}", duel.found.playing.moment - 1)
    ).status_code == 409
    assert duel.plan is None


async def test_in_the_draft_and_in_7_wonders_nothing_is_planned(person, game_of_two):
    ada, ben, table = await sat_down(person)
    moment = (await ben.state(table))["view"]["moment"]
    pick = (await ada.state(table))["choices"][0]["text"]
    assert (await ben.post(f"/t/{table}/plan", data={"plan": pick, "moment": str(moment)})).status_code == 409
    ada, _, table = game_of_two
    state = await ada.state(table)
    form = {"plan": state["choices"][0]["text"], "moment": str(state["view"]["moment"])}
    assert (await ada.post(f"/t/{table}/plan", data=form)).status_code == 409


def harmless(duel) -> tuple[str, str]:
    """A card whose loss turns nothing up, and another open one."""
    places = duel.found.playing.game.view(None).structure
    for place in places:
        if place.is_open and place.card and not any(one.covered_by == (place.place,) for one in places):
            return place.card, next(card for card in duel.open_cards() if card != place.card)
    raise AssertionError("every card frees another")


async def test_the_opponent_keeps_the_time_to_take_back(duel, monkeypatch):
    """The opponent's choice can be taken back as long as with a bot; the plan waits, and is kept after it."""
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 3_600.0)
    theirs, mine = harmless(duel)
    await duel.planned(f"discard {mine}")
    await duel.mover.choose(duel.table, f"discard {theirs}")
    assert (await duel.mover.state(duel.table))["can_undo"]
    assert 'id="planned"' in await duel.page(duel.planner)
    assert (await duel.mover.post(f"/t/{duel.table}/undo")).status_code == 303
    assert duel.plan.text == f"discard {mine}"
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0)
    duel.found.autoplay.planned.cancel()
    duel.found.autoplay.planned = None
    await duel.mover.choose(duel.table, f"discard {theirs}")
    await until(lambda: duel.journal[-1] == f"discard {mine}")


async def test_who_chooses_before_the_plan_is_played_has_changed_their_mind(duel, monkeypatch):
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 3_600.0)
    theirs, mine = harmless(duel)
    await duel.planned(f"discard {mine}")
    await duel.mover.choose(duel.table, f"discard {theirs}")
    other = next(card for card in duel.open_cards() if card != mine)
    assert (await duel.planner.choose(duel.table, f"discard {other}")).status_code == 303
    assert duel.plan is None
    assert duel.journal[-1] == f"discard {other}"


async def test_a_plan_ends_with_the_game(app_state, duel):
    await duel.planned(f"discard {duel.open_cards()[0]}")
    await finish(app_state, duel.table)
    await until(lambda: duel.found.is_quiet)
    assert duel.found.plans == {}
    assert await app_state.store.plans(duel.table) == []
    assert (await duel.planned("discard baths")).status_code == 409


async def test_a_plan_goes_with_its_table(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(game="duel", begins="you", opponent="friend")
    await app_state.store.delete_table(table)
    assert await app_state.store.plans(table) == []


async def test_who_has_left_plays_no_plan(duel, at_once):
    mine, theirs = duel.open_cards()[:2]
    await duel.planned(f"discard {mine}")
    await duel.planner.post(f"/t/{duel.table}/resign")
    await duel.mover.choose(duel.table, f"discard {theirs}")
    await until(lambda: duel.found.is_quiet)
    assert duel.plan is None or duel.plan.guest not in {row.guest for row in duel.found.row.seats}
