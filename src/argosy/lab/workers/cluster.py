"""Workers on many machines, with Ray (extra `cluster`).

Chunks of a worker that dies are computed again by another.

Ray is told as little as possible: functions with arguments, and that a machine is made ready before it gets
any.
"""

import logging
import os
import re
import socket
from collections.abc import Callable, Generator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from argosy.errors import ArgosyError
from argosy.game import engine
from argosy.lab.workers.remote_environment import Surroundings, settle, surroundings

R = TypeVar("R")

RETRIES = 5
"""How often a chunk is begun again after its worker has died.

One that kills every worker must come to an end.
"""
KNOCK_SECONDS = 10
"""Seconds in which a cluster has to answer at all."""
LOCAL = "local"
LOCAL_STORE = 200 * 1024 * 1024
"""Bytes for results on their way, where Ray is started for one run on this machine."""
QUIET = {"log_to_driver": False, "logging_level": logging.ERROR}
HERE = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray reports to nobody, and says nothing of GPUs, which are not used; whoever sets these variables is
obeyed.
"""


@contextmanager
def on_cluster(address: str) -> Generator["Cluster", None, None]:
    """All processors of a Ray cluster.

    address: `auto`, the cluster that runs on this machine; HOST:PORT, one that this machine belongs to;
    `local`, a Ray of its own for as long as this block lasts. Where Ray has been started in this process,
    that one is used, and goes on. Raises ArgosyError if there is no cluster.
    """
    ray = _library()
    joined = not ray.is_initialized()
    if joined:
        _join(ray, address)
    try:
        yield Cluster(ray)
    finally:
        if joined:
            ray.shutdown()


class Shared(NamedTuple):
    """The common part of all chunks of a run, as Ray holds it."""

    value: Any
    here: Any
    """Surroundings of this process."""
    work: Any
    """What workers do, in processes with the variables of this one."""


class Cluster:
    """The workers of a cluster that this process belongs to.

    Each takes one processor, and one chunk at a time.
    """

    is_here = False

    def __init__(self, ray: Any) -> None:
        self._ray, self._work = ray, ray.remote(num_cpus=1, max_retries=RETRIES)(_work)
        self._make_others_ready()

    @property
    def room(self) -> int:
        """Two chunks for each processor that there is now: machines may come and go."""
        return 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def share(self, value: Any) -> Any:
        """Put it where every machine gets it once, and what this process has around it now."""
        here = surroundings()
        # A process with other variables is another one, so nothing is left in it of a run with other facts or
        # nets.
        environment = {"env_vars": dict(here.environment)} if here.environment else None
        return Shared(self._ray.put(value), self._ray.put(here), self._work.options(runtime_env=environment))

    def submit(self, work: Callable[[Any, Any], R], shared: Shared, chunk: Any) -> Future[R]:
        """Let whoever is free do it."""
        return _plain(shared.work.remote(shared.here, work, shared.value, chunk).future())

    def _make_others_ready(self) -> None:
        """Compile the rules on each other machine, once: where they are not compiled, games are slow."""
        mine = self._ray.get_runtime_context().get_node_id()
        others = [node["NodeID"] for node in self._ray.nodes() if node["Alive"] and node["NodeID"] != mine]
        if others and engine.wanted() != "plain":
            make_ready(self._ray, others)


def make_ready(ray: Any, nodes: list[str]) -> None:
    """Compile the rules on some machines, all at the same time."""
    pinned = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
    compiling = ray.remote(num_cpus=0)(_compile)
    ray.get([compiling.options(scheduling_strategy=pinned(node, soft=True)).remote() for node in nodes])


def _compile() -> None:
    engine.warm_up()


def _work(here: Surroundings, work: Callable[[Any, Any], R], shared: Any, chunk: Any) -> R:
    """Do one chunk on a worker."""
    settle(here)
    return work(shared, chunk)


def _plain(coming: "Future[R]") -> "Future[R]":
    """The same with the exceptions that the work has raised: Ray's own have a page of text."""
    plain: Future[R] = Future()
    plain.set_running_or_notify_cancel()  # because what Ray has begun comes to its end, whether somebody waits or not

    def pass_on(done: "Future[R]") -> None:
        error = done.exception()
        if error is None:
            plain.set_result(done.result())
        else:
            plain.set_exception(_own_error(error))

    coming.add_done_callback(pass_on)
    return plain


def _own_error(error: BaseException) -> BaseException:
    cause = getattr(error, "cause", None)
    if isinstance(cause, Exception):
        return cause
    kind = type(error).__name__
    if kind in ("WorkerCrashedError", "OutOfMemoryError", "NodeDiedError", "ObjectLostError"):
        return ArgosyError(
            f"a chunk was begun {RETRIES + 1} times, and its worker died each time ({kind}): is there enough memory on all machines?"
        )
    return error


def _join(ray: Any, address: str) -> None:
    for name, value in HERE.items():
        os.environ.setdefault(name, value)
    own = {"num_cpus": os.cpu_count(), "object_store_memory": LOCAL_STORE, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(address=address, **QUIET, **(own if address == LOCAL else {}))
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        if _wants_token(error):
            raise ArgosyError(
                f"the Ray cluster at {address!r} wants a token: set RAY_AUTH_MODE=token, and bring its token to this machine (docs/bots/cluster.md)"
            ) from None
        first = re.split(r"\. |\n", str(error).strip())[0].rstrip(".")
        raise ArgosyError(
            f"there is no Ray cluster at {address!r} ({first}): start one with `ray start --head` (docs/bots/cluster.md), or name `local`"
        ) from None


def _wants_token(error: BaseException | None) -> bool:
    """Has a cluster refused this machine?"""
    while error is not None:
        if type(error).__name__ == "AuthenticationError" or "AuthenticationError" in str(error):
            return True
        error = error.__cause__ or error.__context__
    return False


def _knock(address: str) -> None:
    """Raise OSError if nobody listens at HOST:PORT: Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def _library() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise ArgosyError("a cluster needs the extra `cluster`: pip install 'argosy[cluster]'") from None
