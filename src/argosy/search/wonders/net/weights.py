"""Network weights in memory and in files, and the nets that fit a table.

A file (`search/net_files.py`) names its columns and rows (`names.py`), so one net judges all rulesets of the
expansions that it has learned, for any number of players. With facts of a user it judges only rulesets that
it was trained on.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from argosy.errors import ArgosyError
from argosy.rules.records import Record, Records, new_records
from argosy.rules.wonders.ruleset import Ruleset, as_shipped
from argosy.rules.wonders.state import SEATS
from argosy.rules.wonders.terms import LINES
from argosy.search import net_files
from argosy.search.wonders.net.features import PAD
from argosy.search.wonders.net.listing import BUCKETS, COLUMNS, HEADS, MOST_OBSERVED, ROWS, UNITS
from argosy.search.wonders.net.names import SIDES, column_map, slot_names
from argosy.search.wonders.net.policy import NO_ROW, SLOTS

FORMAT = 1
"""Rises when old files can no longer be read: other features, other layers."""
MOST_BOARDS = 64

NET = np.dtype(
    [
        ("column", np.int16, (SIDES, MOST_OBSERVED, BUCKETS)),
        ("extra", np.int16, (PAD + len(LINES), BUCKETS)),
        ("board", np.int16, (3, MOST_BOARDS)),
        ("slot", np.int16, SLOTS),
        ("units", np.int32),
        ("first", np.int8, (COLUMNS, UNITS)),
        ("bias", np.int8, UNITS),
        ("value", np.int16, (HEADS, UNITS)),
        ("policy", np.int16, (ROWS, UNITS)),
        ("policy_bias", np.int32, ROWS),
        ("value_bias", np.float64, HEADS),
    ],
    align=True,
)
NO_NET: Record = new_records(NET, 1)[0]
"""What stands in for a net where the search has none."""
FIELDS = {
    "bias": (np.int8, (UNITS,)),
    "value": (np.int16, (HEADS, UNITS)),
    "value_bias": (np.float64, (HEADS,)),
}


class About(net_files.NetAbout, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The metadata of a file with network weights.

    The net judges every ruleset without expansions that it does not name, and its own rulesets.
    """

    format: int = FORMAT
    units: int = UNITS
    players: tuple[int, ...] = ()
    """Numbers of players of the rulesets that it judges; none named: any number."""


class Weights(NamedTuple):
    """The content of a file: names, and an array for each learned field of NET."""

    about: About
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    fields: dict[str, Any]
    """first (columns, UNITS), bias, value, value_bias, policy (rows, UNITS), policy_bias (rows,)."""


def written(weights: Weights) -> bytes:
    """Weights as the bytes of a file."""
    names = {"columns": np.array("\n".join(weights.columns)), "rows": np.array("\n".join(weights.rows))}
    return net_files.written(msgspec.json.encode(weights.about), names | weights.fields)


def read(name: str, content: bytes) -> Weights:
    """The weights of a file. Raises ArgosyError, with the name of the file, for one that is none of ours."""
    return net_files.read(name, content, lambda archive: _taken(name, archive))


def _taken(name: str, archive: Any) -> Weights:
    about = net_files.about_of(name, archive, About, FORMAT, units=UNITS)
    columns, rows = (tuple(str(archive[field]).split("\n")) for field in ("columns", "rows"))
    if len(columns) > COLUMNS or len(rows) >= ROWS:
        raise ArgosyError(
            f"{name}: {len(columns):,} columns and {len(rows):,} rows; there is room for {COLUMNS:,} and {ROWS - 1:,}"
        )
    shapes = FIELDS | {
        "first": (np.int8, (len(columns), UNITS)),
        "policy": (np.int16, (len(rows), UNITS)),
        "policy_bias": (np.int32, (len(rows),)),
    }
    fields = {
        field: net_files.array_of(name, field, archive[field], dtype, shape)
        for field, (dtype, shape) in shapes.items()
    }
    return Weights(about, columns, rows, fields)


def net_of(ruleset: Ruleset, weights: Weights) -> Record:
    """The net as the search reads it for a ruleset."""
    net = named_net(ruleset, weights.columns, weights.rows)[0]
    net.first[: len(weights.columns)] = weights.fields["first"]
    for field in ("policy", "policy_bias"):
        net[field][: len(weights.rows)] = weights.fields[field]
    for field in FIELDS:
        net[field] = weights.fields[field]
    return net


def named_net(ruleset: Ruleset, columns: Sequence[str], rows: Sequence[str]) -> Records:
    """A net without weights, in which everything of a ruleset has its column or row, shape (1,)."""
    array = new_records(NET, 1)
    net = array[0]
    net.units = UNITS
    net.board[:] = -1
    column_map(ruleset, {name: number for number, name in enumerate(columns)}, net)
    numbers = {name: number for number, name in enumerate(rows)}
    net.slot[:] = NO_ROW
    for slot, name in slot_names(ruleset).items():
        net.slot[slot] = numbers.get(name, NO_ROW)
    return array


@lru_cache(maxsize=32)
def net_for(ruleset: Ruleset) -> Record | None:
    """The net that has learned this ruleset, the user's own first, then the one with the fewest other
    expansions and numbers of players; None if there is none.
    """
    return _first_that_fits(ruleset, all_weights(SEARCHES))


@lru_cache(maxsize=32)
def policy_for(ruleset: Ruleset) -> Record | None:
    """The net for choices without a search and for the root of a search; None if there is none.

    The order is that of `net_for`. A file `policy-wonders*.npz` is for these alone: behind the root of a
    search it plays no better than the heuristic (docs/bots/training.md).
    """
    return _first_that_fits(ruleset, all_weights())


def _first_that_fits(ruleset: Ruleset, weights: Sequence[Weights]) -> Record | None:
    fits = [one for one in weights if _fits(ruleset, one.about)]
    return net_of(ruleset, fits[0]) if fits else None


def _fits(ruleset: Ruleset, about: About) -> bool:
    if ruleset.fingerprint in about.rulesets:
        return True
    if about.players and ruleset.players not in about.players:
        return False
    own = {expansion.part for expansion in ruleset.catalog.expansions} - {"base"}
    return own <= set(about.expansions) and ruleset.fingerprint == as_shipped(ruleset).fingerprint


def _breadth(weights: Weights) -> tuple[int, int]:
    """Return the breadth of a net: its numbers of expansions and of player counts."""
    return len(weights.about.expansions), len(weights.about.players) or SEATS


SEARCHES, POLICIES = "wonders*.npz", "*wonders*.npz"
"""Files of nets that a search may use at every node, and of all that may choose without a search."""


@cache
def all_weights(pattern: str = POLICIES) -> tuple[Weights, ...]:
    """Every net there is, those of the user first, and of each those that know least first: they know it
    best.
    """
    shipped, own = net_files.all_read("argosy.search.wonders.net", pattern, read)
    return (*sorted(own, key=_breadth), *sorted(shipped, key=_breadth))
