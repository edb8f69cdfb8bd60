// Keys, and the sheet that lists them.
import { make } from "./dom";

export interface Key {
  keys: string[];
  label: string;
  text: string;
  run(key: string): void;
}

const GESTURES: [string, string][] = [
  ["drag a body", "grab it; let go to fling it"],
  ["drag elsewhere", "rotate the view"],
  ["right drag, two fingers", "move the view"],
  ["wheel, pinch", "zoom"],
  ["click in a plot", "go to that time"],
];

/** Whether a key belongs to the control that has the focus rather than to the page. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (target instanceof HTMLInputElement) {
    if (target.type === "checkbox") return event.key === " ";
    return target.type === "number" || target.type === "text" || event.key.startsWith("Arrow");
  }
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLButtonElement) return event.key === " " || event.key === "Enter" || event.key.startsWith("Arrow");
  return target.tagName === "SUMMARY" && (event.key === " " || event.key === "Enter");
}

export class Keys {
  constructor(keys: Key[], private readonly dialog: HTMLDialogElement) {
    const line = (what: string, does: string): HTMLElement =>
      make("div", {}, make("dt", {}, ...what.split(" / ").flatMap((k, i) => (i ? [" ", make("kbd", {}, k)] : [make("kbd", {}, k)]))), make("dd", {}, does));
    const gesture = ([what, does]: [string, string]): HTMLElement => make("div", {}, make("dt", {}, what), make("dd", {}, does));
    const close = make("button", { type: "button", className: "primary", onclick: () => dialog.close() }, "Close");
    dialog.append(
      make("h2", {}, "Gestures"),
      make("dl", {}, ...GESTURES.map(gesture)),
      make("h2", {}, "Keys"),
      make("dl", {}, ...keys.map(({ label, text }) => line(label, text))),
      close,
    );
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    window.addEventListener("keydown", (event) => {
      if (taken(event) || dialog.open) return;
      const found = keys.find((entry) => entry.keys.includes(event.key));
      if (!found) return;
      event.preventDefault();
      found.run(event.key);
    });
  }

  help(): void {
    if (this.dialog.open) this.dialog.close();
    else this.dialog.showModal();
  }
}
