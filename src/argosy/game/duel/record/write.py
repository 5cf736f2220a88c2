"""Writes a game of Duel as text that a person can read and `argosy.replay` can replay.

    argosy record 1
    game duel, box agora, seed 7, fingerprint 0123456789ab
    1  0 pick sphinx
    ...
    end  civilian 0, 41 37

A line for each choice: its number, the seat, the text. A game that began from a position has the line
`position {...}` before the first choice.
"""

import json
from collections.abc import Sequence

import msgspec

from argosy.game.duel.score import score_sheet
from argosy.game.duel.words import RESULTS, winners_of
from argosy.game.types import Fields
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game

FIRST = "argosy record 1"


class DuelMade(msgspec.Struct, frozen=True):
    """One choice in the journal of a game."""

    moment: int
    seat: int
    text: str


def write(ruleset: DuelRuleset, state: Game, journal: Sequence[DuelMade], start: Fields | None) -> str:
    """The record of a game; ends with the result and the totals when the game is over.

    start: the position that it began from, when that was not a deal.
    """
    lines = [FIRST, _headline(ruleset, state)]
    if start is not None:
        lines.append("position " + json.dumps(start, separators=(",", ":")))
    lines += [f"{made.moment + 1}  {made.seat} {made.text}" for made in journal]
    if state.over:
        lines.append(ending(ruleset, state))
    return "\n".join(lines) + "\n"


def _headline(ruleset: DuelRuleset, state: Game) -> str:
    plain = type(ruleset.options)()
    options = [
        f"{name} {str(getattr(ruleset.options, name)).lower()}"
        for name in plain.__struct_fields__
        if getattr(ruleset.options, name) != getattr(plain, name)
    ]
    words = ["game duel", *(f"box {expansion}" for expansion in ruleset.expansions), *options]
    return ", ".join([*words, f"seed {int(state.seed)}", f"fingerprint {ruleset.fingerprint[:12]}"])


def ending(ruleset: DuelRuleset, state: Game) -> str:
    """The last line of a game that is over."""
    winners = " ".join(str(seat) for seat in winners_of(state))
    totals = " ".join(str(sheet.total) for sheet in score_sheet(ruleset, state))
    return f"end  {RESULTS[int(state.over)]} {winners}, {totals}"
