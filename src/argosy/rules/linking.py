"""How compiled kernels come together: each is compiled once, and linked into the kernels that Python calls.

By itself Numba makes a library of every function that holds the machine code of all that it calls, optimised once more,
and wrappers through which Python and C could call it. With hundreds of kernels in a dozen layers that is more than half
of the time of compiling. Here an inner kernel, which only kernels call, is nothing but its own code. An outer kernel,
which Python calls, gathers the code of all kernels below it, optimises it as one and makes machine code of it.

Numba's pipeline classes are its own way to change how functions are compiled. What is underneath them is not promised to
stay; therefore the locks name one version, and `tests/gears` looks at the results (docs/decisions/0008).
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import AnnotateTypes, NativeLowering


class InnerLibrary(JITCodeLibrary):
    """The code of one kernel, to be linked into others; no machine code is made of it."""

    def finalize(self) -> None:
        """Nothing is left to do here: who links it optimises it."""
        self._finalized = True

    def leans_on(self) -> list[Any]:
        """The libraries that the code calls."""
        return self._linking_libraries


class OuterLibrary(JITCodeLibrary):
    """The code of a kernel that Python calls, with that of all inner kernels below it."""

    def add_linking_library(self, library: Any) -> None:
        """Link a library and those that it leans on."""
        for one in gathered(library):
            super().add_linking_library(one)


def gathered(library: Any) -> list[Any]:
    """A library and all that inner libraries below it lean on, each once."""
    found: list[Any] = []
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.append(one)
            waiting += one.leans_on() if isinstance(one, InnerLibrary) else []
    return found


@register_pass(mutates_CFG=False, analysis_only=True)
class UseInnerLibrary(LoweringPass):
    """Before lowering: ask for the code alone, without wrappers, and do not make it executable."""

    _name = "use_inner_library"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]  as Numba asks
        """Give the function its library; the code itself stays as it is."""
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = state.flags.no_compile = True
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class OfferForLinking(LoweringPass):
    """After lowering: let other kernels find the library by a key, where Numba takes the address of machine code."""

    _name = "offer_for_linking"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]  as Numba asks
        """Register the library under a key of its own."""
        key = object()
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state["cr"] = state.cr._replace(cfunc=key)
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class UseOuterLibrary(LoweringPass):
    """Before lowering a kernel that Python calls; nobody calls it from C."""

    _name = "use_outer_library"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]  as Numba asks
        """Give the function its library, which the cache can keep."""
        state.library = OuterLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_cfunc_wrapper = True
        return False


class InnerCompiler(CompilerBase):
    """Numba's pipeline for an inner kernel."""

    def define_pipelines(self) -> list[Any]:
        """The ordinary passes, and what comes before and after lowering."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(UseInnerLibrary, AnnotateTypes)
        passes.add_pass_after(OfferForLinking, NativeLowering)
        passes.finalize()
        return [passes]


class OuterCompiler(CompilerBase):
    """Numba's pipeline for a kernel that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """The ordinary passes, and what comes before lowering."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(UseOuterLibrary, AnnotateTypes)
        passes.finalize()
        return [passes]
