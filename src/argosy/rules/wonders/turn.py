"""Commits choices and walks the steps of a turn.

Rules BASE-TURN-1 to -7, BASE-LAST, BASE-PASS, BASE-DISCARD, BASE-TWO.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import (
    add_to_hand,
    hand_holder,
    left_of,
    right_of,
    stand,
    take_from_bank,
    take_from_hand,
)
from argosy.rules.wonders.conflict import resolve_conflicts
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.play import (
    APPLY_PLAY,
    PLACE_BEFORE_TURNS,
    RUN_STEP,
    is_other_right,
    place_more,
    sell_for_more,
)
from argosy.rules.wonders.payments.joint import pay_far
from argosy.rules.wonders.revive import ask_revive, revive
from argosy.rules.wonders.rows import copy_choice, total_price, write_choice
from argosy.rules.wonders.setup import start_age
from argosy.rules.wonders.state import AGES, ChoiceRow, Game
from argosy.rules.wonders.terms import (
    APPLY_EFFECTS,
    ASK_CARD,
    ASK_LAST_CARD,
    ASK_REVIVE,
    BUILD,
    CARD,
    CITY_CARD,
    CONFLICT,
    DISCARD_LEFT_OVER,
    FREE,
    INCOME,
    LAST_CARD,
    NEXT_AGE,
    NO_VERB,
    NOTHING,
    PASS_HANDS,
    PAY,
    PLACE,
    REVIVE_STEP,
    SELL,
    STAGE,
)


@kernel
def commit(game: Game, seat: int, choice: ChoiceRow) -> None:
    """Commit a city's secret choice (BASE-TURN-2, -5, BASE-TRADE-11).

    The caller has taken it from the list of `list_choices`.
    """
    city = game.cities[seat]
    copy_choice(choice, city.chosen)
    city.owes = NOTHING
    game.owing -= 1


@kernel
def take_back(game: Game, seat: int) -> None:
    """Undo a committed choice while others still owe theirs."""
    city = game.cities[seat]
    write_choice(city.chosen, NO_VERB, -1, -1)
    city.owes = city.owed
    game.owing += 1


@kernel
def advance(game: Game, tables: Record) -> None:
    """Reveal: run steps until somebody owes a choice or the game is over."""
    game.moment += 1
    while game.owing == 0 and not game.over:
        run_step(game, tables)


@kernel
def run_step(game: Game, tables: Record) -> None:  # noqa: PLR0912  because it is the list of steps
    """Run the one step that comes next (BASE-TURN-1, -7)."""
    step = tables.steps[game.step]
    game.step += 1
    if step == ASK_CARD:
        ask_card(game)
    elif step == PAY:
        pay(game)
    elif step == PLACE:
        place(game, tables)
    elif step == APPLY_EFFECTS:
        apply_plays(game, tables)
    elif step == INCOME:
        take_income(game)
    elif step == ASK_LAST_CARD:
        ask_last_card(game, tables)
    elif step == DISCARD_LEFT_OVER:
        discard_left_over(game, tables)
    elif step == ASK_REVIVE:
        ask_revive(game, tables)
    elif step == REVIVE_STEP:
        revive(game, tables)
    elif step == PASS_HANDS:
        pass_hands(game, tables)
    elif step == CONFLICT:
        resolve_conflicts(game, tables)
    elif step == NEXT_AGE:
        next_age(game, tables)
    else:
        for first, end, run in RUN_STEP:
            if first <= step < end:
                run(game, tables, step)


@kernel
def ask_card(game: Game) -> None:
    """Ask everybody for a card (BASE-TURN-2, BASE-TWO-6).

    The controller draws one more and chooses for the free city too.
    """
    for seat in range(game.seats):
        ask(game, seat, CITY_CARD if game.free_city and seat == 0 else CARD)
    if game.free_city:
        draw_for_free_city(game)


@kernel
def draw_for_free_city(game: Game) -> None:
    """The controller draws the top card of the free city's deck into the hand (BASE-TWO-5, -15)."""
    deck = game.cities[0]
    deck.hand_size -= 1
    add_to_hand(game.cities[game.controller], deck.hand[deck.hand_size])
    deck.hand[deck.hand_size] = -1


@kernel
def pay(game: Game) -> None:
    """All payments leave the treasuries; what neighbours get waits until the end of the turn (BASE-COST-2,
    BASE-TRADE-4, -8, -10, BASE-TWO-8, ARMADA-TEAM-3).
    """
    for seat in range(game.seats):
        chosen = game.cities[seat].chosen
        if chosen.verb != NO_VERB:
            game.cities[seat].coins -= total_price(chosen)
            game.cities[left_of(game, seat)].income += chosen.left
            game.cities[right_of(game, seat)].income += chosen.right
            if chosen.far_left + chosen.far_right > 0:
                pay_far(game, seat, chosen)


@kernel
def place(game: Game, tables: Record) -> None:
    """All cards and stages are placed before any effect happens (BASE-TURN-4, -7)."""
    for seat in range(game.seats):
        if game.cities[seat].chosen.verb != NO_VERB:
            if game.turn > 0:
                place_card(game, tables, seat)
            else:
                for place in PLACE_BEFORE_TURNS:
                    place(game, tables, seat)


@kernel
def place_card(game: Game, tables: Record, seat: int) -> None:
    """Put a chosen card where it goes: into the city, under the wonder or on the discard pile
    (BASE-DISCARD-1, BASE-SELL-1, BASE-TURN-3, BASE-WONDER-1).
    """
    city = game.cities[seat]
    verb, kind = city.chosen.verb, city.chosen.card
    take_from_hand(game.cities[hand_holder(game, seat)], kind)
    note_play(game, seat, verb, kind)
    if verb == STAGE:
        stage = city.chosen.stage - 1
        city.markers[stage] = kind
        city.marker_ages[stage] = game.age
        city.stages_built |= 1 << stage
        city.stages += 1
    elif verb == SELL:
        game.discard[kind] += 1
    elif not place_more(game, tables, seat):
        stand(city, kind)
        city.colors[tables.cards[kind].color] += 1


@kernel
def note_play(game: Game, seat: int, verb: int, kind: int) -> None:
    """Remember what a seat did in this turn; an extra last card has a row of its own behind the last turn."""
    row = game.turn + game.last_card
    play = game.plays[row, seat]
    play.card = kind
    play.verb = verb
    play.stage = game.cities[seat].chosen.stage


@kernel
def apply_plays(game: Game, tables: Record) -> None:
    """All immediate effects, with everything placed (BASE-CARD-10, -11, BASE-RES-5, BASE-TURN-7)."""
    for seat in range(game.seats):
        apply_play(game, tables, seat)
    for seat in range(game.seats):  # now the choices are done
        game.cities[seat].owed = NOTHING
        write_choice(game.cities[seat].chosen, NO_VERB, -1, -1)


@kernel
def apply_play(game: Game, tables: Record, seat: int) -> None:
    """Apply the effects of one city's play; a sale gives coins.

    An expansion may offer something else for a sale (BASE-BUILD-2, BASE-SELL-1, BASE-WONDER-5).
    """
    city = game.cities[seat]
    verb = city.chosen.verb
    if verb == SELL:
        if not sell_for_more(game, tables, seat):
            take_from_bank(city, tables.sale_coins)
    elif verb == STAGE:
        stage = tables.boards[city.wonder].stage[city.chosen.stage - 1]
        apply_effects(game, tables, seat, stage.first_effect, stage.effects)
    elif verb in (BUILD, FREE):
        card = tables.cards[city.chosen.card]
        apply_effects(game, tables, seat, card.first_effect, card.effects)
        if verb == FREE and not is_other_right(city.chosen):
            city.free_used = 1
    elif verb != NO_VERB:
        for apply in APPLY_PLAY:
            apply(game, tables, seat)


@kernel
def take_income(game: Game) -> None:
    """Trade income is credited, to be spent from the next turn on (BASE-TRADE-10, BASE-TWO-6)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        city.coins += city.income
        city.income = 0


@kernel
def ask_last_card(game: Game, tables: Record) -> None:
    """In the last turn of an Age: who plays the last card as well (BASE-WONDERS-B-5)?"""
    if game.turn < tables.turns:
        return
    game.last_card = 1
    for seat in range(game.seats):
        if game.cities[seat].plays_last and game.cities[seat].hand_size > 0:
            ask(game, seat, LAST_CARD)


@kernel
def discard_left_over(game: Game, tables: Record) -> None:
    """Discard the cards that are left after the last turn, without coins.

    Rules BASE-DISCARD-1, BASE-LAST-2, BASE-TWO-12.

    Who plays the last card too has an empty hand by now, or keeps the card for an additional turn.
    """
    if game.turn < tables.turns:
        return
    for seat in range(game.seats):
        city = game.cities[seat]
        if not city.plays_last:
            while city.hand_size > 0:
                city.hand_size -= 1
                game.discard[city.hand[city.hand_size]] += 1
                city.hand[city.hand_size] = -1


@kernel
def pass_hands(game: Game, tables: Record) -> None:
    """Pass the hands on and start the next turn, unless the Age is over (BASE-PASS-1, -2, BASE-TWO-4,
    -11).
    """
    if game.turn == tables.turns:
        return
    if game.free_city:
        swap_hands(game, 1, 2)
        game.controller = 3 - game.controller  # control changes hands after every turn (BASE-TWO-4)
    else:
        rotate_hands(game, tables.direction[game.age - 1])
    game.turn += 1
    game.step = tables.turn_step


@kernel
def rotate_hands(game: Game, direction: int) -> None:
    """Every hand goes one seat on: direction 1 to the left neighbour (seat + 1), -1 to the right
    (BASE-PASS-1).
    """
    seat = 0
    for _ in range(game.seats - 1):
        after = (seat + game.seats - direction) % game.seats  # the seat that gives to `seat`
        swap_hands(game, seat, after)
        seat = after


@kernel
def swap_hands(game: Game, one: int, other: int) -> None:
    """Exchange two hands (BASE-TWO-11)."""
    mine, yours = game.cities[one], game.cities[other]
    for place in range(mine.hand.shape[0]):
        kept = mine.hand[place]
        mine.hand[place] = yours.hand[place]
        yours.hand[place] = kept
    size = mine.hand_size
    mine.hand_size = yours.hand_size
    yours.hand_size = size


@kernel
def next_age(game: Game, tables: Record) -> None:
    """Deal the next Age, or end the game (BASE-AGE-1, BASE-END-1, BASE-LAST-3)."""
    game.last_card = 0
    if game.age == AGES:
        game.over = 1
    else:
        start_age(game, tables, game.age + 1)
