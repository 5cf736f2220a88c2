"""Builder of the Pantheon part of a view: its fields of the table and of a city."""

from argosy.game.duel.pantheon.view import DeckView, SpaceView
from argosy.game.duel.view_context import ViewContext, counted
from argosy.game.engine import run
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.pantheon.gods import god_price
from argosy.rules.duel.pantheon.knowledge import known_gods, sees_choice
from argosy.rules.duel.pantheon.state import NO_MINERVA, PantheonGameFields


def view_fields(context: ViewContext) -> Fields:
    """Fields of the view."""
    pantheon: PantheonGameFields = context.game.pantheon
    known = int(run(known_gods)(context.game, context.viewer))
    return {
        "minerva": None if pantheon.minerva == NO_MINERVA else int(pantheon.minerva),
        "spaces": _spaces(context, known),
        "decks": _decks(context, known),
        "open_gods": _open_gods(context),
        "enki": context.tokens_at(p.ON_ENKI),
        "snake": context.card(pantheon.snake),
    }


def city_fields(context: ViewContext, seat: int) -> Fields:
    """Fields of a city."""
    city, catalog = context.game.cities[seat], context.catalog
    offerings, given = enumerate(catalog.pantheon.offerings), int(city.offerings)
    return {
        "protected": int(city.protected),
        "gods": _gods(context, seat),
        "mythology": counted(catalog.mythologies, city.mythology),
        "offerings": tuple(value for number, value in offerings if given >> number & 1),
    }


def tokens_on_places(context: ViewContext) -> dict[int, str]:
    """Tokens that lie on the structure of the Age."""
    if context.age == t.AGES:
        return {}
    if context.age == 1:
        names, lying = context.catalog.mythologies, context.game.pantheon.mythology_at
    else:
        names = tuple(f"offering {value}" for value in context.catalog.pantheon.offerings)
        lying = context.game.pantheon.offering_at
    return {place: names[token] for place, token in enumerate(lying.tolist()) if token >= 0}


def _gods(context: ViewContext, seat: int) -> tuple[str, ...]:
    owners = context.game.pantheon.owner.tolist()
    return tuple(
        god.id for god, owner in zip(context.catalog.divinities, owners, strict=True) if owner == seat
    )


def _god(context: ViewContext, known: int, number: int) -> str | None:
    if number < 0 or not known >> number & 1:
        return None
    return context.catalog.divinities[number].id


def _spaces(context: ViewContext, known: int) -> tuple[SpaceView, ...]:
    return tuple(_space(context, known, number) for number in range(p.SPACES))


def _space(context: ViewContext, known: int, number: int) -> SpaceView:
    price = run(god_price)
    god = int(context.game.pantheon.space[number])
    return SpaceView(
        space=number + 1,
        is_taken=god >= 0,
        mythology=context.catalog.divinities[god].mythology if god >= 0 else None,
        god=_god(context, known, god),
        prices=(
            int(price(context.game, context.tables, 0, number, 0)),
            int(price(context.game, context.tables, 1, number, 0)),
        ),
    )


def _decks(context: ViewContext, known: int) -> tuple[DeckView, ...]:
    pantheon: PantheonGameFields = context.game.pantheon
    return tuple(
        DeckView(
            mythology=name,
            gods=tuple(_god(context, known, int(god)) for god in pantheon.decks[n, : pantheon.deck_count[n]]),
        )
        for n, name in enumerate(context.catalog.mythologies)
    )


def _open_gods(context: ViewContext) -> tuple[str, ...]:
    if not sees_choice(context.game, context.viewer):
        return ()
    pantheon: PantheonGameFields = context.game.pantheon
    return tuple(context.catalog.divinities[int(god)].id for god in pantheon.choice[: pantheon.choice_count])
