"""Facts that Agora adds to Duel: Senate, senators, decrees, conspiracies."""

from typing import Annotated

import msgspec

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.duel.components import Card, Thing, check_number, read_thing, read_things
from argosy.catalog.duel.effects import Effect
from argosy.catalog.duel.words import SECTIONS as THIRDS
from argosy.catalog.duel.words import SectionName
from argosy.catalog.expansions import Expansion, Files
from argosy.catalog.facts import Amount, Count, Fact, Section, read_fact, read_setup
from argosy.errors import CatalogError

FILES = Files(
    frozenset(
        {
            "setup.toml",
            "senators.toml",
            "structures.toml",
            "military_tokens.toml",
            "wonders.toml",
            "progress.toml",
            "chambers.toml",
            "senate_actions.toml",
            "decrees.toml",
            "conspiracies.toml",
        }
    )
)
CHAMBERS = 6


class Chamber(Fact, frozen=True, kw_only=True):
    """A chamber of the Senate (AGORA-007)."""

    id: str
    number: int
    section: SectionName
    points: Amount
    face_up: bool


class Actions(Fact, frozen=True, kw_only=True):
    """From `blue` blue cards on a politician gives `count` Senate actions (AGORA-032)."""

    id: str
    blue: Amount
    count: Count


class Senator(Fact, frozen=True, kw_only=True):
    """Senators that are alike."""

    id: str
    copies: Count
    section: SectionName | None = None
    """Where a politician acts; a conspirator has none."""


class Senate(Section, frozen=True, kw_only=True):
    """Markers of a player (AGORA-009)."""

    markers: Count


class Senators(Section, frozen=True, kw_only=True):
    """By Age the senators that are shuffled into its deck (AGORA-004)."""

    added: Annotated[tuple[Amount, ...], msgspec.Meta(min_length=3, max_length=3)]


class AgoraContents(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

    senators: int
    wonders: int
    progress: int
    decrees: int
    conspiracies: int


class AgoraSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of Agora, by the sections of its `setup.toml`."""

    senate: Senate
    senators: Senators
    printed: AgoraContents


class Agora(msgspec.Struct, frozen=True, kw_only=True):
    """All that Agora adds besides its wonders, progress tokens, structures and military tokens."""

    senate: Senate
    senators: Senators
    printed: AgoraContents
    chambers: tuple[Chamber, ...]
    actions: tuple[Actions, ...]
    decrees: tuple[Thing, ...]
    conspiracies: tuple[Thing, ...]


def read(expansion: Expansion, files: Blocks) -> Agora:
    """All of it, checked."""
    setup = read_setup(expansion.id, files, AgoraSetup)
    return Agora(
        senate=setup.senate,
        senators=setup.senators,
        printed=setup.printed,
        chambers=read_chambers(expansion, files),
        actions=read_actions(expansion, files),
        decrees=read_numbered(expansion, files, "decrees", setup.printed.decrees),
        conspiracies=read_numbered(expansion, files, "conspiracies", setup.printed.conspiracies),
    )


def read_chambers(expansion: Expansion, files: Blocks) -> tuple[Chamber, ...]:
    """Six chambers, two in each third of the Senate; the number stands in the id."""
    found: list[Chamber] = []
    for number, block in enumerate(files["chambers.toml"].values(), start=1):
        if block.id != f"chamber_{number}":
            raise CatalogError(f"{block.where}: chambers are chamber_1, chamber_2 ... in this order")
        found.append(read_fact(expansion.id, block, Chamber, {"number": number}))
    if [chamber.section for chamber in found] != [third for third in THIRDS for _ in (0, 1)]:
        raise CatalogError(
            f"{expansion.id}: chambers.toml: {CHAMBERS} chambers are needed, two left, two center, two right"
        )
    return tuple(found)


def read_actions(expansion: Expansion, files: Blocks) -> tuple[Actions, ...]:
    """From no blue card on, then from more and more."""
    rows = read_things(expansion, files, "senate_actions.toml", Actions)
    steps = [row.blue for row in rows]
    if not steps or steps[0] != 0 or steps != sorted(set(steps)):
        raise CatalogError(
            f"{expansion.id}: senate_actions.toml: blue is {steps}; it begins with 0 and rises"
        )
    return rows


def read_numbered(expansion: Expansion, files: Blocks, what: str, printed: int) -> tuple[Thing, ...]:
    """Decrees or conspiracies in the order of their printed numbers."""
    things = sorted(read_things(expansion, files, f"{what}.toml", Thing), key=lambda thing: thing.number or 0)
    check_number(expansion, what, len(things), printed)
    if [thing.number for thing in things] != list(range(1, printed + 1)):
        raise CatalogError(f"{expansion.id}: {what}.toml: numbers run from 1 to {printed}, each once")
    return tuple(things)


def read_own_cards(expansion: Expansion, files: Blocks, agora: Agora) -> tuple[Card, ...]:
    """The senators, as many as printed, all of which the set-up shuffles into decks."""
    found: list[Card] = []
    for block in files["senators.toml"].values():
        found += _copies(expansion, block)
    check_number(expansion, "senators", len(found), agora.printed.senators)
    if sum(agora.senators.added) != len(found):
        raise CatalogError(
            f"{expansion.id}: setup.toml: [senators] adds {sum(agora.senators.added)} of {len(found)} senators"
        )
    return tuple(found)


def _copies(expansion: Expansion, block: Block) -> list[Card]:
    """Each copy is a card of its own, because it matters which of two is taken from the structure
    (AGORA-004).
    """
    row = read_thing(expansion, block, Senator)
    effect = Effect(kind="politician", section=row.section) if row.section else Effect(kind="conspirator")
    return [
        Card(
            id=f"{row.id}_{copy}",
            effects=(effect,),
            deck="senator",
            source=row.source,
            sure=row.sure,
            expansion=expansion.id,
            own=row.own,
        )
        for copy in range(1, row.copies + 1)
    ]
