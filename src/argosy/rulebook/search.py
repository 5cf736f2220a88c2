"""Rule search: by words in any inflection, with synonyms and typing errors, or by ids."""

from difflib import get_close_matches
from functools import lru_cache

import msgspec

from argosy.rulebook import ENGLISH, Rule, rules, words
from argosy.rulebook.search_index import SearchIndex, search_index
from argosy.rulebook.stems import fold, stem, words_in

LONGEST = 80
"""Characters of a question; what comes after them is passed over."""
SYNONYM_WEIGHT = 0.7
PHRASE_WEIGHT = 1.0
"""Weights of a word that stands for another one, and for several together."""
GUESS_WEIGHT = 0.9
"""Weight of a word that a typing error or a beginning stands for."""
LEAST_SHARE = 0.35
"""Rules with a smaller share of the best score are left out."""
CLOSE, NEAR = 0.78, 0.65
"""Least likeness of a word to be read as another one, and to be suggested; 1 is the same."""
SHORTEST_BEGINNING = 3
MOST_SUGGESTIONS = 6
MOST_GUESSED = 3
"""Words of a question, the longest ones, that lead to suggestions."""


class Findings(msgspec.Struct, frozen=True):
    """Rules that a search has found, or words to look for instead."""

    rules: tuple[Rule, ...] = ()
    """The best first."""
    stems: frozenset[str] = frozenset()
    """Stems that were looked for, without numbers: their words are marked."""
    corrections: tuple[tuple[str, str], ...] = ()
    """Typing errors, and the words that they were read as."""
    suggestions: tuple[str, ...] = ()
    """Words to look for instead, where nothing was found."""


@lru_cache(maxsize=256)
def search(question: str, game: str, language: str = ENGLISH) -> Findings:
    """Search the rules of a game in the language in which they are read.

    Rules whose ids begin like the question come first.
    """
    asked = question[:LONGEST]
    index = search_index(game, language)
    weights, corrections = _weights(asked, index, language)
    scores = index.scores(weights)
    least = LEAST_SHARE * max(scores.values(), default=0.0)
    known = rules(language)
    named = [
        rule for rule in known.values() if rule.game == game and _is_under(rule.id, asked.strip().upper())
    ]
    ranked = sorted((rule for rule in scores if scores[rule] >= least), key=lambda rule: -scores[rule])
    found = dict.fromkeys((*(rule.id for rule in named), *ranked))
    if not found:
        return Findings(suggestions=_suggestions(asked, game, language))
    marked = frozenset(one for one in weights if not one.isdigit())
    return Findings(tuple(known[rule] for rule in found), marked, corrections)


def _weights(
    asked: str, index: SearchIndex, language: str
) -> tuple[dict[str, float], tuple[tuple[str, str], ...]]:
    """The stems of a question with their weights, and the typing errors in it."""
    weights: dict[str, float] = {}
    corrections: list[tuple[str, str]] = []
    asked_words = words_in(asked, language)
    for word in asked_words:
        if word in index.stop:
            continue
        stems, read_as = _read(word, index, language)
        weights |= dict.fromkeys(stems, GUESS_WEIGHT if read_as else 1.0)
        if read_as and not fold(read_as).startswith(fold(word)):
            corrections.append((word, read_as))
    said = weights.keys() | {stem(word, language) for word in asked_words}
    for meant, length in index.meanings(frozenset(said)).items():
        weights.setdefault(meant, SYNONYM_WEIGHT if length == 1 else PHRASE_WEIGHT)
    return weights, tuple(corrections)


def _read(word: str, index: SearchIndex, language: str) -> tuple[frozenset[str], str]:
    """The stems that a word stands for, and the word that it was read as if the book does not have it."""
    own, bare = stem(word, language), fold(word)
    if own in index.postings or frozenset((own,)) in index.synonyms:
        return frozenset((own,)), ""
    if bare in index.surfaces:
        return frozenset((index.surfaces[bare][1],)), ""
    if len(bare) >= SHORTEST_BEGINNING and (begun := [it for it in index.surfaces if it.startswith(bare)]):
        return frozenset(index.surfaces[it][1] for it in begun), index.surfaces[min(begun, key=len)][0]
    if close := get_close_matches(bare, index.of_length(bare), n=1, cutoff=CLOSE):
        read_as, meant = index.surfaces[close[0]]
        return frozenset((meant,)), read_as
    return frozenset(), ""


def _suggestions(asked: str, game: str, language: str) -> tuple[str, ...]:
    """The nearest words of the book to those of a question, then the first words of its glossary."""
    index = search_index(game, language)
    near = [
        index.surfaces[known][0]
        for word in sorted(map(fold, words_in(asked, language)), key=len, reverse=True)[:MOST_GUESSED]
        for known in get_close_matches(word, index.of_length(word), cutoff=NEAR)
    ]
    entries = [entry.partition(",")[0] for entry in words(game, language)]
    return tuple(dict.fromkeys((*near, *entries)))[:MOST_SUGGESTIONS]


def _is_under(rule: str, start: str) -> bool:
    """BASE-TRADE-4 is under BASE-TRADE; BASE-TRADE-12 is not under BASE-TRADE-1."""
    return rule == start or rule.startswith(f"{start}-")
