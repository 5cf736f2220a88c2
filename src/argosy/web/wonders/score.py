"""Score sheet of 7 Wonders: a row for each printed line, the breakdown of each number, sums."""

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from argosy.game.types import ScoreLine, SeatScore
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.web.models import TablePage
from argosy.web.rendering.parts import minus, roman
from argosy.web.score_pad.rows import BreakdownPart, ScoreCell, ScoreRow, so_far
from argosy.web.table import seats
from argosy.web.table.seats import person
from argosy.web.table.shell import catalog_of, seats_in_order
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import EXPANSIONS
from argosy.web.wonders.faces import Faces

ICONS = {
    "conflicts": ("shield", "red"),
    "treasury": ("coins", "coin-icon"),
    "wonder": ("stage", "gold"),
    "civil": ("mark-blue", "blue"),
    "science": ("gear", "green"),
    "commerce": ("mark-yellow", "yellow"),
    "guilds": ("mark-purple", "purple"),
    **{line: icon for expansion in EXPANSIONS for line, icon in expansion.score.icons.items()},
}
"""Icon and colour of each line."""


class Total(msgspec.Struct, frozen=True):
    """The sum of one seat."""

    seat: int
    points: int
    rank: int | None
    place: str
    coins: int


def values(page: TablePage, w: Words) -> dict[str, Any]:
    """Values for the score sheet, the viewer first."""
    assert page.scores is not None
    assert isinstance(page.view, WondersView)
    shown = faces(catalog_of(page.ruleset), w.language)
    names = {info.seat: person(w, info) for info in page.seats}
    order = seats_in_order(page.seats, page.seat)
    winner = next((one.seat for one in page.scores if one.rank == 1), order[0])
    nameless = [info.seat for info in page.seats if seats.is_nameless_viewer(info)]
    return {
        "headline": headline(w, page.scores, names, nameless),
        "pad_names": {info.seat: seats.label(w, info) for info in page.seats},
        "nameless": nameless,
        "hero": page.view.cities[winner],
        "pad_rows": rows(shown, page.scores, order),
        "pad_totals": totals(w, page.scores, order),
        "pad_teams": team_totals(w, page.scores, order, names),
        "places": {seat: shown.city(city.wonder) for seat, city in enumerate(page.view.cities)},
    }


def label(w: Words, line: str) -> str:
    """The name of a line of the pad (BASE-SCORE-1)."""
    return _labels(w).get(line, line)


@cache
def _labels(w: Words) -> dict[str, str]:
    return {
        "conflicts": w.say("Conflicts"),
        "treasury": w.say("Treasury"),
        "wonder": w.say("Wonder"),
        "civil": w.say("Civil buildings"),
        "science": w.say("Science"),
        "commerce": w.say("Commerce"),
        "guilds": w.say("Guilds"),
        **{name: label for expansion in EXPANSIONS for name, label in expansion.score.labels(w).items()},
    }


def rows(faces: Faces, scores: tuple[SeatScore, ...], order: tuple[int, ...]) -> tuple[ScoreRow, ...]:
    """All lines, with the seats in the given order."""
    by_seat = {score.seat: score for score in scores}
    names = [line.line for line in by_seat[order[0]].lines]
    return tuple(
        _row(faces, name, number, [by_seat[seat] for seat in order]) for number, name in enumerate(names)
    )


def _row(faces: Faces, name: str, number: int, scores: list[SeatScore]) -> ScoreRow:
    best = max(score.lines[number].points for score in scores)
    icon, color = ICONS.get(name, ("points", "gold"))
    cells = tuple(_cell(faces, score, number, best) for score in scores)
    return ScoreRow(name, label(faces.words, name), icon, color, cells)


def _cell(faces: Faces, score: SeatScore, number: int, best: int) -> ScoreCell:
    line = score.lines[number]
    css = (
        "negative"
        if line.points < 0
        else "zero"
        if line.points == 0
        else "best"
        if line.points == best
        else ""
    )
    return ScoreCell(score.seat, minus(line.points), css, account(faces, line), so_far(score, number))


def account(faces: Faces, line: ScoreLine) -> tuple[BreakdownPart, ...]:
    """Return the breakdown of a line, with the decisions made for it."""
    items = tuple(BreakdownPart(_item(faces, name), minus(points)) for name, points in line.items)
    return items + tuple(BreakdownPart(_note(faces, key, value), "") for key, value in line.note.items())


def _item(faces: Faces, name: str) -> str:
    w = faces.words
    if name in faces.cards:
        return faces.cards[name].name
    if name in faces.more:
        return faces.more[name].name
    kind, _, number = name.partition("_")
    if kind == "stage" and number.isdigit():
        return w.say("wonder stage {n}", n=roman(int(number)))
    return known_items(w).get(name, name)


@cache  # because every account on a page asks
def known_items(w: Words) -> dict[str, str]:
    """Return names for the items in breakdowns besides cards and stages."""
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
        **{name: item for expansion in EXPANSIONS for name, item in expansion.score.items(w).items()},
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
    notes = {name: note for expansion in EXPANSIONS for name, note in expansion.score.notes(w, value).items()}
    return notes.get(key, f"{key}: {value}")


def totals(w: Words, scores: tuple[SeatScore, ...], order: tuple[int, ...]) -> tuple[Total, ...]:
    """The sums, in the given order."""
    by_seat = {score.seat: score for score in scores}
    return tuple(
        Total(
            seat, by_seat[seat].total, by_seat[seat].rank, place(w, by_seat[seat].rank), by_seat[seat].coins
        )
        for seat in order
    )


class TeamTotal(msgspec.Struct, frozen=True):
    """The sum of a team, under the columns of its partners."""

    seats: tuple[int, ...]
    points: int
    rank: int | None
    name: str

    @property
    def number(self) -> int:
        """From 1, as at the table: seats 2k and 2k + 1 are partners."""
        return self.seats[0] // 2 + 1


def team_totals(
    w: Words, scores: tuple[SeatScore, ...], order: tuple[int, ...], names: dict[int, str]
) -> tuple[TeamTotal, ...]:
    """The sums of the teams, best first; empty where everybody plays alone."""
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


def headline(
    w: Words, scores: tuple[SeatScore, ...], names: dict[int, str], nameless: Collection[int] = ()
) -> tuple[str, str]:
    """Return the winner and the deciding criterion (BASE-END-3). nameless: the seat of a viewer without a
    name, who is spoken to.
    """
    ranked = [score for score in scores if score.rank is not None]
    winners = [score for score in ranked if score.rank == 1]
    if len(winners) == 2 and winners[0].team is not None and winners[0].team == winners[1].team:
        return _team_headline(w, ranked, winners, names)
    if len(winners) > 1:
        return w.say("Shared victory"), w.either([names[score.seat] for score in winners], "and")
    first = winners[0]
    others = [score for score in ranked if score is not first]
    title = w.say("You win") if first.seat in nameless else w.say("{name} wins", name=names[first.seat])
    if not others:
        return title, ""
    second = max(others, key=lambda score: (score.total, score.coins))
    if second.total == first.total:
        return title, w.say("equal points, more coins: {coins}", coins=first.coins)
    return title, w.count("by {n} point", "by {n} points", first.total - second.total)


def _team_headline(
    w: Words, ranked: list[SeatScore], winners: list[SeatScore], names: dict[int, str]
) -> tuple[str, str]:
    """Return the winning team and the deciding criterion."""
    title = w.say("{names} win", names=w.either([names[score.seat] for score in winners], "and"))
    mine = winners[0].team_total or 0
    second = max((score.team_total or 0 for score in ranked if score.team != winners[0].team), default=mine)
    if second == mine:
        return title, w.say("equal points, more coins: {coins}", coins=sum(score.coins for score in winners))
    return title, w.count("by {n} point", "by {n} points", mine - second)
