// Springs of the scene and the spring of the grab, drawn as coils.
import * as THREE from "three";
import { Line2 } from "three/addons/lines/Line2.js";
import { LineGeometry } from "three/addons/lines/LineGeometry.js";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import type { Bodies } from "./bodies";
import { At, Flag, has, type Frame, type SpringInfo, type Triple } from "./protocol";
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

class Coil {
  readonly line: Line2;

  constructor(scene: THREE.Scene, material: LineMaterial) {
    this.line = new Line2(new LineGeometry(), material);
    this.line.frustumCulled = false;
    this.line.visible = false;
    scene.add(this.line);
  }

  set(a: THREE.Vector3, b: THREE.Vector3, width: number): void {
    this.line.geometry.setPositions(coil(a, b, width));
    this.line.visible = true;
  }
}

export class Coils {
  shown = true;
  private springs: SpringInfo[] = [];
  private coils: Coil[] = [];
  private readonly grab: Coil;
  private readonly knob: THREE.Mesh;
  private readonly springMaterial = new LineMaterial({ linewidth: 2 });
  private readonly grabMaterial = new LineMaterial({ linewidth: 2.5, depthTest: false });
  private readonly knobMaterial = new THREE.MeshBasicMaterial({ depthTest: false });

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {
    this.grab = new Coil(scene, this.grabMaterial);
    this.grab.line.renderOrder = 3;
    this.knob = new THREE.Mesh(new THREE.SphereGeometry(1, 16, 12), this.knobMaterial);
    this.knob.visible = false;
    this.knob.renderOrder = 3;
    scene.add(this.knob);
    this.paint();
  }

  get grabVisible(): boolean {
    return this.grab.line.visible;
  }

  build(springs: SpringInfo[]): void {
    for (const old of this.coils) {
      this.scene.remove(old.line);
      old.line.geometry.dispose();
    }
    this.springs = springs.slice(0, MOST_SPRINGS);
    this.coils = this.springs.map(() => new Coil(this.scene, this.springMaterial));
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
        this.coils[k].line.visible = false;
        return;
      }
      const end = (body: number, at: Triple): THREE.Vector3 => {
        const point = new THREE.Vector3(...at);
        return body < 0 ? point : this.bodies.toWorld(body, point, frame);
      };
      this.coils[k].set(end(spring.a, spring.at), end(spring.b, spring.to), 0.06 * size);
    });
    let ends: [THREE.Vector3, THREE.Vector3] | null = null;
    if (held) ends = [this.bodies.toWorld(held.body, held.local, frame), held.target];
    else if (has(frame, Flag.grabbed)) {
      ends = [new THREE.Vector3().fromArray(frame, At.grabPoint), new THREE.Vector3().fromArray(frame, At.grabTarget)];
    }
    this.grab.line.visible = this.knob.visible = ends !== null;
    if (!ends) return;
    this.grab.set(ends[0], ends[1], 0.06 * size);
    this.knob.position.copy(ends[0]);
    this.knob.scale.setScalar(0.035 * size);
  }
}
