"""Translates one kernel for one list of argument types into LLVM IR.

`argosy.kernelc.kernel` says what a kernel may contain; anything else raises a CompileError that names file,
line and reason. The function is gone through until the types of its variables and of its result do not
change any more: twice, where no variable changes its type on the way.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# A constant of a module may be anything.

import ast
import hashlib
import math
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import numpy as np

from argosy.kernelc import values
from argosy.kernelc.emitter import Emitter, Value
from argosy.kernelc.errors import CompileError
from argosy.kernelc.kernel import is_kernel
from argosy.kernelc.source import tree_of
from argosy.kernelc.types import (
    FLOAT,
    INT64,
    NOTHING,
    UINT64,
    Array,
    Bool,
    Int,
    Item,
    Record,
    Several,
    Type,
    as_argument,
    joined,
    key_of,
    of_dtype,
    parts_of,
)
from argosy.kernelc.unrolling import unrolled

Kernel = Callable[..., Any]
CASTS: dict[Any, Type] = {
    int: INT64,
    float: FLOAT,
    np.float64: FLOAT,
    **{getattr(np, f"int{bits}"): Int(bits) for bits in (8, 16, 32, 64)},
    **{getattr(np, f"uint{bits}"): Int(bits, signed=False) for bits in (8, 16, 32, 64)},
}
FUNCTIONS = {math.exp: "llvm.exp.f64", math.log: "llvm.log.f64", math.sqrt: "llvm.sqrt.f64"}
INTRINSICS = """\
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare double @llvm.fabs.f64(double)
declare double @llvm.exp.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.sqrt.f64(double)
"""


class Signature(NamedTuple):
    """The signature of a translated kernel: its symbol, the types of its arguments and of its result."""

    symbol: str
    arguments: tuple[Type, ...]
    result: Type

    def declaration(self) -> str:
        """For those who call it from another module."""
        parts = ", ".join(part for kind in self.arguments for part in parts_of(kind))
        return f'declare {returned(self.result)} @"{self.symbol}"({parts})'


class Translated(NamedTuple):
    """A kernel in LLVM's language."""

    signature: Signature
    text: str
    """From `define` to the closing brace, without linkage."""
    constants: dict[str, str]
    """Tables of numbers that it reads, by symbol."""
    calls: tuple[str, ...]
    """Symbols of the kernels that it calls."""
    size: int
    """Lines of its text."""


class Callees(Protocol):
    """A source of the signatures of called kernels."""

    def signature(self, kernel: Kernel, arguments: tuple[Type, ...]) -> Signature:
        """Return the signature of a kernel for arguments of these types."""
        ...


def returned(result: Type) -> str:
    """The LLVM type of a result."""
    parts = parts_of(result)
    if len(parts) == 1:
        return parts[0]
    return f"{{ {', '.join(parts)} }}" if parts else "void"


def symbol_of(kernel: Kernel, arguments: tuple[Type, ...]) -> str:
    """The name of an instance in object files."""
    signature = hashlib.sha256(" ".join(map(key_of, arguments)).encode()).hexdigest()[:8]
    return f"{kernel.__module__}.{kernel.__qualname__}.{signature}"


def translate(kernel: Kernel, arguments: tuple[Type, ...], callees: Callees) -> Translated:
    """Translate a kernel. Raises CompileError."""
    tree, names = unrolled(kernel, tree_of(kernel))
    known: dict[str, Type] = {}
    result: Type | None = None
    while True:
        attempt = Translator(kernel, tree, names, arguments, callees, known, result)
        attempt.run()
        if (attempt.types, attempt.result) == (known, result):
            return attempt.translated()
        known, result = attempt.types, attempt.result


class StackSlot(NamedTuple):
    """Somewhere in memory: what stands there, of which shape."""

    item: Item
    shape: tuple[str, ...]
    address: str
    is_aligned: bool


class Loop(NamedTuple):
    """The jump targets of `continue` and `break` in a loop."""

    again: str
    end: str


class Translator:
    """One passage through a kernel, with the types that the passage before has found."""

    def __init__(
        self,
        kernel: Kernel,
        tree: ast.FunctionDef,
        globals_: dict[str, Any],
        arguments: tuple[Type, ...],
        callees: Callees,
        types: dict[str, Type],
        result: Type | None,
    ) -> None:
        self.kernel = kernel
        self.tree = tree
        self.globals = globals_
        self.arguments = arguments
        self.callees = callees
        self.types = dict(types)
        self.result = result
        self.emit = Emitter()
        self.stack_slots: dict[str, list[str]] = {}
        self.constants: dict[str, str] = {}
        self.calls: dict[str, None] = {}
        self.loops: list[Loop] = []
        self.names = {arg.arg for arg in tree.args.args} | {
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }

    # --- the function as a whole ----------------------------------------------------------------------------

    def run(self) -> None:
        """Go through the whole function."""
        names = [arg.arg for arg in self.tree.args.args]
        if len(names) != len(self.arguments):
            raise self._error(self.tree, f"takes {len(names)} arguments, not {len(self.arguments)}")
        for number, (name, kind) in enumerate(zip(names, self.arguments, strict=True)):
            self._assign(name, Value(kind, tuple(self._argument_names(number, kind))))
        self._block(self.tree.body)
        if self.emit.is_open:
            try:
                self._return(Value(NOTHING, ()))
            except TypeError as error:
                raise self._error(self.tree, error) from None

    def translated(self) -> Translated:
        """The text, once the types are known."""
        symbol = symbol_of(self.kernel, self.arguments)
        result = self.result or NOTHING
        parts = [
            f"{part} {name}"
            for number, kind in enumerate(self.arguments)
            for part, name in zip(parts_of(kind), self._argument_names(number, kind), strict=True)
        ]
        lines = [*self.emit.variables, *self.emit.lines]
        head = f'{returned(result)} @"{symbol}"({", ".join(parts)}) nounwind'
        text = "\n".join([head + " {", "entry:", *lines, "}"])
        signature = Signature(symbol, self.arguments, result)
        return Translated(signature, text, self.constants, tuple(self.calls), len(lines))

    @staticmethod
    def _argument_names(number: int, kind: Type) -> Iterator[str]:
        return (f"%a{number}.{part}" for part in range(len(parts_of(kind))))

    def _error(self, node: ast.AST, reason: object) -> CompileError:
        code = self.kernel.__code__
        line = getattr(node, "lineno", code.co_firstlineno)
        return CompileError(f"{code.co_filename}:{line}: {self.kernel.__name__}: {reason}")

    # --- statements -----------------------------------------------------------------------------------------

    def _block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not self.emit.is_open:
                return  # nobody gets here
            try:
                getattr(self, f"_{type(statement).__name__}", self._unknown)(statement)
            except TypeError as error:
                raise self._error(statement, error) from None

    def _unknown(self, node: ast.AST) -> Any:
        raise self._error(node, f"{type(node).__name__} does not belong to the language of kernels")

    def _Pass(self, _node: ast.Pass) -> None:  # noqa: N802  named like the node
        pass

    def _Expr(self, node: ast.Expr) -> None:  # noqa: N802
        if not isinstance(node.value, ast.Constant):  # that is a docstring
            self.value(node.value)

    def _Return(self, node: ast.Return) -> None:  # noqa: N802
        self._return(self.value(node.value) if node.value else Value(NOTHING, ()))

    def _return(self, value: Value) -> None:
        if self.result is not None and NOTHING in {self.result, value.type} and self.result != value.type:
            raise TypeError("gives back a value here and none there")
        self.result = joined(self.result, value.type)
        parts = self._converted(value, self.result).parts
        kind = returned(self.result)
        if len(parts) <= 1:
            self.emit.leave(f"ret {kind} {parts[0]}" if parts else "ret void")
            return
        whole = "poison"
        for number, (part, name) in enumerate(zip(parts_of(self.result), parts, strict=True)):
            whole = self.emit.let(f"insertvalue {kind} {whole}, {part} {name}, {number}")
        self.emit.leave(f"ret {kind} {whole}")

    def _Assign(self, node: ast.Assign) -> None:  # noqa: N802
        if len(node.targets) > 1:
            raise self._error(node, "one value is given to one variable at a time")
        self._give(node.targets[0], self.value(node.value))

    def _give(self, target: ast.expr, value: Value) -> None:
        match target:
            case ast.Name(name):
                self._assign(name, value)
            case ast.Tuple(targets):
                if not isinstance(value.type, Several) or len(value.type.items) != len(targets):
                    raise TypeError(f"a {key_of(value.type)} cannot be given to {len(targets)} variables")
                for one, item in zip(targets, items_of(value), strict=True):
                    self._give(one, item)
            case _:
                self._store(self._place(target), value)

    def _assign(self, name: str, value: Value) -> None:
        if value.type == NOTHING:
            raise TypeError(f"{name} is given the result of a kernel that has none")
        kind = joined(self.types.get(name), value.type)
        if name not in self.stack_slots or kind != self.types[name]:
            self.stack_slots[name] = self.emit.stack_slots(kind, name)
        self.types[name] = kind
        self.emit.keep(self.stack_slots[name], self._converted(value, kind))

    def _store(self, place: StackSlot, value: Value) -> None:
        if place.shape:
            raise TypeError("a whole array cannot be assigned")
        number = value if isinstance(place.item, Record) else values.convert(self.emit, value, place.item)
        if number.type != place.item:
            raise TypeError(f"a {key_of(number.type)} cannot be put where a {key_of(place.item)} stands")
        self.emit.store(place.item, number, place.address, is_aligned=place.is_aligned)

    def _AugAssign(self, node: ast.AugAssign) -> None:  # noqa: N802
        if isinstance(node.target, ast.Name):
            now = self.value(node.target)
            found = values.arithmetic(self.emit, node.op, now, self.value(node.value))
            self._assign(node.target.id, found)
            return
        place = self._place(node.target)
        now = self._load(place)
        self._store(place, values.arithmetic(self.emit, node.op, now, self.value(node.value)))

    def _If(self, node: ast.If) -> None:  # noqa: N802
        yes, no, end = (self.emit.name(hint) for hint in ("then", "else", "endif"))
        self._branch(node.test, yes, no if node.orelse else end)
        self.emit.label(yes)
        self._block(node.body)
        self.emit.jump(end)
        if node.orelse:
            self.emit.label(no)
            self._block(node.orelse)
            self.emit.jump(end)
        self.emit.label(end)

    def _While(self, node: ast.While) -> None:  # noqa: N802
        self._check_no_else(node)
        again, body, end = (self.emit.name(hint) for hint in ("while", "body", "endwhile"))
        self.emit.label(again)
        self._branch(node.test, body, end)
        self.emit.label(body)
        self.loops.append(Loop(again, end))
        self._block(node.body)
        self.loops.pop()
        self.emit.jump(again)
        self.emit.label(end)

    def _check_no_else(self, node: ast.While | ast.For) -> None:
        if node.orelse:
            raise self._error(node, "a loop has no else in kernels")

    def _For(self, node: ast.For) -> None:  # noqa: N802
        self._check_no_else(node)
        match node.iter:
            case ast.Call(ast.Name("range"), limits):
                self._count(node, [self._whole(limit) for limit in limits])
            case _:
                self._go_through(node, self._array(node.iter))

    def _count(self, node: ast.For, limits: list[Value]) -> None:
        match limits:
            case [stop]:
                start, step = values.whole(0), values.whole(1)
            case [start, stop]:
                step = values.whole(1)
            case [start, stop, step]:
                pass
            case _:
                raise TypeError(f"a range takes one to three numbers, not {len(limits)}")
        if not step.known:
            raise TypeError("the step of a range is a number that is known and not zero")
        compare = ast.Lt() if step.known > 0 else ast.Gt()
        self._loop(node, start, lambda at: values.compared(self.emit, compare, at, stop), step, lambda at: at)

    def _go_through(self, node: ast.For, array: Value) -> None:
        end = Value(INT64, (array.parts[1],))
        self._loop(
            node,
            values.whole(0),
            lambda at: values.compared(self.emit, ast.Lt(), at, end),
            values.whole(1),
            lambda at: self._load(self._element(array, [at])),
        )

    def _loop(
        self,
        node: ast.For,
        start: Value,
        goes_on: Callable[[Value], Value],
        step: Value,
        item: Callable[[Value], Value],
    ) -> None:
        again, body, following, end = (self.emit.name(hint) for hint in ("for", "body", "next", "endfor"))
        stack_slot = self.emit.stack_slots(INT64, "at")
        self.emit.keep(stack_slot, start)
        self.emit.label(again)
        at = self.emit.kept_value(stack_slot, INT64)
        self.emit.fork(goes_on(at).part, body, end)
        self.emit.label(body)
        self._give(node.target, item(at))
        self.loops.append(Loop(following, end))
        self._block(node.body)
        self.loops.pop()
        self.emit.label(following)
        self.emit.keep(
            stack_slot, values.arithmetic(self.emit, ast.Add(), self.emit.kept_value(stack_slot, INT64), step)
        )
        self.emit.jump(again)
        self.emit.label(end)

    def _Continue(self, _node: ast.Continue) -> None:  # noqa: N802
        self.emit.jump(self.loops[-1].again)

    def _Break(self, _node: ast.Break) -> None:  # noqa: N802
        self.emit.jump(self.loops[-1].end)

    # --- conditions -----------------------------------------------------------------------------------------

    def _branch(self, test: ast.expr, yes: str, no: str) -> None:
        """Go on at `yes` or at `no`; what need not be looked at is not."""
        match test:
            case ast.BoolOp(op, tests):
                for one in tests[:-1]:
                    more = self.emit.name("and" if isinstance(op, ast.And) else "or")
                    self._branch(one, *((more, no) if isinstance(op, ast.And) else (yes, more)))
                    self.emit.label(more)
                self._branch(tests[-1], yes, no)
            case ast.UnaryOp(ast.Not(), operand):
                self._branch(operand, no, yes)
            case _:
                answer = values.is_true(self.emit, self.value(test))
                if answer.known is None:
                    self.emit.fork(answer.part, yes, no)
                else:
                    self.emit.jump(yes if answer.known else no)

    # --- values ---------------------------------------------------------------------------------------------

    def value(self, node: ast.expr) -> Value:
        """The value of an expression."""
        return getattr(self, f"_{type(node).__name__}", self._unknown)(node)

    def _whole(self, node: ast.expr) -> Value:
        found = self.value(node)
        if not isinstance(found.type, Int | Bool):
            raise TypeError(f"a {key_of(found.type)} is no whole number")
        return values.convert(self.emit, found, INT64)

    def _converted(self, value: Value, kind: Type) -> Value:
        if value.type == kind:
            return value
        if isinstance(kind, Several):
            pairs = zip(items_of(value), kind.items, strict=True)
            return several([self._converted(item, one) for item, one in pairs])
        if isinstance(kind, Array) and isinstance(value.type, Several):
            return self._as_array(value)
        return values.convert(self.emit, value, kind)

    def _Constant(self, node: ast.Constant) -> Value:  # noqa: N802
        return self._known(node.value)

    def _known(self, thing: object) -> Value:
        """A constant of Python or NumPy."""
        match thing:
            case bool() | np.bool_():
                return values.truth(bool(thing))
            case int() if -(1 << 63) <= thing < 1 << 64:
                return values.whole(int(thing), INT64 if thing < 1 << 63 else UINT64)
            case float():
                return values.fraction(float(thing))
            case np.integer():
                return values.whole(int(thing), of_dtype(thing.dtype))
            case tuple():
                return several([self._known(item) for item in thing])
            case _:
                raise TypeError(f"{thing!r:.60} cannot stand in a kernel")

    def _Name(self, node: ast.Name) -> Value:  # noqa: N802
        if node.id in self.names:
            if node.id not in self.stack_slots:
                if node.id not in self.types:
                    raise self._error(node, f"{node.id} has no value yet")
                self.stack_slots[node.id] = self.emit.stack_slots(self.types[node.id], node.id)
            return self.emit.kept_value(self.stack_slots[node.id], self.types[node.id])
        return self._known(self._global(node))

    def _global(self, node: ast.expr) -> Any:
        """Return the value of a global name of the module, or of an attribute of a module."""
        match node:
            case ast.Name(name) if name not in self.names:
                if name in self.globals:
                    return self.globals[name]
                builtins = self.globals["__builtins__"]
                found = builtins if isinstance(builtins, dict) else vars(builtins)
                if name in found:
                    return found[name]
                raise self._error(node, f"there is no {name}")
            case ast.Attribute(ast.Name(name), attribute) if name not in self.names:
                module = self.globals.get(name)
                if isinstance(module, ModuleType):
                    if not hasattr(module, attribute):
                        raise self._error(node, f"{name} has no {attribute}")
                    return getattr(module, attribute)
            case _:
                pass
        return None

    def _Tuple(self, node: ast.Tuple) -> Value:  # noqa: N802
        return several([self.value(item) for item in node.elts])

    def _BinOp(self, node: ast.BinOp) -> Value:  # noqa: N802
        return values.arithmetic(self.emit, node.op, self.value(node.left), self.value(node.right))

    def _UnaryOp(self, node: ast.UnaryOp) -> Value:  # noqa: N802
        operand = self.value(node.operand)
        match node.op:
            case ast.USub():
                return values.negated(self.emit, operand)
            case ast.Invert():
                return values.inverted(self.emit, operand)
            case ast.Not():
                answer = values.is_true(self.emit, operand)
                if answer.known is not None:
                    return values.truth(not answer.known)
                return Value(answer.type, (self.emit.let(f"xor i1 {answer.part}, true"),))
            case _:
                return operand

    def _Compare(self, node: ast.Compare) -> Value:  # noqa: N802
        later = [part for other in node.comparators[1:] for part in ast.walk(other)]
        if any(isinstance(part, ast.Call | ast.Subscript) for part in later):
            # Python looks at these only if the chain holds so far, and all of it is computed here.
            raise self._error(
                node, "a chain of comparisons ends in a call or an element: write it with `and`"
            )
        left = self.value(node.left)
        found: Value | None = None
        for operator, other in zip(node.ops, node.comparators, strict=True):
            right = self.value(other)
            answer = self._compared(operator, left, right)
            found = answer if found is None else values.arithmetic(self.emit, ast.BitAnd(), found, answer)
            left = right
        assert found is not None
        return found

    def _compared(self, operator: ast.cmpop, left: Value, right: Value) -> Value:
        if not isinstance(operator, ast.In | ast.NotIn):
            return values.compared(self.emit, operator, left, right)
        answer = values.truth(answer=False)
        for item in items_of(right):
            equal = values.compared(self.emit, ast.Eq(), left, item)
            answer = values.arithmetic(self.emit, ast.BitOr(), answer, equal)
        if isinstance(operator, ast.In):
            return answer
        return Value(answer.type, (self.emit.let(f"xor i1 {answer.part}, true"),))

    def _BoolOp(self, node: ast.BoolOp) -> Value:  # noqa: N802
        """`a and b`, `a or b` as values: the last one that was looked at."""
        end = self.emit.name("decided")
        found: list[tuple[Value, int]] = []
        for test in node.values:
            value = self.value(test)
            found.append((value, self.emit.later()))
            if test is node.values[-1]:
                self.emit.label(end)
                break
            more = self.emit.name("more")
            answer = values.is_true(self.emit, value).part
            self.emit.fork(answer, *((more, end) if isinstance(node.op, ast.And) else (end, more)))
            self.emit.label(more)
        return self._met(found)

    def _IfExp(self, node: ast.IfExp) -> Value:  # noqa: N802
        yes, no, end = (self.emit.name(hint) for hint in ("yes", "no", "either"))
        self._branch(node.test, yes, no)
        found: list[tuple[Value, int]] = []
        for label, branch in ((yes, node.body), (no, node.orelse)):
            self.emit.label(label)
            found.append((self.value(branch), self.emit.later()))
            self.emit.jump(end)
        self.emit.label(end)
        return self._met(found)

    def _met(self, found: list[tuple[Value, int]]) -> Value:
        """One value for what came from several blocks: each is converted and written down where its block
        ends.
        """
        kind: Type | None = None
        for value, _ in found:
            kind = joined(kind, value.type)
        assert kind is not None
        stack_slots = self.emit.stack_slots(kind, "met")
        for value, place in found:
            with self.emit.aside() as lines:
                self.emit.keep(stack_slots, self._converted(value, kind))
            self.emit.write_later(place, lines)
        return self.emit.kept_value(stack_slots, kind)

    # --- calls ----------------------------------------------------------------------------------------------

    def _Call(self, node: ast.Call) -> Value:  # noqa: N802
        if node.keywords:
            raise self._error(node, "keyword arguments do not compile")
        called = self._global(node.func)
        if is_kernel(called):
            return self._call_kernel(called, [self.value(argument) for argument in node.args])
        return self._call_builtin(node, called, [self.value(argument) for argument in node.args])

    def _call_builtin(self, node: ast.Call, called: Any, given: list[Value]) -> Value:
        if called in {min, max}:
            return values.extreme(self.emit, given, is_greatest=called is max)
        if len(given) != 1:
            raise self._error(node, f"{ast.unparse(node.func)} is no kernel, and no function of one argument")
        if called in CASTS:
            return values.convert(self.emit, given[0], CASTS[called])
        if called is bool:
            return values.is_true(self.emit, given[0])
        if called is abs:
            return values.absolute(self.emit, given[0])
        if called is len:
            return Value(INT64, (self._array(node.args[0], given[0]).parts[1],))
        if called in FUNCTIONS:
            number = values.convert(self.emit, given[0], FLOAT).part
            return Value(FLOAT, (self.emit.let(f"call double @{FUNCTIONS[called]}(double {number})"),))
        raise self._error(node, f"{ast.unparse(node.func)} is no kernel")

    def _call_kernel(self, kernel: Kernel, given: list[Value]) -> Value:
        kinds = tuple(as_argument(value.type) for value in given)
        signature = self.callees.signature(kernel, kinds)
        self.calls[signature.symbol] = None
        passed = [self._converted(value, kind) for value, kind in zip(given, kinds, strict=True)]
        parts = ", ".join(
            f"{part} {name}"
            for value in passed
            for part, name in zip(parts_of(value.type), value.parts, strict=True)
        )
        kind = returned(signature.result)
        call = f'call {kind} @"{signature.symbol}"({parts})'
        results = parts_of(signature.result)
        if not results:
            self.emit.add(call)
            return Value(NOTHING, ())
        whole = self.emit.let(call)
        if len(results) == 1:
            return Value(signature.result, (whole,))
        names = (self.emit.let(f"extractvalue {kind} {whole}, {number}") for number in range(len(results)))
        return Value(signature.result, tuple(names))

    # --- fields and elements --------------------------------------------------------------------------------

    def _Attribute(self, node: ast.Attribute) -> Value:  # noqa: N802
        if (known := self._global(node)) is not None:
            return self._known(known)
        if node.attr == "shape":
            array = self._array(node.value)
            return several([Value(INT64, (extent,)) for extent in array.parts[1:]])
        return self._load(self._place(node))

    def _Subscript(self, node: ast.Subscript) -> Value:  # noqa: N802
        if isinstance(node.slice, ast.Slice):
            return self._rest(self.value(node.value), node.slice)
        base = self.value(node.value)
        if isinstance(base.type, Several):
            index = self._whole(node.slice)
            if index.known is not None:
                items = items_of(base)
                if not -len(items) <= index.known < len(items):
                    raise TypeError(f"a tuple of {len(items)} has no element {index.known}")
                return items[index.known]
            base = self._as_array(base)
        return self._load(self._element(base, self._indices(node.slice)))

    def _indices(self, node: ast.expr) -> list[Value]:
        return [self._index(item) for item in (node.elts if isinstance(node, ast.Tuple) else [node])]

    def _index(self, node: ast.expr) -> Value:
        found = self.value(node)
        if isinstance(found.type, Bool):
            return values.convert(self.emit, found, INT64)
        if not isinstance(found.type, Int):
            raise TypeError(f"a {key_of(found.type)} is no index")
        return found

    def _place(self, node: ast.expr) -> StackSlot:
        """Return the address of a field or an element."""
        match node:
            case ast.Attribute(owner, name):
                record = self.value(owner)
                if not isinstance(record.type, Record):
                    raise TypeError(f"a {key_of(record.type)} has no fields, so no {name}")
                layout = record.type.layout
                if name not in layout.fields:
                    raise TypeError(f"there is no field {name}: {', '.join(layout.fields)}")
                field = layout.fields[name]
                address = self.emit.step(record.part, str(field.offset))
                return StackSlot(field.item, tuple(map(str, field.shape)), address, layout.is_aligned)
            case ast.Subscript(owner, index):
                return self._element(self.value(owner), self._indices(index))
            case _:
                raise TypeError(f"{ast.unparse(node)} is no place in memory")

    def _element(self, array: Value, numbers: list[Value]) -> StackSlot:
        if not isinstance(array.type, Array) or len(numbers) > array.type.dimensions:
            raise TypeError(f"a {key_of(array.type)} has no {len(numbers)} dimensions")
        address, shape = self.emit.element(array, numbers)
        return StackSlot(array.type.item, shape, address, is_aligned=True)

    def _load(self, place: StackSlot) -> Value:
        if place.shape:
            return Value(Array(place.item, len(place.shape)), (place.address, *place.shape))
        return self.emit.load(place.item, place.address, is_aligned=place.is_aligned)

    def _rest(self, array: Value, cut: ast.Slice) -> Value:
        """`array[start:]`."""
        if (
            not isinstance(array.type, Array)
            or array.type.dimensions != 1
            or cut.upper
            or cut.step
            or not cut.lower
        ):
            raise TypeError("of slices only array[start:] compiles, in one dimension")
        start, length = self._whole(cut.lower), Value(INT64, (array.parts[1],))
        start = Value(INT64, (self.emit.from_start(start, length.part),))
        start = values.extreme(self.emit, [start, values.whole(0)], is_greatest=True)
        start = values.extreme(self.emit, [start, length], is_greatest=False)
        address, _ = self.emit.element(array, [Value(UINT64, start.parts)])
        rest = values.arithmetic(self.emit, ast.Sub(), length, start)
        return Value(array.type, (address, rest.part))

    def _array(self, node: ast.expr, found: Value | None = None) -> Value:
        """An array, or a tuple as one."""
        array = self._as_array(found or self.value(node))
        if not isinstance(array.type, Array):
            raise TypeError(f"{ast.unparse(node)} is a {key_of(array.type)}, not an array")
        return array

    def _as_array(self, value: Value) -> Value:
        """A tuple as an array, to be indexed or passed on."""
        if not isinstance(value.type, Several):
            return value
        kind = as_argument(value.type)
        assert isinstance(kind, Array)
        items = [values.convert(self.emit, item, kind.item) for item in items_of(value)]
        part = parts_of(kind.item)[0]
        if all(item.part[0] != "%" for item in items):
            signature = ", ".join(f"{part} {item.part}" for item in items)
            symbol = "table." + hashlib.sha256(signature.encode()).hexdigest()[:12]
            self.constants[symbol] = f"[{len(items)} x {part}] [{signature}]"
            return Value(kind, (f"@{symbol}", str(len(items))))
        stack_slot = self.emit.stack_slot(f"[{len(items)} x {part}]", "items")
        for number, item in enumerate(items):
            self.emit.add(f"store {part} {item.part}, ptr {self.emit.step(stack_slot, str(8 * number))}")
        return Value(kind, (stack_slot, str(len(items))))


def several(items: list[Value]) -> Value:
    """A tuple of values."""
    return Value(
        Several(tuple(item.type for item in items)), tuple(part for item in items for part in item.parts)
    )


def items_of(value: Value) -> list[Value]:
    """The values of a tuple."""
    if not isinstance(value.type, Several):
        raise TypeError(f"a {key_of(value.type)} is no tuple")
    found: list[Value] = []
    at = 0
    for kind in value.type.items:
        count = len(parts_of(kind))
        parts = value.parts[at : at + count]
        found.append(Value(kind, parts, _number_in(kind, parts)))
        at += count
    return found


def _number_in(kind: Type, parts: tuple[str, ...]) -> int | None:
    """Return the integer that an LLVM operand spells as a constant; None for other operands."""
    if isinstance(kind, Int) and parts[0].lstrip("-").isdigit():
        number = int(parts[0])
        return number if kind.signed or number >= 0 else number + (1 << 64)
    return None
