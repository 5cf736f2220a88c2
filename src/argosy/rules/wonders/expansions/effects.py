"""Hooks for effects of expansions: applied, scored, suspended, copied.

Cards, stages, islands and leaders have such effects. Their kernels come from the `hooks.py` of each
expansion. An effect belongs to the expansion whose words its kind is among.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.expansions.hooks import at, by_word
from argosy.rules.wonders.stages import own_stage
from argosy.rules.wonders.state import City, Game

APPLY = by_word("apply_effect", "EFFECTS")
EFFECT_POINTS = by_word("effect_points", "EFFECTS")
CHANGE_LASTING = by_word("change_lasting", "EFFECTS")
END = by_word("end_effect", "EFFECTS")
COUNT_THINGS = at("count_things")
NOTE_PLAY = at("note_play")
SETTLE_LOSS = at("settle_loss")
AFTER_LOSSES = at("after_losses")
RESTS = at("rests")
WAKE = at("wake")
BOARD_RESTS = at("board_rests")
COPIED_STAGE = at("copied_stage")
COPIED_SYMBOLS = at("copied_symbols")
SYMBOLS_TO_COPY = at("symbols_to_copy")
LENDS_A_PARENT = at("lends_a_parent")


@kernel
def lose_coins_to_bank(tables: Record, city: City, coins: int) -> None:
    """Take coins from a city at the end of a turn, at most what it has (AMB-38).

    An expansion may settle the losses of all instead.
    """
    for settle in SETTLE_LOSS:
        if settle(tables, city, coins):
            return
    city.coins -= min(coins, city.coins)


@kernel
def notice_losses(game: Game, tables: Record) -> None:
    """Buildings have left cities: what looks at them looks again."""
    for notice in AFTER_LOSSES:
        notice(game, tables)


@kernel
def rests(city: City, kind: int) -> bool:
    """Does something forbid a card of the city to work now?"""
    for forbids in RESTS:
        if forbids(city, kind):
            return True
    return False


@kernel
def board_rests(city: City) -> bool:
    """Does something forbid to use the resource of the board?"""
    for forbids in BOARD_RESTS:
        if forbids(city):
            return True
    return False


@kernel
def working_stage(city: City, stage: int) -> int:
    """The stage whose effects a built stage has: its own, or one that it copies; as `own_stage` counts
    them.
    """
    for copied in COPIED_STAGE:
        place = copied(city, stage)
        if place >= 0:
            return place
    return own_stage(city, stage)


@kernel
def copied_symbols(city: City) -> int:
    """Return the number of science symbols of neighbours' cards that a city copies at the end."""
    total = 0
    for copied in COPIED_SYMBOLS:
        total += copied(city)
    return total


@kernel
def symbols_to_copy(game: Game, tables: Record, seat: int) -> int:
    """Return the number of cards with a symbol that the city may copy, by sets of symbols.

    The packing is that of `science.best_science`.
    """
    shown = 0
    for more in SYMBOLS_TO_COPY:
        shown += more(game, tables, seat)
    return shown
