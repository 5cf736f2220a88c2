"""The application's state: what lives as long as the server, shared by all requests."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from litestar.datastructures import State
from sqlalchemy import URL

from argosy.server.auth.identity import guest_signer, load_secret
from argosy.server.bots.bot_pool import BotPool
from argosy.server.bots.compile_status import BackgroundCompiler
from argosy.server.club.call_chore import Caller
from argosy.server.club.hooks import Hooks
from argosy.server.club.outgoing import Outgoing
from argosy.server.club.push import Push
from argosy.server.club.rating_chore import RatingChore
from argosy.server.http.histogram import SECONDS, Histogram
from argosy.server.http.network_listener import NetworkListener
from argosy.server.http.rate_limits import RequestCounts
from argosy.server.live.peers import ALONE, Peers
from argosy.server.live.session_streams import CHECK_EVERY, SessionStreams
from argosy.server.live.stream_counts import Streams
from argosy.server.live.wakeups import Signals
from argosy.server.moderation.moderator import Moderator
from argosy.server.pages.template_warmup import warm_up_templates
from argosy.server.settings import (
    HOME,
    KEEP_ALL,
    NO_WORDS,
    OPEN,
    Access,
    Limits,
    Mail,
    Privacy,
    Retention,
    Subscribers,
)
from argosy.server.storage.database import AWAY
from argosy.server.storage.expiry import Expiry
from argosy.server.storage.rows import TableRow
from argosy.server.storage.store import Store
from argosy.server.storage.summary_backfill import AddingUp
from argosy.server.tables.coaching import Coach
from argosy.server.tables.post_game_analysis import LookingBack
from argosy.server.tables.registry import Tables
from argosy.server.tables.replay_cache import ReplayCache
from argosy.server.tournaments.runner import Tournaments

if TYPE_CHECKING:
    from argosy.server.bots.queue.bot_queue import BotQueue

TEMPLATE_WARMUP_DELAY = 1.0
"""Seconds in which the first page has the process for itself."""
DATABASE = "argosy.sqlite"
ADVICE = {
    "server_full": "end or expire tables ([retention]), or raise [limits] tables",
    "records_full": "expire records ([retention]), or raise [limits] records",
    "reports_full": "settle reports (argosy admin reports)",
    "mails_full": "raise [limits] mails_per_hour, if these are no attacks",
}
"""What a host can do, by the code of a refusal that says that the whole server has no room."""
FULL_AGAIN = 3600.0
"""Seconds after which the log says so again."""
FORGETTING = 60.0
"""Seconds between two looks for what no limit needs any more."""
log = structlog.get_logger()

NAP = 0.5
"""Seconds between two looks at how late the event loop is."""


class AppState:
    """State of the application: the store, the tables and the bots of a server.

    `data_dir` holds, where they are not named, the secret and the SQLite file.
    """

    def __init__(  # noqa: PLR0913, PLR0915  because each is a setting of its own, or a part that lives as long
        self,
        data_dir: Path,
        database: str | None = None,
        public_url: str | None = None,
        network_url: str | None = None,
        bots: BotPool | None = None,
        coach: Coach | None = None,
        queue: "BotQueue | None" = None,
        *,
        limits: Limits = HOME,
        retention: Retention = KEEP_ALL,
        metrics_for: Subscribers = "local",
        metrics_folder: Path | None = None,
        logs_requests: bool = False,
        mail: Mail | None = None,
        access: Access = OPEN,
        privacy: Privacy = NO_WORDS,
    ) -> None:
        data_dir.mkdir(parents=True, exist_ok=True)
        self.signer = guest_signer(load_secret(data_dir))
        self.store = Store(database or URL.create("sqlite", database=str(data_dir / DATABASE)), limits)
        self.bots = bots or BotPool()
        self.limits = limits
        self.peers = peers_of(self.store)
        self.tables = Tables(self.store, self.bots, self.peers)
        self.tables.after_line = self._note_line
        self.expiry = Expiry(self.store, self.tables, retention)
        self.ratings = RatingChore(self.store.database)
        self.outgoing = Outgoing()
        self.push = Push(self.store, self.outgoing)
        self.hooks = Hooks(self.store, self.outgoing)
        self.caller = Caller(self.store.database, self.push, self.hooks, self.tables.is_watched)
        self.streams = Streams(limits)
        self.session_streams = SessionStreams(self.store)
        self.signals = Signals()
        """Wakes streams of events of programs."""
        self.tournaments = Tournaments(self.store, self.tables, self.signals)
        self.access, self.privacy, self.retention = access, privacy, retention
        self.moderator = Moderator(self.store, self.tables, self.tournaments.stored, self.session_streams)
        self.asked = RequestCounts(limits)
        """How often who has asked for what, for the limits in a minute or an hour."""
        self.coach = coach or Coach()
        self.queue = queue
        """Where bots and coach are asked, if not in processes of this server alone."""
        self.replay_cache = ReplayCache()
        self.looking_back = LookingBack(self.store, self.coach.pool)
        self.compile_status = BackgroundCompiler()
        self.adding_up = AddingUp(self.store)
        self.public_url = public_url
        """Address in links to friends, whatever the one in the browser is."""
        self._network_url = network_url
        self.network_listener: NetworkListener | None = None
        """Lets the local network in on demand; None where that is the host's business."""
        self.mail = mail
        """The mail server that sends codes to log in with; None: none are sent."""
        self.is_closing = False
        self.metrics_for: Subscribers = metrics_for
        self.logs_requests = logs_requests
        """Is there a line in the log for each request?"""
        self.metrics_folder = metrics_folder
        """Where the processes of a server leave their metrics for each other; None for a single process."""
        self.refusals: Counter[str] = Counter()
        """Requests that were refused, by code."""
        self._full_until: dict[str, float] = {}
        """By code: when it is said again that the server is full."""
        self.answered: Counter[str] = Counter()
        """Answers, by the class of their status: `2xx`, `5xx`."""
        self.loop_lag = Histogram(SECONDS)
        """Seconds by which the event loop wakes a task too late."""

    @property
    def network_url(self) -> str | None:
        """Address of this machine in the local network, while the server listens there."""
        return self._network_url or (self.network_listener.url if self.network_listener else None)

    def sign_with(self, secret: str) -> None:
        """Sign cookies with a secret of the settings, 64 hexadecimal digits, in place of that of the data
        folder.
        """
        self.signer = guest_signer(bytes.fromhex(secret))

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """Start everything; at the end finish the work at hand and stop it again."""
        await self.store.open()
        if not self.store.is_shared:
            await self.store.prolong()
        await self.peers.open(self.tables)
        if self.queue is not None:
            await self.queue.open(self.store.database)
        chores = [
            asyncio.create_task(self.tables.sweep_forever()),
            asyncio.create_task(self.tables.keep_time_forever()),
            asyncio.create_task(self.tables.tell_presence_forever()),
            asyncio.create_task(self.tournaments.follow_forever()),
            asyncio.create_task(self.bots.warm()),
            asyncio.create_task(_warm_up_pages()),
            asyncio.create_task(self._forget_who_asked()),
            asyncio.create_task(self._watch_the_loop()),
            asyncio.create_task(self.ratings.rate_forever()),
            asyncio.create_task(self.caller.call_forever()),
            asyncio.create_task(self.expiry.run_forever()),
            asyncio.create_task(self.moderator.run_forever()),
        ]
        if self.metrics_folder is not None:
            chores.append(asyncio.create_task(self._leave_metrics_forever(self.metrics_folder)))
        if self.store.is_shared:
            chores.append(asyncio.create_task(self._end_streams_forever()))
        try:
            yield
        finally:
            self.begin_closing()
            for chore in chores:
                chore.cancel()
            # Awaited, because one that is cancelled in a transaction still has to give its connection back.
            await asyncio.gather(*chores, return_exceptions=True)
            await self.caller.close()
            self.outgoing.close()
            await self.adding_up.close()
            await self.tables.close()
            await self.peers.close()
            await self.looking_back.close()
            await self.bots.close()
            await self.coach.close()
            if self.queue is not None:
                await self.queue.close()
            await self.store.close()

    def _note_line(self, row: TableRow) -> None:
        """Hear how a table stands after a line of its log."""
        self.caller.heard(row)
        if row.phase == "over":
            self.ratings.game_over()

    async def _end_streams_forever(self) -> None:
        """End live pages whose sessions another process has ended, until cancelled."""
        while True:
            await asyncio.sleep(CHECK_EVERY)
            with contextlib.suppress(*AWAY):
                await self.session_streams.check()

    async def _forget_who_asked(self) -> None:
        """Drop what no limit needs any more, until cancelled."""
        while True:
            await asyncio.sleep(FORGETTING)
            self.asked.forget()

    async def _watch_the_loop(self) -> None:
        """Look how late a nap ends, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + NAP
            await asyncio.sleep(NAP)
            self.loop_lag.note(max(0.0, loop.time() - due))

    async def _leave_metrics_forever(self, folder: Path) -> None:
        from argosy.server.http import metrics  # noqa: PLC0415  because a single process does not wait for its library

        await metrics.leave_forever(self, folder)

    def note_refusal(self, code: str) -> None:
        """Count a refused request; that the server is full is logged, too, once an hour."""
        self.refusals[code] += 1
        advice = ADVICE.get(code)
        now = time.monotonic()
        if advice is not None and now >= self._full_until.get(code, now):
            self._full_until[code] = now + FULL_AGAIN
            log.warning("the server is full", code=code, advice=advice)

    def begin_closing(self) -> None:
        """End the streams, so that browsers come back to the next process and nobody waits for them."""
        self.is_closing = True
        self.tables.wake_streams()
        self.signals.give_all()


def peers_of(store: Store) -> Peers:
    """The other processes that may serve the same database."""
    if not store.is_shared:
        return ALONE
    from argosy.server.live.shared_peers import peers_in  # noqa: PLC0415  because its driver is an extra

    return peers_in(store.database)


async def _warm_up_pages() -> None:
    """Render a table once, in a thread, so that the first person does not wait for templates and
    catalogues.
    """
    await asyncio.sleep(TEMPLATE_WARMUP_DELAY)
    await asyncio.to_thread(warm_up_templates)


def app_state_in(state: State) -> AppState:
    """Our own state in the state of the application."""
    return state["app_state"]
