"""Score pad for a real table of 7 Wonders: form fields, lines, sums, and prefilled pads."""

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.game.score_pad import POINTS, Entries
from argosy.game.types import SeatScore
from argosy.game.wonders import score_pad
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import EDITIONS
from argosy.texts import Words
from argosy.web.rendering.parts import Select
from argosy.web.score_pad.pad_page import HandField, HandLine, HandPages, Query, Sums, TeamSum
from argosy.web.wonders import score
from argosy.web.wonders.expansions import in_play as expansions
from argosy.web.wonders.expansions import player_counts
from argosy.web.wonders.expansions.in_play import PARTS
from argosy.web.wonders.expansions.player_counts import year_of
from argosy.web.wonders.lobby import MOST

SIGNS = {
    **{f"age_{age}": f"victory-{age}" for age in (1, 2, 3)},
    "defeats": "defeat",
    "coins": "coins",
    "any": "science-any",
    "most": "science-most",
    POINTS: "points",
    **{name: sign for expansion in expansions.EXPANSIONS for name, sign in expansion.score.signs.items()},
}
"""The icons of what is counted; symbols have their own names."""


def setup(w: Words, query: Query) -> list[Select]:
    """Edition, players, teams, a list for each expansion."""
    numbers = tuple((str(n), str(n)) for n in range(2, MOST + 1))
    editions = tuple((str(year), str(year)) for year in EDITIONS)
    found = [
        Select("edition", w.say("Edition"), editions, query.get("edition", editions[-1][0])),
        Select("players", w.say("Players"), numbers, query.get("players", "3")),
        Select(
            "teams",
            w.say("Teams"),
            (("", w.say("everybody alone")), ("on", w.say("teams of two"))),
            query.get("teams", ""),
        ),
    ]
    for expansion in expansions.EXPANSIONS:
        years = [
            str(player_counts.year_of(one))
            for one in expansions.PARTS
            if expansions.PARTS[one] == expansion.name
        ]
        options = (("none", w.say("without")), *((year, year) for year in years))
        found.append(
            Select(expansion.name, expansion.lobby.title(w), options, query.get(expansion.name, "none"))
        )
    return found


def lines(w: Words, ruleset: Any) -> list[HandLine]:
    """The lines of the score sheet."""
    why = reasons(w)
    for expansion in expansions.EXPANSIONS:
        why |= expansion.score.reasons(w)
    called = {
        **score.known_items(w),
        "any": w.say("symbols of your choice"),
        "most": w.say("symbols of the kind that you have most of"),
        POINTS: w.say("points"),
    }
    return [
        HandLine(
            line=line,
            label=score.label(w, line),
            icon=score.ICONS[line][0],
            color=score.ICONS[line][1],
            why=why[line],
            fields=tuple(HandField(name, called[name], SIGNS.get(name, name)) for name in counted),
            may_be_negative=line not in terms.BASE_LINES,
        )
        for line, counted in score_pad.fields(ruleset).items()
    ]


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of the points of each line (BASE-SCORE-1 to -7)."""
    return {
        "conflicts": w.say(
            "Count the tokens: victories of Ages I, II and III, and defeats. The page adds up their points."
        ),
        "treasury": w.say("Count the coins: three are a point. At equal points more coins win."),
        "wonder": w.say("The points that are printed on the built stages of the wonder."),
        "civil": w.say("The points that are printed on the blue cards."),
        "science": w.say(
            "Count the symbols of each kind: the number times itself, and 7 for each set of three different ones. A symbol of your choice becomes the one that brings most."
        ),
        "commerce": w.say("The points of yellow cards of Age III, for what stands in the own city now."),
        "guilds": w.say("The points of purple cards, for what they count in the cities."),
    }


def ends(_w: Words, _ruleset: Any, _names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Only points decide."""
    return ()


def add_up(w: Words, ruleset: Any, players: Sequence[Entries], names: Sequence[str], _ended: str) -> Sums:
    """Points, then coins decide; in team games those of both partners."""
    sheets = score_pad.sheets(ruleset, players)
    named = dict(enumerate(names))
    teams = score.team_totals(w, sheets, tuple(named), named)
    return Sums(
        sheets=sheets,
        places=tuple(score.place(w, sheet.rank) for sheet in sheets),
        winners=tuple(sheet.seat for sheet in sheets if sheet.rank == 1),
        headline=score.headline(w, sheets, named),
        teams=tuple(TeamSum(team.name, team.seats, team.points, team.rank == 1) for team in teams),
    )


BY_HAND = HandPages(setup=setup, lines=lines, ends=ends, add_up=add_up)


def query(
    ruleset: Any, position: Mapping[str, Any], view: WondersView, scores: Sequence[SeatScore]
) -> dict[str, str]:
    """Return the form fields of a pad filled in from a position.

    The free city of two players has no column there.
    """
    players = [sheet for sheet in scores if sheet.rank is not None] or list(scores)
    found = {"game": "wonders", "edition": str(position["edition"]), "players": str(len(players))}
    found |= {PARTS[expansion]: str(year_of(expansion)) for expansion in position["boxes"]}
    if position["teams"]:
        found["teams"] = "on"
    for place, sheet in enumerate(players):
        city = position["cities"][sheet.seat]
        found |= {
            f"{name}-{place}": str(many)
            for name, many in _counts(ruleset, city, view.cities[sheet.seat], sheet)
        }
    return found


def _counts(ruleset: Any, city: Mapping[str, Any], seen: CityView, sheet: SeatScore) -> list[tuple[str, int]]:
    """Return the counted things of each line; points without a count are entered as points."""
    known: dict[str, int] = {f"age_{age}": many for age, many in enumerate(city["victories"], 1)}
    known |= {"defeats": city["defeats"], "coins": sheet.coins, **seen.science}
    found: list[tuple[str, int]] = []
    worth = {line.line: line.points for line in sheet.lines}
    for line, names in score_pad.fields(ruleset).items():
        counted = {(line, name): known.get(name, 0) for name in names if name != POINTS}
        more = worth[line] - score_pad.points(ruleset, line, counted)
        if POINTS in names and more:
            counted[line, POINTS] = more
        found += [(f"{one}.{name}", many) for (one, name), many in counted.items() if many]
    return found
