"""Leaders, as the pages of 7 Wonders know it."""

from argosy.texts import Words
from argosy.web.wonders.boxes.types import BoxPages, Option
from argosy.web.wonders.leaders import (
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
)

FOLDER = "wonders/leaders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "city": "_city",
        "compare": "_compare",
        "dock_buttons": "_dock_buttons",
        "dock_forms": "_dock_forms",
        "gauges": "_gauges",
        "help": "_help",
        "own": "_own",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, box: str) -> str:
    """`Leaders 2020`."""
    return w.say("Leaders {year}", year=box.rpartition("_")[2])


def invitation(w: Words) -> str:
    """What it adds, for the lobby."""
    return w.say(
        "Leaders adds famous people: four are drafted before the game, one is played at the start of each Age. 3 to 7 cities, with Cities of 2012 also 8."
    )


PACKS = Option(
    name="leaders_pack",
    boxes=("leaders_2020",),
    values=("standard", "standard_and_expert"),
    words=lambda w: (w.say("standard leaders"), w.say("standard and expert leaders")),
)
"""Which leaders are dealt (LEADERS-SETUP-3)."""


def keys(w: Words) -> tuple[tuple[str, str], ...]:
    """Keys and what they do."""
    return (("V", w.say("your leaders")),)


LEADERS = BoxPages(
    name="leaders",
    fragments=FRAGMENTS,
    icon="leader",
    invitation=invitation,
    sheets={"table": "leaders", "help": "leaders"},
    scripts={"table": "leaders"},
    about=about,
    title=lambda w: w.say("Leaders"),
    is_first=True,
    without=lambda w: w.say("without Leaders"),
    options=(PACKS,),
    keys=keys,
    sign=faces.SIGN,
    faces=faces.faces,
    questions=asking.QUESTIONS,
    question=asking.question,
    causes=causes.causes,
    answer=asking.answer,
    cards=asking.CARDS,
    tag=hand.tag,
    played=offers.PLAYED,
    refusals=offers.refusals,
    hand_label=asking.hand_label,
    chosen=asking.chosen,
    is_own=hand.is_own,
    label=hand.label,
    ways=hand.ways,
    sold=log.sold,
    changes=changes.changes,
    counted=changes.COUNTED,
    is_absent=lambda _city: False,
    board=city.values,
    city=city.city_of_leaders,
    colors=(),
    standing=city.standing,
    gives=accounts.gives,
    accounts=accounts.accounts,
    under_stage=city.under_stage,
    phase=asking.phase,
    log_title=log.log_title,
    plays=log.PLAYS,
    notes=log.NOTES,
    mark="leader",
    signs={"buried": "bury", "copied": "copy"},
    something=log.something,
    ending=log.ENDING,
    log_part=log.log_part,
    scene=log.scene,
    news=log.news,
    tellers=beats.TELLERS,
    drafts={"drafted": asking.DRAFTED_TO},
    called=coach.called,
    reasons=coach.REASONS,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    fields_of_city=setting_up.fields_of_city,
    score_items=score.items,
    score_notes=lambda _w, _what: {},
    help=help.values,
)
