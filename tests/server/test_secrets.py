"""What somebody may not know never reaches them: not on a page, not in a stream, not in a log line."""

import asyncio
import random

import pytest

from argosy.server.live import stream
from argosy.server.rows import Guest

BASE = "http://argosy.test"
TRIES = 200
WAYS = ("fragment", "page", "stream")


async def look(way: str, house, table, guest: Guest, somebody) -> str:
    """What somebody is shown: the live part of a page, the whole page, or the first message of a stream."""
    if way == "stream":
        chunks = stream(house, table, guest, BASE)
        try:
            return await anext(chunks)
        finally:
            await chunks.aclose()
    answer = await somebody.get(f"/t/{table.id}", headers={"hx-request": "true"} if way == "fragment" else {})
    return answer.text


async def after(turns: int, work):
    """Do something a little later: so many turns of the event loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    return await work


@pytest.mark.slow
async def test_sitting_down_while_the_game_starts_shows_nobody_elses_hand(house, person):
    """Ben asks for the table as a spectator, sits down and is dealt a hand, all at once; then Cleo looks.

    She has the same language and as little of a name as Ben: what is rendered for him as a spectator is hers too.
    """
    chance = random.Random(3)
    ada, cleo = person("Ada"), person("Cleo")
    watcher = Guest(id="cleo", settings={"language": "en"})
    for number in range(TRIES):
        ben = person("Ben")
        await ben.get("/")
        form = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}
        table = await house.tables.get(await ada.new_table(**form))
        ben_id = ben.http.cookies["argosy_guest"].partition(".")[0]
        guest = Guest(id=ben_id, settings={"language": "en"})
        looks = [look(WAYS[(number + turn) % 3], house, table, guest, ben) for turn in range(2)]
        await asyncio.gather(
            after(chance.randrange(8), table.ask(lambda table=table, guest=guest: table.take_seat(guest, "Ben"))),
            after(chance.randrange(12), table.ask(lambda table=table: table.start(Guest(id=table.row.host), "random"))),
            *(after(chance.randrange(12), one) for one in looks),
            return_exceptions=True,
        )
        assert table.playing is not None
        seen = await look(WAYS[number % 3], house, table, watcher, cleo)
        assert hands_on(seen, table) == set()
        own = await look("fragment", house, table, guest, ben)
        assert hands_on(own, table) == {table.seat_of(guest)} - {None}
        await house.tables.close()


def hands_on(text: str, table) -> set[int]:
    """The seats whose whole hand is offered in a text."""
    game = table.playing.game
    return {seat for seat in (0, 1, 2) if all(f'value="sell {card}"' in text for card in game.view(seat).hand)}
