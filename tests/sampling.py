"""Long sweeps, and the sample of them that every run of the tests takes. ARGOSY_WHOLE=1 takes all: three quarters of an
hour on two cores.

Most sweeps need not say anything: tests/conftest.py thins the cases of a folder as EVERY says. Where each case takes long, a
test says how many a sample keeps: `@pytest.mark.sample(2)`, or none at all: `@pytest.mark.sample(0)`. A sweep inside of one case
calls `sample` or `tries`.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

Case = TypeVar("Case")
WHOLE = os.environ.get("ARGOSY_WHOLE") == "1"

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
"""With more cases than this a test of the rules is a sweep: over all cards, boards, numbers."""
SWEEP_EVERY = 6
PLAIN_EVERY = 8
"""Every so-manyth test of the rules runs in the plain gear, too."""
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
"""What a sample meets even where only one case has it: boxes, editions, languages, how a page looks."""
WORD = re.compile(r"[^\W_]+")
GEAR = re.compile(r"\b(?:plain|compiled)\b")
SAYS = re.compile(r"[\w=-]{1,30}")


def sample(cases: Sequence[Case], every: int) -> list[Case]:
    """Every so-manyth case, from the first on; all of them in a whole run."""
    return list(cases if WHOLE else cases[::every])


def tries(whole: int, sampled: int) -> int:
    """How often something is tried: so often in a whole run, and so often in any other."""
    return whole if WHOLE else sampled


def thinned(names: Sequence[str], every: int) -> set[int]:
    """Which cases of one test a sample keeps, by their names: every so-manyth, and the first that has a word of several
    or one of ALWAYS.

    So each box, each edition, each number of players, each language, in as far as names tell them (`name_of` does), is met.
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
    """Which of so many cases a test keeps that says itself how many it needs (`@pytest.mark.sample(2)`): the first, and others
    at equal distances; none for 0.
    """
    wanted = min(wanted, count)
    return {number * count // wanted for number in range(wanted)}


def name_of(value: object, argument: str) -> str | None:
    """What a case is called after one of its values, where pytest would only number it: leaders+cities, not boxes3."""
    if isinstance(value, dict):
        value = [f"{key}={what}" for key, what in value.items()]
    if not isinstance(value, (tuple, list)) or not all(SAYS.fullmatch(str(part)) for part in value):
        return None
    return "+".join(map(str, value)) or f"no {argument}"


def every_of(path: str) -> int:
    """Every so-manyth case of a file."""
    return next((every for folder, every in EVERY.items() if path.startswith(folder)), 1)


def of_rules(ids: Sequence[str]) -> list[int]:
    """Which cases of a file of rules a sample keeps: of a sweep every so-manyth, compiled; some of these in plain Python too."""
    sweeps: dict[str, dict[str, int]] = {}
    for one in ids:
        test, _, case = one.partition("[")
        cases = sweeps.setdefault(test, {})
        cases.setdefault(GEAR.sub("", case), len(cases))

    def is_kept(one: str) -> bool:
        test, _, case = one.partition("[")
        return len(sweeps[test]) <= SWEEP or sweeps[test][GEAR.sub("", case)] % SWEEP_EVERY == 0

    kept = [number for number, one in enumerate(ids) if is_kept(one)]
    return [kept[place] for place in in_one_gear([ids[number].partition("[")[2] for number in kept])]


def in_one_gear(names: Sequence[str]) -> Iterator[int]:
    """Which cases are kept of some in both gears: all that are compiled, and every so-manyth plain one of these."""
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
