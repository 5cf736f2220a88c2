"""Sprites: files of symbols that pages use by `<use>`."""

import re

from argosy.web.rendering.assets import FOLDER


def sprites() -> list[str]:
    """The files, e.g. `icons.svg`, `engravings-cities.svg`."""
    return sorted(path.name for pattern in ("icons.svg", "engravings*.svg") for path in FOLDER.glob(pattern))


def symbols(sprite: str) -> list[str]:
    """The ids of the symbols of a file."""
    return re.findall(r'<symbol id="([^"]+)"', (FOLDER / sprite).read_text())


def fields(sprite: str) -> dict[str, tuple[int, int]]:
    """The width and height of the field of each symbol of a file."""
    found = re.findall(r'<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)"', (FOLDER / sprite).read_text())
    return {name: (int(width), int(height)) for name, width, height in found}


def drawings() -> set[str]:
    """Names for the tables of drawings: `temple`, and of the sprite of an expansion `cities/mint`."""
    found = set()
    for sprite in sprites():
        if sprite.startswith("engravings"):
            expansion = sprite.removeprefix("engravings").removesuffix(".svg").removeprefix("-")
            found |= {f"{expansion}/{symbol[2:]}" if expansion else symbol[2:] for symbol in symbols(sprite)}
    return found
