// Surfaces of bodies, fetched once per shape.
import * as THREE from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import { file } from "./source";

const CREASE = THREE.MathUtils.degToRad(35); // sharper edges are drawn as edges, gentler ones as smooth surfaces
const CREASE_LIMIT = 150_000; // faces; splitting vertices of larger meshes takes too long

const known = new Map<string, Promise<THREE.BufferGeometry>>();

/** Read uint32 nv, uint32 nf, float32[3 nv] vertices, uint32[3 nf] faces. */
export function decodeMesh(buffer: ArrayBuffer): THREE.BufferGeometry {
  const [nv, nf] = new Uint32Array(buffer, 0, 2);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(new Float32Array(buffer, 8, 3 * nv), 3));
  geometry.setIndex(new THREE.BufferAttribute(new Uint32Array(buffer, 8 + 12 * nv, 3 * nf), 1));
  if (nf > CREASE_LIMIT) {
    geometry.computeVertexNormals();
    return geometry;
  }
  return toCreasedNormals(geometry, CREASE);
}

async function fetchMesh(id: string): Promise<THREE.BufferGeometry> {
  const geometry = decodeMesh(await file(`mesh/${encodeURIComponent(id)}`));
  geometry.computeBoundingSphere();
  return geometry;
}

/** The surface with this id; a failure is not remembered, so that it is asked for again. */
export function mesh(id: string): Promise<THREE.BufferGeometry> {
  let found = known.get(id);
  if (!found) {
    found = fetchMesh(id);
    found.catch(() => known.delete(id));
    known.set(id, found);
  }
  return found;
}
