// Bodies and their ghosts, drawn as one set of instances per shape.
import * as THREE from "three";
import { ballOf, material, MATTERS, matterOf, tinted, type Matter } from "./matter";
import { mesh } from "./meshes";
import { Flag, ghostRow, has, row, Row, type BodyInfo, type Frame } from "./protocol";
import { colour } from "./theme";

/** Layer of what darkens a floor that it is close to. */
export const BODIES = 1;

interface Group {
  members: number[];
  matter: Matter;
  solid: THREE.InstancedMesh<THREE.BufferGeometry, THREE.MeshStandardMaterial>;
  ghost: THREE.InstancedMesh;
}

export interface Hit {
  body: number;
  point: THREE.Vector3;
  local: THREE.Vector3;
}

const x = new THREE.Vector3();
const q = new THREE.Quaternion();
const one = new THREE.Vector3(1, 1, 1);
const matrix = new THREE.Matrix4();
const tint = new THREE.Color();
const box = new THREE.Box3();
const corner = new THREE.Vector3();

/** Position and orientation at place `at` of a frame, written into `position` and `turn`. */
export function pose(frame: Frame, at: number, position: THREE.Vector3, turn: THREE.Quaternion): void {
  position.fromArray(frame, at + Row.x);
  turn.set(frame[at + Row.q + 1], frame[at + Row.q + 2], frame[at + Row.q + 3], frame[at + Row.q]);
}

export class Bodies {
  infos: BodyInfo[] = [];
  radii: number[] = [];
  ready = false;
  hovered = -1;
  private groups: Group[] = [];
  private wired = false;
  private readonly ghostMaterial = new THREE.MeshStandardMaterial({
    roughness: 0.7,
    transparent: true,
    opacity: 0.38,
    depthWrite: false,
    polygonOffset: true, // a ghost that has not parted yet is hidden in its body
    polygonOffsetFactor: 2,
    polygonOffsetUnits: 2,
  });

  constructor(private readonly scene: THREE.Scene) {}

  /** Fetch what the bodies look like. Resolves to false when another scene came in between. */
  async load(infos: BodyInfo[]): Promise<boolean> {
    this.ready = false;
    this.infos = infos;
    const ids = [...new Set(infos.map((info) => info.mesh))];
    const shapes = await Promise.all(ids.map((id) => mesh(id)));
    if (this.infos !== infos) return false;
    this.drop();
    ids.forEach((id, k) => {
      const ball = ballOf(shapes[k]);
      const ofShape = infos.flatMap((info, i) => (info.mesh === id ? [i] : []));
      for (const matter of MATTERS) {
        const members = ofShape.filter((i) => matterOf(infos[i].material) === matter);
        if (!members.length) continue;
        const made = material(matter, shapes[k].boundingSphere!.radius || 1, ball);
        made.wireframe = this.wired;
        const solid = new THREE.InstancedMesh(shapes[k], made, members.length);
        const ghost = new THREE.InstancedMesh(shapes[k], this.ghostMaterial, members.length);
        for (const part of [solid, ghost]) part.frustumCulled = false; // instances move far from where they started
        solid.castShadow = solid.receiveShadow = true;
        solid.layers.enable(BODIES);
        ghost.visible = false;
        ghost.renderOrder = 1;
        this.scene.add(solid, ghost);
        this.groups.push({ members, matter, solid, ghost });
      }
    });
    this.radii = infos.map((info) => shapes[ids.indexOf(info.mesh)].boundingSphere!.radius || 1);
    this.hovered = -1;
    this.paint();
    this.ready = true;
    return true;
  }

  /** The surface of a body, in its own axes. */
  shapeOf(body: number): THREE.BufferGeometry {
    return this.groups.find(({ members }) => members.includes(body))!.solid.geometry;
  }

  private drop(): void {
    for (const group of this.groups) {
      this.scene.remove(group.solid, group.ghost);
      group.solid.material.dispose();
      group.solid.dispose();
      group.ghost.dispose();
    }
    this.groups = [];
  }

  paint(): void {
    this.ghostMaterial.color.set(colour("ghost"));
    for (const group of this.groups) {
      group.members.forEach((body, k) => {
        tinted(tint, this.infos[body].color, group.matter);
        if (body === this.hovered) tint.multiplyScalar(1.35);
        group.solid.setColorAt(k, tint);
      });
      if (group.solid.instanceColor) group.solid.instanceColor.needsUpdate = true;
    }
  }

  hover(body: number): boolean {
    if (body === this.hovered) return false;
    this.hovered = body;
    this.paint();
    return true;
  }

  set wireframe(on: boolean) {
    this.wired = on;
    for (const { solid } of this.groups) solid.material.wireframe = on;
  }

  /** Put every body where the frame says. */
  place(frame: Frame): void {
    const ghosts = has(frame, Flag.ghost);
    for (const group of this.groups) {
      group.members.forEach((body, k) => {
        pose(frame, row(body), x, q);
        group.solid.setMatrixAt(k, matrix.compose(x, q, one));
        if (!ghosts) return;
        pose(frame, ghostRow(body, this.infos.length), x, q);
        const finite = Number.isFinite(x.x + x.y + x.z + q.x + q.y + q.z + q.w);
        group.ghost.setMatrixAt(k, finite ? matrix.compose(x, q, one) : matrix.makeScale(0, 0, 0));
      });
      group.solid.instanceMatrix.needsUpdate = true;
      group.ghost.instanceMatrix.needsUpdate = ghosts;
      group.ghost.visible = ghosts;
    }
  }

  /** What every body is drawn as, for tests. */
  get matters(): Matter[] {
    return this.infos.map((_, body) => this.groups.find(({ members }) => members.includes(body))!.matter);
  }

  /** A ball around all bodies that are within `reach` (m) of `middle`. */
  around(frame: Frame, middle: THREE.Vector3, reach: number, target: THREE.Sphere): void {
    box.makeEmpty();
    this.infos.forEach((_, body) => {
      x.fromArray(frame, row(body));
      if (!(x.distanceTo(middle) < reach)) return;
      const radius = this.radii[body];
      box.expandByPoint(corner.copy(x).addScalar(radius)).expandByPoint(corner.copy(x).addScalar(-radius));
    });
    if (box.isEmpty()) target.set(middle, reach / 10);
    else box.getBoundingSphere(target);
  }

  /** The nearest surface point on a ray, as displayed now. */
  pick(ray: THREE.Raycaster, frame: Frame): Hit | null {
    let best: { distance: number; body: number; point: THREE.Vector3 } | null = null;
    for (const group of this.groups) {
      group.solid.boundingSphere = null; // bodies have moved since it was last computed
      for (const hit of ray.intersectObject(group.solid, false)) {
        if (!best || hit.distance < best.distance) {
          best = { distance: hit.distance, body: group.members[hit.instanceId!], point: hit.point };
        }
      }
    }
    if (!best) return null;
    return { body: best.body, point: best.point, local: this.toLocal(best.body, best.point, frame) };
  }

  toLocal(body: number, point: THREE.Vector3, frame: Frame): THREE.Vector3 {
    pose(frame, row(body), x, q);
    return point.clone().sub(x).applyQuaternion(q.clone().conjugate());
  }

  toWorld(body: number, local: THREE.Vector3, frame: Frame): THREE.Vector3 {
    pose(frame, row(body), x, q);
    return local.clone().applyQuaternion(q).add(x);
  }
}
