"""Cities, as the pages of 7 Wonders know it."""

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.web.wonders.boxes.types import BoxPages
from argosy.web.wonders.cities import (
    accounts,
    asking,
    beats,
    causes,
    changes,
    city,
    coach,
    glossary,
    introduction,
    log,
    score,
    setting_up,
)

FOLDER = "wonders/cities"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {
        "city": "_city",
        "compare": "_compare",
        "gauges": "_gauges",
        "help": "_help",
        "whole_city": "_whole_city",
    }.items()
}


def about(w: Words, box: str) -> str:
    """`Cities 2020`."""
    return w.say("Cities {year}", year=box.rpartition("_")[2])


def invitation(w: Words) -> str:
    """What it adds, for the lobby."""
    return w.say(
        "Cities adds black cards: spies, diplomats, and losses that can become debts; each Age has one turn more. 3 to 7 cities, 8 in the 2012 edition; teams with 4, 6 or 8."
    )


def label(w: Words, choice: Choice) -> str:
    """By whose right a card is free, where there are two (AMB-93)."""
    if choice.by_leader:
        return w.name("leader", choice.by_leader)
    return w.say("right of the wonder") if choice.verb == "free" else ""


CITIES = BoxPages(
    name="cities",
    icon="mask",
    invitation=invitation,
    fragments=FRAGMENTS,
    sheets={"table": "cities", "help": "cities"},
    scripts={},
    about=about,
    title=lambda w: w.name("box", "cities"),
    without=lambda w: w.say("without Cities"),
    keys=lambda _w: (),
    sign="mask",
    questions=asking.QUESTIONS,
    question=asking.question,
    causes=causes.causes,
    answer=asking.answer,
    cards={},
    hand_label=asking.hand_label,
    chosen=asking.chosen,
    is_own=lambda _choice: False,
    label=label,
    ways=lambda _box, _maker, _name: None,
    changes=changes.changes,
    counted=city.COUNTED,
    is_absent=city.is_absent,
    board=lambda _shown, _view, _seat, _names: {},
    city=city.city_in_the_dark,
    colors=("black",),
    standing=city.standing,
    more_shields=accounts.more_shields,
    accounts=accounts.accounts,
    notes=log.NOTES,
    mark="debt",
    signs={"lost": "coin-loss", "diplomacy": "diplomacy", "stayed_out": "diplomacy"},
    something=log.something,
    ending=log.ENDING,
    log_part=log.log_part,
    scene=log.scene,
    news=log.news,
    tellers=beats.TELLERS,
    reasons=coach.REASONS,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    hand_signs={"debts": "debt"},
    fields_of_city=setting_up.fields_of_city,
    score_items=score.items,
    score_notes=score.notes,
    help=lambda shown: {"cities_title": shown.words.name("box", "cities")},
)
