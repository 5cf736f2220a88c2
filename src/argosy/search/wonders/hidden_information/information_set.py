"""The information set of a seat, made from the record: quicker than from its view (`from_view.py`).

The result is bit for bit the same. `forget` removes what the seat does not know. Things are noted by their
number or name, and places are filled from that order, so what really lies there makes no difference;
`tests/search/wonders/test_information_sets.py` deals it again and compares.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.setup import shuffle_deck
from argosy.rules.wonders.state import KINDS, MAX_STAGES, Game
from argosy.rules.wonders.terms import AGES, CARD, LAST_CARD, NO_VERB, NOTHING, REVIVE, STAGE
from argosy.search.wonders.expansions import HIDE_PIECES, HIDE_TABLE, HIDE_TURN, others_answer
from argosy.search.wonders.hidden_information.card_counts import PILE, clear_counts, count_cards, note_seen
from argosy.search.wonders.hidden_information.hand_tracking import is_explained, is_face_down, sees_through
from argosy.search.wonders.hidden_information.unseen_cards import (
    note_earlier_ages,
    note_this_age,
    unexplained,
)


@kernel
def hide(game: Game, tables: Record, seat: int, names: Numbers, hidden: Record) -> bool:
    """Leave in a copy of a game what the seat that is asked knows, and list in a zeroed `hidden` what may
    lie where.

    names: the place of each card in the order of the names. False: the plays of the Age do not lead from its
    deal to the hands, as where somebody has set the game up, so only the view can say what is known.
    """
    if not is_explained(game, tables, hidden):
        return False
    hidden.viewer = seat
    hidden.coming = game.age if game.turn > 0 else game.age - 1
    for other in range(game.seats):
        if not sees_through(tables, seat, other):
            hidden.sorts |= 1 << other
    for hide_own in HIDE_TABLE:
        hide_own(game, tables, hidden)
    count_cards(game, tables, hidden)
    note_seen(game, tables, hidden)
    left = note_this_age(game, tables, names, hidden) if game.turn > 0 else unexplained(game, hidden)
    note_earlier_ages(game, tables, hidden, left)
    hide_course(game, tables, seat, hidden)
    for hide_own in HIDE_TURN:
        hide_own(game, tables, seat)
    clear_counts(hidden)
    for hide_own in HIDE_PIECES:
        hide_own(game, tables, hidden)
    clear_counts(hidden)
    return True


@kernel
def hide_course(game: Record, tables: Record, seat: int, hidden: Record) -> None:
    """Chance to come, faces of cards, what has been chosen, and what of the turn is under way."""
    game.seed = np.uint64(0)
    for age in range(AGES):
        shuffle_deck(game, tables, game.seed, age)
    for kind in range(KINDS):
        game.discard[kind] = hidden.mixed[PILE + kind]
    for other in range(game.seats):
        hide_stages(game, tables, seat, other)
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            play = game.plays[row, other]
            if is_face_down(game, tables, seat, row, other):
                play.card = -1
            if play.verb != STAGE:
                play.stage = 0
    hide_choices(game, seat)


@kernel
def hide_stages(game: Game, tables: Record, viewer: int, seat: int) -> None:
    """BASE-INFO-2: cards under stages, but those that the viewer has put there in this Age itself."""
    city = game.cities[seat]
    for stage in range(MAX_STAGES):
        city.markers[stage] = -1
    if sees_through(tables, viewer, seat):
        for row in range(1, tables.turns + 2):
            play = game.plays[row, seat]
            if play.verb == STAGE:
                city.markers[play.stage - 1] = play.card


@kernel
def hide_choices(game: Game, seat: int) -> None:
    """Let everybody choose again who is asked in the same moment, as far as the viewer knows enough of it;
    of the turn, trade income of others and constructions that are still to be asked for are left out.
    """
    asked = game.cities[seat].owes
    game.owing = 0
    for other in range(game.seats):
        city = game.cities[other]
        owes = city.owes
        if owes == NOTHING and city.chosen.verb != NO_VERB:
            owes = asked
        city.owes = NOTHING
        city.owed = NOTHING
        city.income = 0
        city.revives = 1 if other == seat and asked == REVIVE else 0
        for index in range(city.later_revives.shape[0]):
            city.later_revives[index] = 0
        write_choice(city.chosen, NO_VERB, -1, -1)
        if owes != NOTHING and (other == seat or owes in (CARD, LAST_CARD) or others_answer(owes)):
            ask(game, other, owes)
