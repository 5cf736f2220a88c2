"""Random games of 7 Wonders in the soak run: all rulesets, checked after every choice, replayed.

ARGOSY_GAMES says how many there are in all, 150,000 if it is not set.
"""

import msgspec
import pytest

from tests.fuzz.wonders.armada.rulesets import EVERY as SEAS
from tests.fuzz.wonders.mixes.playing import played
from tests.fuzz.wonders.mixes.tables import BASES, EVERY, Mix
from tests.fuzz.wonders.playing import check_random_games, first_seed, games_wanted
from tests.fuzz.wonders.rulesets import TABLES, ruleset_of, table_name

pytestmark = pytest.mark.soak

GAMES = games_wanted(150_000)
OF_BASE = -(-GAMES // 10 // len([*TABLES, *SEAS]))
"""Number of games of each ruleset of the base game and of each one of Armada with its switches."""
MIXES = [*EVERY, *(Mix(base, *[None] * 5, players, teams=False) for base in BASES for players in range(3, 8))]
OF_MIX = -(-GAMES // len(MIXES))
"""Number of games of each combination of expansions."""
CHUNK = 500


def test_the_base_game():
    """Both editions, two to seven players, both readings of the last card of Babylon."""
    for table in TABLES:
        check_random_games(ruleset_of(table), first_seed(table_name(table)), OF_BASE)


def test_armada_with_its_switches():
    """Each pairing of editions, three to eight players, teams."""
    for sea in SEAS:
        check_random_games(sea.ruleset, first_seed(str(sea)), OF_BASE)


@pytest.mark.parametrize("teams", [False, True], ids=["single", "teams"])
@pytest.mark.parametrize("base", BASES)
def test_all_combinations_of_expansions(base, teams):
    """Each that the rulebooks allow, and none; half of the games with the boards of the single wonders."""
    for mix in MIXES:
        if (mix.base, mix.teams) == (base, teams):
            check_mix(mix, OF_MIX - OF_MIX // 2)
            check_mix(msgspec.structs.replace(mix, boards="extra_wonders"), OF_MIX // 2)


def check_mix(mix: Mix, count: int) -> None:
    """Play so many games of a mix: nothing is wrong with any of them."""
    for first in range(0, count, CHUNK):
        assert played(mix, min(CHUNK, count - first), later=first)[1] == [], str(mix)
