"""The signs of Pantheon, for the glossary: mythologies, offerings, the gate, every god."""

from argosy.web.duel.effects import MYTHOLOGIES
from argosy.web.duel.face_signs import face_signs
from argosy.web.duel.faces import DuelFaces
from argosy.web.glossary import Sign, Writer


def signs(shown: DuelFaces) -> tuple[Sign, ...]:
    """What gods come from, what they cost, who they are."""
    w = shown.words
    write = Writer(w)
    return (
        *(
            write.sign(MYTHOLOGIES[name], face.name, face.sentences, "PANTHEON-010")
            for name, face in shown.mythologies.items()
        ),
        write.sign("back-temple", w.say("grand temple, face down"), w.say("A temple of Age III, or a god that still lies face down in the Pantheon.")),
        write.sign("offering", w.say("offering token"), w.say("Give it up to pay that many coins less for a god.")),
        write.sign("gate", w.say("gate"), w.say("It costs twice as much as a god in its place, and lets you choose among the top gods of all decks."), "PANTHEON-015"),
        write.sign("snake", w.say("snake"), w.say("Lay it on a green card of your opponent: you have that symbol too.")),
        write.sign("owl", w.say("Minerva’s owl"), w.say("It stands on the track and stops the pawn once, then it is removed.")),
        *face_signs(shown, shown.gods.values()),
    )  # fmt: skip
