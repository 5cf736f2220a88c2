"""Invariants after every choice of 7 Wonders with any expansions, as kernels.

A hundred thousand games take minutes.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.wonders.armada.state import MAX_MOVES
from argosy.rules.wonders.armada.terms import LANES, LEVELS
from argosy.rules.wonders.babel.state import DRAFTED, TILES
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.edifice.terms import GIVE_PAWN
from argosy.rules.wonders.leaders.state import DRAFTED as PACKET
from argosy.rules.wonders.leaders.state import HAND_OF_LEADERS, RECRUITS
from argosy.rules.wonders.rows import total_price
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import AGES, KINDS, MAX_STAGES, SEATS
from argosy.rules.wonders.terms import CARD, NOTHING
from argosy.rules.wonders.turn import advance, commit

STREAM_TEST = 210
LANE_COUNT = len(LANES)
MOMENTS = 256  # more reveals than any game has
ONE = np.uint64(1)

# What can be wrong: a bit set.
FAULTS = (
    "cards", "colors", "stages", "hands", "owing", "coins", "debts", "tokens", "units", "leaders", "tiles", "projects",
    "pawns", "islands", "ships", "open", "numbers", "prices", "empty list", "too long", "replay",
)  # fmt: skip
(
    CARDS, COLORS, STAGES, HANDS, OWING, COINS, DEBTS, TOKENS, UNITS, LEADERS, TILES_WRONG, PROJECTS, PAWNS, ISLANDS,
    SHIPS, OPEN, NUMBERS, PRICES, EMPTY, TOO_LONG, REPLAY,
) = [1 << bit for bit in range(len(FAULTS))]  # fmt: skip

# What a look needs beside the game: room to count cards, and what may not change or only go one way.
LOOK = np.dtype(
    [
        ("lying", np.int64, KINDS),
        ("leaders", np.uint64),
        ("tiles", np.uint64),
        ("spaces", np.int64, (SEATS, LANE_COUNT)),
        ("debts", np.int64, SEATS),
        ("penalties", np.int64, SEATS),
    ],
    align=True,
)


@kernel
def begin_looking(game, tables, look):
    """Note at the deal what must stay as it is, and where everything begins that goes only one way."""
    look.leaders = np.uint64(0)
    if tables.leaders.kinds > 0:
        look.leaders, _ = leaders_lying(game)
    look.tiles, _ = tiles_lying(game, tables)
    for seat in range(game.seats):
        look.debts[seat] = 0
        look.penalties[seat] = 0
        for lane in range(LANE_COUNT):
            look.spaces[seat, lane] = game.cities[seat].armada.ships[lane]


@kernel
def look_for_faults(game, tables, look):
    """The bit set of what is wrong."""
    faults = look_for_lost_cards(game, tables, look.lying)
    faults |= look_for_lost_leaders(game, tables, look) | look_for_lost_tiles(game, tables, look)
    faults |= look_for_lost_islands(game, tables) | look_at_parts(game, tables)
    for seat in range(game.seats):
        faults |= look_at_city(game, tables, seat) | look_at_what_grows(game, tables, seat, look)
    return faults


@kernel
def look_at_moment(game, tables):
    """Faults in the number of seats that owe a choice, and leftovers of the last turn."""
    owing, cards = 0, 0
    for seat in range(game.seats):
        owing += game.cities[seat].owes != NOTHING
        cards += game.cities[seat].owes == CARD
    faults = OWING if owing != game.owing or (owing == 0) != (game.over != 0) else 0
    if cards > 0:
        for seat in range(game.seats):
            if game.cities[seat].hand_size != tables.hand + 1 - game.turn:
                faults |= HANDS
    if cards > 0 or game.over:
        for seat in range(game.seats):
            faults |= OPEN if open_things(game.cities[seat]) != 0 else 0
    return faults


@kernel
def look_for_lost_cards(game, tables, lying):
    """Every card that was dealt up to now lies in exactly one place, and no other card lies anywhere."""
    for kind in range(lying.shape[0]):
        lying[kind] = game.discard[kind]
    for seat in range(game.seats):
        add_cards_of_city(game.cities[seat], tables, lying)
    dealt = game.age if game.turn > 0 else game.age - 1  # turn 0: the cards of the Age are still to be dealt
    for age in range(dealt):
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
    """Counts of one city: colours, stages, hand, coins, tokens, units, prices."""
    city = game.cities[seat]
    faults = look_at_stages(tables, city)
    for color in range(city.colors.shape[0]):
        count = 0
        for kind in range(tables.kinds):
            if has_built(city, kind) and tables.cards[kind].color == color:
                count += 1
        faults |= COLORS if count != city.colors[color] else 0
    for place in range(1, city.hand_size):
        faults |= HANDS if city.hand[place] < city.hand[place - 1] else 0
    faults |= COINS if city.coins < 0 or city.income < 0 else 0
    least = min(city.defeats, city.shields, city.black.diplomacy, city.black.masks)
    for age in range(AGES):
        least = min(least, city.victories[age])
    for symbol in range(city.science.shape[0]):
        least = min(least, city.science[symbol])
    faults |= TOKENS if least < 0 else 0
    return faults | look_at_units(city)


@kernel
def look_at_stages(tables, city):
    """Under each built stage lies a card or a leader, and there are no more of them than the board has."""
    markers, stages = 0, 0
    for stage in range(MAX_STAGES):
        markers += city.markers[stage] >= 0
        markers += tables.leaders.kinds > 0 and city.leaders.markers[stage] >= 0
        stages += city.stages_built >> stage & 1
    wrong = markers != city.stages or stages != city.stages or city.stages > tables.boards[city.wonder].stages
    return STAGES if wrong else 0


@kernel
def look_at_units(city):
    """Check production: no negative units, nothing sold that is not produced, no negative price."""
    for subset in range(city.own_raw.shape[0]):
        if city.own_raw[subset] < 0 or city.sold_raw[subset] < 0:
            return UNITS
    for subset in range(city.own_made.shape[0]):
        if city.own_made[subset] < 0 or city.sold_made[subset] < 0:
            return UNITS
    for side in range(2):
        if city.price_raw[side] < 0 or city.price_made[side] < 0:
            return UNITS
    return 0


@kernel
def look_at_what_grows(game, tables, seat, look):
    """Ships never go back, debts and penalties are never paid back."""
    city, faults = game.cities[seat], 0
    for lane in range(LANE_COUNT):
        space = city.armada.ships[lane]
        if space < look.spaces[seat, lane] or space > tables.armada.last_space:
            faults |= SHIPS
        look.spaces[seat, lane] = space
    penalties = city.babel.debt + city.edifice.debt
    if city.black.debts < look.debts[seat] or penalties > look.penalties[seat]:
        faults |= DEBTS
    look.debts[seat] = city.black.debts
    look.penalties[seat] = penalties
    return faults


@kernel
def leaders_lying(game):
    """(bit set of the leaders that lie somewhere, how many lie)."""
    found, many = np.uint64(0), 0
    for place in range(game.leaders.left):
        found |= ONE << np.uint64(game.leaders.box[place])
        many += 1
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        bits, count = bits_of(leaders.hand, HAND_OF_LEADERS)
        found, many = found | bits, many + count
        bits, count = bits_of(leaders.packet, PACKET)
        found, many = found | bits, many + count
        bits, count = bits_of(leaders.face_up, RECRUITS)
        found, many = found | bits, many + count
        bits, count = bits_of(leaders.buried, MAX_STAGES)
        found, many = found | bits, many + count
        bits, count = bits_of(leaders.sold, RECRUITS)
        found, many = found | bits, many + count
        bits, count = bits_of(leaders.markers, MAX_STAGES)
        found, many = found | bits, many + count
    return found, many


@kernel
def bits_of(numbers, size):
    """(bit set of the numbers in a row, how many there are); -1 stands for none."""
    found, many = np.uint64(0), 0
    for place in range(size):
        if numbers[place] >= 0:
            found |= ONE << np.uint64(numbers[place])
            many += 1
    return found, many


@kernel
def bits_in(found):
    """The number of set bits."""
    many = 0
    while found:
        found &= found - ONE
        many += 1
    return many


@kernel
def look_for_lost_leaders(game, tables, look):
    """Each leader of the box lies in exactly one place; the copy of an effect is no leader."""
    if tables.leaders.kinds == 0:
        return 0
    found, many = leaders_lying(game)
    return LEADERS if found != look.leaders or many != bits_in(found) else 0


@kernel
def tiles_lying(game, tables):
    """(bit set of the tiles that were dealt, how many lie somewhere)."""
    found, many = np.uint64(0), 0
    if tables.babel.places == 0:
        return found, many
    found, many = bits_of(game.babel.stack, TILES)
    for seat in range(game.seats):
        babel = game.cities[seat].babel
        bits, count = bits_of(babel.packet, DRAFTED)
        found, many = found | bits, many + count
        bits, count = bits_of(babel.tiles, DRAFTED)
        found, many = found | bits, many + count
        laying = np.uint64(babel.laying)
        found, many = found | laying, many + bits_in(laying)
    return found, many


@kernel
def look_for_lost_tiles(game, tables, look):
    """Each tile that was dealt lies in exactly one place, and every city had its three."""
    found, many = tiles_lying(game, tables)
    if tables.babel.places == 0:
        return 0
    return TILES_WRONG if found != look.tiles or many != bits_in(found) or many != game.seats * DRAFTED else 0


@kernel
def stages_give_pawns(game, tables):
    """May a stage of some wonder at the table give a pawn of a later Age (EDIFICE-8)?"""
    for seat in range(game.seats):
        board = tables.boards[game.cities[seat].wonder]
        for stage in range(board.stages):
            row = board.stage[stage]
            for number in range(row.first_effect, row.first_effect + row.effects):
                if tables.effects[number].kind == GIVE_PAWN:
                    return True
    return False


@kernel
def look_at_parts(game, tables):
    """Check that tokens taken of a project are in cities, and pawns on the edifice or in cities.

    The card is turned as soon as no pawn is left (BABEL-PROJECT-2, EDIFICE-2 to -4).
    """
    faults, tokens, asks_cards = 0, 0, False
    for seat in range(game.seats):
        tokens += game.cities[seat].babel.tokens
        asks_cards = asks_cards or game.cities[seat].owed == CARD
    if tokens > game.babel.taken or (asks_cards and tokens != game.babel.taken):
        faults |= PROJECTS
    for age in range(AGES):
        pawns = 0
        for seat in range(game.seats):
            pawns += game.cities[seat].edifice.pawns[age]
        if game.edifice.left[age] != max(0, tables.edifice.pawns - pawns):
            faults |= PAWNS
        settled = asks_cards or game.over  # a turn's pawns are all taken before a card is turned
        if (
            settled
            and tables.edifice.pawns > 0
            and (game.edifice.left[age] == 0) != (game.edifice.turned[age] != 0)
        ):
            faults |= PAWNS
        if age >= game.age and pawns > 0 and not stages_give_pawns(game, tables):
            faults |= PAWNS
    return faults


@kernel
def look_for_lost_islands(game, tables):
    """Each island lies in its deck or before one city."""
    for island in range(tables.armada.island_kinds):
        level, places = tables.armada.islands[island].level - 1, 0
        for seat in range(game.seats):
            places += (game.cities[seat].armada.islands >> np.uint32(island)) & np.uint32(1) != 0
        for place in range(game.armada.left[level]):
            places += game.armada.islands[level, place] == island
        if places != 1:
            return ISLANDS
    return 0


@kernel
def open_things(city):
    """Open rights and debts of a city; 0 when a turn begins or the game is over."""
    armada, leaders, babel = city.armada, city.leaders, city.babel
    left = armada.arrival_coins + armada.tax + armada.pirates + armada.top_islands + armada.drawn_level
    for level in range(LEVELS):
        left += armada.exploring[level]
    for place in range(MAX_MOVES):
        left += armada.moves_many[place]
    left += leaders.recruits + leaders.buries + leaders.copies + leaders.returns + leaders.calls
    left += city.income + city.revives + city.black.loss + babel.loses_many + babel.laying
    for place in range(city.later_revives.shape[0]):
        left += city.later_revives[place]
    for place in range(city.black.demands.shape[0]):
        left += city.black.demands[place]
    return left


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
    return faults


@kernel
def pick_of(game, out, count, counter):
    """The place of a random choice: two more tries for one that does something of an expansion besides a
    card.
    """
    pick = random_below(game.seed, STREAM_TEST, counter, count)
    for more in range(1, 3):
        if out[pick].add_on == 0 and out[pick].verb <= 4:
            pick = random_below(game.seed, STREAM_TEST, counter + more, count)
    return pick


@kernel
def play_checked(game, tables, out, look, seen, journal):
    """One whole random game, looked at after every choice and every reveal: its faults.

    journal[moment, seat] takes the number of each choice.
    """
    begin_looking(game, tables, look)
    faults, counter = look_for_faults(game, tables, look) | look_at_moment(game, tables), 0
    while not game.over:
        if game.moment >= MOMENTS:
            return faults | TOO_LONG
        for seat in range(game.seats):
            if game.cities[seat].owes != NOTHING:
                count = list_choices(game, tables, seat, out)
                seen[tables.actions] += 1
                faults |= look_at_list(game, tables, seat, out, count, seen, seen[tables.actions])
                if count == 0:
                    return faults
                pick = pick_of(game, out, count, counter)
                counter += 3
                journal[game.moment, seat] = out[pick].number
                commit(game, seat, out[pick])
                faults |= look_for_faults(game, tables, look)
        advance(game, tables)
        faults |= look_for_faults(game, tables, look) | look_at_moment(game, tables)
    return faults


@kernel
def play_all_checked(games, first, tables, boards, out, look, seen, journals, faults):
    """Deal and play all games; game i has seed first + i. Writes what is wrong with each."""
    for number in range(games.shape[0]):
        deal(games[number], tables, first + number, boards[number])
        advance(games[number], tables)
        faults[number] = play_checked(games[number], tables, out, look, seen, journals[number])


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
        moment = game.moment
        if moment >= MOMENTS:
            return False
        for place in range(game.seats):
            seat = order[place]
            owes = game.cities[seat].owes != NOTHING
            if owes and not commit_number(game, tables, seat, journal[moment, seat], out):
                return False
        advance(game, tables)
    return True


@kernel
def replay_all_shuffled(games, first, tables, boards, out, journals, order, faults):
    """Deal again and replay every game; faults gets REPLAY where a choice of the journal is not listed."""
    for number in range(games.shape[0]):
        deal(games[number], tables, first + number, boards[number])
        advance(games[number], tables)
        if not replay_shuffled(games[number], tables, out, journals[number], order):
            faults[number] |= REPLAY
