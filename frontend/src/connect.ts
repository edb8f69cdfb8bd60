// Connects two bodies, or a body and the world: by clicking two points, or by choosing and typing them.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import { field, fill, make } from "./dom";
import type { Grab } from "./grab";
import { row, type Frame, type Triple } from "./protocol";
import type { Stage } from "./stage";
import { colour } from "./theme";

export type Kind = "spring" | "beam" | "ball" | "hinge" | "slider" | "weld";
export const CONNECTIONS: [Kind, string, string][] = [
  ["spring", "Spring", "pulls two points together"],
  ["beam", "Rod", "keeps two points apart by their distance"],
  ["ball", "Ball joint", "holds a point; turns any way"],
  ["hinge", "Hinge", "holds a point; turns about an axis"],
  ["slider", "Slider", "slides along an axis"],
  ["weld", "Weld", "holds everything"],
];
const STEEP = 0.3; // of a look from above: less of it is level
const APART: Kind[] = ["spring", "beam"];
const WITH_AXIS: Kind[] = ["hinge", "slider"];

/** What the server is asked for. */
export interface Connection {
  op: "connect";
  kind: Kind;
  body: string;
  to: string | null;
  start: Triple;
  end: Triple;
  axis?: Triple;
}

const tidy = (value: number, step: number): number => Number((Math.round(value / step) * step).toPrecision(9));
const triple = (v: THREE.Vector3): Triple => [v.x, v.y, v.z];

export class Connect {
  readonly form = make("fieldset", { className: "connect", hidden: true });
  kind: Kind | null = null;
  private readonly say = make("p", { className: "note", role: "status" });
  private readonly body = make("select", { id: "connect-body" });
  private readonly to = make("select", { id: "connect-to" });
  private readonly start = boxes("From");
  private readonly end = boxes("To");
  private readonly axis = boxes("Axis");
  private readonly axisRow: HTMLElement;
  private readonly line = new THREE.Line(new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(), new THREE.Vector3()]), new THREE.LineDashedMaterial({ dashSize: 1, gapSize: 1, depthTest: false, transparent: true }));
  private first = false; // the first point is given

  constructor(
    private readonly stage: Stage,
    private readonly bodies: Bodies,
    private readonly grab: Grab,
    private readonly shown: () => Frame | null,
    private readonly done: (made: Connection | null) => void,
  ) {
    const connect = make("button", { type: "button", className: "primary", id: "connect-done", onclick: () => this.finish() }, "Connect");
    const cancel = make("button", { type: "button", onclick: () => this.cancel() }, "Cancel");
    this.axisRow = group("Axis, in the world", this.axis);
    this.form.append(
      make("legend", {}),
      this.say,
      field("Body", this.body),
      group("From, m", this.start),
      field("Other end", this.to),
      group("At, m", this.end),
      this.axisRow,
      make("div", { className: "exports" }, connect, cancel),
    );
    this.body.onchange = () => this.centre();
    this.line.visible = false;
    this.line.renderOrder = 5;
    stage.scene.add(this.line);
    stage.canvas.addEventListener("pointermove", (event) => this.preview(event));
  }

  begin(kind: Kind, chosen: number): void {
    this.kind = kind;
    this.first = false;
    this.form.hidden = false;
    this.form.querySelector("legend")!.textContent = CONNECTIONS.find(([name]) => name === kind)![1];
    const names = this.bodies.infos.map(({ name }): [string, string] => [name, name]);
    fill(this.body, names, this.bodies.infos[Math.max(0, chosen)]?.name ?? "");
    fill(this.to, [["", "the world"], ...names], "");
    this.axisRow.hidden = !WITH_AXIS.includes(kind);
    write(this.axis, this.usualAxis(kind));
    this.centre();
    this.tell();
    this.form.scrollIntoView({ block: "nearest" });
  }

  cancel(): void {
    this.kind = null;
    this.form.hidden = true;
    this.line.visible = false;
    this.stage.dirty = true;
    this.done(null);
  }

  private tell(): void {
    const where = APART.includes(this.kind!) ? "where its other end is" : "where it sits";
    this.say.textContent = this.first ? `Click ${where}: on a body, or beside them for the world.` : "Click a point of a body, or choose below.";
  }

  /** The axis across the picture, or for a slider along it: that of the world that is nearest. */
  private usualAxis(kind: Kind): THREE.Vector3 {
    const look = new THREE.Vector3();
    if (kind === "hinge") this.stage.camera.getWorldDirection(look);
    else this.stage.camera.matrixWorld.extractBasis(look, new THREE.Vector3(), new THREE.Vector3());
    const parts = look.toArray().map(Math.abs);
    // A hinge about the vertical would not swing.
    const up = this.stage.camera.up.toArray().map(Math.abs);
    const best = [0, 1, 2].filter((k) => up[k] < 0.9).sort((a, b) => parts[b] - parts[a])[0];
    return new THREE.Vector3().setComponent(best, 1);
  }

  /** Points to begin with: the centre of the body, and a place above it. */
  private centre(): void {
    const frame = this.shown();
    const number = this.bodies.infos.findIndex(({ name }) => name === this.body.value);
    if (!frame || number < 0) return;
    const at = new THREE.Vector3().fromArray(frame, row(number));
    write(this.start, at);
    write(this.end, at.addScaledVector(this.stage.camera.up, tidy(4 * this.bodies.radii[number], this.step)), this.step);
  }

  /** Lengths that a click is rounded to (m). */
  private get step(): number {
    return this.stage.cell / 20;
  }

  /** A click at a place of the page; whether it was taken. */
  click(x: number, y: number): boolean {
    if (!this.kind) return false;
    const hit = this.grab.hitAt(x, y);
    if (!this.first) {
      if (!hit) return true;
      this.body.value = this.bodies.infos[hit.body].name;
      write(this.start, hit.point);
      this.first = true;
      this.tell();
      return true;
    }
    const own = hit && this.bodies.infos[hit.body].name === this.body.value;
    this.to.value = hit && !own ? this.bodies.infos[hit.body].name : "";
    const point = hit ? hit.point : this.beside(x, y);
    if (point) {
      write(this.end, point, hit ? 0 : this.step);
      this.finish();
    }
    return true;
  }

  /** A point of the world in the upright plane through the first one, so that what is above in the picture is above it. */
  private beside(x: number, y: number): THREE.Vector3 | null {
    const { camera } = this.stage;
    const look = camera.getWorldDirection(new THREE.Vector3());
    const level = look.clone().addScaledVector(camera.up, -look.dot(camera.up));
    const plane = new THREE.Plane().setFromNormalAndCoplanarPoint(level.length() > STEEP ? level.normalize() : look, read(this.start));
    return this.grab.rayAt(x, y).intersectPlane(plane, new THREE.Vector3());
  }

  private preview(event: PointerEvent): void {
    if (!this.kind || !this.first) return;
    const point = this.grab.hitAt(event.clientX, event.clientY)?.point ?? this.beside(event.clientX, event.clientY);
    this.line.visible = point !== null;
    if (point) this.line.geometry.setFromPoints([read(this.start), point]);
    this.line.computeLineDistances();
    const material = this.line.material as THREE.LineDashedMaterial;
    material.color.set(colour("accent"));
    material.dashSize = material.gapSize = 0.08 * this.stage.radius;
    this.stage.dirty = true;
  }

  private finish(): void {
    const kind = this.kind;
    if (!kind) return;
    const made: Connection = { op: "connect", kind, body: this.body.value, to: this.to.value || null, start: triple(read(this.start)), end: triple(read(this.end)) };
    if (WITH_AXIS.includes(kind)) made.axis = triple(read(this.axis));
    this.kind = null;
    this.form.hidden = true;
    this.line.visible = false;
    this.stage.dirty = true;
    this.done(made);
  }
}

function boxes(name: string): HTMLInputElement[] {
  return ["x", "y", "z"].map((axis) => make("input", { type: "number", step: "any", ariaLabel: `${name}, ${axis}` }));
}

function group(label: string, inputs: HTMLInputElement[]): HTMLElement {
  return make("fieldset", { className: "triple" }, make("legend", {}, label), ...inputs);
}

function write(inputs: HTMLInputElement[], point: THREE.Vector3, step = 0): void {
  inputs.forEach((input, k) => (input.value = String(step ? tidy(point.getComponent(k), step) : Number(point.getComponent(k).toPrecision(6)))));
}

const read = (inputs: HTMLInputElement[]): THREE.Vector3 => new THREE.Vector3(...inputs.map(({ valueAsNumber }) => (Number.isFinite(valueAsNumber) ? valueAsNumber : 0)));
