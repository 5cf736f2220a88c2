"""7 Wonders, as the pages know it."""

from typing import Any

from argosy.texts import Words, words
from argosy.web.game_pages import GamePages
from argosy.web.models import TablePage
from argosy.web.wonders import lobby, rules_page, score, table
from argosy.web.wonders.boxes.in_play import in_play, loaded
from argosy.web.wonders.keys import keys_of_table

CITIES_IN_FULL = 5
"""More cities than these are shown by the smaller panels of crowd.css."""


def page_values(page: TablePage) -> dict[str, Any]:
    """What `wonders/table.html` shows around the live part."""
    return {
        **loaded(in_play(page.boxes), "table"),
        "crowded": len(page.seats) > CITIES_IN_FULL,
        "keys": keys_of_table(words(page.visitor.settings.language)),
    }


def help_of_table(page: TablePage) -> str:
    """The help about an edition and its boxes."""
    boxes = f"&boxes={','.join(page.view.boxes)}" if page.view and page.view.boxes else ""
    return f"/help?edition={page.edition}{boxes}"


def title(w: Words) -> str:
    """The name of the game."""
    return w.say("7 Wonders")


WONDERS = GamePages(
    name="wonders",
    icon="wonder",
    title=title,
    short_title=title,
    help_path="/help",
    help_of_table=help_of_table,
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
