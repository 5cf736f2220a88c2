"""What tests of bots share."""

from importlib.metadata import Distribution
from pathlib import Path

import pytest

from argosy.bots import own

STRANGERS = Path(__file__).parent / "strangers"


@pytest.fixture
def strangers(monkeypatch):
    """Bots of others are found, in this process and its children, and nothing is known of them."""
    monkeypatch.syspath_prepend(str(STRANGERS))
    monkeypatch.setattr(own, "_known", {})
    own.entries.cache_clear()
    yield
    own.give(())
    own.entries.cache_clear()


@pytest.fixture
def installed(strangers, tmp_path, monkeypatch):
    """Installs a package that declares bots: `installed("harbour", builder="odd_bots:First")`."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def install(package: str, **bots: str) -> Distribution:
        folder = tmp_path / f"{package}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name.replace('_', '-')} = {place}" for name, place in bots.items()]
        (folder / "entry_points.txt").write_text("\n".join(["[argosy.bots]", *lines, ""]))
        own.entries.cache_clear()
        return Distribution.at(folder)

    return install
