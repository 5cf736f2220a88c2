"""What a box says at a meeting point where it has nothing to say."""

from typing import Any


def no_words(*_: Any) -> str:
    """No words."""
    return ""


def no_value(*_: Any) -> None:
    """Nothing."""


def no_fields(*_: Any) -> dict[str, Any]:
    """No fields."""
    return {}


def no_list(*_: Any) -> list[Any]:
    """No list."""
    return []


def no_copies(*_: Any) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """No symbols are copied."""
    return 0, ()


def no_number(*_: Any) -> int:
    """Nothing on top."""
    return 0


def never(*_: Any) -> bool:
    """No."""
    return False


def no_names(*_: Any) -> frozenset[str]:
    """No names."""
    return frozenset()


def unchanged(_ruleset: Any, game: Any, *_: Any) -> Any:
    """The game as it is."""
    return game
