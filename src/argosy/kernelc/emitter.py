"""Emitter of the LLVM IR of one function, block by block."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import NamedTuple

from argosy.kernelc.types import Array, Bool, Float, Int, Item, Record, Type, parts_of, size_of


class Value(NamedTuple):
    """A value in the text: its type, the names of its parts, and what it is where that is known."""

    type: Type
    parts: tuple[str, ...]
    known: int | None = None

    @property
    def part(self) -> str:
        """The only part."""
        (one,) = self.parts
        return one


class Emitter:
    """Lines of a function, variables in memory (LLVM puts them into registers), names for what is in
    between.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.variables: list[str] = []
        self.is_open = True
        """Can the block still be added to? Not after it has jumped away."""
        self._names = 0
        self._reached: set[str] = set()

    def name(self, hint: str = "t") -> str:
        """A name that nothing else has."""
        self._names += 1
        return f"{hint}.{self._names}"

    def add(self, line: str) -> None:
        """One line, if the block is still open."""
        if self.is_open:
            self.lines.append("  " + line)

    def let(self, expression: str) -> str:
        """A new name for a result."""
        name = "%" + self.name()
        self.add(f"{name} = {expression}")
        return name

    def stack_slot(self, part: str, hint: str = "v") -> str:
        """A variable in memory for one LLVM type."""
        name = "%" + self.name(hint)
        self.variables.append(f"  {name} = alloca {part}")
        return name

    def label(self, name: str) -> None:
        """Begin a block; a block that is still open goes on there. What nobody has jumped to stays closed."""
        self.jump(name)
        if name in self._reached:
            self.lines.append(f"{name}:")
            self.is_open = True

    def jump(self, name: str) -> None:
        """Go on in another block."""
        self._end(f"br label %{name}", name)

    def fork(self, condition: str, yes: str, no: str) -> None:
        """Go on in one of two blocks."""
        self._end(f"br i1 {condition}, label %{yes}, label %{no}", yes, no)

    def _end(self, line: str, *following: str) -> None:
        if self.is_open:
            self.add(line)
            self._reached.update(following)
        self.is_open = False

    def leave(self, line: str) -> None:
        """Return."""
        self.add(line)
        self.is_open = False

    def later(self) -> int:
        """A line that is written later, when more is known."""
        self.add("")
        return len(self.lines) - 1 if self.is_open else -1

    def write_later(self, place: int, lines: list[str]) -> None:
        """Write a line that was left open."""
        if place >= 0:
            self.lines[place] = "\n".join(lines)

    @contextmanager
    def aside(self) -> Generator[list[str], None, None]:
        """In this block lines are collected for `write_later`."""
        before = self.lines, self.is_open
        self.lines, self.is_open = [], True
        try:
            yield self.lines
        finally:
            self.lines, self.is_open = before

    # --- memory ---------------------------------------------------------------------------------------------

    def step(self, base: str, offset: str) -> str:
        """An address so many bytes on."""
        return base if offset == "0" else self.let(f"getelementptr inbounds i8, ptr {base}, i64 {offset}")

    def load(self, item: Item, address: str, *, is_aligned: bool) -> Value:
        """A number out of memory; a record is its address."""
        align = size_of(item) if is_aligned and not isinstance(item, Record) else 1
        match item:
            case Record():
                return Value(item, (address,))
            case Int(bits, signed):
                raw = self.let(f"load i{bits}, ptr {address}, align {align}")
                wide = raw if bits == 64 else self.let(f"{'sext' if signed else 'zext'} i{bits} {raw} to i64")
                return Value(item, (wide,))
            case Bool():
                raw = self.let(f"load i8, ptr {address}, align 1")
                return Value(item, (self.let(f"icmp ne i8 {raw}, 0"),))
            case Float():
                return Value(item, (self.let(f"load double, ptr {address}, align {align}"),))

    def store(self, item: Item, value: Value, address: str, *, is_aligned: bool) -> None:
        """Write a number, or copy a record; the value has been converted to the kind of number that stands
        there.
        """
        align = size_of(item) if is_aligned and not isinstance(item, Record) else 1
        part = value.part
        match item:
            case Record(layout):
                self.add(
                    f"call void @llvm.memcpy.p0.p0.i64(ptr {address}, ptr {part}, i64 {layout.size}, i1 false)"
                )
            case Int(bits, _):
                narrow = part if bits == 64 else self.let(f"trunc i64 {part} to i{bits}")
                self.add(f"store i{bits} {narrow}, ptr {address}, align {align}")
            case Bool():
                byte = self.let(f"zext i1 {part} to i8")
                self.add(f"store i8 {byte}, ptr {address}, align 1")
            case Float():
                self.add(f"store double {part}, ptr {address}, align {align}")

    def element(self, array: Value, numbers: list[Value]) -> tuple[str, tuple[str, ...]]:
        """Return the address and the shape of an element or a subarray of an array.

        A negative number counts from the end, as in Python.
        """
        assert isinstance(array.type, Array)
        address, *shape = array.parts
        place = "0"
        for dimension, number in enumerate(numbers):
            index = self.from_start(number, shape[dimension])
            place = (
                index
                if dimension == 0
                else self.let(f"add i64 {self._times(place, shape[dimension])}, {index}")
            )
        rest = shape[len(numbers) :]
        size = str(size_of(array.type.item))
        for extent in rest:
            size = self._times(size, extent)
        return self.step(address, self._times(place, size)), tuple(rest)

    def from_start(self, number: Value, extent: str) -> str:
        """An index that counts from the start."""
        if number.known is not None and number.known >= 0:
            return number.part
        if isinstance(number.type, Int) and number.type.signed:
            behind = self.let(f"add i64 {number.part}, {extent}")
            is_behind = self.let(f"icmp slt i64 {number.part}, 0")
            return self.let(f"select i1 {is_behind}, i64 {behind}, i64 {number.part}")
        return number.part

    def _times(self, one: str, other: str) -> str:
        if one.isdigit() and other.isdigit():
            return str(int(one) * int(other))
        if "1" in (one, other):
            return other if one == "1" else one
        return self.let(f"mul i64 {one}, {other}")

    # --- variables ------------------------------------------------------------------------------------------

    def stack_slots(self, kind: Type, hint: str) -> list[str]:
        """Variables for all parts of a value."""
        return [self.stack_slot(part, hint) for part in parts_of(kind)]

    def keep(self, stack_slots: list[str], value: Value) -> None:
        """Write a value into its variables."""
        for part, name, stack_slot in zip(parts_of(value.type), value.parts, stack_slots, strict=True):
            self.add(f"store {part} {name}, ptr {stack_slot}")

    def kept_value(self, stack_slots: list[str], kind: Type) -> Value:
        """Read a value from its variables."""
        loaded = (
            self.let(f"load {part}, ptr {stack_slot}")
            for part, stack_slot in zip(parts_of(kind), stack_slots, strict=True)
        )
        return Value(kind, tuple(loaded))
