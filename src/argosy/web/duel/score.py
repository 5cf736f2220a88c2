"""Values for the score sheet of Duel: the pad, how it ended."""

from typing import Any

from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel import pad
from argosy.web.duel.ending import ending
from argosy.web.duel.faces import duel_faces
from argosy.web.models import TablePage
from argosy.web.seats import person
from argosy.web.shell import catalog_of, seats_in_order


def values(page: TablePage, w: Words) -> dict[str, Any]:
    """What `duel/_score.html`, `duel/_pad.html` and `duel/_ending.html` show besides the board, the viewer first."""
    view, scores = page.view, page.scores
    assert isinstance(view, DuelView)
    assert scores is not None
    names = {info.seat: person(w, info) for info in page.seats}
    order = seats_in_order(page.seats, page.seat)
    by_seat = {score.seat: score for score in scores}
    sheet = pad.Sheet(view, duel_faces(catalog_of(page.ruleset), w.language))
    return {
        "ending": ending(view, sheet.faces, scores, names, order),
        "pad_heading": "h1",
        "pad_places": {score.seat: pad.place(w, score, view.result) for score in scores},
        "pad_rows": pad.rows(sheet, scores, order),
        "pad_totals": [by_seat[seat] for seat in order],
    }
