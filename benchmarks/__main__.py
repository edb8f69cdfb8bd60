"""Run every benchmark; the exit code is 0 if all reach what is wanted of them."""

import sys

from benchmarks import mass, start

if __name__ == "__main__":
    outcomes = [module.main() for module in (start, mass)]
    sys.exit(0 if all(outcomes) else 1)
