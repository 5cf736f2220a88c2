"""Export of finished games as JSON lines, and import of such lines into a database.

A line holds a record (docs/play/records.md) and says nothing of who sat where. Games that run are not given
out: their deal has the seed, from which every hand can be read. What comes in is from anywhere: its size is
looked at before anything is parsed, and every record is played again before it is kept. A game whose log does
not replay with these rules goes out as its log.
"""

from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from argosy.game.record_lines import filled_lines
from argosy.server.auth import ids
from argosy.server.database_url import named
from argosy.server.errors import Refused, StoreError
from argosy.server.http.text_limits import has_no_letters
from argosy.server.storage.atomic_file import whole_file
from argosy.server.storage.database import reason_of
from argosy.server.storage.migration import check_form
from argosy.server.storage.store import Store
from argosy.server.storage.stored_records import IN_ALL
from argosy.server.tables.log_lines import Line, ended, line_of_log, record_of_log
from argosy.server.tables.replay_cache import opened
from argosy.server.tables.running_game import replayed

LARGEST_RECORD = 64_000
"""Letters, as many as a record may have that is opened in a browser. A long game has five thousand."""
LARGEST_LINE = 2 * LARGEST_RECORD
"""Bytes: a record with its ends of lines written as two letters, and what stands beside it."""
TOGETHER = 100
"""Records that are written in one transaction."""


class Exported(NamedTuple):
    """Result of an export: the number of games, and by table why a game is a log or missing."""

    games: int
    damaged: tuple[tuple[str, str], ...]


class Imported(NamedTuple):
    """Result of an import: ids of the stored records, the number of new ones, faults by line.

    Records that were there before count among the ids.
    """

    records: tuple[str, ...]
    new: int
    faults: tuple[tuple[int, str], ...]


async def write_games(url: URL, file: Path) -> Exported:
    """Write every finished game of a database into a new file, the oldest first. Its server may run."""
    _check_places(url, file)
    store = Store(url)
    try:
        await store.database.read(check_form)
        with whole_file(file) as unfinished, unfinished.open("wb") as lines:
            return await _write(store, lines)
    except SQLAlchemyError as error:
        raise StoreError(f"the database {named(url)} cannot be read: {reason_of(error)}") from error
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror}") from error
    finally:
        await store.close()


def _check_places(url: URL, file: Path) -> None:
    if file.exists():
        raise StoreError(f"{file} is there already: an export replaces no file, so give it another name")
    # Asked here, because to open a database in a file makes one.
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise StoreError(f"there is no database {url.database}: name another --data-dir or --database")


async def _write(store: Store, lines: IO[bytes]) -> Exported:
    games, damaged = 0, list[tuple[str, str]]()
    for table in await store.finished_tables():
        entries = await store.entries(table)
        try:
            playing = replayed(entries)
        except StopIteration:
            damaged.append((table, "It has no log; the game is left out."))
            continue
        except Refused as refused:
            lines.write(line_of_log(entries))
            damaged.append((table, f"{refused.sentence} Its log is in the file in place of a record."))
            continue
        line = Line(record=playing.game.record(), game=playing.deal.request.game, ended=ended(entries))
        lines.write(msgspec.json.encode(line) + b"\n")
        games += 1
    return Exported(games, tuple(damaged))


async def read_games(file: Path, url: URL) -> Imported:
    """Keep the records of a file in a database, which no server may use meanwhile.

    Lines that cannot be are named.
    """
    try:
        with file.open("rb") as lines:
            store = Store(url)
            try:
                await store.open()
                return await _read(store, lines)
            finally:
                await store.close()
    except SQLAlchemyError as error:
        raise StoreError(f"the database {named(url)} cannot be written: {reason_of(error)}") from error
    except OSError as error:
        raise StoreError(f"{file} cannot be read: {error.strerror}") from error


async def _read(store: Store, lines: IO[bytes]) -> Imported:
    kept, new, faults = list[str](), 0, list[tuple[int, str]]()
    waiting: dict[str, tuple[int, str]] = {}

    async def keep() -> None:
        nonlocal new
        done = await store.add_records({name: text for name, (_, text) in waiting.items()})
        new += done.new
        kept.extend(name for name in waiting if name not in done.over_capacity)
        for name in done.over_capacity:
            faults.append((waiting[name][0], f"there is no room: {IN_ALL} records are kept at most"))
        waiting.clear()

    for number, line in _lines(lines):
        try:
            text = _record_of(line)
        except Refused as refused:
            faults.append((number, refused.sentence))
            continue
        waiting.setdefault(ids.record_id(text), (number, text))
        if len(waiting) == TOGETHER:
            await keep()
    await keep()
    return Imported(tuple(dict.fromkeys(kept)), new, tuple(sorted(faults)))


def _lines(file: IO[bytes]) -> Iterator[tuple[int, bytes]]:
    """(number, line) of what says something; of a line that is too long only the beginning is kept in
    memory.
    """
    number = 0
    while line := file.readline(LARGEST_LINE + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(BOM_UTF8)
        rest = line
        while not rest.endswith(b"\n") and (rest := file.readline(LARGEST_LINE)):
            pass
        if line.strip():
            yield number, line


def _record_of(line: bytes) -> str:
    """The record of a line as it is kept, once it has been played again."""
    if len(line) > LARGEST_LINE:
        raise Refused("bad_record", f"the line has more than {LARGEST_LINE} bytes")
    try:
        read = msgspec.json.decode(line, type=Line)
    except msgspec.ValidationError as error:
        raise Refused(
            "bad_record", f'the line is no game: {error}; right is {{"record": "argosy record 1\\n..."}}'
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_record", f"the line is no JSON: {error}") from error
    text = record_of_log(read.log) if read.log else read.record
    if len(text) > LARGEST_RECORD:
        raise Refused("bad_record", f"the record has {len(text)} letters; at most {LARGEST_RECORD}")
    if has_no_letters(text):
        raise Refused("bad_record", "the record holds NUL or half of a letter (a surrogate)")
    lines = filled_lines(text)
    if not lines:
        raise Refused("bad_record", "the record is empty")
    kept = "\n".join(lines) + "\n"
    opened(kept)
    return kept
