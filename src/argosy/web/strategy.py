"""Page of what strong play says: shares of wins by wonder, seat, token and science, by kind of table."""

from functools import cache
from typing import Any

import msgspec

from argosy.coach.strategy import BuiltLine, StrategyFamily, StrategyLine, StrategyTable, strategy
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.texts import Words
from argosy.texts.duel.agora import decree_name
from argosy.texts.things import color, side
from argosy.web.games import GAMES
from argosy.web.models import TableSummary, Visitor

AGES = {"1": "I", "2": "II", "3": "III", "12": "I, II"}
FULL = 100
"""Width of a bar of all games."""


class StrategyPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /strategy: all kinds of tables by name, and the figures of one."""

    visitor: Visitor
    family: str


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table with a bar, a mark for its interval, and one where all would be equal."""

    name: str
    count: int
    share: str
    low: float
    high: float
    interval: str
    last: str
    """Mean points; of ends the share that the first player won."""


def values(page: StrategyPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    found = strategy()
    family = next(one for one in found.families if one.name == page.family)
    return {
        "families": [(one.name, family_title(w, one)) for one in found.families],
        "chosen": family.name,
        "title": family_title(w, family),
        "games": family.games,
        "bot": family.bot,
        "iterations": int(family.bot.partition("@")[2] or 0),
        "par": FULL * family.par,
        "tables": [
            (table.name, table_title(w, table.name), [_bar(w, family, table, line) for line in table.lines])
            for table in family.tables
            if table.lines
        ],
        "built": [
            (age, name, f"{line.winners:.2f}", f"{line.others:.2f}")
            for age, name, line in built_rows(w, family)
        ],
    }


def _bar(w: Words, family: StrategyFamily, table: StrategyTable, line: StrategyLine) -> Bar:
    low, high = (round(FULL * part, 1) for part in (line.low, line.high))
    ends = table.name == "ends"
    return Bar(
        name=line_name(w, family, table, line.thing),
        count=line.count,
        share=w.decimal(round(FULL * line.share, 1)),
        low=low,
        high=high,
        interval=f"{w.decimal(low)}–{w.decimal(high)}",
        last=w.decimal(FULL * line.points if ends else line.points),
    )


def family_title(w: Words, family: StrategyFamily) -> str:
    """A kind of table in words, as the lobby names it."""
    summary = TableSummary(
        table="",
        game="duel" if family.game == "duel" else "wonders",
        edition=family.edition or 0,
        players=family.players,
        expansions=family.expansions,
        teams=family.teams,
    )
    return GAMES[summary.game].about(w, summary, family.players)


def table_title(w: Words, name: str) -> str:
    """The heading of a table of figures."""
    return {
        "ends": w.say("How games end"),
        "seats": w.say("Seats"),
        "boards": w.say("Wonders"),
        "drafted_first": w.say("Wonders taken first in the draft"),
        "drafted_last": w.say("Wonders left over in the draft"),
        "wonders": w.say("Wonders that stood at the end"),
        "progress": w.say("Progress tokens"),
        "decree": w.say("Decrees"),
        "conspiracy": w.say("Conspiracies"),
        "divinity": w.say("Gods"),
        "leader": w.say("Leaders"),
        "island": w.say("Islands"),
        "edifice": w.say("Edifices"),
        "project": w.say("Great Projects"),
        "symbols": w.say("Science symbols"),
        "sets": w.say("Sets of three different science symbols"),
        "early_science": w.say("Green cards of Age I"),
    }[name]


def line_name(w: Words, family: StrategyFamily, table: StrategyTable, thing: str) -> str:
    """A thing by its name in the language."""
    if table.name == "boards":
        wonder, _, letter = thing.partition(" ")
        return f"{w.name('wonder', wonder)}, {side(w, letter, family.edition or 0)}"
    if table.name == "seats":
        return w.say("Seat {n}", n=thing)
    if table.name == "ends":
        return _end(w, thing)
    if table.name == "decree":
        return _decree(w, thing)
    return w.name(table.kind, thing) if table.kind else thing


def _end(w: Words, result: str) -> str:
    return {
        "military": w.say("military supremacy"),
        "science": w.say("scientific supremacy"),
        "science_shared": w.say("scientific supremacy, shared"),
        "political": w.say("political supremacy"),
        "civilian": w.say("by points"),
        "blue": w.say("equal points, by blue cards"),
        "shared": w.say("shared victory"),
    }[result]


def _decree(w: Words, thing: str) -> str:
    return decree_name(w, _decrees()[thing])


@cache
def _decrees() -> dict[str, Any]:
    catalog = duel_ruleset(expansions=("agora",)).catalog
    return {decree.id: decree.effects[0] for decree in catalog.agora.decrees} if catalog.agora else {}


def built_rows(w: Words, family: StrategyFamily) -> list[tuple[str, str, BuiltLine]]:
    """Age, colour, and the numbers of winners and others."""
    return [(AGES.get(line.age, line.age), color(w, line.color), line) for line in family.built]
