"""Which Argosy this is, and which Python and NumPy it runs on: what a bug report should say."""

import platform
from importlib.metadata import version

from argosy import __version__


def version_text() -> str:
    parts = ", ".join(f"{package} {version(package)}" for package in ("numpy", "llvmlite"))
    return f"argosy {__version__} (Python {platform.python_version()}, {parts}, {platform.machine()})"
