"""Registration of Pantheon for the pages of Duel."""

from argosy.web.duel.expansions.types import ExpansionPages
from argosy.web.duel.pantheon import help as help_page
from argosy.web.duel.pantheon import log, questions, score, setting_up, table

PAGES = ExpansionPages(
    name="pantheon",
    title=lambda w: w.say("Pantheon"),
    icon="gate",
    invitation=lambda w: w.say("gods to call on, offerings, grand temples in Age III"),
    is_first=True,  # gods and offerings, and no third way to win
    called=lambda w: {frozenset(("pantheon",)): w.say("Duel with Pantheon")},
    in_turn=questions.in_turn,
    questions=questions.QUESTIONS,
    verbs=questions.verbs,
    answers=questions.ANSWERS,
    numbers=questions.NUMBERS,
    keys=questions.KEYS,
    fan=questions.FAN,
    rows=questions.ROWS,
    acts=questions.ACTS,
    choices=log.CHOICES,
    first_notes=log.FIRST_NOTES,
    notes=log.NOTES,
    is_said=log.is_said,
    tellers=log.TELLERS,
    whole=("enshrine",),
    fragments={"centre": "duel/pantheon/_centre.html", "tabs": "duel/pantheon/_tab.html"},
    css="gods",
    board=lambda one: {"pantheon": table.pantheon(one)},
    chips=table.chips,
    gives=score.gives,
    glossary=help_page.signs,
    introduction=help_page.introduction,
    help_groups=help_page.groups,
    help_places=help_page.places,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    score_items=score.items,
    fields_of_table=setting_up.fields_of_table,
    fields_of_city=setting_up.fields_of_city,
    on_table=setting_up.ON_TABLE,
)
