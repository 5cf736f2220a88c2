"""The information set of a seat: a record without what the seat does not know, and where that may lie.

`hide` removes what the seat does not know. Things are noted by their number or name, and places are filled
from that order, so what really lies there makes no difference:
`tests/search/wonders/test_information_sets.py` deals it again and compares, and lists the same from the view.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.hand_tracking import (
    clear_hand_counts,
    clear_track,
    is_explained,
    is_face_down,
    sees_through,
    track_hands,
)
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.setup import shuffle_deck
from argosy.rules.wonders.state import KINDS, MAX_STAGES, Game
from argosy.rules.wonders.terms import AGES, CARD, CITY_CARD, LAST_CARD, NO_VERB, NOTHING, REVIVE, STAGE
from argosy.search.wonders.expansions import HIDE_PIECES, HIDE_TABLE, HIDE_TURN, others_answer
from argosy.search.wonders.hidden_information.card_counts import (
    PILE,
    asked_city,
    clear_counts,
    count_cards,
    note_seen,
)
from argosy.search.wonders.hidden_information.unseen_cards import (
    note_earlier_ages,
    note_this_age,
    unexplained,
)


@kernel
def hide(game: Game, tables: Record, seat: int, names: Numbers, hidden: Record) -> None:
    """Leave in a copy of a game what the seat that is asked knows, and list in a zeroed `hidden` what may
    lie where.

    names: the place of each card in the order of the names. Where the plays of the Age do not lead from its
    deal to the hands, as where somebody has set the game up, no hand of another is known.
    """
    hidden.viewer = seat
    hidden.tracked = is_explained(game, tables, hidden.counts)
    clear_hand_counts(game, tables, hidden)
    hide_tracked(game, tables, names, hidden)


@kernel
def hide_tracked(game: Game, tables: Record, names: Numbers, hidden: Record) -> None:
    """The same, where `hidden` has the seat already, and whether hands can be known."""
    seat = hidden.viewer + 0
    track_hands(game, tables, hidden)
    hidden.coming = game.age if game.turn > 0 else game.age - 1
    for other in range(game.seats):
        if not sees_through(tables, seat, other) and not (game.free_city and other == 0):
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
    hidden.tracked = 0
    clear_track(hidden)


@kernel
def hide_course(game: Record, tables: Record, seat: int, hidden: Record) -> None:
    """Chance to come, faces of cards, what has been chosen, and what of the turn is under way."""
    game.seed = np.uint64(0)
    for age in range(AGES):
        shuffle_deck(game, tables, game.seed, age)
    for kind in range(KINDS):
        game.discard[kind] = hidden.mixed[PILE + kind]
    hide_stages(game, tables, seat)
    for row in range(1, tables.turns + 2):
        for other in range(game.seats):
            play = game.plays[row, other]
            if is_face_down(game, tables, seat, row, other):
                play.card = -1
            if play.verb != STAGE:
                play.stage = 0
    hide_choices(game, seat)


@kernel
def hide_stages(game: Game, tables: Record, viewer: int) -> None:
    """BASE-INFO-2: cards under stages, but those that the viewer has put there in this Age itself."""
    for seat in range(game.seats):
        for stage in range(MAX_STAGES):
            game.cities[seat].markers[stage] = -1
        for row in range(1, tables.turns + 2):
            play = game.plays[row, seat]
            if play.verb == STAGE and not is_face_down(game, tables, viewer, row, seat):
                game.cities[seat].markers[play.stage - 1] = play.card


@kernel
def hide_choices(game: Game, seat: int) -> None:
    """Let everybody choose again who is asked in the same moment, as far as the viewer knows enough of it;
    of the turn, trade income of others and constructions that are still to be asked for are left out.

    A controller that has chosen for its own city and is asked for the free one keeps its choice.
    """
    mine = asked_city(game, seat)
    asked = game.cities[mine].owes
    game.owing = 0
    for other in range(game.seats):
        city = game.cities[other]
        owes = city.owes
        city.income = 0
        city.revives = 1 if other == mine and asked == REVIVE else 0
        for index in range(city.later_revives.shape[0]):
            city.later_revives[index] = 0
        if owes == NOTHING and city.chosen.verb != NO_VERB:
            if other == seat and mine != seat:
                continue
            owes = CARD if asked == CITY_CARD else asked
        city.owes = NOTHING
        city.owed = NOTHING
        write_choice(city.chosen, NO_VERB, -1, -1)
        if owes == CARD and other == 0 and game.free_city:
            owes = CITY_CARD
        if other == mine or owes in (CARD, CITY_CARD, LAST_CARD) or (owes != NOTHING and others_answer(owes)):
            ask(game, other, owes)
