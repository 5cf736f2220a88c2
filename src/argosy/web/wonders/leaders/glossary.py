"""The signs of Leaders, for the glossary."""

from argosy.web.glossary import Sign, Writer
from argosy.web.wonders.faces import Faces


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Leaders, and what some of them change."""
    w = shown.words
    write = Writer(w)
    return (
        write.sign("leader mark-white", w.say("leader"), w.say("A person who works for your city to the end of the game; no building, no colour."), "LEADERS-SETUP-2"),
        write.sign("back-leader", w.say("leader, face down"), w.say("A leader that nobody else sees: in your hand or in the deck.")),
        write.sign("recruit", w.say("recruit"), w.say("At the start of an Age a leader is played for its cost in coins."), "LEADERS-RECRUIT-2"),
        write.sign("leader-free", w.say("leaders for free"), w.say("You recruit your leaders without paying.")),
        write.sign("leader-discount", w.say("cheaper leaders"), w.say("Recruiting a leader costs so many coins less.")),
        write.sign("bury", w.say("bury a leader"), w.say("A recruited leader goes under the board: its effect ends, twice its cost is scored."), "LEADERS-ABU-1"),
        write.sign("bank", w.say("bank"), w.say("The coins come from the bank, or go there.")),
        write.sign("resource-discount", w.say("one resource less"), w.say("One resource of the cost need not be paid, for what stands beside the sign.")),
    )  # fmt: skip
