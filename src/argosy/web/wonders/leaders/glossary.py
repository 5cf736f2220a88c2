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
        write.sign("leader-free", w.say("leaders for free"), w.say("You recruit your leaders for free.")),
        write.sign("leader-discount", w.say("cheaper leaders"), w.say("You pay this many coins less to recruit a leader.")),
        write.sign("bury", w.say("bury a leader"), w.say("Put a recruited leader under your board: its effect ends, and it scores twice its cost."), "LEADERS-ABU-1"),
        write.sign("bank", w.say("bank"), w.say("You take the coins from the bank, or pay them to it.")),
        write.sign("resource-discount", w.say("one resource less"), w.say("Pay one resource less for what stands beside this sign.")),
    )  # fmt: skip
