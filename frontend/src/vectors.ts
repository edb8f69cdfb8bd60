// Body axes, spin and angular momentum as arrows, and ellipsoids of inertia.
import * as THREE from "three";
import { Arrows } from "./arrows";
import { pose, type Bodies } from "./bodies";
import { row, Row, type Frame } from "./protocol";
import { colour } from "./theme";

export type VectorKind = "axes" | "spin" | "momentum" | "ellipsoid";

const MOST_BODIES = 200; // beyond that arrows hide the bodies
const LONGEST = 1.7; // radii, of the arrow of the fastest spin seen since the scene began
const SLOWEST = 1e-3; // rad/s; spins below this have no arrow to speak of

const x = new THREE.Vector3();
const q = new THREE.Quaternion();
const vector = new THREE.Vector3();
const matrix = new THREE.Matrix4();

export class Vectors {
  readonly shown: Record<VectorKind, boolean> = { axes: false, spin: false, momentum: false, ellipsoid: false };
  private sets: Record<"x" | "y" | "z" | "spin" | "momentum", Arrows> | null = null;
  private ellipsoids: THREE.InstancedMesh | null = null;
  private local: THREE.Matrix4[] = [];
  private count = 0;
  private fastest = SLOWEST; // rad/s
  private heaviest = 1; // kg m^2

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {}

  /** Make room for the scene's bodies; arrows are scaled to the fastest spin. */
  build(first: Frame): void {
    this.dispose();
    this.count = Math.min(this.bodies.infos.length, MOST_BODIES);
    const make = (): Arrows => new Arrows(this.scene, this.count);
    this.sets = { x: make(), y: make(), z: make(), spin: make(), momentum: make() };
    const glass = new THREE.MeshLambertMaterial({ transparent: true, opacity: 0.35, depthWrite: false });
    this.ellipsoids = new THREE.InstancedMesh(new THREE.SphereGeometry(1, 64, 32), glass, this.count);
    this.ellipsoids.frustumCulled = false;
    this.ellipsoids.renderOrder = 2;
    this.scene.add(this.ellipsoids);
    this.local = this.bodies.infos.slice(0, this.count).map((info) => {
      // The solid ellipsoid with the same mass and moments: a^2 = 5 (B + C - A) / (2 m) and cyclic.
      const [A, B, C] = info.moments;
      const axis = (sum: number): number => Math.sqrt(Math.max((5 * sum) / (2 * info.mass), 0));
      const r = info.axes;
      const turn = new THREE.Matrix4().set(r[0], r[1], r[2], 0, r[3], r[4], r[5], 0, r[6], r[7], r[8], 0, 0, 0, 0, 1);
      return turn.scale(new THREE.Vector3(axis(B + C - A), axis(C + A - B), axis(A + B - C)));
    });
    this.fastest = SLOWEST;
    this.heaviest = Math.max(...this.bodies.infos.flatMap((info) => info.moments)) || 1;
    this.notice(first);
    this.paint();
  }

  paint(): void {
    if (!this.sets) return;
    this.sets.x.colour = colour("axis-x");
    this.sets.y.colour = colour("axis-y");
    this.sets.z.colour = colour("axis-z");
    this.sets.spin.colour = colour("spin");
    this.sets.momentum.colour = colour("momentum");
    (this.ellipsoids!.material as THREE.MeshLambertMaterial).color.set(colour("accent"));
  }

  private notice(frame: Frame): void {
    for (let i = 0; i < this.count; i++) {
      const spin = vector.fromArray(frame, row(i) + Row.w).length();
      if (Number.isFinite(spin)) this.fastest = Math.max(this.fastest, spin);
    }
  }

  place(frame: Frame): void {
    if (!this.sets || !this.ellipsoids) return;
    const { x: X, y: Y, z: Z, spin, momentum } = this.sets;
    for (const set of [X, Y, Z]) set.visible = this.shown.axes;
    spin.visible = this.shown.spin;
    momentum.visible = this.shown.momentum;
    this.ellipsoids.visible = this.shown.ellipsoid;
    if (!Object.values(this.shown).some(Boolean)) return;
    this.notice(frame);
    const spinScale = LONGEST / this.fastest;
    const momentumScale = spinScale / this.heaviest;
    for (let i = 0; i < this.count; i++) {
      const at = row(i);
      const size = this.bodies.radii[i];
      pose(frame, at, x, q);
      X.set(i, x, vector.set(1.5 * size, 0, 0).applyQuaternion(q), size);
      Y.set(i, x, vector.set(0, 1.5 * size, 0).applyQuaternion(q), size);
      Z.set(i, x, vector.set(0, 0, 1.5 * size).applyQuaternion(q), size);
      const arrow = (place: number, scale: number): THREE.Vector3 =>
        vector.fromArray(frame, at + place).multiplyScalar(scale * size);
      spin.set(i, x, arrow(Row.w, spinScale), size);
      momentum.set(i, x, arrow(Row.L, momentumScale), size);
      matrix.makeRotationFromQuaternion(q).setPosition(x).multiply(this.local[i]);
      this.ellipsoids.setMatrixAt(i, matrix);
    }
    this.ellipsoids.instanceMatrix.needsUpdate = true;
  }

  private dispose(): void {
    if (this.sets) for (const set of Object.values(this.sets)) set.dispose();
    if (this.ellipsoids) {
      this.scene.remove(this.ellipsoids);
      this.ellipsoids.geometry.dispose();
      (this.ellipsoids.material as THREE.Material).dispose();
      this.ellipsoids.dispose();
    }
  }
}
