"""Rasterization of triangles with a depth buffer, and reduction of fine pixels to coarse ones."""

import numpy as np

from freebody.compile import kernel

# Pixels; further away than any picture is wide.
FAR = 1e9


@kernel
def fill(corners, colors, image, nearness):
    """Paint triangles over ``image`` (height, width, 3) where they are nearer than what is there.

    ``corners`` (n, 3, 3): column, row in pixels and nearness, which is linear on the screen (one over the distance);
    ``colors`` (n, 3); ``nearness`` (height, width) is kept up to date. Pixels are sampled at their centres.
    """
    height, width = nearness.shape
    for k in range(corners.shape[0]):
        ax, ay, az = corners[k, 0, 0], corners[k, 0, 1], corners[k, 0, 2]
        bx, by, bz = corners[k, 1, 0] - ax, corners[k, 1, 1] - ay, corners[k, 1, 2] - az
        cx, cy, cz = corners[k, 2, 0] - ax, corners[k, 2, 1] - ay, corners[k, 2, 2] - az
        area = bx * cy - by * cx
        if area == 0.0 or area != area:
            continue
        top = int(max(0.0, ay + min(0.0, by, cy) - 0.5))
        bottom = int(min(height - 1.0, ay + max(0.0, by, cy)))
        for row in range(top, bottom + 1):
            y = row + 0.5 - ay
            left, right = crossings(y, bx, by, cx, cy)
            first = int(max(0.0, np.ceil(ax + left - 0.5)))
            last = int(min(width - 1.0, np.floor(ax + right - 0.5)))
            for column in range(first, last + 1):
                x = column + 0.5 - ax
                u = (x * cy - y * cx) / area
                v = (bx * y - by * x) / area
                near = az + u * bz + v * cz
                if near > nearness[row, column]:
                    nearness[row, column] = near
                    image[row, column, 0] = colors[k, 0]
                    image[row, column, 1] = colors[k, 1]
                    image[row, column, 2] = colors[k, 2]


@kernel(inline=True)
def crossings(y, bx, by, cx, cy):
    """Where the horizontal at ``y`` enters and leaves the triangle 0, b, c; far right and left if it does not."""
    left, right = FAR, -FAR
    if (y >= 0.0) != (y >= by):
        x = bx * y / by
        left, right = min(left, x), max(right, x)
    if (y >= 0.0) != (y >= cy):
        x = cx * y / cy
        left, right = min(left, x), max(right, x)
    if (y >= by) != (y >= cy):
        x = bx + (cx - bx) * (y - by) / (cy - by)
        left, right = min(left, x), max(right, x)
    return left, right


@kernel
def shrink(fine, factor, coarse):
    """Each pixel of ``coarse`` (height, width, 3) becomes the rounded mean of ``factor`` squared pixels of ``fine``."""
    height, width, parts = coarse.shape
    count = factor * factor
    for row in range(height):
        for column in range(width):
            for part in range(parts):
                total = count // 2
                for i in range(factor):
                    for j in range(factor):
                        total += int(fine[row * factor + i, column * factor + j, part])
                coarse[row, column, part] = total // count
