"""Provisional: replaced by the registry of all methods."""

from freebody.integrators.base import Method
from freebody.integrators.cf4 import CF4

__all__ = ["get"]


def get(method: str | Method) -> Method:
    """The method itself, or the one of that name."""
    return method if isinstance(method, Method) else CF4()
