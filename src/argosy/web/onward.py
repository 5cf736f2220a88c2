"""What the lobby offers to those who have never played, and after a first voyage: one panel, one click each."""

import msgspec

from argosy.texts import Words
from argosy.web.game_pages import GamePages, Suggestion
from argosy.web.games import GAMES
from argosy.web.models import LobbyPage


class Panel(msgspec.Struct, frozen=True):
    """The panel of the lobby."""

    title: str
    about: str
    suggestions: tuple[Suggestion, ...]


def panel(page: LobbyPage, w: Words) -> Panel | None:
    """A first voyage for who has never been at a table, then what comes next until an ordinary game is over."""
    if page.voyages:
        return None if any(not one.is_guided for one in page.finished) else _next(page, w)
    return None if page.running or page.finished else _first(w)


def voyages(w: Words) -> tuple[Suggestion, ...]:
    """The first voyages of all games."""
    return tuple(_voyage(game, w) for game in GAMES.values())


def _first(w: Words) -> Panel:
    about = w.say("Never played? Learn at the table: a short game with hints that point at things.")
    return Panel(w.say("First voyage"), about, voyages(w))


def _next(page: LobbyPage, w: Words) -> Panel:
    suggestions = [one for game in GAMES.values() if game.name in page.voyages for one in game.onward(w)]
    others = [
        msgspec.structs.replace(_voyage(game, w), title=w.say("First voyage: {game}", game=game.title(w)))
        for game in GAMES.values()
        if game.name not in page.voyages
    ]
    return Panel(
        w.say("What next?"),
        w.say("You have finished your first voyage. From here on there are no hints."),
        (*suggestions, *others),
    )


def _voyage(game: GamePages, w: Words) -> Suggestion:
    return Suggestion(game.title(w), game.voyage_about(w), game.icon, {"game": game.name}, "/first-voyage")
