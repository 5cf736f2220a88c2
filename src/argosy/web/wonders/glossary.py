"""Glossary entries of 7 Wonders: the base game first, then expansions, those in play first."""

from collections.abc import Iterator

from argosy.texts import Words, things
from argosy.web.models import HelpPage
from argosy.web.rendering.parts import icon, science
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
from argosy.web.wonders.catalogs import catalog_with, faces
from argosy.web.wonders.expansions.in_play import EXPANSIONS, in_play
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.help import catalog_of


def groups(page: HelpPage, w: Words) -> tuple[SignGroup, ...]:
    """All groups: what the table has, then the other expansions."""
    catalog = catalog_of(page)
    shown = faces(catalog, w.language)
    here = in_play(expansion.id for expansion in catalog.expansions)
    expansions = (
        SignGroup(
            id=f"signs-{expansion.name}",
            title=expansion.lobby.title(w),
            signs=expansion.help.glossary(
                shown if expansion in here else faces(catalog_with(expansion.name), w.language)
            ),
            is_in_play=expansion in here,
        )
        for expansion in EXPANSIONS
    )
    return tuple(listed_once((*_base(shown), *expansions)))


def _base(shown: Faces) -> Iterator[SignGroup]:
    w = shown.words
    raw_and_goods = (*sorted(things.RAW), *sorted(things.GOODS))
    yield SignGroup(
        id="signs-resources",
        title=w.say("Resources, coins, points"),
        signs=(*resources(w, raw_and_goods), *money(w)),
    )
    yield SignGroup(
        id="signs-of-cards", title=w.say("Cards and cities"), signs=(*colors(w), *_cities(w), ages(w))
    )
    yield SignGroup(
        id="signs-actions", title=w.say("What is done with a card"), signs=(*_turns(w), *actions(w))
    )
    yield SignGroup(id="signs-chains", title=w.say("Chain signs"), signs=tuple(_chains(shown)))


def _cities(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("shield", w.say("shield"), w.say("At the end of each Age your shields are compared with those of each neighbour: more of them win 1, 3 or 5 points, fewer cost 1."), "BASE-CONFLICT-1"),
        write.sign("victory victory-1 victory-2 victory-3", w.say("victory token"), w.say("A won conflict: 1 point in Age I, 3 in Age II, 5 in Age III.")),
        write.sign("defeat", w.say("defeat token"), w.say("A lost conflict: −1 point.")),
        write.sign("defeat-return", w.say("defeats go back"), w.say("Defeat tokens are given back.")),
        *(write.sign(symbol, things.symbol(w, symbol), w.say("A science symbol. Equal symbols score their number times itself; each set of three different ones scores 7 points."), "BASE-SCI-1") for symbol in ("compass", "gear", "tablet")),
        write.sign("science-any", things.symbol(w, "any"), w.say("At the end of the game it counts as the science symbol that is best for you."), picture=science("any")),
        write.sign("science-most", things.symbol(w, "most"), w.say("It counts as one more science symbol of the kind that you have most of."), picture=science("most")),
        write.sign("wonder", w.say("wonder"), w.say("Your board with its stages. Your city makes its resource from the start.")),
        write.sign("stage stages", w.say("wonder stage"), w.say("Put a card of your hand under the board and pay for the stage. One sign is one stage, the stairs are all of them."), picture=icon("stage") + icon("stages")),
    )  # fmt: skip


def _turns(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("hand", w.say("hand"), w.say("The cards that you choose from.")),
        write.sign("sell", w.say("sell"), w.say("The card is discarded, and you get 3 coins."), "BASE-DISCARD-1"),
        write.sign("pass-left pass-right", w.say("passing"), w.say("Where the hands go after the turn: to the left in Ages I and III, to the right in Age II."), picture=icon("pass-left") + icon("pass-right")),
        write.sign("left right", w.say("neighbours"), w.say("The arrow points at the neighbour: the city on the left, on the right, or both."), picture=icon("left") + icon("right")),
        write.sign("step", w.say("one card more"), w.say("The last card of an Age is played too.")),
        write.sign("crown", w.say("most of all"), w.say("It counts if you have more than both neighbours.")),
        write.sign("others", w.say("all others"), w.say("It happens to every other city.")),
    )  # fmt: skip


def _chains(shown: Faces) -> Iterator[Sign]:
    """Yield a sign for each chain symbol on two cards; the first edition prints names instead."""
    w, givers, takers = shown.words, dict[str, list[str]](), dict[str, list[str]]()
    for face in shown.cards.values():
        for symbol in face.given:
            givers.setdefault(symbol, []).append(face.name)
        for symbol in face.needed:
            takers.setdefault(symbol, []).append(face.name)
    for symbol, names in givers.items():
        later = takers.get(symbol, [])
        text = w.say("Makes {cards} free later.", cards=w.either(later, "and")) if later else ""
        yield Writer(w).sign(f"c-{symbol}", w.either(names, "and"), text, "BASE-CHAIN-1")
