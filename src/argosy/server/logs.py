"""Logging: readable lines in a terminal, JSON lines elsewhere, unless a setting says otherwise.

What libraries say through the standard library's logging takes the same form, and so do warnings of Python
and what nobody has caught. In JSON every line is one object with `timestamp`, `level` and `event`.
"""

import asyncio
import logging
import re
import sys
import threading
from collections.abc import Mapping, MutableMapping
from types import TracebackType
from typing import Any

import structlog

from argosy.server.settings import LogForm

DETAIL = re.compile(r"DETAIL: .*")
NO_ROUTE = "none"
"""In place of a route, where there is none at an address, or a request was not led that far."""

log = structlog.get_logger()


def set_up(form: LogForm = "auto", *, level: int = logging.INFO) -> None:
    """Write to standard error; standard output belongs to the person who typed the command."""
    is_json = form == "json" or (form == "auto" and not sys.stderr.isatty())
    before = _before(is_json=is_json)
    after = _after(is_json=is_json)
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, *before, *after],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *before],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *after],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)
    if is_json:
        sys.excepthook = _log_uncaught
        threading.excepthook = _log_uncaught_in_thread


def for_children() -> int | None:
    """The target of a child's standard error: that of this process, but none if logs are JSON.

    A child may print anything, a bot the cards of its hand too.
    """
    renderer = structlog.get_config()["processors"][-1]
    return asyncio.subprocess.DEVNULL if isinstance(renderer, structlog.processors.JSONRenderer) else None


def route_of(scope: Mapping[str, Any]) -> str:
    """The template of the route of a request, `/t/{table_id}`.

    Part of its path may be all that keeps strangers out, so logs have the template.
    """
    return scope.get("path_template") or NO_ROUTE


def _before(*, is_json: bool) -> list[Any]:
    """Return the processors of every line, ours and those of libraries."""
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso" if is_json else "%H:%M:%S", utc=is_json),
    ]


def _after(*, is_json: bool) -> list[Any]:
    """Return the processors that format a line."""
    formatted = [structlog.processors.format_exc_info, _without_details]
    if is_json:
        return [*formatted, structlog.processors.JSONRenderer()]
    return [*formatted, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]


def _without_details(
    _logger: object, _name: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Leave out of an error what PostgreSQL says of the values of a key, which may be ids of tables and
    guests.
    """
    if isinstance(text := event.get("exception"), str):
        event["exception"] = DETAIL.sub("DETAIL: ...", text)
    return event


def _log_uncaught(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None, thread: str | None = None
) -> None:
    """Log an exception that ends the process, or a thread of it."""
    if issubclass(kind, KeyboardInterrupt):
        return
    more = {} if thread is None else {"thread": thread}
    log.critical("crash", exc_info=(kind, error, trace), **more)


def _log_uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
    if found.exc_value is not None and found.exc_type is not SystemExit:
        _log_uncaught(
            found.exc_type,
            found.exc_value,
            found.exc_traceback,
            found.thread.name if found.thread else "unknown",
        )
