"""Runs of the tests, and the cases that each of them takes: quick, whole and soak (tests/README.md).

A case belongs to the quick run unless it is marked: `@pytest.mark.whole` or `@pytest.mark.soak` on a test, a
file or one of its cases. Of a parametrised test the quick run takes a sample: `@pytest.mark.sample(2)` says
how many cases, else EVERY says it for the folder; the whole run takes the rest. A sweep inside one case calls
`sample` or `tries`.
"""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeVar

import pytest

Case = TypeVar("Case")
Run = Literal["quick", "whole", "soak"]
WHOLE = os.environ.get("ARGOSY_WHOLE") == "1"
SOAK = os.environ.get("ARGOSY_SOAK") == "1"
TAKEN: frozenset[Run] = frozenset(["soak"] if SOAK else ["quick", "whole"] if WHOLE else ["quick"])
"""Runs whose cases this run takes: the whole run takes those of the quick one too, the soak run its own
alone.
"""
COMMANDS: dict[Run, str] = {"quick": "./test", "whole": "ARGOSY_WHOLE=1 scripts/test", "soak": "scripts/soak"}
QUICK_CASES = pytest.StashKey[dict[str, list[str]]]()
"""Key of the cases of the quick run in each file that was collected as a whole, in the stash of pytest's
configuration: path -> node ids.
"""

EVERY = {
    "tests/batch/": 6,
    "tests/bots/": 4,
    "tests/browser/": 4,
    "tests/coach/": 4,
    "tests/counts/": 6,
    "tests/fuzz/": 8,
    "tests/golden/": 4,
    "tests/knowledge/": 6,
    "tests/oracles/": 4,
    "tests/records/": 4,
    "tests/search/": 4,
    "tests/server/": 4,
    "tests/web/": 5,
}
"""Folder -> every so-manyth case of a parametrised test there. For rules see `of_rules`."""
SWEEP = 10
"""A test of the rules with more cases is a sweep: over all cards, boards, numbers."""
SWEEP_EVERY = 6
PLAIN_EVERY = 8
"""Every so-manyth test of the rules runs in plain Python, too."""
FEW = 3
"""A test of no more cases keeps them all."""
ALWAYS = frozenset(
    [
        "armada",
        "babel",
        "cities",
        "edifice",
        "leaders",
        "agora",
        "pantheon",
        "2010",
        "2018",
        "2020",
        "teams",
        "de",
        "en",
        "es",
        "fr",
        "it",
        "light",
        "dark",
        "desktop",
        "phone",
    ]
)
"""Words that a sample keeps even where only one case has them: expansions, editions, languages, themes and
sizes of a page.
"""
WORD = re.compile(r"[^\W_]+")
BACKEND = re.compile(r"\b(?:plain|compiled)\b")
NAME = re.compile(r"[\w=-]{1,30}")


def runs_of(items: Sequence[pytest.Item]) -> dict[str, Run]:
    """The run of each case, by its node id.

    All cases of a test have to be there, those of a file of rules too: samples are taken of them. A test of
    the rules with a marker `sample` is sampled by itself.
    """
    runs: dict[str, Run] = {}
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if marked := _marked(item):
            runs[item.nodeid] = marked
        else:
            groups[_group_of(item)].append(item)
    for group, cases in groups.items():
        kept = _sampled(group, cases)
        runs |= {case.nodeid: "quick" if number in kept else "whole" for number, case in enumerate(cases)}
    return runs


def _marked(item: pytest.Item) -> Run | None:
    """The run that a marker names. What needs a cluster of PostgreSQL is never quick."""
    runs: tuple[Run, ...] = ("soak", "whole")
    marked = next((run for run in runs if item.get_closest_marker(run)), None)
    return marked or ("whole" if "cluster" in getattr(item, "fixturenames", ()) else None)


def _group_of(item: pytest.Item) -> str:
    """Return the group that is sampled: a test; in the rules a file with its tests that have no marker."""
    is_file = item.nodeid.startswith("tests/rules/") and item.get_closest_marker("sample") is None
    return item.nodeid.partition("::" if is_file else "[")[0]


def _sampled(group: str, cases: Sequence[pytest.Item]) -> set[int]:
    """Indices of the cases of one test, or of one file of rules, that the quick run takes."""
    marker = cases[0].get_closest_marker("sample")
    if marker is not None:
        return spread(len(cases), *marker.args)
    if "::" not in group:
        return set(of_rules([case.nodeid for case in cases]))
    return thinned([case.nodeid.partition("[")[2] for case in cases], every_of(group))


def is_named(case: str, names: Iterable[str]) -> bool:
    """Whether one of these names is that of a case, of its test, or of its class."""
    return any(case == name or case.startswith((f"{name}[", f"{name}::")) for name in names)


def sample(cases: Sequence[Case], every: int) -> list[Case]:
    """Every so-manyth case, from the first on; all of them in a whole run."""
    return list(cases if WHOLE else cases[::every])


def tries(whole: int, sampled: int) -> int:
    """Number of tries: `whole` in a whole run, `sampled` in a quick one."""
    return whole if WHOLE else sampled


def thinned(names: Sequence[str], every: int) -> set[int]:
    """Indices of the cases of one test that a sample keeps, by their names: every so-manyth, and the first
    with a word that several names share or that is one of ALWAYS.

    So each expansion, edition, number of players and language that names tell (`name_of` makes them) is met.
    """
    if len(names) <= FEW or every == 1:
        return set(range(len(names)))
    words = [WORD.findall(name) for name in names]
    counted = Counter(word for some in words for word in set(some))
    shared = {word for word, count in counted.items() if count > 1 or word in ALWAYS}
    kept: set[int] = set()
    for number, some in enumerate(words):
        new = shared.intersection(some)
        if number % every == 0 or new:
            kept.add(number)
            shared -= new
    return kept


def spread(count: int, wanted: int) -> set[int]:
    """Indices of `wanted` of `count` cases: the first, and others at equal distances."""
    wanted = min(wanted, count)
    return {number * count // wanted for number in range(wanted)}


def name_of(value: object, argument: str) -> str | None:
    """Name of a case after one of its values, where pytest would only number it: leaders+cities, not
    boxes3.
    """
    if isinstance(value, dict):
        value = [f"{key}={what}" for key, what in value.items()]
    if not isinstance(value, (tuple, list)) or not all(NAME.fullmatch(str(part)) for part in value):
        return None
    return "+".join(map(str, value)) or f"no {argument}"


def every_of(path: str) -> int:
    """Distance of the cases that a sample keeps of a test in this file."""
    return next((every for folder, every in EVERY.items() if path.startswith(folder)), 1)


def of_rules(ids: Sequence[str]) -> list[int]:
    """Indices of the cases of a file of rules that a sample keeps: of a sweep every so-manyth, compiled;
    some of these in plain Python too.
    """
    sweeps: dict[str, dict[str, int]] = {}
    for one in ids:
        test, _, case = one.partition("[")
        cases = sweeps.setdefault(test, {})
        cases.setdefault(BACKEND.sub("", case), len(cases))

    def is_kept(one: str) -> bool:
        test, _, case = one.partition("[")
        return len(sweeps[test]) <= SWEEP or sweeps[test][BACKEND.sub("", case)] % SWEEP_EVERY == 0

    kept = [number for number, one in enumerate(ids) if is_kept(one)]
    return [kept[place] for place in in_one_backend([ids[number].partition("[")[2] for number in kept])]


def in_one_backend(names: Sequence[str]) -> Iterator[int]:
    """Indices of the cases that are kept of some in both backends: all compiled ones, and every so-manyth
    plain one.
    """
    if not any(_is_compiled(name) for name in names):
        yield from range(len(names))  # nothing is compiled here: all run plain
        return
    plain = 0
    for number, name in enumerate(names):
        if _is_compiled(name):
            yield number
            continue
        if plain % PLAIN_EVERY == 0:
            yield number
        plain += 1


def _is_compiled(name: str) -> bool:
    return "compiled" in WORD.findall(name)
