"""Invariants of every moment of 7 Wonders, with and without Armada, as kernels.

A hundred thousand games take a minute.
"""

# ruff: noqa: SIM110  because kernels know no generators

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.wonders.armada.state import ISLANDS_OF_LEVEL, MAX_MOVES
from argosy.rules.wonders.armada.terms import FIGHT, KEEP, KEEP_ISLAND, LANES, LEVELS, MOVE
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.city import hand_holder, has_built
from argosy.rules.wonders.rows import total_price
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import HAND, KINDS, MAX_STAGES, SEATS
from argosy.rules.wonders.terms import (
    ASK_LAST_CARD,
    BUILD,
    CARD,
    CITY_CARD,
    DISCARD_LEFT_OVER,
    FREE,
    LAST_CARD,
    NOTHING,
    REVIVE,
    REVIVE_CARD,
    SELL,
    STAGE,
)
from argosy.rules.wonders.turn import advance, commit

STREAM_TEST = 200
LANE_COUNT = len(LANES)
TRIES = 3
ONE = np.uint32(1)

# What can be wrong: a bit set.
FAULTS = (
    "cards", "coins", "colors", "hands", "owing", "stages", "tokens", "numbers", "prices", "empty list", "replay",
    "ships", "islands", "open",
)  # fmt: skip
CARDS, COINS, COLORS, HANDS, OWING, STAGES, TOKENS, NUMBERS, PRICES, EMPTY, REPLAY, SHIPS, ISLANDS, OPEN = [
    1 << bit for bit in range(len(FAULTS))
]

# What has been seen: a bit set, so that a test can demand that random games meet it.
SIGHTS = (
    "a move", "an island choice", "a group", "an incursion", "a fight question", "a far purchase", "a pile",
    "the last space",
)  # fmt: skip
SAW_MOVE, SAW_KEEP, SAW_GROUP, SAW_LANDING, SAW_FIGHT, SAW_FAR, SAW_PILE, SAW_END = [
    1 << bit for bit in range(len(SIGHTS))
]

# What a look needs beside the game: room to count cards by kind, and where ships were at the last look.
LOOK = np.dtype([("lying", np.int64, KINDS), ("spaces", np.int64, (SEATS, LANE_COUNT))], align=True)


@kernel
def look_for_faults(game, tables, look):
    """The bit set of what is wrong at a moment when somebody owes a choice or the game is over."""
    faults = look_for_lost_cards(game, tables, look.lying)
    owing, cards = 0, 0
    for seat in range(game.seats):
        faults |= look_at_city(game, tables, seat)
        owing += game.cities[seat].owes != NOTHING
        cards += game.cities[seat].owes == CARD
    if owing != game.owing or (owing == 0) != (game.over != 0):
        faults |= OWING
    if cards > 0 or game.over:
        faults |= look_for_open_things(game)
    if tables.armada.island_kinds > 0:
        return faults | look_for_naval_faults(game, tables, look.spaces)
    return faults | look_for_too_many_tokens(game)


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
    if city.coins < 0 or city.income < 0:
        faults |= COINS
    for color in range(city.colors.shape[0]):
        count = 0
        for kind in range(tables.kinds):
            if has_built(city, kind) and tables.cards[kind].color == color:
                count += 1
        if count != city.colors[color]:
            faults |= COLORS
    return faults | look_at_stages(city, tables.boards[city.wonder])


@kernel
def look_at_stages(city, board):
    """Under each built stage lies a card, and there are no more of them than the board has."""
    markers, stages = 0, 0
    for stage in range(MAX_STAGES):
        markers += city.markers[stage] >= 0
        stages += city.stages_built >> stage & 1
    return STAGES if markers != city.stages or stages != city.stages or city.stages > board.stages else 0


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
    """Cards in a hand: 7, 6, 5 ... when cards are chosen, one fewer when the turn's cards have been
    played.
    """
    owed = game.cities[seat].owed
    if owed == LAST_CARD:
        return 1
    if owed not in (CARD, CITY_CARD):
        return left_in_hand(game, tables, seat)
    if not game.free_city:
        return tables.hand + 1 - game.turn
    if seat == 0:
        return tables.hand - game.turn
    return tables.hand + 1 - game.turn + (seat == game.controller)


@kernel
def left_in_hand(game, tables, seat):
    """Cards in a hand after the turn's plays; of the last turn's left-overs only those not yet discarded
    (BASE-LAST-2).
    """
    if game.turn < tables.turns:
        return tables.hand - game.turn
    if game.cities[seat].plays_last:
        return 1 if is_ahead(game, tables, ASK_LAST_CARD) else 0
    return tables.hand - game.turn if is_ahead(game, tables, DISCARD_LEFT_OVER) else 0


@kernel
def is_ahead(game, tables, step):
    """Is a step of the round still to come for the first time? With an extra last card some come twice."""
    for place in range(game.step):
        if tables.steps[place] == step:
            return False
    return True


@kernel
def look_for_too_many_tokens(game):
    """A city takes at most two tokens an Age (BASE-CONFLICT-3, -4)."""
    faults = look_for_lost_tokens(game)
    for seat in range(game.seats):
        city = game.cities[seat]
        mine = 0
        for age in range(city.victories.shape[0]):
            mine += city.victories[age]
            if city.victories[age] > 2:
                faults |= TOKENS
        if mine + city.defeats > 2 * game.age:
            faults |= TOKENS
        if city.income != 0:  # because without Armada nobody is asked before income is taken
            faults |= COINS
    return faults


@kernel
def look_for_lost_tokens(game):
    """Each victory of an Age is another city's defeat."""
    won, lost = 0, 0
    for seat in range(game.seats):
        for age in range(game.cities[seat].victories.shape[0]):
            won += game.cities[seat].victories[age]
        lost += game.cities[seat].defeats
    return TOKENS if won != lost else 0


@kernel
def look_for_open_things(game):
    """Nothing of the last turn is left to do when a turn begins; no incursion when an Age begins."""
    faults = 0
    for seat in range(game.seats):
        city = game.cities[seat]
        armada = city.armada
        left = armada.arrival_coins + armada.tax + armada.pirates + armada.top_islands + armada.drawn_level
        left += city.income + city.revives
        for level in range(LEVELS):
            left += armada.exploring[level]
        for place in range(MAX_MOVES):
            left += armada.moves_many[place]
        if left != 0 or (game.turn == 1 and armada.attacks != 0):
            faults |= OPEN
    return faults


@kernel
def look_for_naval_faults(game, tables, spaces):
    """Ships, islands and naval tokens."""
    faults = look_for_lost_tokens(game) | look_for_lost_islands(game, tables)
    for seat in range(game.seats):
        faults |= look_at_ships(game, tables, seat, spaces) | look_at_naval_tokens(game, tables, seat)
        armada = game.cities[seat].armada
        if armada.drawn_level == 0 and armada.drawn[0] >= 0:
            faults |= ISLANDS
    return faults


@kernel
def look_at_ships(game, tables, seat, spaces):
    """Ships only go forward and never pass the last space (ARMADA-NAVAL-6)."""
    faults = 0
    for lane in range(LANE_COUNT):
        space = game.cities[seat].armada.ships[lane]
        if space < spaces[seat, lane] or space > tables.armada.last_space:
            faults |= SHIPS
        spaces[seat, lane] = space
    return faults


@kernel
def note_ships(game, spaces):
    """From here on ships go forward."""
    for seat in range(game.seats):
        for lane in range(LANE_COUNT):
            spaces[seat, lane] = game.cities[seat].armada.ships[lane]


@kernel
def look_for_lost_islands(game, tables):
    """Each island lies in its deck or before one city; drawn ones still lie in their deck, before one
    explorer.
    """
    for island in range(tables.armada.island_kinds):
        level, places, drawn = tables.armada.islands[island].level - 1, 0, 0
        for seat in range(game.seats):
            armada = game.cities[seat].armada
            places += (armada.islands >> np.uint32(island)) & ONE != 0
            for place in range(ISLANDS_OF_LEVEL):
                if armada.drawn[place] == island:
                    drawn += 1
        for place in range(game.armada.left[level]):
            places += game.armada.islands[level, place] == island
        if places != 1 or drawn > 1:
            return ISLANDS
    return 0


@kernel
def look_at_naval_tokens(game, tables, seat):
    """Naval tokens are of the kinds of their Age, and come at its end (ARMADA-SETUP-8)."""
    faults, tokens = 0, game.cities[seat].armada.tokens
    for age in range(tokens.shape[0]):
        if not is_token(tables, age, tokens[age]) or (age >= game.age and tokens[age] != 0):
            faults |= TOKENS
    return faults


@kernel
def is_token(tables, age, points):
    """Nothing, the defeat token of the Age, or one of its prizes."""
    if points == 0 or points == tables.armada.lowest[age]:
        return True
    for rank in range(tables.armada.prizes.shape[1]):
        if points == tables.armada.prizes[age, rank]:
            return True
    return False


@kernel
def note_sights(game, tables):
    """A bit set of situations of Armada and the discard pile that this moment shows."""
    sights, explorers = 0, 0
    for seat in range(game.seats):
        city = game.cities[seat]
        sights |= SAW_MOVE if city.owes == MOVE else 0
        sights |= SAW_KEEP if city.owes == KEEP else 0
        sights |= SAW_FIGHT if city.owes == FIGHT else 0
        sights |= SAW_PILE if city.owes == REVIVE else 0
        sights |= SAW_LANDING if city.armada.attacks != 0 else 0
        explorers += city.armada.drawn_level > 0
        for lane in range(LANE_COUNT):
            sights |= SAW_END if city.armada.ships[lane] == tables.armada.last_space else 0
    return sights | (SAW_GROUP if explorers > 1 else 0)


@kernel
def look_at_list(game, tables, seat, out, count, seen, stamp):
    """Numbers of a list are different and inside the action space; prices are not negative and can be
    paid.
    """
    faults = 0 if count > 0 else EMPTY
    for place in range(count):
        row = out[place]
        if row.number < 0 or row.number >= tables.actions:
            return faults | NUMBERS
        if seen[row.number] == stamp:
            faults |= NUMBERS
        seen[row.number] = stamp
        least = min(row.left, row.right, row.far_left, row.far_right, row.bank)
        if least < 0 or total_price(row) > game.cities[seat].coins:
            faults |= PRICES
        if not lies_at_hand(game, seat, row):
            faults |= CARDS
    return faults


@kernel
def lies_at_hand(game, seat, row):
    """Is the card of a choice where it has to come from?"""
    if row.verb == REVIVE_CARD:
        return game.discard[row.card] > 0
    if row.verb == KEEP_ISLAND:
        return is_among(game.cities[seat].armada.drawn, ISLANDS_OF_LEVEL, row.card)
    if row.verb in (BUILD, FREE, STAGE, SELL):
        hand = game.cities[hand_holder(game, seat)]
        return is_among(hand.hand, hand.hand_size, row.card)
    return True


@kernel
def is_among(cards, count, card):
    """Is a card among the first ones of a row?"""
    for place in range(count):
        if cards[place] == card:
            return True
    return False


@kernel
def sailing_pick(game, out, count, counter):
    """A random choice; three tries for one that moves a ship, because ships lead to islands and taxes."""
    pick = random_below(game.seed, STREAM_TEST, counter, count)
    for more in range(1, TRIES):
        if out[pick].add_on == 0:
            pick = random_below(game.seed, STREAM_TEST, counter + more, count)
    return pick


@kernel
def play_checked(game, tables, out, look, seen, journal):
    """One whole random game, looked at after every reveal: (faults, sights).

    journal[moment, seat] takes the number of each choice.
    """
    note_ships(game, look.spaces)
    faults, sights, counter = look_for_faults(game, tables, look), 0, 0
    while not game.over:
        for place in range(1, game.seats + 1):
            seat = place % game.seats  # because the controller chooses the own card before the free city's
            if game.cities[seat].owes != NOTHING:
                count = list_choices(game, tables, seat, out)
                seen[tables.actions] += 1
                faults |= look_at_list(game, tables, seat, out, count, seen, seen[tables.actions])
                choice = out[sailing_pick(game, out, count, counter)]
                counter += TRIES
                sights |= SAW_FAR if choice.far_left + choice.far_right > 0 else 0
                journal[game.moment, seat] = choice.number
                commit(game, seat, choice)
        advance(game, tables)
        faults |= look_for_faults(game, tables, look)
        sights |= note_sights(game, tables)
    return faults, sights


@kernel
def play_many_checked(games, first, tables, boards, out, look, seen, journals, faults):
    """Deal and play all games; game i has seed first + i.

    Writes what is wrong with each; returns what was seen.
    """
    sights = 0
    for number in range(games.shape[0]):
        deal(games[number], tables, first + number, boards[number])
        advance(games[number], tables)
        wrong, saw = play_checked(games[number], tables, out, look, seen, journals[number])
        faults[number] = wrong
        sights |= saw
    return sights


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
    """Play the journal again; in every moment the seats commit in another order.

    False if a choice is not listed.
    """
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
    """Everybody's choice of this moment; the free city's waits until its controller's own is made
    (BASE-TWO-5).
    """
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
    """Play the same choices at a table whose seats are `shift` places further on.

    False if one is not listed there.
    """
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
        seat = int(place % trial.seats)
        if trial.cities[seat].owes != NOTHING:
            count = list_choices(trial, tables, seat, out)
            pick = random_below(trial.seed, STREAM_TEST + 2, counter + seat, count)
            if seat == asked:
                choices, pick = count, wanted
            commit(trial, seat, out[pick])
    advance(trial, tables)
    return choices


@kernel
def try_all_choices(game, tables, trials, source, out, look, counter):
    """Apply every listed choice of every seat to a copy of the game in source[0]; return the faults.

    The copy is in trials[0].
    """
    faults = 0
    for seat in range(game.seats):
        if game.cities[seat].owes != NOTHING:
            wanted, choices = 0, 1
            while wanted < choices:
                trials[0] = source[0]
                choices = try_choice(trials[0], tables, seat, wanted, out, counter)
                note_ships(game, look.spaces)
                faults |= look_for_faults(trials[0], tables, look)
                wanted += 1
    return faults


@kernel
def play_trying_all(source, tables, trials, out, look):
    """One random game; at every moment every listed choice is tried on a copy. Returns (faults, moments)."""
    game, faults, counter = source[0], 0, 0
    while not game.over:
        faults |= try_all_choices(game, tables, trials, source, out, look, counter)
        try_choice(game, tables, -1, 0, out, counter)
        counter += SEATS
    return faults, game.moment
