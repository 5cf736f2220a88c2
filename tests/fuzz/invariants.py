"""What must hold at every moment of every game, as kernels, so that a hundred thousand games take a minute.

All kernels of these tests stand in this one file, because Numba's cache does not see a change in another file.
"""

# ruff: noqa: SIM110  because kernels know no generators

from argosy.rules.chance import random_below
from argosy.rules.kernel import kernel
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.city import hand_holder, has_built
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import HAND, MAX_STAGES
from argosy.rules.wonders.terms import (
    ASK_LAST_CARD,
    CARD,
    DISCARD_LEFT_OVER,
    LAST_CARD,
    NOTHING,
    PASS,
    REVIVE,
    REVIVE_CARD,
)
from argosy.rules.wonders.trade import total_price
from argosy.rules.wonders.turn import advance, commit

STREAM_TEST = 200

# What can be wrong: a bit set.
FAULTS = ("cards", "coins", "colors", "hands", "owing", "stages", "tokens", "numbers", "prices", "empty list", "replay")
CARDS, COINS, COLORS, HANDS, OWING, STAGES, TOKENS, NUMBERS, PRICES, EMPTY, REPLAY = [
    1 << bit for bit in range(len(FAULTS))
]


@kernel
def look_for_faults(game, tables, lying):
    """The bit set of what is wrong at a moment when somebody owes a choice or the game is over."""
    faults = look_for_lost_cards(game, tables, lying)
    owing = 0
    for seat in range(game.seats):
        faults |= look_at_city(game, tables, seat)
        if game.cities[seat].owes != NOTHING:
            owing += 1
    if owing != game.owing or (owing == 0) != (game.over != 0):
        faults |= OWING
    return faults | look_for_lost_tokens(game)


@kernel
def look_for_lost_cards(game, tables, lying):
    """Every card that was dealt up to this Age lies in exactly one place, and no other card lies anywhere."""
    for kind in range(lying.shape[0]):
        lying[kind] = game.discard[kind]
    for seat in range(game.seats):
        add_cards_of_city(game.cities[seat], tables, lying)
    for age in range(game.age):
        for place in range(game.seats * tables.hand):
            lying[game.decks[age, place]] -= 1
    for kind in range(lying.shape[0]):
        if lying[kind] != 0:
            return CARDS
    return 0


@kernel
def add_cards_of_city(city, tables, lying):
    """Count the cards in the hand, under the stages and in the city."""
    for place in range(city.hand_size):
        lying[city.hand[place]] += 1
    for stage in range(MAX_STAGES):
        if city.markers[stage] >= 0:
            lying[city.markers[stage]] += 1
    for kind in range(tables.kinds):
        lying[kind] += has_built(city, kind)


@kernel
def look_at_city(game, tables, seat):
    """Coins, counts of colours, hand and stages of one city."""
    city = game.cities[seat]
    faults = look_at_hand(game, tables, seat)
    if city.coins < 0 or city.income != 0:
        faults |= COINS
    for color in range(city.colors.shape[0]):
        count = 0
        for kind in range(tables.kinds):
            if has_built(city, kind) and tables.cards[kind].color == color:
                count += 1
        if count != city.colors[color]:
            faults |= COLORS
    markers = 0
    for stage in range(MAX_STAGES):
        if city.markers[stage] >= 0:
            markers += 1
    if markers != city.stages or city.stages > tables.boards[city.wonder].stages:
        faults |= STAGES
    return faults


@kernel
def look_at_hand(game, tables, seat):
    """A hand has the size of the turn (BASE-PASS-2, BASE-TWO-15), is sorted, and empty places are marked."""
    city = game.cities[seat]
    faults = 0
    for place in range(HAND):
        if (city.hand[place] >= 0) != (place < city.hand_size):
            faults |= HANDS
        if (
            0 < place < city.hand_size
            and city.hand[place] < city.hand[place - 1]
            and not (game.free_city and seat == 0)
        ):
            faults |= HANDS
    if city.hand_size != expected_hand(game, tables, seat):
        faults |= HANDS
    return faults


@kernel
def expected_hand(game, tables, seat):
    """Cards in a hand: 7, 6, 5 ... when cards are chosen, one fewer when the turn's cards have been played."""
    owed = game.cities[seat].owed
    if owed == LAST_CARD:
        return 1
    if owed in (NOTHING, REVIVE):
        return left_in_hand(game, tables, seat)
    if not game.free_city:
        return tables.hand + 1 - game.turn
    if seat == 0:
        return tables.hand - game.turn
    return tables.hand + 1 - game.turn + (seat == game.controller)


@kernel
def left_in_hand(game, tables, seat):
    """Cards in a hand after the turn's plays; of the last turn's left-overs only those not yet discarded (BASE-LAST-2)."""
    if game.turn < tables.turns or comes_later(game, tables, DISCARD_LEFT_OVER):
        return tables.hand - game.turn
    return 1 if game.cities[seat].plays_last and comes_later(game, tables, ASK_LAST_CARD) else 0


@kernel
def comes_later(game, tables, step):
    """Is a step of the round still to come?"""
    for place in range(game.step, tables.steps.shape[0]):
        if tables.steps[place] == step:
            return True
    return False


@kernel
def look_for_lost_tokens(game):
    """Each victory of an Age is another city's defeat; a city takes at most two tokens an Age (BASE-CONFLICT-3, -4)."""
    won, lost, faults = 0, 0, 0
    for seat in range(game.seats):
        city = game.cities[seat]
        mine = 0
        for age in range(city.victories.shape[0]):
            mine += city.victories[age]
            if city.victories[age] > 2:
                faults |= TOKENS
        won += mine
        lost += city.defeats
        if mine + city.defeats > 2 * game.age:
            faults |= TOKENS
    return faults if won == lost else faults | TOKENS


@kernel
def look_at_list(game, tables, seat, out, count, seen, stamp):
    """Numbers of a list are different and inside the action space; prices are not negative and can be paid."""
    faults = 0 if count > 0 else EMPTY
    for place in range(count):
        row = out[place]
        if row.number < 0 or row.number >= tables.actions:
            return faults | NUMBERS
        if seen[row.number] == stamp:
            faults |= NUMBERS
        seen[row.number] = stamp
        if row.left < 0 or row.right < 0 or row.bank < 0 or total_price(row) > game.cities[seat].coins:
            faults |= PRICES
        if not lies_at_hand(game, seat, row):
            faults |= CARDS
    return faults


@kernel
def lies_at_hand(game, seat, row):
    """Is the card of a choice where it has to come from?"""
    if row.verb == PASS:
        return True
    if row.verb == REVIVE_CARD:
        return game.discard[row.card] > 0
    hand = game.cities[hand_holder(game, seat)]
    for place in range(hand.hand_size):
        if hand.hand[place] == row.card:
            return True
    return False


@kernel
def play_checked(game, tables, out, lying, seen, journal):
    """One whole random game, looked at after every reveal; journal[moment, seat] takes the number of each choice."""
    faults, counter = look_for_faults(game, tables, lying), 0
    while not game.over:
        for place in range(1, game.seats + 1):
            seat = place % game.seats  # because the controller chooses the own card before the free city's
            if game.cities[seat].owes != NOTHING:
                count = list_choices(game, tables, seat, out)
                counter += 1
                seen[tables.actions] += 1
                faults |= look_at_list(game, tables, seat, out, count, seen, seen[tables.actions])
                choice = out[random_below(game.seed, STREAM_TEST, counter, count)]
                journal[game.moment, seat] = choice.number
                commit(game, seat, choice)
        advance(game, tables)
        faults |= look_for_faults(game, tables, lying)
    return faults


@kernel
def play_many_checked(games, first, tables, boards, out, lying, seen, journals, faults):
    """Deal and play all games; game i has seed first + i. Writes what is wrong with each into `faults`."""
    for number in range(games.shape[0]):
        deal(games[number], tables, first + number, boards[number])
        advance(games[number], tables)
        faults[number] = play_checked(games[number], tables, out, lying, seen, journals[number])


@kernel
def commit_number(game, tables, seat, number, out):
    """Commit the choice with a number; False if it is not listed."""
    count = list_choices(game, tables, seat, out)
    for place in range(count):
        if out[place].number == number:
            commit(game, seat, out[place])
            return True
    return False


@kernel
def replay_shuffled(game, tables, out, journal, order):
    """Play the journal again; in every moment the seats commit in another order. False if a choice is not listed."""
    counter = 0
    while not game.over:
        for place in range(game.seats):
            order[place] = place
        for last in range(game.seats - 1, 0, -1):
            counter += 1
            other = random_below(game.seed, STREAM_TEST + 1, counter, last + 1)
            order[last], order[other] = order[other], order[last]
        if not commit_in_order(game, tables, out, journal, order):
            return False
        advance(game, tables)
    return True


@kernel
def commit_in_order(game, tables, out, journal, order):
    """Everybody's choice of this moment; the free city's waits until its controller's own is made (BASE-TWO-5)."""
    for place in range(game.seats):
        seat = order[place]
        waits = game.cities[seat].owes == NOTHING or (game.free_city and seat == 0)
        if not waits and not commit_number(game, tables, seat, journal[game.moment, seat], out):
            return False
    if game.cities[0].owes != NOTHING:
        return commit_number(game, tables, 0, journal[game.moment, 0], out)
    return True


@kernel
def replay_many_shuffled(games, first, tables, boards, out, journals, order, faults):
    """Deal again and replay every game; faults gets REPLAY where a choice of the journal is not listed."""
    for number in range(games.shape[0]):
        deal(games[number], tables, first + number, boards[number])
        advance(games[number], tables)
        if not replay_shuffled(games[number], tables, out, journals[number], order):
            faults[number] |= REPLAY


@kernel
def replay_turned(game, tables, turned, out, journal, shift):
    """Play the same choices at a table whose seats are `shift` places further on. False if one is not listed there."""
    while not game.over:
        moment = game.moment
        for seat in range(game.seats):
            if game.cities[seat].owes != NOTHING:
                other = (seat + shift) % game.seats
                if not commit_number(turned, tables, other, journal[moment, seat], out):
                    return False
                if not commit_number(game, tables, seat, journal[moment, seat], out):
                    return False
        advance(game, tables)
        advance(turned, tables)
    return True


@kernel
def try_choice(trial, tables, asked, wanted, out, counter):
    """Reveal a moment in which `asked` takes the choice at place `wanted` and the others random ones.

    Returns how many choices `asked` had.
    """
    choices = 0
    for place in range(1, trial.seats + 1):
        seat = place % trial.seats
        if trial.cities[seat].owes != NOTHING:
            count = list_choices(trial, tables, seat, out)
            pick = random_below(trial.seed, STREAM_TEST + 2, counter + seat, count)
            if seat == asked:
                choices, pick = count, wanted
            commit(trial, seat, out[pick])
    advance(trial, tables)
    return choices


@kernel
def try_all_choices(game, tables, trials, source, out, lying, counter):
    """Apply every listed choice of every seat to a copy (in trials[0]) of the game in source[0]; return the faults."""
    faults = 0
    for seat in range(game.seats):
        if game.cities[seat].owes != NOTHING:
            wanted, choices = 0, 1
            while wanted < choices:
                trials[0] = source[0]
                choices = try_choice(trials[0], tables, seat, wanted, out, counter)
                faults |= look_for_faults(trials[0], tables, lying)
                wanted += 1
    return faults


@kernel
def play_trying_all(source, tables, trials, out, lying):
    """One random game; at every moment every listed choice is tried on a copy. Returns (faults, moments)."""
    game, faults, counter = source[0], 0, 0
    while not game.over:
        faults |= try_all_choices(game, tables, trials, source, out, lying, counter)
        try_choice(game, tables, -1, 0, out, counter)
        counter += CARD + game.seats
    return faults, game.moment
