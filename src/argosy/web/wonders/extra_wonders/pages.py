"""The single boards, as the pages of 7 Wonders know them."""

from argosy.texts import Words
from argosy.web.log import Part
from argosy.web.wonders.boxes.types import BoxPages, Scene
from argosy.web.wonders.extra_wonders import (
    accounts,
    asking,
    beats,
    changes,
    city,
    glossary,
    introduction,
    log,
    score,
    setting_up,
)

FOLDER = "wonders/extra_wonders"
FRAGMENTS = {
    place: f"{FOLDER}/{name}.html"
    for place, name in {"city": "_city", "help": "_help", "whole_city": "_whole_city"}.items()
}


def about(w: Words, _box: str) -> str:
    """What a table with them is called; there is one edition."""
    return w.name("box", "extra_wonders")


def invitation(w: Words) -> str:
    """What they add, for the lobby."""
    return w.say(
        "Three more wonders: The Great Wall, built in any order, Stonehenge, which counts stone, and Manneken Pis, which does what its neighbours do. 3 to 7 cities, more with other boxes."
    )


EXTRA_WONDERS = BoxPages(
    name="extra_wonders",
    icon="stages",
    invitation=invitation,
    fragments=FRAGMENTS,
    sheets={"table": "extra_wonders", "help": "extra_wonders"},
    scripts={},
    about=about,
    title=lambda w: w.name("box", "extra_wonders"),
    without=lambda w: w.say("without more wonders"),
    keys=lambda _w: (),
    questions=asking.QUESTIONS,
    question=asking.question,
    answer=asking.answer,
    cards={},
    hand_label=lambda _w: "",
    chosen=asking.chosen,
    is_own=lambda _choice: False,
    label=lambda _w, _choice: "",
    ways=lambda _box, _maker, _name: None,
    changes=changes.changes,
    counted={},
    is_absent=city.is_absent,
    board=lambda _shown, _view, _seat, _names: {},
    city=city.held,
    colors=(),
    standing=lambda _shown, _city: (),
    gives=accounts.gives,
    accounts=accounts.accounts,
    notes=log.NOTES,
    mark="stage",
    signs={"copied_stage": "copy", "lost": "coin-loss", "diplomacy": "diplomacy", "stayed_out": "diplomacy"},
    something=log.something,
    ending=(),
    log_part=lambda _events: Part(f"{FOLDER}/_city.html", ()),
    scene=lambda _w, _events: Scene(title="", part=Part(f"{FOLDER}/_city.html", ())),
    news=lambda _shown, _events, _names: None,
    tellers=beats.TELLERS,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    score_icons={},
    score_labels=lambda _w: {},
    fields_of_city=setting_up.fields_of_city,
    score_items=score.items,
    score_notes=lambda _w, _what: {},
    help=lambda shown: {"extra_wonders_title": shown.words.name("box", "extra_wonders")},
)
