"""Agora: the Senate, senators and conspiracies (AGORA-030 to 080, 150 to 168)."""

from argosy.rules.duel.conflict import lose_coins, move_pawn
from argosy.rules.duel.effects import (
    forget_unbuilt,
    gain_wonder,
    join_city,
    leave_city,
    limit_wonders,
    lose_wonder,
)
from argosy.rules.duel.lasting import apply_lasting
from argosy.rules.duel.progress import different_symbols
from argosy.rules.duel.tasks import end_game, push, push_now
from argosy.rules.duel.terms import (
    AWAY,
    BLUE,
    BLUE_BONUS,
    CHAMBERS,
    CONSPIRE,
    HALF_COINS,
    KEEPS_BOTH,
    LASTING_SHIELD,
    LOCKED,
    MARKER_COINS,
    MARKER_LOSS,
    NONE,
    PLOT,
    POLITICAL,
    POLITICIAN,
    PROGRESS,
    SCIENCE,
    SCIENCE_SHARED,
    SENATE,
    SYMBOLS,
    TAKEN,
    UNDER_CONSPIRACY,
)
from argosy.rules.kernel import kernel

# --- markers, control, decrees -------------------------------------------------------------------------------------


@kernel
def add_marker(game, tables, seat, chamber):
    """AGORA-034, 035, Z-08: place one marker; a face-down decree there is turned up."""
    game.agora.supply[seat] -= 1
    game.agora.markers[chamber, seat] += 1
    turn_decrees_up(game.agora, chamber)
    update_control(game, tables, chamber)
    check_supremacy(game)


@kernel
def remove_marker(game, tables, seat, chamber):
    """AGORA-091, 092: a marker goes back to its owner's supply."""
    game.agora.supply[seat] += 1
    game.agora.markers[chamber, seat] -= 1
    update_control(game, tables, chamber)
    check_supremacy(game)


@kernel
def shift_marker(game, tables, seat, chamber, target):
    """AGORA-037: from a chamber to a neighbouring one. It leaves first, then arrives; but it is one move, so supremacy
    (AGORA-080) is looked at when it has arrived.
    """
    game.agora.markers[chamber, seat] -= 1
    update_control(game, tables, chamber)
    game.agora.markers[target, seat] += 1
    turn_decrees_up(game.agora, target)
    update_control(game, tables, target)
    check_supremacy(game)


@kernel
def turn_decrees_up(agora, chamber):
    """AGORA-035."""
    for slot in range(2):
        decree = agora.decrees[chamber, slot]
        if decree != NONE:
            agora.turned_up[decree] = 1


@kernel
def majority_holder(agora, chamber):
    """AGORA-070, 072: who has more markers there; -1 at equal numbers."""
    lead = agora.markers[chamber, 0] - agora.markers[chamber, 1]
    if lead > 0:
        return 0
    if lead < 0:
        return 1
    return NONE


@kernel
def update_control(game, tables, chamber):
    """AGORA-070 to 074: control follows the markers, and the decrees follow the control, also when a marker arrives after
    the pawn has ended the game: what lasts always fits the markers.
    """
    agora = game.agora
    before = agora.control[chamber]
    after = majority_holder(agora, chamber)
    agora.control[chamber] = after
    if before == after:
        return
    for slot in range(2):
        decree = agora.decrees[chamber, slot]
        if decree != NONE and before != NONE:
            apply_decree(game, tables, before, decree, -1)
        if decree != NONE and after != NONE:
            agora.turned_up[decree] = 1
            apply_decree(game, tables, after, decree, 1)


@kernel
def check_supremacy(game):
    """AGORA-080: who controls all six chambers wins, unless the game is over already (Z-10)."""
    seat = game.agora.control[0]
    if game.over or seat == NONE:
        return
    for chamber in range(1, CHAMBERS):
        if game.agora.control[chamber] != seat:
            return
    end_game(game, POLITICAL, seat)


@kernel
def apply_decree(game, tables, seat, decree, sign):
    """AGORA-071, 107: gain (1) or lose (-1) a decree. AGORA-106, Z-07: a shield moves the pawn, also when it is lost."""
    row = tables.decrees[decree]
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, sign)
    for index in range(row.lasting, row.lasting + row.lasting_count):
        effect = tables.lasting[index]
        if effect.kind == LASTING_SHIELD and game.over == 0:
            move_pawn(game, tables, seat if sign > 0 else 1 - seat, effect.amount)


@kernel
def move_decree(game, tables, chamber, target):
    """AGORA-165, Z-08: put the decree of one chamber under the one of another chamber."""
    agora = game.agora
    decree = agora.decrees[chamber, 0]
    agora.decrees[chamber, 0] = agora.decrees[chamber, 1]
    agora.decrees[chamber, 1] = NONE
    slot = 0 if agora.decrees[target, 0] == NONE else 1
    agora.decrees[target, slot] = decree
    before = agora.control[chamber]
    after = agora.control[target]
    if after != NONE:
        agora.turned_up[decree] = 1
    if before == after:
        return
    if before != NONE:
        apply_decree(game, tables, before, decree, -1)
    if after != NONE and game.over == 0:
        apply_decree(game, tables, after, decree, 1)


@kernel
def markers_in_senate(game, seat):
    """How many markers of a seat lie in all chambers."""
    count = 0
    for chamber in range(CHAMBERS):
        count += game.agora.markers[chamber, seat]
    return count


# --- senators ------------------------------------------------------------------------------------------------------


@kernel
def senate_actions(game, tables, seat):
    """AGORA-032, 105: by the number of blue cards."""
    city = game.cities[seat]
    return tables.actions[city.colors[BLUE] + city.powers[BLUE_BONUS]]


# --- conspiracies --------------------------------------------------------------------------------------------------


@kernel
def draw_conspiracies(game, seat):
    """AGORA-042, 095, 099: the two top conspiracies; one is to be kept, or both with Organized Crime."""
    agora = game.agora
    for index in range(min(2, agora.stock_count)):
        agora.hand[index] = take_top(agora)
    if game.cities[seat].powers[KEEPS_BOTH] > 0:
        for index in range(2):
            if agora.hand[index] != NONE:
                keep_conspiracy(agora, seat, agora.hand[index])
                agora.hand[index] = NONE
    elif agora.hand[0] != NONE:
        push(game, PLOT, seat, 1, 0)


@kernel
def take_top(agora):
    """The top card of the deck; nobody knows any more where it lies there."""
    top = agora.stock[0]
    for index in range(agora.stock_count - 1):
        agora.stock[index] = agora.stock[index + 1]
    agora.stock_count -= 1
    agora.stock[agora.stock_count] = NONE
    agora.known_stock[0, top] = 0
    agora.known_stock[1, top] = 0
    return top


@kernel
def keep_conspiracy(agora, seat, conspiracy):
    """It lies face down before the player."""
    agora.holder[conspiracy] = seat
    agora.order[conspiracy] = agora.taken
    agora.taken += 1


@kernel
def plot(game, seat, conspiracy, to_bottom):
    """AGORA-042: keep one of the two, the other goes on top or at the bottom of the deck."""
    agora = game.agora
    other = agora.hand[1] if agora.hand[0] == conspiracy else agora.hand[0]
    agora.hand[0] = NONE
    agora.hand[1] = NONE
    keep_conspiracy(agora, seat, conspiracy)
    if other == NONE:
        return
    place = agora.stock_count if to_bottom else 0
    for index in range(agora.stock_count, place, -1):
        agora.stock[index] = agora.stock[index - 1]
    agora.stock[place] = other
    agora.stock_count += 1
    agora.known_stock[seat, other] = 1


@kernel
def prepare(game, conspiracy, card):
    """AGORA-050, 051: the card lies under the conspiracy and is good for nothing else."""
    game.agora.prepared[conspiracy] = card
    game.card_place[card] = UNDER_CONSPIRACY


@kernel
def trigger(game, tables, seat, conspiracy):
    """AGORA-060: turn a conspiracy up and apply it."""
    row = tables.conspiracies[conspiracy]
    game.agora.shown[conspiracy] = 1
    push_now(game, tables, seat, row.now, row.now_count)


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
def swap(game, tables, seat, taken, given):
    """AGORA-164, 168, Z-09, PANTHEON-043: both cards change cities, then both players look at their symbols.

    The snake leaves its card only after the swap, because its owner keeps a symbol that he also takes.
    """
    pairs_before = pairs(game.cities[0], tables), pairs(game.cities[1], tables)
    take_building(game, tables, seat, taken)
    take_building(game, tables, 1 - seat, given)
    if game.pantheon.snake == taken or game.pantheon.snake == given:
        drop_snake(game, tables)
    win_or_pairs(game, tables, seat, pairs_before[seat], pairs_before[1 - seat])


@kernel
def drop_snake(game, tables):
    """PANTHEON-043: the snake is discarded, its owner loses the symbol."""
    owner = game.pantheon.snake_owner
    symbol = tables.cards[game.pantheon.snake].symbol
    game.cities[owner].symbols[symbol] -= 1
    game.pantheon.snake = NONE
    game.pantheon.snake_owner = NONE


@kernel
def pairs(city, tables):
    """Bit set of the symbols of which a city has a pair."""
    found = 0
    for symbol in range(SYMBOLS):
        if city.symbols[symbol] >= tables.pair:
            found |= 1 << symbol
    return found


@kernel
def win_or_pairs(game, tables, seat, own_before, other_before):
    """Z-09: six symbols on both sides are a draw. Otherwise each new pair gives a token, the active player first."""
    own = different_symbols(game.cities[seat]) >= tables.supremacy
    other = different_symbols(game.cities[1 - seat]) >= tables.supremacy
    if own and other:
        end_game(game, SCIENCE_SHARED, NONE)
    elif own or other:
        end_game(game, SCIENCE, seat if own else 1 - seat)
    else:
        if pairs(game.cities[1 - seat], tables) & ~other_before:
            push(game, PROGRESS, 1 - seat, 1, 0)
        if pairs(game.cities[seat], tables) & ~own_before:
            push(game, PROGRESS, seat, 1, 0)


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
    elif kind == HALF_COINS:
        half_coins(game, seat)
    elif kind == MARKER_COINS:
        game.cities[seat].coins += amount * markers_in_senate(game, seat)
    elif kind == MARKER_LOSS:
        lose_coins(game, 1 - seat, amount * markers_in_senate(game, 1 - seat))
