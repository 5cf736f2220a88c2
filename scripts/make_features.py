"""Writes docs/bots/features.md: the names of the features of both games and what their numbers mean.

    scripts/make_features.py

Names come from the games, meanings from scripts/features.toml; a name without a meaning, or a meaning without
a name, is an error.
"""

import sys
import tomllib
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import argosy  # noqa: E402  because of the path above
from argosy.catalog.registry import EXPANSIONS  # noqa: E402

PAGE = ROOT / "docs" / "bots" / "features.md"
MEANINGS = ROOT / "scripts" / "features.toml"
MOST = 8
"""Most last words of names that are listed; of more the first ones are."""
TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "wonders": tuple({"players": 4, "edition": edition} for edition in (2010, 2020)),
    "duel": ({},),
}
INTRO = """# Names of features

A row of features is what one seat may know, as 16-bit whole numbers: `game.observe(seat)`, `Batch(...).observe()` and the
[environments](environments.md) give it. `game.feature_names` has the name of each number, in order. How many there are and where they lie
depends on the ruleset; names do not. `python scripts/make_features.py` writes this page from the games, and a test compares them.

A star stands for the last word of several names; *numbers* says how many there are (7 Wonders 2020 with 4 players; of one city).
A feature with an expansion is there only with it.
"""


def page() -> str:
    """The text of the page. Raises KeyError for a name that has no meaning, or a meaning without a name."""
    meanings = tomllib.loads(MEANINGS.read_text("utf-8"))
    parts = [INTRO]
    for game, title in (("wonders", "7 Wonders"), ("duel", "Duel")):
        found = features_of(game)
        told = meanings[game]
        if set(told) - set(found):
            raise KeyError(f"no feature of {title} is called {sorted(set(told) - set(found))}")
        parts += [f"## {title}\n", meanings["intro"][game]]
        parts += ["| feature | numbers | last words | expansion | meaning |\n|---|---|---|---|---|"]
        parts += [
            row_of(name, found, told)
            for name in found
            if f"own.{name.removeprefix('foe.')}" not in {*found} - {name}
        ]
        parts[-1] += "\n"
    return "\n".join(parts).rstrip() + "\n"


def row_of(name: str, found: Mapping[str, tuple[tuple[str, ...], str]], told: Mapping[str, str]) -> str:
    """One line of a table."""
    if name not in told:
        raise KeyError(f"{MEANINGS.name}: no meaning of {name!r}")
    words, expansion = found[name]
    other = f"foe.{name.removeprefix('own.')}"
    names = f"`{name}`, `{other}`" if name.startswith("own.") and other in found else f"`{name}`"
    listed = ", ".join(f"`{word}`" for word in words[:MOST]) + (", ..." if len(words) > MOST else "")
    return f"| {names} | {max(1, len(words))} | {listed} | {expansion} | {told[name]} |"


def features_of(game: str) -> dict[str, tuple[tuple[str, ...], str]]:
    """By name with a star: the last words, and the expansion that a name needs."""
    found: dict[str, tuple[tuple[str, ...], str]] = {}
    for table in TABLES[game]:
        for expansions in subsets(EXPANSIONS[game]):
            try:
                names = argosy.game_of(
                    {"game": game, "expansions": expansions, "seed": 1, **table}
                ).feature_names
            except argosy.RulesetError:
                continue
            for name, words in starred(names).items():
                before = found.get(name, ((), ", ".join(expansions)))
                found[name] = max(before[0], words, key=len), before[1]
    return found


def subsets(names: tuple[str, ...]) -> Iterable[list[str]]:
    """None, each one, and each pair of names."""
    return ([*chosen] for count in range(3) for chosen in combinations(names, count))


def starred(names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Names with a star for a last word of which there are several, and these words."""
    groups: dict[str, list[str]] = {}
    for name in dict.fromkeys(without_number(name) for name in names):
        first, _, last = name.rpartition(".")
        groups.setdefault(first, []).append(last)
    found: dict[str, tuple[str, ...]] = {}
    for first, lasts in groups.items():
        if first not in {"", "city", "own", "foe"} and len(lasts) > 1:
            found[f"{first}.*"] = tuple(lasts)
        else:
            found |= {f"{first}.{last}" if first else last: () for last in lasts}
    return found


def without_number(name: str) -> str:
    """`city0.coins` as `city.coins`, because all cities have the same features."""
    first, dot, rest = name.partition(".")
    return f"city.{rest}" if dot and first.startswith("city") and first[4:].isdigit() else name


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
