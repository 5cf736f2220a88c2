"""Network weights in memory and in files, and the nets that fit a table.

A file is a NumPy archive (npz) with one array for each field of NET and a text `about` (JSON): the format,
how many features and rows there are, the rulesets that the net has learned, and how it was trained. A net
judges only those rulesets: with facts of one's own the search does without.
"""

from functools import cache
from typing import Any

import msgspec
import numpy as np

from argosy.errors import ArgosyError
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record, new_records
from argosy.search import net_files
from argosy.search.duel.net.features import FEATURES
from argosy.search.duel.net.listing import UNITS
from argosy.search.duel.net.policy import POLICY_ROWS

FORMAT = 1
"""Rises when old files can no longer be read: other features, other layers."""

NET = np.dtype(
    [
        ("first", np.int8, (FEATURES, UNITS)),
        ("bias", np.int8, UNITS),
        ("value", np.int16, UNITS),
        ("policy", np.int16, (POLICY_ROWS, UNITS)),
        ("policy_bias", np.int32, POLICY_ROWS),
        ("value_bias", np.float64),
    ],
    align=True,
)
NO_NET: Record = new_records(NET, 1)[0]
"""What stands in for a net where the search has none."""


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The metadata of a file with network weights."""

    format: int = FORMAT
    features: int = FEATURES
    rows: int = POLICY_ROWS
    rulesets: tuple[str, ...]
    """Fingerprints of the rulesets that it judges."""
    expansions: tuple[str, ...] = msgspec.field(default=(), name="boxes")
    seed: int = 0
    generations: int = 0
    examples: int = 0
    """Positions that it has learned from, all generations together."""
    loss: float = 0.0
    """Mean loss of the value at the end (cross-entropy)."""


def written(net: Record, about: About) -> bytes:
    """A net as the bytes of a file."""
    return net_files.written(
        msgspec.json.encode(about), {str(field): np.asarray(net[field]) for field in NET.names or ()}
    )


def read(name: str, content: bytes) -> tuple[Record, About]:
    """The net of a file. Raises ArgosyError, with the name of the file, for one that is none of ours."""
    return net_files.read(name, content, lambda archive: _taken(name, archive))


def _taken(name: str, archive: Any) -> tuple[Record, About]:
    about = msgspec.json.decode(str(archive["about"]), type=About)
    if (about.format, about.features, about.rows) != (FORMAT, FEATURES, POLICY_ROWS):
        raise ArgosyError(
            f"{name}: a net of format {about.format}; this version reads {FORMAT}: train it anew"
        )
    net = new_records(NET, 1)[0]
    for field in NET.names or ():
        wanted = np.asarray(net[field])
        net[field] = net_files.array_of(name, str(field), archive[field], wanted.dtype, wanted.shape)
    return net, about


def net_for(ruleset: DuelRuleset) -> Record | None:
    """The net that has learned this ruleset, the user's own first; None if there is none."""
    return all_nets().get(ruleset.fingerprint)


@cache
def all_nets() -> dict[str, Record]:
    """Every net there is, by the fingerprints of its rulesets."""
    found = {}
    shipped, own = net_files.found_files("argosy.search.duel.net", "duel*.npz")
    for name, content in (*shipped, *own):
        net, about = read(name, content)
        found |= dict.fromkeys(about.rulesets, net)
    return found
