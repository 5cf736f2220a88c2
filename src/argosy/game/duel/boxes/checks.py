"""What a position may not say about boxes."""

from argosy.game.duel.agora import checks as agora
from argosy.game.duel.pantheon import checks as pantheon
from argosy.game.duel.position.form import CityData, DuelPosition
from argosy.game.duel.position.require import require
from argosy.rules.duel.boxes.in_play import in_play
from argosy.rules.duel.ruleset import DuelRuleset

OWN = {
    "agora": (agora.FIELDS, agora.CITY_FIELDS),
    "pantheon": (pantheon.FIELDS, pantheon.CITY_FIELDS),
}
"""By box: what only it has a place for, in a position and in its cities."""
CHECKS = {"pantheon": pantheon.check}
"""By box: what cannot be where it is in play."""
TAKES_WONDERS = "take_unbuilt_wonder"


def check_more(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """Nothing of a box that is not on the table, and only what there can be."""
    for check in in_play(CHECKS, ruleset.boxes):
        check(ruleset, plain)
    for name in sorted(OWN.keys() - set(ruleset.boxes)):
        fields, city_fields = OWN[name]
        _check_silent(name, "", plain, DuelPosition(cities=[]), fields)
        for seat, city in enumerate(plain.cities):
            _check_silent(name, f"cities[{seat}].", city, CityData(), city_fields)


def _check_silent(box: str, where: str, said: object, silent: object, fields: tuple[str, ...]) -> None:
    for field in fields:
        fine = getattr(said, field) == getattr(silent, field)
        require(fine, f"{where}{field}: belongs to {box}, which is not in play")


def more_wonders(ruleset: DuelRuleset) -> int:
    """How many wonders a player may have beyond those of the draft: one for each thing that takes one (AGORA-161)."""
    catalog = ruleset.catalog
    things = [one for one in (*catalog.conspiracies, *catalog.divinities) if one.box in ruleset.boxes]
    return sum(effect.kind == TAKES_WONDERS for one in things for effect in one.effects)
