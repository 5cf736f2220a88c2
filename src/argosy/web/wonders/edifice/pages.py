"""Edifice, as the pages of 7 Wonders know it."""

from argosy.texts import Words
from argosy.web.wonders.babel import asking as babel
from argosy.web.wonders.babel import log
from argosy.web.wonders.boxes.types import BoxPages
from argosy.web.wonders.edifice import (
    accounts,
    asking,
    beats,
    boards,
    causes,
    city,
    coach,
    edifices,
    faces,
    glossary,
    hand,
    help,  # noqa: A004  because it is the help page
    introduction,
    offers,
    score,
    setting_up,
)

FOLDER = "wonders/edifice"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_edifices",
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "dock_switches": "_dock_switches",
        "gauges": "_gauges",
        "help": "_help",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, _box: str) -> str:
    """What a table with it is called; there is one edition."""
    return w.name("box", "edifice")


def invitation(w: Words) -> str:
    """What it adds, for the lobby."""
    return w.say(
        "Edifice adds a common work for each Age: whoever builds a stage of the wonder may pay for a pawn. It takes the place of the Great Projects, so beside it Babel brings the tower alone. 3 to 7 cities."
    )


EDIFICE = BoxPages(
    name="edifice",
    icon="edifice",
    invitation=invitation,
    fragments=FRAGMENTS,
    sheets={"table": "babel", "help": "babel"},
    scripts={"table": "babel"},
    about=about,
    title=lambda w: w.name("box", "edifice"),
    without=lambda w: w.say("without Edifice"),
    keys=lambda _w: (),
    sign=faces.SIGN,
    faces=faces.faces,
    questions=asking.QUESTIONS,
    question=asking.question,
    causes=causes.causes,
    answer=asking.answer,
    cards=asking.CARDS,
    refusals=offers.refusals,
    hand_label=babel.hand_label,
    chosen=asking.chosen,
    is_own=hand.is_own,
    label=hand.label,
    ways=hand.ways,
    changes=city.changes,
    counted={},
    is_absent=lambda _city: False,
    board=edifices.values,
    city=city.city_with_pawns,
    colors=(),
    standing=lambda _faces, _city: (),
    gives=accounts.gives,
    accounts=accounts.accounts,
    notes={**log.NOTES, **boards.NOTES},
    mark="edifice",
    signs={"joined": "edifice-join", "rewarded": "works-done", **dict.fromkeys(log.LOSSES, "works-failed")},
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
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    fields_of_table=setting_up.fields_of_table,
    fields_of_city=setting_up.fields_of_city,
    score_items=score.items,
    score_notes=lambda _w, _what: {},
    help=help.values,
)
