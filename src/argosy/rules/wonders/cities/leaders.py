"""Effects of the leaders that come with Cities, besides coins, points and tokens.

They are one black card free in each Age, losses of others, and defeat tokens that are shields
(LEADERS-CARD-50, -52, -53, -56).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.cities.effects import apply_black_effect
from argosy.rules.wonders.cities.play import return_diplomacy
from argosy.rules.wonders.cities.state import FRESH, NO_RIGHT, USED
from argosy.rules.wonders.cities.terms import (
    BY_LEADER,
    FREE_BLACK_ONCE_PER_AGE,
    LOSS_BY_AGE,
    LOSS_WHEN_STAGE_BUILT,
    SHIELDS_PER_DEFEAT,
)
from argosy.rules.wonders.city import has_built, may_play
from argosy.rules.wonders.demands import demand
from argosy.rules.wonders.rows import is_free_of_coins, write_choice
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import BLACK, BY_RIGHT, FREE, STAGE

ONCE = 0  # a loss that counts nothing


@kernel
def apply_effect_of_cities(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Apply an effect of a black card, a board, or a leader that comes with Cities."""
    if effect.kind >= FREE_BLACK_ONCE_PER_AGE:
        apply_leader_with_cities(game, game.cities[seat], effect)
    else:
        apply_black_effect(game, tables, seat, effect)


@kernel
def apply_leader_with_cities(game: Game, city: City, effect: Record) -> None:
    """Apply such a leader when it comes into play: a loss of all others, or a lasting right.

    LEADERS-CARD-53, LEADERS-EFFECT-9, -20.
    """
    if effect.kind == LOSS_BY_AGE:
        demand(city, ONCE, game.age)
    else:
        change_rights(city, effect, 1)


@kernel
def change_rights(city: City, effect: Record, times: int) -> None:
    """Grant a lasting right; times = -1 takes it away.

    LEADERS-ABU-1, -4, LEADERS-CARD-50, -52, -56.
    """
    if effect.kind == FREE_BLACK_ONCE_PER_AGE:
        city.black.free_black = FRESH if times > 0 else NO_RIGHT
    elif effect.kind == LOSS_WHEN_STAGE_BUILT:
        city.black.loss_of_stages += effect.amount * times
    elif effect.kind == SHIELDS_PER_DEFEAT:
        city.black.defeat_shields += effect.amount * times


@kernel
def end_right(city: City, effect: Record) -> None:
    """Take away for good what such a leader did while it lay face up."""
    change_rights(city, effect, -1)


@kernel
def note_play_of_leaders(game: Game, seat: int) -> None:
    """Note a loss that a stage brings all others, or a used right, both by leaders of before this play.

    Rules LEADERS-CARD-52, LEADERS-EFFECT-1, -7, -20.
    """
    city = game.cities[seat]
    if city.chosen.verb == STAGE and city.black.loss_of_stages > 0:
        demand(city, ONCE, city.black.loss_of_stages)
    elif city.chosen.verb == FREE and city.chosen.add_on & BY_LEADER != 0:
        city.black.free_black = USED


@kernel
def may_build_black_free(tables: Record, city: City, kind: int) -> bool:
    """Has the city a right for this card that it has not used in this Age (LEADERS-CARD-50,
    LEADERS-EFFECT-7)?
    """
    return city.black.free_black == FRESH and tables.cards[kind].color == BLACK


@kernel
def list_free_black_cards(
    game: Game, tables: Record, seat: int, hand: City, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Black cards that cannot be had without coins anyway, by the right of a leader (LEADERS-CARD-50,
    AMB-93).
    """
    city = game.cities[seat]
    if city.black.free_black != FRESH:
        return count
    listed = count
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        wanted = may_play(hand, held_back, place) and may_build_black_free(tables, city, kind)
        if wanted and not has_built(city, kind) and not is_free_of_coins(out, listed, kind):
            write_choice(out[count], FREE, kind, tables.free_black_at + kind)
            out[count].how = BY_RIGHT
            out[count].add_on = BY_LEADER
            count += 1
    return count


@kernel
def refresh_rights(game: Game) -> None:
    """A right that was used in this Age may be used again in the next one (LEADERS-EFFECT-7)."""
    for seat in range(game.seats):
        if game.cities[seat].black.free_black == USED:
            game.cities[seat].black.free_black = FRESH


@kernel
def shields_of_defeats(city: City) -> int:
    """Shields that the defeat tokens of a city are (LEADERS-CARD-56)."""
    return city.black.defeat_shields * city.defeats


@kernel
def lend_shields(game: Game) -> None:
    """Defeat tokens are shields; those of before the conflicts, because all conflicts of an Age are one
    moment (LEADERS-CARD-56, LEADERS-OPEN-6).
    """
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.black.defeat_shields > 0:
            city.black.lent_shields = shields_of_defeats(city)
            city.shields += city.black.lent_shields


@kernel
def end_conflicts(game: Game) -> None:
    """Lent shields and Diplomacy tokens go back, rights may be used again."""
    take_shields_back(game)
    return_diplomacy(game)
    refresh_rights(game)


@kernel
def take_shields_back(game: Game) -> None:
    """The conflicts are over."""
    for seat in range(game.seats):
        city = game.cities[seat]
        city.shields -= city.black.lent_shields
        city.black.lent_shields = 0
