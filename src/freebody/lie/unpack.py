"""Rows of arrays as tuples: what the loops over rows hand to the small maths; and these loops themselves."""

import sys

from freebody.compile import kernel


@kernel(inline=True)
def get3(a, i):
    """Row i of (n, 3)."""
    return (a[i, 0], a[i, 1], a[i, 2])


@kernel(inline=True)
def get4(a, i):
    """Row i of (n, 4)."""
    return (a[i, 0], a[i, 1], a[i, 2], a[i, 3])


@kernel(inline=True)
def get6(a, i):
    """Row i of (n, 6)."""
    return (a[i, 0], a[i, 1], a[i, 2], a[i, 3], a[i, 4], a[i, 5])


@kernel(inline=True)
def get9(a, i):
    """Row i of (n, 9)."""
    return (a[i, 0], a[i, 1], a[i, 2], a[i, 3], a[i, 4], a[i, 5], a[i, 6], a[i, 7], a[i, 8])


@kernel(inline=True)
def get_pose(a, i):
    """Row i of (n, 16), a homogeneous matrix, as the pair (R, x); its last row is not looked at."""
    R = (a[i, 0], a[i, 1], a[i, 2], a[i, 4], a[i, 5], a[i, 6], a[i, 8], a[i, 9], a[i, 10])
    return R, (a[i, 3], a[i, 7], a[i, 11])


@kernel(inline=True)
def set_pose(out, i, T):
    """Write the pair (R, x) to row i of (n, 16) as a homogeneous matrix."""
    R, x = T
    out[i, 0], out[i, 1], out[i, 2], out[i, 3] = R[0], R[1], R[2], x[0]
    out[i, 4], out[i, 5], out[i, 6], out[i, 7] = R[3], R[4], R[5], x[1]
    out[i, 8], out[i, 9], out[i, 10], out[i, 11] = R[6], R[7], R[8], x[2]
    out[i, 12], out[i, 13], out[i, 14], out[i, 15] = 0.0, 0.0, 0.0, 1.0


@kernel(inline=True)
def set_row(out, i, values):
    """Write a tuple to row i."""
    out[i] = values


@kernel(inline=True)
def set_one(out, i, value):
    """Write a number to row i of (n, 1)."""
    out[i, 0] = value


@kernel(inline=True)
def basis6(j):
    """Column j of the 6x6 identity."""
    return (
        1.0 if j == 0 else 0.0,
        1.0 if j == 1 else 0.0,
        1.0 if j == 2 else 0.0,
        1.0 if j == 3 else 0.0,
        1.0 if j == 4 else 0.0,
        1.0 if j == 5 else 0.0,
    )


@kernel(inline=True)
def opposite(V):
    """The 6-tuple -V."""
    return (-V[0], -V[1], -V[2], -V[3], -V[4], -V[5])


@kernel(inline=True)
def set_column(out, i, j, c):
    """Write the 6-tuple c as column j of the 6x6 matrix in row i of (n, 36)."""
    out[i, j], out[i, 6 + j], out[i, 12 + j] = c[0], c[1], c[2]
    out[i, 18 + j], out[i, 24 + j], out[i, 30 + j] = c[3], c[4], c[5]


_LOOP = """
def {name}({arguments}, out):
    for i in range(out.shape[0]):
        put(out, i, function({items}))
"""


def loop_over(name, function, *readers, put=set_row):
    """The kernel ``name(a, b, ..., out)``: what ``function`` makes of the items that ``readers`` find in every row.

    It is made as if it stood in the caller's file, where its machine code is kept.
    """
    scope = {"function": function, "put": put, **{f"get_{k}": reader for k, reader in enumerate(readers)}}
    items = ", ".join(f"get_{k}(a{k}, i)" for k in range(len(readers)))
    source = _LOOP.format(name=name, arguments=", ".join(f"a{k}" for k in range(len(readers))), items=items)
    caller = sys._getframe(1)
    exec(compile(source, caller.f_code.co_filename, "exec"), scope)
    scope[name].__module__ = caller.f_globals["__name__"]
    return kernel(scope[name])
