"""The deal, which decides everything that is random (BASE-SETUP-1 to -8, BASE-TWO-1 to -3)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_AGE, STREAM_GUILDS, random_below, shuffle
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.play import DEAL, MIX_IN
from argosy.rules.wonders.hands import clear_hand, deal_hands
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import AGES, MAX_STAGES, SEATS, TURN_ROWS, Game
from argosy.rules.wonders.terms import NO_VERB


@kernel
def deal(game: Game, tables: Record, seed: Number, boards: Numbers) -> None:
    """Set a game up (BASE-SETUP-1). `game` is a zeroed record; boards: the board of each seat, a row of
    `tables.boards`.
    """
    game.seed = seed
    game.seats = tables.seats
    game.free_city = tables.free_city
    for age in range(AGES):
        shuffle_deck(game, tables, seed, age)
    for seat in range(game.seats):
        found_city(game, tables, seat, boards[seat])
    for deal_own in DEAL:
        deal_own(game, tables, seed)
    start_age(game, tables, 1)


@kernel
def shuffle_deck(game: Game, tables: Record, seed: Number, age: int) -> None:
    """Shuffle the deck of an Age; the guilds in use join that of Age III (BASE-SETUP-3, -5)."""
    deck = game.decks[age]
    size = tables.deck_size[age]
    for place in range(deck.shape[0]):
        deck[place] = tables.decks[age, place]
    for mix_in in MIX_IN:
        size = mix_in(tables, seed, age, deck, size)
    if age == AGES - 1:
        choose_guilds(tables, seed, deck, size)
        size += tables.guilds_used
    shuffle(seed, STREAM_AGE + age, deck, size)


@kernel
def choose_guilds(tables: Record, seed: Number, deck: Numbers, size: int) -> None:
    """Write `guilds_used` different guilds behind the deck, each set of them equally likely (BASE-SETUP-3,
    CITIES-SETUP-4).

    For LEADERS-SETUP-5.
    """
    used = 0
    for number in range(tables.guilds_in_box):
        left = tables.guilds_in_box - number
        if random_below(seed, STREAM_GUILDS, number, left) < tables.guilds_used - used:
            deck[size + used] = tables.guilds[number]
            used += 1


@kernel
def found_city(game: Game, tables: Record, seat: int, board: int) -> None:
    """A city at the start: coins, board resource, prices
    (BASE-RES-1, BASE-SETUP-7, BASE-TRADE-4, BASE-TWO-2).
    """
    city = game.cities[seat]
    city.wonder = board
    city.coins = tables.start_coins
    for side in range(2):
        city.price_raw[side] = tables.unit_price
        city.price_made[side] = tables.unit_price
    for stage in range(MAX_STAGES):
        city.markers[stage] = -1
    write_choice(city.chosen, NO_VERB, -1, -1)
    apply_effects(game, tables, seat, tables.boards[board].first_effect, tables.boards[board].effects)


@kernel
def start_age(game: Game, tables: Record, age: int) -> None:
    """Begin an Age: rights that come back each Age are fresh; hands are dealt now, unless expansions do
    something before (BASE-AGE-2, BASE-TWO-3, -4, BASE-WONDERS-A-6).
    """
    game.age = age
    game.turn = 0
    game.step = 0
    game.controller = tables.first_control[age - 1]
    forget_plays(game)
    for seat in range(game.seats):
        game.cities[seat].free_used = 0
        clear_hand(game.cities[seat])
    if tables.turn_step == 0:
        deal_hands(game, tables)


@kernel
def forget_plays(game: Game) -> None:
    """Clear the plays of the last Age."""
    for turn in range(TURN_ROWS):
        for seat in range(SEATS):
            game.plays[turn, seat].card = -1
            game.plays[turn, seat].verb = 0
            game.plays[turn, seat].stage = 0
