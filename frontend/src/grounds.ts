// What bodies touch that no force moves: floors, drawn as far as one can see, and fixed shapes.
import * as THREE from "three";
import { pose } from "./bodies";
import { mesh } from "./meshes";
import { contactBlock, PER_GROUND, type Frame, type GroundInfo } from "./protocol";
import type { Stage } from "./stage";
import { colour } from "./theme";

const SPOKES = 24; // of a floor that turns
const RINGS = 20;
const ROUND = 96; // corners of a ring
const MARKED = Math.PI / SPOKES; // half the angle of the sector by which one sees it turn
const ABOVE = 0.55; // opacity of a floor seen from above, and from below
const BELOW = 0.12;

interface Ground {
  info: GroundInfo;
  group: THREE.Group; // in its pose
  floor: THREE.Group | null; // what of a floor goes with the camera
  lines: THREE.LineSegments | null;
}

const local = new THREE.Vector3();
const back = new THREE.Quaternion();

export class Grounds {
  infos: GroundInfo[] = [];
  lines = true;
  private made: Ground[] = [];
  private shapes = new Map<string, THREE.BufferGeometry>();
  private size = 0; // of the cells that the floors were made with
  private readonly above = sheet(THREE.FrontSide, ABOVE);
  private readonly below = sheet(THREE.BackSide, BELOW);
  private readonly sector = sheet(THREE.DoubleSide, 0.5);
  private readonly ruled = new THREE.LineBasicMaterial({ transparent: true, depthWrite: false }); // drawn over the floor
  private readonly matte = new THREE.MeshLambertMaterial();
  private readonly bowl = new THREE.MeshLambertMaterial({ side: THREE.BackSide });

  constructor(private readonly stage: Stage) {
    this.sector.polygonOffset = false;
  }

  /** Poses as drawn, for tests. */
  get told(): { name: string; position: number[]; orientation: number[] }[] {
    return this.made.map(({ info, group }) => ({ name: info.name, position: group.position.toArray(), orientation: group.quaternion.toArray() as number[] }));
  }

  /** Fetch what the fixed shapes look like. Resolves to false when another scene came in between. */
  async load(infos: GroundInfo[]): Promise<boolean> {
    this.infos = infos;
    const ids = [...new Set(infos.flatMap((info) => (info.mesh ? [info.mesh] : [])))];
    const shapes = await Promise.all(ids.map((id) => mesh(id)));
    if (this.infos !== infos) return false;
    this.shapes = new Map(ids.map((id, k) => [id, shapes[k]]));
    this.stage.floored = infos.some(({ type }) => type === "floor");
    this.build();
    return true;
  }

  /** A ball around a fixed shape, in its own frame. */
  sphere(id: string): THREE.Sphere | null {
    return this.shapes.get(id)?.boundingSphere ?? null;
  }

  private build(): void {
    for (const { group, floor } of this.made) {
      this.stage.scene.remove(group);
      floor?.traverse((part) => (part as THREE.Mesh).geometry?.dispose());
    }
    this.size = this.stage.cell;
    this.made = this.infos.map((info) => this.make(info));
    for (const { group } of this.made) this.stage.scene.add(group);
    this.paint();
  }

  private make(info: GroundInfo): Ground {
    const group = new THREE.Group();
    group.position.set(...info.position);
    const [w, x, y, z] = info.orientation;
    group.quaternion.set(x, y, z, w);
    if (info.type !== "floor") {
      const shape = info.mesh && this.shapes.get(info.mesh);
      if (shape) group.add(new THREE.Mesh(shape, info.hollow ? this.bowl : this.matte));
      return { info, group, floor: null, lines: null };
    }
    const floor = new THREE.Group();
    const { cell, extent } = this.stage;
    const plane = info.turning ? new THREE.CircleGeometry(extent, ROUND) : new THREE.PlaneGeometry(2 * extent, 2 * extent);
    const lines = new THREE.LineSegments(info.turning ? wheel(cell) : net(cell, extent), this.ruled);
    floor.add(new THREE.Mesh(plane, this.above), new THREE.Mesh(plane, this.below), lines);
    if (info.turning) floor.add(new THREE.Mesh(new THREE.RingGeometry(0, extent, 4, 1, -MARKED, 2 * MARKED), this.sector));
    // Before all else that one can see through, the lines last.
    floor.traverse((part) => (part.renderOrder = -2));
    lines.renderOrder = -1;
    group.add(floor);
    return { info, group, floor, lines };
  }

  paint(): void {
    for (const material of [this.above, this.below]) material.color.set(colour("floor"));
    this.sector.color.set(colour("floor-line"));
    this.ruled.color.set(colour("floor-line"));
    this.matte.color.set(colour("fixed"));
    this.bowl.color.set(colour("fixed"));
  }

  /** Put grounds where they are at the time of the frame; floors go on as far as the camera goes. */
  place(frame: Frame, bodies: number): void {
    if (this.size !== this.stage.cell && this.made.some(({ floor }) => floor)) this.build();
    let at = contactBlock(frame, bodies);
    for (const { info, group, floor, lines } of this.made) {
      if (info.moving && at >= 0) {
        pose(frame, at, group.position, group.quaternion);
        at += PER_GROUND;
      }
      if (lines) lines.visible = this.lines;
      if (!floor || info.turning) continue;
      // In whole cells, so that the lines stay where they are on the floor.
      local.copy(this.stage.controls.target).sub(group.position).applyQuaternion(back.copy(group.quaternion).conjugate());
      const snap = (v: number): number => Math.round(v / this.size) * this.size;
      floor.position.set(snap(local.x), snap(local.y), 0);
    }
  }
}

function sheet(side: THREE.Side, opacity: number): THREE.MeshBasicMaterial {
  // Slightly behind where it is, so that lines and whatever lies flat on it are seen.
  return new THREE.MeshBasicMaterial({ side, transparent: true, opacity, depthWrite: false, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
}

function segments(points: number[]): THREE.BufferGeometry {
  return new THREE.BufferGeometry().setAttribute("position", new THREE.Float32BufferAttribute(points, 3));
}

/** Squares in the plane z = 0, each side a line of its own: drivers lose lines that end behind the camera. */
function net(cell: number, extent: number): THREE.BufferGeometry {
  const points: number[] = [];
  const count = Math.round(extent / cell);
  for (let i = -count; i <= count; i++) {
    for (let k = -count; k < count; k++) {
      const [v, a, b] = [i * cell, k * cell, (k + 1) * cell];
      points.push(v, a, 0, v, b, 0, a, v, 0, b, v, 0);
    }
  }
  return segments(points);
}

/** Rings and spokes in the plane z = 0. */
function wheel(cell: number): THREE.BufferGeometry {
  const points: number[] = [];
  const on = (radius: number, angle: number): void => void points.push(radius * Math.cos(angle), radius * Math.sin(angle), 0);
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let k = 0; k < ROUND; k++) {
      on(ring * cell, (2 * Math.PI * k) / ROUND);
      on(ring * cell, (2 * Math.PI * (k + 1)) / ROUND);
    }
  }
  for (let k = 0; k < SPOKES; k++) {
    on(0, (2 * Math.PI * (k + 0.5)) / SPOKES);
    on(RINGS * cell, (2 * Math.PI * (k + 0.5)) / SPOKES);
  }
  return segments(points);
}
