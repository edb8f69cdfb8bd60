"""``python -m freebody`` is the same as ``freebody``."""

import os
import sys


def _leave_folder() -> None:
    """Take the current folder, which Python puts first for ``-m``, off the path: what lies there may be anybody's.

    Only with what is loaded already: whatever is imported here could come from that folder.
    """
    here = os.getcwd()  # noqa: PTH109
    if not sys.flags.safe_path and sys.path[:1] == [here] and not __file__.startswith(os.path.join(here, "freebody")):  # noqa: PTH118
        del sys.path[0]


if __name__ == "__main__":
    _leave_folder()

    from freebody.cli import main

    main()
