"""The steps that Leaders adds: the draft, the recruitment phase, and follow-up questions.

Rules LEADERS-DRAFT, LEADERS-RECRUIT.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import add_to_hand, take_from_bank, take_from_hand
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.effects import NOTE_PLAY
from argosy.rules.wonders.hands import deal_hands
from argosy.rules.wonders.leaders.choices import leader_cost
from argosy.rules.wonders.leaders.follow_ups import answer_leaders, ask_leaders, recruit
from argosy.rules.wonders.leaders.setup import pass_packets, take_from_packet
from argosy.rules.wonders.leaders.state import DRAFTED, STAGE_BUILT, LeadersCityFields
from argosy.rules.wonders.leaders.terms import (
    ANSWER_LEADERS,
    ASK_DRAFT,
    ASK_LEADER,
    ASK_LEADERS,
    ASK_RECRUIT,
    DEAL_HANDS,
    DRAFT,
    EACH_TIME,
    EXTRA_RECRUIT,
    KEEP_LEADERS,
    LEADER,
    RECRUIT,
    RECRUIT_STEP,
)
from argosy.rules.wonders.rows import total_price, write_choice
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import ASK_REVIVE, BUILD, CHAIN, FREE, NO_VERB, NOTHING, SELL, STAGE


@kernel
def run_leader_step(game: Game, tables: Record, step: int) -> None:
    """Run one of the steps that Leaders adds (LEADERS-RECRUIT-12)."""
    if step == ASK_DRAFT:
        ask_draft(game)
    elif step == KEEP_LEADERS:
        keep_leaders(game, tables)
    elif step == ASK_LEADER:
        ask_leader(game)
    elif step == EACH_TIME:
        pay_each_time(game, tables)
    elif step == ASK_LEADERS:
        ask_leaders(game, tables)
    elif step == ANSWER_LEADERS:
        answer_leaders(game, tables)
    elif step == ASK_RECRUIT:
        ask_recruit(game, tables)
    elif step == RECRUIT_STEP:
        recruit_extra(game, tables)
    elif step == DEAL_HANDS:
        deal_hands(game, tables)


@kernel
def ask_draft(game: Game) -> None:
    """Everybody keeps one leader of the packet, before the first Age only (LEADERS-DRAFT-2)."""
    if game.leaders.drafted < DRAFTED:
        for seat in range(game.seats):
            ask(game, seat, DRAFT)


@kernel
def keep_leaders(game: Game, tables: Record) -> None:
    """Move the drafted leaders to the hands and pass the rest to the right (LEADERS-DRAFT-2, -3).

    The last single leader is kept too.
    """
    if game.leaders.drafted == DRAFTED:
        return
    for seat in range(game.seats):
        city = game.cities[seat]
        keep(game, city.leaders, city.chosen.card)
        city.owed = NOTHING
        write_choice(city.chosen, NO_VERB, -1, -1)
    game.leaders.drafted += 1
    pass_packets(game, tables.leaders.direction)
    if game.leaders.drafted == DRAFTED - 1:
        for seat in range(game.seats):
            keep(game, game.cities[seat].leaders, game.cities[seat].leaders.packet[0])
        game.leaders.drafted = DRAFTED
    else:
        game.step -= 2  # back to the asking step


@kernel
def keep(game: Game, leaders: LeadersCityFields, leader: int) -> None:
    """A leader of the packet joins the hand."""
    take_from_packet(leaders, leader)
    add_to_hand(leaders, leader)
    leaders.picks[game.leaders.drafted] = leader


@kernel
def ask_leader(game: Game) -> None:
    """The recruitment phase: everybody plays one leader of the hand (LEADERS-RECRUIT-1, -4, -11)."""
    for seat in range(game.seats):
        game.cities[seat].bonus_taken = 0
        if game.cities[seat].leaders.hand_size > 0:
            ask(game, seat, LEADER)


@kernel
def place_leader(game: Game, tables: Record, seat: int) -> None:
    """Put a chosen leader where it goes: beside the board, under a stage, away (LEADERS-RECRUIT-2, -5, -7,
    -9).
    """
    city = game.cities[seat]
    verb, leader = city.chosen.verb, city.chosen.card
    take_from_hand(city.leaders, leader)
    if verb == STAGE:
        stage = city.chosen.stage - 1
        city.leaders.markers[stage] = leader
        city.markers[stage] = -1
        city.stages_built |= 1 << stage
        city.stages += 1  # a leader is no card, so none of its own is counted anywhere
    elif verb == SELL:
        city.leaders.sold[city.leaders.sales] = leader
        city.leaders.sales += 1
    else:
        recruit(game, city.leaders, leader)


@kernel
def sell_leader(game: Game, tables: Record, seat: int) -> bool:
    """A leader that is discarded, before the cards of an Age are dealt, gives coins (LEADERS-RECRUIT-2)."""
    if game.turn > 0:
        return False
    take_from_bank(game.cities[seat], tables.leaders.sale)
    return True


@kernel
def play_leader(game: Game, tables: Record, seat: int) -> None:
    """The effects of a leader that was recruited in the recruitment phase (LEADERS-RECRUIT-5,
    LEADERS-EFFECT-9).
    """
    city = game.cities[seat]
    if city.chosen.verb == RECRUIT:
        row = tables.leaders.leaders[city.chosen.card]
        apply_effects(game, tables, seat, row.first_effect, row.effects)


@kernel
def pay_each_time(game: Game, tables: Record) -> None:
    """Pay the coins that leaders of before give for what is built or bought now.

    Rules LEADERS-CARD-51, LEADERS-EFFECT-1, -5, -10, -11; expansions may do more.
    """
    for seat in range(game.seats):
        city = game.cities[seat]
        chosen = city.chosen
        coins = city.pays_buyer * ((chosen.bought & 1) + (chosen.bought >> 1 & 1))
        if chosen.verb == STAGE:
            coins += city.leaders.coins_built[STAGE_BUILT]
        elif chosen.verb == BUILD or chosen.verb == FREE:
            coins += city.leaders.coins_built[tables.cards[chosen.card].color]
            if chosen.how == CHAIN:
                coins += city.leaders.coins_chained
        if coins > 0:
            take_from_bank(city, coins)
        for note in NOTE_PLAY:
            note(game, seat)


@kernel
def pay_for_card_of_pile(tables: Record, city: City, kind: int) -> None:
    """A card from the discard pile is built too (LEADERS-EFFECT-10, LEADERS-OPEN-2)."""
    coins = city.leaders.coins_built[tables.cards[kind].color]
    if coins > 0:
        take_from_bank(city, coins)


@kernel
def ask_recruit(game: Game, tables: Record) -> None:
    """Ask every city that may recruit one more leader, with the coins of now.

    Then the turn is over for what comes once in a turn (LEADERS-ROMA-4, -5, AMB-91, LEADERS-RECRUIT-11).

    For LEADERS-OPEN-7.
    """
    asked = False
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.leaders.recruits > 0:
            if can_recruit(game, tables, seat):
                ask(game, seat, EXTRA_RECRUIT)
                asked = True
            else:
                city.leaders.recruits = 0
    if not asked:
        for seat in range(game.seats):
            game.cities[seat].bonus_taken = 0


@kernel
def can_recruit(game: Game, tables: Record, seat: int) -> bool:
    """Is there a leader in the hand that the city can pay?"""
    city = game.cities[seat]
    for place in range(city.leaders.hand_size):
        if leader_cost(game, tables, seat, city.leaders.hand[place]) <= city.coins:
            return True
    return False


@kernel
def recruit_extra(game: Game, tables: Record) -> None:
    """The extra leaders are paid and come into play; then what they have brought is settled
    (LEADERS-ROMA-4).
    """
    recruited = False
    for seat in range(game.seats):
        city = game.cities[seat]
        if city.owed == EXTRA_RECRUIT:
            city.owed = NOTHING
            city.leaders.recruits -= 1
            if city.chosen.verb == RECRUIT:
                leader = city.chosen.card
                city.coins -= total_price(city.chosen)
                take_from_hand(city.leaders, leader)
                recruit(game, city.leaders, leader)
                row = tables.leaders.leaders[leader]
                apply_effects(game, tables, seat, row.first_effect, row.effects)
                recruited = True
            write_choice(city.chosen, NO_VERB, -1, -1)
    if recruited:
        while tables.steps[game.step] != ASK_REVIVE:
            game.step -= 1
