"""Senators: what they cost, whom they follow, what they may do (AGORA-031, 032, 099, 105, 110)."""

from argosy.rules.duel.agora.terms import AGAIN_ON_CONSPIRATOR, BLUE_BONUS, CONSPIRATOR, FREE_SENATORS, SENATOR
from argosy.rules.duel.boxes.effects import NO_PRICE
from argosy.rules.duel.terms import BLUE
from argosy.rules.kernel import kernel


@kernel
def senator_price(city, color):
    """AGORA-031, 099: as many coins as senators already lie in the city; nothing with Corruption."""
    if color != SENATOR:
        return NO_PRICE
    if city.powers[FREE_SENATORS] > 0:
        return 0
    return city.colors[SENATOR]


@kernel
def may_recruit_again(tables, card):
    """Z-06: may this card be taken from the discard pile? A senator only where the table plays so."""
    return tables.senators_from_discard or tables.cards[card].color != SENATOR


@kernel
def note_conspirator(game, seat, kind):
    """AGORA-110, Z-28: a conspirator brings another turn if the decree is controlled when it is recruited, before its
    effect.
    """
    if kind == CONSPIRATOR and game.cities[seat].powers[AGAIN_ON_CONSPIRATOR] > 0:
        game.play_again = 1


@kernel
def senate_actions(game, tables, seat):
    """AGORA-032, 105: by the number of blue cards."""
    city = game.cities[seat]
    return tables.actions[city.colors[BLUE] + city.powers[BLUE_BONUS]]
