"""Search index of the rules of a game in one language, ranked by BM25F.

BM25F is BM25 over several fields: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and
Beyond" (2009).
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from argosy.rulebook import PAGES, READINGS, Rule, page, rules, words
from argosy.rulebook.citations import cited
from argosy.rulebook.search_words import search_words
from argosy.rulebook.stems import fold, stem, words_in

FIELD_WEIGHTS = {"text": 1.0, "name": 1.5, "examples": 0.4, "section": 1.2, "chapter": 0.8, "glossary": 2.0}
"""The name is what a rule begins with before a colon, as in `Olympia: ...`; the glossary field has the words
to look up whose entries cite the rule."""
NAME = re.compile(r"([^:.;,(]{2,40}?)\s*:")
SATURATION = 1.2
"""k1 of BM25: how soon more of the same word counts no more."""
LENGTH_WEIGHT = 0.5
"""b of BM25: how much long fields lose."""
FIRST_CHAPTER_WEIGHT = 1.15
READINGS_WEIGHT = 0.8
"""The base game comes before expansions, and a rule before a reading of it, if they fit alike."""

MOST_LETTERS_MORE = 2
"""Difference in letters that a word may have to the one that it was meant to be."""


class SearchIndex(msgspec.Struct, frozen=True):
    """Inverted index: stems, the rules that have them, and the words behind the stems."""

    postings: dict[str, dict[str, float]]
    """Stem -> rule id -> score of the stem in the rule."""
    surfaces: dict[str, tuple[str, str]]
    """Word without accents -> the word and its stem: words of the rules and of the synonyms."""
    synonyms: dict[frozenset[str], tuple[str, ...]]
    """Stems of what players say, in any order -> stems of what the rules say."""
    stop: frozenset[str]

    def meanings(self, said: frozenset[str]) -> dict[str, int]:
        """The stems that the rules have for what was said -> number of words of the longest synonym."""
        longest: dict[str, int] = {}
        for way, meant in self.synonyms.items():
            if way <= said:
                longest |= {one: max(longest.get(one, 0), len(way)) for one in meant}
        return longest

    def of_length(self, word: str) -> list[str]:
        """The words without accents that are about as long as a word, for typing errors."""
        return [known for known in self.surfaces if abs(len(known) - len(word)) <= MOST_LETTERS_MORE]

    def scores(self, weights: Mapping[str, float]) -> dict[str, float]:
        """The score of each rule that has one of the stems, which count with their weights."""
        total: dict[str, float] = defaultdict(float)
        for one, weight in weights.items():
            for rule, score in self.postings.get(one, {}).items():
                total[rule] += weight * score
        return total


@cache
def search_index(game: str, language: str) -> SearchIndex:
    """Return the index of a game in a language, built once."""
    stop = frozenset(words_in(search_words(language).stop, language))
    fields = {rule.id: _fields(rule, language) for rule in rules(language).values() if rule.game == game}
    for word, text in words(game, language).items():
        for rule in cited(text) & fields.keys():
            fields[rule]["glossary"] += f" {word}"
    read = {
        rule: {
            name: [word for word in words_in(text, language) if word not in stop] for name, text in of.items()
        }
        for rule, of in fields.items()
    }
    every = {word for of in read.values() for found in of.values() for word in found}
    every |= {word for said in search_words(language).means for word in words_in(said, language)}
    return SearchIndex(
        postings=_postings(game, language, read),
        surfaces={fold(word): (word, stem(word, language)) for word in sorted(every - stop)},
        synonyms=_synonyms(language),
        stop=stop | {fold(word) for word in stop},
    )


def _fields(rule: Rule, language: str) -> dict[str, str]:
    return {
        "text": rule.text,
        "name": name[1] if (name := NAME.match(rule.text)) else "",
        "examples": " ".join(rule.examples),
        "section": rule.section,
        "chapter": page(rule.game, rule.page, language).title,
        "glossary": "",
    }


def _synonyms(language: str) -> dict[frozenset[str], tuple[str, ...]]:
    means: dict[frozenset[str], tuple[str, ...]] = {}
    for said, meant in search_words(language).means.items():
        book = tuple(stem(word, language) for word in words_in(meant, language))
        for way in said.split(","):
            key = frozenset(stem(word, language) for word in words_in(way, language))
            means[key] = (*means.get(key, ()), *book)
    return means


def _postings(
    game: str, language: str, read: Mapping[str, Mapping[str, list[str]]]
) -> dict[str, dict[str, float]]:
    lengths = {name: _mean(len(of[name]) for of in read.values()) for name in FIELD_WEIGHTS}
    frequencies: dict[str, dict[str, float]] = defaultdict(dict)
    for rule, of in read.items():
        for one, frequency in _frequencies(of, lengths, language).items():
            frequencies[one][rule] = frequency
    priors = {rule: _prior(game, rules(language)[rule].page) for rule in read}
    return {
        one: {
            rule: priors[rule] * _rarity(len(found), len(read)) * often / (SATURATION + often)
            for rule, often in found.items()
        }
        for one, found in frequencies.items()
    }


def _frequencies(
    of: Mapping[str, list[str]], lengths: Mapping[str, float], language: str
) -> dict[str, float]:
    """The weighted frequency of each stem in a rule: a word in a long field counts less."""
    total: dict[str, float] = defaultdict(float)
    for name, found in of.items():
        length = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * len(found) / lengths[name]
        for one, number in Counter(stem(word, language) for word in found).items():
            total[one] += FIELD_WEIGHTS[name] * number / length
    return total


def _mean(numbers: Iterable[int]) -> float:
    found = list(numbers)
    return max(sum(found) / len(found), 1.0)


def _rarity(found: int, rules_: int) -> float:
    """Inverse document frequency."""
    return math.log(1 + (rules_ - found + 0.5) / (found + 0.5))


def _prior(game: str, chapter: str) -> float:
    if chapter == READINGS:
        return READINGS_WEIGHT
    return FIRST_CHAPTER_WEIGHT if chapter == PAGES[game][0] else 1.0
