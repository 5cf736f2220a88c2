"""Columns of finished games of Duel: a row for each seat, or for each choice."""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from argosy.cli.duel import city_columns
from argosy.cli.simulation.columns import EVERY_ROW, Column, Lists, Names, Rows, marked, points_column
from argosy.game.duel.actions import Action
from argosy.game.duel.choice import HOW, action_of
from argosy.game.duel.score import LINES
from argosy.game.duel.words import ASKED, RESULTS
from argosy.game.engine import run
from argosy.rules.duel.drivers.batch_loops import score_games
from argosy.rules.duel.expansions.numbers import ACTIONS

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset
    from argosy.rules.records import Records

ENDS = tuple(result for result in RESULTS if result is not None)
"""How games end; their numbers in the record begin with 1."""

GAMES = (
    *EVERY_ROW,
    Column("seat", "int8", "", "Seat, 0 or 1."),
    Column("first", "bool", "", "Did this seat begin the game? That is always seat 0."),
    Column("wonders", "names", "", "Wonders that stood in this city at the end."),
    *(points_column(line) for line in LINES),
    Column("total", "int16", "points", "Points in all, also where the game did not end by points."),
    Column("coins", "int16", "coins", "Coins at the end."),
    Column(
        "winner", "double", "wins", "1 for the winner, 0 for the other; 0.5 for both after a shared result."
    ),
    Column("rank", "int8", "", "1 for the winner or winners, 2 for the other."),
    Column(
        "result",
        "name",
        "",
        "How the game ended: `military`, `science`, `political`, `civilian`; `blue` and `shared` "
        "break a tie by points, `science_shared` is an end by science that nobody wins alone.",
    ),
    Column("turns", "int32", "turns", "Turns of both seats together, extra turns included."),
    Column("moments", "int32", "choices", "Choices made in the game."),
)

CHOICES = (
    *EVERY_ROW,
    Column("moment", "int32", "", "How many choices had been made before."),
    Column("age", "int8", "", "Age, 1 to 3; 1 during the draft of wonders."),
    Column("turn", "int32", "turns", "How many turns had been finished before."),
    Column("seat", "int8", "", "Seat that chose."),
    Column("city", "int8", "", "City that it chose for, always the seat's own."),
    Column("asked", "name", "", "What was asked: `pick`, `turn`, or one of the questions of the rules."),
    Column("choices", "int32", "choices", "How many choices there were."),
    Column("number", "int32", "", "Number in the exact action space (docs/bots/choices.md)."),
    Column("compact", "int32", "", "Number in the compact action space (docs/bots/choices.md)."),
    Column("verb", "name", "", "First word of the choice: `build`, `discard`, `wonder` ..."),
    Column("card", "name", "", "Card that is used; none where no card is."),
    Column(
        "thing", "name", "", "Wonder, token, conspiracy, god or mythology that is named; none where none is."
    ),
    Column("how", "name", "", "How a construction is paid for: `paid`, `chain`, `engineering`, `free`."),
    Column("price_bank", "int16", "coins", "Paid to the bank."),
    Column("price_opponent", "int16", "coins", "Paid to the opponent, who has the token Economy."),
)


def columns(ruleset: "DuelRuleset", rows: str) -> tuple[Column, ...]:
    """Columns of a file of `games` or of `choices`: those of choices are the same with any expansions."""
    return CHOICES if rows == "choices" else (*GAMES, *city_columns.columns(ruleset))


def game_rows(ruleset: "DuelRuleset", played: "Records", first: int) -> Rows:
    """A row for each seat of finished games. first: number of the first of these games in the file."""
    count, seats = len(played), np.arange(2)
    lines = np.zeros((count, 2, len(LINES)), np.int16)
    run(score_games)(played, 0, count, ruleset.tables, lines)
    winner = played.winner[:, None]
    won = (winner == seats) | (winner < 0)
    return {
        "game": np.repeat(np.arange(first, first + count), 2),
        "seed": np.repeat(played.seed, 2),
        "seat": np.tile(seats.astype(np.int8), count),
        "first": np.tile(seats == 0, count),
        "wonders": _wonders(ruleset, played),
        **{f"points_{line}": lines[:, :, number].ravel() for number, line in enumerate(LINES)},
        "total": lines.sum(axis=2, dtype=np.int16).ravel(),
        "coins": played.cities.coins.ravel().astype(np.int16),
        "winner": (won / won.sum(axis=1, keepdims=True)).ravel(),
        "rank": np.where(won, 1, 2).astype(np.int8).ravel(),
        "result": Names(np.repeat(played.over - 1, 2), ENDS),
        "turns": np.repeat(played.turn, 2),
        "moments": np.repeat(played.moment, 2),
        **city_columns.values(ruleset, played),
    }


def _wonders(ruleset: "DuelRuleset", played: "Records") -> Lists:
    """The wonders that stand in each city."""
    stands = (played.wonder_built != 0)[:, None, :] & (
        played.wonder_owner[:, None, :] == np.arange(2)[:, None]
    )
    return marked(stands.reshape(-1, stands.shape[2]), [wonder.id for wonder in ruleset.catalog.wonders])


def choice_rows(ruleset: "DuelRuleset", noted: "Records", played: "Records", first: int) -> Rows:
    """A row for each choice that was noted. first: number of the first of these games in the file."""
    words = _words(ruleset)
    return {
        "game": noted.game + first,
        "seed": played.seed[noted.game],
        "city": noted.seat,
        "asked": Names(
            np.searchsorted(sorted(ASKED), noted.asked), [ASKED[number] for number in sorted(ASKED)]
        ),
        **{name: Names(places[noted.number], ids) for name, (places, ids) in words.items()},
        "how": Names(noted.how, HOW),
        **{name: noted[name] for name in ("moment", "age", "turn", "seat", "choices", "number", "compact")},
        **{f"price_{to}": noted[to] for to in ("bank", "opponent")},
    }


@lru_cache(maxsize=4)
def _words(ruleset: "DuelRuleset") -> dict[str, Names]:
    """Verb, card and thing of every number of the action space."""
    actions = [action_of(ruleset, number) for number in range(ACTIONS)]
    return {name: _word(actions, name) for name in ("verb", "card", "thing")}


def _word(actions: list[Action], name: str) -> Names:
    said = [getattr(action, name) for action in actions]
    ids = list(dict.fromkeys(word for word in said if word is not None))
    numbers = {word: number for number, word in enumerate(ids)}
    return Names(np.array([numbers.get(word, -1) for word in said]), ids)
