"""Integrals over the inside of a closed surface, as sums over its triangles.

The divergence theorem turns the integrals of 1, x and x x^T over a volume into sums over the tetrahedra (o, a, b, c)
spanned by a reference point o and each triangle (Mirtich 1996 gives the general case). With coordinates relative to o,
d = a . (b x c) and s = a + b + c:

    6 V = sum d,    24 int x = sum d s,    120 int x x^T = sum d (a a^T + b b^T + c c^T + s s^T).

d is computed as a . ((b - a) x (c - a)): the differences of nearby corners are nearly exact, so that the error of a
small triangle shrinks with its edges and not only with its distance from o.
"""

from __future__ import annotations

from freebody.compile import kernel

# Triangles summed plainly before the block's total goes into the compensated sum: the rounding of a block is that of
# 32 additions, however large the mesh.
BLOCK = 32


@kernel(inline=True, contract=False)
def _add(total, lost, value):
    """Neumaier's compensated addition: the running total and what its rounding has lost so far."""
    new = total + value
    if abs(total) >= abs(value):
        lost += (total - new) + value
    else:
        lost += (value - new) + total
    return new, lost


@kernel
def volume_sums(vertices, faces, ox, oy, oz, start, stop, out):
    """Sums of (d, d s, d (a a^T + b b^T + c c^T + s s^T)) over faces start..stop; ``out`` (10,).

    Second moments in the order xx, yy, zz, xy, xz, yz.
    """
    t0 = t1 = t2 = t3 = t4 = t5 = t6 = t7 = t8 = t9 = 0.0
    l0 = l1 = l2 = l3 = l4 = l5 = l6 = l7 = l8 = l9 = 0.0
    first = start
    while first < stop:
        last = min(first + BLOCK, stop)
        b0 = b1 = b2 = b3 = b4 = b5 = b6 = b7 = b8 = b9 = 0.0
        for f in range(first, last):
            i, j, k = faces[f, 0], faces[f, 1], faces[f, 2]
            ax, ay, az = vertices[i, 0] - ox, vertices[i, 1] - oy, vertices[i, 2] - oz
            bx, by, bz = vertices[j, 0] - ox, vertices[j, 1] - oy, vertices[j, 2] - oz
            cx, cy, cz = vertices[k, 0] - ox, vertices[k, 1] - oy, vertices[k, 2] - oz
            ux, uy, uz = bx - ax, by - ay, bz - az
            vx, vy, vz = cx - ax, cy - ay, cz - az
            d = ax * (uy * vz - uz * vy) + ay * (uz * vx - ux * vz) + az * (ux * vy - uy * vx)
            sx, sy, sz = ax + bx + cx, ay + by + cy, az + bz + cz
            b0 += d
            b1 += d * sx
            b2 += d * sy
            b3 += d * sz
            b4 += d * (ax * ax + bx * bx + cx * cx + sx * sx)
            b5 += d * (ay * ay + by * by + cy * cy + sy * sy)
            b6 += d * (az * az + bz * bz + cz * cz + sz * sz)
            b7 += d * (ax * ay + bx * by + cx * cy + sx * sy)
            b8 += d * (ax * az + bx * bz + cx * cz + sx * sz)
            b9 += d * (ay * az + by * bz + cy * cz + sy * sz)
        t0, l0 = _add(t0, l0, b0)
        t1, l1 = _add(t1, l1, b1)
        t2, l2 = _add(t2, l2, b2)
        t3, l3 = _add(t3, l3, b3)
        t4, l4 = _add(t4, l4, b4)
        t5, l5 = _add(t5, l5, b5)
        t6, l6 = _add(t6, l6, b6)
        t7, l7 = _add(t7, l7, b7)
        t8, l8 = _add(t8, l8, b8)
        t9, l9 = _add(t9, l9, b9)
        first = last
    out[0], out[1], out[2], out[3], out[4] = t0 + l0, t1 + l1, t2 + l2, t3 + l3, t4 + l4
    out[5], out[6], out[7], out[8], out[9] = t5 + l5, t6 + l6, t7 + l7, t8 + l8, t9 + l9


@kernel
def surface_sums(vertices, faces, ox, oy, oz, thickness, out):
    """Area sums of (1, x, x x^T) over the triangles, each a flat plate of ``thickness``; ``out`` (10,).

    Over a triangle of area A: int x = A s / 3 and int x x^T = A (a a^T + b b^T + c c^T + s s^T) / 12. A plate of
    thickness t adds A t^2 / 12 n n^T, the spread of its mass across the mid-surface. Divided by A throughout, the
    sums are per unit of A t.
    """
    for slot in range(10):
        out[slot] = 0.0
    across = thickness * thickness / 12.0
    for f in range(faces.shape[0]):
        i, j, k = faces[f, 0], faces[f, 1], faces[f, 2]
        ax, ay, az = vertices[i, 0] - ox, vertices[i, 1] - oy, vertices[i, 2] - oz
        bx, by, bz = vertices[j, 0] - ox, vertices[j, 1] - oy, vertices[j, 2] - oz
        cx, cy, cz = vertices[k, 0] - ox, vertices[k, 1] - oy, vertices[k, 2] - oz
        ux, uy, uz = bx - ax, by - ay, bz - az
        vx, vy, vz = cx - ax, cy - ay, cz - az
        nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
        twice = (nx * nx + ny * ny + nz * nz) ** 0.5
        if twice == 0.0:
            continue
        area = 0.5 * twice
        nx, ny, nz = nx / twice, ny / twice, nz / twice
        sx, sy, sz = ax + bx + cx, ay + by + cy, az + bz + cz
        out[0] += area
        out[1] += area * sx / 3.0
        out[2] += area * sy / 3.0
        out[3] += area * sz / 3.0
        out[4] += area * ((ax * ax + bx * bx + cx * cx + sx * sx) / 12.0 + across * nx * nx)
        out[5] += area * ((ay * ay + by * by + cy * cy + sy * sy) / 12.0 + across * ny * ny)
        out[6] += area * ((az * az + bz * bz + cz * cz + sz * sz) / 12.0 + across * nz * nz)
        out[7] += area * ((ax * ay + bx * by + cx * cy + sx * sy) / 12.0 + across * nx * ny)
        out[8] += area * ((ax * az + bx * bz + cx * cz + sx * sz) / 12.0 + across * nx * nz)
        out[9] += area * ((ay * az + by * bz + cy * cz + sy * sz) / 12.0 + across * ny * nz)
