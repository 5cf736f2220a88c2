"""Boxes by name -> one checked catalog."""

from pathlib import Path

from argosy.catalog.blocks import BOX, Blocks, read_box
from argosy.catalog.own_data import own_data
from argosy.catalog.wonders.armada import read_armada
from argosy.catalog.wonders.checks import check_catalog
from argosy.catalog.wonders.read import read_cards, read_identity, read_setup, read_symbols, read_wonders
from argosy.catalog.wonders.types import Armada, Box, Catalog, Setup
from argosy.errors import CatalogError

DATA = Path(__file__).parents[2] / "data"

FILES_OF = {
    "base": frozenset(
        {BOX, "setup.toml", "cards_age_1.toml", "cards_age_2.toml", "cards_age_3.toml", "guilds.toml", "wonders.toml"}
    ),
    "armada": frozenset(
        {
            BOX,
            "setup.toml",
            "cards_age_1.toml",
            "cards_age_2.toml",
            "cards_age_3.toml",
            "islands.toml",
            "lanes.toml",
            "shipyards.toml",
        }
    ),
    "boards": frozenset({BOX, "wonders.toml"}),
}
"""The files that a box of each part must have."""

MAY_HAVE = {
    "base": frozenset({"chain_symbols.toml"}),
    "armada": frozenset({"wonders.toml"}),
    "boards": frozenset[str](),
}
"""The files that it may have besides."""


def load_boxes(game: str, boxes: tuple[str, ...], extra: Path | None = None) -> Catalog:
    """The catalog of these boxes, checked; exactly one of them is a base box.

    extra: a folder of the user in the same layout (`extra/wonders/base_2010/guilds.toml`); its blocks replace blocks of
    the same id or add new ones. CatalogError if anything in any file cannot be true. The order of `boxes` does not
    matter: base first, then by name. Without `extra` the folder of ARGOSY_DATA is used, if there is one.
    """
    extra = extra or own_data()
    if game != "wonders":
        raise CatalogError(f"no boxes for the game {game!r} here; known: 'wonders'")
    if extra is not None:
        check_extra(game, extra)
    contents = {box: read_files(game, box, extra) for box in boxes}
    found = sorted(
        (identify(game, box, files) for box, files in contents.items()), key=lambda box: (box.part != "base", box.id)
    )
    catalog = put_together(game, found, contents)
    check_catalog(catalog)
    return catalog


def known_boxes(game: str, extra: Path | None = None) -> tuple[str, ...]:
    """The names of all boxes there are for a game, the user's own included, in alphabetical order."""
    folders = [DATA / game] + ([extra / game] if extra else [])
    return tuple(
        sorted(
            {path.name for folder in folders if folder.is_dir() for path in folder.iterdir() if (path / BOX).is_file()}
        )
    )


def check_extra(game: str, extra: Path) -> None:
    """A user's folder holds games, games hold boxes: because a misspelt folder would else be passed over in silence."""
    if not extra.is_dir():
        raise CatalogError(f"{extra}: no such folder; a data folder holds wonders/BOX/FILE.toml")
    games = {path.name for path in DATA.iterdir() if path.is_dir()}
    for name in sorted({folder.name for folder in extra.iterdir()} - games):
        raise CatalogError(f"{extra}: {name} is not a game; known: {', '.join(sorted(games))}")
    boxes = {box.name for box in (extra / game).iterdir()} if (extra / game).is_dir() else set()
    for name in sorted(boxes - set(known_boxes(game, extra))):
        known = ", ".join(known_boxes(game))
        raise CatalogError(f"{extra}: {game}/{name} is not a box; known: {known}; a new box needs a {BOX}")


def read_files(game: str, box: str, extra: Path | None) -> Blocks:
    """The blocks of one box, the user's on top."""
    folders = [(DATA / game / box, False)] + ([(extra / game / box, True)] if extra else [])
    there = [(folder, own) for folder, own in folders if folder.is_dir()]
    if box not in known_boxes(game, extra):
        raise CatalogError(f"there is no box {box!r}; known: {', '.join(known_boxes(game, extra))}")
    return read_box(there)


def identify(game: str, box: str, files: Blocks) -> Box:
    """What a box is; CatalogError if it lacks files or has files that its part knows nothing of."""
    found = read_identity(box, files)
    if found.game != game:
        raise CatalogError(f"{box}/{BOX}: game is {found.game!r}, but the folder stands under {game}")
    for name in sorted(FILES_OF[found.part] - files.keys()):
        raise CatalogError(f"{box}: {name} is missing")
    for name in sorted(files.keys() - FILES_OF[found.part] - MAY_HAVE[found.part]):
        raise CatalogError(f"{box}: a box of part {found.part} has no {name}")
    return found


def put_together(game: str, boxes: list[Box], contents: dict[str, Blocks]) -> Catalog:
    """One catalog of the blocks of all boxes."""
    base = only_one("base", boxes)
    if base is None:
        raise CatalogError(
            f"no base box among {', '.join(box.id for box in boxes) or 'no boxes'}; add one, e.g. base_2010"
        )
    parts = [(box, contents[box.id]) for box in boxes]
    return Catalog(
        game=game,
        boxes=tuple(boxes),
        cards=tuple(card for box, files in parts for card in read_cards(box, files)),
        wonders=tuple(wonder for box, files in parts for wonder in read_wonders(box, files)),
        symbols=tuple(symbol for box, files in parts for symbol in read_symbols(box, files)),
        setup=read_setup(base, contents[base.id], Setup),
        armada=armada_of(boxes, contents),
    )


def only_one(part: str, boxes: list[Box]) -> Box | None:
    """The box of this part; None if there is none, CatalogError if there are two."""
    found = [box for box in boxes if box.part == part]
    if len(found) > 1:
        raise CatalogError(f"{' and '.join(box.id for box in found)} are both {part} boxes; choose one")
    return found[0] if found else None


def armada_of(boxes: list[Box], contents: dict[str, Blocks]) -> Armada | None:
    """What the Armada box of the table adds, if there is one."""
    box = only_one("armada", boxes)
    return read_armada(box, contents[box.id]) if box else None
