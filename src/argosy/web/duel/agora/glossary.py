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
        write.sign("back-senator", w.say("senator, face down"), w.say("This face-down card is a senator. You see who it is when it turns up.")),
        write.sign("influence", w.say("marker of influence"), w.say("Your cube in a chamber. Whoever has more cubes there controls the chamber."), "AGORA-070"),
        write.sign("influence-add", w.say("add a marker"), w.say("A marker comes into a chamber.")),
        write.sign("influence-move", w.say("move a marker"), w.say("Move a marker to a neighbouring chamber.")),
        write.sign("influence-remove", w.say("remove a marker"), w.say("Remove one of your opponent's markers.")),
        write.sign("senate", w.say("Senate"), w.say("Six chambers. Who controls all of them wins at once."), "AGORA-080"),
        write.sign("chamber", w.say("chamber"), w.say("One of the six places of the Senate. Whoever controls it has its decree, and its points at the end."), "AGORA-007"),
        write.sign("decree", w.say("decree"), w.say("Whoever controls the chamber has its effect, as long as they control it."), "AGORA-071"),
        write.sign("conspiracy back-conspirator", w.say("conspiracy"), w.say("A secret card: prepared with a card of the structure, triggered at the start of a later turn."), "AGORA-050", icon("conspiracy")),
        *face_signs(shown, shown.decrees.values()),
    )  # fmt: skip
