"""What the tests of the adaptive method share."""

import numpy as np

import freebody as fb
from freebody.methods.adaptive import kernels as slot

EPS = float(np.finfo(np.float64).eps)


def begin(world, start=None, **options):
    return fb.Adaptive(**options).start(world.tables(), world.state() if start is None else start)


def go(runner, until, **options):
    """To ``until`` in one call; the number of frames written."""
    done = runner.run(until, max_steps=10**6, **options)
    assert done.status == slot.ARRIVED
    return done.written


def final(world, until, start=None, **options):
    runner = begin(world, start, **options)
    go(runner, until)
    return runner.state()


def angle(R, S):
    return np.linalg.norm(fb.so3.log(R.T @ S))
