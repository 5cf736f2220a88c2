"""One table: who sits there, the game, who watches. An actor owns it, so everything happens in order."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import TypeVar

import msgspec
import structlog

from argosy import bots
from argosy.errors import ChoiceError
from argosy.server import ids, luck, planning
from argosy.server.actor import Actor
from argosy.server.bot_pool import BotFailed, BotPool, random_choice
from argosy.server.clocks import due_after, is_played_for, played_for
from argosy.server.database import AWAY, reason_of
from argosy.server.errors import Refused
from argosy.server.fragments import Fragment
from argosy.server.late_bots import LateBots
from argosy.server.rows import Entry, EntryKind, Guest, Guide, Plan, SeatRow, TableRow, TalkRow
from argosy.server.running_game import RunningGame, canonical, deal_entry, dealt, replayed
from argosy.server.seats import filled, is_kept, seats_again
from argosy.server.store import Store, Taken
from argosy.server.versions import more_news, version_text
from argosy.web.keeping import Kept

ATTEMPTS = 2
"""How often a bot that died or thought too long is asked before a random choice takes its place. One that somebody else has
written is asked once: whatever it has done, it would do again.
"""
BOT_DELAY = 0.03
"""Seconds before a bot is asked, so that the answer to the person whose click has woken it goes out first."""
TIME_TO_UNDO = 2.0
"""Seconds that a bot leaves to a person who may still take the last choice back: its answer would make that final.
Half a second of it goes to the animation; the rest is long enough to see a slip and to reach the button, and short
enough not to be felt as waiting."""
NEWS_DELAY = 0.01
"""Seconds before those who watch are told something, so that the answer to the person whose click it was goes out first."""
TOLD_AT_ONCE = 25
"""Of those who watch, so that a crowd of a thousand holds up neither this table nor others."""
CROWD_DELAY = 1.0
"""Seconds between two pieces of news about how many watch."""
AWAY_AFTER = 3.0
"""Seconds after which somebody whose last stream ended counts as away: a reload is no departure."""
TALK_LENGTH = 40
"""Lines of the talk that a page shows."""
RETRY_DELAY = 1.0
"""Seconds after which a bot whose choice could not be stored is asked again."""

log = structlog.get_logger()
Result = TypeVar("Result")


class Watcher:
    """One open stream. It is told that something is new and fetches the newest state itself: nothing can pile up."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.news = asyncio.Event()


class ReadLog(msgspec.Struct, frozen=True):
    """What the log of a table told."""

    length: int = 0
    playing: RunningGame | None = None
    talk: tuple[TalkRow, ...] = ()
    plans: tuple[Plan, ...] = ()


async def read_log(store: Store, table: str) -> ReadLog:
    """Read the log, the talk and the plans, and replay the log, in a thread, because other tables should not wait for that."""
    entries = await store.entries(table)
    playing = await asyncio.to_thread(replayed, entries) if entries else None
    return ReadLog(len(entries), playing, tuple(await store.talk(table, TALK_LENGTH)), tuple(await store.plans(table)))


class Table:
    """A table in memory. The methods that change something are to be called through `ask`, what only reads through `look`.

    What memory holds has always been acknowledged by the store: a choice is made on a copy, which takes the game's
    place after the write. When a write fails nobody knows whether it has happened, so memory may be behind the log;
    then the log is read again before anything else is done. Until that works nothing wrong can be written, because
    the place in the log that memory would write to is taken.
    """

    def __init__(
        self, row: TableRow, past: ReadLog, store: Store, bots: BotPool, chosen: Counter[tuple[str, str]]
    ) -> None:
        self.row = row
        self.playing = past.playing
        self.talk = past.talk
        self.plans = {plan.seat: plan for plan in past.plans}
        """By seat what somebody will do when their turn comes; secret until then."""
        self.is_gone = False
        """Taken away; whoever still watches is told so."""
        self.watchers: set[Watcher] = set()
        self._untold: set[Watcher] = set()
        """Those who have not heard yet that there is something new."""
        self._telling: asyncio.Task[None] | None = None
        self.last_seen: dict[str, float] = {}
        self.touched = time.monotonic()
        self.rendered: dict[object, Fragment] = {}
        """Fragments by kind of viewer."""
        self._store = store
        self._bots = bots
        self._chosen = chosen
        self._seq = past.length
        self._news = more_news()
        self._may_be_behind = False
        self._due_before: float | None = None
        """When time was up for what was asked before the last line of the log; not known after a restart."""
        self._actor = Actor()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._planned: asyncio.Task[None] | None = None
        """Plays the plan whose turn has come."""
        self._departures: set[asyncio.Task[None]] = set()
        self._crowd: asyncio.TimerHandle | None = None
        """When the number of those who watch is told."""
        self._failing: set[int] = set()
        self.late_bots = LateBots(self.publish)

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do a piece of work in the table's own order."""
        self.touched = time.monotonic()

        async def up_to_date() -> Result:
            self._check_there()
            if self._may_be_behind:
                await self._catch_up()
            return await work()

        self._check_there()  # before the queue: that of a table that has been taken away is closed
        return await self._actor.ask(up_to_date)

    async def look(self, read: Callable[[], Result]) -> Result:
        """Read what is acknowledged now, without waiting for choices that are being made.

        What reads waits for nothing in between, so it never sees half of a change. Only after a write that has failed
        is the log read again before.
        """
        self.touched = time.monotonic()
        if self._may_be_behind:
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
        for task in (*self._thinking.values(), *self._departures, self._planned):
            if task is not None:
                task.cancel()
        if self._crowd is not None:
            self._crowd.cancel()
        await self._actor.close()
        if self._telling is not None:
            self._telling.cancel()
        for watcher in self._untold:  # because those who watch a table that is taken away have to hear of it
            watcher.news.set()

    # questions

    @property
    def id(self) -> str:
        """The id in the address."""
        return self.row.id

    @property
    def version(self) -> str:
        """Names what a page could show now: rises with everything that happens."""
        return version_text(self._seq, self._news)

    @property
    def is_quiet(self) -> bool:
        """True when nobody watches, thinks or waits here."""
        return not (self.watchers or self._thinking or self._planned or self._actor.is_busy)

    @property
    def has_told(self) -> bool:
        """True when all who watch have heard of all that is new."""
        return self._telling is None

    def seat_of(self, guest: Guest) -> int | None:
        """Where a guest sits; None for somebody who only watches."""
        return next((seat.seat for seat in self.row.seats if seat.guest == guest.id), None)

    def own_seat(self, guest: Guest, claimed: int | None = None) -> int:
        """The seat that a guest may choose for. Refuses spectators, and a claim to somebody else's seat."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not_seated", "You are watching this table; only the people who sit at it choose.")
        if claimed is not None and claimed != seat:
            raise Refused("foreign_seat", f"Seat {claimed} is not yours; you sit on seat {seat}.")
        return seat

    def is_connected(self, guest: str) -> bool:
        """True while a guest has an open stream."""
        return any(watcher.guest.id == guest for watcher in self.watchers)

    def spectators(self) -> int:
        """How many people watch who do not sit here."""
        seated = {seat.guest for seat in self.row.seats}
        return len({watcher.guest.id for watcher in self.watchers} - seated)

    # seats

    async def take_seat(self, guest: Guest, name: str) -> None:
        """Sit down on the first open seat. The host begins when everybody is there."""
        if self.seat_of(guest) is not None:
            raise Refused("already_seated", "You sit at this table already.")
        if self.row.phase == "over":
            raise Refused("game_over", "The game is over.")
        seat = next((seat for seat in self.row.seats if seat.kind == "open"), None)
        if seat is None:
            raise Refused("table_full", "All seats of this table are taken; you can watch.")
        await self._put_seat(SeatRow(seat=seat.seat, kind="human", guest=guest.id, name=ids.clean_name(name)))

    async def rename(self, guest: Guest, name: str) -> None:
        """Change the name that the others see."""
        seat = self.row.seats[self._index(self.own_seat(guest))]
        await self._put_seat(msgspec.structs.replace(seat, name=ids.clean_name(name)))

    async def start(self, guest: Guest, substitute: str) -> None:
        """Begin now: the host may; bots sit down on the seats that are open."""
        if guest.id != self.row.host:
            raise Refused("not_host", "Only the host of the table starts the game.")
        if self.row.phase != "waiting":
            raise Refused("already_started", "The game has begun already.")
        await self.put_seats(filled(self.row.seats, substitute))
        await self._begin()

    async def show_in_lobby(self, guest: Guest, *, listed: bool) -> None:
        """Show the table to everybody in the lobby, or no longer: the host may, while friends are awaited."""
        if guest.id != self.row.host:
            raise Refused("not_host", "Only the host of the table shows it in the lobby.")
        if self.row.phase != "waiting":
            raise Refused("already_started", "The game has begun already.")
        with self._writing():
            await self._store.put_listed(self.id, listed=listed)
        self.row = msgspec.structs.replace(self.row, listed=listed)
        self.publish()

    async def put_seats(self, seats: Sequence[SeatRow], host: str | None = None, *, asks_anew: bool = False) -> None:
        """Say anew who sits where, and whose table it is if that changes. asks_anew: the time of the turn begins again."""
        row = msgspec.structs.replace(self.row, seats=tuple(seats), host=host or self.row.host)
        goes_on = None if asks_anew else self.row.due
        row = msgspec.structs.replace(row, due=due_after(row, self._owing(), goes_on, time.time()))
        with self._writing():
            await self._store.put_seats(row)
        self.row = row
        self.publish()
        self.wake_bots()

    async def put_talk(self, line: TalkRow) -> None:
        """Keep a line of the talk, and show it."""
        try:
            with self._writing():
                await self._store.add_talk(self.id, line)
        except Taken as taken:
            await self._catch_up()
            raise Refused("stale", "Somebody was faster; say it again.") from taken
        self.talk = (*self.talk, line)[-TALK_LENGTH:]
        self.publish()

    async def put_guide(self, guide: Guide) -> None:
        """Keep how far the host has come with the hints, and show the next one."""
        with self._writing():
            await self._store.put_guide(self.id, guide)
        self.row = msgspec.structs.replace(self.row, guide=guide)
        self.publish()

    async def take_away(self) -> None:
        """Take the table out of the store, for good. Those who watch are told."""
        with self._writing():
            await self._store.delete_table(self.id)
        self.is_gone = True
        self.publish()

    async def read_again_after(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something to what is stored of this table, and read it again."""
        with self._writing():
            await work()
        await self._catch_up()

    # clocks

    async def play_for_the_late(self) -> None:
        """Let bots play for the people whose time is up; called when a clock says so, which may be wrong by then."""
        due = self.row.due
        if due is not None and due <= time.time():
            await self.put_seats(played_for(self.row, self._owing()))
        else:
            await self.put_seats(self.row.seats)

    def _owing(self) -> frozenset[int]:
        """The seats that owe a choice in a running game."""
        return frozenset(self.playing.game.owing) if self.playing and self.row.phase == "playing" else frozenset()

    # choices

    async def choose(self, seat: int, text: str, moment: int | None) -> None:
        """Commit a seat's choice for good (until taken back). Whoever gets no error can rely on it being stored.

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
        await self._write(self._entry("choose", seat, playing.moment, text), after)
        is_bots = self.row.seats[self._index(seat)].bot is not None
        self._chosen[playing.deal.request.game, "bot" if is_bots else "person"] += 1
        self.wake_bots()

    async def undo(self, seat: int, moment: int | None = None) -> None:
        """Take back a choice that nobody has seen yet."""
        playing = self.running()
        _check_moment(playing, moment)
        if not playing.can_undo(seat):
            raise Refused(
                "nothing_to_undo", "There is nothing to take back: your choice is revealed, or you have made none."
            )
        after = playing.copy()
        try:
            after.undo(seat)
        except ChoiceError as error:
            raise Refused("nothing_to_undo", str(error)) from error
        await self._write(self._entry("undo", seat, after.moment), after)

    async def rematch(self, guest: Guest) -> str:
        """The id of the next table: same request, same people, another seed. Asked again, it is the same table."""
        self.own_seat(guest)
        if self.row.phase != "over":
            raise Refused("not_over", "A rematch can be asked for when the game is over.")
        if self.row.rematch is None:
            row = TableRow(
                id=ids.table_id(),
                host=self.row.host,
                created=time.time(),
                phase="waiting",
                request=self.row.request,
                seats=seats_again(self.row),
            )
            with self._writing():
                kept = await self._store.add_rematch(self.id, row)
            self.row = msgspec.structs.replace(self.row, rematch=kept)
            self.publish()
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
        await self._put_plan(seat, planning.plan_of(playing, seat, guest, text))

    async def drop_plan(self, guest: Guest) -> None:
        """Take back what is planned; where nothing is, nothing happens: another tab was faster, or the turn has come."""
        plan = self.plan_of(guest)
        if plan is not None:
            await self._put_plan(plan.seat, None)

    def plan_of(self, guest: Guest) -> Plan | None:
        """What a guest has planned here; nobody else may see it."""
        seat = self.seat_of(guest)
        plan = None if seat is None else self.plans.get(seat)
        return plan if plan is not None and plan.guest == guest.id else None

    async def _put_plan(self, seat: int, plan: Plan | None) -> None:
        with self._writing():
            await self._store.put_plan(self.id, seat, plan)
        self.plans = {other: kept for other, kept in self.plans.items() if other != seat}
        if plan is not None:
            self.plans[seat] = plan
        self.publish(only=next(row.guest for row in self.row.seats if row.seat == seat))

    def wake_plans(self) -> None:
        """Play the plan whose turn has come."""
        if (
            self.playing is None
            or self.row.phase != "playing"
            or self.is_gone
            or self._planned
            or self._actor.is_closed
        ):
            return
        plan = planning.due_plan(self.row, self.playing, self.plans)
        if plan is not None:
            self._planned = asyncio.create_task(self._play(plan, self.playing.moment))

    async def _play(self, plan: Plan, asked: int) -> None:
        """Commit what was planned, as soon as that takes nothing from an opponent who may still change their mind."""
        try:
            await asyncio.sleep(self._time_before_plans(plan.seat))
            await self.ask(lambda: self._settle(plan, asked))
        except Refused as refused:
            log.warning("plan refused", table=self.id, seat=plan.seat, reason=refused.code)
        except Exception:
            log.exception("plan is lost", table=self.id, seat=plan.seat)
            await asyncio.sleep(RETRY_DELAY)
        self._planned = None
        self.wake_plans()

    def _time_before_plans(self, seat: int) -> float:
        """A plan, like a bot, leaves a person the time to take back what it would make final."""
        playing, others = self.running(), (row.seat for row in self.row.seats if row.seat != seat and row.guest)
        return TIME_TO_UNDO if any(map(playing.can_undo, others)) else 0

    async def _settle(self, plan: Plan, asked: int) -> None:
        """Play a plan or drop it, unless the table has moved on or its owner has changed their mind."""
        playing = self.running()
        if playing.moment != asked or planning.due_plan(self.row, playing, self.plans) != plan:
            return
        if planning.stands(playing, plan):
            await self.choose(plan.seat, plan.text, asked)
        else:
            await self._put_plan(plan.seat, msgspec.structs.replace(plan, dropped=True))

    # watching

    def publish(self, only: str | None = None) -> None:
        """Tell all who watch that there is something new; only: tell one guest alone, because it is a secret of theirs."""
        self._news = more_news()
        self._untold |= {watcher for watcher in self.watchers if only in (None, watcher.guest.id)}
        if self._untold and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Tell those who watch, some at a time."""
        await asyncio.sleep(NEWS_DELAY)
        while self._untold:
            for _ in range(min(TOLD_AT_ONCE, len(self._untold))):
                self._untold.pop().news.set()
            await asyncio.sleep(0)
        self._telling = None

    def attach(self, guest: Guest) -> Watcher:
        """Open a stream for a guest."""
        was_here = self.is_connected(guest.id)
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
        self._departures.add(task)
        task.add_done_callback(self._departures.discard)

    async def _note_departure(self, guest: str) -> None:
        await asyncio.sleep(AWAY_AFTER)
        if not self.watchers:
            self._forget_pages()
        if not self.is_connected(guest):
            self.last_seen[guest] = time.time()
            self._tell_who_is_here(guest)

    def _forget_pages(self) -> None:
        """Let go of what was rendered, most of what a table takes: nobody looks."""
        self.rendered.clear()
        if self.playing is not None:
            self.playing.kept.clear()

    def _tell_who_is_here(self, guest: str) -> None:
        """Tell it at once of somebody who sits here; of those who watch once in a while, because a thousand may come."""
        if any(seat.guest == guest for seat in self.row.seats):
            self.publish()
        elif self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(CROWD_DELAY, self._tell_of_the_crowd)

    def _tell_of_the_crowd(self) -> None:
        self._crowd = None
        self.publish()

    # bots

    def wake_bots(self) -> None:
        """Ask every bot that owes a choice and does not think yet; what people have planned is played, too."""
        self.wake_plans()
        if self.playing is None or self.row.phase != "playing" or self.is_gone or self._is_deserted:
            return
        owing = set(self.playing.game.owing)
        for seat in self.row.seats:
            if seat.bot is not None and seat.seat in owing and seat.seat not in self._thinking:
                task = asyncio.create_task(self._think(seat, self.playing.moment))
                self._thinking[seat.seat] = task

    async def _think(self, seat: SeatRow, asked: int) -> None:
        """Let a bot decide from its view, outside this process, and commit what it says."""
        try:
            await asyncio.sleep(self._time_before_bots())
            text = await self._answer(seat, asked)
            if text is not None:
                await self.ask(lambda: self._commit(seat.seat, text, asked))
        except Refused as refused:
            log.warning("bot refused", table=self.id, seat=seat.seat, bot=seat.bot, reason=refused.code)
        except Exception:
            log.exception("bot's choice is lost", table=self.id, seat=seat.seat)
            await asyncio.sleep(RETRY_DELAY)  # because a full disk would make this an endless loop
        self._thinking.pop(seat.seat, None)
        self.wake_bots()

    def seconds_to_undo(self) -> float:
        """How long from a choice on a bot waits for second thoughts; 0 where no bot's answer would make it final."""
        playing = self.playing
        if playing is None or playing.game.is_over or not playing.shows_at_once:
            return 0
        bots = any(seat.bot is not None and seat.seat in playing.game.owing for seat in self.row.seats)
        people = [seat.seat for seat in self.row.seats if seat.kind == "human" and not is_played_for(seat)]
        return TIME_TO_UNDO if bots and any(playing.can_undo(seat) for seat in people) else 0

    @property
    def _is_deserted(self) -> bool:
        """Nobody plays and somebody may come back: bots do not play such a game to its end."""
        has_people = any(seat.kind == "human" and not is_played_for(seat) for seat in self.row.seats)
        may_come_back = any(is_kept(seat) or is_played_for(seat) for seat in self.row.seats)
        return self._actor.is_closed or (may_come_back and not has_people)

    def _time_before_bots(self) -> float:
        """Seconds before a bot is asked."""
        return self.seconds_to_undo() or BOT_DELAY

    async def _answer(self, seat: SeatRow, asked: int) -> str | None:
        """What a bot says once there is a place for its question; None if nobody asks it any more by then."""
        if not self._is_still_asked(seat.seat, asked):
            return None
        with self.late_bots.waiting(seat.seat) as begun:
            async with self._bots.of(str(seat.bot)).place():
                return await self._decision(seat, begun) if self._is_still_asked(seat.seat, asked) else None

    async def _decision(self, seat: SeatRow, begun: Callable[[], None]) -> str:
        """What the bot says, or any choice if it cannot say anything. A bot that has failed before gets one attempt."""
        playing, bot = self.running(), str(seat.bot)
        game, choices = playing.deal.request.game, playing.game.choices(seat.seat)
        view, chance = playing.view(seat.seat), luck.of_bot(self.row, playing, seat.seat)
        attempts = 1 if seat.seat in self._failing or bots.is_own(bot) else ATTEMPTS
        reason = ""
        for attempt in range(attempts):
            try:
                text = await self._bots.of(bot).decide(game, bot, view, choices, chance, begun)
            except BotFailed as failure:
                reason = failure.kind
                if attempts > 1:
                    log.warning("bot failed", table=self.id, seat=seat.seat, attempt=attempt + 1, reason=reason)
            else:
                self._failing.discard(seat.seat)
                return text
        self._failing.add(seat.seat)
        log.error("random choice in place of a bot", table=self.id, seat=seat.seat, bot=bot, reason=reason)
        return random_choice(choices)

    async def _commit(self, seat: int, text: str, asked: int) -> None:
        """A bot's choice, unless the table has moved on or the seat owes nothing any more."""
        if self._is_still_asked(seat, asked):
            # The seat is still marked as thinking here; it is asked again when it owes a second choice at once.
            await self.choose(seat, text, asked)

    def _is_still_asked(self, seat: int, asked: int) -> bool:
        """Does the seat still owe the choice that it was asked for, and does a bot still play it?"""
        playing = self.running()
        is_bots = self.row.seats[self._index(seat)].bot is not None
        return is_bots and playing.moment == asked and seat in playing.game.owing

    # inner parts

    @property
    def kept(self) -> Kept | None:
        """What pages of the game were made of."""
        return self.playing.kept if self.playing else None

    def running(self) -> RunningGame:
        """The game that is played here. Refuses before it begins and after it is over."""
        if self.playing is None:
            raise Refused("not_started", "The game has not begun: seats are still open.")
        if self.row.phase == "over":
            raise Refused("game_over", "The game is over.")
        return self.playing

    async def _begin(self) -> None:
        """Deal. The seed leaves the store only when the game is over."""
        playing = dealt(self.row.request, luck.of_deal(self.row))
        await self._write(deal_entry(playing, time.time()), playing)
        self.wake_bots()

    def _entry(self, kind: EntryKind, seat: int, moment: int, text: str = "") -> Entry:
        return Entry(seq=self._seq, kind=kind, seat=seat, moment=moment, text=text, at=time.time())

    async def _write(self, entry: Entry, after: RunningGame) -> None:
        """Write the next line of the log; only then is the game what it is `after` that line."""
        phase = "over" if after.game.is_over else "playing"
        standing = after.standing(entry.at)
        owing = frozenset(() if phase == "over" else after.game.owing)
        due = due_after(self.row, owing, self._due_of_question(entry, after), entry.at)
        chooser = entry.seat if entry.kind == "choose" else None
        done = planning.done_with(self.playing, chooser, self.plans, is_over=phase == "over")
        try:
            with self._writing():
                await self._store.append(self.id, entry, phase, standing, due, done)
        except Taken as taken:
            await self._catch_up()
            raise Refused("stale", "The table has moved on elsewhere; here is how it stands.") from taken
        self._due_before = self.row.due
        self._seq, self.playing = entry.seq + 1, after
        self.plans = {seat: plan for seat, plan in self.plans.items() if seat not in done}
        self.row = msgspec.structs.replace(self.row, phase=phase, standing=standing, due=due)
        self.publish()

    def _due_of_question(self, entry: Entry, after: RunningGame) -> float | None:
        """When time is up for the question that stands after a line of the log; None for one that is new.

        Whoever takes a choice back is asked what they were asked before, and has what was left of that time.
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
        """Make memory again from the store. Without an answer memory stays as it was, and this is tried again later."""
        try:
            row, past = await self._store.table(self.id), await read_log(self._store, self.id)
        except Refused:
            raise
        except AWAY as error:
            log.warning("the log cannot be read again yet", table=self.id, reason=reason_of(error))
            return
        except Exception:
            log.exception("the log cannot be read again", table=self.id)
            return
        if row is None:
            self.is_gone = True
            self.publish()
            raise Refused("unknown_table", "This table has been taken away.")
        self.row, self._seq, self.playing, self.talk = row, past.length, past.playing, past.talk
        self.plans = {plan.seat: plan for plan in past.plans}
        self._may_be_behind = False
        self.publish()
        self.wake_bots()

    def _index(self, seat: int) -> int:
        return next(index for index, row in enumerate(self.row.seats) if row.seat == seat)

    async def _put_seat(self, changed: SeatRow) -> None:
        await self.put_seats([changed if seat.seat == changed.seat else seat for seat in self.row.seats])


def _check_moment(playing: RunningGame, moment: int | None) -> None:
    now = playing.moment
    if moment is not None and moment != now:
        raise Refused("stale", f"That was chosen for moment {moment}; the table is at moment {now} now.")
