"""The method that is taken when none is named."""

from __future__ import annotations

from freebody.contact.crowd import MOST_LISTED
from freebody.contact.listed import is_crowd
from freebody.world import World

# Chosen by the work-precision study in benchmarks/work_precision.py.
DEFAULT = "exact4"
DEFAULT_WITH_JOINTS = "rattle"
DEFAULT_WITH_CONTACT = "touch4"
DEFAULT_WITH_CROWDS = "moreau"


def default_for(world: World) -> str:
    """The name of the method for a world: by whether bodies touch, and how many, then by whether joints hold them."""
    if world.has_contact:
        return DEFAULT_WITH_CROWDS if is_crowd(world.tables()) else DEFAULT_WITH_CONTACT
    return DEFAULT_WITH_JOINTS if world.joints else DEFAULT


def reasons_for(world: World) -> tuple[str, ...]:
    """Why a world has not got the default that one expects: said in the notes of its run."""
    if world.has_contact and is_crowd(world.tables()):
        return (f"{DEFAULT_WITH_CROWDS} was chosen, as more than {MOST_LISTED} pairs may touch",)
    return ()
