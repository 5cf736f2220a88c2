"""Table: seats, game and viewers. An actor owns it, so that changes happen in order."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Generator, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeVar

import msgspec
import structlog

from argosy.errors import ChoiceError
from argosy.server.auth import ids
from argosy.server.auth.name_checks import check_free, check_name
from argosy.server.bots.bot_pool import BotPool
from argosy.server.club.sides import is_rated
from argosy.server.errors import Refused
from argosy.server.live.fragments import Fragment
from argosy.server.live.peers import ALONE, GONE, Peers
from argosy.server.storage.database import AWAY, VersionConflict
from argosy.server.storage.rows import (
    Change,
    Entry,
    EntryKind,
    Guest,
    Guide,
    Plan,
    SeatRow,
    Snapshot,
    TableRow,
    TalkRow,
)
from argosy.server.storage.store import Store
from argosy.server.tables import planned_moves, table_seed
from argosy.server.tables.abandoned_games import due_after, given_up
from argosy.server.tables.actor import Actor
from argosy.server.tables.autoplay import Autoplay
from argosy.server.tables.clocks import played_for
from argosy.server.tables.running_game import RunningGame, canonical, continued, deal_entry, dealt, replayed
from argosy.server.tables.seats import asked_seats, filled, is_asked, is_deserted
from argosy.server.tables.subscribers import Subscribers
from argosy.web.models import EndedBy, Invited, Milestones, TurningPoint
from argosy.web.rendering.fragment_cache import CachedFragment
from argosy.web.table.talk import LATE, REMATCH

TALK_LENGTH = 40
"""Lines of the talk that a page shows."""
RACES = 8
"""How often a piece of work is done anew because another process was faster; each time one of them has got
on.
"""

NO_PLANS: Mapping[int, Plan | None] = MappingProxyType({})

log = structlog.get_logger()
Result = TypeVar("Result")


class Read(NamedTuple):
    """Data of a table for readers that have at most a version."""

    known: int
    snapshot: Snapshot


class Table:
    """A table in memory.

    The methods that change something are to be called through `ask`, what only reads through `look`.

    What memory holds has always been acknowledged by the store: a choice is made on a copy, which takes the
    game's place after the write. When a write fails nobody knows whether it has happened, and other processes
    may write as well, so memory may be behind the store; then what is new there is read before anything else
    is done. Until that works nothing wrong can be written, because the version that memory would write from
    is not the newest.
    """

    def __init__(
        self,
        past: Snapshot,
        playing: RunningGame | None,
        store: Store,
        bots: BotPool,
        chosen: Counter[tuple[str, str]],
        peers: Peers = ALONE,
    ) -> None:
        self.row = past.row
        self.playing = playing
        self.talk = past.talk
        self.plans = {plan.seat: plan for plan in past.plans}
        """By seat what somebody will do when their turn comes; secret until then."""
        self.is_gone = False
        """Taken away; whoever still watches is told so."""
        self.subscribers = Subscribers(
            self.id, peers, lambda: self.row.seats, self.publish, self._forget_pages
        )
        self.invited: tuple[Invited, ...] = ()
        """Bots of others that were asked to come, as far as this process has read it (`invitations`)."""
        self.touched = time.monotonic()
        self.rendered: dict[object, Fragment] = {}
        """Fragments by kind of viewer."""
        self.milestones: dict[str, Milestones] = {}
        """By guest what they have reached in the finished game, as far as somebody has looked."""
        self.turning_point: TurningPoint | None = None
        """Of the finished game, once the coach has looked back."""
        self._store = store
        self._chosen = chosen
        self._peers = peers
        self._seq = len(past.entries)
        self._choosers = _choosers(past.entries)
        self.after_line: Callable[[TableRow], None] | None = None
        """Told how the table stands after each line of the log and at the end, once it is acknowledged."""
        self.guide_after: Callable[[Table, int], Guide | None] = lambda _table, _seat: None
        """(table, seat that chooses) -> the progress of the host with the hints; None: it stays."""
        self._news = 0
        self._secret_news: Counter[str] = Counter()
        """By guest: how often something has happened of which nobody else may know."""
        self._may_be_behind = False
        self._heard = 0
        """The newest version of which another process has told."""
        self._read: Read | None = None
        self._due_before: float | None = None
        """When time was up for what was asked before the last line of the log; not known after a restart."""
        self._actor = Actor()
        self.autoplay = Autoplay(self, bots, peers)

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do a piece of work in the table's own order: again where another process was faster, as long as it
        has written nothing.
        """
        self.touched = time.monotonic()

        async def up_to_date() -> Result:
            for _ in range(RACES):
                self._check_there()
                if self._is_behind:
                    await self._catch_up()
                before = self.row.version
                try:
                    return await work()
                except VersionConflict:
                    self._may_be_behind = True
                    if self.row.version != before:
                        break
            await self._catch_up()
            raise Refused("stale", "The table has moved on elsewhere; here is how it stands.")

        self._check_there()  # before the queue: that of a table that has been taken away is closed
        return await self._actor.ask(up_to_date)

    async def hear(self, version: int) -> None:
        """Take note that there is a version of this table; what is new is read now if somebody looks or a
        bot is to be asked, else when somebody asks for it.
        """
        self._heard = max(version, self._heard)
        if self.subscribers.watchers or self.autoplay.thinking or self._peers.has(self.id):
            with contextlib.suppress(Refused):
                await self.reach(version)

    async def reach(self, version: int) -> None:
        """Read what is new if memory has not got a version.

        Refuses, as `ask`, a table that has been taken away.
        """
        self._heard = max(version, self._heard)
        if self._is_behind:
            await self.ask(self._look_up)

    async def refresh(self) -> None:
        """Read what other processes have written. Refuses, as `ask`, a table that has been taken away."""
        known = self.row.version
        newest, snapshot = await self._store.news(self.id, known, self._seq, TALK_LENGTH)
        if snapshot is not None:
            self._read = Read(known, snapshot)
        await self.reach(GONE if newest is None else newest)
        self._read = None

    @property
    def _is_behind(self) -> bool:
        return self._may_be_behind or self._heard > self.row.version

    async def look(self, read: Callable[[], Result]) -> Result:
        """Read what is acknowledged now, without waiting for choices that are being made.

        What reads waits for nothing in between, so it never sees half of a change. Only after a write that
        has failed is the log read again before.
        """
        self.touched = time.monotonic()
        if self._is_behind:
            await self.ask(self._look_up)
        self._check_there()
        return read()

    async def _look_up(self) -> None:
        """Nothing: what is asked has caught up with the log before."""

    def _check_there(self) -> None:
        if self.is_gone:
            raise Refused("unknown_table", "This table has been taken away.")

    async def close(self) -> None:
        """Finish the work at hand and leave memory; the store has everything."""
        self.autoplay.close()
        await self._actor.close()
        self.subscribers.close()

    # questions

    @property
    def id(self) -> str:
        """The id in the address."""
        return self.row.id

    def version_for(self, guest: Guest) -> str:
        """Name what a guest's page could show now, as `changes:news`; both numbers only rise.

        changes: what everybody may know of and the store has, the same in every process. news: what is
        stored nowhere, as who looks, and secrets of this guest, as their plans; counted by this process.
        Nothing secret moves a number that somebody else sees.
        """
        return f"{self.row.shown}:{self._news + self._secret_news[guest.id]}"

    @property
    def is_quiet(self) -> bool:
        """True when no page is open, no bot works and nothing waits here."""
        return not (self.subscribers.watchers or self.autoplay.is_busy or self._actor.is_busy)

    @property
    def chosen(self) -> frozenset[int]:
        """The seats that have ever chosen in the game that runs, revealed or not, taken back or not."""
        return frozenset(self._choosers)

    @property
    def is_played(self) -> bool:
        """Is there a game in progress that this process may go on with?"""
        return self.row.phase == "playing" and not self.is_gone and not self._actor.is_closed

    def seat_of(self, guest: Guest) -> int | None:
        """Return the seat of a guest; None for a spectator."""
        return next((seat.seat for seat in self.row.seats if seat.guest == guest.id), None)

    def own_seat(self, guest: Guest, claimed: int | None = None) -> int:
        """The seat that a guest may choose for. Refuses spectators, and a claim to somebody else's seat."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not_seated", "You are watching this table; only the people who sit at it choose.")
        if claimed is not None and claimed != seat:
            raise Refused("foreign_seat", f"Seat {claimed} is not yours; you sit on seat {seat}.")
        return seat

    # seats

    async def take_seat(self, guest: Guest, name: str, wanted: int | None = None) -> None:
        """Sit down on a wanted seat if it is open, else on the first open one.

        The host begins when everybody is there.
        """
        if self.seat_of(guest) is not None:
            raise Refused("already_seated", "You sit at this table already.")
        if self.row.phase == "over":
            raise Refused("game_over", "The game is over.")
        seat = await self._open_seat(guest, wanted)
        seated = await self._free_name(guest, name, seat.seat)
        await self._put_seat(SeatRow(seat=seat.seat, kind="human", guest=guest.id, name=seated))

    async def _open_seat(self, guest: Guest, wanted: int | None) -> SeatRow:
        """The seat that a guest had in this game or wants if it is open, else the first open one.

        In a rated game nobody plays on another seat than their first one: it would hide who has lost.
        """
        is_open = [seat for seat in self.row.seats if seat.kind == "open"]
        if not is_open:
            raise Refused("table_full", "All seats of this table are taken; you can watch.")
        had = None if self.row.phase == "waiting" else await self._store.seat_had(self.id, guest.id)
        own = next((seat for seat in is_open if seat.seat == had), None)
        if own is None and had is not None and is_rated(self.row):
            raise Refused("foreign_seat", "In a rated game you can only come back to the seat that you had.")
        return own or next((seat for seat in is_open if seat.seat == wanted), is_open[0])

    async def rename(self, guest: Guest, name: str) -> None:
        """Change the name that the others see."""
        seat = self.row.seats[self._index(self.own_seat(guest))]
        await self._put_seat(msgspec.structs.replace(seat, name=await self._free_name(guest, name)))

    async def _free_name(self, guest: Guest, name: str, wanted: int | None = None) -> str:
        """The name as it is shown. wanted: the seat that the guest takes, whatever its name was.

        Refuses one that looks like that of a bot or of somebody else at the table.
        """
        shown = ids.clean_name(name)
        await check_name(self._store, guest.id, shown)
        taken = (seat for seat in self.row.seats if seat.seat != wanted and not is_asked(seat))
        others = (seat for seat in taken if seat.guest != guest.id)
        check_free(shown, (seat.name for seat in others if seat.name))
        return shown

    async def start(self, guest: Guest, substitute: str) -> None:
        """Begin now: the host may; bots sit down on the seats that are open."""
        if guest.id != self.row.host:
            raise Refused("not_host", "Only the host of the table starts the game.")
        if self.row.phase != "waiting":
            raise Refused("already_started", "The game has begun already.")
        await self._begin(filled(self.row.seats, substitute))

    async def show_in_lobby(self, guest: Guest, *, listed: bool) -> None:
        """Show the table to everybody in the lobby, or no longer: the host may, while friends are awaited."""
        if guest.id != self.row.host:
            raise Refused("not_host", "Only the host of the table shows it in the lobby.")
        if self.row.phase != "waiting":
            raise Refused("already_started", "The game has begun already.")
        await self._write(msgspec.structs.replace(self.row, listed=listed))

    async def put_seats(
        self,
        seats: Sequence[SeatRow],
        host: str | None = None,
        *,
        asks_anew: bool = False,
        line: TalkRow | None = None,
    ) -> None:
        """Say anew who sits where, and whose table it is if that changes. asks_anew: the time of the turn
        begins again. line: what the others are told of it in the talk.
        """
        row = msgspec.structs.replace(self.row, seats=tuple(seats), host=host or self.row.host)
        goes_on = None if asks_anew else self.row.due
        due = due_after(row, self._owing(), goes_on, time.time())
        await self._write(msgspec.structs.replace(row, due=due), line=line)
        self.autoplay.wake()

    async def end(self, ended_by: EndedBy, ranks: tuple[int | None, ...], line: TalkRow) -> None:
        """End the running game before its rules do. ranks: by seat. line: what everybody is told of it."""
        playing = self.running()
        standing = playing.stopped(ended_by, ranks, time.time())
        row = msgspec.structs.replace(self.row, phase="over", standing=standing, due=None)
        await self._write(row, line=line, plans=dict.fromkeys(self.plans))

    async def put_talk(self, line: TalkRow) -> None:
        """Keep a line of the talk, and show it."""
        await self._write(self.row, line=line)

    def told(self, seat: int, sign: str) -> TalkRow | None:
        """The line by which the others learn what has become of the person on a seat; None without others."""
        own = self.row.seats[self._index(seat)]
        others = any(one.kind == "human" and one.seat != seat for one in self.row.seats)
        return self.sign_line(seat, sign, Guest(id=own.guest or "")) if others else None

    def sign_line(self, seat: int, sign: str, guest: Guest) -> TalkRow:
        """The next line of the talk: a sign of somebody on a seat."""
        name = self.row.seats[self._index(seat)].name or guest.name
        seq = self.talk[-1].seq + 1 if self.talk else 0
        return TalkRow(seq=seq, seat=seat, name=name, sign=sign, at=time.time(), guest=guest.id)

    async def put_guide(self, guide: Guide) -> None:
        """Keep how far the host has come with the hints, and show the next one."""
        await self._write(msgspec.structs.replace(self.row, guide=guide))

    async def take_away(self) -> None:
        """Delete the table from the store, and notify its viewers."""
        with self._writing():
            await self._store.delete_table(self.id, self.row.version)
        self._leave()
        self._peers.tell(self.id, GONE)

    def _leave(self) -> None:
        self.is_gone = True
        self.publish()

    # clocks

    async def play_for_the_late(self) -> None:
        """Let bots play for the people whose time is up; called when a clock says so, which may be wrong by
        then.
        """
        due = self.row.due
        if due is None or due > time.time():
            await self.put_seats(self.row.seats)
        elif is_deserted(self.row):
            await self.put_seats(given_up(self.row.seats))
        else:
            late = self._late()
            await self.put_seats(played_for(self.row, self._owing()), asks_anew=True)
            for seat in late:
                if (line := self.told(seat, LATE)) is not None:
                    await self.put_talk(line)

    def _late(self) -> list[int]:
        """The seats of people who owe a choice and for whom no bot plays yet."""
        owing = self._owing()
        people = [seat for seat in self.row.seats if seat.kind == "human" and seat.bot is None]
        return [seat.seat for seat in people if seat.seat in owing]

    def _owing(self) -> frozenset[int]:
        """The seats that owe a choice in a running game."""
        return (
            frozenset(self.playing.game.owing)
            if self.playing and self.row.phase == "playing"
            else frozenset()
        )

    # choices

    async def choose(self, seat: int, text: str, moment: int | None) -> None:
        """Commit a seat's choice for good (until taken back).

        Whoever gets no error can rely on it being stored.

        It is stored as the rules list it, whatever blanks and capitals were sent.
        """
        text = canonical(text)
        playing = self.running()
        _check_moment(playing, moment)
        after = playing.copy()
        try:
            after.choose(seat, text, moment)
        except ChoiceError as error:
            raise Refused("refused", str(error), playing.game.refusal(seat, text)) from error
        await self._go_on(self._entry("choose", seat, playing.moment, text), after)
        is_bots = self.row.seats[self._index(seat)].bot is not None
        self._chosen[playing.deal.request.game, "bot" if is_bots else "person"] += 1
        self.autoplay.wake()

    async def undo(self, seat: int, moment: int | None = None) -> None:
        """Take back a choice that nobody has seen yet."""
        playing = self.running()
        _check_moment(playing, moment)
        if not playing.can_undo(seat):
            raise Refused(
                "nothing_to_undo",
                "There is nothing to take back: your choice is revealed, or you have made none.",
            )
        after = playing.copy()
        try:
            after.undo(seat)
        except ChoiceError as error:
            raise Refused("nothing_to_undo", str(error)) from error
        await self._go_on(self._entry("undo", seat, after.moment), after)

    async def rematch(self, guest: Guest, network: str = "") -> str:
        """The id of the next table: same request, another seed, the seats of the others open for them.

        Asked again, it is the same table.

        It counts for the guest who asks first, and for their network.
        """
        seat = self.own_seat(guest)
        if self.row.phase != "over":
            raise Refused("not_over", "A rematch can be asked for when the game is over.")
        if self.row.rematch is None:
            row = TableRow(
                id=ids.table_id(),
                host=guest.id,
                created=time.time(),
                phase="waiting",
                request=self.row.request,
                seats=asked_seats(self.row, guest.id),
                maker=guest.id,
                network=network,
            )
            line = self.sign_line(seat, REMATCH, guest) if any(map(is_asked, row.seats)) else None
            await self._write(msgspec.structs.replace(self.row, rematch=row.id), line=line, rematch=row)
        return str(self.row.rematch)

    async def begin_if_full(self) -> None:
        """Begin a game that waits for nobody: a new table without friends, a rematch."""
        if self.row.phase == "waiting" and not any(seat.kind == "open" for seat in self.row.seats):
            await self._begin()

    # plans

    async def plan(self, guest: Guest, text: str, moment: int) -> None:
        """Keep what a guest will choose when their turn comes, in place of what they planned before."""
        playing = self.running()
        _check_moment(playing, moment)
        seat = self.own_seat(guest)
        await self._put_plan(seat, planned_moves.plan_of(playing, seat, guest, text))

    async def drop_plan(self, guest: Guest) -> None:
        """Take back what is planned; where nothing is, nothing happens: another tab was faster, or the turn
        has come.
        """
        plan = self.plan_of(guest)
        if plan is not None:
            await self._put_plan(plan.seat, None)

    def plan_of(self, guest: Guest) -> Plan | None:
        """Return the planned move of a guest; nobody else may see it."""
        seat = self.seat_of(guest)
        plan = None if seat is None else self.plans.get(seat)
        return plan if plan is not None and plan.guest == guest.id else None

    async def _put_plan(self, seat: int, plan: Plan | None) -> None:
        await self._write(self.row, plans={seat: plan})

    async def drop(self, plan: Plan) -> None:
        """Keep that a plan could not be played, and show it to its owner."""
        await self._put_plan(plan.seat, msgspec.structs.replace(plan, dropped=True))

    # watching

    def publish(self, only: Collection[str | None] | None = None) -> None:
        """Tell all who watch that there is something new; only: tell some guests alone, because it is a
        secret of theirs.
        """
        if only is None:
            self._news += 1
            self.rendered.clear()
        else:
            self._secret_news.update(guest for guest in only if guest is not None)
        self.subscribers.tell(only)

    def _forget_pages(self) -> None:
        """Let go of what was rendered, most of what a table takes: nobody looks."""
        self.rendered.clear()
        if self.playing is not None:
            self.playing.kept.clear()

    # inner parts

    @property
    def kept(self) -> CachedFragment | None:
        """Return the cached input of the game's pages."""
        return self.playing.kept if self.playing else None

    def running(self) -> RunningGame:
        """The game that is played here. Refuses before it begins and after it is over."""
        if self.playing is None:
            raise Refused("not_started", "The game has not begun: seats are still open.")
        if self.row.phase == "over":
            raise Refused("game_over", "The game is over.")
        return self.playing

    async def _begin(self, seats: Sequence[SeatRow] | None = None) -> None:
        """Deal, to those who sit there or to other seats.

        The seed leaves the store only when the game is over.
        """
        playing = dealt(self.row.request, table_seed.of_deal(self.row))
        row = self.row if seats is None else msgspec.structs.replace(self.row, seats=tuple(seats))
        await self._go_on(deal_entry(playing, time.time()), playing, row)
        self.autoplay.wake()

    def _entry(self, kind: EntryKind, seat: int, moment: int, text: str = "") -> Entry:
        return Entry(seq=self._seq, kind=kind, seat=seat, moment=moment, text=text, at=time.time())

    async def _go_on(self, entry: Entry, after: RunningGame, row: TableRow | None = None) -> None:
        """Write the next line of the log; only then is the game what it is `after` that line, and the table
        that of `row`.
        """
        if self.playing is None or self.playing.moment != after.moment:
            after.asked_at = entry.at
        phase = "over" if after.game.is_over else "playing"
        owing = frozenset(() if phase == "over" else after.game.owing)
        row = msgspec.structs.replace(row or self.row, phase=phase, standing=after.standing(entry.at))
        due_before, due = self.row.due, due_after(row, owing, self._due_of_question(entry, after), entry.at)
        chooser = entry.seat if entry.kind == "choose" else None
        guide = None if chooser is None else self.guide_after(self, chooser)
        row = msgspec.structs.replace(row, due=due, guide=guide or row.guide)
        done = planned_moves.done_with(self.playing, chooser, self.plans, is_over=phase == "over")
        await self._write(row, entry=entry, after=after, plans=dict.fromkeys(done))
        self._due_before = due_before

    async def _write(
        self,
        row: TableRow,
        *,
        entry: Entry | None = None,
        after: RunningGame | None = None,
        line: TalkRow | None = None,
        plans: Mapping[int, Plan | None] = NO_PLANS,
        rematch: TableRow | None = None,
    ) -> None:
        """Change the table, in one transaction, and memory when that is done.

        Raises VersionConflict if another process was faster.

        Plans alone are told to nobody but their owners, because they are secret.
        """
        playing = after or self.playing
        planned = {seat: plan for seat, plan in (self.plans | dict(plans)).items() if plan is not None}
        before, owe = self.row, _bots_owe(row, playing, planned)
        is_end = row.phase == "over" and before.phase != "over"
        is_secret = bool(plans) and entry is None and not is_end
        shown = before.shown + (not is_secret)
        row = msgspec.structs.replace(row, version=before.version + 1, shown=shown, bots_owe=owe)
        change = Change(row=row, entry=entry, line=line, plans=plans, rematch=rematch)
        with self._writing():
            await self._store.change(before, change)
        self.row, self.playing, self.plans = row, playing, planned
        if entry is not None:
            self._seq = entry.seq + 1
            self._choosers |= _choosers([entry])
        if line is not None:
            self.talk = (*self.talk, line)[-TALK_LENGTH:]
        self.publish(_owners(row, plans) if is_secret else None)
        self._peers.tell(self.id, row.version)
        if (entry is not None or is_end) and self.after_line is not None:
            self.after_line(row)

    def _due_of_question(self, entry: Entry, after: RunningGame) -> float | None:
        """The due time of the question after a line of the log; None for a new one.

        After a choice is taken back the same question has the time that was left of it.
        """
        if entry.kind == "undo":
            return self._due_before
        return self.row.due if self.playing is not None and self.playing.moment == after.moment else None

    @contextlib.contextmanager
    def _writing(self) -> Generator[None]:
        """Around a write: whether one that fails has happened, only the store can say."""
        try:
            yield
        except BaseException:
            self._may_be_behind = True
            raise

    async def _catch_up(self) -> None:
        """Read what is new in the store.

        Without an answer memory stays as it was, and this is tried again later.
        """
        try:
            found = self._read_already() or await self._store.snapshot(self.id, self._seq, TALK_LENGTH)
            playing = await gone_on(self.playing, found.entries) if found else None
        except Refused:
            raise
        except AWAY:
            return
        except Exception:
            log.exception("the log cannot be read again", table=self.id)
            return
        if found is None:
            self._leave()
            raise Refused("unknown_table", "This table has been taken away.")
        self._may_be_behind, self._heard = False, 0
        if found.row.version != self.row.version:
            self._due_before = self.row.due if len(found.entries) == 1 else None
            plans = {plan.seat: plan for plan in found.plans}
            changed = [seat for seat in self.plans | plans if self.plans.get(seat) != plans.get(seat)]
            is_secret = found.row.shown == self.row.shown
            self.row, self.playing, self.talk, self.plans = found.row, playing, found.talk, plans
            self._seq += len(found.entries)
            self._choosers |= _choosers(found.entries)
            self.publish(_owners(found.row, changed) if is_secret else None)
        self.autoplay.wake()

    def _read_already(self) -> Snapshot | None:
        """The snapshot just read, if it is of use still.

        Memory must stand where it stood, and no write may have happened since.
        """
        read, self._read = self._read, None
        is_of_use = read is not None and not self._may_be_behind and read.known == self.row.version
        return (
            read.snapshot
            if read is not None and is_of_use and read.snapshot.row.version >= self._heard
            else None
        )

    def _index(self, seat: int) -> int:
        return next(index for index, row in enumerate(self.row.seats) if row.seat == seat)

    async def _put_seat(self, changed: SeatRow) -> None:
        await self.put_seats([changed if seat.seat == changed.seat else seat for seat in self.row.seats])


async def gone_on(playing: RunningGame | None, entries: Sequence[Entry]) -> RunningGame | None:
    """A game after some more lines of its log; where there was none, the game that the whole log tells.

    In a thread, because other tables should not wait for a long log.
    """
    if playing is None:
        return await asyncio.to_thread(replayed, entries) if entries else None
    return continued(playing.copy(), entries) if entries else playing


def _choosers(entries: Iterable[Entry]) -> set[int]:
    """The seats that have chosen in some lines of a log."""
    return {entry.seat for entry in entries if entry.kind == "choose" and entry.seat is not None}


def _owners(row: TableRow, seats: Collection[int]) -> set[str | None]:
    """The guests on some seats, whose plans have changed."""
    return {one.guest for one in row.seats if one.seat in seats}


def _bots_owe(row: TableRow, playing: RunningGame | None, plans: Mapping[int, Plan]) -> bool:
    """Is there a bot to be asked, or a plan to be played?"""
    if playing is None or row.phase != "playing":
        return False
    owing = frozenset(playing.game.owing)
    asked = any(seat.bot is not None and seat.seat in owing for seat in row.seats)
    return (asked and not is_deserted(row)) or planned_moves.due_plan(row, playing, plans) is not None


def _check_moment(playing: RunningGame, moment: int | None) -> None:
    now = playing.moment
    if moment is not None and moment != now:
        raise Refused("stale", f"That was chosen for moment {moment}; the table is at moment {now} now.")
