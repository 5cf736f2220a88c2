"""Help texts of common works: card faces, glossary entries, part of a help page."""

from typing import Any

from argosy.catalog.wonders.works.facts import Project
from argosy.texts import Words, things
from argosy.texts.wonders import effects
from argosy.web.rendering.parts import cost_words, icon, join, printed_cost
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.wonders.effects import picture
from argosy.web.wonders.faces import DRAWINGS, Face, Faces
from argosy.web.wonders.works.table import penalty_picture

AGES = (1, 2, 3)
LOST = ("brown", "grey", "blue", "yellow", "green", "red")


def work_face(work: Project, w: Words, kind: str, color_word: str, sign: str) -> Face:
    """A work: what taking part costs, the reward, and in whole sentences the penalty too."""
    reward, penalty = effects.sentences(w, work.effects), effects.sentences(w, (work.penalty,))
    return Face(
        id=work.id,
        name=w.name(kind, work.id),
        color=work.color or "edifice-color",
        color_word=color_word,
        plate=DRAWINGS.thing(f"{kind}_{work.id}"),
        cost=printed_cost(work.cost, work.coins),
        cost_words=cost_words(w, work.cost, work.coins),
        picture=picture(work.effects),
        text=effects.short_all(w, work.effects),
        sentences=w.say("Reward: {reward} Penalty: {penalty}", reward=reward, penalty=penalty),
        needed=(),
        given=(),
        chain_from=(),
        chain_to=(),
        ages=(work.age,),
        note=f"{kind}-{work.id}",
        mark=kind,
        foot=icon(sign, "anchor"),
        about_name=w.about_name(kind, work.id),
    )


def signs_of_works(w: Words) -> tuple[Sign, ...]:
    """Return the glossary entries for the ends of works, their rewards and penalties."""
    write = Writer(w)
    lost = join([icon(f"lose-{color}") for color in LOST])
    return (
        write.sign("works-done", w.say("finished"), w.say("Enough took part: whoever did gets the reward.")),
        write.sign("works-failed", w.say("not finished"), w.say("Too few took part: whoever did not suffers the penalty.")),
        write.sign("works-debt", w.say("penalty in points"), w.say("If you cannot suffer a penalty, take a token that costs points at the end.")),
        write.sign(" ".join(f"lose-{color}" for color in LOST), w.say("lose a card"), w.say("Discard one built card of this colour from your city."), picture=lost),
        write.sign("lose-coins lose-all-coins", w.say("lose coins"), w.say("You lose this many coins; an empty purse means all of them."), picture=icon("lose-coins") + icon("lose-all-coins")),
        write.sign("lose-victory", w.say("give back a victory token"), w.say("Give back one of your victory tokens; you choose which.")),
        write.sign("board-rests", w.say("the board makes nothing"), w.say("The resource printed on your board can no longer be used or sold.")),
        write.sign("free-stage-once", w.say("one stage free"), w.say("Once, in a later turn, you may build a stage of your wonder for free.")),
        write.sign("free-card-once", w.say("one card free"), w.say("Once, in a later turn, you may build a card of your hand for free.")),
    )  # fmt: skip


def by_age(shown: Faces, works: tuple[Project, ...]) -> list[tuple[int, list[tuple[Face, str, Any]]]]:
    """Works: (Age, [(face, what one takes part with, the penalty as symbols)])."""
    w = shown.words
    return [
        (
            age,
            [
                (
                    shown.more[one.id],
                    things.color_kind(w, one.color) if one.color else w.say("wonder stage"),
                    penalty_picture(one),
                )
                for one in works
                if one.age == age
            ],
        )
        for age in AGES
    ]
