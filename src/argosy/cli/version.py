"""Versions of Argosy, Python and NumPy, as bug reports need them."""

import platform
from importlib.metadata import version

from argosy import __version__


def version_text() -> str:
    parts = ", ".join(f"{package} {version(package)}" for package in ("numpy", "llvmlite"))
    return f"argosy {__version__} (Python {platform.python_version()}, {parts}, {platform.machine()})"
