"""Cities whose payments are changed, written into their records."""

from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.payments.modifiers import STAGES, note_modifiers
from argosy.rules.wonders.state import CHOICE
from argosy.rules.wonders.terms import COLORS
from argosy.testing import Table

BITS = {color: number for number, color in enumerate(COLORS)} | {"stages": STAGES}


def pays(game: Table, letter: str, *, one_less: str = "", **fields: int | tuple[int, int]) -> Table:
    """Change what a city pays; the game is set up with it. one_less: what costs one unit less, e.g. "blue
    stages".
    """
    city = game.game.state.cities[game.seat(letter)]
    city.waives = sum(1 << BITS[word] for word in one_less.split())
    for name, value in fields.items():
        city[name] = value
    note_modifiers(city)
    return game


def told(game: Table, letter: str, text: str):
    """Units of a choice by source, and the costs that need not be paid."""
    choice = next(choice for choice in game.game.choices(game.seat(letter)) if choice.text == text)
    answer = game.game.explain(game.seat(letter), choice)
    return {units.source: (units.resources, units.coins) for units in answer.units}, answer.waived


def bought(game: Table, letter: str, text: str) -> dict[tuple[int, int], str]:
    """Coins to the left and right -> from whom something is bought, for every payment of a choice."""
    seat, ruleset = game.seat(letter), game.ruleset
    out = new_records(CHOICE, MAX_CHOICES)
    rows = out[: list_choices(game.game.state, ruleset.tables, seat, out)]
    wanted = {choice.number for choice in game.game.choices(seat) if choice.text.split(" pay ")[0] == text}
    words = ("", "left", "right", "both")
    return {(int(row.left), int(row.right)): words[row.bought] for row in rows if row.number in wanted}
