"""Constant folding in templates: `say("Log")` and `icon("log")` are evaluated at compile time.

A page has a thousand such calls. Templates are therefore compiled for each language; other calls are
evaluated with the page.
"""

from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape


class FoldingEnvironment(Environment):
    """Jinja environment with foldable functions, by the name that templates call them by.

    They return the same on every page.
    """

    folded: Mapping[str, Callable[..., str]] = {}

    @staticmethod
    def escape(value: object) -> str:
        """Return a value escaped for a page.

        Nine of ten values are Markup already, which the general function would copy.
        """
        kind = type(value)
        if kind is Markup:
            return value  # type: ignore[return-value]
        return str(value) if kind is int else escape(value)


class FoldingCode(CodeGenerator):
    """Code generator that compiles a template after its constants were folded."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802  because it is Jinja's name
        """The whole template."""
        environment = self.environment
        assert isinstance(environment, FoldingEnvironment)
        super().visit_Template(Folder(environment.folded, environment).visit(node), frame)

    def write_commons(self) -> None:
        """Write the start of each compiled function, with this environment's `escape`.

        It takes the place of the general one.
        """
        super().write_commons()
        self.writeline("escape = environment.escape")


class Folder(NodeTransformer):
    """Visitor that replaces calls with constant arguments by their results."""

    def __init__(self, functions: Mapping[str, Callable[..., str]], environment: Environment) -> None:
        self._functions = functions
        self._environment = environment

    def visit_Call(self, node: nodes.Call) -> nodes.Node:  # noqa: N802  because it is Jinja's name
        """One call; those in its arguments come first."""
        self.generic_visit(node)
        function = self._functions.get(node.node.name) if isinstance(node.node, nodes.Name) else None
        if function is None or node.dyn_args or node.dyn_kwargs:
            return node
        try:
            arguments = [one.as_const() for one in node.args]
            named: dict[str, Any] = {one.key: one.value.as_const() for one in node.kwargs}
        except nodes.Impossible:
            return node
        return self._constant(function(*arguments, **named), node.lineno)

    def _constant(self, said: str, line: int) -> nodes.Expr:
        plain = nodes.Const(str(said))
        node = nodes.MarkSafe(plain) if isinstance(said, Markup) else plain
        node.set_lineno(line).set_environment(self._environment)
        return node
