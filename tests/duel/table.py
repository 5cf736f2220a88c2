"""A table of Duel set up for one rule: name what the rule needs, the rest is quiet."""

from typing import Any

from argosy.game.duel.game import DuelGame
from argosy.game.duel.position.set_up import set_up
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import duel_ruleset

ALL = ("pantheon", "agora")


def city(
    cards: str = "", *, coins: int = 0, wonders: str = "", built: str = "", progress: str = "", **more: Any
) -> dict:
    """One city: cards, wonders to be constructed, constructed wonders, progress tokens."""
    standing = [{"id": name, "built": True} for name in built.split()]
    return {
        "coins": coins,
        "cards": cards.split(),
        "wonders": standing + [{"id": name} for name in wonders.split()],
        "progress": progress.split(),
        **more,
    }


def prepared(*names: str, by: str = "") -> list[dict]:
    """Conspiracies; `by` names the cards under them, in order, as far as they are prepared."""
    cards = by.split()
    return [{"id": name, "prepared": cards[n] if n < len(cards) else None} for n, name in enumerate(names)]


def chambers(*markers: tuple[int, int], decrees: str = "") -> list[dict]:
    """Six chambers: markers of seats 0 and 1; `decrees` names one for each chamber, `-` for none."""
    rows: list[dict] = [{"markers": list(pair)} for pair in (*markers, *[(0, 0)] * 6)[:6]]
    for row, name in zip(rows, decrees.split(), strict=False):
        row["decrees"] = [] if name == "-" else [name]
    if decrees:
        for row in rows[len(decrees.split()) :]:
            row["decrees"] = []
    return rows


def table(
    free: str = "",
    a: dict | None = None,
    b: dict | None = None,
    *,
    boxes: tuple[str, ...] = (),
    age: int = 1,
    on_turn: int = 0,
    alone: bool = False,
    **more: Any,
) -> DuelGame:
    """A game in which seat 0 (A) is on turn and may take the `free` cards.

    They lie in a row that nothing covers, beside other cards of the Age unless they are `alone`.
    """
    a, b = a or city(), b or city()
    position = {"boxes": list(boxes), "age": age, "on_turn": on_turn, "cities": [a, b], "seed": 5, **more}
    if "structure" not in more:
        position["structure"] = _row(free.split(), position, alone=alone)
    return set_up(position)


def _row(free: list[str], position: dict, *, alone: bool) -> list[str | None]:
    """The widest face-up row of the structure with these cards, everything else gone."""
    ruleset = duel_ruleset(boxes=tuple(position["boxes"]))
    structure = ruleset.tables.structures[position["age"] - 1]
    rows: dict[int, list[int]] = {}
    for place in range(int(structure.places)):
        if int(structure.face_up) >> place & 1:
            rows.setdefault(int(structure.row[place]), []).append(place)
    places = max(rows.values(), key=len)
    named = str(position)
    deck = [card.id for card in ruleset.catalog.cards if card.deck == f"age_{position['age']}"]
    spare = [] if alone else [name for name in deck if f"'{name}'" not in named and name not in free]
    found: list[str | None] = [None] * int(structure.places)
    for place, name in zip(places, [*free, *spare], strict=False):
        found[place] = name
    return found


def texts(game: DuelGame) -> list[str]:
    """The legal choices of whoever decides."""
    return [choice.text for choice in game.choices(game.owing[0])] if game.owing else []


def play(game: DuelGame, *choices: str) -> DuelGame:
    """Choices one after the other, each by the seat that decides."""
    for text in choices:
        game.choose(game.owing[0], text)
    return game


def coins(game: DuelGame, seat: int) -> int:
    return int(game.state.cities[seat].coins)


def price(game: DuelGame, text: str) -> int:
    """What a legal choice costs in all."""
    return next(choice.price.total for choice in game.choices(game.owing[0]) if choice.text == text)


def cards(game: DuelGame, seat: int) -> set[str]:
    return set(game.view(seat).cities[seat].cards)


def line(game: DuelGame, seat: int, name: str) -> int:
    """Points of one row of the score pad."""
    return next(row.points for row in game.scores()[seat].lines if row.line == name)


def prices(game: DuelGame) -> dict[str, int]:
    """Every priced choice of the seat that decides."""
    return {choice.text: choice.price.total for choice in game.choices(game.owing[0])}


def splits(game: DuelGame) -> dict[str, tuple[int, int]]:
    """Every priced choice of the seat that decides: coins to the bank, coins to the opponent."""
    return {choice.text: (choice.price.bank, choice.price.opponent) for choice in game.choices(game.owing[0])}


__all__ = [
    "ALL",
    "cards",
    "chambers",
    "city",
    "coins",
    "line",
    "play",
    "prepared",
    "price",
    "prices",
    "splits",
    "t",
    "table",
    "texts",
]
