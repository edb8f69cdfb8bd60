"""Addresses on a page's server, with the token that it asks for."""


def at(view, name=""):
    """Of a file ``name``, which may have a query of its own."""
    bare, token = view.url.split("?")
    return f"{bare}{name}{'&' if '?' in name else '?'}{token}"


def socket_at(view):
    return f"ws{at(view, 'ws')[4:]}"
