"""Template values of the tournament pages: the list, and one tournament with rounds and standings."""

from functools import partial
from typing import Any

from argosy.texts import Words
from argosy.web import lobby, notices
from argosy.web.club.tournament_models import (
    EntrantLine,
    RoundLine,
    TournamentLine,
    TournamentPage,
    TournamentsPage,
)
from argosy.web.games import GAMES
from argosy.web.models import TOURNAMENT_CLOCKS
from argosy.web.table import clocks
from argosy.web.table.seats import numbered_bot_name

MOST_ROUNDS, USUAL_ROUNDS = 15, 3
MOST_ENTRANTS, USUAL_ENTRANTS = 64, 16


def list_values(page: TournamentsPage, w: Words) -> dict[str, Any]:
    """Return the template values of the list and its form."""
    found: dict[str, Any] = {
        "about": partial(about, w),
        "clocks": [(seconds, clocks.clock_words(w, seconds)) for seconds in TOURNAMENT_CLOCKS],
        "games": [(game.name, game.icon, game.title(w)) for game in GAMES.values()],
        "groups": _groups(page, w),
        "most": (MOST_ENTRANTS, USUAL_ENTRANTS),
        "most_rounds": (MOST_ROUNDS, USUAL_ROUNDS),
        "notice": notices.sentence(w, page.notice),
        "state": partial(state_words, w),
    }
    for game in GAMES.values():
        found |= game.lobby(page.form, w)
    return found


def _groups(page: TournamentsPage, w: Words) -> list[tuple[str, str, list[TournamentLine]]]:
    """Those that can be joined, those that run, those that are over; without empty groups."""
    titles = {"open": w.say("To join"), "running": w.say("Running"), "over": w.say("Finished")}
    groups = [
        (state, title, [one for one in page.lines if one.state == state]) for state, title in titles.items()
    ]
    return [group for group in groups if group[2]]


def about(w: Words, one: TournamentLine) -> str:
    """Return a description: `Duel, 3 rounds (Swiss), 1 minute a turn`."""
    game = GAMES[one.game.game].about(w, one.game, one.game.players)
    return ", ".join([game, _system(w, one), clocks.clock_words(w, one.clock)])


def _system(w: Words, one: TournamentLine) -> str:
    if one.is_round_robin:
        return w.say("round robin")
    return w.count("Swiss system, {n} round", "Swiss system, {n} rounds", one.rounds)


def state_words(w: Words, one: TournamentLine) -> str:
    """`5 of 16 take part`, `round 2 of 3`, `over`."""
    if one.state == "open":
        return w.say("{n} of {most} places taken", n=one.entrants, most=one.most)
    if one.state == "running":
        return w.say("round {n} of {all}", n=one.round, all=one.rounds)
    return w.count("over, {n} took part", "over, {n} took part", one.entrants)


def values(page: TournamentPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page of one tournament."""
    line, names = page.line, {one.number: entrant_name(w, one) for one in page.entrants}
    game = line.game.game
    return {
        "about": about(w, line),
        "bots": [one for one in lobby.offered(page.form, w) if game in one.games],
        "entrants": page.entrants,
        "invited": page.invited,
        "is_maker": page.is_maker,
        "line": line,
        "names": names,
        "notice": notices.sentence(w, page.notice),
        "points": points_words,
        "rounds": [_round(one, names) for one in page.rounds],
        "state": state_words(w, line),
        "takes_part": page.takes_part,
        "awaits_round": page.awaits_round,
    }


def entrant_name(w: Words, one: EntrantLine) -> str:
    """Return a person's name, or a bot's name with its number where there are several.

    Names of bots are in the visitor's language.
    """
    return one.name if one.bot is None else numbered_bot_name(w, one.bot, one.name)


def points_words(points: float) -> str:
    """`2½`; at tables that are not full there are other fractions."""
    whole, part = divmod(points, 1)
    if part in (0, 0.5):
        return f"{int(whole) or ('' if part else 0)}{'½' if part else ''}"
    return f"{points:.2f}"


def _round(
    one: RoundLine, names: dict[int, str]
) -> tuple[int, list[tuple[str, list[tuple[str, str]]]], list[str]]:
    """Number, tables with names and points by seat, names of those who have a bye."""
    tables = [
        (
            table.table,
            [
                (names[number], "" if own is None else points_words(own))
                for number, own in zip(table.entrants, table.points, strict=True)
            ],
        )
        for table in one.tables
    ]
    return one.number, tables, [names[number] for number in one.byes]
