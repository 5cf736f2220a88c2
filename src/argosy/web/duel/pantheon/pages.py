"""Pantheon, as the pages of Duel know it."""

from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.boxes.types import BoxPages
from argosy.web.duel.pantheon import accounts, beats, board, city, glossary, introduction, score, setting_up


def in_turn(w: Words, view: DuelView) -> tuple[str, ...]:
    """PANTHEON-015."""
    return (w.say("Or activate a god and take no card."),) if view.age > 1 else ()


PANTHEON = BoxPages(
    icon="gate",
    in_turn=in_turn,
    board=lambda one: {"pantheon": board.values(one)},
    piles=lambda _: (),
    city=lambda _, __: {},
    tellers=beats.TELLERS,
    chips=city.chips,
    gives=accounts.gives,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    score_items=score.items,
    accounts={},
    fields_of_table=setting_up.fields_of_table,
    fields_of_city=setting_up.fields_of_city,
    on_table=setting_up.ON_TABLE,
)
