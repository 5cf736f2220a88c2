"""What a choice does. Its price was fixed when it was listed and is not looked at again."""

from argosy.rules.duel.agora.senate import (
    add_marker,
    lock_token,
    move_decree,
    plot,
    prepare,
    remove_marker,
    sabotage,
    seize_wonder,
    shift_marker,
    swap,
    take_building,
    trigger,
)
from argosy.rules.duel.conflict import use_token
from argosy.rules.duel.effects import (
    construct,
    construct_wonder,
    discard_for_coins,
    gain_wonder,
    leave_city,
    lose_wonder,
)
from argosy.rules.duel.pantheon.gods import (
    activate,
    choose_at_gate,
    choose_at_theater,
    enshrine,
    lay_open_deck,
    put_on_top,
    put_snake,
    space_of,
    strike,
)
from argosy.rules.duel.payment import pay
from argosy.rules.duel.progress import gain_token, put_back
from argosy.rules.duel.structure import place_of, take_card
from argosy.rules.duel.tasks import drop, push, push_now
from argosy.rules.duel.terms import (
    AFTER_TRIGGER,
    ANUBIS,
    ASKED_AGORA,
    ASKED_PANTHEON,
    CARDS,
    CHAMBERS,
    CONSPIRATOR,
    CONSPIRE,
    CURIA,
    DESTROY,
    DISCARDED,
    DO_ACTIVATE,
    DO_CONSPIRE,
    DO_DECREE,
    DO_DESTROY,
    DO_DISCARD,
    DO_ENSHRINE,
    DO_FIRST,
    DO_FREE,
    DO_GIVE,
    DO_GUARD,
    DO_LOCK,
    DO_OPEN,
    DO_PASS,
    DO_PICK,
    DO_PLACE,
    DO_PLOT,
    DO_PREPARE,
    DO_RAZE,
    DO_REMOVE,
    DO_REVIVE,
    DO_SCRAP,
    DO_SEIZE,
    DO_SHIFT,
    DO_SINK,
    DO_SNAKE,
    DO_STRIKE,
    DO_TAKE,
    DO_TOKEN,
    DO_TOP,
    DO_TRIGGER,
    DO_UNBUILD,
    DO_USE,
    DO_WONDER,
    DRAWN,
    DRAWN_PROGRESS,
    ENKI,
    ENSHRINE,
    ESPIONAGE,
    FINISH,
    FIRST,
    FREE,
    GATE_CARD,
    GIVE,
    IN_BOX,
    ISIS,
    LOCK,
    MINERVA,
    MOVE_DECREE,
    NEXT_PICK,
    NONE,
    OFFERING_SETS,
    ON_ENKI,
    PICK,
    PLACE,
    PLOT,
    PROGRESS,
    REMOVE,
    REMOVED_CARD,
    REVIVE,
    SABOTAGE,
    SCRAP,
    SENATE,
    SHIFT,
    SINK,
    SNAKE,
    SPACES,
    SWAP,
    TAKE_BUILDING,
    TAKE_WONDER,
    THEATER_CARD,
    THEATER_DECK,
    THEATER_ORDER,
    TOP_ROW,
    TRACK_SIDE,
    TURN,
    TURN_UP,
    USE,
    ZEUS,
)
from argosy.rules.kernel import kernel


@kernel
def apply_choice(game, tables, number, bank, trade, how):
    """Carry out a legal choice of the decision that is asked. `turn.settle` comes next."""
    kind = game.decision
    seat = game.actor
    game.moment += 1
    if kind == TURN:
        apply_turn(game, tables, seat, number, bank, trade, how)
    elif kind == PICK:
        apply_pick(game, tables, seat, number - DO_PICK)
    else:
        amount = game.tasks[game.depth - 1].amount
        subject = game.tasks[game.depth - 1].subject
        drop(game)
        apply_task(game, tables, kind, seat, amount, subject, number)


@kernel
def apply_pick(game, tables, seat, wonder):
    """DUEL-007, AGORA-094, 097: take a wonder; some have an effect when they are chosen."""
    row = tables.wonders[wonder]
    gain_wonder(game, seat, wonder)
    game.picks += 1
    push(game, NEXT_PICK, seat, 0, 0)
    push_now(game, tables, seat, row.chosen, row.chosen_count)


@kernel
def apply_turn(game, tables, seat, number, bank, trade, how):
    """DUEL-020, AGORA-021, PANTHEON-015, Z-14: the one thing that a player does in a turn, or the conspiracy before it."""
    if DO_TRIGGER <= number < DO_SEIZE:
        game.triggered = 1
        push(game, AFTER_TRIGGER, seat, 0, 0)
        push(game, TURN_UP, seat, 0, 0)
        trigger(game, tables, seat, number - DO_TRIGGER)
        return
    push(game, FINISH, seat, 0, 0)
    push(game, TURN_UP, seat, 0, 0)
    if number >= DO_ACTIVATE:
        apply_activate(game, tables, seat, number - DO_ACTIVATE, bank)
    else:
        apply_card(game, tables, seat, number, bank, trade, how)


@kernel
def apply_card(game, tables, seat, number, bank, trade, how):
    """DUEL-020: use a card of the structure."""
    card = number % CARDS  # because every verb with a card begins at a multiple of CARDS
    take_card(game, tables, place_of(game, tables, card))
    pay(game, seat, bank, trade)
    if number < DO_DISCARD:
        construct(game, tables, seat, card, how)
    elif number < DO_WONDER:
        discard_for_coins(game, tables, seat, card)
    elif number < DO_PREPARE:
        construct_wonder(game, tables, seat, (number - DO_WONDER) // CARDS, card)
    else:
        prepare(game, (number - DO_PREPARE) // CARDS, card)


@kernel
def apply_activate(game, tables, seat, number, bank):
    """PANTHEON-013, 015: pay, give up offering tokens, take the card."""
    god = number // OFFERING_SETS
    pay(game, seat, bank, 0)
    game.cities[seat].offerings &= ~(number % OFFERING_SETS)
    game.pantheon.space[space_of(game, god)] = NONE
    activate(game, tables, seat, god)


@kernel
def apply_task(game, tables, kind, seat, amount, subject, number):
    """A follow-up choice; its task has been taken off the stack."""
    if kind < ASKED_AGORA:
        apply_base(game, tables, kind, seat, number)
    elif kind < ASKED_PANTHEON:
        apply_agora(game, tables, kind, seat, amount, subject, number)
    else:
        apply_pantheon(game, tables, kind, seat, number)


@kernel
def apply_base(game, tables, kind, seat, number):
    """Follow-up choices of the base game."""
    if kind == FIRST:
        game.on_turn = number - DO_FIRST
    elif kind == PROGRESS:
        gain_token(game, tables, seat, number - DO_TOKEN)
    elif kind == DRAWN_PROGRESS:
        game.token_place[number - DO_TOKEN] = IN_BOX
        put_back(game, DRAWN)
        gain_token(game, tables, seat, number - DO_TOKEN)
    elif kind == DESTROY:
        leave_city(game, tables, 1 - seat, number - DO_DESTROY, DISCARDED)
    elif kind == REVIVE:
        construct(game, tables, seat, number - DO_REVIVE, FREE)


@kernel
def apply_agora(game, tables, kind, seat, amount, subject, number):
    """Follow-up choices of Agora about the Senate and conspiracies (AGORA-160)."""
    if number == DO_PASS:
        return
    if kind == SENATE:
        if amount > 1:
            push(game, SENATE, seat, amount - 1, subject)
        apply_influence(game, tables, seat, number)
    elif kind == PLACE or kind == SHIFT or kind == REMOVE or kind == CONSPIRATOR:
        apply_influence(game, tables, seat, number)
    elif kind == PLOT:
        plot(game, seat, (number - DO_PLOT) // 2, (number - DO_PLOT) % 2)
    elif kind == CURIA:
        trigger(game, tables, seat, number - DO_TRIGGER)
    elif kind == TAKE_WONDER:
        seize_wonder(game, tables, seat, number - DO_SEIZE)
    elif kind == LOCK:
        lock_token(game, tables, seat, number - DO_LOCK)
    elif kind == MOVE_DECREE:
        move_decree(game, tables, (number - DO_DECREE) // CHAMBERS, (number - DO_DECREE) % CHAMBERS)
    elif kind == SABOTAGE:
        sabotage(game, tables, number - DO_RAZE)
    elif kind == ESPIONAGE:
        gain_token(game, tables, seat, number - DO_TOKEN)
    else:
        apply_agora_cards(game, tables, kind, seat, number)


@kernel
def apply_influence(game, tables, seat, number):
    """AGORA-033, 041, 150: place, move or remove a marker, or conspire."""
    if number == DO_CONSPIRE:
        push(game, CONSPIRE, seat, 1, 0)
    elif number >= DO_REMOVE:
        remove_marker(game, tables, 1 - seat, number - DO_REMOVE)
    elif number >= DO_SHIFT:
        shift_marker(game, tables, seat, (number - DO_SHIFT) // CHAMBERS, (number - DO_SHIFT) % CHAMBERS)
    else:
        add_marker(game, tables, seat, number - DO_PLACE)


@kernel
def apply_agora_cards(game, tables, kind, seat, number):
    """Follow-up choices of Agora about cards (AGORA-156)."""
    if kind == TOP_ROW:
        take_card(game, tables, place_of(game, tables, number - DO_FREE))
        construct(game, tables, seat, number - DO_FREE, FREE)
    elif kind == REMOVED_CARD:
        for age in range(game.age):
            game.agora.saw_removed[seat, age] = 1
        construct(game, tables, seat, number - DO_FREE, FREE)
    elif kind == SCRAP:
        take_card(game, tables, place_of(game, tables, number - DO_SCRAP))
        game.card_place[number - DO_SCRAP] = DISCARDED
        push(game, TURN_UP, seat, 0, 0)
    elif kind == TAKE_BUILDING:
        take_building(game, tables, seat, number - DO_TAKE)
    elif kind == SWAP:
        game.agora.swapped = number - DO_TAKE
        push(game, GIVE, seat, 1, 0)
    elif kind == GIVE:
        taken = int(game.agora.swapped)
        game.agora.swapped = NONE
        swap(game, tables, seat, taken, number - DO_GIVE)


@kernel
def apply_pantheon(game, tables, kind, seat, number):
    """Follow-up choices of Pantheon."""
    if kind == ENSHRINE:
        enshrine(game, tables, seat, (number - DO_ENSHRINE) // SPACES, (number - DO_ENSHRINE) % SPACES)
    elif kind == ENKI:
        game.token_place[number - DO_TOKEN] = IN_BOX
        put_back(game, ON_ENKI)
        gain_token(game, tables, seat, number - DO_TOKEN)
    elif kind == GATE_CARD:
        choose_at_gate(game, tables, seat, (number - DO_ACTIVATE) // OFFERING_SETS)
    elif kind == THEATER_DECK:
        lay_open_deck(game, tables, number - DO_OPEN)
        push(game, THEATER_CARD, seat, 1, 0)
    elif kind == THEATER_CARD:
        choose_at_theater(game, tables, seat, (number - DO_ACTIVATE) // OFFERING_SETS)
    elif kind == THEATER_ORDER:
        put_on_top(game, tables, number - DO_TOP)
    elif kind == ZEUS:
        strike(game, tables, seat, number - DO_STRIKE)
    elif kind == MINERVA:
        game.pantheon.minerva = number - DO_GUARD - TRACK_SIDE
    else:
        apply_divine_cards(game, tables, kind, seat, number)


@kernel
def apply_divine_cards(game, tables, kind, seat, number):
    """Follow-up choices of Pantheon about cards, wonders and military tokens."""
    if kind == SNAKE:
        put_snake(game, tables, seat, number - DO_SNAKE)
    elif kind == ANUBIS:
        unbuild(game, tables, number - DO_UNBUILD)
    elif kind == ISIS:
        wonder = (number - DO_WONDER) // CARDS
        construct_wonder(game, tables, seat, wonder, number % CARDS)
    elif kind == SINK:
        game.track[number - DO_SINK] = 0
    elif kind == USE:
        game.track[number - DO_USE] = 0
        use_token(game, tables, seat, number - DO_USE)


@kernel
def unbuild(game, tables, wonder):
    """PANTHEON-027: the wonder is to be constructed again by its owner."""
    seat = game.wonder_owner[wonder]
    lose_wonder(game, tables, wonder)
    gain_wonder(game, seat, wonder)
