"""Web app manifest: icons exist in the sizes that it claims."""

import json
import struct

import pytest

from argosy.web.rendering.assets import FOLDER

MANIFEST = json.loads((FOLDER / "argosy.webmanifest").read_text())


def size_of(png: bytes) -> str:
    """`192x192`, from the header of a PNG."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
def test_icons_are_there_as_they_are_told(icon):
    content = (FOLDER / icon["src"]).read_bytes()
    if icon["type"] == "image/png":
        assert size_of(content) == icon["sizes"]
    else:
        assert (icon["sizes"], content[:4]) == ("any", b"<svg")


def test_phones_find_what_they_ask_for():
    """Chromium wants 192 and 512 pixels, Android one that may be masked; the app begins in the lobby."""
    sizes = {icon["sizes"] for icon in MANIFEST["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in MANIFEST["icons"])
    assert (MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["display"]) == ("/", "/", "standalone")
    assert size_of((FOLDER / "icons" / "touch-180.png").read_bytes()) == "180x180"
