"""Score sheet of Duel: two columns, a row for each line with breakdowns (DUEL-100), the ending."""

from typing import Any

import msgspec

from argosy.game.duel.view import DuelView
from argosy.game.types import ScoreLine, SeatScore
from argosy.texts import Words
from argosy.web.duel.ending_numbers import ending_numbers
from argosy.web.duel.expansions.in_play import EXPANSIONS, in_play
from argosy.web.duel.expansions.types import Expansions
from argosy.web.duel.faces import DuelFaces, duel_faces
from argosy.web.duel.live.ending import ending
from argosy.web.models import TablePage
from argosy.web.rendering.parts import minus
from argosy.web.score_pad.rows import BreakdownPart, ScoreCell, ScoreRow, so_far
from argosy.web.table import seats
from argosy.web.table.seats import person
from argosy.web.table.shell import catalog_of, seats_in_order

ICONS = {
    "blue": ("mark-blue", "blue"),
    "green": ("mark-green", "green"),
    "yellow": ("mark-yellow", "yellow"),
    "purple": ("mark-purple", "purple"),
    "wonders": ("wonder", "gold"),
    "progress": ("progress", "green"),
    "coins": ("coins", "coin-icon"),
    "military": ("shield", "red"),
}
ICONS_OF_EXPANSIONS = {
    line: look for expansion in EXPANSIONS.values() for line, look in expansion.score.icons.items()
}


def values(page: TablePage, w: Words) -> dict[str, Any]:
    """Return the values of the score sheet around the board, the viewer first.

    The templates are `duel/_score.html`, `duel/_pad.html` and `duel/_ending.html`.
    """
    view, scores = page.view, page.scores
    assert isinstance(view, DuelView)
    assert scores is not None
    names = {info.seat: person(w, info) for info in page.seats}
    order = seats_in_order(page.seats, page.seat)
    by_seat = {score.seat: score for score in scores}
    sheet = SheetInput(view, duel_faces(catalog_of(page.ruleset), w.language))
    shown, pad_rows = ending(view, sheet.faces, scores, names, order), rows(sheet, scores, order)
    nameless = [info.seat for info in page.seats if seats.is_nameless_viewer(info)]
    if list(shown.winners) == nameless:
        shown = msgspec.structs.replace(shown, title=w.say("You win"))
    if shown.kind == "military" and shown.fallen in nameless:
        shown = msgspec.structs.replace(shown, how=w.say("The conflict pawn stands in your capital."))
    return {
        "ending": shown,
        "ending_numbers": ending_numbers(w, view, sheet.faces.catalog, shown.kind, order, pad_rows),
        "pad_names": {info.seat: seats.label(w, info) for info in page.seats},
        "nameless": nameless,
        "pad_places": {score.seat: place(w, score, view.result) for score in scores},
        "pad_rows": pad_rows,
        "pad_totals": [by_seat[seat] for seat in order],
    }


def label(w: Words, expansions: Expansions, line: str) -> str:
    """The name of a line of the pad."""
    labels = {
        "blue": w.say("Civilian buildings"),
        "green": w.say("Scientific buildings"),
        "yellow": w.say("Commercial buildings"),
        "purple": w.say("Guilds"),
        "wonders": w.say("Wonders"),
        "progress": w.say("Progress tokens"),
        "coins": w.say("Treasury"),
        "military": w.say("Military"),
    }
    for expansion in expansions:
        labels |= expansion.score.labels(w)
    return labels[line]


class SheetInput(msgspec.Struct, frozen=True):
    """Input of the score breakdowns."""

    view: DuelView
    faces: DuelFaces

    @property
    def expansions(self) -> Expansions:
        """The expansions of the table."""
        return in_play(self.view.expansions)

    def label(self, line: str) -> str:
        """The name of a line of the pad."""
        return label(self.faces.words, self.expansions, line)

    def account(self, score: SeatScore, line: ScoreLine) -> tuple[BreakdownPart, ...]:
        """Return the breakdown of a line; empty if it has none."""
        if line.line == "coins":
            return self._coins(score, line)
        if line.line == "military":
            return self._military(score.seat, line)
        for expansion in self.expansions:
            if line.line in expansion.score.accounts:
                return expansion.score.accounts[line.line](self.faces, self.view, score.seat)
        return tuple(BreakdownPart(self._item(name), minus(points)) for name, points in line.items)

    def _coins(self, score: SeatScore, line: ScoreLine) -> tuple[BreakdownPart, ...]:
        """DUEL-101: a point for every three coins."""
        w = self.faces.words
        what = w.count("{n} coin, a point for every 3", "{n} coins, a point for every 3", score.coins)
        return (BreakdownPart(what, str(line.points)),) if score.coins else ()

    def _military(self, seat: int, line: ScoreLine) -> tuple[BreakdownPart, ...]:
        """DUEL-073: only the leading side scores."""
        lead = self.view.cities[seat].shields
        if lead <= 0:
            return ()
        what = self.faces.words.count("lead of {n} space", "lead of {n} spaces", lead)
        return (BreakdownPart(what, str(line.points)),)

    def _item(self, name: str) -> str:
        known = self.faces.thing(name)
        if known is not None:
            return known.name
        items = {
            item: said
            for expansion in self.expansions
            for item, said in expansion.score.items(self.faces.words).items()
        }
        return items.get(name, name)


def rows(sheet: SheetInput, scores: tuple[SeatScore, ...], order: tuple[int, ...]) -> tuple[ScoreRow, ...]:
    """The lines of the base game and of the expansions in play, with the seats in the given order."""
    by_seat = {score.seat: score for score in scores}
    lines = [line.line for line in scores[0].lines]
    return tuple(
        _row(sheet, name, number, [by_seat[seat] for seat in order])
        for number, name in enumerate(lines)
        if name in ICONS or any(name in expansion.score.icons for expansion in sheet.expansions)
    )


def _row(sheet: SheetInput, name: str, number: int, scores: list[SeatScore]) -> ScoreRow:
    best = max(score.lines[number].points for score in scores)
    icon, color = (ICONS | ICONS_OF_EXPANSIONS)[name]
    cells = tuple(_cell(sheet, score, number, best) for score in scores)
    return ScoreRow(name, sheet.label(name), icon, color, cells)


def _cell(sheet: SheetInput, score: SeatScore, number: int, best: int) -> ScoreCell:
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
    return ScoreCell(score.seat, minus(line.points), css, sheet.account(score, line), so_far(score, number))


def place(w: Words, score: SeatScore, result: str | None) -> str:
    """Return the place below a sum; empty after a supremacy, because points did not decide."""
    if result in ("civilian", "blue"):
        return w.say("1st") if score.rank == 1 else w.say("2nd")
    return w.say("shared") if result == "shared" else ""
