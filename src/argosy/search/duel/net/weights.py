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
from argosy.search.duel.net.listing import MOST_UNITS
from argosy.search.duel.net.policy import POLICY_ROWS

FORMAT = 1
"""Rises when old files can no longer be read: other features, other layers."""

NET = np.dtype(
    [
        ("units", np.int32),
        ("first", np.int8, (FEATURES, MOST_UNITS)),
        ("bias", np.int8, MOST_UNITS),
        ("value", np.int16, MOST_UNITS),
        ("policy", np.int16, (POLICY_ROWS, MOST_UNITS)),
        ("policy_bias", np.int32, POLICY_ROWS),
        ("value_bias", np.float64),
    ],
    align=True,
)
FIELDS = ("first", "bias", "value", "policy", "policy_bias", "value_bias")
"""Arrays of a file."""
WITH_UNITS = ("first", "bias", "value", "policy")
"""Fields whose last axis are the units."""
NO_NET: Record = new_records(NET, 1)[0]
"""What stands in for a net where the search has none."""


class About(net_files.NetAbout, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The metadata of a file with network weights; the net judges its rulesets alone."""

    format: int = FORMAT
    features: int = FEATURES
    rows: int = POLICY_ROWS


def written(net: Record, about: About) -> bytes:
    """A net as the bytes of a file: of each layer only the units that the net has."""
    fields = {field: np.asarray(net[field]) for field in FIELDS}
    cut = {field: fields[field][..., : net.units] for field in WITH_UNITS}
    return net_files.written(msgspec.json.encode(about), fields | cut)


def read(name: str, content: bytes) -> tuple[Record, About]:
    """The net of a file. Raises ArgosyError, with the name of the file, for one that is none of ours."""
    return net_files.read(name, content, lambda archive: _taken(name, archive))


def _taken(name: str, archive: Any) -> tuple[Record, About]:
    about = net_files.about_of(name, archive, About, FORMAT, features=FEATURES, rows=POLICY_ROWS)
    net = new_records(NET, 1)[0]
    net.units = units = _units_of(name, archive)
    for field in FIELDS:
        wanted = np.asarray(net[field])
        part = wanted[..., :units] if field in WITH_UNITS else wanted
        part[...] = net_files.array_of(name, field, archive[field], part.dtype, part.shape)
        net[field] = wanted
    return net, about


def _units_of(name: str, archive: Any) -> int:
    """The units of the hidden layer, 1 to MOST_UNITS. Raises ArgosyError for more."""
    units = archive["bias"].size
    if not 1 <= units <= MOST_UNITS:
        raise ArgosyError(f"{name}: a hidden layer has 1 to {MOST_UNITS} units, not {units:,}")
    return units


def net_for(ruleset: DuelRuleset, fixed: str = "") -> Record | None:
    """The net that has learned this ruleset, the user's own first; None if there is none.

    fixed: the name of a fixed bot, which has its own nets, and not those of the user (`Style.fixed_nets`).
    """
    return all_nets(fixed).get(ruleset.fingerprint)


@cache
def all_nets(fixed: str = "") -> dict[str, Record]:
    """Every net of today and of the user, or of a fixed bot, by the fingerprints of its rulesets."""
    shipped, own = net_files.all_read("argosy.search.duel.net", "duel*.npz", read, fixed)
    return {ruleset: net for net, about in (*shipped, *own) for ruleset in about.rulesets}
