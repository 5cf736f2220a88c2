"""The score sheet of Duel: every line with its items (DUEL-100 to 102)."""

from argosy.catalog.duel import Effect
from argosy.game.duel.expansions import EXPANSIONS
from argosy.game.duel.printed_facts import printed_points
from argosy.game.duel.words import winners_of
from argosy.game.engine import run
from argosy.game.types import ScoreLine, SeatScore
from argosy.rules.duel import terms as t
from argosy.rules.duel.effects import majority
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.score import score_line, total_points
from argosy.rules.duel.state import City, Game

LINES = ("blue", "green", "yellow", "purple", "wonders", "progress", "gods", "coins", "military", "senate")
"""Lines of the score pad by their number in the rules."""

Items = tuple[tuple[str, int], ...]


def score_sheet(ruleset: DuelRuleset, game: Game) -> tuple[SeatScore, SeatScore]:
    """The score of both seats; while the game runs, as if it ended now.

    Ranks follow the result once it is over.
    """
    return _of_seat(ruleset, game, 0), _of_seat(ruleset, game, 1)


def totals(ruleset: DuelRuleset, game: Game) -> tuple[int, int]:
    """The points of both seats."""
    return int(run(total_points)(game, ruleset.tables, 0)), int(run(total_points)(game, ruleset.tables, 1))


def _of_seat(ruleset: DuelRuleset, game: Game, seat: int) -> SeatScore:
    tables = ruleset.tables
    items = _items(ruleset, game, seat)
    lines = tuple(
        ScoreLine(line=name, points=int(score_line(game, tables, seat, number)), items=items.get(name, ()))
        for number, name in enumerate(LINES)
    )
    total = int(run(total_points)(game, tables, seat))
    return SeatScore(
        seat=seat,
        lines=lines,
        total=total,
        coins=int(game.cities[seat].coins),
        rank=_rank(ruleset, game, seat),
    )


def _rank(ruleset: DuelRuleset, game: Game, seat: int) -> int:
    """DUEL-102: by the result; while the game runs by points, then by blue points."""
    if game.over:
        return 1 if seat in winners_of(game) else 2
    blue = [int(game.cities[s].points[t.POINTS_BLUE]) for s in (0, 1)]
    points = list(zip(totals(ruleset, game), blue, strict=True))
    return 1 if points[seat] >= points[1 - seat] else 2


def _items(ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, Items]:
    catalog = ruleset.catalog
    cards = [(n, card) for n, card in enumerate(catalog.cards) if game.card_place[n] == t.IN_CITY + seat]
    items = {
        color: _with_points([(card.id, printed_points(card)) for _, card in cards if card.color == color])
        for color in ("blue", "green", "yellow")
    }
    items["purple"] = _guilds(ruleset, game, seat)
    wonders = enumerate(catalog.wonders)
    built = [w for n, w in wonders if game.wonder_built[n] and game.wonder_owner[n] == seat]
    items["wonders"] = _with_points([(wonder.id, printed_points(wonder)) for wonder in built])
    items["progress"] = _progress(ruleset, game, seat)
    for line, more in _more_items(ruleset, game, seat).items():
        items[line] = (*items.get(line, ()), *_with_points(more))
    return items


def _with_points(items: list[tuple[str, int]]) -> Items:
    return tuple(item for item in items if item[1])


def _guilds(ruleset: DuelRuleset, game: Game, seat: int) -> Items:
    tables = ruleset.tables
    found = [
        (ruleset.card_ids[int(card)], int(each) * int(majority(game, tables, subjects)))
        for card, subjects, each in tables.guilds[: tables.guild_count]
        if game.card_place[card] == t.IN_CITY + seat
    ]
    return _with_points(found)


def _progress(ruleset: DuelRuleset, game: Game, seat: int) -> Items:
    city = game.cities[seat]
    found: list[tuple[str, int]] = []
    for number, token in enumerate(ruleset.catalog.progress):
        if game.token_place[number] == t.TAKEN + seat:
            points = printed_points(token)
            for effect in token.effects:
                if effect.kind == "points_per_own_progress":
                    points += (effect.amount or 0) * int(city.progress)
                else:
                    points += _more_points_of(effect, city)
            found.append((token.id, points))
    return _with_points(found)


def _more_items(ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, list[tuple[str, int]]]:
    """Items of expansions by line of the score pad."""
    return {
        line: found
        for expansion in EXPANSIONS
        for line, found in expansion.items(ruleset, game, seat).items()
    }


def _more_points_of(effect: Effect, city: City) -> int:
    """Points at the end of an effect of a progress token."""
    return sum(expansion.points_of(effect, city) for expansion in EXPANSIONS)
