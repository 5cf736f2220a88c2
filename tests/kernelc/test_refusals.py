"""Refusals of the kernel compiler: file, line and reason for code outside the language of kernels."""

import importlib.util
import textwrap

import numpy as np
import pytest

from argosy.errors import CompileError
from argosy.rules.backends import compiled

HEAD = "import numpy as np\nfrom argosy.kernelc.kernel import kernel\n\n\n@kernel\ndef tried(a, b):\n"
FIRST = HEAD.count("\n") + 1
"""The line that the body begins in."""
RECORDS = np.zeros(2, [("x", np.int8), ("half", np.float64)])
NUMBERS = np.arange(4)

CASES = [
    ("return tried(a, b)", 0, "calls itself"),
    ("return max(a, key=b)", 0, "keyword arguments"),
    ("return [a, b]", 0, "List does not belong"),
    ("return {a: b}", 0, "Dict does not belong"),
    ("b += 1\nreturn 'text'", 1, "'text' cannot stand in a kernel"),
    ("return f'{a}'", 0, "JoinedStr does not belong"),
    ("return a[:2]", 0, r"only array\[start:\]"),
    ("return a[0:2:2]", 0, r"only array\[start:\]"),
    ("if b > 1:\n    return a[0]\nreturn", 2, "a value here and none there"),
    ("if b > 1:\n    return 1", -1, "a value here and none there"),
    ("return np.uint64(3) < b", 0, "may be negative"),
    ("return np.float32(b)", 0, "np.float32 is no kernel"),
    ("return np.nothing(b)", 0, "np has no nothing"),
    ("return RECORD.y", 0, "there is no RECORD"),
    ("return b.x", 0, "has no fields"),
    ("return c", 0, "there is no c"),
    ("if b:\n    d = 1\n    return d\nreturn e + 1\ne = 2", 3, "e has no value yet"),
    ("return b ** 2", 0, "no Pow"),
    ("return 1.5 % b", 0, "no Mod of numbers with a fraction"),
    ("return b is a", 0, "not both numbers"),
    ("return b is b", 0, "no Is of"),
    ("c = d = 1\nreturn c", 0, "one variable at a time"),
    ("for c in a:\n    pass\nelse:\n    b = 1\nreturn b", 0, "no else"),
    ("while b:\n    b -= 1\nelse:\n    b = 1\nreturn b", 0, "no else"),
    ("for c in b:\n    pass", 0, "not an array"),
    ("for c in range(1, b, 0):\n    pass", 0, "not zero"),
    ("for c in range(1, b, b):\n    pass", 0, "known"),
    ("for c in range():\n    pass", 0, "one to three numbers"),
    ("return len(b)", 0, "not an array"),
    ("return b.shape", 0, "not an array"),
    ("return a[0, 0]", 0, "has no 2 dimensions"),
    ("return (1, 2)[2]", 0, "no element 2"),
    ("return a[0.5]", 0, "no index"),
    ("return int(b, 2)", 0, "no function of one argument"),
    ("return max(b)", 0, "two numbers or more"),
    ("return print(b)", 0, "print is no kernel"),
    ("return 0 < b < a[7]", 0, "write it with `and`"),
    ("b = a\nreturn 1", 0, "a variable is a i64 here and a i64.1. there"),
    ("b, c = a\nreturn 1", 0, "cannot be given to 2 variables"),
    ("a[0] = a\nreturn 1", 0, "is no i64"),
    ("assert b\nreturn 1", 0, "Assert does not belong"),
    ("c: int = b\nreturn c", 0, "AnnAssign does not belong"),
    ("raise ValueError", 0, "Raise does not belong"),
    ("return -np.uint64(b)", 0, "no negative"),
    (f"return {1 << 64}", 0, "cannot stand in a kernel"),
    ("c = 0\nif b:\n    c = np.uint64(1)\nreturn c", 2, "a uint64 here and a signed number there"),
]


def made(folder, body):
    """The kernel with this body, from a file of its own."""
    path = folder / "tried.py"
    path.write_text(HEAD + textwrap.indent(body, "    ") + "\n")
    spec = importlib.util.spec_from_file_location("tried", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return path, module.tried


@pytest.mark.parametrize(("body", "line", "reason"), CASES, ids=[case[0].splitlines()[0] for case in CASES])
def test_it_is_refused_with_file_line_and_reason(body, line, reason, tmp_path):
    path, kernel = made(tmp_path, body)
    where = f"{path}:{FIRST + line}: " if "itself" not in reason else ""
    with pytest.raises(CompileError, match=reason) as told:
        compiled(kernel)(NUMBERS, 3)
    assert str(told.value).startswith(where)


def test_a_field_that_a_record_has_not_is_refused_with_those_that_it_has(tmp_path):
    path, kernel = made(tmp_path, "return a[b].y")
    with pytest.raises(CompileError, match="there is no field y: x, half") as told:
        compiled(kernel)(RECORDS, 1)
    assert str(told.value).startswith(f"{path}:{FIRST}: tried: ")


def test_a_kernel_is_called_with_as_many_arguments_as_it_has(tmp_path):
    _, kernel = made(tmp_path, "return b")
    with pytest.raises(CompileError, match="takes 2 arguments, not 1"):
        compiled(kernel)(NUMBERS)


def test_a_file_that_has_changed_since_it_was_read_is_not_compiled(tmp_path):
    path, kernel = made(tmp_path, "return b")
    path.write_text("# all gone\n")
    with pytest.raises(CompileError, match="does not stand there any more"):
        compiled(kernel)(NUMBERS, 1)
