"""Random programs of whole numbers: equal results in both backends."""

import importlib.util
import random

from argosy.kernelc.kernel import kernel
from argosy.kernelc.library import LoadedProgram
from argosy.kernelc.program import Entry
from argosy.kernelc.store import Store
from argosy.kernelc.types import INT64
from tests import sampling

PROGRAMS = sampling.tries(2_000, 200)
NAMES = ("a", "b", "c")


class Writer:
    """Writes one program.

    Numbers are cut to 16 bits by each statement, so that Python's do not grow beyond 64.
    """

    def __init__(self, chance):
        self.chance = chance
        self.loops = 0

    def number(self, depth):
        pick = self.chance.randrange(11)
        if depth == 0 or pick < 2:
            return self.chance.choice(NAMES) if pick % 2 else str(self.chance.randint(-9, 9))
        one, other = self.number(depth - 1), self.number(depth - 1)
        return [
            f"({one} + {other})",
            f"({one} - {other})",
            f"(({one} & 255) * ({other} & 255))",
            f"({one} // ({other} | 1))",
            f"({one} % ({other} | 1))",
            f"({one} {self.chance.choice('&|^')} {other})",
            f"({one} {self.chance.choice(['<<', '>>'])} ({other} & 3))",
            f"{self.chance.choice(['min', 'max'])}({one}, {other})",
            f"({one} if {self.test(depth - 1)} else {other})",
        ][pick - 2]

    def test(self, depth):
        pick = self.chance.randrange(4) if depth > 0 else 0
        if pick == 0:
            return f"{self.number(0)} {self.chance.choice(['<', '<=', '>', '>=', '==', '!='])} {self.number(max(depth, 0))}"
        if pick == 1:
            return f"not ({self.test(depth - 1)})"
        return f"({self.test(depth - 1)} {'and' if pick == 2 else 'or'} {self.test(depth - 1)})"

    def statement(self, depth, indent):
        pick, space = self.chance.randrange(6) if depth else 0, "    " * indent
        if pick < 3:
            return [f"{space}{self.chance.choice(NAMES)} = ({self.number(3)}) % 65536 - 32768"]
        if pick == 3:
            return [
                f"{space}if {self.test(2)}:",
                *self.block(depth - 1, indent + 1),
                f"{space}else:",
                *self.block(depth - 1, indent + 1),
            ]
        if pick == 4:
            return [f"{space}if {self.test(2)}:", f"{space}    return {self.number(2)}"]
        self.loops += 1
        at = f"at{self.loops}"
        end = self.chance.choice(["break", "continue"])
        return [
            f"{space}for {at} in range({self.number(1)} % 7, {self.chance.randint(-3, 9)}):",
            *self.block(depth - 1, indent + 1),
            f"{space}    if {self.test(1)}:",
            f"{space}        {end}",
            f"{space}    a += {at}",
        ]

    def block(self, depth, indent):
        count = self.chance.randint(1, 3)
        return [line for _ in range(count) for line in self.statement(depth, indent)]

    def program(self, name):
        return [f"def {name}(a, b, c):", *self.block(3, 1), f"    return {self.number(3)}", ""]


def written(path, count):
    """Random programs, as functions of one file."""
    chance = random.Random(7)
    names = [f"program_{number}" for number in range(count)]
    path.write_text("\n".join(line for name in names for line in Writer(chance).program(name)))
    spec = importlib.util.spec_from_file_location("random_programs", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [kernel(getattr(module, name)) for name in names]


def test_random_programs_give_the_same_in_both_backends(tmp_path):
    entries = [Entry(one, (INT64,) * 3) for one in written(tmp_path / "random_programs.py", PROGRAMS)]
    program = LoadedProgram("random programs", "these", lambda: entries, Store(tmp_path / "cache"))
    program.build([entry.symbol for entry in entries])
    chance, results = random.Random(11), set()
    for entry in entries:
        run = program.open(entry.symbol, entry.arguments)
        for _ in range(20):
            given = [chance.randint(-300, 300) for _ in NAMES]
            wanted = entry.kernel(*given)
            results.add(wanted)
            assert run(*given) == wanted, (entry.symbol, given)
    assert len(results) > PROGRAMS  # so that it is not always the same number
