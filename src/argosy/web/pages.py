"""Every page and fragment: a page value in, HTML out. Pure: the same value gives the same text."""

from typing import Any

from markupsafe import Markup

from argosy.texts import words
from argosy.web import lobby as lobby_values
from argosy.web import notices, rules_page
from argosy.web import table as table_values
from argosy.web.environment import render
from argosy.web.lobby import wonders_on_offer
from argosy.web.models import ErrorPage, HelpPage, LobbyPage, ReplayPage, TablePage
from argosy.web.seats import person

__all__ = ["error", "lobby", "replay", "rules", "table", "table_fragment", "wonders_on_offer"]


def lobby(page: LobbyPage) -> str:
    """The first page: a new table, running games, open tables."""
    w = words(page.visitor.settings.language)
    return render("lobby.html", w, page.visitor, **lobby_values.values(page, w))


def table(page: TablePage) -> str:
    """A table as a whole page; it keeps itself up to date by the event stream /t/<id>/live."""
    w = words(page.visitor.settings.language)
    return render(
        "table.html",
        w,
        page.visitor,
        fragment=Markup(table_fragment(page)),
        playing=page.phase == "playing" and page.view is not None,
        armada=any(box.startswith("armada") for box in page.boxes),
        tab_title=table_values.tab_title(page, w),
        table=page.table,
    )


def table_fragment(page: TablePage) -> str:
    """The whole live part of a table as one element with the id `table`."""
    w = words(page.visitor.settings.language)
    name, values = _fragment(page)
    return render(name, w, page.visitor, **values)


def _fragment(page: TablePage) -> tuple[str, dict[str, Any]]:
    w = words(page.visitor.settings.language)
    if page.view is None:
        people = {info.seat: person(w, info) for info in page.seats}
        values = {
            "has_open": any(info.kind == "open" for info in page.seats),
            "invite_url": page.invite_url,
            "people": people,
            "seats": page.seats,
        }
        return "_waiting.html", {**table_values.shell(page, w), **values}
    if page.scores is not None and page.phase == "over":
        return "_score.html", {**table_values.board(page, w), **table_values.pad(page, w)}
    return "_table.html", table_values.board(page, w)


def replay(page: ReplayPage) -> str:
    """One step of a finished game, with the way to the steps before and after it."""
    w = words(page.visitor.settings.language)
    shown = TablePage(
        table=page.table,
        visitor=page.visitor,
        seat=None,
        phase="over",
        seats=page.seats,
        edition=page.edition,
        boxes=page.view.boxes,
        teams=bool(getattr(page.ruleset, "teams", False)),
        ruleset=page.ruleset,
        view=page.view,
        reveal=page.turn.events if page.turn else (),
        log=(page.turn,) if page.turn else (),
        projection=page.projection,
        scores=page.scores,
    )
    values = table_values.board(shown, w)
    if page.scores is not None:
        values |= table_values.pad(shown, w) | {"pad_heading": "h2"}
    return render(
        "replay.html",
        w,
        page.visitor,
        **values,
        step=page.step,
        steps=page.steps,
        marks=page.marks,
        scored=page.scores is not None,
    )


def rules(page: HelpPage) -> str:
    """How to play, what every card and wonder does, the keys."""
    w = words(page.visitor.settings.language)
    return render("help.html", w, page.visitor, **rules_page.values(page, w))


def error(page: ErrorPage) -> str:
    """What went wrong and where to go on."""
    w = words(page.visitor.settings.language)
    return render(
        "error.html", w, page.visitor, status=page.status, sentence=notices.sentence(w, page.notice), back=page.back
    )
