"""Help texts of Edifice: card faces of edifices, glossary entries, introduction."""

from typing import Any

from argosy.catalog import Catalog
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.texts import Words
from argosy.web.rendering.parts import icon, join
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.expansions.types import ExpansionHelp
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.works import help as works
from argosy.web.wonders.works.help import by_age, work_face

SIGN = "edifice"

AGES = (1, 2, 3)


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The edifices by id."""
    said = w.say("edifice")
    return {one.id: work_face(one, w, "edifice", said, SIGN) for one in facts_of(catalog).edifices}


def signs(shown: Faces) -> tuple[Sign, ...]:
    """Edifices, pawns, what only edifices give."""
    w = shown.words
    write = Writer(w)
    pawns = join([icon(f"edifice-pawn-{age}") for age in AGES])
    return (
        write.sign("edifice", w.say("edifice"), w.say("A building that all cities share, one in each Age. To take part, build a stage of your wonder and pay for a pawn."), "EDIFICE-2"),
        write.sign(" ".join(["edifice-pawn", *(f"edifice-pawn-{age}" for age in AGES)]), w.say("pawn of an edifice"), w.say("If you have taken part, you have a pawn of the Age: you get the reward, and the penalty does not touch you."), "EDIFICE-4", pawns),
        write.sign("edifice-join", w.say("take part with a stage"), w.say("Pay the coins of the edifice on top of the stage and take a pawn.")),
        *works.signs(w),
        write.sign("points-per-color", w.say("points by colours"), w.say("Points for each colour that your cards have.")),
        write.sign("guild-twice", w.say("a guild twice"), w.say("One of your guilds counts twice.")),
    )  # fmt: skip


def introduction(shown: Faces) -> tuple[Card, ...]:
    """Edifices, taking part, how they end."""
    w = shown.words
    drawn = [shown.more[edifice.id] for edifice in facts_of(shown.catalog).edifices]
    return (
        card("edifice", w.say("Edifices"), w.say("One edifice of each Age lies open from the start, with two to five pawns on it."), drawn[0].plate, drawn[0].color),
        card("edifice-join", w.say("What a turn adds"), w.say("Once in each Age, when you build a stage of your wonder, you may also pay the coins of the edifice and take a pawn."), drawn[1].plate, drawn[1].color),
        card("works-done", w.say("Reward"), w.say("When the last pawn is taken, each player with a pawn gets the reward at once. If several players take the last pawns in one turn, each gets one."), drawn[2].plate, drawn[2].color),
        card("works-failed", w.say("Penalty"), w.say("If pawns are left at the end of the Age, each player without one suffers the penalty before the conflicts, or loses 2, 3 or 5 points."), drawn[3].plate, drawn[3].color),
    )  # fmt: skip


def values(shown: Faces) -> dict[str, Any]:
    """Return the template values of `wonders/edifice/_help.html`."""
    return {
        "edifice_title": shown.words.name("box", "edifice"),
        "edifices_by_age": by_age(shown, facts_of(shown.catalog).edifices),
    }


HELP = ExpansionHelp(
    sign=SIGN,
    faces=faces,
    glossary=signs,
    introduction=introduction,
    values=values,
)
