"""Armada, as the pages of 7 Wonders know it."""

from argosy.texts import Words
from argosy.web.wonders.armada import (
    accounts,
    asking,
    beats,
    causes,
    changes,
    city,
    coach,
    faces,
    glossary,
    hand,
    introduction,
    log,
    offers,
    position,
    score,
    setting_up,
    shipyard,
)
from argosy.web.wonders.armada import help as help_page
from argosy.web.wonders.boxes.types import BoxPages

FOLDER = "wonders/armada"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_yard",
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "dock_switches": "_dock_switches",
        "gauges": "_gauges",
        "help": "_help",
        "tabs": "_tabs",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, box: str) -> str:
    """`Armada 2020`."""
    return w.say("Armada {year}", year=box.rpartition("_")[2])


def invitation(w: Words) -> str:
    """What it adds, for the lobby."""
    return w.say(
        "Armada adds a shipyard with four ships, islands to explore and conflicts at sea: 3 to 7 cities, 8 in the 2018 edition; teams with 4, 6 or 8."
    )


def keys(w: Words) -> tuple[tuple[str, str], ...]:
    """Keys and what they do."""
    return ("Shift S", w.say("sell for the yellow ship")), ("N", w.say("naval construction on, off"))


ARMADA = BoxPages(
    name="armada",
    fragments=FRAGMENTS,
    icon="ship",
    invitation=invitation,
    sheets={"table": "armada"},
    scripts={"table": "armada"},
    about=about,
    title=lambda w: w.name("box", "armada"),
    without=lambda w: w.say("without Armada"),
    advised={"armada_2018": 2},  # ARMADA-MIX-1
    keys=keys,
    sign=faces.SIGN,
    faces=faces.faces,
    questions=asking.QUESTIONS,
    question=asking.question,
    causes=causes.causes,
    answer=asking.answer,
    cards=asking.CARDS,
    refusals=offers.refusals,
    hand_label=asking.hand_label,
    chosen=asking.chosen,
    is_own=hand.is_own,
    label=hand.label,
    ways=hand.ways,
    changes=changes.changes,
    counted=changes.COUNTED,
    is_absent=lambda _city: False,
    board=shipyard.values,
    city=city.city_at_sea,
    colors=(),
    standing=city.standing,
    gives=accounts.gives,
    accounts=accounts.accounts,
    notes=log.NOTES,
    mark="ship",
    signs={"settled": "island", "explored": "island", "landing": "anchor", "taxed": "tax"},
    something=log.something,
    ending=log.ENDING,
    log_part=log.log_part,
    scene=log.scene,
    news=log.news,
    tellers=beats.TELLERS,
    called=coach.called,
    goes_with=coach.goes_with,
    reasons=coach.REASONS,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    beats=beats.BEATS,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    examples=position.EXAMPLES,
    example_titles=position.titles,
    fields_of_city=setting_up.fields_of_city,
    score_items=score.items,
    score_notes=lambda _w, _what: {},
    help=help_page.values,
)
