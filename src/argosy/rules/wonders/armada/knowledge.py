"""Hidden information and determinization of Armada: island decks and drawn islands.

Drawn islands are hidden from all but their explorer (ARMADA-EXPLORE-5). Which islands are in a deck is
public, because those in play are; their order is not, and after every exploration the deck is shuffled again.
So all islands may change places but those that the viewer itself is looking at.
"""

from random import Random

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.armada.setup import is_armada_in_play
from argosy.rules.wonders.armada.terms import KEEP, LANES, LEVELS, MOVE

LANE_COUNT = len(LANES)


def pool(tables: Record, age: int) -> set[int]:
    """The Armada cards of an Age (1-based), of which only some are in the game (ARMADA-SETUP-3)."""
    return {int(kind) for kind in tables.armada.decks[age - 1, : tables.armada.deck_size[age - 1]]}


def redeal(game: Record, _tables: Record, viewer: int, _eyes: tuple[int, ...], chance: Random) -> None:
    """Shuffle every island deck but for the islands that the viewer is looking at (ARMADA-EXPLORE-5).

    Other explorers get what lies there.
    """
    for level in range(LEVELS):
        left = int(game.armada.left[level])
        before = [int(island) for island in game.armada.islands[level, :left]]
        seen = (
            set()
            if viewer < 0
            else {int(island) for island in game.cities[viewer].armada.drawn if island >= 0}
        )
        places = [place for place, island in enumerate(before) if island not in seen]
        islands = [before[place] for place in places]
        chance.shuffle(islands)
        for place, island in zip(places, islands, strict=True):
            game.armada.islands[level, place] = island
        _look_again(game, viewer, dict(zip((before[place] for place in places), islands, strict=True)))


def _look_again(game: Record, viewer: int, instead: dict[int, int]) -> None:
    """Other explorers look at what lies now where their islands lay."""
    for seat in range(game.seats):
        drawn = game.cities[seat].armada.drawn
        if seat != viewer:
            for place, island in enumerate(drawn):
                drawn[place] = instead.get(int(island), int(island))


@kernel
def observe_question(game, tables, city, row, at):
    """Append the features of a city's question about ships and islands, if Armada is in play."""
    if is_armada_in_play(tables):  # asked in a small function, because that costs no call
        at = observe_naval_question(game, tables, city, row, at)
    return at


@kernel
def observe_naval_question(game, tables, city, row, at):
    """Lanes that may move, how many of them, the islands drawn, the sizes of the decks."""
    asked = game.cities[city]
    moves = asked.owes == MOVE
    for lane in range(LANE_COUNT):
        row[at + lane] = moves and (asked.armada.moves[0] >> lane & 1)
    row[at + LANE_COUNT] = asked.armada.moves_many[0] if moves else 0
    at += LANE_COUNT + 1
    for island in range(tables.armada.island_kinds):
        row[at + island] = 0
    if asked.owes == KEEP:
        for place in range(asked.armada.drawn.shape[0]):
            if asked.armada.drawn[place] >= 0:
                row[at + asked.armada.drawn[place]] += 1
    at += tables.armada.island_kinds
    for level in range(game.armada.left.shape[0]):
        row[at + level] = game.armada.left[level]
    return at + game.armada.left.shape[0]


@kernel
def observe_ships(game, tables, seat, row, at):
    """The harbour of a city, if it has one."""
    if is_armada_in_play(tables):
        at = observe_harbor(game, tables, seat, row, at)
    return at


@kernel
def observe_harbor(game, tables, seat, row, at):
    """Everything that lies open in a harbour (ARMADA-TERM-2 to -4)."""
    armada = game.cities[seat].armada
    row[at] = armada.shipyard
    row[at + 1] = armada.naval
    row[at + 2] = armada.discount
    row[at + 3] = armada.coins_per_move
    row[at + 4] = armada.free_stage_ship
    row[at + 5] = armada.any_stage_ship
    row[at + 6] = armada.safe
    row[at + 7] = armada.may_abstain
    at += 8
    for lane in range(LANE_COUNT):
        row[at + lane] = armada.ships[lane]
    at += LANE_COUNT
    for age in range(armada.tokens.shape[0]):
        row[at + age] = armada.tokens[age]
    at += armada.tokens.shape[0]
    for side in range(2):
        row[at + side] = armada.far_units[side]
        row[at + 2 + side] = armada.far_price[side]
    at += 4
    for step in range(game.seats):
        row[at + step] = armada.attacks >> (seat + step) % game.seats & 1
    at += game.seats
    for island in range(tables.armada.island_kinds):
        row[at + island] = armada.islands >> island & 1
    return at + tables.armada.island_kinds
