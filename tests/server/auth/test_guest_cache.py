"""Cache of guests: current after each commit, read again after a failed write, bounded in size."""

import pytest

from argosy.server.auth.guest_cache import KnownGuests
from argosy.server.storage.rows import Guest

OLD, NEW = Guest(id="ada", name="Ada"), Guest(id="ada", name="Ada L.")


def test_what_is_written_is_known_after_the_commit_and_not_before():
    known = KnownGuests()
    known.read(OLD)
    with known.writing("ada") as keep:
        assert known.get("ada") is None
        keep(NEW)
        assert known.get("ada") is None
    assert known.get("ada") == NEW


def test_a_read_that_began_before_a_write_brings_nothing_old_back():
    known = KnownGuests()
    with known.writing("ada") as keep:
        assert known.read(OLD) == OLD
        keep(NEW)
    assert known.get("ada") == NEW
    assert known.read(OLD) == NEW


def test_a_guest_whose_write_has_failed_is_read_again():
    known = KnownGuests()
    known.read(OLD)
    with pytest.raises(OSError, match="full"), known.writing("ada"):
        raise OSError("the disk is full")
    assert known.get("ada") is None
    assert known.read(NEW) == NEW
    assert known.get("ada") == NEW


def test_those_who_have_not_been_there_for_the_longest_go_first():
    known = KnownGuests(2)
    for name in ("ada", "ben"):
        known.read(Guest(id=name))
    known.get("ada")
    known.read(Guest(id="cleo"))
    assert [known.get(name) is not None for name in ("ada", "ben", "cleo")] == [True, False, True]


@pytest.mark.sqlite_only
async def test_a_guest_is_read_from_the_database_once(store, monkeypatch):
    await store.put_guest(Guest(id="ben", name="Ben"))
    assert (await store.guest("ada"), await store.guest("ben")) == (
        Guest(id="ada"),
        Guest(id="ben", name="Ben"),
    )

    async def read(_work: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr(store.database, "read", read)
    assert (await store.guest("ada"), await store.guest("ben")) == (
        Guest(id="ada"),
        Guest(id="ben", name="Ben"),
    )
