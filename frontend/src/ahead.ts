// Ahead: a target that is dragged and the throw that hits it, a fan of runs that begin a little differently, what moves
// the end most, and modes in a loop. The server flies; the page asks, and draws the answers.
import * as THREE from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { Arrows } from "./arrows";
import { pose, type Bodies } from "./bodies";
import { field, make, notice } from "./dom";
import type { Grab } from "./grab";
import { Polyline } from "./polyline";
import { At, row, Row, type Frame, type Hello } from "./protocol";
import { address } from "./source";
import type { Stage } from "./stage";
import { colour } from "./theme";

interface Throw {
  throw: number[];
  missed: number;
  hit: boolean;
  path: number[];
}
interface Weight {
  name: string;
  unit: string;
  change: number;
  shift: [number, number, number];
  turn: number;
}
interface Mode {
  frequency: number;
  decay: number;
  poses: number[][];
}

export interface Sky {
  hello(): Hello | null;
  live(): Frame | null;
  /** The key of this page if it may ask, else null. */
  key(): string | null;
  chosen(): number;
  /** Back to the start, and stand still there. */
  still(): void;
  did(deed: "aim"): void;
  /** Throw body `body` like that, and look at it when it arrives. */
  fly(body: number, throwing: number[], time: number): void;
}

const RENEW = 700; // ms between fans of a world that moves
const SAMPLES = 25; // points of a path
const POSE = 7;
const NUDGE = 0.05; // radii of the scene per arrow key
const TURN = 0.1; // rad per arrow key
const PER_PIXEL = 0.01; // rad
const LONGEST = 0.6; // radii of the scene: an arrow of what moves the end most
const QUICK = 2; // Hz: modes that are quicker or slower are shown at a pace that one can follow
const SLOW = 0.2;
const AXES = ["x", "y", "z"];
const short = (value: number): string => String(Number(value.toPrecision(3))).replace("-", "−");

export class Ahead {
  private readonly time = make("input", { id: "ahead-time", type: "number", min: "0.05", max: "60", step: "0.05", value: "1" });
  private readonly turned = make("input", { id: "aim-turned", type: "checkbox", checked: true });
  private readonly place = AXES.map((axis) => make("input", { type: "number", step: "any", id: `aim-${axis}`, ariaLabel: `Target, ${axis}, m` }));
  private readonly begin = make("button", { type: "button", id: "aim-begin", className: "primary", title: "From the start of the scene: a target to drag" }, "Aim");
  private readonly go = make("button", { type: "button", id: "aim-fly", className: "primary", title: "Throw it like that" }, "Fly");
  private readonly leave = make("button", { type: "button", id: "aim-leave" }, "Leave");
  private readonly turning = make("button", { type: "button", id: "aim-turning", ariaPressed: "false", title: "Drags and arrow keys turn the target" }, "Turn");
  private readonly aimed = make("p", { id: "aim-told", className: "note" });
  private readonly trouble = make("p", { id: "ahead-trouble", className: "trouble", hidden: true });
  private readonly board = make("div", { hidden: true });
  private readonly fan = make("input", { id: "ahead-fan", type: "checkbox" });
  private readonly spread = make("input", { id: "fan-spread", type: "range", min: "0.5", max: "10", step: "0.5", value: "2" });
  private readonly weigh = make("input", { id: "ahead-weigh", type: "checkbox" });
  private readonly weights = make("ol", { id: "ahead-weights", className: "weights" });
  private readonly find = make("button", { type: "button", id: "modes-find", title: "Small vibrations about the scene as it is described" }, "Find modes");
  private readonly modes = make("div", { id: "modes", className: "exports modes" });

  private readonly target: THREE.Mesh<THREE.BufferGeometry, THREE.MeshStandardMaterial>;
  private readonly pathMaterial = new LineMaterial({ linewidth: 3 });
  private readonly path: Polyline;
  private readonly rays = new THREE.LineSegments(new THREE.BufferGeometry(), new THREE.LineBasicMaterial({ transparent: true, opacity: 0.35, depthWrite: false }));
  private readonly dots = new THREE.Points(new THREE.BufferGeometry(), new THREE.PointsMaterial({ size: 5, sizeAttenuation: false }));
  private readonly most: Arrows;
  private readonly rest: Arrows;

  private body = -1; // that is aimed, or -1
  private answer: Throw | null = null;
  private mode: Mode | null = null;
  private began = 0; // ms, of the mode
  private asking = false; // an aim is under way
  private again = false; // and the target has moved meanwhile
  private looking = false;
  private lookedAt = 0;
  private lookedFor = "";
  private serial = -1;
  private pointer: { id: number; x: number; y: number; plane: THREE.Plane; off: THREE.Vector3 } | null = null;

  constructor(host: HTMLElement, private readonly stage: Stage, private readonly bodies: Bodies, private readonly grab: Grab, private readonly sky: Sky) {
    this.target = new THREE.Mesh(new THREE.BufferGeometry(), new THREE.MeshStandardMaterial({ transparent: true, opacity: 0.45, depthWrite: false, roughness: 0.6 }));
    this.path = new Polyline(stage.scene, this.pathMaterial, SAMPLES);
    this.most = new Arrows(stage.scene, 1, true);
    this.rest = new Arrows(stage.scene, 5, true);
    this.target.renderOrder = 2;
    for (const part of [this.target, this.rays, this.dots]) {
      part.visible = false;
      part.frustumCulled = false;
      stage.scene.add(part);
    }
    for (const said of [this.aimed, this.trouble]) said.setAttribute("role", "status");
    const check = (control: HTMLInputElement, label: string): HTMLElement => make("div", { className: "toggles" }, make("label", {}, control, label));
    const triple = make("fieldset", { className: "triple" }, make("legend", {}, "Target, m"), ...this.place);
    this.board.append(triple, check(this.turned, "Turned like the target"), make("div", { className: "exports" }, this.go, this.turning, this.leave));
    host.append(
      field("Time ahead, s", this.time),
      this.trouble,
      make("fieldset", { className: "exports" }, make("legend", {}, "Aim"), make("p", { className: "note" }, "Drag the translucent target: the throw follows."), this.begin, this.board, this.aimed),
      make("fieldset", {}, make("legend", {}, "Runs around this one"), check(this.fan, "Fan: 50 runs nearby"), field("Off by, %", this.spread), check(this.weigh, "What moves the end most"), this.weights),
      make("fieldset", { className: "exports" }, make("legend", {}, "Modes"), this.find, this.modes),
    );
    this.begin.onclick = () => void this.start();
    this.go.onclick = () => this.fly();
    this.leave.onclick = () => this.end();
    this.turning.onclick = () => (this.turning.ariaPressed = String(this.turning.ariaPressed !== "true"));
    this.turned.onchange = this.time.onchange = () => (this.follow(), (this.lookedFor = ""));
    this.spread.oninput = () => (this.lookedFor = "");
    this.fan.onchange = this.weigh.onchange = () => (this.clear(), (this.lookedFor = ""));
    this.place.forEach((box, k) => (box.onchange = () => Number.isFinite(box.valueAsNumber) && (this.target.position.setComponent(k, box.valueAsNumber), this.follow())));
    this.find.onclick = () => void this.shapes();
    const canvas = stage.canvas;
    // On the parent: before the camera's own handlers.
    canvas.parentElement!.addEventListener("pointerdown", (event) => this.down(event), { capture: true });
    canvas.parentElement!.addEventListener("pointermove", (event) => this.drag(event), { capture: true });
    for (const kind of ["pointerup", "pointercancel"] as const) canvas.addEventListener(kind, (event) => event.pointerId === this.pointer?.id && this.drop());
    this.paint();
  }

  get aiming(): boolean {
    return this.body >= 0;
  }

  get playing(): boolean {
    return this.mode !== null;
  }

  /** From the keyboard: begin to aim, then fly. */
  key(): void {
    if (this.aiming) this.fly();
    else if (!this.begin.disabled) void this.start();
  }

  /** Whether bodies are shown where they are not, or stand still to be aimed. */
  get busy(): boolean {
    return this.aiming || this.mode !== null;
  }

  /** What is under way, for tests. */
  get state(): Record<string, unknown> {
    return { body: this.body, answer: this.answer, target: this.target.position.toArray(), asking: this.asking, fan: this.rays.visible ? this.dots.geometry.getAttribute("position")?.count : 0, weights: this.weights.childElementCount, modes: this.modes.childElementCount, playing: this.mode?.frequency ?? null };
  }

  private get seconds(): number {
    return Math.min(60, Math.max(0.05, this.time.valueAsNumber || 1));
  }

  update(hello: Hello): void {
    const may = this.sky.key() !== null && !hello.tape && !hello.building;
    for (const control of [this.begin, this.fan, this.weigh, this.find]) control.disabled = !may;
    const serial = hello.scene.serial ?? 0;
    if (serial !== this.serial || !may) {
      this.serial = serial;
      this.end();
      this.stop();
      this.modes.replaceChildren();
      this.clear();
      this.lookedFor = "";
    }
  }

  paint(): void {
    this.target.material.color.set(colour("accent"));
    this.pathMaterial.color.set(colour("accent"));
    (this.rays.material as THREE.LineBasicMaterial).color.set(colour("ghost"));
    (this.dots.material as THREE.PointsMaterial).color.set(colour("ghost"));
    this.most.colour = colour("grab");
    this.rest.colour = colour("spring");
    this.stage.dirty = true;
  }

  private async ask<T>(what: Record<string, unknown>): Promise<T | null> {
    const key = this.sky.key();
    if (key === null) return null;
    try {
      const got = await fetch(address("ahead"), { method: "POST", body: JSON.stringify(what), headers: { "X-Freebody-Key": key } });
      const told = (await got.json()) as T & { text?: string };
      if (got.status !== 503) notice(this.trouble, got.ok ? null : (told.text ?? "It was refused."));
      return got.ok ? told : null;
    } catch {
      notice(this.trouble, "The server did not answer.");
      return null;
    }
  }

  // --- aim -------------------------------------------------------------------------------------------------------

  private async start(): Promise<void> {
    this.stop();
    this.sky.still();
    const body = this.sky.chosen();
    const found = await this.ask<{ end: number[] }>({ do: "weigh", body, time: this.seconds });
    const frame = this.sky.live();
    if (!found || !frame) return;
    this.body = body;
    this.answer = null;
    this.target.geometry = this.bodies.shapeOf(body);
    pose(frame, row(body), this.target.position, this.target.quaternion);
    this.target.position.fromArray(found.end);
    this.target.visible = true;
    this.begin.hidden = true;
    this.board.hidden = false;
    this.stage.include(this.target.position);
    this.follow();
    this.place[0].focus({ preventScroll: true });
  }

  end(): void {
    this.body = -1;
    this.drop();
    this.target.visible = this.path.visible = false;
    this.begin.hidden = false;
    this.board.hidden = true;
    this.aimed.textContent = "";
    this.stage.dirty = true;
  }

  private fly(): void {
    if (!this.answer || !this.aiming) return;
    this.sky.fly(this.body, this.answer.throw, this.seconds);
  }

  /** Ask for the throw that hits the target as it is now; the newest place of it is asked for last. */
  private follow(): void {
    if (!this.aiming) return;
    this.stage.dirty = true;
    this.place.forEach((box, k) => document.activeElement !== box && (box.value = String(Number(this.target.position.getComponent(k).toPrecision(5)))));
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    void this.hunt();
  }

  private async hunt(): Promise<void> {
    do {
      this.again = false;
      const { x, y, z, w } = this.target.quaternion;
      const what: Record<string, unknown> = { do: "aim", body: this.body, time: this.seconds, position: this.target.position.toArray() };
      if (this.turned.checked) what.orientation = [w, x, y, z];
      if (this.answer) what.start = this.answer.throw;
      const found = await this.ask<Throw>(what);
      if (!this.aiming) break;
      if (found) this.tell(found);
    } while (this.again);
    this.asking = false;
  }

  private tell(found: Throw): void {
    this.answer = found.missed < 1e3 ? found : null;
    if (found.hit) this.sky.did("aim");
    const points = [];
    for (let k = 0; k < found.path.length; k += POSE) points.push(...found.path.slice(k, k + 3));
    this.path.set(points);
    const [v, spin] = [found.throw.slice(0, 3), found.throw.slice(3)].map((part) => part.map((value) => short(Math.abs(value) < 1e-9 ? 0 : value)).join(", "));
    this.aimed.textContent = `${found.hit ? "Hits" : `Misses by ${short(found.missed)} (m, rad)`}: velocity ${v} m/s, spin ${spin} rad/s.`;
    this.stage.dirty = true;
  }

  private down(event: PointerEvent): void {
    if (!this.aiming || event.target !== this.stage.canvas || event.button !== 0 || this.pointer) return;
    const [hit] = this.grab.casterAt(event.clientX, event.clientY).intersectObject(this.target);
    if (!hit) return;
    event.stopPropagation();
    this.stage.controls.enabled = false;
    this.stage.canvas.setPointerCapture(event.pointerId);
    const plane = new THREE.Plane().setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new THREE.Vector3()), hit.point);
    this.pointer = { id: event.pointerId, x: event.clientX, y: event.clientY, plane, off: hit.point.clone().sub(this.target.position) };
  }

  private drag(event: PointerEvent): void {
    const held = this.pointer;
    if (!held || event.pointerId !== held.id) return;
    event.stopPropagation();
    if (this.turning.ariaPressed === "true" || event.shiftKey) this.turn(PER_PIXEL * (event.clientX - held.x), PER_PIXEL * (event.clientY - held.y));
    else {
      const point = this.grab.rayAt(event.clientX, event.clientY).intersectPlane(held.plane, new THREE.Vector3());
      if (point) this.target.position.copy(point.sub(held.off));
    }
    [held.x, held.y] = [event.clientX, event.clientY];
    this.follow();
  }

  private drop(): void {
    if (!this.pointer) return;
    this.pointer = null;
    this.stage.controls.enabled = true;
  }

  /** Turn the target: by `right` about what is up in the picture, by `down` about what is across it. */
  private turn(right: number, down: number): void {
    const across = new THREE.Vector3().setFromMatrixColumn(this.stage.camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(this.stage.camera.matrixWorld, 1);
    for (const [axis, angle] of [[up, right], [across, down]] as const) this.target.quaternion.premultiply(new THREE.Quaternion().setFromAxisAngle(axis, angle));
  }

  /** Move the target with the arrow keys, or turn it. */
  nudge(right: number, up: number): void {
    if (this.turning.ariaPressed === "true") this.turn(TURN * right, -TURN * up);
    else {
      const step = NUDGE * this.stage.radius;
      this.target.position.addScaledVector(new THREE.Vector3().setFromMatrixColumn(this.stage.camera.matrixWorld, 0), step * right);
      this.target.position.addScaledVector(new THREE.Vector3().setFromMatrixColumn(this.stage.camera.matrixWorld, 1), step * up);
    }
    this.follow();
  }

  // --- fans, and what moves the end most -------------------------------------------------------------------------

  private clear(): void {
    this.rays.visible = this.dots.visible = this.most.visible = this.rest.visible = false;
    if (!this.weigh.checked) this.weights.replaceChildren();
    this.stage.dirty = true;
  }

  /** Called at every picture: ask for the next fan when it is time. */
  tick(now: number): void {
    const frame = this.sky.live();
    if (!frame || this.looking || now - this.lookedAt < RENEW || !(this.fan.checked || this.weigh.checked) || this.mode) return;
    const what = `${frame[At.time]} ${this.sky.chosen()} ${this.seconds} ${this.spread.value}`;
    if (what === this.lookedFor || this.fan.disabled) return;
    this.lookedFor = what;
    this.lookedAt = now;
    this.looking = true;
    void this.look().finally(() => (this.looking = false));
  }

  private async look(): Promise<void> {
    const common = { body: this.sky.chosen(), time: this.seconds };
    if (this.fan.checked) {
      const found = await this.ask<{ paths: number[][] }>({ do: "fan", ...common, spread: this.spread.valueAsNumber / 100 });
      if (found && this.fan.checked) this.spreadOut(found.paths);
    }
    if (this.weigh.checked) {
      const found = await this.ask<{ rows: Weight[]; end: [number, number, number] }>({ do: "weigh", ...common });
      if (found && this.weigh.checked) this.rank(found.rows, found.end);
    }
  }

  private spreadOut(paths: number[][]): void {
    const lines: number[] = [];
    for (const path of paths) for (let k = 0; k + 5 < path.length; k += 3) lines.push(...path.slice(k, k + 6));
    this.rays.geometry.setAttribute("position", new THREE.Float32BufferAttribute(lines, 3));
    this.dots.geometry.setAttribute("position", new THREE.Float32BufferAttribute(paths.flatMap((path) => path.slice(-3)), 3));
    this.rays.visible = this.dots.visible = true;
    this.stage.dirty = true;
  }

  private rank(rows: Weight[], end: [number, number, number]): void {
    const sizes = new Map(rows.map((one) => [one, Math.hypot(...one.shift)]));
    const sorted = [...rows].sort((a, b) => sizes.get(b)! - sizes.get(a)! || b.turn - a.turn);
    const longest = sizes.get(sorted[0]) || 1;
    const degrees = (angle: number): string => `${short((180 / Math.PI) * angle)}°`;
    const does = (one: Weight): string => [sizes.get(one)! > 1e-9 && `moves the end ${short(sizes.get(one)!)} m`, one.turn > 1e-9 && `turns it ${degrees(one.turn)}`].filter(Boolean).join(", ") || "does nothing";
    this.weights.replaceChildren(...sorted.map((one) => make("li", {}, `${one.name}: ${short(one.change)} ${one.unit} more ${does(one)}.`)));
    const at = new THREE.Vector3(...end);
    const scale = (LONGEST * this.stage.radius) / longest;
    this.most.visible = this.rest.visible = true;
    sorted.forEach((one, k) => (k ? this.rest : this.most).set(k ? k - 1 : 0, at, new THREE.Vector3(...one.shift).multiplyScalar(scale), 0.6 * this.stage.radius));
    this.stage.dirty = true;
  }

  // --- modes -----------------------------------------------------------------------------------------------------

  private async shapes(): Promise<void> {
    this.find.disabled = true;
    this.modes.replaceChildren(make("p", { className: "note" }, "Looking for modes…"));
    const found = await this.ask<{ modes: Mode[] }>({ do: "modes" });
    this.find.disabled = false;
    const buttons = (found?.modes ?? []).map((mode, k) => {
      const made = make("button", { type: "button", id: `mode-${k + 1}`, ariaPressed: "false", title: mode.decay ? `decays with ${short(mode.decay)} 1/s` : "does not decay" }, `${k + 1}: ${mode.frequency.toPrecision(4)} Hz`);
      made.onclick = () => (made.ariaPressed === "true" ? this.stop() : this.play(mode, made));
      return made;
    });
    this.modes.replaceChildren(...(buttons.length || !found ? buttons : [make("p", { className: "note" }, "Nothing vibrates here.")]));
  }

  private play(mode: Mode, button: HTMLButtonElement): void {
    this.stop();
    this.end();
    this.sky.still();
    this.mode = mode;
    this.began = performance.now();
    button.ariaPressed = "true";
    const pace = this.pace(mode);
    this.modes.querySelector(".note")?.remove();
    if (pace !== mode.frequency) this.modes.append(make("p", { className: "note" }, `Shown at ${short(pace)} Hz, larger than life.`));
  }

  /** Periods per second that are shown. */
  private pace({ frequency }: Mode): number {
    return frequency > QUICK ? 1 : Math.max(frequency, SLOW);
  }

  stop(): void {
    if (!this.mode) return;
    this.mode = null;
    this.modes.querySelectorAll("button").forEach((button) => (button.ariaPressed = "false"));
    this.stage.dirty = true;
  }

  /** The frame with the bodies where the mode has them now. */
  vibrating(frame: Frame | null): Frame | null {
    const mode = this.mode;
    if (!mode || !frame) return frame;
    const { length } = mode.poses;
    const phase = (((performance.now() - this.began) / 1000) * this.pace(mode) * length) % length;
    const [before, after, part] = [mode.poses[Math.floor(phase)], mode.poses[(Math.floor(phase) + 1) % length], phase % 1];
    const shown = frame.slice();
    for (let body = 0; POSE * body < before.length; body++) {
      for (let k = 0; k < POSE; k++) shown[row(body) + Row.x + k] = before[POSE * body + k] * (1 - part) + after[POSE * body + k] * part;
    }
    return shown;
  }
}
