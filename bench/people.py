"""Simulated players of a load test, who choose through the JSON API and load no page."""

import asyncio
import time
from typing import Any

import msgspec
from bench.clients import Client

SEATS = 3
FRIENDS = {"edition": "2010", "seat-0": "you", "seat-1": "friend", "seat-2": "friend", "name": "Host"}
JSON = "application/json"


class LoadError(Exception):
    """The server has answered something that a load cannot go on with."""


async def new_table(host: Client, form: dict[str, str]) -> str:
    """Make a table; its id."""
    answer = await host.post_form("/tables", {"edition": "2010", "players": str(SEATS)} | form)
    _check(answer.status == 303, f"a new table is answered with {answer.status}: {answer.body[:200]!r}")
    return answer.header("location").removeprefix("/t/")


def with_bots(bot: str) -> dict[str, str]:
    """The form of a table with one person and bots."""
    return {"seat-0": "you"} | {f"seat-{seat}": f"bot:{bot}" for seat in range(1, SEATS)}


async def state(person: Client, table: str) -> dict[str, Any]:
    """The state of a table for somebody."""
    answer = await person.get(f"/api/tables/{table}")
    _check(answer.status == 200, f"a table is answered with {answer.status}: {answer.body[:200]!r}")
    return msgspec.json.decode(answer.body)


class People:
    """Three people at one table who sell the first card of their hands, as fast as they are answered.

    They do so one after the other.

    They know their hands without asking: hands are seen once an age, and then go round by one seat a turn. So
    the server does nothing for them but take choices.
    """

    def __init__(self, port: int, *, is_form: bool = False) -> None:
        self.people = [Client(port) for _ in range(SEATS)]
        self.table = ""
        self.is_form = is_form
        self.is_over = False
        self.acknowledged = 0.0
        """When the last choice was."""
        self._hands: list[list[str]] = []
        self._step = 1
        self._moment = 0
        self._next = SEATS

    async def sit_down(self) -> None:
        """Begin a game."""
        host, *friends = self.people
        self.table, self.is_over, self._next = await new_table(host, FRIENDS), False, SEATS
        for number, friend in enumerate(friends):
            seated = await friend.post_form(f"/t/{self.table}/seat", {"name": f"Friend {number}"})
            _check(seated.status == 303, f"a seat is answered with {seated.status}: {seated.body[:200]!r}")
        await host.post_form(f"/t/{self.table}/start")
        await self.look()

    async def look(self) -> None:
        """See how the table stands: at its beginning, and at that of an age."""
        seen = [await state(person, self.table) for person in self.people]
        view = seen[0]["view"]
        self.is_over = seen[0]["phase"] == "over"
        self._hands = [one["view"]["hand"] for one in seen]
        self._step = 1 if view["direction"] == "left" else -1
        self._moment = view["moment"]
        self._next = 0

    async def choose(self) -> float:
        """The next choice; seconds until it was acknowledged.

        After the last one of a game the table is over.
        """
        card = self._hands[self._next].pop(0)
        person, choice = self.people[self._next], f"sell {card}"
        begun = time.perf_counter()
        if self.is_form:
            fields = {"choice": choice, "moment": str(self._moment)}
            answer = await person.post_form(f"/t/{self.table}/choose", fields)
        else:
            body = f'{{"choice": "{choice}", "moment": {self._moment}}}'.encode()
            answer = await person.post(f"/api/tables/{self.table}/choose", body, JSON)
        self.acknowledged = time.perf_counter()
        _check(
            answer.status in (200, 303), f"{choice} is answered with {answer.status}: {answer.body[:200]!r}"
        )
        seconds = self.acknowledged - begun
        self._next += 1
        if self._next == SEATS:
            await self._end_turn()
        return seconds

    async def _end_turn(self) -> None:
        if len(self._hands[0]) == 1:  # the last card of an age is discarded, and other hands are dealt
            await self.look()
        else:
            self._hands = [self._hands[(seat - self._step) % SEATS] for seat in range(SEATS)]
            self._moment += 1
            self._next = 0

    def close(self) -> None:
        """Stand up."""
        for person in self.people:
            person.close()


class Sociable:
    """One person with bots, who looks how the table stands and sells a card whenever it is their turn."""

    def __init__(self, port: int, bot: str) -> None:
        self.http = Client(port)
        self.bot = bot
        self.table = ""

    async def sit_down(self) -> None:
        """Begin a game."""
        self.table = await new_table(self.http, with_bots(self.bot))

    async def choose(self) -> float | None:
        """Choose; seconds until that was acknowledged, None if there was nothing to choose.

        Over: LookupError.
        """
        seen = await state(self.http, self.table)
        if seen["phase"] == "over":
            raise LookupError(self.table)
        texts = [choice["text"] for choice in seen["choices"]]
        if not texts:
            return None
        choice = next((text for text in texts if text.startswith("sell ")), texts[0])
        body = msgspec.json.encode({"choice": choice, "moment": seen["view"]["moment"]})
        begun = time.perf_counter()
        answer = await self.http.post(f"/api/tables/{self.table}/choose", body, JSON)
        seconds = time.perf_counter() - begun
        _check(answer.status == 200, f"{choice} is answered with {answer.status}: {answer.body[:200]!r}")
        return seconds

    async def play_to_the_end(self) -> None:
        """Choose until the game is over."""
        while True:
            try:
                if await self.choose() is None:
                    await asyncio.sleep(0.005)
            except LookupError:
                return


def _check(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise LoadError(otherwise)
