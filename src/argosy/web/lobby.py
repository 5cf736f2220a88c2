"""Template values for the lobby, with the panel of tutorial games for new players."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec

from argosy.texts import Words
from argosy.web import notices
from argosy.web.game_pages import GamePages, Suggestion
from argosy.web.games import GAMES
from argosy.web.models import LobbyPage, TableSummary
from argosy.web.table import clocks
from argosy.web.table.seats import bot_name, character, offered_name


class OfferedBot(NamedTuple):
    """A bot in the lists of the lobby."""

    id: str
    title: str
    """With its level."""
    name: str
    character: str
    games: Collection[str]


def values(page: LobbyPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    found: dict[str, Any] = {
        "bots": offered(page, w),
        "clocks": clocks.offered(w),
        "finished": page.finished,
        "games": [(game.name, game.icon, game.title(w)) for game in GAMES.values()],
        "opponent": page.opponent,
        "notice": notices.sentence(w, page.notice),
        "onward": panel(page, w),
        "open_tables": page.open_tables,
        "place_words": partial(place_words, w),
        "running": sorted(page.running, key=lambda one: not one.your_turn),
        "some_lack_a_net": page.some_lack_a_net,
        "sites": [site for game in GAMES.values() for site in game.sites(w)],
        "state_words": partial(state_words, w),
        "table_line": partial(table_line, w),
        "time_words": partial(clocks.summary_words, w),
        "quick": quick(w),
        "records": page.records,
        "record_words": partial(record_words, w, page.records),
        "network": page.network,
        "voyages": voyages(w),
        "compile_notices": page.compile_status,
    }
    for game in GAMES.values():
        found |= game.lobby(page, w)
    return found


def offered(page: LobbyPage, w: Words) -> list[OfferedBot]:
    """Return the bots that can be invited: levels, reference bots, bots added by the operator.

    The levels begin with the weakest.
    """
    numbers = {level: number for number, level in enumerate(page.levels, 1)}
    ours = [
        OfferedBot(bot, offered_name(w, bot, numbers.get(bot)), bot_name(w, bot), character(w, bot), GAMES)
        for bot in (*page.levels, *page.bots)
    ]
    about = w.say("added by the operator of this server")
    return ours + [OfferedBot(bot, bot, bot, about, games) for bot, games in page.own_bots.items()]


def table_line(w: Words, one: TableSummary) -> str:
    """`2020 edition, 4 cities`, `Duel with Agora`."""
    about = GAMES[one.game].about(w, one, one.players)
    return w.say("{game}, first voyage", game=about) if one.is_guided else about


def state_words(w: Words, one: TableSummary) -> str:
    """Return the progress of a game: `Age II`."""
    return GAMES[one.game].state(w, one)


def place_words(w: Words, one: TableSummary) -> str:
    """Return the viewer's result in a finished game, in words."""
    return GAMES[one.game].place(w, one)


class LobbyPanel(msgspec.Struct, frozen=True):
    """The panel of the lobby."""

    title: str
    about: str
    suggestions: tuple[Suggestion, ...]


def panel(page: LobbyPage, w: Words) -> LobbyPanel | None:
    """Return the panel: a first voyage for new players, then suggestions until an ordinary game."""
    if page.voyages:
        return None if any(not one.is_guided for one in page.finished) else _next(page, w)
    return None if page.running or page.finished else _first(w)


def voyages(w: Words) -> tuple[Suggestion, ...]:
    """The first voyages of all games."""
    return tuple(_voyage(game, w) for game in GAMES.values())


def record_words(w: Words, records: Mapping[str, tuple[int, int]], wonder: str) -> str:
    """Return the visitor's record with a wonder: `2 wins in 5 games`; empty before the first game."""
    if wonder not in records:
        return ""
    wins, games = records[wonder]
    played = w.count("{n} game", "{n} games", games)
    return w.say("{games}, {wins}", games=played, wins=w.count("{n} win", "{n} wins", wins))


def quick(w: Words) -> tuple[Suggestion, ...]:
    """A table of each game with bots, made with one click."""
    return tuple(
        msgspec.structs.replace(_voyage(game, w), fields={"game": game.name}, action="/tables")
        for game in GAMES.values()
    )


def _first(w: Words) -> LobbyPanel:
    about = w.say("Never played? Learn at the table: a short game with hints that point at things.")
    return LobbyPanel(w.say("First voyage"), about, voyages(w))


def _next(page: LobbyPage, w: Words) -> LobbyPanel:
    suggestions = [one for game in GAMES.values() if game.name in page.voyages for one in game.onward(w)]
    others = [
        msgspec.structs.replace(_voyage(game, w), title=w.say("First voyage: {game}", game=game.title(w)))
        for game in GAMES.values()
        if game.name not in page.voyages
    ]
    return LobbyPanel(
        w.say("What next?"),
        w.say("You have finished your first voyage. From here on there are no hints."),
        (*suggestions, *others),
    )


def _voyage(game: GamePages, w: Words) -> Suggestion:
    return Suggestion(game.title(w), game.voyage_about(w), game.icon, {"game": game.name}, "/first-voyage")
