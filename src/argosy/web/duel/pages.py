"""Registration of Duel as a game with pages."""

from typing import Any

from argosy.texts.duel import things
from argosy.web.duel import glossary, lobby, score, tutorial
from argosy.web.duel import help as help_page
from argosy.web.duel.live import ending, replay, table
from argosy.web.duel.live.coach import told
from argosy.web.duel.position import POSITIONS
from argosy.web.duel.score_pad import BY_HAND
from argosy.web.game_pages import GamePages
from argosy.web.models import HelpPage, ReplayPage, TablePage

HELP = "/help?game=duel"


def page_values(page: TablePage) -> dict[str, Any]:
    """Return the values of `duel/table.html` around the live part."""
    return {"expansions": page.expansions}


def query(page: HelpPage | TablePage | ReplayPage) -> str:
    """`?expansions=agora,pantheon`."""
    chosen = page.expansions if isinstance(page, HelpPage) else page.view.expansions if page.view else ()
    return f"?boxes={','.join(chosen)}" if chosen else ""


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
    expansion=things.expansion,
    wonder=lambda w, wonder: w.name("duel_wonder", wonder),
    way=ending.way,
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
    is_early=table.is_early,
    introductions=help_page.introductions,
    expansions=help_page.expansions,
    query=query,
    lobby=lobby.values,
    voyage_about=lambda w: w.say("For two: you and a bot, about 15 minutes"),
    hints=tutorial.HINTS,
    onward=lobby.onward,
    sites=lobby.sites,
    coach=told,
)
