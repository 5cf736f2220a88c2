"""Numbers of both cities that an ending of Duel turned on, above the pad."""

from collections.abc import Iterable

import msgspec

from argosy.catalog.duel import DuelCatalog
from argosy.game.duel.view import DuelView
from argosy.texts import Words, things
from argosy.web.duel.decisive import amounts, shields
from argosy.web.score_pad.rows import ScoreRow

SHOWN = 3
"""Lines of points that are shown: those that favour the winner most."""


class EndingNumber(msgspec.Struct, frozen=True):
    """One number of both cities, in the order of the seats on the page."""

    label: str
    icon: str
    color: str
    values: tuple[str, str]


def ending_numbers(
    w: Words,
    view: DuelView,
    catalog: DuelCatalog,
    kind: str,
    order: tuple[int, ...],
    rows: tuple[ScoreRow, ...],
) -> tuple[EndingNumber, ...]:
    """Return the numbers for a kind of ending; none for one that an expansion draws."""
    if kind == "points":
        return _of_points(view, rows)
    left, right = (view.cities[seat] for seat in order)
    cities = (left, right)
    if kind == "military":
        return (
            EndingNumber(w.say("spaces ahead"), "pawn", "red", _both(max(0, one.shields) for one in cities)),
            EndingNumber(
                w.say("shields"),
                "shield",
                "red",
                _both(_built_shields(view, catalog, seat) for seat in order),
            ),
            EndingNumber(
                things.colors_kind(w, "red"),
                "mark-red",
                "red",
                _both(one.colors.get("red", 0) for one in cities),
            ),
        )
    if kind == "science":
        return (
            EndingNumber(
                w.say("different science symbols"),
                "progress",
                "green",
                _both(sum(n > 0 for n in one.symbols.values()) for one in cities),
            ),
            EndingNumber(
                things.colors_kind(w, "green"),
                "mark-green",
                "green",
                _both(one.colors.get("green", 0) for one in cities),
            ),
        )
    return ()


def _both(numbers: Iterable[int]) -> tuple[str, str]:
    left, right = numbers
    return str(left), str(right)


def _built_shields(view: DuelView, catalog: DuelCatalog, seat: int) -> int:
    """Shields of the buildings and built wonders of a city."""
    city = view.cities[seat]
    built = {one.wonder for one in city.wonders if one.is_built}
    return sum(shields(view, catalog, seat, card) for card in catalog.cards if card.id in city.cards) + sum(
        sum(amounts(wonder.effects, "shields")) for wonder in catalog.wonders if wonder.id in built
    )


def _of_points(view: DuelView, rows: tuple[ScoreRow, ...]) -> tuple[EndingNumber, ...]:
    """The lines in which the winner is ahead most, the widest first; blue cards first where they decided."""

    def ahead(row: ScoreRow) -> int:
        points = [int(cell.points.replace("−", "-")) for cell in row.cells]
        return points[0] - points[1] if row.cells[0].seat in view.winners else points[1] - points[0]

    by_blue = view.result in ("blue", "shared")
    ranked = sorted(rows, key=lambda row: (not (by_blue and row.line == "blue"), -ahead(row)))
    return tuple(
        EndingNumber(row.label, row.icon, row.color, (row.cells[0].points, row.cells[1].points))
        for row in ranked[:SHOWN]
        if ahead(row) > 0 or (by_blue and row.line == "blue")
    )
