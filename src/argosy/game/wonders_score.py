"""The score sheet: every line with what gives its points and how open things were decided (BASE-SCORE-1, BASE-END-2)."""

from itertools import product
from typing import Any

import numpy as np

from argosy.game.engine import run
from argosy.game.types import ScoreLine, SeatScore
from argosy.game.wonders_look import buildings
from argosy.rules.wonders import terms
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.score import best_guild_to_copy, card_points, effect_points, free_symbols, score_seat

COLOR_LINES = (("civil", "blue"), ("commerce", "yellow"), ("guilds", "purple"))


def score_sheet(ruleset: Ruleset, game: Any) -> tuple[SeatScore, ...]:
    """The score of every seat, by seat. While the game runs: what it would be if it ended now."""
    sheets = [score_of(ruleset, game, seat) for seat in range(game.seats)]
    players = [sheet for sheet in sheets if not (game.free_city and sheet.seat == 0)]
    ranks = {sheet.seat: _rank(players, sheet) for sheet in players}
    return tuple(_with_rank(sheet, ranks.get(sheet.seat)) for sheet in sheets)


def _rank(players: list[SeatScore], sheet: SeatScore) -> int:
    """1 + how many are strictly better (BASE-END-3)."""
    mine = (sheet.total, sheet.coins)
    return 1 + sum((other.total, other.coins) > mine for other in players)


def _with_rank(sheet: SeatScore, rank: int | None) -> SeatScore:
    return SeatScore(seat=sheet.seat, lines=sheet.lines, total=sheet.total, coins=sheet.coins, rank=rank)


def score_of(ruleset: Ruleset, game: Any, seat: int) -> SeatScore:
    """The score of one seat, rank left open."""
    tables, city = ruleset.tables, game.cities[seat]
    points = np.zeros(len(terms.LINES), np.int64)
    total = int(run(score_seat)(game, tables, seat, points))
    items = _items(ruleset, game, seat)
    notes = _notes(ruleset, game, seat)
    lines = tuple(
        ScoreLine(line=line, points=int(points[number]), items=items[line], note=notes.get(line, {}))
        for number, line in enumerate(terms.LINES)
    )
    return SeatScore(seat=seat, lines=lines, total=total, coins=int(city.coins), rank=None)


Items = tuple[tuple[str, int], ...]


def _items(ruleset: Ruleset, game: Any, seat: int) -> dict[str, Items]:
    city, tables = game.cities[seat], ruleset.tables
    items: dict[str, Items] = {
        "conflicts": _tokens(tables, city),
        "treasury": (("coins", int(city.coins) // int(tables.coins_per_point)),),
        "wonder": tuple((f"stage_{n + 1}", _stage_points(tables, game, seat, n)) for n in range(city.stages)),
        "science": _science_items(ruleset, game, seat),
    }
    for line, color in COLOR_LINES:
        cards = [card for card in buildings(ruleset, city) if ruleset.catalog.card(card).color == color]
        items[line] = tuple((card, _points(ruleset, game, seat, card)) for card in cards)
    copied = copied_guild(ruleset, game, seat)
    if copied is not None:
        items["guilds"] += ((copied, _points(ruleset, game, seat, copied)),)
    return items


def _tokens(tables: Any, city: Any) -> Items:
    won = [(f"age_{age + 1}", int(city.victories[age]) * int(tables.victory[age])) for age in range(len(tables.victory))]
    return (*(item for item in won if item[1]), ("defeats", int(city.defeats) * int(tables.defeat)))


def _stage_points(tables: Any, game: Any, seat: int, number: int) -> int:
    stage = tables.boards[game.cities[seat].wonder].stage[number]
    return int(run(effect_points)(game, tables, seat, stage.first_effect, stage.effects))


def _points(ruleset: Ruleset, game: Any, seat: int, card: str) -> int:
    return int(run(card_points)(game, ruleset.tables, seat, ruleset.card_ids.index(card)))


def copied_guild(ruleset: Ruleset, game: Any, seat: int) -> str | None:
    """The guild that Olympia B copies at its best (BASE-WONDERS-B-7)."""
    if not game.cities[seat].copies_guild:
        return None
    kind = int(run(best_guild_to_copy)(game, ruleset.tables, seat))
    return None if kind < 0 else ruleset.card_ids[kind]


def named_symbols(ruleset: Ruleset, game: Any, seat: int) -> tuple[str, ...]:
    """The best symbols for all symbols of free choice (BASE-SCI-4)."""
    city = game.cities[seat]
    free = int(city.science[terms.ANY])
    copied = copied_guild(ruleset, game, seat)
    if copied is not None:
        free += int(run(free_symbols)(ruleset.tables, ruleset.card_ids.index(copied)))
    options = product(terms.SYMBOLS[: terms.ANY], repeat=free)
    return max(options, key=lambda named: sum(points for _, points in _symbol_points(ruleset, city, named)))


def _symbol_points(ruleset: Ruleset, city: Any, named: tuple[str, ...]) -> Items:
    counts = [int(city.science[n]) + named.count(symbol) for n, symbol in enumerate(terms.SYMBOLS[: terms.ANY])]
    squares = tuple((symbol, count**2) for symbol, count in zip(terms.SYMBOLS, counts, strict=False))
    return (*squares, ("sets", min(counts) * int(ruleset.tables.science_set)))


def _science_items(ruleset: Ruleset, game: Any, seat: int) -> Items:
    return _symbol_points(ruleset, game.cities[seat], named_symbols(ruleset, game, seat))


def _notes(ruleset: Ruleset, game: Any, seat: int) -> dict[str, dict[str, str]]:
    notes: dict[str, dict[str, str]] = {}
    named = named_symbols(ruleset, game, seat)
    if named:
        notes["science"] = {"any": ", ".join(named)}
    copied = copied_guild(ruleset, game, seat)
    if copied is not None:
        notes["guilds"] = {"copied": copied}
    return notes
