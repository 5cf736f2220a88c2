"""Babel, as the pages of 7 Wonders know it."""

from argosy.rules.wonders.babel.ruleset import PARTS
from argosy.texts import Words
from argosy.web.wonders.babel import (
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
    help,  # noqa: A004  because it is the help page
    introduction,
    log,
    offers,
    score,
    setting_up,
    tower,
)
from argosy.web.wonders.boxes.types import BoxPages, Option

FOLDER = "wonders/babel"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "beside": "_tower",
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "dock_switches": "_dock_switches",
        "gauges": "_gauges",
        "help": "_help",
        "own": "_own",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, _box: str) -> str:
    """What a table with it is called; there is one edition."""
    return w.name("box", "babel")


def invitation(w: Words) -> str:
    """What it adds, for the lobby."""
    return w.say(
        "Babel adds a tower whose open tiles are laws for all, and Great Projects that the cities build together; each can be played alone. 3 to 7 cities, 8 with Armada of 2018 or Cities of 2012."
    )


BABEL_PARTS = Option(
    name="babel_parts",
    boxes=("babel",),
    values=PARTS,
    words=lambda w: (w.say("tower and projects"), w.say("tower alone"), w.say("projects alone")),
    beside={"edifice": ("tower",)},
)
"""What of the box is played; Edifice has taken the place of the projects."""


def keys(w: Words) -> tuple[tuple[str, str], ...]:
    """Keys and what they do."""
    return ("T", w.say("lay a tile")), ("J", w.say("take part in a project or an edifice, or not"))


BABEL = BoxPages(
    name="babel",
    icon="babel",
    invitation=invitation,
    fragments=FRAGMENTS,
    sheets={"table": "babel", "help": "babel"},
    scripts={"table": "babel"},
    about=about,
    title=lambda w: w.name("box", "babel"),
    without=lambda w: w.say("without Babel"),
    options=(BABEL_PARTS,),
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
    counted={},
    is_absent=lambda _city: False,
    tokens=changes.tokens,
    board=tower.values,
    city=city.city_in_babel,
    colors=(),
    standing=city.standing,
    gives=accounts.gives,
    resting=accounts.resting,
    more_units=accounts.more_units,
    accounts=accounts.accounts,
    phase=asking.phase,
    log_title=log.log_title,
    last={"tile": ("lay-tile", lambda w: w.say("laid a tile"))},
    plays=log.PLAYS,
    notes=log.NOTES,
    mark="project",
    signs={"joined": "participate", "rewarded": "works-done", **dict.fromkeys(log.LOSSES, "works-failed")},
    something=log.something,
    ending=log.ENDING,
    log_part=log.log_part,
    scene=log.scene,
    news=log.news,
    tellers=beats.TELLERS,
    drafts={"kept_tile": asking.DRAFTED_TO},
    called=coach.called,
    goes_with=coach.goes_with,
    reasons=coach.REASONS,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    hand_signs={"tiles": "babel-tile"},
    fields_of_table=setting_up.fields_of_table,
    fields_of_city=setting_up.fields_of_city,
    score_items=score.items,
    score_notes=lambda _w, _what: {},
    help=help.values,
)
