"""Operations on numbers in kernels: conversions, arithmetic, comparisons.

They give what NumPy and Python give in plain Python, with exceptions that no kernel may meet. Those of the
first two lines plain Python reports; for the others a kernel turns a number into `int` or `np.uint64` first.

    int64 and NumPy's small numbers wrap or grow differently: here everything has 64 bits
    dividing a whole number by zero gives zero
    `<<` and `~` of a small number out of an array: 64 bits here, its own width there
    a shift by 64 or more, or by a negative number, gives anything

Whole numbers compute in 64 bits. Signed ones and small unsigned ones meet as int64; two unsigned ones, or any
number and a uint64, meet as uint64.
"""

import ast
import struct
from collections.abc import Callable

from argosy.kernelc.emitter import Emitter, Value
from argosy.kernelc.types import BOOL, FLOAT, INT64, UINT64, Bool, Float, Int, Type, key_of


def whole(number: int, kind: Type = INT64) -> Value:
    """A whole number that is known, wrapped into 64 bits; it is written as LLVM reads them, with a sign."""
    wrapped = (number + (1 << 63)) % (1 << 64) - (1 << 63)
    return Value(kind, (str(wrapped),), wrapped % (1 << 64) if kind == UINT64 else wrapped)


def truth(answer: bool) -> Value:
    """Yes or no, known."""
    return Value(BOOL, ("true" if answer else "false",), int(answer))


def fraction(number: float) -> Value:
    """A float64 that is known, written by its bits."""
    return Value(FLOAT, (f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}",))


def convert(emit: Emitter, value: Value, kind: Type) -> Value:
    """The same number as a value of another type; wider than the type it is cut, as in NumPy's own casts."""
    if value.type == kind:
        return value
    match value.type, kind:
        case Bool(), Int():
            return Value(kind, (emit.let(f"zext i1 {value.part} to i64"),), value.known)
        case Int(), Int(bits, signed):
            if bits == 64 or _fits(value, bits, signed=signed):
                return Value(kind, value.parts, value.known)
            narrow = emit.let(f"trunc i64 {value.part} to i{bits}")
            return Value(kind, (emit.let(f"{'sext' if signed else 'zext'} i{bits} {narrow} to i64"),))
        case Bool(), Float():
            return Value(kind, (emit.let(f"uitofp i1 {value.part} to double"),))
        case Int(), Float():
            if value.known is not None:
                return fraction(value.known)
            how = "uitofp" if value.type == UINT64 else "sitofp"
            return Value(kind, (emit.let(f"{how} i64 {value.part} to double"),))
        case Float(), Int():
            how = "fptoui" if kind == UINT64 else "fptosi"
            number = Value(
                UINT64 if kind == UINT64 else INT64, (emit.let(f"{how} double {value.part} to i64"),)
            )
            return convert(emit, number, kind)
        case ((Int() | Float()), Bool()):
            return is_true(emit, value)
        case _:
            raise TypeError(f"a {key_of(value.type)} is no {key_of(kind)}")


def _fits(value: Value, bits: int, *, signed: bool) -> bool:
    kind = value.type
    if value.known is not None:
        low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if signed else (0, 1 << bits)
        return low <= value.known < high
    return isinstance(kind, Int) and kind.bits <= bits and kind.signed == signed


def is_true(emit: Emitter, value: Value) -> Value:
    """Return the truth value of a value, as `if` computes it."""
    match value.type:
        case Bool():
            return value
        case Int():
            if value.known is not None:
                return truth(value.known != 0)
            return Value(BOOL, (emit.let(f"icmp ne i64 {value.part}, 0"),))
        case Float():
            return Value(BOOL, (emit.let(f"fcmp une double {value.part}, 0.0"),))
        case _:
            raise TypeError(f"a {key_of(value.type)} is neither true nor false")


def number_type(one: Value, other: Value) -> Type:
    """The type in which two numbers meet."""
    kinds = (one.type, other.type)
    if not all(isinstance(kind, Int | Bool | Float) for kind in kinds):
        raise TypeError(f"{key_of(kinds[0])} and {key_of(kinds[1])} are not both numbers")
    if FLOAT in kinds:
        return FLOAT
    if UINT64 in kinds or all(isinstance(kind, Int) and not kind.signed for kind in kinds):
        return UINT64
    return INT64


def inverted(emit: Emitter, value: Value) -> Value:
    """`~`: all 64 bits the other way round."""
    kind = UINT64 if isinstance(value.type, Int) and not value.type.signed else INT64
    part = convert(emit, value, kind).part
    return Value(kind, (emit.let(f"xor i64 {part}, -1"),))


def negated(emit: Emitter, value: Value) -> Value:
    """`-`."""
    if isinstance(value.type, Float):
        return Value(FLOAT, (emit.let(f"fneg double {value.part}"),))
    if value.known is not None:
        return whole(-value.known)
    if isinstance(value.type, Int) and not value.type.signed:
        raise TypeError("an unsigned number has no negative")
    return Value(INT64, (emit.let(f"sub i64 0, {convert(emit, value, INT64).part}"),))


def arithmetic(emit: Emitter, operator: ast.operator, one: Value, other: Value) -> Value:
    """`+ - * / // % & | ^ << >>`."""
    kind = number_type(one, other)
    if isinstance(operator, ast.Div):
        return _of_floats(emit, "fdiv", one, other)
    if isinstance(operator, ast.LShift | ast.RShift):
        return _shifted(emit, operator, one, other)
    if kind == FLOAT:
        return _of_floats(emit, _word(FLOAT_WORDS, operator, "numbers with a fraction"), one, other)
    if isinstance(operator, ast.FloorDiv | ast.Mod):
        return _divided(emit, operator, one, other, kind)
    word = _word(WORDS, operator, "whole numbers")
    if isinstance(one.type, Bool) and isinstance(other.type, Bool) and word in {"and", "or", "xor"}:
        return Value(BOOL, (emit.let(f"{word} i1 {one.part}, {other.part}"),))
    left, right = convert(emit, one, kind), convert(emit, other, kind)
    if left.known is not None and right.known is not None and word in KNOWN:
        return whole(KNOWN[word](left.known, right.known), kind)
    return Value(kind, (emit.let(f"{word} i64 {left.part}, {right.part}"),))


WORDS: dict[type[ast.AST], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}
FLOAT_WORDS: dict[type[ast.AST], str] = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul"}
KNOWN: dict[str, Callable[[int, int], int]] = {
    "add": lambda one, other: one + other,
    "sub": lambda one, other: one - other,
    "mul": lambda one, other: one * other,
}


def _word(words: dict[type[ast.AST], str], operator: ast.AST, operands: str) -> str:
    if type(operator) not in words:
        raise TypeError(f"kernels know no {type(operator).__name__} of {operands}")
    return words[type(operator)]


def _of_floats(emit: Emitter, word: str, one: Value, other: Value) -> Value:
    left, right = convert(emit, one, FLOAT), convert(emit, other, FLOAT)
    return Value(FLOAT, (emit.let(f"{word} double {left.part}, {right.part}"),))


def _shifted(emit: Emitter, operator: ast.operator, one: Value, other: Value) -> Value:
    """The left number says what the result is."""
    kind = UINT64 if isinstance(one.type, Int) and not one.type.signed else INT64
    word = "shl" if isinstance(operator, ast.LShift) else ("lshr" if kind == UINT64 else "ashr")
    left, right = convert(emit, one, kind), convert(emit, other, INT64)
    return Value(kind, (emit.let(f"{word} i64 {left.part}, {right.part}"),))


def _divided(emit: Emitter, operator: ast.operator, one: Value, other: Value, kind: Type) -> Value:
    """Whole quotient or rest, rounded down as in Python; by zero: zero.

    The least int64 by -1 stays what it is, as in NumPy: the processor would end the process.
    """
    is_rest = isinstance(operator, ast.Mod)
    left, right = convert(emit, one, kind).part, convert(emit, other, kind)
    is_zero = is_minus_one = None
    by = right.part
    if right.known == -1 and kind == INT64:
        return whole(0) if is_rest else Value(kind, (emit.let(f"sub i64 0, {left}"),))
    if not right.known:
        is_zero = emit.let(f"icmp eq i64 {by}, 0")
        by = emit.let(f"select i1 {is_zero}, i64 1, i64 {by}")
        if kind == INT64:
            is_minus_one = emit.let(f"icmp eq i64 {by}, -1")
            by = emit.let(f"select i1 {is_minus_one}, i64 1, i64 {by}")
    if kind == UINT64:
        found = emit.let(f"{'urem' if is_rest else 'udiv'} i64 {left}, {by}")
    else:
        rest = emit.let(f"srem i64 {left}, {by}")
        is_inexact = emit.let(f"icmp ne i64 {rest}, 0")
        signs = emit.let(f"xor i64 {rest}, {by}")
        differ = emit.let(f"icmp slt i64 {signs}, 0")
        is_below = emit.let(f"and i1 {is_inexact}, {differ}")
        if is_rest:
            more = emit.let(f"select i1 {is_below}, i64 {by}, i64 0")
            found = emit.let(f"add i64 {rest}, {more}")
        else:
            quotient = emit.let(f"sdiv i64 {left}, {by}")
            less = emit.let(f"sext i1 {is_below} to i64")
            found = emit.let(f"add i64 {quotient}, {less}")
            if is_minus_one is not None:  # until here it was divided by 1
                opposite = emit.let(f"sub i64 0, {found}")
                found = emit.let(f"select i1 {is_minus_one}, i64 {opposite}, i64 {found}")
    if is_zero is not None:
        found = emit.let(f"select i1 {is_zero}, i64 0, i64 {found}")
    return Value(kind, (found,))


FLOAT_COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "oeq",
    ast.NotEq: "une",
    ast.Lt: "olt",
    ast.LtE: "ole",
    ast.Gt: "ogt",
    ast.GtE: "oge",
}
COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}


def compared(emit: Emitter, operator: ast.cmpop, one: Value, other: Value) -> Value:
    """`== != < <= > >=`."""
    kind = number_type(one, other)
    left, right = convert(emit, one, kind), convert(emit, other, kind)
    if kind == FLOAT:
        word = _word(FLOAT_COMPARISONS, operator, "numbers")
        return Value(BOOL, (emit.let(f"fcmp {word} double {left.part}, {right.part}"),))
    word = _word(COMPARISONS, operator, "numbers")
    if word not in {"eq", "ne"}:
        if kind == UINT64 and any(_may_be_negative(value) for value in (one, other)):
            raise TypeError(
                "a uint64 and a number that may be negative have no order here: say which is meant"
            )
        word = ("u" if kind == UINT64 else "s") + word
    return Value(BOOL, (emit.let(f"icmp {word} i64 {left.part}, {right.part}"),))


def _may_be_negative(value: Value) -> bool:
    is_signed = isinstance(value.type, Int) and value.type.signed
    return is_signed and (value.known is None or value.known < 0)


def extreme(emit: Emitter, values: list[Value], *, is_greatest: bool) -> Value:
    """`min` and `max`: of equal ones the first, as in Python."""
    if len(values) < 2:
        raise TypeError("min and max take two numbers or more")
    best, *others = values
    for other in others:
        kind = number_type(best, other)
        best, other = convert(emit, best, kind), convert(emit, other, kind)  # noqa: PLW2901
        is_better = compared(emit, ast.Gt() if is_greatest else ast.Lt(), other, best).part
        part = "double" if kind == FLOAT else "i64"
        best = Value(kind, (emit.let(f"select i1 {is_better}, {part} {other.part}, {part} {best.part}"),))
    return best


def absolute(emit: Emitter, value: Value) -> Value:
    """`abs`."""
    if value.type == UINT64:
        return value
    if isinstance(value.type, Float):
        return Value(FLOAT, (emit.let(f"call double @llvm.fabs.f64(double {value.part})"),))
    number = convert(emit, value, INT64).part
    return Value(INT64, (emit.let(f"call i64 @llvm.abs.i64(i64 {number}, i1 false)"),))
