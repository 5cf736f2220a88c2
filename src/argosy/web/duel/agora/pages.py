"""Registration of Agora for the pages of Duel."""

from argosy.texts import Words
from argosy.web.duel.agora import coach, log, questions, score, setting_up, table
from argosy.web.duel.agora import help as help_page
from argosy.web.duel.expansions.types import ExpansionPages


def called(w: Words) -> dict[frozenset[str], str]:
    """`Duel with Agora`."""
    return {
        frozenset(("agora",)): w.say("Duel with Agora"),
        frozenset(("agora", "pantheon")): w.say("Duel with Agora and Pantheon"),
    }


PAGES = ExpansionPages(
    name="agora",
    title=lambda w: w.say("Agora"),
    icon="senate",
    invitation=lambda w: w.say("senators, a Senate with decrees, secret conspiracies"),
    called=called,
    in_turn=questions.in_turn,
    questions=questions.QUESTIONS,
    verbs=questions.verbs,
    answers=questions.ANSWERS,
    numbers=questions.NUMBERS,
    leaving=questions.leaving,
    keys=questions.KEYS,
    fan=questions.FAN,
    rows=questions.ROWS,
    spots=questions.SPOTS,
    card_acts=questions.CARD_ACTS,
    acts=questions.ACTS,
    choices=log.CHOICES,
    first_notes=log.FIRST_NOTES,
    notes=log.NOTES,
    is_choice=log.is_choice,
    is_said=log.is_said,
    tellers=log.TELLERS,
    reasons=coach.SENTENCES,
    whole=coach.WHOLE,
    fragments={
        "ending:political": "duel/agora/_ending.html",
        "holdings": "duel/agora/_holdings.html",
        "side": "duel/agora/_side.html",
        "tabs": "duel/agora/_tab.html",
        "top": "duel/agora/_top.html",
    },
    css="agora",
    board=lambda one: {"senate": table.senate(one)},
    piles=table.piles,
    city=table.fields,
    chips=table.chips,
    gives=score.gives,
    table_accounts=score.table_accounts,
    glossary=help_page.signs,
    introduction=help_page.introduction,
    help_groups=help_page.groups,
    help_price=help_page.price,
    help_places=help_page.places,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    accounts=score.ACCOUNTS,
    scenes={"political": table.last_scene},
    hows=lambda w: {"political": w.say("All six chambers of the Senate are under one control.")},
    examples=setting_up.EXAMPLES,
    example_titles=setting_up.titles,
    supremacies=lambda w: {"political": w.say("political supremacy")},
    fields_of_table=setting_up.fields_of_table,
    fields_of_city=setting_up.fields_of_city,
    on_table=setting_up.ON_TABLE,
)
