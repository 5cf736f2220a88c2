"""Choice of the backend for bot decisions: own processes, or the job queue of the database."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from argosy.server.bots.bot_pool import BotPool
from argosy.server.bots.bot_processes import Processes, own_processes, processes_for_bots
from argosy.server.settings import Settings, SettingsError
from argosy.server.storage.store import is_shared
from argosy.server.tables.coaching import Coach

if TYPE_CHECKING:
    from argosy.server.bots.queue.bot_queue import BotQueue


class Thinking(NamedTuple):
    """Bot pool, coach and job queue that the tables of a server use."""

    bots: BotPool
    coach: Coach
    queue: "BotQueue | None" = None
    """What both ask, where several machines can think for one server."""


def thinking_for(settings: Settings, own: Iterable[str] = ()) -> Thinking:
    """Return the bot backend for settings. own: third-party bots."""
    database = settings.server.database
    if database is not None and is_shared(database):
        return _queued(settings, tuple(own))
    if settings.server.bot_processes == 0:
        raise SettingsError(
            "bot_processes = 0 leaves nobody to think for the bots: only with a database of PostgreSQL can other machines do "
            "that (argosy worker); leave the setting out, or give a number from 1 on"
        )
    workers = settings.server.bot_processes or processes_for_bots()
    return Thinking(BotPool(workers, most_waiting=settings.limits.bot_questions, own=own), Coach())


def processes_of(settings: Settings, own: Iterable[str]) -> dict[str, Processes]:
    """The processes of this machine that work for a queue, by the kind of question."""
    from argosy.server.bots.queue import job_kinds  # noqa: PLC0415  because most servers have no queue

    workers = settings.server.bot_processes
    if workers == 0:
        return {}
    return {
        job_kinds.BOTS: Processes(processes_for_bots() if workers is None else workers),
        job_kinds.COACH: Processes(),
        **{job_kinds.of_bot(name): own_processes(name) for name in own},
    }


def _queued(settings: Settings, own: tuple[str, ...]) -> Thinking:
    from argosy.server.bots.queue import job_kinds  # noqa: PLC0415  because its library is an extra
    from argosy.server.bots.queue.bot_queue import BotQueue, QueueBackend  # noqa: PLC0415  likewise

    queue = BotQueue(processes_of(settings, own))
    most = settings.limits.bot_questions

    def pool(kind: str) -> BotPool:
        return BotPool(most_waiting=most, thinker=QueueBackend(queue, kind))

    bots = pool(job_kinds.BOTS)
    bots.own = {name: pool(job_kinds.of_bot(name)) for name in own}
    return Thinking(bots, Coach(pool(job_kinds.COACH)), queue)
