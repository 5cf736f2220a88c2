"""Effects of gods, and their points at the end (PANTHEON-014, 017, 019, 023, 026 to 030).

They concern cards, wonders and the conflict pawn.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.effects import gain_wonder, lose_wonder
from argosy.rules.duel.pantheon.gods import lay_open_tops, open_pantheon
from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.pantheon.terms import (
    GATE_CARD,
    OPEN_GATE,
    OPEN_PANTHEON,
    POINTS_GODS,
    POINTS_PER_TOKENS,
    PROTECTED,
    STEP_COINS,
    TEMPLES,
)
from argosy.rules.duel.pantheon.tokens import has_token, take_token, tokens_held
from argosy.rules.duel.payment import lose_coins
from argosy.rules.duel.state import Game
from argosy.rules.duel.structure import take_card
from argosy.rules.duel.tasks import push
from argosy.rules.duel.terms import DISCARDED, POINTS_PROGRESS, POINTS_PURPLE
from argosy.rules.records import Record


@kernel
def strike(game: Game, tables: Record, seat: int, place: int) -> None:
    """PANTHEON-026, Z-18: any card of the structure goes to the discard pile, a token on it to the player."""
    game.card_place[game.deck[game.age - 1, place]] = DISCARDED
    take_card(game, tables, place)
    if game.revealed & (1 << place) == 0 and has_token(game, place):
        take_token(game, seat, place)
    game.revealed |= 1 << place


@kernel
def unbuild(game: Game, tables: Record, wonder: int) -> None:
    """PANTHEON-027: the wonder is to be constructed again by its owner."""
    seat = game.wonder_owner[wonder]
    lose_wonder(game, tables, wonder)
    gain_wonder(game, seat, wonder)


@kernel
def is_stopped_by_minerva(game: Game, space: int) -> bool:
    """PANTHEON-028, Z-23: the pawn does not enter her space; she leaves the track."""
    if space == game.pantheon.minerva:
        game.pantheon.minerva = NO_MINERVA
        return True
    return False


@kernel
def lose_coins_by_step(game: Game, seat: int) -> None:
    """PANTHEON-030: Poliorcetics takes coins for every space."""
    lose_coins(game, 1 - seat, game.cities[seat].powers[STEP_COINS])


@kernel
def run_pantheon(game: Game, tables: Record, kind: int, seat: int, amount: int, subject: int) -> None:
    """The effects of Pantheon that need no choice (PANTHEON-017, 023)."""
    if kind == OPEN_GATE:
        lay_open_tops(game, tables)
        push(game, GATE_CARD, seat, 1, 0)
    elif kind == PROTECTED:
        game.cities[seat].protected += amount


@kernel
def run_pantheon_step(game: Game, tables: Record, step: int) -> None:
    """PANTHEON-014: the gods are turned up when Age II has been laid out."""
    if step == OPEN_PANTHEON and tables.has_pantheon and game.age == 2:
        open_pantheon(game, tables)


@kernel
def divine_points(game: Game, tables: Record, seat: int, line: int) -> int:
    """Grand temples, tokens with Poliorcetics, coins on Astarte, each in its line (PANTHEON-019, 023,
    030).
    """
    city = game.cities[seat]
    if line == POINTS_PURPLE:
        return int(tables.temple_points[city.powers[TEMPLES]])
    if line == POINTS_PROGRESS:
        return int(city.powers[POINTS_PER_TOKENS] * tokens_held(city))
    if line == POINTS_GODS:
        return int(city.protected)
    return 0
