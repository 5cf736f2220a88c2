"""View model of a question with its answers: things as a fan, numbers in rows, buttons."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.web.duel.expansions.in_play import EXPANSIONS
from argosy.web.duel.faces import DuelFace
from argosy.web.duel.live import answers
from argosy.web.duel.live.keys import face_of
from argosy.web.duel.part_maker import PartMaker
from argosy.web.models import DuelOffer
from argosy.web.rendering.parts import icon, signed

AS_FAN = ("token", "revive", *(verb for expansion in EXPANSIONS.values() for verb in expansion.dock.fan))
"""Verbs about things that are to be read before they are chosen: they lie open as a fan."""
AS_NUMBERS = tuple(verb for expansion in EXPANSIONS.values() for verb in expansion.dock.rows)
"""Verbs whose answers are numbers: a row of small buttons."""


class AnswerButton(msgspec.Struct, frozen=True):
    """An answer as a button: it makes a choice, or it selects a thing whose panel asks for the rest."""

    text: str | None
    select: str | None
    icon: Markup
    label: str
    detail: str = ""
    face: DuelFace | None = None
    more: tuple["AnswerButton", ...] = ()
    """Two ways to choose the same thing (AGORA-042)."""
    is_leaving: bool = False
    """It leaves the rest undone."""


class Numbers(msgspec.Struct, frozen=True):
    """Answers that are numbers, behind what they mean."""

    title: str
    icon: Markup
    answers: tuple[AnswerButton, ...]


class Question(msgspec.Struct, frozen=True):
    """Question with its answers, for the template."""

    title: str
    sentence: str
    fan: tuple[AnswerButton, ...] = ()
    rows: tuple[Numbers, ...] = ()
    answers: tuple[AnswerButton, ...] = ()


class Asking(PartMaker):
    """Builder of the question of one page."""

    def question(self) -> Question:
        """Return the question with all answers that are not given by selecting a card."""
        title, sentence = answers.question(self.faces, self.view)
        if self.view.asked in ("turn", "pick"):
            return Question(title, sentence, answers=tuple(self._ready()))
        if self.view.senate_actions > 1:
            left = self.w.count("{n} action left.", "{n} actions left.", self.view.senate_actions)
            sentence = f"{left} {sentence}"
        fan, numbers, plain = self._sorted()
        return Question(title, sentence, tuple(fan), tuple(self._rows(numbers)), tuple(plain))

    def _ready(self) -> Iterator[AnswerButton]:
        """At the start of a turn: conspiracies that can be triggered, gods that can be activated."""
        for key, found in self.targets.groups.items():
            face = face_of(self.faces, key)
            if face and not key.startswith("card:"):
                yield AnswerButton(None, key, face.mark_icon, self._readiness(found[0], face), face.text)

    def _readiness(self, offer: DuelOffer, face: DuelFace) -> str:
        if offer.choice.verb == "trigger":
            return self.w.say("Trigger {conspiracy}", conspiracy=face.name)
        return self.w.say("Activate {god}", god=face.name)

    def _sorted(self) -> tuple[list[AnswerButton], dict[str, list[AnswerButton]], list[AnswerButton]]:
        """The answers as fan, numbers by verb, and plain buttons."""
        fan: list[AnswerButton] = []
        numbers: dict[str, list[AnswerButton]] = {}
        plain: list[AnswerButton] = []
        for key, group in self._groups():
            verb = group[0].choice.verb
            if verb in AS_NUMBERS:
                for found in self._by_verb(group):
                    numbers.setdefault(found[0].choice.verb, []).append(self._number(key, found))
            elif self._lies_open(verb):
                fan.append(self._open(key, group))
            else:
                plain.append(self._plain(key, group))
        return fan, numbers, plain

    def _groups(self) -> Iterator[tuple[str, list[DuelOffer]]]:
        """Return all choices by subject, in the order of the game.

        Choices without a thing on the table stand alone, under no key.
        """
        texts = {text: key for key, text in self.targets.direct.items()}
        texts |= {offer.choice.text: key for key, found in self.targets.groups.items() for offer in found}
        groups: dict[str, list[DuelOffer]] = {}
        for offer in self.offers.legal:
            groups.setdefault(texts.get(offer.choice.text, offer.choice.text), []).append(offer)
        known = set(texts.values())
        yield from ((key if key in known else "", found) for key, found in groups.items())

    def _lies_open(self, verb: str) -> bool:
        return verb in AS_FAN or (verb == "free" and self.view.asked == "removed_card")

    def _by_verb(self, group: list[DuelOffer]) -> list[list[DuelOffer]]:
        """A chamber where a marker can be placed and one can be moved from stands in two rows."""
        verbs = dict.fromkeys(offer.choice.verb for offer in group)
        return [[offer for offer in group if offer.choice.verb == verb] for verb in verbs]

    def _number(self, key: str, found: list[DuelOffer]) -> AnswerButton:
        """A number of its own; the first part of a pair selects."""
        choice = found[0].choice
        mark, label, detail = answers.answer_label(self.faces, self.view, choice, self.names)
        is_pair = choice.verb in ("shift", "decree")
        number = choice.text.split()[1]
        words = answers.number_words(self.faces, choice.verb, number) if is_pair else label
        shown = signed(int(number) * (1 if choice.seat == 0 else -1)) if choice.verb == "guard" else number
        return AnswerButton(
            None if is_pair else choice.text, key if is_pair else None, mark, shown, f"{words}. {detail}"
        )

    def _rows(self, numbers: dict[str, list[AnswerButton]]) -> Iterator[Numbers]:
        for verb, found in numbers.items():
            yield Numbers(answers.verb_words(self.w, verb), found[0].icon, tuple(found))

    def _open(self, key: str, group: list[DuelOffer]) -> AnswerButton:
        """A thing of the fan: one choice, two ways to choose it, or the first part of a pair."""
        face = face_of(self.faces, key)
        is_pair = key in self.targets.second
        more = tuple(self._way(offer) for offer in group) if len(group) > 1 and not is_pair else ()
        text = None if is_pair or more else group[0].choice.text
        assert face is not None
        return AnswerButton(
            text, key if is_pair else None, face.mark_icon, face.name, face.sentences, face, more
        )

    def _way(self, offer: DuelOffer) -> AnswerButton:
        """AGORA-042: where the other conspiracy goes."""
        is_top = offer.choice.text.endswith(" top")
        label = self.w.say("the other on top") if is_top else self.w.say("the other under the deck")
        return AnswerButton(offer.choice.text, None, icon("up" if is_top else "down"), label)

    def _plain(self, key: str, group: list[DuelOffer]) -> AnswerButton:
        is_pair = key in self.targets.second
        choice = group[0].choice
        if is_pair and (face := face_of(self.faces, key)):
            return AnswerButton(None, key, face.mark_icon, face.name, face.text, face)
        mark, label, detail = answers.answer_label(self.faces, self.view, choice, self.names)
        face = face_of(self.faces, key) if key else None
        return AnswerButton(choice.text, None, mark, label, detail, face, is_leaving=choice.verb == "pass")
