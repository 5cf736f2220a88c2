"""The hooks of the single boards in the search; everything lies open."""

from typing import Any

from argosy.game.wonders.extra_wonders.position import ExtraCityData
from argosy.game.wonders.view import CityView
from argosy.rules.wonders.extra_wonders.terms import COPY_LAST_STAGE, COPY_STAGE
from argosy.search.wonders.evaluation.effect_values import Worth
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable
from argosy.search.wonders.hooks import ExpansionSearch
from argosy.search.wonders.interactions.copied_stages import effects_of_stages

EFFECT_VALUES = {
    "coins_per_source": Worth(each=0.8),
    "points_per_source": Worth(each=2.0),
    "points_per_marker_color": Worth(each=2.0),
    "copy_stage": Worth(flat=3.5),
    "copy_last_stage": Worth(flat=4.5),
}
"""By kind of effect."""


def city_of_extra(table: ViewedTable, city: CityView) -> dict[str, Any]:
    """Copied stages, tokens, and the stage that is to copy another one now."""
    seen = city.extra_wonders
    assert seen is not None
    copies = {one.stage: f"{one.wonder}:{one.side} {one.number}" for one in seen.copies}
    due = 0
    if city.seat == table.seat and table.view.asked == "imitate":
        due = next(
            stage
            for stage, kind, _ in effects_of_stages(table, city)
            if kind in (COPY_STAGE, COPY_LAST_STAGE) and stage not in copies
        )
    return {
        "extra_wonders": ExtraCityData(
            copies=[copies.get(stage, "") for stage in range(1, max(copies, default=0) + 1)],
            copy_due=due,
            diplomacy=0 if city.cities else seen.diplomacy,
        )
    }


HOOKS = ExpansionSearch(effect_values=EFFECT_VALUES, city=city_of_extra)
