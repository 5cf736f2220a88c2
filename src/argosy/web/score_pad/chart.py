"""Voyage chart beside a score pad: projected points after each turn, as an SVG."""

from collections.abc import Callable, Sequence

import msgspec
from markupsafe import Markup

from argosy.web.rendering.parts import flag, minus, roman


class Moments(msgspec.Struct, frozen=True):
    """Link targets of the chart: a moment of a replay for each entry."""

    address: str
    words: tuple[str, ...]
    """What each entry's moment is called."""
    step: int | None = None
    """The moment that is shown beside the chart."""
    steps: tuple[int, ...] = ()
    """The step of each entry, where they do not count from 1."""


WIDTH, HEIGHT, LEFT, BASE, RIGHT = 420, 250, 26, 232, 52
APART, LOWEST = 19, HEIGHT - 11
"""Between the middles of two flags at the ends of lines; where the lowest one may be."""


def voyage(
    history: tuple[tuple[int, ...], ...],
    seats: tuple[int, ...],
    you: int | None,
    ages: tuple[int, ...],
    lead: Moments | None = None,
    turning: tuple[int, ...] = (),
) -> Markup:
    """Return the chart of projected points after each turn, with flags at the ends of the lines.

    It is empty when there is nothing to show.

    `ages`: the Age of each entry; questions after a turn are entries of their own, so turns cannot be
    counted. `turning`: entries that get a number, from 1 on. `lead`: link targets of the entries. The log has
    the same links, so the chart is a plain picture for screen readers.
    """
    if len(history) < 2:
        return Markup("")
    top = max(max(points) for points in history) or 1
    across = (WIDTH - LEFT - RIGHT) / (len(history) - 1)

    def x(step: float) -> float:
        return round(LEFT + step * across, 1)

    def y(points: float) -> float:
        return round(BASE - max(points, 0) * (BASE - 12) / top, 1)

    parts = [_grid(top, y)] + [_age_line(x(ages.index(age)), age) for age in sorted(set(ages))]
    for seat in sorted(seats, key=lambda one: one == you):
        path = "L".join(f"{x(step)} {y(points[seat])}" for step, points in enumerate(history))
        parts.append(
            Markup('<path d="M{}" class="lead-line line-{}{}"/>').format(
                path, seat % 8 + 1, " me" if seat == you else ""
            )
        )
    parts += _ends(history[-1], seats, y)
    parts += [_turn(x(entry), number) for number, entry in enumerate(turning, 1)]
    if lead is not None:
        parts += _ways(lead, [x(step) for step in range(len(history))], across)
    return Markup('<svg class="voyage" viewBox="0 0 {} {}" aria-hidden="true">{}</svg>').format(
        WIDTH, HEIGHT + 16, Markup("").join(parts)
    )


def _grid(top: int, y: Callable[[float], float]) -> Markup:
    step = max(5, round(top / 4 / 5) * 5)
    lines = [
        Markup(
            '<path class="grid" d="M{} {}H{}"/><text class="chart-axis" x="{}" y="{}" text-anchor="end">{}</text>'
        ).format(LEFT, y(v), WIDTH - RIGHT, LEFT - 6, y(v) + 4, v)
        for v in range(0, top + 1, step)
    ]
    return Markup("").join(lines)


def _age_line(x: float, age: int) -> Markup:
    return Markup(
        '<path class="age" d="M{} 6V{}"/><text class="chart-axis below" x="{}" y="{}">{}</text>'
    ).format(x, BASE, x + 6, BASE + 20, roman(min(age, 3)))


def _turn(x: float, number: int) -> Markup:
    """A line with a number where something has turned."""
    return Markup(
        '<path class="turn" d="M{} 20V{}"/><circle class="turn" cx="{}" cy="12" r="8.5"/>'
        '<text class="chart-axis at-end" x="{}" y="17" text-anchor="middle">{}</text>'
    ).format(x, BASE, x, x, number)


def _ways(lead: Moments, places: list[float], across: float) -> list[Markup]:
    """A strip over each entry that leads to its moment, and a line where one is."""
    parts: list[Markup] = []
    if lead.step:
        parts.append(Markup('<path class="here" d="M{} 6V{}"/>').format(places[lead.step - 1], BASE))
    steps = lead.steps or tuple(range(1, len(places) + 1))
    for step, x, words in zip(steps, places, lead.words, strict=True):
        strip = Markup(
            '<rect class="way" x="{}" y="0" width="{}" height="{}"><title>{}</title></rect>'
        ).format(round(x - across / 2, 1), round(across, 1), BASE, words)
        parts.append(Markup('<a href="{}?step={}" tabindex="-1">{}</a>').format(lead.address, step, strip))
    return parts


def _ends(points: tuple[int, ...], seats: tuple[int, ...], y: Callable[[float], float]) -> list[Markup]:
    """Flags at the ends of the lines, moved apart where they would cover each other."""
    order = sorted(seats, key=lambda one: -points[one])
    parts: list[Markup] = []
    for seat, place in zip(order, moved_apart([y(points[seat]) for seat in order]), strict=True):
        corner = f'<svg x="{WIDTH - 48}" y="{place - 10:.0f}" width="20" height="20" '
        mark = Markup(str(flag(seat)).replace("<svg ", corner, 1))
        parts.append(
            Markup('{}<text class="chart-axis at-end" x="{}" y="{}">{}</text>').format(
                mark, WIDTH - 24, round(place + 5), minus(points[seat])
            )
        )
    return parts


def moved_apart(places: Sequence[float]) -> list[float]:
    """Return the heights of flags, moved apart so that none covers another or leaves the chart."""
    apart: list[float] = []
    for place in places:
        apart.append(max(place, apart[-1] + APART) if apart else place)
    lowest = float(LOWEST)
    for index in range(len(apart) - 1, -1, -1):
        apart[index] = min(apart[index], lowest)
        lowest = apart[index] - APART
    return apart
