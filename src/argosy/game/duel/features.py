"""Names of the features of `observe`, in the order of `argosy.rules.duel.drivers.features`.

`own` is the seat that looks, `foe` its opponent; spaces of the military track count as the lead of the seat
that looks.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from argosy.catalog.duel import COLORS, RESOURCES
from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.expansions import BY_NAME, EXPANSIONS
from argosy.game.duel.score import LINES
from argosy.game.feature_names import Groups, groups_of, sets_of
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset

RAW = 3
"""So many of the resources are raw materials, the others are manufactured goods."""
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
TABLE = (
    "age", "turn", "over", "asked", "asked.amount", "asked.subject", "decides", "on_turn", "play_again", "picks", "pawn",
)  # fmt: skip
CITY = ("coins", "wonders_built", "wonders_left", "choosers")


@lru_cache(maxsize=64)
def feature_names(ruleset: DuelRuleset) -> tuple[str, ...]:
    """A name for each feature, e.g. `structure.baths`, `own.coins`, `foe.colors.blue`."""
    names = [*TABLE, *(f"military_token.{token}" for token in TRACK_TOKENS), *thing_names(ruleset)]
    for whose in ("own", "foe"):
        names += [f"{whose}.{name}" for name in city_names(ruleset)]
    return (
        *names,
        *(name for expansion in ruleset.expansions for name in BY_NAME[expansion].features(ruleset)),
    )


@lru_cache(maxsize=64)
def feature_groups(ruleset: DuelRuleset) -> Groups:
    """The columns of each group of features, in the order in which their names begin.

    The groups are `table`, `own` and `foe` (the cities), `place` (25 places of the structure: card, back,
    open), `structure` and `discard` (by card), `draft`, `board` (progress tokens) ...
    """
    return groups_of(feature_names(ruleset), {})


def thing_names(ruleset: DuelRuleset) -> Iterator[str]:
    """Names of places and of where cards, wonders and progress tokens are."""
    catalog, cards = ruleset.catalog, ruleset.card_ids
    for what in ("card", "back", "open"):
        yield from (f"place.{what}.{place}" for place in range(t.PLACES))
    for where in ("structure", "own.built", "foe.built", "discard", "under"):
        yield from (f"{where}.{card}" for card in cards)
    for where in ("own.wonder", "foe.wonder", "draft"):
        yield from (f"{where}.{wonder.id}" for wonder in catalog.wonders)
    for where in ("own.progress", "foe.progress", "board", "box", "drawn"):
        yield from (f"{where}.{token.id}" for token in catalog.progress)


def city_names(ruleset: DuelRuleset) -> Iterator[str]:
    """Names of what lies open in one city."""
    fields = {
        "makes": RESOURCES,
        "cover_raw": sets_of(RESOURCES[:RAW]),
        "cover_made": sets_of(RESOURCES[RAW:]),
        "sold": RESOURCES,
        "price": RESOURCES,
        "symbols": ruleset.catalog.science.symbols,
        "colors": (*COLORS, "senator"),
        "powers": power_names(),
        "points": LINES,
    }
    yield from CITY
    yield from (f"{field}.{name}" for field, names in fields.items() for name in names)


def power_names() -> Iterator[str]:
    """Names of everything else that lasts, in the order of its numbers: `discount.blue` ... `temples` ..."""
    firsts = [*sorted(POWERS), t.POWERS]
    for first, end in pairwise(firsts):
        parts = OF_SIZE.get(end - first)
        yield from (f"{POWERS[first]}.{part}" for part in parts) if parts else (POWERS[first],)
