"""Statistics of a guest's games: number, wins, average points.

They are grouped by game, expansion, wonder, seat, ending and rival.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from argosy.texts import Words
from argosy.web.account.my_games_models import ANY, PlayedGame, PlayedSeat
from argosy.web.games import GAMES
from argosy.web.table.seats import bot_name

Label = tuple[str, str]
"""What things are told apart by, and what they are called."""


class StatisticsLine(msgspec.Struct, frozen=True):
    """The games that have one thing in common."""

    label: str
    games: int
    wins: int
    share: str
    """Of wins, in per cent."""
    average: str
    """Of the own points; a dash while they are not known."""


class StatisticsGroup(msgspec.Struct, frozen=True):
    """Statistics of the same games, grouped by one property."""

    title: str
    lines: tuple[StatisticsLine, ...]


def line(label: str, games: Iterable[PlayedGame], w: Words) -> StatisticsLine:
    """Return the statistics of some games."""
    games = tuple(games)
    wins = sum(game.is_won for game in games)
    points = [game.own.points for game in games if game.own.points is not None]
    share = w.share(wins, len(games)) if games else "–"
    return StatisticsLine(
        label, len(games), wins, share, w.decimal(sum(points) / len(points)) if points else "–"
    )


def streaks(games: Iterable[PlayedGame]) -> tuple[int, int]:
    """Return wins in a row: up to now, and the most there were. games: the newest first."""
    now, longest, running = None, 0, 0
    for game in games:
        if not game.is_won and now is None:
            now = running
        running = running + 1 if game.is_won else 0
        longest = max(longest, running)
    return running if now is None else now, longest


def groups(games: Iterable[PlayedGame], w: Words) -> list[StatisticsGroup]:
    """Return all statistics of games that were played to their end.

    A property that all of them share tells nothing new but its name.
    """
    games = tuple(game for game in games if game.counts)
    found = [
        (w.say("By game"), by_game),
        (w.say("By box"), by_expansion),
        (w.say("By wonder"), by_wonder),
        (w.say("By seat"), by_seat),
        (w.say("By end of the game (Duel)"), by_end),
        (w.say("Against whom"), by_rival),
    ]
    made = (StatisticsGroup(title, tuple(_lines(games, labels, w))) for title, labels in found)
    return [group for group in made if group.lines]


def _lines(
    games: tuple[PlayedGame, ...], labels: Callable[[PlayedGame, Words], list[Label]], w: Words
) -> Iterator[StatisticsLine]:
    """A line for each label, those with the most games first."""
    names: dict[str, str] = {}
    together: dict[str, list[PlayedGame]] = {}
    for game in games:
        for key, name in dict(labels(game, w)).items():
            names.setdefault(key, name)
            together.setdefault(key, []).append(game)
    for key in sorted(together, key=lambda key: (-len(together[key]), names[key])):
        yield line(names[key], together[key], w)


def by_game(game: PlayedGame, w: Words) -> list[Label]:
    """Return the label of the game that was played."""
    return [(game.summary.game, GAMES[game.summary.game].title(w))]


def by_expansion(game: PlayedGame, w: Words) -> list[Label]:
    """Each expansion that was in play, or none."""
    one = game.summary
    return [(expansion, GAMES[one.game].expansion(w, expansion)) for expansion in one.expansions] or [
        (ANY, w.say("without boxes"))
    ]


def by_wonder(game: PlayedGame, w: Words) -> list[Label]:
    """The own wonder; in Duel each that was built."""
    pages = GAMES[game.summary.game]
    return [(f"{pages.name} {wonder}", pages.wonder(w, wonder)) for wonder in game.own.wonders]


def by_seat(game: PlayedGame, w: Words) -> list[Label]:
    """Return the label of the guest's seat."""
    return [(str(game.own.seat), w.say("Seat {n}", n=game.own.seat + 1))]


def by_end(game: PlayedGame, w: Words) -> list[Label]:
    """Return the label of the ending, where a game has more than one kind."""
    way = GAMES[game.summary.game].way(w, game.summary.result)
    return [(way, way)] if way else []


def by_rival(game: PlayedGame, w: Words) -> list[Label]:
    """Everybody who played against the guest; bots by their strength."""
    return [(seat.rival, rival_name(seat, w)) for seat in game.seats if seat.rival]


def rival_name(seat: PlayedSeat, w: Words) -> str:
    """Return the name of a rival: a person by the newest name, a bot by its strength."""
    return w.say("Bot: {name}", name=bot_name(w, seat.bot)) if seat.bot else seat.name or w.say("Guest")
