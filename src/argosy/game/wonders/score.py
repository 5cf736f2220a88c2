"""The score sheet: lines, their items, and decided open symbols (BASE-SCORE-1, BASE-END-2)."""

import msgspec
import numpy as np

from argosy.game.engine import run
from argosy.game.types import ScoreLine, SeatScore
from argosy.game.wonders.expansion import Items
from argosy.game.wonders.expansions import in_play
from argosy.game.wonders.open_symbols import Named, Open, points_of, ways
from argosy.game.wonders.view_builder import buildings
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.expansions.effects import working_stage
from argosy.rules.wonders.expansions.play import doubles_guild
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.points import card_points, effect_points
from argosy.rules.wonders.scoring.score import best_guild_to_copy, best_own_guild, free_symbols, score_seat
from argosy.rules.wonders.state import MAX_STAGES, City, Game

COLOR_LINES = (("civil", "blue"), ("commerce", "yellow"), ("guilds", "purple"))


def score_sheet(ruleset: Ruleset, game: Game) -> tuple[SeatScore, ...]:
    """The score of every seat, by seat. While the game runs: what it would be if it ended now
    (BASE-END-3, BASE-TWO-14).
    """
    sheets = [score_of(ruleset, game, seat) for seat in range(game.seats)]
    players = [sheet for sheet in sheets if not (game.free_city and sheet.seat == 0)]
    return ranked(ruleset, sheets, players)


def totals(ruleset: Ruleset, game: Game) -> tuple[int, ...]:
    """The points of every seat, by seat."""
    points = np.zeros(len(terms.LINES), np.int64)
    return tuple(int(run(score_seat)(game, ruleset.tables, seat, points)) for seat in range(game.seats))


def ranked(ruleset: Ruleset, sheets: list[SeatScore], players: list[SeatScore]) -> tuple[SeatScore, ...]:
    """All sheets, with ranks for those who can win."""
    keys = {sheet.seat: _rank_key(ruleset, sheets, sheet) for sheet in players}
    return tuple(_ranked(ruleset, sheets, sheet, keys) for sheet in sheets)


def _team(sheets: list[SeatScore], sheet: SeatScore) -> list[SeatScore]:
    """The sheets of both partners (ARMADA-TEAM-1)."""
    return [other for other in sheets if other.seat // 2 == sheet.seat // 2]


def _rank_key(ruleset: Ruleset, sheets: list[SeatScore], sheet: SeatScore) -> tuple[int, int]:
    """Points, then coins (BASE-END-3); in team games the sums of the team (ARMADA-TEAM-13, -14)."""
    counted = _team(sheets, sheet) if ruleset.teams else [sheet]
    return sum(other.total for other in counted), sum(other.coins for other in counted)


def _ranked(
    ruleset: Ruleset, sheets: list[SeatScore], sheet: SeatScore, keys: dict[int, tuple[int, int]]
) -> SeatScore:
    """The sheet with its rank: 1 + how many, or how many teams, are strictly better."""
    mine = keys.get(sheet.seat)
    better = None if mine is None else sum(key > mine for key in keys.values())
    if not ruleset.teams:
        return msgspec.structs.replace(sheet, rank=None if better is None else 1 + better)
    total = sum(other.total for other in _team(sheets, sheet))
    return msgspec.structs.replace(sheet, rank=1 + (better or 0) // 2, team=sheet.seat // 2, team_total=total)


def score_of(ruleset: Ruleset, game: Game, seat: int) -> SeatScore:
    """The score of one seat, rank left open (ARMADA-MIX-8)."""
    tables, city = ruleset.tables, game.cities[seat]
    points = np.zeros(len(terms.LINES), np.int64)
    total = int(run(score_seat)(game, tables, seat, points))
    copied = copied_guild(ruleset, game, seat)
    for expansion in in_play(ruleset):
        game = expansion.as_scored(ruleset, game, seat, copied)
    items = _items(ruleset, game, seat)
    notes = _notes(ruleset, game, seat)
    lines = tuple(
        ScoreLine(
            line=line,
            points=int(points[terms.LINES.index(line)]),
            items=items[line],
            note=notes.get(line, {}),
        )
        for line in ruleset.lines
    )
    return SeatScore(seat=seat, lines=lines, total=total, coins=int(city.coins), rank=None)


def _items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    city, tables = game.cities[seat], ruleset.tables
    items: dict[str, Items] = {
        "conflicts": _tokens(tables, city),
        "treasury": (("coins", int(city.coins) // int(tables.coins_per_point)),),
        "wonder": tuple(
            (f"stage_{n + 1}", _stage_points(tables, game, seat, n))
            for n in range(len(city.markers))
            if city.stages_built >> n & 1
        ),
        "science": _science_items(ruleset, game, seat),
    }
    for line, color in COLOR_LINES:
        cards = [card for card in buildings(ruleset, city) if ruleset.catalog.card(card).color == color]
        items[line] = tuple((card, _points(ruleset, game, seat, card)) for card in cards)
    for expansion in in_play(ruleset):
        for line, more in expansion.items(ruleset, game, seat).items():
            items[line] = (*items.get(line, ()), *more)
    for again in guilds_again(ruleset, game, seat):
        items["guilds"] += ((again, _points(ruleset, game, seat, again)),)
    return items


def _tokens(tables: Record, city: City) -> Items:
    won = [
        (f"age_{age + 1}", int(city.victories[age]) * int(tables.victory[age]))
        for age in range(len(tables.victory))
    ]
    return (*(item for item in won if item[1]), ("defeats", int(city.defeats) * int(tables.defeat)))


def _stage_points(tables: Record, game: Game, seat: int, number: int) -> int:
    board, place = divmod(int(working_stage(game.cities[seat], number)), MAX_STAGES)
    stage = tables.boards[board].stage[place]
    return int(effect_points(game, tables, seat, stage.first_effect, stage.effects))


def _points(ruleset: Ruleset, game: Game, seat: int, card: str) -> int:
    points = int(card_points(game, ruleset.tables, seat, ruleset.card_ids.index(card)))
    limited = ruleset.catalog.card(card).color == "purple"  # ARMADA-GUILD-1, -2
    return min(points, int(ruleset.tables.guild_limit)) if limited else points


def copied_guild(ruleset: Ruleset, game: Game, seat: int) -> str | None:
    """The guild that Olympia B copies at its best (BASE-WONDERS-B-7)."""
    if not game.cities[seat].copies_guild:
        return None
    kind = int(best_guild_to_copy(game, ruleset.tables, seat))
    return None if kind < 0 else ruleset.card_ids[kind]


def guilds_again(ruleset: Ruleset, game: Game, seat: int) -> tuple[str, ...]:
    """The guild that is copied, and the own one that counts twice."""
    copied = copied_guild(ruleset, game, seat)
    doubled = -1
    if doubles_guild(game.cities[seat]):
        doubled = int(best_own_guild(game, ruleset.tables, seat))
    return (*((copied,) if copied else ()), *((ruleset.card_ids[doubled],) if doubled >= 0 else ()))


def named_symbols(ruleset: Ruleset, game: Game, seat: int) -> Named:
    """The best symbols for all open ones (BASE-END-2, BASE-SCI-4, ARMADA-SCI-2, -3, CITIES-MASK-4,
    LEADERS-SCORE-5).
    """
    city = game.cities[seat]
    free = int(city.science[terms.ANY])
    for again in guilds_again(ruleset, game, seat):
        free += int(free_symbols(ruleset.tables, ruleset.card_ids.index(again)))
    copied = [expansion.copies(ruleset, game, seat) for expansion in in_play(ruleset)]
    left = Open(
        free=free,
        most=int(city.science[terms.MOST]),
        copies=sum(many for many, _ in copied),
        shown=tuple(symbols for _, shown in copied for symbols in shown),
        changes=int(city.symbol_changes),
    )
    options = ways(_counts(city), left)
    return max(sorted(options), key=lambda named: sum(n for _, n in _symbol_points(ruleset, city, named)))


def _counts(city: City) -> tuple[int, ...]:
    return tuple(int(count) for count in city.science[: terms.ANY])


def _symbol_points(ruleset: Ruleset, city: City, named: Named) -> Items:
    return points_of(_counts(city), named, int(ruleset.tables.science_set) + int(city.set_bonus))


def _science_items(ruleset: Ruleset, game: Game, seat: int) -> Items:
    return _symbol_points(ruleset, game.cities[seat], named_symbols(ruleset, game, seat))


def _notes(ruleset: Ruleset, game: Game, seat: int) -> dict[str, dict[str, str]]:
    notes: dict[str, dict[str, str]] = {}
    found = named_symbols(ruleset, game, seat)
    changed = (f"{old} to {new}" for old, new in found.changed)
    named = {"any": ", ".join(found.free), "most": ", ".join(found.most)}
    named |= {"mask": ", ".join(found.copied), "changed": ", ".join(changed)}
    if any(named.values()):
        notes["science"] = {word: symbols for word, symbols in named.items() if symbols}
    copied = copied_guild(ruleset, game, seat)
    if copied is not None:
        notes["guilds"] = {"copied": copied}
    return notes
