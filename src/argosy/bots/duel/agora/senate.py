"""Can the next Senate actions take all six chambers (AGORA-080)?"""

from argosy.bots.duel.cost import lasting
from argosy.bots.duel.facts import facts_of
from argosy.game.duel.view import DuelCityView, DuelView

Leads = tuple[int, ...]
"""Own markers less those of the opponent, by chamber."""


def senate_actions(view: DuelView, city: DuelCityView) -> int:
    """Actions of a politician of this city (AGORA-032, 105)."""
    bonus = sum(effect.amount or 0 for effect in lasting(view, city) if effect.kind == "senate_blue_bonus")
    rows = facts_of(view).catalog.actions
    return max((row.count for row in rows if row.blue <= city.colors["blue"] + bonus), default=0)


def can_rule(view: DuelView, city: DuelCityView, section: str | None, actions: int, *, shifts: bool) -> bool:
    """Can the city control all chambers with so many actions?

    section: where markers may be added, None: anywhere. shifts: may markers be moved, too (AGORA-037)?
    """
    if not view.chambers:
        return False
    leads = tuple(row.markers[city.seat] - row.markers[1 - city.seat] for row in view.chambers)
    open_to = [section is None or row.section == section for row in view.chambers]
    return _search(leads, open_to, city.supply, actions, shifts=shifts)


def _search(leads: Leads, open_to: list[bool], supply: int, actions: int, *, shifts: bool) -> bool:
    """Give the first chamber that is not controlled one marker more, in every way there is."""
    needs = [max(0, 1 - lead) for lead in leads]
    if sum(needs) == 0:
        return True
    if sum(needs) > actions:
        return False
    place = next(number for number, need in enumerate(needs) if need)
    if open_to[place] and supply and _search(_moved(leads, place), open_to, supply - 1, actions - 1, shifts=shifts):
        return True
    beside = [place - 1, place + 1] if shifts else []
    spare = [other for other in beside if 0 <= other < len(leads) and leads[other] > 1]
    return any(_search(_moved(leads, place, other), open_to, supply, actions - 1, shifts=shifts) for other in spare)


def _moved(leads: Leads, to: int, source: int | None = None) -> Leads:
    return tuple(lead + (number == to) - (number == source) for number, lead in enumerate(leads))
