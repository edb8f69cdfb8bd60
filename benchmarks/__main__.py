"""Run every benchmark; the exit code is 0 if all reach what is wanted of them."""

import sys

from benchmarks import (
    contact,
    derivatives,
    ensembles,
    linkages,
    mass,
    motion,
    page,
    piles,
    real_models,
    records,
    start,
    truth,
)

if __name__ == "__main__":
    parts = (
        start.main,
        mass.main,
        motion.main,
        ensembles.main,
        derivatives.main,
        linkages.main,
        contact.main,
        piles.main,
        truth.main,
        records.main,
        page.main,
    )
    outcomes = [part() for part in parts]
    sys.exit(0 if real_models.main(["--brief"]) == 0 and all(outcomes) else 1)
