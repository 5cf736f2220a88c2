"""Durations of the cases of the quick run: stored in tests/durations.txt, added up against the budget.

`scripts/durations` runs the quick run on a quiet machine and stores them. A case that is not stored yet
counts as the mean of its file, in a new file as the mean of its folder. tests/house/test_durations.py holds
the budget; tests/conftest.py starts the longest files first.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

BUDGET = 490.0
"""Seconds of processor that all cases of the quick run and their collection may take together: five minutes
of two cores less the checks, which take 70 of them, and the start.
"""
LONGEST = 12.0
"""Seconds of processor that one case of the quick run may take."""
MOST_UNKNOWN = 0.05
"""Share of the cases of the quick run that may be without a stored duration."""
DEAR = 0.5
"""Cases that take as many seconds, of processor or by the clock, are stored one by one, others summed up by
file.
"""
COLLECTION = "collection"
"""Name of the line of what is not a case: starting the processes, importing, collecting."""
STORE = Path(__file__).with_name("durations.txt")
HEAD = """\
# Durations of the quick run on a quiet machine, written by scripts/durations:
# seconds of processor, seconds by the clock, number of cases, file or case
"""


class DurationsError(Exception):
    """A line of the stored durations that cannot be read."""


@dataclass(frozen=True)
class Duration:
    """Seconds of processor and by the clock that some cases take together."""

    processor: float
    clock: float
    cases: int = 1

    def __add__(self, other: "Duration") -> "Duration":
        return Duration(self.processor + other.processor, self.clock + other.clock, self.cases + other.cases)

    def mean(self) -> "Duration":
        """Duration of one of the cases."""
        return Duration(self.processor / self.cases, self.clock / self.cases)

    def times(self, count: int) -> "Duration":
        """Duration of so many of these cases."""
        return Duration(count * self.processor, count * self.clock, count * self.cases)


NONE = Duration(0.0, 0.0, 0)
UNKNOWN = Duration(0.1, 0.1)
"""Duration of a case where no file of its folder, nor of one above, has a stored one."""


class Durations:
    """Durations by name: of each dear case by its node id, of all others of a file together by its path."""

    def __init__(self, stored: Mapping[str, Duration]) -> None:
        self.stored = dict(stored)
        self.files: dict[str, Duration] = {}
        """Duration of each file, dear cases and others together."""
        for name, duration in stored.items():
            self.files[file_of(name)] = self.files.get(file_of(name), NONE) + duration
        self.folders: dict[str, Duration] = {}
        """Duration of all files in a folder and in those below."""
        for file, duration in self.files.items():
            for folder in _folders_above(file):
                self.folders[folder] = self.folders.get(folder, NONE) + duration

    def of_file(self, file: str, cases: Iterable[str]) -> dict[str, Duration]:
        """Durations of cases of one file: of each dear one by its node id, of all others together by the
        path of the file.

        A case beyond the stored number of cheap cases is new: it counts as `mean_of` its file.
        """
        dear = {case: self.stored[case] for case in cases if case in self.stored}
        others = sum(case not in self.stored for case in cases)
        if not others:
            return dear
        cheap = self.stored.get(file, NONE)
        known = min(others, cheap.cases)
        new = self.mean_of(file).times(others - known)
        return dear | {file: (cheap.mean().times(known) if known else NONE) + new}

    def mean_of(self, file: str) -> Duration:
        """Mean duration of the cases of a file; in a new file that of its folder, or of one above."""
        above = (self.folders[folder] for folder in _folders_above(file) if folder in self.folders)
        return (self.files.get(file) or next(above, UNKNOWN)).mean()

    def unknown(self, file: str, cases: Collection[str]) -> int:
        """Number of cases of a file beyond those with a stored duration."""
        others = sum(case not in self.stored for case in cases)
        return max(0, others - self.stored.get(file, NONE).cases)

    def text(self) -> str:
        """Content of the file that stores them, sorted by name."""
        lines = (
            f"{one.processor:.2f} {one.clock:.2f} {one.cases} {name}\n"
            for name, one in sorted(self.stored.items())
        )
        return HEAD + "".join(lines)


def file_of(name: str) -> str:
    """Path of the file of a case."""
    return name.partition("::")[0]


def _folders_above(file: str) -> list[str]:
    """Folders that hold a file, the nearest first."""
    return [folder.as_posix() for folder in PurePosixPath(file).parents][:-1]


def by_file(cases: Iterable[str]) -> dict[str, list[str]]:
    """Cases by the path of their file, in their order."""
    files: dict[str, list[str]] = {}
    for case in cases:
        files.setdefault(file_of(case), []).append(case)
    return files


def read(text: str) -> Durations:
    """Durations from the content of their file."""
    stored: dict[str, Duration] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        try:
            processor, clock, cases, name = line.split(" ", 3)
            stored[name] = Duration(float(processor), float(clock), int(cases))
        except ValueError as error:
            raise DurationsError(f"line {number}: {line!r} is not: seconds seconds cases name") from error
    return Durations(stored)


def summed(measured: Mapping[str, Duration], collection: Duration = NONE) -> Durations:
    """Durations to store, from those of all single cases and of what is not a case."""
    stored = {COLLECTION: collection} if collection.cases else {}
    for case, duration in measured.items():
        is_dear = max(duration.processor, duration.clock) >= DEAR
        name = case if is_dear else file_of(case)
        stored[name] = stored.get(name, NONE) + duration
    return Durations(stored)


@dataclass(frozen=True)
class Cost:
    """Duration of the quick run, and of each dear case and each file's cheap cases in it."""

    total: Duration
    parts: Mapping[str, Duration]
    stored: Durations

    def refusal(self, before: Durations, budget: float = BUDGET) -> str:
        """Reason why the budget does not hold, with the dearest additions since `before`; empty if it
        holds.
        """
        if self.total.processor <= budget:
            return ""
        added = {
            name: one.processor - before.stored.get(name, NONE).processor for name, one in self.parts.items()
        }
        added = {name: seconds for name, seconds in added.items() if seconds >= 0.01}
        title, shown = "The dearest additions", added
        if not added:
            title, shown = "The dearest cases", {name: one.processor for name, one in self.parts.items()}
        lines = [
            f"{shown[name]:8.1f} s  {name}{self._note(name)}"
            for name in sorted(shown, key=lambda name: -shown[name])
        ]
        return "\n".join(
            [
                f"The quick run takes {self.total.processor:.0f} s of processor, its budget is {budget:.0f} s. {title}:",
                *lines[:10],
                "Make them cheaper, or mark them @pytest.mark.whole or @pytest.mark.soak (tests/README.md).",
            ]
        )

    def _note(self, name: str) -> str:
        new = self.parts[name].cases - self.stored.stored.get(name, NONE).cases
        return f" ({new} not measured yet: the mean of the file)" if new > 0 else ""


def cost(stored: Durations, collected: Mapping[str, Collection[str]]) -> Cost:
    """Duration of the quick run: of its cases in the collected files, by file, and what is stored of all
    other files.
    """
    parts = {name: one for name, one in stored.stored.items() if file_of(name) not in collected}
    for file, cases in collected.items():
        parts |= stored.of_file(file, cases)
    return Cost(sum(parts.values(), NONE), parts, stored)
