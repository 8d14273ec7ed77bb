"""Games, players and lessons of installed packages, found through Python's entry points."""

import logging
from importlib.metadata import EntryPoint, entry_points
from typing import Any

logger = logging.getLogger("brethren")


def plugs(group: str) -> dict[str, Any]:
    """All objects of this group by name. One that fails to load is logged and left out."""
    found = {}
    for point in sorted(entry_points(group=group)):
        try:
            found[point.name] = point.load()
        except Exception:
            logger.exception("%s could not be loaded", point)
    return found


def plug(group: str, name: str) -> EntryPoint | None:
    """The entry point of this name, not loaded yet; None if no package has it."""
    return next(iter(entry_points(group=group, name=name)), None)
