"""What senators and conspiracies do at once (AGORA-090 to 092, 151 to 163)."""

from argosy.rules.duel.agora.conspiracies import draw_conspiracies
from argosy.rules.duel.agora.constructions import construction_coins
from argosy.rules.duel.agora.senate import markers_in_senate
from argosy.rules.duel.agora.senators import senate_actions
from argosy.rules.duel.agora.terms import (
    AFTER_TRIGGER,
    CONSPIRE,
    CONSTRUCTION_COINS,
    HALF_COINS,
    LOCKED,
    MARKER_COINS,
    MARKER_LOSS,
    POLITICIAN,
    SENATE,
)
from argosy.rules.duel.effects import forget_unbuilt, gain_wonder, join_city, leave_city, limit_wonders, lose_wonder
from argosy.rules.duel.lasting import apply_lasting
from argosy.rules.duel.payment import lose_coins
from argosy.rules.duel.tasks import push
from argosy.rules.duel.terms import AWAY, FINISH, NONE, TAKEN
from argosy.rules.kernel import kernel


@kernel
def take_building(game, tables, seat, card):
    """AGORA-163, PANTHEON-024: a card of the opponent comes into the own city."""
    leave_city(game, tables, 1 - seat, card, AWAY)
    join_city(game, tables, seat, card)


@kernel
def seize_wonder(game, tables, seat, wonder):
    """AGORA-161, PANTHEON-025: an unbuilt wonder changes its owner."""
    forget_unbuilt(game.cities[1 - seat], wonder)
    gain_wonder(game, seat, wonder)


@kernel
def sabotage(game, tables, wonder):
    """AGORA-157: a constructed wonder of the opponent goes to the box."""
    lose_wonder(game, tables, wonder)
    game.wonder_owner[wonder] = NONE
    limit_wonders(game, tables)


@kernel
def lock_token(game, tables, seat, token):
    """AGORA-152, Z-24: nobody uses this token any more; what it gave at once stays."""
    place = game.token_place[token]
    if place == TAKEN + 1 - seat:
        row = tables.progress[token]
        game.cities[1 - seat].progress -= 1
        apply_lasting(game, tables, 1 - seat, row.lasting, row.lasting_count, -1)
    game.token_place[token] = LOCKED
    game.agora.locked = token


@kernel
def half_coins(game, seat):
    """AGORA-162: half of the opponent's coins, rounded up."""
    coins = (game.cities[1 - seat].coins + 1) // 2
    game.cities[1 - seat].coins -= coins
    game.cities[seat].coins += coins


@kernel
def run_agora(game, tables, kind, seat, amount, subject):
    """The effects of Agora that need no choice (AGORA-090, 151)."""
    if kind == POLITICIAN:
        push(game, SENATE, seat, senate_actions(game, tables, seat), subject)
    elif kind == CONSPIRE:
        draw_conspiracies(game, seat)
    elif kind == CONSTRUCTION_COINS:
        construction_coins(game, subject)
    elif kind == AFTER_TRIGGER:
        after_trigger(game, seat)
    elif kind == HALF_COINS:
        half_coins(game, seat)
    elif kind == MARKER_COINS:
        game.cities[seat].coins += amount * markers_in_senate(game, seat)
    elif kind == MARKER_LOSS:
        lose_coins(game, 1 - seat, amount * markers_in_senate(game, 1 - seat))


@kernel
def after_trigger(game, seat):
    """AGORA-061, Z-12: the turn goes on, unless the conspiracy has emptied the structure."""
    if game.present == 0:
        push(game, FINISH, seat, 0, 0)
