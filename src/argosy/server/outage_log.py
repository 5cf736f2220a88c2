"""Log of outages: one line when the database goes away, one when it answers again."""

import time

import structlog

log = structlog.get_logger()


class OutageLog:
    """Outages of one database, as this process meets them."""

    def __init__(self) -> None:
        self.failures = 0
        """Works and queries that have failed for an outage since the process began."""
        self._began: float | None = None
        self._failures_before = 0
        self._takes_no_writes = False

    @property
    def is_away(self) -> bool:
        """Has an outage begun that has not ended?"""
        return self._began is not None

    def note_failure(self, reason: str, *, is_write: bool) -> None:
        """Count a failure; the first one of an outage is logged."""
        if self._began is None:
            self._began, self._failures_before = time.monotonic(), self.failures
            log.warning("the database is away", reason=reason)
        self.failures += 1
        self._takes_no_writes |= is_write

    def note_answer(self, *, is_write: bool) -> None:
        """The database has answered; that ends an outage.

        One in which a write has failed ends with a write, because a full disk lets everybody read.
        """
        if self._began is not None and (is_write or not self._takes_no_writes):
            seconds, self._began, self._takes_no_writes = time.monotonic() - self._began, None, False
            failures = self.failures - self._failures_before
            log.warning("the database answers again", seconds=round(seconds, 1), failures=failures)
