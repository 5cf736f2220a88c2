"""Every page and fragment: a page value in, HTML out. Pure: the same value gives the same text."""

from typing import Any

from markupsafe import Markup

from argosy.texts import Words, words
from argosy.web import lobby as lobby_values
from argosy.web import notices, rulebook
from argosy.web.environment import render
from argosy.web.games import GAMES
from argosy.web.models import ErrorPage, HelpPage, LobbyPage, ReplayPage, RulesPage, TablePage
from argosy.web.seats import person
from argosy.web.shell import shell, tab_title

__all__ = ["error", "lobby", "replay", "rules", "rules_in_full", "table", "table_fragment"]


def lobby(page: LobbyPage) -> str:
    """The first page: a new table, running games, open tables."""
    w = words(page.visitor.settings.language)
    return render("lobby.html", w, page.visitor, **lobby_values.values(page, w))


def table(page: TablePage) -> str:
    """A table as a whole page; it keeps itself up to date by the event stream /t/<id>/live."""
    w = words(page.visitor.settings.language)
    return render(
        f"{page.game}/table.html",
        w,
        page.visitor,
        fragment=Markup(table_fragment(page)),
        playing=page.phase == "playing" and page.view is not None,
        tab_title=tab_title(page, w),
        table=page.table,
        **GAMES[page.game].page(page),
    )


def table_fragment(page: TablePage) -> str:
    """The whole live part of a table as one element with the id `table`."""
    w = words(page.visitor.settings.language)
    if page.view is None:
        return render("_waiting.html", w, page.visitor, **_waiting(page, w))
    is_scored = page.scores is not None and page.phase == "over"
    return render(f"{page.game}/{'_score' if is_scored else '_table'}.html", w, page.visitor, **_board(page, w))


def _waiting(page: TablePage, w: Words) -> dict[str, Any]:
    """Seats while friends are awaited."""
    return {
        **shell(GAMES[page.game], page, w),
        "has_open": any(info.kind == "open" for info in page.seats),
        "invite_url": page.invite_url,
        "is_local_only": page.is_local_only,
        "people": {info.seat: person(w, info) for info in page.seats},
        "seats": page.seats,
    }


def _board(page: TablePage, w: Words) -> dict[str, Any]:
    """The board, and when all is over the score sheet."""
    game = GAMES[page.game]
    board = {**shell(game, page, w), **game.board(page, w)}
    return board if page.scores is None or page.phase != "over" else {**board, **game.score_sheet(page, w)}


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
    values = _board(shown, w)
    if page.scores is not None:
        values |= {"pad_heading": "h2"}
    return render(
        f"{page.game}/replay.html",
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
    chips = [(game.help_path, game.short_title(w), game.name == page.game) for game in GAMES.values()]
    return render(f"{page.game}/help.html", w, page.visitor, help_pages=chips, **GAMES[page.game].help(page, w))


def rules_in_full(page: RulesPage) -> str:
    """Every rule of a game with its id."""
    w = words(page.visitor.settings.language)
    games = [(game.name, game.short_title(w)) for game in GAMES.values()]
    help_path = GAMES[page.game].help_path
    return render("rulebook.html", w, page.visitor, games=games, help_path=help_path, **rulebook.values(page.game))


def error(page: ErrorPage) -> str:
    """What went wrong and where to go on."""
    w = words(page.visitor.settings.language)
    return render(
        "error.html", w, page.visitor, status=page.status, sentence=notices.sentence(w, page.notice), back=page.back
    )
