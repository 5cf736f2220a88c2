"""Names of the features of Agora, in the order of `argosy.rules.duel.agora.features`."""

from collections.abc import Iterator

from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.ruleset import DuelRuleset

POWERS = {
    a.COINS_ON: "coins_on",
    a.FREE_SENATORS: "free_senators",
    a.KEEPS_BOTH: "keeps_both",
    a.BLUE_BONUS: "blue_bonus",
    a.AGAIN_ON_CONSPIRATOR: "again_on_conspirator",
}
"""Counters of a city."""
TABLE = (
    "triggered", "swapped", "own.supply", "foe.supply", "foe.face_down", "foe.face_down_prepared", "stock_count",
)  # fmt: skip


def names(ruleset: DuelRuleset) -> Iterator[str]:
    """Yield the names of the features of Agora."""
    catalog = ruleset.catalog
    yield from TABLE
    for what in ("own", "foe", "control", "face_down"):
        yield from (f"chamber.{what}.{number}" for number in range(1, a.CHAMBERS + 1))
    yield from (f"decree.{decree.id}" for decree in catalog.decrees)
    for where in ("own.conspiracy", "foe.conspiracy", "plot", "stock"):
        yield from (f"{where}.{conspiracy.id}" for conspiracy in catalog.conspiracies)
    yield from (f"locked.{token.id}" for token in catalog.progress)
    yield from (f"removed.{card}" for card in ruleset.card_ids)
