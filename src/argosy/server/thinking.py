"""Who thinks for a server: processes of its own, or whoever works off the queue of its database."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from argosy.server.bot_pool import BotPool
from argosy.server.bot_processes import Processes, own_processes, processes_for_bots
from argosy.server.coaching import Coach
from argosy.server.settings import Settings, SettingsError
from argosy.server.store import is_shared

if TYPE_CHECKING:
    from argosy.server.bot_queue.queue import BotQueue


class Thinking(NamedTuple):
    """Whom tables and the coach ask."""

    bots: BotPool
    coach: Coach
    queue: "BotQueue | None" = None
    """What both ask, where several machines can think for one server."""


def thinking_for(settings: Settings, own: Iterable[str] = ()) -> Thinking:
    """Who thinks for a server with such settings. own: the bots that others have written."""
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
    """The processes that think here for a queue, by the kind of question."""
    from argosy.server.bot_queue import kinds  # noqa: PLC0415  because most servers have no queue

    workers = settings.server.bot_processes
    if workers == 0:
        return {}
    return {
        kinds.BOTS: Processes(processes_for_bots() if workers is None else workers),
        kinds.COACH: Processes(),
        **{kinds.of_bot(name): own_processes(name) for name in own},
    }


def _queued(settings: Settings, own: tuple[str, ...]) -> Thinking:
    from argosy.server.bot_queue import kinds  # noqa: PLC0415  because its library is an extra
    from argosy.server.bot_queue.queue import BotQueue, Queued  # noqa: PLC0415  likewise

    queue = BotQueue(processes_of(settings, own))
    most = settings.limits.bot_questions

    def pool(kind: str) -> BotPool:
        return BotPool(most_waiting=most, thinker=Queued(queue, kind))

    bots = pool(kinds.BOTS)
    bots.own = {name: pool(kinds.of_bot(name)) for name in own}
    return Thinking(bots, Coach(pool(kinds.COACH)), queue)
