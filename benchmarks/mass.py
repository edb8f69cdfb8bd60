"""Mass properties of 1.3 million triangles against trimesh, and the memory they take."""

import subprocess
import sys

import numpy as np
import trimesh

import freebody as fb
from benchmarks.timing import best, report
from freebody.mass.integrals import volume_moments

# Linux only: the kernel's own peak, reset just before the measurement so that earlier peaks cannot hide it.
MEMORY = """
import re
from pathlib import Path
import freebody as fb
from freebody.mass.integrals import volume_moments
mesh = fb.Torus(1.0, 0.25).mesh(1140, 570)
small, (low, high) = fb.Torus(1.0, 0.25).mesh(48, 12), mesh.bounds()
volume_moments(small.vertices, small.faces, *small.bounds())
Path("/proc/self/clear_refs").write_text("5")
def kib(name):
    return int(re.search(name + r":\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
before = kib("VmRSS")
volume_moments(mesh.vertices, mesh.faces, low, high)
print(kib("VmHWM") - before)
"""


def main() -> bool:
    peer_mesh = trimesh.creation.torus(1.0, 0.25, major_sections=1140, minor_sections=570)
    vertices, faces = np.array(peer_mesh.vertices), np.array(peer_mesh.faces)
    triangles = vertices[faces]
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    print(f"\nmass properties, {len(faces)} triangles" + " " * 26 + "freebody       trimesh    ratio")
    peer = best(lambda: trimesh.triangles.mass_properties(triangles, density=1.0), repeat=3)
    integrals = best(lambda: volume_moments(vertices, faces, low, high))
    whole = best(lambda: fb.mass_properties(fb.Mesh(vertices, faces), density=1.0))
    good = report("integrals alone", integrals, peer, wanted=50.0)
    good &= report("fb.mass_properties on a fresh mesh, diagnosis included", whole, peer, wanted=5.0)

    ours = fb.mass_properties(fb.Mesh(vertices, faces), density=1.0)
    theirs = trimesh.triangles.mass_properties(triangles, density=1.0)
    apart = np.max(np.abs(ours.inertia - theirs["inertia"])) / np.trace(ours.inertia)
    print(f"{'largest difference of the inertia from trimesh':58} {apart:.1e} of its trace")
    extra = int(subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True).stdout)
    copy = triangles.nbytes / 2**20
    print(f"{'extra memory of the integrals':58} {extra / 1024:.1f} MiB; one copy of the triangles is {copy:.1f} MiB")
    return good and extra / 1024 <= copy


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
