"""What must hold at every moment of every game with Armada, as kernels, so that a hundred thousand games take minutes."""

import numpy as np

from argosy.rules.chance import random_below
from argosy.rules.kernel import kernel
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import ISLANDS_OF_LEVEL, LEVELS, MAX_MOVES, MAX_STAGES
from argosy.rules.wonders.terms import CARD, FIGHT, KEEP, MOVE, NOTHING, REVIVE
from argosy.rules.wonders.trade import total_price
from argosy.rules.wonders.turn import advance, commit
from tests.fuzz.invariants import look_for_lost_cards

STREAM_TEST = 202
LANES = 4
TRIES = 3
ONE = np.uint32(1)

# What can be wrong: a bit set.
FAULTS = ("cards", "coins", "colors", "owing", "stages", "tokens", "numbers", "prices", "empty list", "ships", "islands", "open")
CARDS, COINS, COLORS, OWING, STAGES, TOKENS, NUMBERS, PRICES, EMPTY, SHIPS, ISLANDS, OPEN = [1 << bit for bit in range(12)]

# What has been seen: a bit set, so that a test can demand that random games meet it.
SIGHTS = ("a move", "an island choice", "a group", "an incursion", "a fight question", "a far purchase", "a pile", "the last space")
SAW_MOVE, SAW_KEEP, SAW_GROUP, SAW_LANDING, SAW_FIGHT, SAW_FAR, SAW_PILE, SAW_END = [1 << bit for bit in range(8)]


@kernel
def look_for_faults(game, tables, lying, spaces):
    """The bit set of what is wrong; spaces[seat, lane]: where ships were at the last look."""
    faults = look_for_lost_cards(game, tables, lying) and CARDS
    faults |= look_for_lost_islands(game, tables)
    owing, cards = 0, 0
    for seat in range(game.seats):
        faults |= look_at_city(game, tables, seat) | look_at_ships(game, tables, seat, spaces)
        owing += game.cities[seat].owes != NOTHING
        cards += game.cities[seat].owes == CARD
    if owing != game.owing or (owing == 0) != (game.over != 0):
        faults |= OWING
    if cards > 0 or game.over:
        faults |= look_for_open_things(game)
    return faults | look_for_lost_tokens(game, tables)


@kernel
def look_at_city(game, tables, seat):
    """Coins, counts of colours, stages of one city."""
    city, faults = game.cities[seat], 0
    if city.coins < 0 or city.income < 0:
        faults |= COINS
    for color in range(city.colors.shape[0]):
        count = 0
        for kind in range(tables.kinds):
            if has_built(city, kind) and tables.cards[kind].color == color:
                count += 1
        if count != city.colors[color]:
            faults |= COLORS
    markers, stages = 0, 0
    for stage in range(MAX_STAGES):
        markers += city.markers[stage] >= 0
        stages += city.stages_built >> stage & 1
    if markers != city.stages or stages != city.stages or city.stages > tables.boards[city.wonder].stages:
        faults |= STAGES
    return faults


@kernel
def look_at_ships(game, tables, seat, spaces):
    """Ships only go forward and never pass the last space (ARMADA-NAVAL-6)."""
    faults = 0
    for lane in range(LANES):
        space = game.cities[seat].armada.ships[lane]
        if space < spaces[seat, lane] or space > tables.armada.last_space:
            faults |= SHIPS
        spaces[seat, lane] = space
    return faults


@kernel
def look_for_lost_islands(game, tables):
    """Each island lies in its deck or before one city; drawn ones still lie in their deck, before one explorer."""
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
def look_for_open_things(game):
    """When a turn begins nothing of the last one is left to do; when an Age begins no incursion is."""
    faults = 0
    for seat in range(game.seats):
        city = game.cities[seat]
        armada = city.armada
        left = armada.arrival_coins + armada.tax + armada.pirates + armada.top_islands + armada.drawn_level + city.income
        for level in range(LEVELS):
            left += armada.exploring[level]
        for place in range(MAX_MOVES):
            left += armada.moves_many[place]
        if left != 0 or armada.drawn[0] >= 0 or city.revives != 0 or (game.turn == 1 and armada.attacks != 0):
            faults |= OPEN
    return faults


@kernel
def look_for_lost_tokens(game, tables):
    """Each land victory is another city's defeat; naval tokens are of the Age's kinds (ARMADA-SETUP-8)."""
    won, lost, faults = 0, 0, 0
    for seat in range(game.seats):
        city = game.cities[seat]
        for age in range(city.victories.shape[0]):
            won += city.victories[age]
            if not is_token(tables, age, city.armada.tokens[age]) or (age >= game.age and city.armada.tokens[age] != 0):
                faults |= TOKENS
        lost += city.defeats
    return faults if won == lost else faults | TOKENS


@kernel
def is_token(tables, age, points):
    """Nothing, the defeat token of the Age, or one of its prizes."""
    if points == 0 or points == tables.armada.lowest[age]:
        return True
    for rank in range(tables.armada.prizes.shape[1]):  # noqa: SIM110  because kernels have no generators
        if points == tables.armada.prizes[age, rank]:
            return True
    return False


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
        least = min(row.left, row.right, row.far_left, row.far_right, row.bank)
        if least < 0 or total_price(row) > game.cities[seat].coins:
            faults |= PRICES
    return faults


@kernel
def note_sights(game, tables):
    """What can be seen at this moment."""
    sights, explorers = 0, 0
    for seat in range(game.seats):
        city = game.cities[seat]
        sights |= SAW_MOVE if city.owes == MOVE else 0
        sights |= SAW_KEEP if city.owes == KEEP else 0
        sights |= SAW_FIGHT if city.owes == FIGHT else 0
        sights |= SAW_PILE if city.owes == REVIVE else 0
        sights |= SAW_LANDING if city.armada.attacks != 0 else 0
        explorers += city.armada.drawn_level > 0
        for lane in range(LANES):
            sights |= SAW_END if city.armada.ships[lane] == tables.armada.last_space else 0
    return sights | (SAW_GROUP if explorers > 1 else 0)


@kernel
def sailing_pick(game, out, count, counter):
    """A random choice; three tries for one that moves a ship, because ships lead to islands and taxes."""
    pick = random_below(game.seed, STREAM_TEST, counter, count)
    for more in range(1, TRIES):
        if out[pick].ship == 0:
            pick = random_below(game.seed, STREAM_TEST, counter + more, count)
    return pick


@kernel
def play_checked(game, tables, out, lying, seen, journal, spaces):
    """One whole random game, looked at after every reveal: (faults, sights). journal[moment, seat]: choice numbers."""
    for seat in range(game.seats):
        for lane in range(LANES):
            spaces[seat, lane] = 0
    faults, sights, counter = look_for_faults(game, tables, lying, spaces), 0, 0
    while not game.over:
        for seat in range(game.seats):
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
        faults |= look_for_faults(game, tables, lying, spaces)
        sights |= note_sights(game, tables)
    return faults, sights


@kernel
def play_many_checked(games, first, tables, boards, out, lying, seen, journals, spaces, faults):
    """Deal and play all games; game i has seed first + i. Writes what is wrong with each; returns what was seen."""
    sights = 0
    for number in range(games.shape[0]):
        deal(games[number], tables, first + number, boards[number])
        advance(games[number], tables)
        wrong, saw = play_checked(games[number], tables, out, lying, seen, journals[number], spaces)
        faults[number] = wrong
        sights |= saw
    return sights


@kernel
def try_choice(trial, tables, asked, wanted, out, counter):
    """Reveal a moment in which `asked` takes the choice at place `wanted`, the others random ones; how many it had."""
    choices = 0
    for seat in range(trial.seats):
        if trial.cities[seat].owes != NOTHING:
            count = list_choices(trial, tables, seat, out)
            pick = random_below(trial.seed, STREAM_TEST + 1, counter + seat, count)
            if seat == asked:
                choices, pick = count, wanted
            commit(trial, seat, out[pick])
    advance(trial, tables)
    return choices


@kernel
def try_all_choices(game, tables, trials, source, out, lying, spaces, counter):
    """Apply every listed choice of every seat to a copy (in trials[0]) of the game in source[0]; return the faults."""
    faults = 0
    for seat in range(game.seats):
        if game.cities[seat].owes != NOTHING:
            wanted, choices = 0, 1
            while wanted < choices:
                trials[0] = source[0]
                choices = try_choice(trials[0], tables, seat, wanted, out, counter)
                for other in range(game.seats):
                    for lane in range(LANES):
                        spaces[other, lane] = game.cities[other].armada.ships[lane]
                faults |= look_for_faults(trials[0], tables, lying, spaces)
                wanted += 1
    return faults


@kernel
def play_trying_all(source, tables, trials, out, lying, spaces):
    """One random game; at every moment every listed choice is tried on a copy. Returns (faults, moments)."""
    game, faults, counter = source[0], 0, 0
    while not game.over:
        faults |= try_all_choices(game, tables, trials, source, out, lying, spaces, counter)
        try_choice(game, tables, -1, 0, out, counter)
        counter += game.seats
    return faults, game.moment
