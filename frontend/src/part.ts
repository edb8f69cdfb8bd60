// A part, a run or a scene from a file: sent to the server, which weighs or shows it, or says what is wrong with it.
import { field, fill, make } from "./dom";
import { address } from "./source";

const KINDS = [".stl", ".obj", ".ply", ".glb", ".zip", ".toml", ".txt"];
const UNITS: [string, string][] = [["", "as in the file, else m"], ["mm", "mm"], ["cm", "cm"], ["m", "m"], ["in", "in"]];
const WATER = "1000";
const PLACES = 3; // of a fault that are shown

interface Finding {
  severity: "error" | "corrected" | "note";
  count: number;
  message: string;
  remedy: string | null;
  where: number[][];
}

interface Report {
  text?: string; // why there is nothing else
  name: string;
  sound: boolean;
  faces: number;
  findings: Finding[];
  notes: string[];
  mass: number;
  volume: number;
  center_of_mass: number[];
  principal_moments: number[];
  size: number[];
}

/** What is told of a saved run, which is replayed then. */
interface RunReport {
  name: string;
  frames: number;
  begin: number;
  end: number;
  method: string;
  bodies: number;
}

/** What is told of a scene, which is shown then. */
interface SceneReport {
  scene: true;
  name: string;
  title: string;
  method: string;
  bodies: number;
}

const figure = (value: number): string => {
  const size = Math.abs(value);
  const plain = size === 0 || (size >= 1e-4 && size < 1e6);
  return `${plain ? Number(value.toPrecision(4)) : value.toExponential(3).replace(/\.?0*e\+?/, "e")}`.replaceAll("-", "−");
};
const figures = (values: number[]): string => values.map((v) => figure(Math.abs(v) < 1e-12 ? 0 : v)).join(", ");

export interface Desk {
  /** Whether a part becomes a body of the scene that is being built. */
  building(): boolean;
  /** The key of this page if it may open files now, else null. */
  key(): string | null;
  /** Bring the answer into sight. */
  show(): void;
}

export class Part {
  private readonly button = make("button", { type: "button", id: "file-open", className: "primary", title: "Open a part, a saved run or a scene (p)" }, "Open a file…");
  private readonly input = make("input", { type: "file", accept: KINDS.join(","), hidden: true, ariaLabel: "A part, a saved run or a scene" });
  private readonly unit = make("select", { id: "part-unit" });
  private readonly density = make("input", { id: "part-density", type: "text", maxLength: 60, autocomplete: "off", value: WATER });
  private readonly answer = make("div", { id: "part-answer" });
  private readonly form = make("fieldset", { className: "part" });
  private last: File | null = null;
  private mending = false;

  constructor(host: HTMLElement, sheet: HTMLElement, private readonly desk: Desk) {
    fill(this.unit, UNITS, "");
    this.answer.setAttribute("aria-live", "polite");
    this.form.append(
      make("legend", {}, "Open"),
      this.button,
      this.input,
      make("p", { className: "note" }, "A part (STL, OBJ, PLY, GLB), a saved run (.zarr.zip), a scene (.toml) or the text of a shared one (.txt). Or drop it anywhere on the page."),
      field("Unit of the file", this.unit),
      field("Density, kg/m³", this.density, make("p", { className: "note" }, "A number, or such as: steel, aluminium, 7.85 g/cm^3.")),
      this.answer,
    );
    host.append(this.form);
    this.button.onclick = () => this.choose();
    this.input.onchange = () => {
      const chosen = this.input.files?.[0];
      this.input.value = ""; // so that the same file can be chosen again
      if (chosen) void this.open(chosen, false);
    };
    this.unit.onchange = this.density.onchange = () => {
      if (this.last && !/\.(zip|toml|txt)$/i.test(this.last.name)) void this.open(this.last, this.mending);
    };
    this.listen(sheet);
  }

  /** Let the reader choose a file. */
  choose(): void {
    if (this.desk.key() !== null) this.input.click();
  }

  /** Open a scene that came as a text. */
  take(text: string): void {
    void this.open(new File([text], "shared.txt", { type: "text/plain" }), false);
  }

  /** `served`: there is a server that takes files. */
  update(served: boolean): void {
    this.form.hidden = !served;
    for (const control of [this.button, this.unit, this.density]) control.disabled = this.desk.key() === null;
  }

  /** Take files that are dropped anywhere; `sheet` says so while one is held over the page. */
  private listen(sheet: HTMLElement): void {
    const carries = (event: DragEvent): boolean => this.desk.key() !== null && (event.dataTransfer?.types.includes("Files") ?? false);
    window.addEventListener("dragover", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault(); // else the browser leaves the page for the file
      sheet.hidden = !carries(event);
      event.dataTransfer.dropEffect = sheet.hidden ? "none" : "copy";
    });
    window.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) sheet.hidden = true;
    });
    window.addEventListener("drop", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      sheet.hidden = true;
      const dropped = event.dataTransfer.files[0];
      if (dropped && carries(event)) void this.open(dropped, false);
    });
  }

  private async open(file: File, mend: boolean): Promise<void> {
    const key = this.desk.key();
    if (key === null) return;
    this.last = file;
    this.mending = mend;
    this.desk.show();
    this.say(make("p", {}, `Reading ${file.name}…`));
    const target = address("drop");
    target.searchParams.set("name", file.name);
    target.searchParams.set("unit", this.unit.value);
    target.searchParams.set("density", this.density.value);
    if (mend) target.searchParams.set("repair", "1");
    if (this.desk.building()) target.searchParams.set("into", "scene");
    try {
      const got = await fetch(target, { method: "POST", body: file, headers: { "X-Freebody-Key": key } });
      const report = (await got.json()) as Report | ((RunReport | SceneReport) & { text?: undefined });
      if (this.last !== file) return; // another one has come in between
      if (report.text) this.say(refusal(file.name, report.text));
      else if ("scene" in report) this.say(...presented(report));
      else if ("frames" in report) this.say(...recorded(report));
      else this.say(...described(report));
      if ("sound" in report && !report.sound && !mend) this.answer.append(this.offer(file));
    } catch {
      this.say(refusal(file.name, "The server did not accept it. Is it still running, and is the file smaller than 64 MiB?"));
    }
    this.answer.scrollIntoView({ block: "nearest" });
  }

  private offer(file: File): HTMLElement {
    const title = "Merge close vertices, drop duplicate faces, make the winding consistent, fill small holes; the list says what was done";
    return make("button", { type: "button", id: "part-repair", title, onclick: () => void this.open(file, true) }, "Repair what can be repaired");
  }

  private say(...parts: Node[]): void {
    this.answer.replaceChildren(...parts);
  }
}

function refusal(name: string, text: string): HTMLElement {
  return make("div", { className: "trouble" }, make("h3", {}, `${name} could not be read`), make("p", {}, text));
}

function listed(rows: [string, string][]): HTMLElement {
  return make("dl", {}, ...rows.map(([what, value]) => make("div", {}, make("dt", {}, what), make("dd", {}, value))));
}

function presented({ name, title, method, bodies }: SceneReport): Node[] {
  return [make("h3", {}, title || name), listed([["Bodies", `${bodies}`], ["Integrator", method]])];
}

function recorded({ name, frames, begin, end, method, bodies }: RunReport): Node[] {
  const rows: [string, string][] = [["Frames", `${frames}`], ["Time", `${figure(begin)} to ${figure(end)} s`], ["Bodies", `${bodies}`], ["Integrator", method]];
  return [make("h3", {}, name), listed(rows)];
}

function described(report: Report): Node[] {
  const faults = report.findings.filter(({ severity }) => severity === "error");
  const rest = report.findings.filter(({ severity }) => severity !== "error").map(({ message }) => make("li", {}, message));
  const notes = [...rest, ...report.notes.map((note) => make("li", {}, note))];
  const list = notes.length ? [make("ul", { className: "note" }, ...notes)] : [];
  if (!report.sound) {
    return [
      make("div", { className: "trouble" },
        make("h3", {}, `${report.name} cannot be weighed`),
        make("p", {}, `Its ${report.faces} triangles enclose no well-defined volume:`),
        make("ul", {}, ...faults.map(fault)),
      ),
      ...list,
    ];
  }
  const rows: [string, string][] = [
    ["Mass", `${figure(report.mass)} kg`],
    ["Volume", `${figure(report.volume)} m³`],
    ["Size", `${report.size.map(figure).join(" × ")} m`],
    ["Centre of mass", `${figures(report.center_of_mass)} m`],
    ["Principal moments", `${report.principal_moments.map(figure).join(", ")} kg\u00a0m²`],
  ];
  return [make("h3", {}, report.name), listed(rows), ...list];
}

function fault({ message, remedy, where, count }: Finding): HTMLElement {
  const places = where.slice(0, PLACES).map((spot) => `(${figures(spot)})`).join(", ");
  const more = count > where.length ? ", …" : "";
  const line = make("li", {}, message);
  if (places) line.append(make("p", { className: "note" }, `At ${places}${more} m.`));
  if (remedy) line.append(make("p", { className: "note" }, `What helps: ${remedy}.`));
  return line;
}
