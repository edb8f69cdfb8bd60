"""Run every benchmark; the exit code is 0 if all reach what is wanted of them."""

import sys

from benchmarks import linkages, mass, motion, real_models, records, start

if __name__ == "__main__":
    outcomes = [start.main(), mass.main(), motion.main(), linkages.main(), records.main(), real_models.main() == 0]
    sys.exit(0 if all(outcomes) else 1)
