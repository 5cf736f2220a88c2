"""Military conflicts on land at the end of an Age (BASE-CONFLICT-1 to -4)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import take_victory_tokens
from argosy.rules.wonders.expansions.play import (
    CHANGE_TOKENS,
    END_CONFLICTS,
    MORE_CONFLICTS,
    age_of_victory_tokens,
    begin_more_conflicts,
    defeat_tokens_for_loss,
    more_shields,
)
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.teams import tokens_of_neighbours


@kernel
def resolve_conflicts(game: Game, tables: Record) -> None:
    """Every pair that has a reason to fight, once (BASE-CONFLICT-1, -4, BASE-INFO-4, BASE-SEAT-2,
    BASE-TWO-13).
    """
    begin_more_conflicts(game)
    for one in range(game.seats):
        for other in range(one + 1, game.seats):
            tokens = tokens_of_pair(game, tables, one, other)
            if tokens > 0:
                fight(game, one, other, tokens)
    for end in END_CONFLICTS:
        end(game)


@kernel
def fighting_shields(city: City) -> int:
    """Shields with which a city would go into the conflicts of now (BASE-CONFLICT-2, LEADERS-CARD-56)."""
    return city.shields + more_shields(city)


@kernel
def tokens_of_pair(game: Game, tables: Record, one: int, other: int) -> int:
    """Return the tokens that a conflict between two seats moves; 0 if they do not fight.

    Expansions keep neighbours from fighting, and make others fight.
    """
    beside = other == one + 1 or (one == 0 and other == game.seats - 1)
    tokens = tokens_of_neighbours(tables, one, other) if beside else 0
    for change in CHANGE_TOKENS:
        tokens = change(game, tables, one, other, tokens)
    if tokens <= 0:
        tokens = 0
        for more in MORE_CONFLICTS:
            tokens += more(game, one, other)
    return tokens


@kernel
def fight(game: Game, one: int, other: int, tokens: int) -> None:
    """One pair: more shields take victory tokens of the Age, fewer defeat tokens, equal nothing
    (BASE-CONFLICT-3).
    """
    ours, theirs = game.cities[one].shields, game.cities[other].shields
    if ours > theirs:
        take_tokens(game, one, other, tokens)
    elif ours < theirs:
        take_tokens(game, other, one, tokens)


@kernel
def take_tokens(game: Game, winner: int, loser: int, tokens: int) -> None:
    """Give victory tokens to one city and defeat tokens to the other, which may send them to the winner.

    Rules LEADERS-EFFECT-15, CITIES-TEAM-6, BABEL-TILE-5.
    """
    age = age_of_victory_tokens(game)
    if age >= 0:
        take_victory_tokens(game.cities[winner], age, tokens)
    taker = winner if game.cities[loser].sends_defeats else loser
    game.cities[taker].defeats += tokens * defeat_tokens_for_loss(game)
