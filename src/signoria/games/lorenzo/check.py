"""Whether facts of Lorenzo are consistent: what the rulebook fixes holds, and effects keep to the vocabulary."""

from typing import Any


def faults(facts: dict[str, Any]) -> list[str]:
    return []
