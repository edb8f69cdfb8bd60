// The panel of what is drawn.
import { field, fill, make } from "./dom";
import { LEVELS, type Quality, type QualityChoice } from "./quality";
import type { Choice, Theme } from "./theme";

export interface Toggle {
  id: string;
  label: string;
  key?: string;
  on: boolean;
  set(on: boolean): void;
}

export class Show {
  private readonly boxes = new Map<string, HTMLInputElement>();

  constructor(host: HTMLElement, toggles: Toggle[], theme: Theme, quality: Quality) {
    const list = make("fieldset", { className: "toggles" }, make("legend", {}, "Draw"));
    for (const toggle of toggles) {
      const box = make("input", { type: "checkbox", id: `show-${toggle.id}`, checked: toggle.on });
      box.onchange = () => toggle.set(box.checked);
      this.boxes.set(toggle.id, box);
      const label = make("label", {}, box, toggle.label);
      if (toggle.key) label.append(make("kbd", {}, toggle.key));
      list.append(label);
    }
    const choice = make("select");
    fill(choice, [["auto", "like the system"], ["light", "light"], ["dark", "dark"]], theme.choice);
    choice.onchange = () => theme.set(choice.value as Choice);
    const effort = make("select");
    fill(effort, [["auto", "as fine as runs smoothly"], ...LEVELS.map((level): [string, string] => [level, level])], quality.choice);
    effort.onchange = () => quality.set(effort.value as QualityChoice);
    host.append(list, field("Theme", choice), field("Quality", effort));
  }

  isOn(id: string): boolean {
    return this.boxes.get(id)?.checked ?? false;
  }

  /** Change a toggle as if it had been clicked. */
  flip(id: string): void {
    this.boxes.get(id)?.click();
  }
}
