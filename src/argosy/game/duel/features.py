"""Names of the features of `observe`: those beside the kernels, powers and lines of the score.

`own` is the seat that looks, `foe` its opponent; spaces of the military track count as the lead of the seat
that looks.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from argosy.catalog.duel import COLORS, RESOURCES
from argosy.catalog.registry import packages_by_name
from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.expansions import EXPANSIONS
from argosy.game.duel.score import LINES
from argosy.game.feature_names import Groups, groups_of
from argosy.rules.duel import terms as t
from argosy.rules.duel.drivers.features import CITY, CITY_ARRAYS, TABLE, thing_names
from argosy.rules.duel.ruleset import DuelRuleset

SUBJECTS = (*COLORS, "wonder")
POWERS = {
    t.DISCOUNT: "discount",
    t.IGNORES: "ignores",
    t.EXTRA_SHIELDS: "extra_shields",
    t.TRADE_COINS: "trade_coins",
    t.CHAIN_COINS: "chain_coins",
    t.WONDERS_AGAIN: "wonders_again",
    t.CHAIN_PRICE: "chain_price",
    t.POINTS_PER_PROGRESS: "points_per_progress",
    t.DISCARD_BONUS: "discard_bonus",
    t.OPPONENT_CHAINS: "opponent_chains",
    t.CHEAPER: "cheaper",
    t.FIXED: "fixed",
    **{number: name for expansion in EXPANSIONS for number, name in expansion.powers.items()},
}
"""Names of the counters of a city, by the first number of each."""
OF_SIZE: dict[int, Sequence[str]] = {t.SUBJECTS: SUBJECTS, t.RESOURCES: RESOURCES}
"""What the numbers of a power stand for that has more than one."""
PACKAGES = packages_by_name("rules", "duel", "features")


@lru_cache(maxsize=64)
def feature_names(ruleset: DuelRuleset) -> tuple[str, ...]:
    """A name for each feature, e.g. `structure.baths`, `own.coins`, `foe.colors.blue`."""
    names = [*TABLE.names, *(f"military_token.{token}" for token in TRACK_TOKENS), *thing_names(ruleset)]
    for whose in ("own", "foe"):
        names += [f"{whose}.{name}" for name in city_names(ruleset)]
    return (
        *names,
        *(name for expansion in ruleset.expansions for name in PACKAGES[expansion].names(ruleset)),
    )


@lru_cache(maxsize=64)
def feature_groups(ruleset: DuelRuleset) -> Groups:
    """The columns of each group of features, in the order in which their names begin.

    The groups are `table`, `own` and `foe` (the cities), `place` (25 places of the structure: card, back,
    open), `structure` and `discard` (by card), `draft`, `board` (progress tokens) ...
    """
    return groups_of(feature_names(ruleset), {})


def city_names(ruleset: DuelRuleset) -> Iterator[str]:
    """Names of what lies open in one city."""
    fields = {
        "symbols": ruleset.catalog.science.symbols,
        "colors": (*COLORS, "senator"),
        "powers": power_names(),
        "points": LINES,
    }
    yield from (*CITY.names, *CITY_ARRAYS.names)
    yield from (f"{field}.{name}" for field, names in fields.items() for name in names)


def power_names() -> Iterator[str]:
    """Names of everything else that lasts, in the order of its numbers: `discount.blue` ... `temples` ..."""
    firsts = [*sorted(POWERS), t.POWERS]
    for first, end in pairwise(firsts):
        parts = OF_SIZE.get(end - first)
        yield from (f"{POWERS[first]}.{part}" for part in parts) if parts else (POWERS[first],)
