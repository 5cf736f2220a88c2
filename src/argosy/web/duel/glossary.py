"""Glossary entries of Duel: the base game first, then expansions, those in play first."""

from collections.abc import Iterable, Iterator

from argosy.texts import Words, things
from argosy.texts.duel import things as duel_things
from argosy.web.duel.effects import chain_icon, symbol_of
from argosy.web.duel.expansions.in_play import EXPANSIONS
from argosy.web.duel.faces import DuelFaces, face_signs
from argosy.web.duel.help import faces_of
from argosy.web.models import HelpPage
from argosy.web.rendering.parts import icon
from argosy.web.rulebook_pages.glossary import (
    Sign,
    SignGroup,
    Writer,
    actions,
    ages,
    colors,
    listed_once,
    money,
    resources,
)


def groups(page: HelpPage, w: Words) -> tuple[SignGroup, ...]:
    """All groups: what the table has, then the other expansions."""
    shown = faces_of(page, w)
    expansions = (
        SignGroup(
            id=f"signs-{name}",
            title=duel_things.expansion(w, name),
            signs=expansion.help.glossary(shown),
            is_in_play=name in page.expansions,
        )
        for name, expansion in EXPANSIONS.items()
    )
    return tuple(listed_once((*_base(shown), *expansions)))


def _base(shown: DuelFaces) -> Iterator[SignGroup]:
    w = shown.words
    yield SignGroup(
        id="signs-resources",
        title=w.say("Resources, coins, points"),
        signs=(*resources(w, (*sorted(duel_things.DUEL_RAW), *sorted(duel_things.DUEL_GOODS))), *money(w)),
    )
    yield SignGroup(
        id="signs-of-cards",
        title=w.say("Cards and cities"),
        signs=(*colors(w), *_science(shown), *_cities(w), ages(w)),
    )
    yield SignGroup(
        id="signs-actions", title=w.say("What is done with a card"), signs=(*_turns(shown), *actions(w))
    )
    yield SignGroup(
        id="signs-progress",
        title=w.say("Progress tokens"),
        signs=tuple(face_signs(shown, shown.progress.values())),
    )
    yield SignGroup(
        id="signs-military",
        title=w.say("Military tokens"),
        signs=tuple(face_signs(shown, shown.militaries())),
    )
    yield SignGroup(id="signs-chains", title=w.say("Chain signs"), signs=tuple(_chains(shown)))


def _science(shown: DuelFaces) -> Iterator[Sign]:
    w = shown.words
    for symbol in shown.catalog.science.symbols:
        yield Writer(w).sign(
            symbol,
            duel_things.symbol(w, symbol),
            w.say(
                "A science symbol. The second one of a kind brings a progress token, six different ones win at once."
            ),
            "DUEL-081",
        )


def _cities(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("shield", w.say("shield"), w.say("Each shield moves the pawn one space towards the opponent’s capital."), "DUEL-070"),
        write.sign("pawn", w.say("pawn"), w.say("It shows who is ahead in shields, and by how much."), "DUEL-070"),
        write.sign("capital", w.say("capital"), w.say("Move the pawn into your opponent’s capital and you win at once."), "DUEL-072"),
        write.sign("progress", w.say("progress token"), w.say("Its effect is yours to the end of the game."), "DUEL-081"),
        write.sign("wonder", w.say("wonder"), w.say("Lay a card under it and pay the cost of the wonder. Only seven wonders are built in a game."), "DUEL-024"),
        write.sign("discard-building", w.say("discard a building"), w.say("Discard a building of your opponent."), "DUEL-093"),
        write.sign("play-again", w.say("play again"), w.say("You have another whole turn."), "DUEL-060"),
        write.sign("back-guild", w.say("guild, face down"), w.say("This face-down card is a guild. You see which one when it turns up.")),
        write.sign("rose", w.say("card, face down"), w.say("The numeral is its Age. You see which card it is when it turns up.")),
        write.sign("left right up down", w.say("direction"), w.say("From where to where: between neighbouring places, or from the opponent to you."), picture=icon("down") + icon("right")),
    )  # fmt: skip


def _turns(shown: DuelFaces) -> tuple[Sign, ...]:
    w, economy = shown.words, shown.catalog.economy
    write = Writer(w)
    discarded = w.say(
        "Discard a card to get {coins}, and {more} for each yellow card in your city.",
        coins=things.coins(w, economy.discard_coins),
        more=things.coins(w, economy.discard_per_yellow),
    )
    return (
        write.sign("hand", w.say("your turn"), w.say("You choose now.")),
        write.sign("sell", w.say("discard"), discarded, "DUEL-022"),
        write.sign("person", w.say("opponent"), w.say("What stands beside it belongs to the other player.")),
        write.sign("undo", w.say("back again"), w.say("A choice is taken back.")),
        write.sign("play", w.say("at once"), w.say("What stands beside it happens now.")),
    )  # fmt: skip


def _chains(shown: DuelFaces) -> Iterator[Sign]:
    """A sign for each symbol that is printed on two buildings (DUEL-038)."""
    w = shown.words
    for symbol in dict.fromkeys(symbol for card in shown.cards.values() for symbol in card.given):
        givers = _names(card.name for card in shown.cards.values() if symbol in card.given)
        takers = _names(card.name for card in shown.cards.values() if symbol in card.needed)
        text = w.say("Makes {cards} free later.", cards=w.either(takers, "and"))
        yield Writer(w).sign(symbol_of(symbol), w.either(givers, "and"), text, "DUEL-038", chain_icon(symbol))


def _names(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))
