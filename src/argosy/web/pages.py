"""Every page and fragment: a page value in, HTML out. Pure: the same value gives the same text."""

from typing import Any

from markupsafe import Markup

from argosy.texts import Words, words
from argosy.web import lobby as lobby_values
from argosy.web import notices, rulebook
from argosy.web.duel import rules_page as duel_rules_page
from argosy.web.duel import score as duel_score
from argosy.web.duel import table as duel_table
from argosy.web.environment import render
from argosy.web.lobby import wonders_on_offer
from argosy.web.models import ErrorPage, HelpPage, LobbyPage, ReplayPage, RulesPage, TablePage
from argosy.web.seats import person
from argosy.web.wonders import rules_page
from argosy.web.wonders import table as table_values

__all__ = ["error", "lobby", "replay", "rules", "rules_in_full", "table", "table_fragment", "wonders_on_offer"]

CITIES_IN_FULL = 5
"""More cities than these are shown by the smaller panels of crowd.css."""


def lobby(page: LobbyPage) -> str:
    """The first page: a new table, running games, open tables."""
    w = words(page.visitor.settings.language)
    return render("lobby.html", w, page.visitor, **lobby_values.values(page, w))


def table(page: TablePage) -> str:
    """A table as a whole page; it keeps itself up to date by the event stream /t/<id>/live."""
    w = words(page.visitor.settings.language)
    return render(
        "duel/table.html" if page.game == "duel" else "table.html",
        w,
        page.visitor,
        fragment=Markup(table_fragment(page)),
        playing=page.phase == "playing" and page.view is not None,
        armada=any(box.startswith("armada") for box in page.boxes),
        boxes=page.boxes,
        crowded=len(page.seats) > CITIES_IN_FULL,
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
            "is_local_only": page.is_local_only,
            "people": people,
            "seats": page.seats,
        }
        return "_waiting.html", {**table_values.shell(page, w), **values}
    if page.game == "duel":
        return _duel_fragment(page, w)
    if page.scores is not None and page.phase == "over":
        return "_score.html", {**table_values.board(page, w), **table_values.pad(page, w)}
    return "_table.html", table_values.board(page, w)


def _duel_fragment(page: TablePage, w: Words) -> tuple[str, dict[str, Any]]:
    """The board of Duel, or its score sheet with the board below."""
    board = duel_table.board(page, w)
    if page.scores is not None and page.phase == "over":
        return "duel/_score.html", {**board, **duel_score.values(page, w)}
    return "duel/_table.html", board


def replay(page: ReplayPage) -> str:
    """One step of a finished game, with the way to the steps before and after it."""
    w = words(page.visitor.settings.language)
    shown = TablePage(
        table=page.table,
        visitor=page.visitor,
        seat=None,
        phase="over",
        seats=page.seats,
        game=page.game,
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
    values = _replayed(shown, w)
    if page.scores is not None:
        values |= {"pad_heading": "h2"}
    return render(
        "duel/replay.html" if page.game == "duel" else "replay.html",
        w,
        page.visitor,
        **values,
        step=page.step,
        steps=page.steps,
        marks=page.marks,
        scored=page.scores is not None,
    )


def _replayed(page: TablePage, w: Words) -> dict[str, Any]:
    """The board of a step, and at the last one the score pad."""
    if page.game == "duel":
        board = duel_table.board(page, w)
        return board if page.scores is None else {**board, **duel_score.values(page, w)}
    board = table_values.board(page, w)
    return board if page.scores is None else {**board, **table_values.pad(page, w)}


def rules(page: HelpPage) -> str:
    """How to play, what every card and wonder does, the keys."""
    w = words(page.visitor.settings.language)
    if page.game == "duel":
        return render("duel/help.html", w, page.visitor, **duel_rules_page.values(w))
    return render("help.html", w, page.visitor, **rules_page.values(page, w))


def rules_in_full(page: RulesPage) -> str:
    """Every rule of a game with its id."""
    w = words(page.visitor.settings.language)
    return render("rulebook.html", w, page.visitor, **rulebook.values(page.game))


def error(page: ErrorPage) -> str:
    """What went wrong and where to go on."""
    w = words(page.visitor.settings.language)
    return render(
        "error.html", w, page.visitor, status=page.status, sentence=notices.sentence(w, page.notice), back=page.back
    )
