"""Games of uniformly random choices in one compiled loop: for tests, statistics and speed."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record, Records
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import NOTHING
from argosy.rules.wonders.turn import advance, commit


@kernel
def play_random_turn(game: Game, tables: Record, out: Records, counter: int) -> int:
    """Take a random choice for every city that owes one, then reveal; return the next counter.

    The counter is that of the stream.

    The free city chooses last, because its controller chooses the own card first (BASE-TWO-5).
    """
    for place in range(1, game.seats + 1):
        seat = place % game.seats
        if game.cities[seat].owes != NOTHING:
            count = list_choices(game, tables, seat, out)
            commit(game, seat, out[random_below(game.seed, STREAM_PLAY, counter, count)])
            counter += 1
    advance(game, tables)
    return counter


@kernel
def play_random_game(game: Game, tables: Record, out: Rows[ChoiceRow]) -> int:
    """From wherever the game stands to its end; return how many choices were made."""
    counter = 0
    while not game.over:
        counter = play_random_turn(game, tables, out, counter)
    return counter


@kernel
def play_random_games(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    seed: Number,
    boards: Numbers,
    out: Rows[ChoiceRow],
) -> int:
    """Deal and play `games[first:last]`. Game i has seed `seed + i` and the boards `boards[i]`."""
    choices = 0
    for number in range(first, last):
        game = games[number]
        deal(game, tables, seed + number, boards[number])
        advance(game, tables)
        choices += play_random_game(game, tables, out)
    return choices
