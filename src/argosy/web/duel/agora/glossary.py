"""The signs of Agora, for the glossary: senators, markers of influence, decrees, conspiracies."""

from argosy.web.duel.face_signs import face_signs
from argosy.web.duel.faces import DuelFaces
from argosy.web.glossary import Sign, Writer
from argosy.web.parts import icon


def signs(shown: DuelFaces) -> tuple[Sign, ...]:
    """The Senate with everything that lies in it, and every decree."""
    w = shown.words
    write = Writer(w)
    return (
        write.sign("politician", w.say("politician"), w.say("A white senator: Senate actions, the more blue cards the more of them."), "AGORA-032"),
        write.mark("white", w.say("white senators"), w.say("The mark of the politicians.")),
        write.sign("conspirator", w.say("conspirator"), w.say("A black senator: a marker in any chamber, or a conspiracy."), "AGORA-041"),
        write.mark("black", w.say("black senators"), w.say("The mark of the conspirators.")),
        write.sign("back-senator", w.say("senator, face down"), w.say("This card of the structure is a senator; who it is is seen when it turns up.")),
        write.sign("influence", w.say("marker of influence"), w.say("A cube of yours in a chamber. Who has more of them there controls the chamber."), "AGORA-070"),
        write.sign("influence-add", w.say("add a marker"), w.say("A marker comes into a chamber.")),
        write.sign("influence-move", w.say("move a marker"), w.say("A marker goes into a neighbouring chamber.")),
        write.sign("influence-remove", w.say("remove a marker"), w.say("A marker of the opponent leaves its chamber.")),
        write.sign("senate", w.say("Senate"), w.say("Six chambers. Who controls all of them wins at once."), "AGORA-080"),
        write.sign("chamber", w.say("chamber"), w.say("One of the six places of the Senate, with a decree and points for who controls it."), "AGORA-007"),
        write.sign("decree", w.say("decree"), w.say("Its effect belongs to who controls the chamber, as long as that lasts."), "AGORA-071"),
        write.sign("conspiracy back-conspirator", w.say("conspiracy"), w.say("A secret card: prepared with a card of the structure, triggered at the start of a later turn."), "AGORA-050", icon("conspiracy")),
        *face_signs(shown, shown.decrees.values()),
    )  # fmt: skip
