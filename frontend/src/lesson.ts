// Guided experiments: text beside the scene, and steps that check themselves by what the visitor did and what is seen.
import * as THREE from "three";
import { element, make } from "./dom";
import { At, contactBlock, Hit, Mode, PER_GROUND, PER_IMPACT, PER_POINT, row, Row, Touch, type Frame, type Hello, type Triple } from "./protocol";
import { address } from "./source";

export type Deed = "grab" | "release" | "reset" | "pause" | "scrub" | "aim" | "hit";

interface Did { did: Deed; times: number }
interface Shows { show: string; on: boolean }
interface Sets { setting: "integrator" | "ghost" | "dt" | "speed" | "paused"; is?: string | boolean; least?: number; most?: number }
interface Sees { watch: string; body?: string; axis: Triple; above?: number; below?: number; changed_by?: number }
type Condition = Did | Shows | Sets | Sees;

interface Experiment {
  name: string;
  title: string;
  summary: string;
  scene: string;
  step: { text: string; until: Condition[]; found?: string }[];
}

export interface Laboratory {
  hello(): Hello | null;
  /** Whether something is drawn. */
  shows(id: string): boolean;
  scene(name: string): void;
}

export class Lesson {
  private all: Experiment[] = [];
  private current: Experiment | null = null;
  private at = 0;
  private met: boolean[] = [];
  private deeds = new Map<Deed, number>();
  private begun: number[] = []; // numbers that were watched, when the step began
  private axes: (THREE.Vector3 | null)[] = [];
  private readonly sheet = element("lesson");
  private readonly button = element<HTMLButtonElement>("lesson-button");

  constructor(private readonly laboratory: Laboratory) {
    this.button.onclick = () => this.toggle();
  }

  /** Ask the server what there is; the button is there as soon as it has answered. */
  async load(): Promise<void> {
    try {
      const got = await fetch(address("experiments.json"));
      const { all, begin } = (await got.json()) as { all: Experiment[]; begin: string | null };
      this.all = all;
      this.button.hidden = !all.length;
      const first = all.find(({ name }) => name === begin);
      if (first) this.begin(first);
    } catch {
      this.button.hidden = true; // a server without experiments
    }
  }

  /** What is under way, for tests. */
  get told(): { name: string; step: number; done: boolean } | null {
    return this.current && { name: this.current.name, step: this.at, done: this.done };
  }

  private toggle(): void {
    if (this.sheet.hidden) this.list();
    else this.leave();
  }

  private leave(): void {
    this.current = null;
    this.sheet.hidden = true;
    document.body.classList.remove("with-lesson");
    this.button.setAttribute("aria-expanded", "false");
    this.button.focus();
  }

  private open(...parts: Node[]): void {
    this.sheet.hidden = false;
    document.body.classList.add("with-lesson");
    this.button.setAttribute("aria-expanded", "true");
    const close = make("button", { type: "button", className: "small", onclick: () => this.leave() }, "Close");
    this.sheet.replaceChildren(...parts, make("div", { className: "steps" }, ...this.buttons(), close));
  }

  private list(): void {
    this.current = null;
    const entries = this.all.map((one) =>
      make("li", {}, make("button", { type: "button", onclick: () => this.begin(one) }, one.title), make("p", { className: "note" }, one.summary)),
    );
    this.open(make("h2", {}, "Experiments"), make("ul", {}, ...entries));
    this.sheet.querySelector("button")?.focus();
  }

  private begin(one: Experiment): void {
    this.current = one;
    if (this.laboratory.hello()?.scene.name !== one.scene) this.laboratory.scene(one.scene);
    this.go(0);
  }

  private go(step: number): void {
    this.at = step;
    const { until } = this.current!.step[step];
    this.met = until.map(() => false);
    this.begun = until.map(() => NaN);
    this.axes = until.map(() => null);
    this.deeds.clear();
    this.draw();
  }

  private get done(): boolean {
    return this.met.every(Boolean);
  }

  private buttons(): Node[] {
    if (!this.current) return [];
    const last = this.at === this.current.step.length - 1;
    const next = make("button", { type: "button", className: "primary", id: "lesson-next", disabled: !this.done }, last ? "Finish" : "Next");
    next.onclick = () => (last ? this.list() : this.go(this.at + 1));
    const back = make("button", { type: "button", disabled: this.at === 0, onclick: () => this.go(this.at - 1) }, "Back");
    return [back, next];
  }

  private draw(): void {
    const { title, step } = this.current!;
    const { text, until, found } = step[this.at];
    const marks = until.map((condition, k) => make("li", { className: this.met[k] ? "met" : "" }, `${this.met[k] ? "Done: " : "To do: "}${said(condition)}`));
    this.open(
      make("h2", {}, title),
      make("p", { className: "note" }, `Step ${this.at + 1} of ${step.length}`),
      ...markdown(text),
      make("ul", { className: "todo" }, ...marks),
      ...(this.done && found ? [make("div", { className: "found" }, ...markdown(found))] : []),
    );
  }

  /** The visitor did something. */
  did(deed: Deed): void {
    if (!this.current) return;
    this.deeds.set(deed, (this.deeds.get(deed) ?? 0) + 1);
    this.look(null);
  }

  /** Look whether a condition is met now; what was met stays so. */
  look(frame: Frame | null): void {
    const hello = this.laboratory.hello();
    if (!this.current || !hello || hello.scene.name !== this.current.scene || this.done) return;
    const { until } = this.current.step[this.at];
    let news = false;
    until.forEach((condition, k) => {
      if (this.met[k] || !this.holds(condition, k, frame, hello)) return;
      this.met[k] = news = true;
    });
    if (!news) return;
    const focused = this.sheet.contains(document.activeElement);
    this.draw();
    if (this.done && focused) this.sheet.querySelector<HTMLButtonElement>("#lesson-next")?.focus();
  }

  private holds(condition: Condition, k: number, frame: Frame | null, hello: Hello): boolean {
    if ("did" in condition) return (this.deeds.get(condition.did) ?? 0) >= condition.times;
    if ("show" in condition) return this.laboratory.shows(condition.show) === condition.on;
    if ("setting" in condition) {
      const value = hello.settings[condition.setting];
      if (condition.is !== undefined) return value === condition.is;
      return typeof value === "number" && value >= (condition.least ?? -Infinity) && value <= (condition.most ?? Infinity);
    }
    if (!frame || hello.compiling) return false;
    const value = this.quantity(condition, k, frame, hello);
    if (!Number.isFinite(value)) return false;
    if (Number.isNaN(this.begun[k])) this.begun[k] = value;
    const { above, below, changed_by } = condition;
    return (above === undefined || value > above) && (below === undefined || value < below) && (changed_by === undefined || Math.abs(value - this.begun[k]) >= changed_by);
  }

  private quantity({ watch, body: name, axis }: Sees, k: number, frame: Frame, hello: Hello): number {
    const header: Record<string, number> = { time: At.time, kinetic: At.kinetic, potential: At.potential, work: At.work, lost: At.lost };
    if (watch in header) return frame[header[watch]];
    if (watch === "drift") return Math.abs(frame[At.drift]);
    if (watch === "ghost_drift") return Math.abs(frame[At.ghostDrift]);
    if (watch === "sliding" || watch === "rolling" || watch === "impacts") return touching(watch, frame, hello);
    const at = row(hello.bodies.findIndex((body) => body.name === name));
    if (watch === "x" || watch === "y" || watch === "z") return frame[at + "xyz".indexOf(watch)];
    if (watch === "spin") return Math.hypot(...frame.subarray(at + Row.w, at + Row.w + 3));
    if (watch === "momentum") return Math.hypot(...frame.subarray(at + Row.L, at + Row.L + 3));
    const q = new THREE.Quaternion(frame[at + Row.q + 1], frame[at + Row.q + 2], frame[at + Row.q + 3], frame[at + Row.q]);
    const now = new THREE.Vector3(...axis).applyQuaternion(q);
    this.axes[k] ??= now.clone();
    return THREE.MathUtils.radToDeg(now.angleTo(this.axes[k]));
  }
}

/** How many points slide or roll, or impacts are told, in a frame. */
function touching(watch: "sliding" | "rolling" | "impacts", frame: Frame, { bodies, contact }: Hello): number {
  const block = contactBlock(frame, bodies.length);
  if (block < 0 || !contact) return 0;
  const first = block + PER_GROUND * contact.moving;
  let count = 0;
  if (watch === "impacts") {
    for (let k = 0; k < contact.impacts; k++) if (frame[first + PER_POINT * contact.points + PER_IMPACT * k + Hit.impulse] > 0) count += 1;
    return count;
  }
  for (let k = 0; k < contact.points; k++) if (frame[first + PER_POINT * k + Touch.mode] === Mode[watch]) count += 1;
  return count;
}

const DEEDS: Record<Deed, string> = { grab: "grab a body", release: "let it go", reset: "go back to the start", pause: "pause", scrub: "go back in time", aim: "aim so that it hits", hit: "fly, and hit" };

function said(condition: Condition): string {
  if ("did" in condition) return DEEDS[condition.did] + (condition.times > 1 ? `, ${condition.times} times` : "");
  if ("show" in condition) return `${condition.on ? "show" : "hide"} ${document.querySelector(`label:has(#show-${condition.show})`)?.firstChild?.nextSibling?.textContent?.toLowerCase() ?? condition.show}`;
  if ("setting" in condition) {
    if (condition.is !== undefined) return `${condition.setting}: ${condition.is}`;
    return `${condition.setting}${condition.least !== undefined ? ` at least ${condition.least}` : ""}${condition.most !== undefined ? ` at most ${condition.most}` : ""}`;
  }
  return `see it happen (${condition.body ? `${condition.body}: ` : ""}${condition.watch.replace("_", " ")})`;
}

/** Paragraphs with **strong**, *emphasised* and `key` words, as elements: whatever the text holds, it is text. */
export function markdown(text: string): HTMLElement[] {
  return text.trim().split(/\n\s*\n/).map((paragraph) => {
    const parts = paragraph.replaceAll(/\s+/g, " ").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
    return make("p", {}, ...parts.map((part) => {
      if (part.startsWith("**")) return make("strong", {}, part.slice(2, -2));
      if (part.startsWith("`") && part.length > 1) return make("kbd", {}, part.slice(1, -1));
      if (part.startsWith("*") && part.length > 2) return make("em", {}, part.slice(1, -1));
      return part;
    }));
  });
}
