"""Values for the first page."""

from typing import Any, NamedTuple

from argosy.texts import Words
from argosy.web import clocks, notices, onward
from argosy.web.games import GAMES
from argosy.web.models import LobbyPage, TableSummary
from argosy.web.seats import bot_name, character, offered_name


class OfferedBot(NamedTuple):
    """A bot in the lists of the lobby."""

    id: str
    title: str
    """With its level."""
    name: str
    character: str


def values(page: LobbyPage, w: Words) -> dict[str, Any]:
    """What the template shows."""
    found: dict[str, Any] = {
        "bots": offered(page, w),
        "clocks": clocks.offered(w),
        "finished": page.finished,
        "games": [(game.name, game.icon, game.title(w)) for game in GAMES.values()],
        "opponent": page.opponent,
        "notice": notices.sentence(w, page.notice),
        "onward": onward.panel(page, w),
        "open_tables": page.open_tables,
        "place_words": lambda one: place_words(w, one),
        "running": sorted(page.running, key=lambda one: not one.your_turn),
        "some_lack_a_net": page.some_lack_a_net,
        "sites": [site for game in GAMES.values() for site in game.sites(w)],
        "state_words": lambda one: state_words(w, one),
        "table_line": lambda one: table_line(w, one),
        "time_words": lambda one: clocks.summary_words(w, one),
        "voyages": onward.voyages(w),
        "wakings": page.waking,
    }
    for game in GAMES.values():
        found |= game.lobby(page, w)
    return found


def offered(page: LobbyPage, w: Words) -> list[OfferedBot]:
    """Who may be asked to the table: the levels from the weakest on, then those that are there for comparison."""
    numbers = {level: number for number, level in enumerate(page.levels, 1)}
    return [
        OfferedBot(bot, offered_name(w, bot, numbers.get(bot)), bot_name(w, bot), character(w, bot))
        for bot in (*page.levels, *page.bots)
    ]


def table_line(w: Words, one: TableSummary) -> str:
    """`2020 edition, 4 cities`, `Duel with Agora`."""
    about = GAMES[one.game].about(w, one, one.players)
    return w.say("{game}, first voyage", game=about) if one.is_guided else about


def state_words(w: Words, one: TableSummary) -> str:
    """Where a game stands: `Age II`."""
    return GAMES[one.game].state(w, one)


def place_words(w: Words, one: TableSummary) -> str:
    """What the viewer has reached in a finished game."""
    return GAMES[one.game].place(w, one)
