"""Weights in memory, in a file, and which of them fit a table.

A file is a NumPy archive (npz) with one array for each field of NET and a text `about` (JSON): the format, how many features
and rows there are, the rulesets that the net has learned, and how it was trained. A net judges only those rulesets: with facts of
one's own the search does without.
"""

import io
import os
import zipfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from argosy.errors import ArgosyError
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record, new_records
from argosy.search.duel.net.features import FEATURES
from argosy.search.duel.net.listing import UNITS
from argosy.search.duel.net.policy import POLICY_ROWS

FORMAT = 1
"""Rises when old files can no longer be read: other features, other layers."""
MOST_BYTES = 3_000_000
FOLDER = "ARGOSY_NETS"
"""The variable that names a folder with nets of one's own; they come before those of the package."""

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
    """What a file says of its net."""

    format: int = FORMAT
    features: int = FEATURES
    rows: int = POLICY_ROWS
    rulesets: tuple[str, ...]
    """Fingerprints of the rulesets that it judges."""
    boxes: tuple[str, ...] = ()
    seed: int = 0
    generations: int = 0
    examples: int = 0
    """Positions that it has learned from, all generations together."""
    loss: float = 0.0
    """Mean loss of the value at the end (cross-entropy)."""


def written(net: Record, about: About) -> bytes:
    """A net as the bytes of a file."""
    buffer = io.BytesIO()
    fields: dict[str, Any] = {str(name): np.asarray(net[name]) for name in NET.names or ()}
    np.savez_compressed(buffer, about=np.array(msgspec.json.encode(about).decode()), **fields)
    return buffer.getvalue()


def read(name: str, content: bytes) -> tuple[Record, About]:
    """The net of a file. Raises ArgosyError, with the name of the file, for one that is none of ours."""
    _check_length(name, len(content))
    try:
        _check_sizes(name, content)
        with np.load(io.BytesIO(content), allow_pickle=False) as archive:
            about = msgspec.json.decode(str(archive["about"]), type=About)
            if (about.format, about.features, about.rows) != (FORMAT, FEATURES, POLICY_ROWS):
                raise ArgosyError(f"{name}: a net of format {about.format}; this version reads {FORMAT}: train it anew")
            net = new_records(NET, 1)[0]
            for field in NET.names or ():
                wanted, found = np.asarray(net[field]), archive[field]
                if found.shape != wanted.shape or found.dtype != wanted.dtype:
                    raise ArgosyError(
                        f"{name}: {field} should be {wanted.dtype}{wanted.shape}, not {found.dtype}{found.shape}"
                    )
                net[field] = found
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise ArgosyError(f"{name}: this is no file with weights of a net: {error}") from error
    return net, about


def _check_length(name: str, length: int) -> None:
    if length > MOST_BYTES:
        raise ArgosyError(f"{name}: a net has at most {MOST_BYTES:,} bytes, this file has {length:,}")


def _check_sizes(name: str, content: bytes) -> None:
    """A small archive may say that it holds much more than a net: then it is not unpacked."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for entry in archive.infolist():
            if entry.file_size > MOST_BYTES:
                field = entry.filename.removesuffix(".npy")
                raise ArgosyError(
                    f"{name}: {field} would take {entry.file_size:,} bytes, a whole net at most {MOST_BYTES:,}"
                )


def net_for(ruleset: DuelRuleset) -> Record | None:
    """The net that has learned this ruleset, the user's own first; None if there is none."""
    return _nets().get(ruleset.fingerprint)


@cache
def _nets() -> dict[str, Record]:
    """Every net there is, by the fingerprints of its rulesets."""
    found = {}
    for name, content in (*_of_package(), *_of_user()):
        net, about = read(name, content)
        found |= dict.fromkeys(about.rulesets, net)
    return found


def _of_package() -> list[tuple[str, bytes]]:
    folder = files("argosy.search.duel.net") / "files"
    return [(one.name, one.read_bytes()) for one in folder.iterdir() if one.name.endswith(".npz")]


def _of_user() -> list[tuple[str, bytes]]:
    """Nets in the folder that ARGOSY_NETS names. Raises ArgosyError if there is no such folder."""
    if not (named := os.environ.get(FOLDER)):
        return []
    folder = Path(named)
    if not folder.is_dir():
        raise ArgosyError(f"{FOLDER}={named}: there is no such folder")
    paths = sorted(folder.glob("duel*.npz"))
    for path in paths:
        _check_length(str(path), path.stat().st_size)  # before it is in memory
    return [(str(path), path.read_bytes()) for path in paths]
