// Handles on the chosen body: to move it, to turn it, and to draw its velocity.
import * as THREE from "three";
import { TransformControls } from "three/addons/controls/TransformControls.js";
import { Arrows } from "./arrows";
import { row, Row, type Frame } from "./protocol";
import type { Stage } from "./stage";
import { colour } from "./theme";

export type Handle = "move" | "turn" | "velocity";

const PER_SPEED = 0.25; // radii of the scene per m/s: the length of a velocity's arrow
const SIZE = 0.85;

export interface Held {
  /** The handle was let go: where the body is now, and how it is turned (w, x, y, z). */
  placed(position: THREE.Vector3, turn: THREE.Quaternion): void;
  aimed(velocity: THREE.Vector3): void;
}

export class Handles {
  mode: Handle = "move";
  dragging = false;
  private body = -1;
  private before: Frame | null = null; // the pose before a drag
  private readonly proxy = new THREE.Object3D();
  private readonly velocity = new THREE.Vector3();
  private readonly base = new THREE.Vector3();
  private readonly arrow: Arrows;
  private readonly controls: TransformControls;

  constructor(private readonly stage: Stage, shown: () => Frame | null, held: Held) {
    this.arrow = new Arrows(stage.scene, 1, true);
    stage.scene.add(this.proxy);
    this.controls = new TransformControls(stage.camera, stage.canvas);
    this.controls.setSize(SIZE);
    stage.scene.add(this.controls.getHelper());
    this.controls.addEventListener("change", () => (stage.dirty = true));
    this.controls.addEventListener("objectChange", () => this.follow(shown()));
    this.controls.addEventListener("dragging-changed", ({ value }) => {
      this.dragging = value as boolean;
      stage.controls.enabled = !this.dragging;
      const frame = shown();
      if (this.dragging) this.before = frame && this.body >= 0 ? frame.slice(row(this.body), row(this.body) + Row.w) : null;
      if (this.dragging || this.body < 0) return;
      if (this.mode === "velocity") held.aimed(this.velocity.clone());
      else held.placed(this.proxy.position.clone(), this.proxy.quaternion.clone());
    });
  }

  /** What a drag showed did not happen. */
  revert(frame: Frame | null): void {
    if (frame && this.before && this.body >= 0) frame.set(this.before, row(this.body));
    this.before = null;
    this.stage.dirty = true;
  }

  private get perSpeed(): number {
    return PER_SPEED * this.stage.radius;
  }

  /** Whether the pointer is on a handle. */
  get touched(): boolean {
    return this.dragging || this.controls.axis !== null;
  }

  /** Hold body `body` of the world, which moves with `velocity`; -1 holds none. */
  hold(body: number, velocity: THREE.Vector3, frame: Frame | null): void {
    this.body = body;
    this.velocity.copy(velocity);
    this.arrow.visible = body >= 0;
    if (body < 0 || !frame) this.controls.detach();
    else {
      this.controls.attach(this.proxy);
      this.controls.setMode(this.mode === "turn" ? "rotate" : "translate");
      this.controls.setSpace("world");
      this.place(frame);
    }
    this.stage.dirty = true;
  }

  /** Stay with the body. */
  place(frame: Frame): void {
    if (this.body < 0 || this.dragging) return;
    const at = row(this.body);
    if (at + Row.q + 4 > frame.length) return;
    this.base.fromArray(frame, at + Row.x);
    this.proxy.position.copy(this.base);
    if (this.mode === "velocity") this.proxy.position.addScaledVector(this.velocity, this.perSpeed);
    this.proxy.quaternion.set(frame[at + Row.q + 1], frame[at + Row.q + 2], frame[at + Row.q + 3], frame[at + Row.q]);
    this.draw();
  }

  private draw(): void {
    this.controls.setColors(colour("axis-x"), colour("axis-y"), colour("axis-z"), colour("grab"));
    this.arrow.colour = colour("accent");
    this.arrow.set(0, this.base, this.velocity.clone().multiplyScalar(this.perSpeed), Math.max(0.7 * this.stage.radius, 1e-9));
  }

  /** Show at once what a drag does. */
  private follow(frame: Frame | null): void {
    if (!frame || this.body < 0) return;
    const at = row(this.body);
    if (this.mode === "velocity") this.velocity.copy(this.proxy.position).sub(this.base).divideScalar(this.perSpeed);
    else {
      const { x, y, z, w } = this.proxy.quaternion;
      this.proxy.position.toArray(frame, at + Row.x);
      frame.set([w, x, y, z], at + Row.q);
      this.base.copy(this.proxy.position);
    }
    this.draw();
    this.stage.dirty = true;
  }
}
