"""What a position may not say about boxes."""

from collections.abc import Callable

from argosy.game.duel.boxes import merged, parts
from argosy.game.duel.position.form import CityData, DuelPosition
from argosy.game.duel.position.require import require
from argosy.rules.duel.boxes.in_play import in_play
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset

FIELDS: dict[str, tuple[str, ...]] = parts("checks", "FIELDS")
"""By box: what only it has a place for in a position."""
CITY_FIELDS: dict[str, tuple[str, ...]] = parts("checks", "CITY_FIELDS")
"""And in a city."""
CHECKS: dict[str, Callable[[DuelRuleset, DuelPosition], None]] = parts("checks", "check")
"""By box: what cannot be where it is in play."""
RUNNING: tuple[Callable[[Game, int], None], ...] = tuple(parts("checks", "check_running").values())
"""What cannot be while a game goes on: it would have been won by a box."""
WON: dict[str, Callable[[Game, int, str], None]] = merged("checks", "WON")
"""By result: what has to be where a game was won by a box."""
TAKES_WONDERS = "take_unbuilt_wonder"


def check_more(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """Nothing of a box that is not on the table, and only what there can be."""
    for check in in_play(CHECKS, ruleset.boxes):
        check(ruleset, plain)
    for name in sorted(FIELDS.keys() - set(ruleset.boxes)):
        _check_silent(name, "", plain, DuelPosition(cities=[]), FIELDS[name])
        for seat, city in enumerate(plain.cities):
            _check_silent(name, f"cities[{seat}].", city, CityData(), CITY_FIELDS[name])


def _check_silent(box: str, where: str, said: object, silent: object, fields: tuple[str, ...]) -> None:
    for field in fields:
        fine = getattr(said, field) == getattr(silent, field)
        require(fine, f"{where}{field}: belongs to {box}, which is not in play")


def more_wonders(ruleset: DuelRuleset) -> int:
    """How many wonders a player may have beyond those of the draft: one for each thing that takes one (AGORA-161)."""
    catalog = ruleset.catalog
    things = [one for one in (*catalog.conspiracies, *catalog.divinities) if one.box in ruleset.boxes]
    return sum(effect.kind == TAKES_WONDERS for one in things for effect in one.effects)
