"""The LLVM backend: makes objects of units and loads objects, for the processor of this machine."""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# llvmlite brings no types.

import platform
import sys
from functools import cache
from typing import Any

import llvmlite.binding as llvm

SPEED = 3
"""LLVM's own levels, 0 to 3."""


HAS_FAR_REFERENCES = sys.platform == "linux" and platform.machine() == "x86_64"
"""Can code and constants refer to each other across the whole memory?

Elsewhere LLVM has no such code for objects that are loaded.
"""


@cache
def target() -> Any:
    """The processor of this machine, for all that is built in this process."""
    return _new_target()


def _new_target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # A process that has mapped gigabytes, such as one of Ray or with a large net, may leave no room for code
    # beside its constants: references of 32 bits then end the process. References of 64 bits cost nothing
    # that could be measured.
    reloc, model = ("static", "large") if HAS_FAR_REFERENCES else ("pic", "small")
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features(), opt=SPEED, reloc=reloc, codemodel=model, jit=True
    )


@cache
def features() -> str:
    """Return the features of the processor, as LLVM writes them."""
    return llvm.get_host_cpu_features().flatten()


@cache
def fingerprint() -> str:
    """Return a text for everything but its source that an object file depends on."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return f"{version} {llvm.get_process_triple()} {llvm.get_host_cpu_name()} {features()} O{SPEED} {'far' if HAS_FAR_REFERENCES else 'near'}"


def optimised(text: str) -> Any:
    """A module of LLVM's language, checked and optimised."""
    module = llvm.parse_assembly(text)
    module.verify()
    machine = target()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    options.slp_vectorization = False  # it takes time and finds nothing in branches over small numbers
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


def object_of(text: str) -> bytes:
    """Machine code of a module, as an object file."""
    return target().emit_object(optimised(text))


class Engine:
    """The objects that this process has loaded."""

    def __init__(self) -> None:
        module = llvm.parse_assembly("")
        # A target machine of its own, because the engine takes it over.
        self._engine = llvm.create_mcjit_compiler(module, _new_target())
        self._loaded: set[str] = set()

    def load(self, objects: dict[str, bytes]) -> None:
        """Load objects by their keys, those that are not there yet; they may call each other and those
        before.
        """
        for key, content in objects.items():
            if key not in self._loaded:
                self._loaded.add(key)
                self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()

    def has(self, key: str) -> bool:
        """Has an object been loaded?"""
        return key in self._loaded

    def address(self, symbol: str) -> int:
        """Return the entry address of a function."""
        return self._engine.get_function_address(symbol)
