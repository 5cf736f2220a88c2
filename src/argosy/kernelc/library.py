"""Loader of compiled programs: finds them on disk, or translates and builds them, and loads them.

A program whose sources have not changed is loaded without translating anything. Otherwise it is translated,
which takes a second, and those of its units are built that no object fits.
"""

import hashlib
import threading
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from argosy.kernelc import calling, machine
from argosy.kernelc.building import BuildError, Job, build
from argosy.kernelc.program import CompiledProgram, Entry, Unit
from argosy.kernelc.store import EntryPoint, Index, Store
from argosy.kernelc.translate import Signature
from argosy.kernelc.types import Type, key_of, result_of

Progress = Callable[[int, int], object]
"""Told how much has been built, and how much there is to build, in letters of text: the time goes with
them.
"""


def quietly(_done: int, _total: int) -> None:
    """Say nothing."""


class LoadedProgram:
    """One program of this process.

    name: in the index. sources: a hash of all that its texts depend on. entries: gives its entry points, when
    they are needed. base: the program that it stands on. check_may_build: called with the name of the program
    before anything is translated or built; it may raise CompileError.
    """

    def __init__(
        self,
        name: str,
        sources: str,
        entries: Callable[[], Iterable[Entry]],
        store: Store,
        base: "LoadedProgram | None" = None,
        check_may_build: Callable[[str], None] = lambda _name: None,
    ) -> None:
        self.name = name
        self.base = base
        self._entries = entries
        self._store = store
        self._check_may_build = check_may_build
        self._file = f"{sources}-{name.replace(' ', '-')}"
        self.engine = base.engine if base else _new_engine()
        """Where its objects are loaded; a program calls the one that it stands on, so they share it."""
        self.lock = base.lock if base else threading.RLock()
        """Held while something is built or loaded."""
        self._index: Index | None = None
        self._is_whole = False

    @cached_property
    def program(self) -> CompiledProgram:
        """The translated program. Raises CompileError."""
        return CompiledProgram(self.name, tuple(self._entries()), self.base.program if self.base else None)

    @cached_property
    def units(self) -> dict[str, Unit]:
        """Its units with their texts."""
        return self.program.units()

    def index(self) -> Index:
        """Return the index of the program, from disk or by translating it."""
        if self._index is None:
            self._index = self._store.index(self._file) or self._translated()
        return self._index

    def _translated(self) -> Index:
        self._check_may_build(self.name)
        with self.lock:
            entry_points = {
                symbol: EntryPoint(self.program.home(symbol), key_of(signature.result))
                for symbol, signature in self.program.entries.items()
            }
            index = Index(
                keys={name: object_key(unit) for name, unit in self.units.items()},
                callees={name: sorted(unit.callees) for name, unit in self.units.items()},
                entry_points=entry_points,
            )
            self._store.keep_index(self._file, index)
            return index

    # --- which objects --------------------------------------------------------------------------------------

    def keys(self) -> dict[str, str]:
        """Keys of all objects by unit, those of its base too."""
        return {**(self.base.keys() if self.base else {}), **self.index().keys}

    def callees(self, unit: str) -> list[str]:
        """Units whose symbols a unit calls."""
        found = self.index().callees.get(unit)
        return self.base.callees(unit) if found is None and self.base else found or []

    def below(self, symbols: Iterable[str]) -> dict[str, str]:
        """Keys of the objects that entry points need, by unit."""
        keys = self.keys()
        waiting = [self.index().entry_points[symbol].unit for symbol in symbols]
        seen: dict[str, str] = {}
        while waiting:
            unit = waiting.pop()
            if unit not in seen:
                seen[unit] = keys[unit]
                waiting += self.callees(unit)
        return seen

    def symbols(self) -> list[str]:
        """All its entry points."""
        return list(self.index().entry_points)

    def is_built(self) -> bool:
        """Can all of it be loaded without building anything?

        Does not translate, and once it is so does not look at the disk.
        """
        self._is_whole = self._is_whole or (self._is_stored() and (self.base is None or self.base.is_built()))
        return self._is_whole

    def _is_stored(self) -> bool:
        self._index = self._index or self._store.index(self._file)
        return self._index is not None and all(map(self._store.has_object, self._index.keys.values()))

    # --- doing ----------------------------------------------------------------------------------------------

    def build(self, symbols: Iterable[str], progress: Progress = quietly) -> bool:
        """Build what entry points need and is not there; was there anything?

        Raises CompileError, BuildError.
        """
        missing = self.missing(symbols)
        if not missing:
            return False
        self._check_may_build(self.name)
        jobs = [Job(key, self.text_of(unit)) for unit, key in missing.items()]
        sizes = {job.key: len(job.text) for job in jobs}
        done: list[int] = []

        def built(key: str, content: bytes) -> None:
            self._store.keep_object(key, content)
            done.append(sizes[key])
            progress(sum(done), sum(sizes.values()))

        progress(0, sum(sizes.values()))
        build(jobs, built)
        self._store.tidy()
        return True

    def missing(self, symbols: Iterable[str]) -> dict[str, str]:
        """Keys of the objects that entry points need and that are still to be built, by unit."""
        return {unit: key for unit, key in self.below(symbols).items() if not self._store.has_object(key)}

    def work(self) -> int:
        """Return the size of what is to be built, without its base, as `Progress` counts it.

        It translates the program if need be.
        """
        own = self.index().keys
        return sum(len(self.text_of(unit)) for unit in self.missing(self.symbols()) if unit in own)

    def text_of(self, unit: str) -> str:
        """The text of a unit, of this program or of its base."""
        if unit in self.index().keys:
            return self.units[unit].text
        assert self.base is not None
        return self.base.text_of(unit)

    def load(self, symbols: Iterable[str]) -> None:
        """Load what entry points need; it has been built."""
        with self.lock:
            wanted = {key for key in self.below(symbols).values() if not self.engine.has(key)}
            if wanted:
                self.engine.load({key: self._whole_object(key) for key in sorted(wanted)})

    def _whole_object(self, key: str) -> bytes:
        content = self._store.object(key)
        if content is None:
            raise BuildError(f"{self.name}: the object {key} has gone since it was built")
        return content

    def open(self, symbol: str, arguments: tuple[Type, ...]) -> Callable[..., Any]:
        """An entry point as a function of Python; it is built and loaded first where that is still to do."""
        with self.lock:
            self.build([symbol])
            self.load([symbol])
            result = result_of(self.index().entry_points[symbol].result)
            address = self.engine.address(calling.wrapper_symbol(symbol))
            return calling.opened(address, Signature(symbol, arguments, result), self.engine)


def _new_engine() -> machine.Engine:
    """An engine whose code Python may call. Raises CompileError where this NumPy keeps its data elsewhere."""
    calling.check_layout()
    return machine.Engine()


def object_key(unit: Unit) -> str:
    """The key of the object of a unit on this machine."""
    return hashlib.sha256(f"{unit.key} {machine.fingerprint()}".encode()).hexdigest()[:24]
