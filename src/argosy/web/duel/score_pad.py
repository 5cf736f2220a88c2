"""Score pad for a real table of Duel: expansions, lines, sums, the ending, and prefilled pads."""

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.game.duel import score_pad
from argosy.game.duel.score import LINES
from argosy.game.duel.score_pad import fields
from argosy.game.duel.view import DuelView
from argosy.game.score_pad import POINTS, Entries
from argosy.game.types import SeatScore
from argosy.rules.duel.ruleset import EXPANSIONS as EXPANSION_IDS
from argosy.texts import Words
from argosy.texts.duel import things
from argosy.web.duel import score
from argosy.web.duel.expansions.in_play import in_play
from argosy.web.duel.live.ending import blue_points, supremacy
from argosy.web.rendering.parts import Select
from argosy.web.score_pad.pad_page import HandField, HandLine, HandPages, Query, Sums

SIGNS = {"coins": "coins", "lead": "pawn", POINTS: "points"}


def setup(w: Words, query: Query) -> list[Select]:
    """A list for each expansion."""
    options = (("", w.say("without")), ("on", w.say("with")))
    return [
        Select(expansion, things.expansion(w, expansion), options, query.get(expansion, ""))
        for expansion in EXPANSION_IDS
    ]


def lines(w: Words, ruleset: Any) -> list[HandLine]:
    """The lines of the score sheet."""
    expansions = in_play(ruleset.expansions)
    why = reasons(w)
    for expansion in expansions:
        why |= expansion.score.reasons(w)
    called = {"coins": w.say("coins"), "lead": w.say("spaces of lead"), POINTS: w.say("points")}
    looks = score.ICONS | score.ICONS_OF_EXPANSIONS
    return [
        HandLine(
            line=line,
            label=score.label(w, expansions, line),
            icon=looks[line][0],
            color=looks[line][1],
            why=why[line],
            fields=tuple(HandField(name, called[name], SIGNS[name]) for name in counted),
        )
        for line, counted in score_pad.fields(ruleset, lines_of(ruleset)).items()
    ]


def lines_of(ruleset: Any) -> tuple[str, ...]:
    """The lines of the base game and of the expansions in play."""
    expansions = in_play(ruleset.expansions)
    return tuple(
        line
        for line in LINES
        if line in score.ICONS or any(line in expansion.score.icons for expansion in expansions)
    )


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of the points of each line (DUEL-100, 101)."""
    return {
        "blue": w.say("The points that are printed on the blue cards. At equal points they decide."),
        "green": w.say("The points that are printed on the green cards."),
        "yellow": w.say("The points that are printed on the yellow cards."),
        "purple": w.say(
            "The points of purple cards: each counts in the city that has most of what it names."
        ),
        "wonders": w.say("The points that are printed on the built wonders."),
        "progress": w.say("The points of progress tokens."),
        "coins": w.say("Count the coins: three are a point."),
        "military": w.say("How many spaces the pawn stands away from the middle, for the city that leads."),
    }


def ends(w: Words, ruleset: Any, names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the endings: by points, or by a supremacy of one of the two."""
    kinds = [
        "military",
        "science",
        *(kind for expansion in in_play(ruleset.expansions) for kind in expansion.table.supremacies(w)),
    ]
    return (
        ("", w.say("by points")),
        *(
            (f"{kind} {seat}", w.pair(supremacy(w, kind), name))
            for kind in kinds
            for seat, name in enumerate(names)
        ),
    )


def add_up(w: Words, ruleset: Any, players: Sequence[Entries], names: Sequence[str], ended: str) -> Sums:
    """The sums; after a supremacy points decide nothing."""
    sheets = score_pad.sheets(ruleset, lines_of(ruleset), players, ended)
    result, winners = score_pad.result_of(sheets, ended)
    return Sums(
        sheets=sheets,
        places=tuple(score.place(w, sheet, result) for sheet in sheets),
        winners=winners,
        headline=(_title(w, names, winners), _how(w, sheets, result)),
    )


def _title(w: Words, names: Sequence[str], winners: Sequence[int]) -> str:
    return w.say("Shared victory") if len(winners) > 1 else w.say("{name} wins", name=names[winners[0]])


def _how(w: Words, sheets: Sequence[Any], result: str) -> str:
    first, second = sorted(sheets, key=lambda sheet: sheet.rank)
    mine, theirs = blue_points(first), blue_points(second)
    if result == "blue":
        return w.say(
            "Equal points; more of them on blue cards: {mine} to {theirs}.", mine=mine, theirs=theirs
        )
    if result == "shared":
        return w.say("Equal points, and equal on blue cards too: {mine}.", mine=mine)
    if result == "civilian":
        return w.count("by {n} point", "by {n} points", first.total - second.total)
    return supremacy(w, result)


BY_HAND = HandPages(setup=setup, lines=lines, ends=ends, add_up=add_up)


def query(
    ruleset: Any, position: Mapping[str, Any], _view: DuelView, scores: Sequence[SeatScore]
) -> dict[str, str]:
    """Return the form fields of a pad filled in from a position; a supremacy sets the ending."""
    found = {"game": "duel", **dict.fromkeys(position["boxes"], "on")}
    if position["winner"] is not None and position["result"] in ("military", "science", "political"):
        found["ended"] = f"{position['result']} {position['winner']}"
    for sheet in scores:
        lead = position["pawn"] if sheet.seat == 0 else -position["pawn"]
        known = {"coins": sheet.coins, "lead": max(lead, 0)}
        points = {line.line: line.points for line in sheet.lines}
        for line, names in fields(ruleset, lines_of(ruleset)).items():
            for name in names:
                many = points[line] if name == POINTS else known[name]
                if many:
                    found[f"{line}.{name}-{sheet.seat}"] = str(many)
    return found
