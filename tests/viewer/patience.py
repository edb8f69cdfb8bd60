"""How long tests of the page wait for anything, in seconds.

Nothing is measured by it: kernels may have to be compiled first, on a machine that is busy with everything else at
once. Whatever takes longer has gone wrong, and a test that says so is better than one that waits.
"""

PATIENCE = 240.0
