"""Run every benchmark; the exit code is 0 if all reach what is wanted of them."""

import sys

from benchmarks import mass, motion, page, real_models, records, start

if __name__ == "__main__":
    outcomes = [start.main(), mass.main(), motion.main(), records.main(), real_models.main() == 0, page.main()]
    sys.exit(0 if all(outcomes) else 1)
