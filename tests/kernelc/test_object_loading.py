"""Loading of compiled objects at any distance in memory."""

import struct

import pytest

from argosy.kernelc import machine

FAR = {1, 24}
"""R_X86_64_64 and R_X86_64_PC64 of the System V ABI: addresses and distances of 64 bits.

Others reach 2 GB.
"""
RELOCATIONS_WITH_ADDENDS = 4
"""SHT_RELA of ELF."""


def kinds_of_relocations(content: bytes) -> set[int]:
    """The kinds of relocations in all sections of an ELF object of 64 bits."""
    assert content[:5] == b"\x7fELF\x02"
    (sections_at,) = struct.unpack_from("<Q", content, 40)
    size, count = struct.unpack_from("<HH", content, 58)
    found = set()
    for number in range(count):
        _, kind, _, _, at, length = struct.unpack_from("<IIQQQQ", content, sections_at + number * size)
        if kind == RELOCATIONS_WITH_ADDENDS:
            for entry in range(at, at + length, 24):
                found.add(struct.unpack_from("<Q", content, entry + 8)[0] & 0xFFFFFFFF)
    return found


KERNEL = """
@table = internal constant [4 x i64] [i64 3, i64 1, i64 4, i64 1]
declare double @elsewhere(double)
define i64 @pick(i64 %place, double %x) {
  %there = getelementptr [4 x i64], ptr @table, i64 0, i64 %place
  %number = load i64, ptr %there
  %more = fadd double %x, 1.7
  %found = call double @elsewhere(double %more)
  %whole = fptosi double %found to i64
  %sum = add i64 %number, %whole
  ret i64 %sum
}
"""
"""It has a table, a constant that is no part of an instruction, and a call of what another object brings."""


@pytest.mark.skipif(not machine.HAS_FAR_REFERENCES, reason="LLVM has no far references for this system")
def test_code_refers_to_nothing_by_32_bits():
    kinds = kinds_of_relocations(machine.object_of(KERNEL))
    assert kinds
    assert kinds <= FAR
