"""Columns of finished games of 7 Wonders: a row for each seat, or for each choice."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from argosy.cli.simulation.columns import EVERY_ROW, Column, Names, Rows, points_column
from argosy.cli.wonders import city_columns
from argosy.game.engine import run
from argosy.game.wonders.choice import PLAYED
from argosy.game.wonders.expansions import PLAYS, thing_of
from argosy.rules.wonders import terms
from argosy.rules.wonders.drivers.batch_loops import score_games
from argosy.rules.wonders.teams import PARTNERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

UNKNOWN = -2
"""A number of the action space that has not come up."""

MORE_THAN_COINS = 1 << 20
"""More than all coins of a city: a point weighs more than any of them (BASE-END-3)."""

HOW = (
    Column(
        "how", "name", "", "How the card came without its printed cost: `chain` or `right`; otherwise `paid`."
    ),
    Column("price_left", "int16", "coins", "Paid to the left neighbour."),
    Column("price_right", "int16", "coins", "Paid to the right neighbour."),
    Column("price_far_left", "int16", "coins", "Paid to the city behind the left neighbour."),
    Column("price_far_right", "int16", "coins", "Paid to the city behind the right neighbour."),
    Column("price_bank", "int16", "coins", "Paid to the bank, coins that are printed on the card included."),
)

TEAM = Column("team", "int8", "", "Number of the team; `winner` and `rank` are those of both partners.")
"""With teams only."""

CHOICES = (
    *EVERY_ROW,
    Column(
        "moment",
        "int32",
        "",
        "Number of the moment, from 1; choices that are revealed together have the same one.",
    ),
    Column("age", "int8", "", "Age, 1 to 3; what is chosen before the first belongs to it."),
    Column("turn", "int8", "", "Turn of the Age, from 1; 0 before its cards are dealt."),
    Column("seat", "int8", "", "Seat that chose."),
    Column(
        "city", "int8", "", "City that it chose for: the seat's own, or 0, the free city, with two players."
    ),
    Column("asked", "name", "", "What was asked: a card of the hand, or one of the questions of the rules."),
    Column("choices", "int32", "choices", "How many choices there were, each payment counted."),
    Column("number", "int32", "", "Number in the exact action space (docs/bots/choices.md)."),
    Column("compact", "int32", "", "Number in the compact action space (docs/bots/choices.md)."),
    Column("verb", "name", "", "First word of the choice: `build`, `stage`, `sell` ..."),
    Column("card", "name", "", "Card that is played or sold; none where no card is."),
    Column(
        "thing", "name", "", "What is named instead of a card: a leader, an island, a number of debts ..."
    ),
    Column("stage", "int8", "", "Stage that is built, from 1; 0 if none is."),
    *HOW,
)


def columns(ruleset: "Ruleset", rows: str) -> tuple[Column, ...]:
    """Columns of a file of `games` or of `choices`."""
    return CHOICES if rows == "choices" else _columns_of_games(ruleset)


def _columns_of_games(ruleset: "Ruleset") -> tuple[Column, ...]:
    return (
        *EVERY_ROW,
        Column(
            "seat",
            "int8",
            "",
            "Seat, clockwise from 0. The free city of two players, seat 0 there, has no row.",
        ),
        Column("wonder", "name", "", "Board."),
        Column("side", "name", "", "Side of the board: `a` (day) or `b` (night)."),
        *(points_column(line) for line in ruleset.lines),
        Column("total", "int16", "points", "Points in all."),
        Column("coins", "int16", "coins", "Coins at the end; more of them break a tie."),
        Column(
            "winner",
            "double",
            "wins",
            "1 for the winner, 0 for the others; winners who share have equal parts of 1.",
        ),
        Column("rank", "int8", "", "1 and how many seats are before this one, by points, then coins."),
        Column(
            "moments",
            "int32",
            "moments",
            "How often choices were revealed in the game: turns and questions in between.",
        ),
        *((TEAM,) if ruleset.teams else ()),
        *city_columns.columns(ruleset),
    )


def game_rows(ruleset: "Ruleset", played: "Records", first: int) -> Rows:
    """A row for each player's seat of finished games. first: number of the first of these games in the
    file.
    """
    lines = _lines(ruleset, played)
    begin = 1 if ruleset.has_free_city else 0
    cities = played.cities[:, begin : ruleset.seats]
    points, coins = lines.sum(axis=2)[:, begin:], cities.coins
    wins, ranks = results_of(ruleset, points, coins)
    count, seats = points.shape
    boards = cities.wonder.ravel()
    return {
        "game": np.repeat(np.arange(first, first + int(count)), int(seats)),
        "seed": np.repeat(cast("NDArray[np.uint64]", played.seed), seats),
        "seat": np.tile(np.arange(begin, ruleset.seats, dtype=np.int8), count),
        "wonder": _half(ruleset, boards, 0),
        "side": _half(ruleset, boards, 1),
        **{f"points_{line}": lines[:, begin:, terms.LINES.index(line)].ravel() for line in ruleset.lines},
        "total": points.ravel().astype(np.int16),
        "coins": coins.ravel(),
        "winner": wins.ravel(),
        "rank": ranks.ravel().astype(np.int8),
        "moments": np.repeat(played.moment - 1, seats),
        **city_columns.values(ruleset, cities.reshape(-1)),
        **({"team": np.tile(_teams(ruleset), len(played))} if ruleset.teams else {}),
    }


def _teams(ruleset: "Ruleset") -> "NDArray[np.int8]":
    """By seat: the number of its team."""
    return np.arange(ruleset.seats, dtype=np.int8) // np.int8(PARTNERS)


def results_of(ruleset: "Ruleset", points: Any, coins: Any) -> tuple[Any, Any]:
    """Wins and ranks of players, shape (games, players): by points, then coins (BASE-END-3).

    In team games by the sums of both partners (ARMADA-TEAM-13, -14). A shared win is a part for each.
    """
    keys = points.astype(np.int64) * MORE_THAN_COINS + coins
    if ruleset.teams:
        sums = keys.reshape(len(keys), -1, PARTNERS).sum(axis=2)
        better = (sums[:, None, :] > sums[:, :, None]).sum(axis=2).repeat(PARTNERS, axis=1)
    else:
        better = (keys[:, None, :] > keys[:, :, None]).sum(axis=2)
    won = better == 0
    return won / won.sum(axis=1, keepdims=True), 1 + better


def _lines(ruleset: "Ruleset", played: "Records") -> "NDArray[np.int16]":
    """Points by line, shape (games, cities, lines)."""
    lines = np.zeros((len(played), ruleset.seats, len(terms.LINES)), np.int16)
    run(score_games)(played, 0, len(played), ruleset.tables, lines)
    return lines


def _half(ruleset: "Ruleset", boards: "NDArray[np.int16]", half: int) -> Names:
    """Of boards, which are (wonder, side), one of the two."""
    said = [board[half] for board in ruleset.boards]
    ids = tuple(dict.fromkeys(said))
    return Names(np.array([ids.index(one) for one in said])[boards], ids)


def choice_rows(ruleset: "Ruleset", noted: "Records", played: "Records", first: int) -> Rows:
    """A row for each choice that was noted. first: number of the first of these games in the file."""
    chosen = noted.chosen
    cards, things = _named(ruleset, chosen)
    return {
        "game": noted.game + first,
        "seed": played.seed[noted.game],
        "asked": Names(noted.asked, terms.OWES),
        "number": chosen.number,
        "verb": Names(chosen.verb, terms.VERBS),
        "card": cards,
        "thing": things,
        "stage": np.where(chosen.verb == terms.STAGE, chosen.stage, 0).astype(np.int8),
        "how": Names(chosen.how, terms.HOW),
        **{name: noted[name] for name in ("moment", "age", "turn", "seat", "city", "choices", "compact")},
        **{f"price_{to}": chosen[to] for to in ("left", "right", "far_left", "far_right", "bank")},
    }


def _named(ruleset: "Ruleset", chosen: "Records") -> tuple[Names, Names]:
    """Card and thing of every choice."""
    words = _words(ruleset)
    words.learn(chosen)
    things = words.thing[chosen.number]
    # Only those that came up, in the order of the alphabet: so a file does not depend on what was simulated
    # before it.
    ids = sorted(words.things[int(number)] for number in np.unique(things[things >= 0]))
    places = np.array([ids.index(thing) if thing in ids else -1 for thing in words.things] + [-1], np.int16)
    return Names(words.card[chosen.number], ruleset.card_ids), Names(places[things], ids)


class Words:
    """Cards and things by number of the exact action space.

    A number is looked up when it first comes up.
    """

    def __init__(self, ruleset: "Ruleset") -> None:
        self.ruleset = ruleset
        self.card = np.full(int(ruleset.tables.actions), UNKNOWN, np.int16)
        """By number: the number of the card, -1 if no card is named."""
        self.thing = np.full(len(self.card), -1, np.int16)
        """By number: the place in `things`, -1 if a card or nothing is named."""
        self.things: list[str] = []

    def learn(self, chosen: "Records") -> None:
        """Find out about the numbers that nobody has asked for."""
        unknown = chosen[self.card[chosen.number] == UNKNOWN]
        _, places = np.unique(unknown.number, return_index=True)
        for row in unknown[places]:
            thing = thing_of(self.ruleset, row)
            names_card = not thing and terms.VERBS[row.verb] in (*PLAYED, *PLAYS)
            self.card[row.number] = row.card if names_card else -1
            if thing:
                self.thing[row.number] = self._place(thing)

    def _place(self, thing: str) -> int:
        if thing not in self.things:
            self.things.append(thing)
        return self.things.index(thing)


_words = lru_cache(maxsize=1)(Words)  # because what was learned serves all chunks of a file
