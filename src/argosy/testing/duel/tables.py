"""Test tables of Duel, set up in one expression; everything that is left out is empty or zero.

>>> game = table("theater quarry", city(coins=1), city("lumber_yard"))
>>> game.why_not(0, "build theater"), game.why_not(0, "build baths").split(":")[0]
('', 'baths')

Seat 0 (A) is on turn and may take the cards that are named first. Everything else is as for
`argosy.from_position`, and what is left out is quiet: no coins, no wonders, an empty Senate.
"""

from typing import Any

from argosy.game.duel.game import DuelGame
from argosy.game.duel.position.set_up import set_up
from argosy.rules.duel.agora.terms import CHAMBERS
from argosy.rules.duel.ruleset import duel_ruleset

Position = dict[str, Any]
"""A position or a part of one, as plain JSON (docs/play/positions.md)."""


def table(
    free: str = "",
    a: Position | None = None,
    b: Position | None = None,
    *,
    expansions: tuple[str, ...] = (),
    age: int = 1,
    on_turn: int = 0,
    alone: bool = False,
    **more: Any,
) -> DuelGame:
    """A game in which seat `on_turn` may take the `free` cards.

    They lie in a row that nothing covers, beside other cards of the Age unless they are `alone`. a, b: the
    cities of seats 0 and 1. more: fields of a position, e.g. `pawn=3`; with `structure` the cards lie where
    that says.
    """
    position: Position = {
        "boxes": list(expansions),
        "age": age,
        "on_turn": on_turn,
        "cities": [a or city(), b or city()],
        "seed": 5,
        **more,
    }
    if "structure" not in more:
        position["structure"] = _row(free.split(), position, alone=alone)
    return set_up(position)


def city(
    cards: str = "", *, coins: int = 0, wonders: str = "", built: str = "", progress: str = "", **more: Any
) -> Position:
    """One city: cards, wonders to be constructed, constructed wonders, progress tokens, by ids between
    spaces.
    """
    standing = [{"id": name, "built": True} for name in built.split()]
    return {
        "coins": coins,
        "cards": cards.split(),
        "wonders": standing + [{"id": name} for name in wonders.split()],
        "progress": progress.split(),
        **more,
    }


def prepared(*names: str, by: str = "") -> list[Position]:
    """Conspiracies; `by` names the cards under them, in order, as far as they are prepared."""
    cards = by.split()
    return [{"id": name, "prepared": cards[n] if n < len(cards) else None} for n, name in enumerate(names)]


def chambers(*markers: tuple[int, int], decrees: str = "") -> list[Position]:
    """Six chambers: markers of seats 0 and 1; `decrees` names one for each chamber, `-` for none."""
    pairs = (*markers, *[(0, 0)] * CHAMBERS)[:CHAMBERS]
    rows: list[Position] = [{"markers": list(pair)} for pair in pairs]
    if decrees:
        names = [*decrees.split(), *["-"] * CHAMBERS]
        for row, name in zip(rows, names, strict=False):
            row["decrees"] = [] if name == "-" else [name]
    return rows


def _row(free: list[str], position: Position, *, alone: bool) -> list[str | None]:
    """The widest face-up row of the structure with these cards, everything else gone."""
    ruleset = duel_ruleset(expansions=tuple(position["boxes"]))
    structure = ruleset.tables.structures[position["age"] - 1]
    rows: dict[int, list[int]] = {}
    for place in range(int(structure.places)):
        if int(structure.face_up) >> place & 1:
            rows.setdefault(int(structure.row[place]), []).append(place)
    named = str(position)
    deck = [card.id for card in ruleset.catalog.cards if card.deck == f"age_{position['age']}"]
    spare = [] if alone else [name for name in deck if f"'{name}'" not in named and name not in free]
    found: list[str | None] = [None] * int(structure.places)
    for place, name in zip(max(rows.values(), key=len), [*free, *spare], strict=False):
        found[place] = name
    return found
