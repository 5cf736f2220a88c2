"""Signs that both games have: what is paid, what is scored, what one does with a card."""

from collections.abc import Iterable

from argosy.texts import Words, things
from argosy.web.glossary import Sign, Writer
from argosy.web.parts import MANUFACTURED, flag


def resources(w: Words, names: Iterable[str]) -> tuple[Sign, ...]:
    """The resources of a game, and the signs for any of them."""
    write = Writer(w)
    raw = w.say("A raw material: its sign is round. Brown cards make it.")
    good = w.say("A manufactured good: its sign is six-sided. Grey cards make it.")
    return (
        *(
            write.resource(name, things.resource(w, name), good if name in MANUFACTURED else raw)
            for name in sorted(names, key=lambda name: name in MANUFACTURED)
        ),
        write.sign("any-raw", w.say("any raw material"), w.say("Any raw material. On a card that makes it: one of your choice each turn. On a card that makes trade cheaper: all of them.")),
        write.sign("any-good", w.say("any manufactured good"), w.say("Any manufactured good. On a card that makes it: one of your choice each turn. On a card that makes trade cheaper: all of them.")),
    )  # fmt: skip


def money(w: Words) -> tuple[Sign, ...]:
    """Coins and points."""
    write = Writer(w)
    return (
        write.coin(
            w.say("The number on a coin says how many coins. At the end of the game 3 coins are worth 1 point.")
        ),
        write.points(w.say("The number in the laurel says how many points something is worth at the end of the game.")),
    )


def colors(w: Words) -> tuple[Sign, ...]:
    """The marks of the cards that both games have."""
    write = Writer(w)
    return (
        write.mark("brown", w.say("brown cards"), w.say("They make raw materials.")),
        write.mark("grey", w.say("grey cards"), w.say("They make manufactured goods.")),
        write.mark("blue", w.say("blue cards"), w.say("They are worth points.")),
        write.mark("yellow", w.say("yellow cards"), w.say("They bring coins, cheaper trade or goods for you alone; late ones points too.")),
        write.mark("green", w.say("green cards"), w.say("They bring science symbols.")),
        write.mark("red", w.say("red cards"), w.say("They bring shields.")),
        write.mark("purple", w.say("purple cards"), w.say("Guilds of Age III: they score points for what stands in the cities.")),
    )  # fmt: skip


def actions(w: Words) -> tuple[Sign, ...]:
    """What is done with cards, and what the table says about it."""
    write = Writer(w)
    return (
        write.sign("build", w.say("build"), w.say("The card goes into your city and works from now on.")),
        write.sign("free", w.say("for free"), w.say("You may build this without paying resources or coins.")),
        write.sign("chain", w.say("chain"), w.say("Two buildings with the same sign are a chain: if the first stands in your city, the second is free.")),
        write.sign("trade", w.say("trade"), w.say("Resources that are bought because you do not make them.")),
        write.sign("deck", w.say("cards"), w.say("Cards of a hand, a deck or the discard pile; the sentence beside it says which.")),
        write.sign("replay", w.say("from the discard pile"), w.say("Build a card of the discard pile for free.")),
        write.sign("copy", w.say("copy"), w.say("It does what something else does.")),
        write.sign("lock", w.say("for the owner alone"), w.say("Nobody else can use, buy or take it.")),
        write.sign("no", w.say("not possible"), w.say("Something is missing or forbidden; the words beside it say what.")),
        write.sign("check", w.say("done, or free of cost"), w.say("On a price tag: it costs nothing. Elsewhere: built or chosen.")),
        write.sign("wait", w.say("waiting"), w.say("This player has not chosen yet.")),
        write.sign("eye", w.say("open"), w.say("You may look at this. Beside a name: somebody who only watches.")),
        write.sign(" ".join(f"flag-{n}" for n in range(1, 9)), w.say("flags"), w.say("Each player has a signal flag; you see it wherever that player is meant."), picture=flag(0) + flag(1)),
    )  # fmt: skip


def ages(w: Words) -> Sign:
    """The signs of the Ages."""
    return Writer(w).sign(
        "age-1 age-2 age-3",
        w.say("Age"),
        w.say("I, II or III: the Age of a card, or the Age in which something applies."),
    )
