"""Base types of facts, with their source and certainty; and how blocks become facts."""

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from argosy.catalog.blocks import SECTIONS, Block, Blocks
from argosy.catalog.problems import explained
from argosy.errors import CatalogError

Sure = Literal["confirmed", "single", "unsure", "house"]
Age = Annotated[int, msgspec.Meta(ge=1, le=3)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""A number of things on a card: never zero, never negative."""

S = TypeVar("S", bound=msgspec.Struct)
F = TypeVar("F", bound="Fact")

NOT_FOR_FILES = frozenset({"expansion", "own"})


class Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything from a data file."""

    source: str
    sure: Sure
    sure_of: dict[str, Sure] = {}
    """Parts of the block that are not as sure as `sure` says, e.g. `{"cost": "house"}`."""
    expansion: str
    """The box it belongs to."""
    own: bool = False
    """True when it comes from the user's data folder."""

    def __post_init__(self) -> None:
        for name in self.sure_of:
            if name not in self.__struct_fields__:
                raise ValueError(f"sure_of names {name}, which is no field of this block")


class Section(Fact, frozen=True, kw_only=True):
    """A section of `setup.toml`."""


def read_row(block: Block, wanted: type[S]) -> S:
    """The fields of a block as `wanted`."""
    with explained(block.where, wanted):
        return msgspec.convert(block.fields, wanted)


def read_fact(expansion: str, block: Block, wanted: type[F], more: Mapping[str, Any] | None = None) -> F:
    """A block as the fact that it states. more: what the loader says of it and a file must not."""
    more = more or {}
    for name in block.fields.keys() & {*NOT_FOR_FILES, *more}:
        raise CatalogError(f"{block.where}: {name} is not for files to say")
    with explained(block.where, wanted):
        return msgspec.convert({**block.fields, **more, "expansion": expansion, "own": block.own}, wanted)


def read_setup(expansion: str, files: Blocks, wanted: type[S]) -> S:
    """The sections of `setup.toml` as a struct that has one field for each."""
    sections = files.get(SECTIONS, {})
    known = {field.name: field for field in msgspec.structs.fields(wanted)}
    for name, block in sections.items():
        if name not in known:
            raise CatalogError(f"{block.where}: there is no such section; known: {', '.join(known)}")
    for name, field in known.items():
        if name not in sections and field.required:
            raise CatalogError(f"{expansion}: setup.toml has no section [{name}]")
    return wanted(
        **{name: read_section(expansion, block, known[name].type) for name, block in sections.items()}
    )


def read_section(expansion: str, block: Block, kind: Any) -> Any:
    """One section; `kind` is its struct, perhaps as `Struct | None`."""
    wanted = next((part for part in getattr(kind, "__args__", ()) if part is not type(None)), kind)
    return read_fact(expansion, block, wanted)


def check_cost(cost: Collection[str], resources: Collection[str], where: str) -> None:
    """A printed cost is made of coins and resources."""
    known = {*resources, "coins"}
    for name in set(cost) - known:
        raise CatalogError(f"{where}: a cost cannot have {name}; it may have {', '.join(sorted(known))}")
