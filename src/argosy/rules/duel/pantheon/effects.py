"""What gods do to cards and wonders (PANTHEON-017, 023, 026, 027)."""

from argosy.rules.duel.effects import gain_wonder, lose_wonder
from argosy.rules.duel.pantheon.gods import lay_open_tops
from argosy.rules.duel.pantheon.terms import GATE_CARD, OPEN_GATE, PROTECTED
from argosy.rules.duel.pantheon.tokens import has_token, take_token
from argosy.rules.duel.structure import take_card
from argosy.rules.duel.tasks import push
from argosy.rules.duel.terms import DISCARDED
from argosy.rules.kernel import kernel


@kernel
def strike(game, tables, seat, place):
    """PANTHEON-026, Z-18: any card of the structure goes to the discard pile, a token on it to the player."""
    game.card_place[game.deck[game.age - 1, place]] = DISCARDED
    take_card(game, tables, place)
    if game.revealed & (1 << place) == 0 and has_token(game, place):
        take_token(game, seat, place)
    game.revealed |= 1 << place


@kernel
def unbuild(game, tables, wonder):
    """PANTHEON-027: the wonder is to be constructed again by its owner."""
    seat = game.wonder_owner[wonder]
    lose_wonder(game, tables, wonder)
    gain_wonder(game, seat, wonder)


@kernel
def run_pantheon(game, tables, kind, seat, amount, subject):
    """The effects of Pantheon that need no choice (PANTHEON-017, 023)."""
    if kind == OPEN_GATE:
        lay_open_tops(game, tables)
        push(game, GATE_CARD, seat, 1, 0)
    elif kind == PROTECTED:
        game.cities[seat].protected += amount
