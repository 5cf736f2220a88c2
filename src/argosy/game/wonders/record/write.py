"""Writes a game of 7 Wonders as text that a person can read and `argosy.replay` can replay.

    argosy record 1
    game wonders, edition 2010, players 3, seed 7, fingerprint 0123456789ab
    boards gizah:a rhodos:b olympia:a
    1.1  0 build baths | 1 sell loom | 2 stage with tavern
    ...
    end  0 41, 1 37, 2 52

A line for each moment: Age and turn, then every choice in the order of seats; the free city's choice stands
behind its controller's own. A game that began from a position has the line `position {...}` instead of
`boards`.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from argosy.game.types import Fields, SeatScore
from argosy.rules.records import Record
from argosy.rules.wonders.ruleset import Ruleset

FIRST = "argosy record 1"


class Made(msgspec.Struct, frozen=True):
    """One committed choice in the journal of a game."""

    moment: int
    seat: int
    text: str


class Played(Protocol):
    """The parts of a game that its record needs."""

    @property
    def ruleset(self) -> Ruleset: ...
    @property
    def state(self) -> Record: ...
    @property
    def boards(self) -> Sequence[tuple[str, str]]: ...
    @property
    def start(self) -> Fields | None: ...
    @property
    def journal(self) -> Sequence[Made]: ...
    @property
    def labels(self) -> Mapping[int, str]: ...
    @property
    def is_over(self) -> bool: ...
    def scores(self) -> tuple[SeatScore, ...]: ...


def write(game: Played) -> str:
    """The record of a game; ends with `end` and the totals when the game is over."""
    lines = [FIRST, _headline(game), _beginning(game)]
    by_moment: dict[int, list[str]] = {}
    for made in game.journal:
        by_moment.setdefault(made.moment, []).append(f"{made.seat} {made.text}")
    labels = dict(game.labels)
    lines += [f"{labels[moment]}  {' | '.join(texts)}" for moment, texts in by_moment.items()]
    if game.is_over:
        lines.append("end  " + ", ".join(f"{sheet.seat} {sheet.total}" for sheet in game.scores()))
    return "\n".join(lines) + "\n"


def _headline(game: Played) -> str:
    ruleset = game.ruleset
    words = [f"game {ruleset.game}", f"edition {ruleset.edition}", f"players {ruleset.players}"]
    words += [f"box {expansion}" for expansion in ruleset.expansions]
    words += ["teams yes"] if ruleset.teams else []
    words += [f"{name} {value}" for name, value in _options(ruleset).items()]
    return ", ".join([*words, f"seed {int(game.state.seed)}", f"fingerprint {ruleset.fingerprint[:12]}"])


def _options(ruleset: Ruleset) -> Fields:
    """Options that are not the recommended ones."""
    options, plain = ruleset.options, type(ruleset.options)()
    return {
        n: getattr(options, n) for n in options.__struct_fields__ if getattr(options, n) != getattr(plain, n)
    }


def _beginning(game: Played) -> str:
    if game.start is not None:
        return "position " + json.dumps(game.start, separators=(",", ":"))
    return "boards " + " ".join(f"{wonder}:{side}" for wonder, side in game.boards)
