"""Whether facts of The Palaces of Carrara are consistent."""

from typing import Any


def faults(facts: dict[str, Any]) -> list[str]:
    return []
