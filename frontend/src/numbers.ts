// The scene's own numbers, as sliders and boxes: of its forces, and of how its bodies start.
import { make } from "./dom";
import type { Hello, Outgoing, ParameterInfo, Triple } from "./protocol";

const SEND_EVERY = 60; // ms between messages while a slider moves; the last value is always sent
const OPEN_GROUPS = 1; // unfolded at first, so that the panel stays calm
const STEPS = 200; // of a slider

const tidy = (value: number): string => String(Number(value.toPrecision(6)));

export class Numbers {
  private readonly list = make("fieldset", { className: "numbers", hidden: true }, make("legend", {}, "The scene's numbers"));
  private readonly groups = make("div");
  private readonly restore = make("button", { type: "button", id: "numbers-restore", title: "Back to the numbers of the scene, gravity included" }, "Restore the scene's numbers");
  private shape = "";
  private puts: ((info: ParameterInfo) => void)[] = [];
  private later = 0;
  private sentAt = 0;

  constructor(host: HTMLElement, private readonly send: (message: Outgoing) => void) {
    this.list.append(this.groups, this.restore);
    this.restore.onclick = () => send({ type: "restore" });
    host.append(this.list);
  }

  update(hello: Hello): void {
    const infos = hello.parameters ?? [];
    const shape = JSON.stringify([hello.scene.serial, infos.map(({ id, own }) => [id, own])]);
    if (shape !== this.shape) {
      this.shape = shape;
      this.build(infos);
    }
    infos.forEach((info, k) => this.puts[k](info));
    this.restore.disabled = !hello.control || !hello.settings.changed;
  }

  private build(infos: ParameterInfo[]): void {
    this.list.hidden = infos.length === 0;
    this.puts = [];
    const groups = new Map<string, HTMLDetailsElement>();
    for (const info of infos) {
      // Forces of one kind between the same bodies are told apart by their number.
      const key = info.id.split(".").slice(0, 2).join(".");
      let group = groups.get(key);
      if (!group) {
        group = make("details", { open: groups.size < OPEN_GROUPS }, make("summary", {}, info.group));
        groups.set(key, group);
      }
      group.append(Array.isArray(info.value) ? this.triple(info) : this.scalar(info));
    }
    this.groups.replaceChildren(...groups.values());
  }

  private scalar(info: ParameterInfo): HTMLElement {
    const id = `number-${info.id.replaceAll(".", "-")}`;
    const label = `${info.name}${info.unit && `, ${info.unit}`}`;
    const box = make("input", { type: "number", id, step: "any", inputMode: "decimal", ...(info.least !== null && { min: String(info.least) }) });
    const row = make("div", { className: "field number" }, make("label", { htmlFor: id }, label), box);
    let slider: HTMLInputElement | null = null;
    if (info.most !== null) {
      const step = String(info.most / STEPS);
      slider = make("input", { type: "range", min: "0", max: String(info.most), step, ariaLabel: `${info.group}: ${label}` });
      slider.oninput = () => {
        box.value = tidy(slider!.valueAsNumber);
        this.soon(() => this.send({ type: "parameter", id: info.id, value: Number(box.value) }));
      };
      box.before(slider);
    }
    box.onchange = () => {
      if (!Number.isFinite(box.valueAsNumber)) return;
      if (info.least !== null && box.valueAsNumber < info.least) box.value = String(info.least);
      if (slider) slider.value = box.value;
      this.send({ type: "parameter", id: info.id, value: box.valueAsNumber });
    };
    this.puts.push(({ value }) => {
      if (document.activeElement !== box && document.activeElement !== slider) box.value = tidy(value as number);
      if (slider && document.activeElement !== slider) slider.value = String(value);
    });
    return row;
  }

  private triple(info: ParameterInfo): HTMLElement {
    const boxes = ["x", "y", "z"].map((axis) =>
      make("input", { type: "number", step: "any", ariaLabel: `${info.group}: ${info.name}, ${axis}` }),
    );
    const put = (value: Triple): void =>
      boxes.forEach((box, k) => {
        if (document.activeElement !== box) box.value = tidy(value[k]);
      });
    for (const box of boxes) {
      box.onchange = () => {
        const value = boxes.map((entry) => entry.valueAsNumber) as Triple;
        if (value.every(Number.isFinite)) this.send({ type: "parameter", id: info.id, value });
      };
    }
    this.puts.push(({ value }) => put(value as Triple));
    return make("fieldset", { className: "triple" }, make("legend", {}, `${info.name}${info.unit && `, ${info.unit}`}`), ...boxes);
  }

  /** At most one message in a while; the last one always goes. */
  private soon(send: () => void): void {
    window.clearTimeout(this.later);
    const wait = SEND_EVERY - (performance.now() - this.sentAt);
    const go = (): void => {
      this.sentAt = performance.now();
      send();
    };
    if (wait <= 0) go();
    else this.later = window.setTimeout(go, wait);
  }
}
