"""Duel, as the pages know it."""

from typing import Any

from argosy.web.duel import lobby, rules_page, score, table
from argosy.web.game_pages import GamePages
from argosy.web.models import TablePage

HELP = "/help?game=duel"


def page_values(page: TablePage) -> dict[str, Any]:
    """What `duel/table.html` shows around the live part."""
    return {"boxes": page.boxes}


DUEL = GamePages(
    name="duel",
    icon="capital",
    title=lambda w: w.say("7 Wonders Duel"),
    short_title=lambda w: w.say("Duel"),
    help_path=HELP,
    help_of_table=lambda _: HELP,
    about=lobby.about,
    state=lobby.state_words,
    place=lobby.place_words,
    page=page_values,
    board=table.board,
    score_sheet=score.values,
    help=rules_page.values,
    lobby=lobby.values,
    sites=lobby.sites,
)
