"""The score pad: a row for each printed line, the account behind each number, and the voyage chart."""

from collections.abc import Callable

import msgspec
from markupsafe import Markup

from argosy.game.types import ScoreLine, SeatScore
from argosy.texts import Words, things
from argosy.web.parts import flag, minus, roman
from argosy.web.wonders.faces import Faces

ICONS = {
    "conflicts": ("shield", "red"),
    "treasury": ("coins", "coinc"),
    "wonder": ("stage", "gold"),
    "civil": ("mark-blue", "blue"),
    "science": ("gear", "green"),
    "commerce": ("mark-yellow", "yellow"),
    "guilds": ("mark-purple", "purple"),
    "naval": ("naval-shield", "seac"),
    "islands": ("island", "isle"),
    "fleet": ("ship-blue", "blue"),
}


class Account(msgspec.Struct, frozen=True):
    """How one number came about."""

    what: str
    points: str


class Cell(msgspec.Struct, frozen=True):
    """One number of the pad."""

    seat: int
    points: str
    css: str
    account: tuple[Account, ...]


class Row(msgspec.Struct, frozen=True):
    """One line of the pad for all seats."""

    line: str
    label: str
    icon: str
    color: str
    cells: tuple[Cell, ...]


class Total(msgspec.Struct, frozen=True):
    """The sum of one seat."""

    seat: int
    points: int
    rank: int | None
    place: str
    coins: int


def label(w: Words, line: str) -> str:
    """The name of a line of the pad (BASE-SCORE-1)."""
    return {
        "conflicts": w.say("Conflicts"),
        "treasury": w.say("Treasury"),
        "wonder": w.say("Wonder"),
        "civil": w.say("Civil buildings"),
        "science": w.say("Science"),
        "commerce": w.say("Commerce"),
        "guilds": w.say("Guilds"),
        "naval": w.say("Naval conflicts"),
        "islands": w.say("Islands"),
        "fleet": w.say("Blue fleet"),
    }.get(line, line)


def rows(faces: Faces, scores: tuple[SeatScore, ...], order: tuple[int, ...]) -> tuple[Row, ...]:
    """All lines, with the seats in the given order."""
    by_seat = {score.seat: score for score in scores}
    names = [line.line for line in by_seat[order[0]].lines]
    return tuple(_row(faces, name, number, [by_seat[seat] for seat in order]) for number, name in enumerate(names))


def _row(faces: Faces, name: str, number: int, scores: list[SeatScore]) -> Row:
    best = max(score.lines[number].points for score in scores)
    icon, color = ICONS.get(name, ("points", "gold"))
    cells = tuple(_cell(faces, score.seat, score.lines[number], best) for score in scores)
    return Row(name, label(faces.words, name), icon, color, cells)


def _cell(faces: Faces, seat: int, line: ScoreLine, best: int) -> Cell:
    css = "neg" if line.points < 0 else "zero" if line.points == 0 else "best" if line.points == best else ""
    account = tuple(Account(_item(faces, name), minus(points)) for name, points in line.items)
    notes = tuple(Account(_note(faces, key, value), "") for key, value in line.note.items())
    return Cell(seat, minus(line.points), css, account + notes)


def _item(faces: Faces, name: str) -> str:
    w = faces.words
    if name in faces.cards:
        return faces.cards[name].name
    if name in faces.islands:
        return faces.islands[name].name
    kind, _, number = name.partition("_")
    if kind == "stage" and number.isdigit():
        return w.say("wonder stage {n}", n=roman(int(number)))
    return _known(w).get(name, name)


def _known(w: Words) -> dict[str, str]:
    return {
        "compass": w.say("compass"),
        "gear": w.say("gear"),
        "tablet": w.say("tablet"),
        "sets": w.say("sets of three"),
        "coins": w.say("coins"),
        "age_1": w.say("victory tokens, Age {n}", n="I"),
        "age_2": w.say("victory tokens, Age {n}", n="II"),
        "age_3": w.say("victory tokens, Age {n}", n="III"),
        "defeats": w.say("defeat tokens"),
        "blue": w.say("blue ship"),
    }


def _note(faces: Faces, key: str, value: str) -> str:
    w = faces.words
    if key == "copied" and value in faces.cards:
        return w.say("copied: {guild}", guild=faces.cards[value].name)
    if key in ("any", "most"):
        named = w.either([things.symbol(w, one) for one in value.replace(",", " ").split()], "and")
        if key == "most":
            return w.say("symbol of the most: {symbol}", symbol=named)
        return w.say("symbol of your choice: {symbol}", symbol=named)
    return f"{key}: {value}"


def totals(w: Words, scores: tuple[SeatScore, ...], order: tuple[int, ...]) -> tuple[Total, ...]:
    """The sums, in the given order."""
    by_seat = {score.seat: score for score in scores}
    return tuple(
        Total(seat, by_seat[seat].total, by_seat[seat].rank, place(w, by_seat[seat].rank), by_seat[seat].coins)
        for seat in order
    )


class TeamTotal(msgspec.Struct, frozen=True):
    """The sum of a team, under the columns of its partners."""

    seats: tuple[int, ...]
    points: int
    rank: int | None
    name: str


def team_totals(
    w: Words, scores: tuple[SeatScore, ...], order: tuple[int, ...], names: dict[int, str]
) -> tuple[TeamTotal, ...]:
    """The sums of the teams, best first (ARMADA-TEAM-13); empty where everybody plays alone."""
    by_team: dict[int, list[SeatScore]] = {}
    for score in scores:
        if score.team is not None:
            by_team.setdefault(score.team, []).append(score)
    found = [
        TeamTotal(
            tuple(one.seat for one in both),
            both[0].team_total or 0,
            both[0].rank,
            w.either([names[one.seat] for one in both], "and"),
        )
        for both in by_team.values()
    ]
    return tuple(sorted(found, key=lambda one: (one.rank or 0, order.index(one.seats[0]))))


def place(w: Words, rank: int | None) -> str:
    """`2nd`; nothing for the free city."""
    if rank is None:
        return w.say("cannot win")
    return {1: w.say("1st"), 2: w.say("2nd"), 3: w.say("3rd")}.get(rank) or w.say("{n}th", n=rank)


def headline(w: Words, scores: tuple[SeatScore, ...], names: dict[int, str]) -> tuple[str, str]:
    """Who won, and by what (BASE-END-3)."""
    ranked = [score for score in scores if score.rank is not None]
    winners = [score for score in ranked if score.rank == 1]
    if len(winners) == 2 and winners[0].team is not None and winners[0].team == winners[1].team:
        return _team_headline(w, ranked, winners, names)
    if len(winners) > 1:
        return w.say("Shared victory"), w.either([names[score.seat] for score in winners], "and")
    first = winners[0]
    others = [score for score in ranked if score is not first]
    title = w.say("{name} wins", name=names[first.seat])
    if not others:
        return title, ""
    second = max(others, key=lambda score: (score.total, score.coins))
    if second.total == first.total:
        return title, w.say("equal points, more coins: {coins}", coins=first.coins)
    return title, w.count("by {n} point", "by {n} points", first.total - second.total)


def _team_headline(
    w: Words, ranked: list[SeatScore], winners: list[SeatScore], names: dict[int, str]
) -> tuple[str, str]:
    """Which team won, and by what (ARMADA-TEAM-13, -14)."""
    title = w.say("{names} win", names=w.either([names[score.seat] for score in winners], "and"))
    mine = winners[0].team_total or 0
    second = max((score.team_total or 0 for score in ranked if score.team != winners[0].team), default=mine)
    if second == mine:
        return title, w.say("equal points, more coins: {coins}", coins=sum(score.coins for score in winners))
    return title, w.count("by {n} point", "by {n} points", mine - second)


WIDTH, HEIGHT, LEFT, BASE, RIGHT = 420, 250, 26, 232, 52


def voyage(
    history: tuple[tuple[int, ...], ...], seats: tuple[int, ...], you: int | None, ages: tuple[int, ...]
) -> Markup:
    """The voyage: projected points after each turn as lines, flags at their ends. Empty when there is nothing to show.

    `ages`: the Age of each entry; questions after a turn are entries of their own, so turns cannot be counted.
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
            Markup('<path d="M{}" class="ln s{}{}"/>').format(path, seat % 8 + 1, " me" if seat == you else "")
        )
    parts += _ends(history[-1], seats, y)
    return Markup('<svg class="voyage" viewBox="0 0 {} {}" aria-hidden="true">{}</svg>').format(
        WIDTH, HEIGHT + 16, Markup("").join(parts)
    )


def _grid(top: int, y: Callable[[float], float]) -> Markup:
    step = max(5, round(top / 4 / 5) * 5)
    lines = [
        Markup('<path class="grid" d="M{} {}H{}"/><text class="ax" x="{}" y="{}" text-anchor="end">{}</text>').format(
            LEFT, y(v), WIDTH - RIGHT, LEFT - 6, y(v) + 4, v
        )
        for v in range(0, top + 1, step)
    ]
    return Markup("").join(lines)


def _age_line(x: float, age: int) -> Markup:
    return Markup('<path class="age" d="M{} 6V{}"/><text class="ax d" x="{}" y="{}">{}</text>').format(
        x, BASE, x + 6, BASE + 20, roman(min(age, 3))
    )


def _ends(points: tuple[int, ...], seats: tuple[int, ...], y: Callable[[float], float]) -> list[Markup]:
    """Flags at the ends of the lines, moved apart where they would cover each other."""
    parts: list[Markup] = []
    last = -100.0
    for seat in sorted(seats, key=lambda one: -points[one]):
        last = max(y(points[seat]), last + 19)
        place = f'<svg x="{WIDTH - 48}" y="{last - 10:.0f}" width="20" height="20" '
        mark = Markup(str(flag(seat)).replace("<svg ", place, 1))
        parts.append(
            Markup('{}<text class="ax e" x="{}" y="{}">{}</text>').format(
                mark, WIDTH - 24, round(last + 5), minus(points[seat])
            )
        )
    return parts
