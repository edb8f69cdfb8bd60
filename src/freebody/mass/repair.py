"""Mending a mesh on request, with a list of what was done."""

from __future__ import annotations

import numpy as np

from freebody.mass.mesh import Mesh

# Vertices closer than this fraction of the extent are merged: single-precision files are good to about 1e-7.
MERGE = 1e-6

# Coordinates beyond this, and below its inverse, are left alone: products of a few leave the range of doubles.
LARGEST = 1e50


def repaired(mesh: Mesh) -> tuple[Mesh, tuple[str, ...]]:
    """A mended copy of ``mesh`` and one sentence per thing that was changed.

    In this order: close vertices merged, faces without area and duplicates dropped, faces turned until neighbours
    agree, small holes filled. Whether the result is sound is for its own diagnosis to say.
    """
    import trimesh

    done: list[str] = []
    sizes = np.abs(mesh.vertices)
    if not (sizes <= LARGEST).all() or not sizes.max(initial=0.0) >= 1.0 / LARGEST:
        return mesh, ()  # nothing can be repaired from NaN, or where squares overflow: the diagnosis says so

    # The library's own tolerances are lengths: it sees every mesh in the same size, by a power of two, which is exact.
    scale = 2.0 ** np.floor(np.log2(sizes.max()))
    work = trimesh.Trimesh(mesh.vertices / scale, mesh.faces, process=False)
    extent = float(np.linalg.norm(np.ptp(work.vertices[np.unique(mesh.faces)], axis=0))) if len(mesh.faces) else 0.0
    before = len(work.vertices)
    if extent > 0.0:
        work.merge_vertices(digits_vertex=int(np.ceil(-np.log10(MERGE * extent))))
    if len(work.vertices) < before:
        done.append(
            f"merged {before - len(work.vertices)} vertices closer than {MERGE * extent * scale:.3g} m to another"
        )

    before = len(work.faces)
    work.update_faces(work.nondegenerate_faces(height=0.0))
    if len(work.faces) < before:
        done.append(f"dropped {before - len(work.faces)} faces without area")

    before = len(work.faces)
    work.update_faces(work.unique_faces())
    if len(work.faces) < before:
        done.append(f"dropped {before - len(work.faces)} duplicate faces")

    faces = work.faces.copy()
    trimesh.repair.fix_winding(work)
    turned = int((faces != work.faces).any(axis=1).sum())
    if turned:
        done.append(f"turned {turned} faces to agree with their neighbours")

    before = len(work.faces)
    trimesh.repair.fill_holes(work)
    if len(work.faces) > before:
        done.append(f"filled holes with {len(work.faces) - before} new faces")

    result = Mesh(np.asarray(work.vertices) * scale, np.asarray(work.faces), notes=mesh.notes)
    return result, tuple(done)
