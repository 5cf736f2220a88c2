"""Registration of 7 Wonders as a game with pages."""

from typing import Any

from argosy.texts import Words, words
from argosy.web.game_pages import GamePages
from argosy.web.models import HelpPage, ReplayPage, TablePage
from argosy.web.wonders import glossary, lobby, score, tutorial
from argosy.web.wonders import help as help_page
from argosy.web.wonders.expansions import in_play as expansions
from argosy.web.wonders.expansions.in_play import in_play, loaded
from argosy.web.wonders.help import keys_of_table
from argosy.web.wonders.live import replay, table
from argosy.web.wonders.live.coach import told
from argosy.web.wonders.position import POSITIONS
from argosy.web.wonders.score_pad import BY_HAND

CITIES_IN_FULL = 5
"""More cities than these are shown by the smaller panels of many-panels.css."""


def page_values(page: TablePage) -> dict[str, Any]:
    """Return the values of `wonders/table.html` around the live part."""
    return {
        **loaded(in_play(page.expansions), "table"),
        "crowded": len(page.seats) > CITIES_IN_FULL,
        "keys": keys_of_table(words(page.visitor.settings.language), coached=page.has_coach),
    }


def help_of_table(page: TablePage) -> str:
    """The help about an edition and its expansions."""
    return f"/help{query(page)}"


def query(page: HelpPage | TablePage | ReplayPage) -> str:
    """`?edition=2020&expansions=armada_2020,leaders_2020`."""
    chosen = page.expansions if isinstance(page, HelpPage) else page.view.expansions if page.view else ()
    return f"?edition={page.edition}" + (f"&boxes={','.join(chosen)}" if chosen else "")


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
    expansion=lambda w, expansion: ", ".join(expansions.about(w, (expansion,))),
    wonder=lambda w, wonder: w.name("wonder", wonder),
    way=lambda _w, _result: "",
    page=page_values,
    board=table.board,
    score_sheet=score.values,
    opened=replay.opened,
    hands=replay.hands,
    entries=replay.entries,
    by_hand=BY_HAND,
    positions=POSITIONS,
    help=help_page.values,
    glossary=glossary.groups,
    is_early=lambda view: view.age == 1 and view.turn <= 1,
    introductions=help_page.introductions,
    expansions=help_page.expansions,
    query=query,
    lobby=lobby.values,
    voyage_about=lambda w: w.say("Three cities, two bots, three Ages: about 20 minutes"),
    hints=tutorial.HINTS,
    onward=lobby.onward,
    sites=lobby.sites,
    coach=told,
)
