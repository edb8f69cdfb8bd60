// Body axes, spin, angular momentum, force and torque as arrows.
import * as THREE from "three";
import { Arrows } from "./arrows";
import { pose, type Bodies } from "./bodies";
import { At, contactBlock, PER_GROUND, PER_POINT, row, Row, Touch, wrenchRow, type ContactInfo, type Frame } from "./protocol";
import { colour } from "./theme";

export type VectorKind = "axes" | "spin" | "momentum" | "force";

const MOST_BODIES = 200; // beyond that arrows hide the bodies
const LONGEST = 1.7; // radii, of the arrow of the fastest spin seen since the scene began, and of the largest force of late
const FADING = 2; // s of the scene in which the largest force of late is forgotten
const SCENE = 0.28; // of the scene's radius, which the largest force is drawn with at least
const SLOWEST = 1e-3; // rad/s; spins below this have no arrow to speak of

const SETS = ["axis-x", "axis-y", "axis-z", "spin", "momentum", "force", "torque"] as const;
const ABOVE = new Set<string>(["force", "torque"]); // small ones would be lost inside of the bodies
type SetName = (typeof SETS)[number];

const x = new THREE.Vector3();
const q = new THREE.Quaternion();
const vector = new THREE.Vector3();

export class Vectors {
  readonly shown: Record<VectorKind, boolean> = { axes: false, spin: false, momentum: false, force: false };
  longest = 1; // m, of the arrow of the largest force of late
  private contact: ContactInfo | null = null;
  private sets: Record<SetName, Arrows> | null = null;
  private count = 0;
  private fastest = SLOWEST; // rad/s
  private heaviest = 1; // kg m^2
  private strongest = 0; // N
  private hardest = 0; // N m
  private noticed = 0; // s, when forces were looked at last
  private usual = 1; // m, the radius by which arrows of forces are drawn, so that they compare between bodies

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {}

  /** Make room for the scene's bodies; arrows are scaled to the largest that was seen. */
  build(contact: ContactInfo | null = null): void {
    this.contact = contact;
    if (this.sets) for (const set of Object.values(this.sets)) set.dispose();
    this.count = Math.min(this.bodies.infos.length, MOST_BODIES);
    this.sets = Object.fromEntries(SETS.map((name) => [name, new Arrows(this.scene, this.count, ABOVE.has(name))])) as Record<SetName, Arrows>;
    this.fastest = SLOWEST;
    this.strongest = this.hardest = 0;
    const radii = [...this.bodies.radii].sort((a, b) => a - b);
    this.usual = radii[radii.length >> 1] || 1;
    this.heaviest = Math.max(...this.bodies.infos.flatMap((info) => info.moments)) || 1;
    this.paint();
  }

  paint(): void {
    if (this.sets) for (const name of SETS) this.sets[name].colour = colour(name);
  }

  private notice(frame: Frame): void {
    const larger = (before: number, at: number): number => {
      const size = vector.fromArray(frame, at).length();
      return Number.isFinite(size) ? Math.max(before, size) : before;
    };
    const fade = Math.exp(-Math.abs(frame[At.time] - this.noticed) / FADING);
    this.noticed = frame[At.time];
    this.strongest *= fade;
    this.hardest *= fade;
    for (let i = 0; i < this.count; i++) {
      this.fastest = larger(this.fastest, row(i) + Row.w);
      const felt = wrenchRow(frame, i, this.bodies.infos.length);
      if (felt < 0) continue;
      this.strongest = larger(this.strongest, felt);
      this.hardest = larger(this.hardest, felt + 3);
    }
    const block = contactBlock(frame, this.bodies.infos.length);
    if (block < 0 || !this.contact) return;
    const first = block + PER_GROUND * this.contact.moving;
    for (let k = 0; k < this.contact.points; k++) this.strongest = larger(this.strongest, first + PER_POINT * k + Touch.force);
  }

  /** Metres of arrow per newton. */
  get perNewton(): number {
    return this.strongest > 0 ? this.longest / this.strongest : 0;
  }

  /** Arrows of a frame, in a scene of this radius. */
  place(frame: Frame, radius: number): void {
    if (!this.sets) return;
    const { spin, momentum, force, torque } = this.sets;
    const axes = [this.sets["axis-x"], this.sets["axis-y"], this.sets["axis-z"]];
    for (const set of axes) set.visible = this.shown.axes;
    spin.visible = this.shown.spin;
    momentum.visible = this.shown.momentum;
    force.visible = torque.visible = this.shown.force;
    this.notice(frame);
    const longest = (this.longest = Math.max(LONGEST * this.usual, SCENE * radius));
    if (!Object.values(this.shown).some(Boolean)) return;
    const spinScale = LONGEST / this.fastest;
    const momentumScale = spinScale / this.heaviest;
    for (let i = 0; i < this.count; i++) {
      const at = row(i);
      const size = this.bodies.radii[i];
      pose(frame, at, x, q);
      axes.forEach((set, k) => set.set(i, x, vector.set(0, 0, 0).setComponent(k, 1.5 * size).applyQuaternion(q), size));
      const arrow = (place: number, scale: number): THREE.Vector3 =>
        vector.fromArray(frame, place).multiplyScalar(scale * size);
      spin.set(i, x, arrow(at + Row.w, spinScale), size);
      momentum.set(i, x, arrow(at + Row.L, momentumScale), size);
      const felt = wrenchRow(frame, i, this.bodies.infos.length);
      const push = (place: number, most: number): THREE.Vector3 =>
        felt < 0 || !most ? vector.set(0, 0, 0) : vector.fromArray(frame, felt + place).multiplyScalar(longest / most);
      force.set(i, x, push(0, this.strongest), 0.7 * longest);
      torque.set(i, x, push(3, this.hardest), 0.7 * longest);
    }
  }
}
