"""Subscribers of a table: who is here, in this process and others, and their pending updates."""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence

from argosy.server.live.peers import Here, Peers
from argosy.server.storage.rows import Guest, SeatRow

NEWS_DELAY = 0.01
"""Seconds before those who watch are told something, so that the answer to the person whose click it was
goes out first.
"""
TOLD_AT_ONCE = 25
"""Of those who watch, so that a crowd of a thousand holds up neither this table nor others."""
CROWD_DELAY = 1.0
"""Seconds between two pieces of news about how many watch."""
AWAY_AFTER = 3.0
"""Seconds after which somebody whose last stream ended counts as away: a reload is no departure."""
SILENT = 60.0
"""Seconds after which nobody looks any more in a process that has not said so again."""


class Watcher:
    """One open stream.

    It is told that something is new and fetches the newest state itself: nothing can pile up.
    """

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.news = asyncio.Event()


class Subscribers:
    """Open pages of a table, with functions called when they change.

    seats: who sits there now. changed: called when it has changed who is here. deserted: called when nobody
    looks here any more.
    """

    def __init__(
        self,
        table: str,
        peers: Peers,
        seats: Callable[[], Sequence[SeatRow]],
        changed: Callable[[], None],
        deserted: Callable[[], None],
    ) -> None:
        self.watchers: set[Watcher] = set()
        self.last_seen: dict[str, float] = {}
        """By guest who has gone when that was."""
        self._table = table
        self._peers = peers
        self._seats = seats
        self._changed = changed
        self._deserted = deserted
        self._elsewhere: dict[str, Here] = {}
        """By process who looks there."""
        self._heard_from: dict[str, float] = {}
        """By process when it last said so."""
        self._untold: set[Watcher] = set()
        """Those who have not heard yet that there is something new."""
        self._telling: asyncio.Task[None] | None = None
        self.departures: set[asyncio.Task[None]] = set()
        """Those who have closed their last page, and may come back with the next one."""
        self._crowd: asyncio.TimerHandle | None = None
        """When the number of those who watch is told."""

    def close(self) -> None:
        """Send pending updates, and cancel everything that waits."""
        for task in self.departures:
            task.cancel()
        if self._crowd is not None:
            self._crowd.cancel()
        if self._telling is not None:
            self._telling.cancel()
        for watcher in self._untold:  # because those who watch a table that is taken away have to hear of it
            watcher.news.set()

    # who is here

    def is_connected(self, guest: str) -> bool:
        """True while a guest has an open stream, here or in another process."""
        seat = next((row.seat for row in self._seats() if row.guest == guest), None)
        return self._looks(guest) or any(seat in here.seats for here in self._elsewhere.values())

    def was_open(self, since: float) -> bool:
        """True if a page is open here, or was since a moment."""
        return bool(self.watchers) or any(moment >= since for moment in self.last_seen.values())

    def spectators(self) -> int:
        """Count the viewers without a seat."""
        return self._here().spectators + sum(here.spectators for here in self._elsewhere.values())

    def attach(self, guest: Guest) -> Watcher:
        """Open a stream for a guest."""
        was_here = self._looks(guest.id)
        watcher = Watcher(guest)
        self.watchers.add(watcher)
        if not was_here:
            self.last_seen.pop(guest.id, None)
            self._tell_who_is_here(guest.id)
        return watcher

    def detach(self, watcher: Watcher) -> None:
        """Close a stream; the others hear of it after a moment, if the guest has not come back by then."""
        self.watchers.discard(watcher)
        task = asyncio.create_task(self._note_departure(watcher.guest.id))
        self.departures.add(task)
        task.add_done_callback(self.departures.discard)

    async def _note_departure(self, guest: str) -> None:
        await asyncio.sleep(AWAY_AFTER)
        if not self.watchers:
            self._deserted()
        if not self._looks(guest):
            self.last_seen[guest] = time.time()
            self._tell_who_is_here(guest)

    def _looks(self, guest: str) -> bool:
        return any(watcher.guest.id == guest for watcher in self.watchers)

    def _here(self) -> Here:
        """Return the viewers in this process."""
        guests = {watcher.guest.id for watcher in self.watchers}
        seated = {seat.guest: seat.seat for seat in self._seats() if seat.guest is not None}
        return Here(
            tuple(sorted(seated[guest] for guest in guests & seated.keys())), len(guests - seated.keys())
        )

    # other processes

    def hear_presence(self, origin: str, here: Here) -> None:
        """Take note of who looks in another process."""
        before = self._elsewhere.get(origin, Here())
        self._heard_from[origin] = time.monotonic()
        self._elsewhere = {one: kept for one, kept in self._elsewhere.items() if one != origin}
        if here != Here():
            self._elsewhere[origin] = here
        if here != before:
            self._note_who_is_here(is_seated=here.seats != before.seats)

    def tell_presence(self) -> None:
        """Tell other processes who looks here, if anybody does, and forget those that have said nothing for
        long.
        """
        if self.watchers:
            self._peers.tell_presence(self._table, self._here())
        for origin in [one for one in self._elsewhere if time.monotonic() - self._heard_from[one] > SILENT]:
            self.hear_presence(origin, Here())
            del self._heard_from[origin]

    # what is new

    @property
    def has_been_told(self) -> bool:
        """True when all who watch have heard of all that is new."""
        return self._telling is None

    def tell(self, only: Collection[str | None] | None = None) -> None:
        """Notify all viewers of a change; only: notify some guests alone."""
        self._untold |= {watcher for watcher in self.watchers if only is None or watcher.guest.id in only}
        if self._untold and self._telling is None:
            self._telling = asyncio.create_task(self._tell_bit_by_bit())

    async def _tell_bit_by_bit(self) -> None:
        await asyncio.sleep(NEWS_DELAY)
        while self._untold:
            for _ in range(min(TOLD_AT_ONCE, len(self._untold))):
                self._untold.pop().news.set()
            await asyncio.sleep(0)
        self._telling = None

    def _tell_who_is_here(self, guest: str) -> None:
        """Tell it at once of somebody who sits here; of those who watch once in a while, because a thousand
        may come.
        """
        self._peers.tell_presence(self._table, self._here())
        self._note_who_is_here(is_seated=any(seat.guest == guest for seat in self._seats()))

    def _note_who_is_here(self, *, is_seated: bool) -> None:
        if is_seated:
            self._changed()
        elif self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD_DELAY, self._tell_of_the_crowd)

    def _tell_of_the_crowd(self) -> None:
        self._crowd = None
        self._changed()
