"""The signs of Babel, for the glossary: the tower with every tile, the projects, what both change."""

from collections.abc import Iterator

from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.texts import Words
from argosy.web.glossary import Sign, Writer
from argosy.web.parts import icon, join
from argosy.web.wonders.faces import Faces

LOST = ("brown", "grey", "blue", "yellow", "green", "red")


def signs(shown: Faces) -> tuple[Sign, ...]:
    """The tower, its tiles, the laws that they are; projects where no edifices have taken their place."""
    w = shown.words
    projects = () if shown.catalog.of(Edifice) else (*_projects(w), *works(w))
    return (*_tower(w), *projects, *_laws(w), *_tiles(shown))


def _tower(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("babel", w.say("the tower of Babel"), w.say("Its uncovered tiles are laws for all cities."), "BABEL-TOWER-2"),
        write.sign("babel-tile", w.say("tile"), w.say("One of your tiles, which nobody else sees. Those that you have laid are worth points.")),
        write.sign("lay-tile", w.say("lay a tile"), w.say("Discard the card for no coins, and lay one of your tiles on the next place of the tower.")),
    )  # fmt: skip


def _projects(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("project", w.say("Great Project"), w.say("A project of the Age. To take part, build a card of its colour and pay for the project too."), "BABEL-PROJECT-2"),
        write.sign("participate project-token", w.say("take part"), w.say("Pay the cost of the project on top of the card and take one of its tokens."), "BABEL-PROJECT-3", icon("participate") + icon("project-token")),
        write.sign("any-color-once", w.say("any colour, once"), w.say("Once, you may take part in a project with a card of any colour.")),
    )  # fmt: skip


def works(w: Words) -> tuple[Sign, ...]:
    """How projects and edifices end, and what both may take."""
    write = Writer(w)
    lost = join([icon(f"lose-{color}") for color in LOST])
    return (
        write.sign("works-done", w.say("finished"), w.say("Enough took part: whoever did gets the reward.")),
        write.sign("works-failed", w.say("not finished"), w.say("Too few took part: whoever did not suffers the penalty.")),
        write.sign("works-debt", w.say("penalty in points"), w.say("If you cannot suffer a penalty, take a token that costs points at the end.")),
        write.sign(" ".join(f"lose-{color}" for color in LOST), w.say("lose a card"), w.say("Discard one built card of this colour from your city."), picture=lost),
        write.sign("lose-coins lose-all-coins", w.say("lose coins"), w.say("You lose this many coins; an empty purse means all of them."), picture=icon("lose-coins") + icon("lose-all-coins")),
        write.sign("lose-victory", w.say("give back a victory token"), w.say("Give back one of your victory tokens; you choose which.")),
        write.sign("board-rests", w.say("the board rests"), w.say("The resource printed on your board can no longer be used or sold.")),
        write.sign("free-stage-once", w.say("one stage free"), w.say("Once, in a later turn, you may build a stage of your wonder for free.")),
        write.sign("free-card-once", w.say("one card free"), w.say("Once, in a later turn, you may build a card of your hand for free.")),
    )  # fmt: skip


def _laws(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("tax-coin", w.say("tax"), w.say("Whoever does what stands beside it pays 1, 2 or 3 coins to the bank in Age I, II or III.")),
        write.sign("bonus-coin", w.say("gift"), w.say("Whoever does what stands beside it takes 1, 2 or 3 coins from the bank in Age I, II or III.")),
        write.sign("price-down", w.say("cheaper goods"), w.say("These resources cost less when you buy them from a neighbour.")),
        write.sign("price-up", w.say("dearer goods"), w.say("These resources cost more when you buy them from a neighbour.")),
        write.sign("without-resources", w.say("no resources"), w.say("You pay no resources for what stands beside it, only the coins in its cost.")),
        write.sign("coins-for-resources", w.say("coins in place of resources"), w.say("You may pay 1 coin for each unit in place of all the resources of the cost.")),
        write.sign("single-only", w.say("single symbols only"), w.say("Brown cards with two symbols or a choice make nothing. You may still build them.")),
        write.sign("single-any", w.say("single symbols without end"), w.say("A brown card with a single symbol makes as many units of it as you need; neighbours can buy any number too.")),
        write.sign("posts-rest", w.say("cards that rest"), w.say("These cards have no effect; you may still build them.")),
        write.sign("chains-around", w.say("chains of the neighbours"), w.say("A chain symbol in a neighbouring city counts as if it stood in your own.")),
        write.sign("victory-sink", w.say("smaller victories"), w.say("Whoever wins a conflict takes a smaller token: 3 instead of 5, 1 instead of 3, none instead of 1.")),
        write.sign("defeat-twice", w.say("heavier defeats"), w.say("Whoever loses a conflict takes more than one defeat token.")),
    )  # fmt: skip


def _tiles(shown: Faces) -> Iterator[Sign]:
    write = Writer(shown.words)
    for tile in facts_of(shown.catalog).tiles:
        face = shown.more[tile.id]
        yield write.sign(f"tile-{tile.number}", face.name, face.sentences)
