"""Fragment cache: a page from cached fragments equals one that is rendered anew, after any event."""

import random

import msgspec
import pytest

from argosy.server.engine import player_seats
from argosy.server.live.page_stream import kind_of_viewer
from argosy.server.pages.presenters import table_page
from argosy.server.storage.rows import GameRequest, Guest, SeatRow, Snapshot, TableRow, TalkRow
from argosy.server.tables.running_game import dealt
from argosy.server.tables.subscribers import Watcher
from argosy.server.tables.table import Table
from argosy.web import pages
from tests.server.sample_games import REQUESTS

BASE = "http://argosy.test"
LANGUAGES = ("en", "fr", "ru")
MOST_STEPS = 60
"""Choices of a game that are looked at."""


class Happening:
    """A table without a store, at which anything happens that needs no reveal."""

    def __init__(self, request: GameRequest, seed: int) -> None:
        self.chance = random.Random(seed)
        seats = tuple(
            SeatRow(seat=seat, kind="human", guest=f"guest-{seat}", name=f"P{seat}")
            for seat in player_seats(request)
        )
        row = TableRow(id="abc", host="guest-1", created=0, phase="playing", request=request, seats=seats)
        self.table = Table(Snapshot(row=row), dealt(request, seed), None, None, None)
        self.table.subscribers.watchers = {Watcher(Guest(id=str(one.guest))) for one in seats}
        self.people = [Guest(id=str(one.guest), name=one.name) for one in seats] + [Guest(id="stranger")]
        self.said = 0

    def step(self) -> None:
        """A choice or, now and then, one that is taken back."""
        before = self.table.playing
        after = before.copy()
        seat = self.chance.choice(after.game.owing)
        undoing = [one for one in after.game.players if after.can_undo(one)]
        if undoing and self.chance.random() < 0.2:
            after.undo(self.chance.choice(undoing))
        else:
            after.choose(seat, self.chance.choice(after.game.choices(seat)).text, None)
        self.table.playing = after
        if after.game.is_over:
            self.table.row = msgspec.structs.replace(self.table.row, phase="over")

    def happen(self) -> None:
        """Something that is no choice."""
        self.chance.choice(
            (self.rename, self.replace, self.come_and_go, self.talk, self.translate, self.host)
        )()

    def rename(self) -> None:
        self._seat(name=f"N{self.chance.randrange(99)}")

    def replace(self) -> None:
        """Time is up for somebody, or they are back: a bot plays for them."""
        self._seat(bot=self.chance.choice((None, "greedy")))

    def come_and_go(self) -> None:
        watchers = self.table.subscribers.watchers
        if watchers and self.chance.random() < 0.5:
            watchers.remove(self.chance.choice(sorted(watchers, key=id)))
        else:
            watchers.add(Watcher(self.chance.choice(self.people)))

    def talk(self) -> None:
        self.said += 1
        seat = self.chance.choice(self.table.row.seats)
        self.table.talk += (TalkRow(seq=self.said, seat=seat.seat, name=seat.name, text="Well met!"),)

    def translate(self) -> None:
        number = self.chance.randrange(len(self.people))
        settings = {"language": self.chance.choice(LANGUAGES), "talk": self.chance.random() < 0.7}
        self.people[number] = msgspec.structs.replace(self.people[number], settings=settings)

    def host(self) -> None:
        self.table.row = msgspec.structs.replace(self.table.row, host=self.chance.choice(self.people).id)

    def _seat(self, **changes) -> None:
        number = self.chance.randrange(len(self.table.row.seats))
        seats = [
            msgspec.structs.replace(seat, **changes) if index == number else seat
            for index, seat in enumerate(self.table.row.seats)
        ]
        self.table.row = msgspec.structs.replace(self.table.row, seats=tuple(seats))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", REQUESTS)
async def test_a_page_of_kept_parts_is_the_page_made_anew(name):
    happening = Happening(REQUESTS[name], seed=sorted(REQUESTS).index(name))
    for _ in range(MOST_STEPS):
        happening.step()
        if happening.chance.random() < 0.4:
            happening.happen()
        for guest in happening.people:
            page = table_page(happening.table, guest, BASE)
            assert pages.table_fragment(page, happening.table.kept) == pages.table_fragment(page)
        if happening.table.playing.game.is_over:
            break
    await happening.table.close()


async def test_viewers_of_one_kind_see_the_same_page():
    """The headers of their browsers make no difference."""
    happening = Happening(msgspec.structs.replace(REQUESTS["teams"], clock=0), seed=7)
    seen: dict[object, str] = {}
    for _ in range(200):
        happening.translate()
        guest = happening.chance.choice(happening.people)
        settings = guest.settings | {
            "theme": happening.chance.choice(("dark", "light")),
            "introduced": happening.chance.choice(("", "cities")),
            "sounds": happening.chance.random() < 0.5,
        }
        known = msgspec.structs.replace(guest, name=happening.chance.choice("ABC"), settings=settings)
        html = pages.table_fragment(table_page(happening.table, known, BASE))
        assert seen.setdefault(kind_of_viewer(happening.table, known, BASE), html) == html
    assert len(seen) < 100
    await happening.table.close()
