"""Questions and answers of Duel in words: title and sentence, label and detail."""

from markupsafe import Markup

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.expansions.in_play import in_play, of_all
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live.answer_parts import (
    Answer,
    Asked,
    Label,
    Question,
    card_for,
    constructed,
    fixed,
    of_opponent,
    plain,
)
from argosy.web.rendering.parts import icon, roman

MORE_NUMBERS = of_all(lambda expansion: expansion.dock.numbers)
"""By verb what a number behind it means."""


def question(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """Return the title and the sentence of a question; two empty texts when nothing is asked."""
    if view.is_over or view.asked is None:
        return "", ""
    say = QUESTIONS.get(view.asked)
    return say(faces, view) if say else (faces.words.say("Choose"), "")


def answer_label(
    faces: DuelFaces, view: DuelView, choice: DuelChoice, names: dict[int, str] | None = None
) -> tuple[Markup, str, str]:
    """A choice as a button: icon, label, one more line."""
    asked = Asked(faces, view, choice, names or {})
    return ANSWERS[choice.verb](asked)


def chosen_words(faces: DuelFaces, text: str) -> str:
    """Return a choice in words: `Build: Baths`, `Wonder: The Sphinx, with Altar`.

    Its canonical text is enough.
    """
    verb, *rest = text.split()
    found = [faces.thing(name) for name in rest]
    names = [face.name if face else "" for face in found]
    numbers = [
        number_words(faces, verb, word) for word, face in zip(rest, found, strict=True) if face is None
    ]
    told = ", ".join(filter(None, (*names, *numbers)))
    title = verb_words(faces.words, verb)
    return faces.words.say("{title}: {what}", title=title, what=told) if told else title


def number_words(faces: DuelFaces, verb: str, word: str) -> str:
    """Return a number or a player after a verb in words; empty for other words."""
    w = faces.words
    if verb in MORE_NUMBERS:
        return MORE_NUMBERS[verb](faces, word)
    if verb == "first":
        return w.say("you") if word == "me" else w.say("the opponent")
    return word if word.lstrip("+-").isdigit() else ""


def verb_words(w: Words, verb: str) -> str:
    """Return the heading of a verb."""
    named = {
        "pick": w.say("Choose"),
        "build": w.say("Build"),
        "discard": w.say("Discard"),
        "wonder": w.say("Wonder"),
        "first": w.say("Who begins"),
        "token": w.say("Progress token"),
        "destroy": w.say("Discard of the opponent"),
        "revive": w.say("From the discard pile"),
        "pass": w.say("No more"),
        **of_all(lambda expansion: expansion.dock.verbs(w)),
    }
    return named.get(verb, verb)


# --- questions ----------------------------------------------------------------------------------------------


def _turn(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """DUEL-020, and what expansions add."""
    w = faces.words
    parts = [w.say("Build it, construct a wonder with it, or discard it for coins.")]
    for expansion in in_play(view.expansions):
        parts += expansion.dock.in_turn(w, view)
    return w.say("Take an uncovered card"), " ".join(parts)


def _pick(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """DUEL-007."""
    w = faces.words
    return w.say("Choose a wonder"), w.say(
        "Choice {n} of {all} in the draft.", n=view.picks + 1, all=len(faces.catalog.setup.draft)
    )


def _first(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """DUEL-090, 091: the structure of that Age lies there already."""
    w = faces.words
    return w.say("Who begins Age {n}?", n=roman(view.age)), w.say(
        "You decide: the pawn stands on your side, or you took the last card."
    )


QUESTIONS: dict[str, Question] = {
    "turn": _turn,
    "pick": _pick,
    "first": _first,
    "progress": fixed(
        lambda w: (w.say("Choose a progress token"), w.say("Two equal science symbols: take one from the board."))
    ),
    "drawn_progress": fixed(
        lambda w: (w.say("Choose a progress token"), w.say("Play one of the drawn tokens; the others go back."))
    ),
    "destroy": fixed(
        lambda w: (
            w.say("Discard a card of the opponent"),
            w.say("Its points, symbols and resources are lost; what it gave once stays."),
        )
    ),
    "revive": fixed(
        lambda w: (w.say("Construct a discarded card"), w.say("It costs nothing, and its effect works at once."))
    ),
    **of_all(lambda expansion: expansion.dock.questions),
}  # fmt: skip


# --- answers ------------------------------------------------------------------------------------------------


def _wonder(asked: Asked) -> Label:
    """A wonder with the card that goes under it: with what it costs."""
    wonder = asked.faces.wonders[asked.choice.thing or ""].name
    label = asked.words.say("{wonder} with {card}", wonder=wonder, card=asked.card.name)
    return Label(icon("wonder"), label, asked.costs)


def _first_answer(asked: Asked) -> Label:
    if asked.numbers[0] == "me":
        return Label(icon("play"), asked.words.say("I begin"))
    return Label(icon("pass-right"), asked.words.say("{name} begins", name=asked.opponent))


def _pass(asked: Asked) -> Label:
    """The label for declining what is optional."""
    w = asked.words
    label = of_all(lambda expansion: expansion.dock.leaving(w)).get(asked.view.asked or "", w.say("Leave it"))
    return Label(icon("close"), label)


ANSWERS: dict[str, Answer] = {
    "pick": plain,
    "build": constructed("build"),
    "wonder": _wonder,
    "discard": card_for("sell"),
    "first": _first_answer,
    "token": plain,
    "destroy": of_opponent("discard-building"),
    "revive": card_for("replay"),
    "pass": _pass,
    **of_all(lambda expansion: expansion.dock.answers),
}
