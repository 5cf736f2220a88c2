"""Agora, as the pages of Duel know it."""

from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.agora import accounts, beats, city, glossary, introduction, piles, score, senate, setting_up
from argosy.web.duel.boxes.types import BoxPages


def in_turn(w: Words, _: DuelView) -> tuple[str, ...]:
    """AGORA-021."""
    return (w.say("Or recruit a senator, or prepare a conspiracy."),)


AGORA = BoxPages(
    icon="senate",
    in_turn=in_turn,
    board=lambda one: {"senate": senate.values(one)},
    piles=piles.piles,
    city=city.fields,
    tellers=beats.TELLERS,
    chips=city.chips,
    gives=accounts.gives,
    table_accounts=accounts.table_accounts,
    glossary=glossary.signs,
    introduction=introduction.introduction,
    score_icons=score.ICONS,
    score_labels=score.labels,
    score_reasons=score.reasons,
    supremacies=("political",),
    score_items=score.items,
    fields_of_table=setting_up.fields_of_table,
    fields_of_city=setting_up.fields_of_city,
    on_table=setting_up.ON_TABLE,
    accounts=score.ACCOUNTS,
)
