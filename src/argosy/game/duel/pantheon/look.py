"""The Pantheon part of a viewer's view."""

from argosy.game.duel.pantheon.view import DeckView, SpaceView
from argosy.game.duel.view_context import Eyes, counted
from argosy.game.engine import run
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.pantheon.gods import god_price
from argosy.rules.duel.pantheon.knowledge import known_gods, sees_choice
from argosy.rules.duel.pantheon.state import NO_MINERVA


def view_fields(eyes: Eyes) -> Fields:
    """Fields of the view."""
    pantheon, known = eyes.game.pantheon, int(run(known_gods)(eyes.game, eyes.viewer))
    return {
        "minerva": None if pantheon.minerva == NO_MINERVA else int(pantheon.minerva),
        "spaces": _spaces(eyes, known),
        "decks": _decks(eyes, known),
        "open_gods": _open_gods(eyes),
        "enki": eyes.tokens_at(p.ON_ENKI),
        "snake": eyes.card(pantheon.snake),
    }


def city_fields(eyes: Eyes, seat: int) -> Fields:
    """Fields of a city."""
    city, catalog = eyes.game.cities[seat], eyes.catalog
    offerings, given = enumerate(catalog.pantheon.offerings), int(city.offerings)
    return {
        "protected": int(city.protected),
        "gods": _gods(eyes, seat),
        "mythology": counted(catalog.mythologies, city.mythology),
        "offerings": tuple(value for number, value in offerings if given >> number & 1),
    }


def tokens_on_places(eyes: Eyes) -> dict[int, str]:
    """Tokens that lie on the structure of the Age."""
    if eyes.age == t.AGES:
        return {}
    if eyes.age == 1:
        names, lying = eyes.catalog.mythologies, eyes.game.pantheon.mythology_at
    else:
        names = tuple(f"offering {value}" for value in eyes.catalog.pantheon.offerings)
        lying = eyes.game.pantheon.offering_at
    return {place: names[token] for place, token in enumerate(lying.tolist()) if token >= 0}


def _gods(eyes: Eyes, seat: int) -> tuple[str, ...]:
    owners = eyes.game.pantheon.owner.tolist()
    return tuple(god.id for god, owner in zip(eyes.catalog.divinities, owners, strict=True) if owner == seat)


def _god(eyes: Eyes, known: int, number: int) -> str | None:
    if number < 0 or not known >> number & 1:
        return None
    return eyes.catalog.divinities[number].id


def _spaces(eyes: Eyes, known: int) -> tuple[SpaceView, ...]:
    return tuple(_space(eyes, known, number) for number in range(p.SPACES))


def _space(eyes: Eyes, known: int, number: int) -> SpaceView:
    price = run(god_price)
    god = int(eyes.game.pantheon.space[number])
    return SpaceView(
        space=number + 1,
        is_taken=god >= 0,
        mythology=eyes.catalog.divinities[god].mythology if god >= 0 else None,
        god=_god(eyes, known, god),
        prices=(
            int(price(eyes.game, eyes.tables, 0, number, 0)),
            int(price(eyes.game, eyes.tables, 1, number, 0)),
        ),
    )


def _decks(eyes: Eyes, known: int) -> tuple[DeckView, ...]:
    pantheon = eyes.game.pantheon
    return tuple(
        DeckView(
            mythology=name,
            gods=tuple(_god(eyes, known, int(god)) for god in pantheon.decks[n, : pantheon.deck_count[n]]),
        )
        for n, name in enumerate(eyes.catalog.mythologies)
    )


def _open_gods(eyes: Eyes) -> tuple[str, ...]:
    if not sees_choice(eyes.game, eyes.viewer):
        return ()
    pantheon = eyes.game.pantheon
    return tuple(eyes.catalog.divinities[god].id for god in pantheon.choice[: pantheon.choice_count])
