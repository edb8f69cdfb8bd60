"""``python -m freebody`` is the same as ``freebody``."""

from freebody.cli import main

if __name__ == "__main__":
    main()
