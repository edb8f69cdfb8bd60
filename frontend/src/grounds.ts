// What bodies touch that no force moves: floors, drawn as far as one can see, and fixed shapes.
import * as THREE from "three";
import { pose } from "./bodies";
import { Close } from "./close";
import { mesh } from "./meshes";
import { contactBlock, PER_GROUND, type Frame, type GroundInfo } from "./protocol";
import { COARSE, Sheet } from "./sheet";
import type { Stage } from "./stage";
import { colour, isDark } from "./theme";

const SPOKES = 24; // of a floor that turns
const RINGS = 20;
const ROUND = 96; // corners of a ring
const MARKED = Math.PI / SPOKES; // half the angle of the sector by which one sees it turn
const ABOVE = 0.94; // opacity of a floor seen from above

interface Ground {
  info: GroundInfo;
  group: THREE.Group; // in its pose
  sheet: Sheet | null; // of a floor, goes with the camera
  lines: THREE.LineSegments | null; // of one that turns
}

const local = new THREE.Vector3();
const back = new THREE.Quaternion();
const off = new THREE.Vector3();

export class Grounds {
  infos: GroundInfo[] = [];
  lines = true;
  private made: Ground[] = [];
  private shapes = new Map<string, THREE.BufferGeometry>();
  private size = 0; // of the cells that the floors were made with
  private readonly sector = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide, transparent: true, opacity: 0.5, depthWrite: false });
  private readonly ruled = new THREE.LineBasicMaterial({ transparent: true, depthWrite: false }); // drawn over the floor
  private readonly matte = new THREE.MeshStandardMaterial({ roughness: 0.8 });
  private readonly bowl = new THREE.MeshStandardMaterial({ roughness: 0.78, side: THREE.BackSide });
  private readonly close: Close;

  constructor(private readonly stage: Stage) {
    this.close = new Close(stage);
    stage.before = () => this.darken();
  }

  /** Darken the floor under what is close to it: the one nearest to the bodies. */
  private darken(): void {
    const height = ({ group }: Ground): number => Math.abs(local.set(0, 0, 1).applyQuaternion(group.quaternion).dot(off.copy(this.stage.lit.center).sub(group.position)));
    const floors = this.made.filter(({ sheet }) => sheet).sort((a, b) => height(a) - height(b));
    for (const { sheet } of floors) sheet!.fine.material.uniforms.closeAt.value.w = 0;
    if (floors.length) this.close.draw(floors[0].group, floors[0].sheet!);
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
    for (const { group, sheet, lines } of this.made) {
      this.stage.scene.remove(group);
      lines?.geometry.dispose();
      sheet?.dispose();
    }
    this.size = this.stage.cell;
    this.made = this.infos.map((info) => this.make(info));
    for (const { group } of this.made) this.stage.scene.add(group);
    this.stage.sheets = this.made.flatMap(({ sheet }) => sheet ?? []);
    this.paint();
  }

  private make(info: GroundInfo): Ground {
    const group = new THREE.Group();
    group.position.set(...info.position);
    const [w, x, y, z] = info.orientation;
    group.quaternion.set(x, y, z, w);
    if (info.type !== "floor") {
      const shape = info.mesh && this.shapes.get(info.mesh);
      if (shape) {
        const part = new THREE.Mesh(shape, info.hollow ? this.bowl : this.matte);
        part.receiveShadow = true;
        part.castShadow = !info.hollow;
        group.add(part);
      }
      return { info, group, sheet: null, lines: null };
    }
    const { cell, extent } = this.stage;
    const sheet = new Sheet(ABOVE, cell, extent, info.turning);
    sheet.adjust(this.stage.quality.effort.fine);
    const lines = info.turning ? new THREE.LineSegments(wheel(cell), this.ruled) : null;
    if (lines) {
      const sector = new THREE.Mesh(new THREE.RingGeometry(0, extent, 4, 1, -MARKED, 2 * MARKED), this.sector);
      sector.renderOrder = lines.renderOrder = -1; // after the floor
      sheet.group.add(lines, sector);
    }
    group.add(sheet.group);
    return { info, group, sheet, lines };
  }

  paint(): void {
    const colours = { base: colour("floor"), line: colour("floor-line"), axis: colour("floor-mark") };
    for (const { sheet } of this.made) sheet?.paint(colours, isDark());
    this.sector.color.set(colour("floor-line"));
    this.ruled.color.set(colour("floor-line"));
    this.matte.color.set(colour("fixed"));
    this.bowl.color.set(colour("fixed"));
  }

  /** Put grounds where they are at the time of the frame; floors go on as far as the camera goes. */
  place(frame: Frame, bodies: number): void {
    if (this.size !== this.stage.cell && this.made.some(({ sheet }) => sheet)) this.build();
    let at = contactBlock(frame, bodies);
    for (const { info, group, sheet, lines } of this.made) {
      if (info.moving && at >= 0) {
        pose(frame, at, group.position, group.quaternion);
        at += PER_GROUND;
      }
      if (lines) lines.visible = this.lines;
      if (sheet) sheet.lines = this.lines;
      if (!sheet || info.turning) continue;
      // In whole cells, so that the lines stay where they are on the floor.
      local.copy(this.stage.controls.target).sub(group.position).applyQuaternion(back.copy(group.quaternion).conjugate());
      const snap = (v: number): number => Math.round(v / (COARSE * this.size)) * COARSE * this.size;
      sheet.group.position.set(snap(local.x), snap(local.y), 0);
    }
  }
}

function segments(points: number[]): THREE.BufferGeometry {
  return new THREE.BufferGeometry().setAttribute("position", new THREE.Float32BufferAttribute(points, 3));
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
