"""Ways to break plain JSON and texts, driven by a Random that Hypothesis controls."""

import copy
from random import Random
from typing import Any

ODD_NUMBERS = (
    -1,
    0,
    1,
    3,
    7,
    8,
    99,
    127,
    128,
    300,
    2**15,
    2**31,
    2**32,
    2**63 - 1,
    2**63,
    2**64,
    2**70,
    -(2**70),
    1.5,
)
ODD_TEXTS = (
    "",
    "baths",
    "palace",
    "scientists_guild",
    "gizah",
    "a",
    "b",
    "x",
    "card",
    "revive",
    "build baths",
    "city: pass",
    "\x00",
    "ł" * 40,
)
ODD_VALUES = (None, True, False, [], {}, [[]], {"card": "baths"}, float("inf"))


def odd_value(chance: Random, like: Any) -> Any:
    """Something that may stand where `like` stood, or may not."""
    if isinstance(like, int) and not isinstance(like, bool) and chance.random() < 0.8:
        return chance.choice((like + 1, like - 1, like * 2, *ODD_NUMBERS))
    if isinstance(like, str) and chance.random() < 0.8:
        return chance.choice((like + "x", like[:-1], like.upper(), *ODD_TEXTS))
    if isinstance(like, list) and like and chance.random() < 0.8:
        return chance.choice((like[:-1], like + like[-1:], like[::-1], like + like, like[1:], [*like, None]))
    return chance.choice((*ODD_NUMBERS, *ODD_TEXTS, *ODD_VALUES))


def break_somewhere(value: Any, chance: Random) -> Any:
    """A copy of some JSON with one place deep inside changed, left out or added."""
    broken = copy.deepcopy(value)
    holder, key = choose_place(broken, chance)
    if isinstance(holder, dict) and chance.random() < 0.2:
        if chance.random() < 0.8:
            del holder[key]
        else:
            holder[key + "_"] = holder[key]
    else:
        holder[key] = odd_value(chance, holder[key])
    return broken


def choose_place(value: Any, chance: Random) -> tuple[Any, Any]:
    """A container and a key in it, somewhere inside."""
    while True:
        key = chance.choice(sorted(value)) if isinstance(value, dict) else chance.randrange(len(value))
        inside = value[key]
        if not isinstance(inside, (dict, list)) or not inside or chance.random() < 0.25:
            return value, key
        value = inside


def break_text(text: str, chance: Random) -> str:
    """A text with a piece cut, doubled, swapped or replaced."""
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    end = min(end, start + chance.choice((1, 5, 40, 400)))
    lines = text.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    words = text.split(" ")
    word = chance.randrange(len(words))
    return chance.choice(
        (
            text[:start] + text[end:],
            text[:end] + text[start:],
            text[:start] + chance.choice((*ODD_TEXTS, "7", "|", " | ", "\n", ":", "²", "-1")) + text[end:],
            "".join(lines[:one] + lines[one + 1 :]),
            "".join([*lines[: one + 1], lines[other], *lines[one + 1 :]]),
            " ".join([*words[:word], chance.choice(ODD_TEXTS), *words[word + 1 :]]),
            " ".join([*words[:word], chance.choice(words), *words[word + 1 :]]),
        )
    )
