"""Science symbols and progress tokens (DUEL-080 to 082)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_DUEL, random_below
from argosy.rules.duel.lasting_effects import apply_lasting
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.tasks import end_game, push, push_now
from argosy.rules.duel.terms import IN_BOX, NONE, PROGRESS, SCIENCE, SYMBOLS, TAKEN, TOKENS
from argosy.rules.records import Record

STREAM_BOX = STREAM_DUEL + 16  # draws from the box


@kernel
def different_symbols(city: City) -> int:
    """DUEL-080, 082: how many of the seven symbols a city has."""
    count = 0
    for symbol in range(SYMBOLS):
        if city.symbols[symbol] > 0:
            count += 1
    return count


@kernel
def gather(game: Game, tables: Record, seat: int, symbol: int) -> None:
    """A symbol has just been gained: six different ones win, a pair gives a progress token
    (DUEL-081, 082, PANTHEON-021, Z-26).
    """
    if symbol == NONE:
        return
    city = game.cities[seat]
    if different_symbols(city) >= tables.supremacy:
        end_game(game, SCIENCE, seat)
    elif city.symbols[symbol] == tables.pair:
        push(game, PROGRESS, seat, 1, 0)


@kernel
def gain_token(game: Game, tables: Record, seat: int, token: int) -> None:
    """Play a progress token (DUEL-064 to 069)."""
    row = tables.progress[token]
    game.token_place[token] = TAKEN + seat
    game.cities[seat].progress += 1
    push_now(game, tables, seat, row.now, row.now_count)
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, 1)
    gather(game, tables, seat, row.symbol)


@kernel
def tokens_at(game: Game, place: int) -> int:
    """Return the number of progress tokens at a place."""
    count = 0
    for token in range(TOKENS):
        if game.token_place[token] == place:
            count += 1
    return count


@kernel
def draw_tokens(game: Game, count: int, place: int) -> None:
    """DUEL-059, PANTHEON-020: draw `count` tokens of the box at random and lay them there."""
    for _ in range(count):
        left = tokens_at(game, IN_BOX)
        if left == 0:
            return
        chosen = random_below(game.seed, STREAM_BOX, game.draws, left)
        game.draws += 1
        game.token_place[nth_token(game, IN_BOX, chosen)] = place


@kernel
def nth_token(game: Game, place: int, rank: int) -> int:
    """The token that is number `rank` (from 0) among those that lie there; -1 if there are not so many."""
    for token in range(TOKENS):
        if game.token_place[token] == place:
            if rank == 0:
                return token
            rank -= 1
    return NONE


@kernel
def put_back(game: Game, place: int) -> None:
    """All tokens that lie there go back to the box."""
    for token in range(TOKENS):
        if game.token_place[token] == place:
            game.token_place[token] = IN_BOX
