"""Sentences in languages with cases: no declined names or sums; one word for one thing."""

import re

import pytest

from tests.catalog.test_typography import sentences

WHO = {
    "ru": "игрок игрока игроку игроком играет начинает контролирует побеждает чем выбирает иначе этого партнёр дополнения",
    "pl": "gracz gracza graczowi graczem gra zaczyna wygrywa niż ją ma inaczej potem co partner dodatku",
    "uk": "гравець гравця гравцеві гравцем грає починає контролює перемагає ніж обирає інакше цього партнер доповнення",
}
"""A name follows these: it then stands in the nominative, or beside a word that is declined in its place."""

SHORT = {"ru": "не хватает", "pl": "brakuje", "uk": "бракує"}

WITHDRAWN = {
    "fr": r"à ce jour|\b[Bb]ateau|\bbrunes?\b|[Cc]onflits? naval|force navale|\bchaînes?\b|^(bleu|vert|gris|violet)$",
    "ru": r"на сейчас|[Вв]ысадк|[Сс]ухопутн|торговый уровень|клетк|нанят|структур|(?<![.!?] )(?<!^)Эпох",
    "pl": r"[Dd]esant|poziom\w* handlu|[Oo]dnośnik|uczestnictw|produkuj\w+|[Ee]po[kc]|[Łł]ańcuch|edycj|obojga|dwojga|symbol\w* nauki|żeton\w* porażek|[Kk]nuj(?!esz$)",
    "uk": r"на зараз|[Фф]ішк\w+ [Кк]онфлікту|\b[Дд]ив(?:[оауі]|ом|ами|ам|ах)?\b|\b[Оо]ч(?:к|ок\b)|(?<![.!?] )(?<!^)Епо[хс]|(?<!за)(?<!вра)рахується",
}
"""Words that another word of the same language has replaced; `co knujesz` is what the player is up to."""


def found(language, pattern):
    return [text for text in sentences(language) if re.search(pattern, text)]


@pytest.mark.parametrize("language", WHO)
def test_a_name_is_never_declined(language):
    allowed = set(WHO[language].split())
    before = {word.lower() for text in sentences(language) for word in re.findall(r"(\w+) \{name\}", text)}
    assert before
    assert before <= allowed


@pytest.mark.parametrize("language", WHO)
def test_a_sum_stands_by_itself(language):
    """`1 монета` is right after a colon; after a verb it would have to be `1 монету`.

    Short texts have a form of their own.
    """
    assert found(language, r"\w \{coins\}") == [f"{SHORT[language]} {{coins}}"]


@pytest.mark.parametrize("language", WITHDRAWN)
def test_one_word_for_one_thing(language):
    assert found(language, WITHDRAWN[language]) == []
