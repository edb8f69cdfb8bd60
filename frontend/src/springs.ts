// Springs of the scene and the spring of the grab, drawn as coils.
import * as THREE from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import type { Bodies } from "./bodies";
import { At, Flag, has, type Frame, type SpringInfo, type Triple } from "./protocol";
import { Polyline } from "./polyline";
import { colour } from "./theme";

const MOST_TURNS = 14;
const POINTS_PER_TURN = 14;
const MOST_SPRINGS = 100;

/** Points of a coil from `a` to `b`: straight leads and a helix of width `width` between them. */
export function coil(a: THREE.Vector3, b: THREE.Vector3, width: number): number[] {
  const along = b.clone().sub(a);
  const length = along.length();
  if (!(length > 0) || !Number.isFinite(length)) return [a.x, a.y, a.z, a.x, a.y, a.z];
  const n = along.clone().divideScalar(length);
  const u = new THREE.Vector3(Math.abs(n.z) < 0.9 ? 0 : 1, 0, Math.abs(n.z) < 0.9 ? 1 : 0).cross(n).normalize();
  const v = n.clone().cross(u);
  const turns = Math.min(Math.max(Math.round(length / (2.5 * width)), 3), MOST_TURNS);
  const points: number[] = [];
  for (let k = 0; k <= POINTS_PER_TURN * turns; k++) {
    const s = k / (POINTS_PER_TURN * turns);
    const swell = Math.min(1, 8 * s, 8 * (1 - s)) * Math.min(width, 0.2 * length);
    const angle = 2 * Math.PI * turns * s;
    const p = a.clone().addScaledVector(along, s);
    p.addScaledVector(u, swell * Math.cos(angle)).addScaledVector(v, swell * Math.sin(angle));
    points.push(p.x, p.y, p.z);
  }
  return points;
}

const ROOM = POINTS_PER_TURN * MOST_TURNS + 1;

export class Springs {
  shown = true;
  private springs: SpringInfo[] = [];
  private coils: Polyline[] = [];
  private readonly grab: Polyline;
  private readonly knob: THREE.Mesh;
  private readonly springMaterial = new LineMaterial({ linewidth: 2 });
  private readonly grabMaterial = new LineMaterial({ linewidth: 2.5, depthTest: false });
  private readonly knobMaterial = new THREE.MeshBasicMaterial({ depthTest: false });

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {
    this.grab = new Polyline(scene, this.grabMaterial, ROOM);
    this.grab.line.renderOrder = 3;
    this.knob = new THREE.Mesh(new THREE.SphereGeometry(1, 16, 12), this.knobMaterial);
    this.knob.visible = false;
    this.knob.renderOrder = 3;
    scene.add(this.knob);
    this.paint();
  }

  get grabVisible(): boolean {
    return this.grab.visible;
  }

  build(springs: SpringInfo[]): void {
    for (const old of this.coils) old.dispose();
    this.springs = springs.slice(0, MOST_SPRINGS);
    this.coils = this.springs.map(() => new Polyline(this.scene, this.springMaterial, ROOM));
  }

  paint(): void {
    this.springMaterial.color.set(colour("spring"));
    this.grabMaterial.color.set(colour("grab"));
    this.knobMaterial.color.set(colour("grab"));
  }

  /** Draw the scene's springs, and the grab's from the held point of the body to the cursor. */
  place(frame: Frame, held: { body: number; local: THREE.Vector3; target: THREE.Vector3 } | null, size: number): void {
    this.springs.forEach((spring, k) => {
      if (!this.shown) {
        this.coils[k].visible = false;
        return;
      }
      const end = (body: number, at: Triple): THREE.Vector3 => {
        const point = new THREE.Vector3(...at);
        return body < 0 ? point : this.bodies.toWorld(body, point, frame);
      };
      this.coils[k].set(coil(end(spring.a, spring.at), end(spring.b, spring.to), 0.06 * size));
    });
    let ends: [THREE.Vector3, THREE.Vector3] | null = null;
    if (held) ends = [this.bodies.toWorld(held.body, held.local, frame), held.target];
    else if (has(frame, Flag.grabbed)) {
      ends = [new THREE.Vector3().fromArray(frame, At.grabPoint), new THREE.Vector3().fromArray(frame, At.grabTarget)];
    }
    this.grab.visible = this.knob.visible = ends !== null;
    if (!ends) return;
    this.grab.set(coil(ends[0], ends[1], 0.06 * size));
    this.knob.position.copy(ends[0]);
    this.knob.scale.setScalar(0.035 * size);
  }
}
