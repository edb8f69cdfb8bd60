// Build: the scene's document as a palette, a list of what there is, and forms; every change is an edit that the server
// makes, or refuses in the words of the shell.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import { Connect, CONNECTIONS, type Connection, type Kind } from "./connect";
import { make, save } from "./dom";
import { Forms, type Schema, type Table, type Value } from "./form";
import type { Grab } from "./grab";
import { Handles, type Handle } from "./handles";
import { row, type Frame, type Hello, type Triple } from "./protocol";
import { address } from "./source";
import type { Stage } from "./stage";

interface Starter {
  label: string;
  entry: Table;
}
interface Palette {
  schema: Schema;
  starters: Record<string, Starter[]>;
}
interface Doc {
  revision: number;
  data: Table;
  counts: number[];
  names: string[];
}
type Edit = Connection | { op: string; [key: string]: Value };

/** An entry of a list of the document, or, with a list of null, the scene itself. */
interface Choice {
  list: string | null;
  number: number;
}

export interface Site {
  hello(): Hello | null;
  shown(): Frame | null;
  /** The key of this page if it may edit, else null. */
  key(): string | null;
  begin(on: boolean): void;
  show(): void;
}

const LISTS: [string, string][] = [["body", "Bodies"], ["joint", "Joints"], ["force", "Forces"], ["floor", "Floors"], ["fixed", "Fixed shapes"], ["material", "Materials"], ["contact", "Contacts"], ["no_contact", "No contact"]];
const HANDLES: [Handle, string, string][] = [["move", "Move", "m"], ["turn", "Turn", "t"], ["velocity", "Velocity", "v"]];
const CLICK = 6; // pixels that a pointer may move in a click
const tidy = (value: number): number => Number(value.toPrecision(6)); // frames have seven digits
const NUDGE = 0.1; // cells of the grid per arrow key

export class Build {
  private palette: Palette | null = null;
  private forms: Forms | null = null;
  private doc: Doc | null = null;
  private chosen: Choice | null = null;
  private asked = 0; // revision that was asked for
  private queue: Promise<unknown> = Promise.resolve();
  private starting = false; // the next body begins a new scene
  private down: { x: number; y: number; id: number } | null = null;

  private readonly start = make("div", { className: "start" });
  private readonly work = make("div", { hidden: true });
  private readonly bar = make("div", { className: "exports bar" });
  private readonly trouble = make("div", { id: "build-trouble", className: "trouble", hidden: true });
  private readonly hint = make("p", { className: "note" });
  private readonly shapes = make("fieldset", { className: "exports palette" });
  private readonly links = make("fieldset", { className: "exports palette" });
  private readonly list = make("select", { id: "build-list", size: 7 });
  private readonly tools = make("div", { className: "exports" });
  private readonly inspector = make("div", { id: "build-form" });
  private readonly buttons: Record<string, HTMLButtonElement> = {};
  private readonly handles: Handles;
  private readonly connect: Connect;

  constructor(
    host: HTMLElement,
    private readonly stage: Stage,
    private readonly bodies: Bodies,
    private readonly grab: Grab,
    private readonly site: Site,
  ) {
    this.trouble.setAttribute("role", "alert");
    this.list.setAttribute("aria-label", "What the scene has");
    this.handles = new Handles(stage, () => site.shown(), {
      placed: (at, turn) => void this.placed(at, turn),
      aimed: (velocity) => void this.aimed(velocity),
    });
    this.connect = new Connect(stage, bodies, grab, () => site.shown(), (made) => void this.connected(made));
    const button = (id: string, label: string, title: string, run: () => unknown): HTMLButtonElement =>
      (this.buttons[id] = make("button", { type: "button", id: `build-${id}`, title, onclick: () => void run() }, label));
    this.start.append(
      make("p", {}, "Change this scene, or make one from nothing: bodies, joints, springs, floors. What you make is a scene's file that the shell runs too."),
      make("div", { className: "exports" }, button("edit", "Edit this scene", "It goes back to its start and stands still (d)", () => site.begin(true)), button("fresh", "New scene", "Begin with one body", () => this.fresh())),
    );
    this.bar.append(
      button("run", "Run", "Let it move (d, space)", () => this.site.begin(false)),
      button("undo", "↶", "Undo: take the last change back (Ctrl Z)", () => this.ask({ do: "undo" })),
      button("redo", "↷", "Redo: make it again (Ctrl Y)", () => this.ask({ do: "redo" })),
      button("new", "New", "Begin another scene", () => this.fresh()),
      button("save", "Save", "Write the scene's file (Ctrl S)", () => this.keep()),
      button("download", "Download", "The scene as a file: freebody run scene.toml", () => this.download()),
    );
    this.buttons.run.classList.add("primary");
    this.buttons.undo.ariaLabel = "Undo";
    this.buttons.redo.ariaLabel = "Redo";
    this.links.append(
      make("legend", {}, "Connect"),
      ...CONNECTIONS.map(([kind, label, title]) => make("button", { type: "button", id: `connect-${kind}`, title, onclick: () => this.join(kind) }, label)),
    );
    this.tools.append(
      ...HANDLES.map(([mode, label, key]) => button(mode, label, `Handles: ${label.toLowerCase()} (${key})`, () => this.handle(mode))),
      button("copy", "Duplicate", "Another one beside it (c)", () => this.duplicate()),
      button("remove", "Delete", "With a body goes what holds it (Delete)", () => this.remove()),
    );
    this.list.onchange = () => this.choose(this.told());
    this.work.append(this.bar, this.trouble, this.hint, this.shapes, this.links, this.connect.form, make("label", { htmlFor: "build-list", className: "head" }, "In the scene"), this.list, this.tools, this.inspector);
    host.append(this.start, this.work);
    this.listen();
  }

  get on(): boolean {
    return Boolean(this.site.hello()?.building);
  }

  /** What is under way, for tests. */
  get state(): Table {
    return { on: this.on, doc: this.doc, chosen: this.chosen, connecting: this.connect.kind, starting: this.starting, body: this.body() };
  }

  update(hello: Hello): void {
    const may = this.site.key() !== null && !hello.tape;
    this.start.hidden = this.on || this.starting;
    this.work.hidden = !this.on && !this.starting;
    document.body.classList.toggle("building", this.on);
    for (const control of [this.buttons.edit, this.buttons.fresh]) control.disabled = !may;
    const desk = hello.desk;
    this.buttons.undo.disabled = !desk?.undo || !may;
    this.buttons.redo.disabled = !desk?.redo || !may;
    this.buttons.save.hidden = !desk?.file;
    this.buttons.save.disabled = !desk?.unsaved || !may;
    this.buttons.save.title = desk?.file ? `Write ${desk.file} (Ctrl S)` : "";
    this.hint.textContent = [desk?.note, desk?.unsaved && desk.file ? `Not in ${desk.file} yet.` : ""].filter(Boolean).join(" ");
    if (!this.on) {
      this.handles.hold(-1, new THREE.Vector3(), null);
      if (this.connect.kind) this.connect.cancel();
      return;
    }
    this.starting = false;
    if (desk && desk.revision !== this.asked) void this.fetch(desk.revision);
    else this.hold();
  }

  private async fetch(revision: number): Promise<void> {
    this.asked = revision;
    await this.prepare();
    const got = await fetch(address("scene.json"));
    if (got.ok) this.take((await got.json()) as Doc);
  }

  private async prepare(): Promise<void> {
    if (this.palette) return;
    const got = await fetch(address("palette.json"));
    this.palette = (await got.json()) as Palette;
    this.forms = new Forms(this.palette.schema, {
      set: (path, value) => this.set(path, value),
      names: (key) => this.names(key),
    });
    const shape = ({ label, entry }: Starter): HTMLButtonElement => make("button", { type: "button", id: `add-${label.toLowerCase()}`, title: `Add: ${label.toLowerCase()}`, onclick: () => void this.add(entry) }, label);
    this.shapes.append(
      make("legend", {}, "Add"),
      ...this.palette.starters.body.map(shape),
      make("button", { type: "button", id: "add-floor", title: "A floor below everything, and a material for bodies that have none", onclick: () => void this.floor() }, "Floor"),
    );
  }

  private take(doc: Doc): void {
    if (!doc.data || (this.doc && doc.revision < this.doc.revision && doc.revision !== this.asked)) return;
    this.doc = doc;
    this.asked = doc.revision;
    this.write();
  }

  /** Show the document: what there is, and the entries of what is chosen. */
  private write(): void {
    const { data } = this.doc!;
    const held = this.chosen && this.value(this.chosen) !== undefined ? this.chosen : null;
    const option = (choice: Choice, text: string): HTMLOptionElement => make("option", { value: `${choice.list ?? ""}:${choice.number}` }, text);
    const groups = LISTS.flatMap(([list, label]) => {
      const entries = data[list] as Table[] | undefined;
      if (!entries?.length) return [];
      const group = make("optgroup", { label });
      group.append(...entries.map((entry, number) => option({ list, number }, this.title(list, entry, number))));
      return [group];
    });
    this.list.replaceChildren(option({ list: null, number: 0 }, "Scene: gravity, title, run"), ...groups);
    this.choose(held, true);
  }

  private title(list: string, entry: Table, number: number): string {
    if (list === "body") return String(entry.name ?? this.doc!.names[this.first(number)] ?? `body ${number + 1}`) + (this.doc!.counts[number] > 1 ? ` (${this.doc!.counts[number]})` : "");
    const ends = ["body", "to", "a", "b"].map((key) => entry[key]).filter(Boolean).join(" – ");
    return [entry.name ?? entry.type ?? list, ends && `: ${ends}`].filter(Boolean).join("");
  }

  private value({ list, number }: Choice): Table | undefined {
    return list === null ? this.doc!.data : (this.doc!.data[list] as Table[] | undefined)?.[number];
  }

  private told(): Choice | null {
    const [list, number] = this.list.value.split(":");
    return this.list.value ? { list: list || null, number: Number(number) } : null;
  }

  private choose(choice: Choice | null, quiet = false): void {
    const focus = document.activeElement?.id;
    this.chosen = choice;
    this.list.value = choice ? `${choice.list ?? ""}:${choice.number}` : "";
    const body = choice?.list === "body";
    for (const [mode] of HANDLES) this.buttons[mode].hidden = !body;
    this.buttons.copy.hidden = !body;
    this.buttons.remove.hidden = !choice || choice.list === null;
    const value = choice && this.value(choice);
    if (!choice || !value || !this.forms) this.inspector.replaceChildren(make("p", { className: "note" }, "Click a body, or choose from the list."));
    else {
      const path = choice.list === null ? [] : [choice.list, choice.number];
      const name = choice.list === null ? "scene" : this.title(choice.list, value, choice.number);
      const without = choice.list === null ? [...LISTS.map(([list]) => list), "format", "start"] : [];
      this.inspector.replaceChildren(make("h3", {}, name), ...this.forms.table(this.forms.of(choice.list, value), value, path, name, without));
    }
    if (quiet && focus) document.getElementById(focus)?.focus({ preventScroll: true });
    this.hold();
  }

  /** Number of the world's first body of an entry. */
  private first(entry: number): number {
    return this.doc!.counts.slice(0, entry).reduce((sum, count) => sum + count, 0);
  }

  /** The world's body that is chosen, or -1. */
  private body(): number {
    return this.doc && this.chosen?.list === "body" ? this.first(this.chosen.number) : -1;
  }

  /** Entry that makes a body of the world. */
  private owner(body: number): number {
    let end = 0;
    return this.doc!.counts.findIndex((count) => (end += count) > body);
  }

  private hold(): void {
    const frame = this.site.shown();
    const body = this.on && !this.connect.kind ? this.body() : -1; // handles would catch the clicks on points
    const known = frame !== null && this.bodies.ready && body < this.bodies.infos.length;
    this.handles.hold(known ? body : -1, this.velocity(), frame);
    if (this.on) this.bodies.hover(body);
    for (const [mode] of HANDLES) this.buttons[mode].setAttribute("aria-pressed", String(mode === this.handles.mode));
  }

  private velocity(): THREE.Vector3 {
    const given = this.chosen?.list === "body" ? this.value(this.chosen)?.velocity : undefined;
    return Array.isArray(given) && given.every((part) => typeof part === "number") ? new THREE.Vector3(...(given as Triple)) : new THREE.Vector3();
  }

  /** Once for each drawn frame. */
  place(frame: Frame): void {
    if (this.on) this.handles.place(frame);
  }

  /** The surfaces of the scene as it is now are there. */
  loaded(): void {
    if (this.on) this.hold();
  }

  private handle(mode: Handle): void {
    this.handles.mode = mode;
    this.hold();
  }

  // --- edits -----------------------------------------------------------------------------------------------------

  /** One request after the other; resolves to whether it was carried out. */
  private ask(what: Table): Promise<boolean> {
    const answer = this.queue.then(() => this.send(what));
    this.queue = answer;
    return answer;
  }

  private async send(what: Table): Promise<boolean> {
    const key = this.site.key();
    if (key === null) return false;
    try {
      const got = await fetch(address("edit"), { method: "POST", body: JSON.stringify(what), headers: { "X-Freebody-Key": key } });
      const told = (await got.json()) as Doc & { text?: string };
      if (got.ok) {
        this.say(null);
        this.take(told);
      } else this.say(told.text ?? "It was refused.", what);
      return got.ok;
    } catch {
      this.say("The server did not answer.");
      return false;
    }
  }

  /** Why something was refused; the scene on screen is what it was. */
  private say(text: string | null, what: Table = {}): void {
    this.trouble.hidden = text === null;
    this.trouble.replaceChildren(make("p", {}, text ?? ""));
    if (text !== null && what.do === "save" && text.includes("has changed on disk")) {
      this.trouble.append(
        make("button", { type: "button", onclick: () => void this.ask({ do: "save", force: true }) }, "Save over it"),
        make("button", { type: "button", onclick: () => void this.ask({ do: "reload" }) }, "Take the file"),
      );
    }
    if (text !== null) {
      this.site.show();
      this.trouble.scrollIntoView({ block: "nearest" });
      this.handles.revert(this.site.shown());
      this.hold();
    }
  }

  private edit(...edits: Edit[]): Promise<boolean> {
    return this.ask({ do: "edit", edits });
  }

  private names(key: string): string[] {
    const named = (list: string): string[] => ((this.doc?.data[list] as Table[] | undefined) ?? []).flatMap(({ name }) => (name ? [String(name)] : []));
    if (key === "material") return [...new Set([...named("material"), ...(this.palette?.starters.material ?? []).map(({ entry }) => String(entry.name))])];
    return ["body", "to", "a", "b", "follow"].includes(key) ? (this.doc?.names ?? []) : [];
  }

  private set(path: (string | number)[], value: Value): Promise<boolean> {
    const edits: Edit[] = [{ op: "set", path, value }];
    // A material that is not there yet is made, if the palette knows it.
    const known = ((this.doc?.data.material as Table[] | undefined) ?? []).some(({ name }) => name === value);
    const starter = path[path.length - 1] === "material" && !known ? this.palette!.starters.material.find(({ entry }) => entry.name === value) : undefined;
    if (starter) edits.unshift({ op: "add", list: "material", entry: starter.entry });
    return this.edit(...edits);
  }

  private async fresh(): Promise<void> {
    await this.prepare();
    this.starting = true;
    this.start.hidden = true;
    this.work.hidden = false;
    this.say(null);
    this.hint.textContent = "A new scene begins with a body: choose one.";
    (this.shapes.querySelector("button") as HTMLButtonElement).focus();
  }

  private async add(entry: Table): Promise<void> {
    if (this.starting) {
      if (!this.on) this.site.begin(true);
      await this.until(() => this.on && this.doc !== null);
      const made = await this.edit({ op: "new", body: { ...entry, position: [0, 0, 1] } });
      this.starting = !made;
      if (made) this.choose({ list: "body", number: 0 });
      return;
    }
    if (await this.edit({ op: "add", list: "body", entry: { ...entry, position: this.room() } })) {
      this.choose({ list: "body", number: this.doc!.counts.length - 1 });
    }
  }

  /** A place for another body: beside all others, in sight. */
  private room(): Triple {
    const frame = this.site.shown();
    const step = Math.max(this.stage.cell, 0.5 * this.stage.radius);
    const target = this.stage.controls.target.clone();
    const place = new THREE.Vector3();
    for (let k = 0; k < 400; k++) {
      // In rings around what the camera looks at, in the plane across what is up.
      const ring = Math.ceil((Math.sqrt(k + 1) - 1) / 2);
      const turn = ring ? (2 * Math.PI * (k - (2 * ring - 1) ** 2)) / (8 * ring) : 0;
      place.set(Math.cos(turn), Math.sin(turn), 0).multiplyScalar(ring * step).add(target);
      const free = this.bodies.infos.every((_, i) => !frame || new THREE.Vector3().fromArray(frame, row(i)).distanceTo(place) > this.bodies.radii[i] + 0.6);
      if (free) break;
    }
    return place.toArray().map((part) => Number(part.toFixed(2))) as Triple;
  }

  private floor(): Promise<boolean> {
    const { data } = this.doc!;
    const frame = this.site.shown();
    const bottoms = frame ? this.bodies.infos.map((_, i) => frame[row(i) + 2] - this.bodies.radii[i]) : [0];
    const height = Math.min(0, ...bottoms);
    const edits: Edit[] = [{ op: "add", list: "floor", entry: { name: "floor", ...(height < 0 && { point: [0, 0, Number(height.toFixed(3))] }) } }];
    const materials = (data.material as Table[] | undefined) ?? [];
    const starter = this.palette!.starters.material[0].entry;
    const entries = data.body as Table[];
    if (entries.every(({ material }) => !material)) {
      if (!materials.length) edits.unshift({ op: "add", list: "material", entry: starter });
      const name = materials[0]?.name ?? starter.name;
      entries.forEach((_, number) => edits.push({ op: "set", path: ["body", number, "material"], value: name }));
    }
    return this.edit(...edits);
  }

  private async placed(at: THREE.Vector3, turn: THREE.Quaternion): Promise<void> {
    const orientation = this.handles.mode === "turn" ? { orientation: [turn.w, turn.x, turn.y, turn.z] } : {};
    await this.edit({ op: "place", body: this.body(), position: at.toArray().map(tidy), ...orientation });
  }

  private async aimed(velocity: THREE.Vector3): Promise<void> {
    await this.edit({ op: "throw", body: this.body(), velocity: velocity.toArray().map((part) => Number(part.toPrecision(4)) || 0) });
  }

  private join(kind: Kind): void {
    this.connect.begin(kind, this.body());
    this.hold();
  }

  private async connected(made: Connection | null): Promise<void> {
    this.hold();
    if (!made || !(await this.edit(made))) return;
    const list = made.kind === "spring" ? "force" : "joint";
    this.choose({ list, number: (this.doc!.data[list] as Table[]).length - 1 });
  }

  private async duplicate(): Promise<void> {
    const body = this.body();
    if (body < 0) return;
    const shift = [Number((2.5 * this.bodies.radii[body]).toPrecision(3)), 0, 0];
    if (await this.edit({ op: "copy", number: this.chosen!.number, shift })) this.choose({ list: "body", number: this.doc!.counts.length - 1 });
  }

  private async remove(): Promise<void> {
    if (!this.chosen || this.chosen.list === null) return;
    await this.edit({ op: "remove", list: this.chosen.list, number: this.chosen.number });
  }

  private keep(): Promise<boolean> {
    return this.ask({ do: "save" });
  }

  private async download(): Promise<void> {
    const got = await fetch(address("scene.toml"));
    if (got.ok) save("scene.toml", await got.blob());
    else this.say(await got.text());
  }

  /** The file on disk goes before what is here, or not. */
  decide(reload: boolean): void {
    void this.ask({ do: reload ? "reload" : "keep" });
  }

  private async until(done: () => boolean): Promise<void> {
    while (!done()) await new Promise((resolve) => window.setTimeout(resolve, 20));
  }

  // --- pointer and keys --------------------------------------------------------------------------------------------

  private listen(): void {
    const { canvas } = this.stage;
    canvas.addEventListener("pointerdown", (event) => {
      this.down = this.on && event.button === 0 && !this.handles.touched ? { x: event.clientX, y: event.clientY, id: event.pointerId } : null;
    });
    canvas.addEventListener("pointerup", (event) => {
      const down = this.down;
      this.down = null;
      if (!this.on || !down || down.id !== event.pointerId || Math.hypot(event.clientX - down.x, event.clientY - down.y) > CLICK || this.handles.dragging) return;
      if (this.connect.click(event.clientX, event.clientY) || !this.doc) return;
      const body = this.grab.bodyAt(event.clientX, event.clientY);
      if (body >= 0) this.choose({ list: "body", number: this.owner(body) });
    });
    window.addEventListener("keydown", (event) => this.key(event), { capture: true });
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!this.on || (document.querySelector("dialog") as HTMLDialogElement | null)?.open) return;
    const run = (task: () => unknown): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      void task();
    };
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === "s") run(() => (this.site.hello()?.desk?.file ? this.keep() : this.download()));
      else if (!typing && (key === "y" || (key === "z" && event.shiftKey))) run(() => this.ask({ do: "redo" }));
      else if (!typing && key === "z") run(() => this.ask({ do: "undo" }));
      return;
    }
    if (typing || event.altKey) return;
    if (event.key === "Escape" && this.connect.kind) return run(() => this.connect.cancel());
    if (target instanceof HTMLSelectElement || target instanceof HTMLButtonElement || target.tagName === "SUMMARY") {
      if (event.key === "Delete" && target === this.list) run(() => this.remove());
      return;
    }
    const handle = HANDLES.find(([, , key]) => key === event.key);
    if (handle) run(() => this.handle(handle[0]));
    else if (event.key === "c") run(() => this.duplicate());
    else if (event.key === "Delete" || event.key === "Backspace") run(() => this.remove());
    else if (event.key === "n") run(() => this.next());
    else if (event.key.startsWith("Arrow") && this.body() >= 0) run(() => this.nudge(event.key, event.shiftKey));
  }

  private next(): void {
    if (this.doc) this.choose({ list: "body", number: this.chosen?.list === "body" ? (this.chosen.number + 1) % this.doc.counts.length : 0 });
  }

  /** Move along the axis of the world that is nearest to where the key points on the screen; with shift away or near. */
  private async nudge(key: string, deep: boolean): Promise<void> {
    const frame = this.site.shown();
    if (!frame) return;
    const [right, up, back] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
    this.stage.camera.matrixWorld.extractBasis(right, up, back);
    const way = key === "ArrowLeft" ? right.negate() : key === "ArrowRight" ? right : (deep ? back.negate() : up).multiplyScalar(key === "ArrowUp" ? 1 : -1);
    const parts = way.toArray();
    const largest = parts.reduce((best, part, k) => (Math.abs(part) > Math.abs(parts[best]) ? k : best), 0);
    const at = new THREE.Vector3().fromArray(frame, row(this.body()));
    const step = NUDGE * this.stage.cell;
    at.setComponent(largest, at.getComponent(largest) + Math.sign(parts[largest]) * step);
    await this.edit({ op: "place", body: this.body(), position: at.toArray().map(tidy) });
  }
}
