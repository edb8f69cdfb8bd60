// Press on a body, pull, let go: the pointer's side of the grab, and the same with keys.
import * as THREE from "three";
import type { Bodies, Hit } from "./bodies";
import type { Frame, Outgoing, Triple } from "./protocol";
import type { Stage } from "./stage";

const KEY_PULL = 0.18; // body radii per key press
const MOVE_EVERY = 8; // ms between messages; the last position is always sent

export interface Held {
  body: number;
  local: THREE.Vector3;
  target: THREE.Vector3;
}

export interface Grasp {
  /** The frame on screen if it is the present one and this page holds the controls. */
  grabbable(): Frame | null;
  /** The frame on screen. */
  shown(): Frame | null;
  send(message: Outgoing): void;
  started(body: number): void;
  ended(): void;
}

const triple = (v: THREE.Vector3): Triple => [v.x, v.y, v.z];

export class Grab {
  held: Held | null = null;
  private pointer = -1;
  private readonly plane = new THREE.Plane();
  private readonly ray = new THREE.Raycaster();
  private sentAt = 0;
  private later = 0;
  private hoverAt: PointerEvent | null = null;

  constructor(private readonly stage: Stage, private readonly bodies: Bodies, private readonly grasp: Grasp) {
    const canvas = stage.canvas;
    // Capture on the parent, so that this runs before the camera's own handler and can keep it out.
    canvas.parentElement!.addEventListener("pointerdown", (event) => this.down(event), { capture: true });
    canvas.addEventListener("pointermove", (event) => this.move(event));
    // Browsers keep moves back until the next picture; these come at once, where there are any, and the pull goes with them.
    canvas.addEventListener("pointerrawupdate", (event) => this.held && this.move(event as PointerEvent));
    canvas.addEventListener("pointerup", (event) => this.up(event));
    canvas.addEventListener("pointercancel", (event) => this.up(event));
    canvas.addEventListener("lostpointercapture", (event) => this.up(event));
    canvas.addEventListener("pointerleave", () => this.unhover());
    window.addEventListener("blur", () => this.release());
  }

  private aim(event: { clientX: number; clientY: number }): void {
    const box = this.stage.canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((event.clientY - box.top) / box.height) * 2;
    this.stage.camera.updateMatrixWorld();
    this.ray.setFromCamera(new THREE.Vector2(x, y), this.stage.camera);
  }

  private down(event: PointerEvent): void {
    if (event.target !== this.stage.canvas || event.button !== 0 || this.held) return;
    const frame = this.grasp.grabbable();
    if (!frame) return;
    this.aim(event);
    const hit = this.bodies.pick(this.ray, frame);
    if (!hit) return;
    this.stage.controls.enabled = false;
    this.pointer = event.pointerId;
    this.stage.canvas.setPointerCapture(event.pointerId);
    this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new THREE.Vector3()), hit.point);
    this.start({ body: hit.body, local: hit.local, target: hit.point.clone() });
  }

  private start(held: Held): void {
    this.held = held;
    this.send("start");
    this.grasp.started(held.body);
    this.stage.canvas.dataset.grabbing = "";
    this.stage.dirty = true;
  }

  private move(event: PointerEvent): void {
    if (!this.held) {
      this.hoverAt = event.pointerType === "mouse" && event.buttons === 0 ? event : null;
      return;
    }
    if (event.pointerId !== this.pointer) return;
    this.aim(event);
    const target = this.ray.ray.intersectPlane(this.plane, new THREE.Vector3());
    if (target) this.pull(target);
  }

  private pull(target: THREE.Vector3): void {
    this.held!.target.copy(target);
    this.stage.dirty = true;
    window.clearTimeout(this.later);
    const wait = MOVE_EVERY - (performance.now() - this.sentAt);
    if (wait <= 0) this.send("move");
    else this.later = window.setTimeout(() => this.held && this.send("move"), wait);
  }

  private up(event: PointerEvent): void {
    if (event.pointerId === this.pointer) this.release();
  }

  /** Let go; the body keeps the momentum it has. */
  release(): void {
    if (!this.held) return;
    window.clearTimeout(this.later);
    this.send("end");
    this.held = null;
    this.grasp.ended();
    this.pointer = -1;
    this.stage.controls.enabled = true;
    delete this.stage.canvas.dataset.grabbing;
    this.stage.dirty = true;
  }

  private send(phase: "start" | "move" | "end"): void {
    const { body, local, target } = this.held!;
    this.sentAt = performance.now();
    this.grasp.send({ type: "grab", phase, body, local: triple(local), target: triple(target) });
  }

  /** What is seen at a place of the page in CSS pixels. */
  hitAt(clientX: number, clientY: number): Hit | null {
    const frame = this.grasp.shown();
    if (!frame) return null;
    this.aim({ clientX, clientY });
    return this.bodies.pick(this.ray, frame);
  }

  /** From the eye through a place of the page. */
  rayAt(clientX: number, clientY: number): THREE.Ray {
    this.aim({ clientX, clientY });
    return this.ray.ray;
  }

  /** What finds surfaces at a place of the page. */
  casterAt(clientX: number, clientY: number): THREE.Raycaster {
    this.aim({ clientX, clientY });
    return this.ray;
  }

  /** The body at a place of the page, or -1. */
  bodyAt(clientX: number, clientY: number): number {
    return this.hitAt(clientX, clientY)?.body ?? -1;
  }

  /** Highlight what is under the cursor; called once per drawn frame, because bodies move too. */
  hover(): boolean {
    const frame = this.grasp.shown();
    if (this.held || !this.hoverAt || !frame) return false;
    const body = this.bodyAt(this.hoverAt.clientX, this.hoverAt.clientY);
    this.stage.canvas.style.cursor = body >= 0 && this.grasp.grabbable() ? "grab" : "";
    return this.bodies.hover(body);
  }

  private unhover(): void {
    this.hoverAt = null;
    if (this.bodies.hover(-1)) this.stage.dirty = true;
  }

  /** Grab a body with the keyboard at the point of its surface that is up and right on the screen, or let go. */
  keyGrab(body: number): void {
    if (this.held) {
      this.release();
      return;
    }
    const frame = this.grasp.grabbable();
    if (!frame || !this.bodies.ready) return;
    const middle = this.bodies.toWorld(body, new THREE.Vector3(), frame);
    const [right, up] = this.screenAxes();
    const offset = right.add(up).multiplyScalar(0.6 * this.bodies.radii[body]);
    const point = middle.add(offset);
    this.start({ body, local: this.bodies.toLocal(body, point, frame), target: point.clone() });
  }

  /** Pull by one key press, in screen directions. */
  keyPull(right: number, up: number): void {
    if (!this.held) return;
    const step = KEY_PULL * this.bodies.radii[this.held.body];
    const [x, y] = this.screenAxes();
    this.pull(this.held.target.clone().addScaledVector(x, right * step).addScaledVector(y, up * step));
  }

  private screenAxes(): [THREE.Vector3, THREE.Vector3] {
    const right = new THREE.Vector3();
    const up = new THREE.Vector3();
    this.stage.camera.updateMatrixWorld();
    this.stage.camera.matrixWorld.extractBasis(right, up, new THREE.Vector3());
    return [right, up];
  }
}
