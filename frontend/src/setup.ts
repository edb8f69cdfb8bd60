// The panel of what is simulated and how: scene, integrator, step, gravity, speed, stiffness, ghost.
import { field, fill, make } from "./dom";
import type { Hello, Outgoing, Triple } from "./protocol";

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];
const STIFFNESS_DECADES: [number, number] = [1, 3]; // slider's ends: 10 and 1000 per second squared

export class Setup {
  private readonly scene = make("select");
  private readonly integrator = make("select");
  private readonly summary = make("p", { className: "note" });
  private readonly dt = make("input", { type: "number", min: "0", step: "any", inputMode: "decimal" });
  private readonly ownStep = make("button", { type: "button", className: "small", hidden: true, title: "The step that the scene asks for; the page starts with smaller ones where pictures would fall between them" });
  private readonly gravity = ["x", "y", "z"].map((axis) =>
    make("input", { type: "number", step: "any", ariaLabel: `Gravity along ${axis}` }),
  );
  private readonly speed = make("select");
  private readonly stiffness = make("input", { type: "range", step: "0.01" });
  private readonly stiffnessValue = make("p", { className: "note" });
  private readonly ghost = make("select");

  /** What a recorded run has no use for. */
  private readonly physical = [this.integrator, this.dt, this.ghost, this.speed, this.stiffness, ...this.gravity];

  constructor(private readonly host: HTMLElement, send: (message: Outgoing) => void) {
    [this.stiffness.min, this.stiffness.max] = STIFFNESS_DECADES.map(String);
    const gravity = make("fieldset", { className: "triple" }, ...this.gravity);
    host.append(
      field("Scene", this.scene),
      field("Integrator", this.integrator, this.summary),
      field("Step, s", this.dt, this.ownStep),
      field("Ghost", this.ghost, make("p", { className: "note" }, "A second integrator from the same state, drawn translucent.")),
      field("Gravity, m/s²", gravity),
      field("Speed", this.speed),
      field("Grab stiffness", this.stiffness, this.stiffnessValue),
    );
    this.scene.onchange = () => send({ type: "scene", name: this.scene.value });
    this.integrator.onchange = () => send({ type: "integrator", name: this.integrator.value });
    this.ghost.onchange = () => send({ type: "ghost", name: this.ghost.value || null });
    this.speed.onchange = () => send({ type: "speed", value: Number(this.speed.value) });
    this.dt.onchange = () => {
      if (this.dt.valueAsNumber > 0) send({ type: "dt", value: this.dt.valueAsNumber });
    };
    this.ownStep.onclick = () => send({ type: "dt", value: Number(this.ownStep.value) });
    for (const input of this.gravity) {
      input.onchange = () => {
        const value = this.gravity.map((entry) => entry.valueAsNumber) as Triple;
        if (value.every(Number.isFinite)) send({ type: "gravity", value });
      };
    }
    this.stiffness.oninput = () => {
      const value = Number((10 ** this.stiffness.valueAsNumber).toPrecision(2));
      this.stiffnessValue.textContent = `${value} per s²`;
      send({ type: "stiffness", value });
    };
  }

  /** Show the server's settings; a control that is being edited keeps what is typed. */
  update(hello: Hello): void {
    const { settings } = hello;
    const put = (input: HTMLInputElement, value: number): void => {
      if (document.activeElement !== input) input.value = String(Number(value.toPrecision(6)));
    };
    const scenes = hello.scenes.map(({ name, title }): [string, string] => [name, title]);
    if (!scenes.some(([name]) => name === hello.scene.name)) scenes.unshift([hello.scene.name, hello.scene.title]);
    fill(this.scene, scenes, hello.scene.name);
    const methods = hello.integrators.map(({ name, refused }): [string, string, boolean] =>
      refused ? [name, `${name} – ${refused}`, true] : [name, name, false],
    );
    fill(this.integrator, methods, settings.integrator);
    const chosen = hello.integrators.find(({ name }) => name === settings.integrator);
    this.summary.textContent = chosen ? `Order ${chosen.order}: ${chosen.summary}.` : "";
    fill(this.ghost, [["", "none"], ...methods], settings.ghost ?? "");
    const speeds = [...new Set([...SPEEDS, settings.speed])].sort((a, b) => a - b);
    fill(this.speed, speeds.map((s): [string, string] => [String(s), `${s} ×`]), String(settings.speed));
    put(this.dt, settings.dt);
    const own = hello.scene.dt ?? settings.dt;
    this.ownStep.hidden = Math.abs(own / settings.dt - 1) < 1e-9 || Boolean(hello.tape);
    this.ownStep.value = String(own);
    this.ownStep.textContent = `Use the scene's step, ${Number(own.toPrecision(4))} s`;
    this.ownStep.disabled = !hello.control;
    settings.gravity.forEach((value, k) => put(this.gravity[k], value));
    put(this.stiffness, Math.log10(settings.stiffness));
    this.stiffnessValue.textContent = `${Number(settings.stiffness.toPrecision(3))} per s²`;
    for (const control of this.host.querySelectorAll<HTMLInputElement>("select, input")) control.disabled = !hello.control;
    if (hello.tape) for (const control of this.physical) control.disabled = true;
  }
}
