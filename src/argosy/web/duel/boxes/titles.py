"""What Duel is called with boxes: one line for each set of them."""

from argosy.texts import Words


def game_words(w: Words, boxes: tuple[str, ...]) -> str:
    """`Duel with Agora and Pantheon`. Whole sentences, because languages join names in their own ways."""
    named: dict[frozenset[str], str] = {
        frozenset(()): w.say("Duel"),
        frozenset(("agora",)): w.say("Duel with Agora"),
        frozenset(("pantheon",)): w.say("Duel with Pantheon"),
        frozenset(("agora", "pantheon")): w.say("Duel with Agora and Pantheon"),
    }
    return named[frozenset(boxes)]
