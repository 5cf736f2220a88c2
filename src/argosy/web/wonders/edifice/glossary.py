"""The signs of Edifice, for the glossary; how works end is told by Babel's, which it shares."""

from argosy.web.glossary import Sign, Writer
from argosy.web.parts import icon, join
from argosy.web.wonders.babel.glossary import works
from argosy.web.wonders.faces import Faces

AGES = (1, 2, 3)


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Edifices, pawns, what only edifices give."""
    w = shown.words
    write = Writer(w)
    pawns = join([icon(f"edifice-pawn-{age}") for age in AGES])
    return (
        write.sign("edifice", w.say("edifice"), w.say("A building that all cities share, one in each Age. To take part, build a stage of your wonder and pay for a pawn."), "EDIFICE-2"),
        write.sign(" ".join(["edifice-pawn", *(f"edifice-pawn-{age}" for age in AGES)]), w.say("pawn of an edifice"), w.say("If you have taken part, you have a pawn of the Age: you get the reward, and the penalty does not touch you."), "EDIFICE-4", pawns),
        write.sign("edifice-join", w.say("take part with a stage"), w.say("Pay the coins of the edifice on top of the stage and take a pawn.")),
        *works(w),
        write.sign("points-per-color", w.say("points by colours"), w.say("Points for each colour that your cards have.")),
        write.sign("guild-twice", w.say("a guild twice"), w.say("One of your guilds counts twice.")),
    )  # fmt: skip
