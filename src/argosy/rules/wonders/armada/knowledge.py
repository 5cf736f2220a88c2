"""Hidden information and determinization of Armada: island decks and drawn islands.

Drawn islands are hidden from all but their explorer (ARMADA-EXPLORE-5). Which islands are in a deck is
public, because those in play are; their order is not, and after every exploration the deck is shuffled again.
So all islands may change places but those that the viewer itself is looking at.
"""

from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.armada.terms import LANES, LEVELS

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
        seen: set[int] = (
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
