// The bar of time: reset, pause, step, scrub, live.
import { element, fill } from "./dom";
import { SPEEDS, type Player } from "./player";
import type { History } from "./history";
import { At } from "./protocol";

const ICONS = {
  reset: "M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",
  pause: "M7 5h4v14H7zM13 5h4v14h-4z",
  play: "M8 5v14l11-7z",
  step: "M6 5v14l9-7zM16 5h3v14h-3z",
  loop: "M7 7h10v3l4-4-4-4v3H5v6h2zM17 17H7v-3l-4 4 4 4v-3h12v-6h-2z",
  close: "M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z",
};

export function icon(button: HTMLElement, name: keyof typeof ICONS): void {
  if (button.dataset.icon === name) return;
  button.dataset.icon = name;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  button.replaceChildren(svg);
}

export interface TransportActions {
  reset(): void;
  pause(): void;
  step(): void;
  live(): void;
  loop(): void;
  speed(value: number): void;
  /** Show the kept frame of this index. */
  scrub(index: number): void;
}

export class Transport {
  private readonly pause = element<HTMLButtonElement>("pause-button");
  private readonly reset = element<HTMLButtonElement>("reset-button");
  private readonly step = element<HTMLButtonElement>("step-button");
  private readonly live = element<HTMLButtonElement>("live-button");
  private readonly loop = element<HTMLButtonElement>("loop-button");
  private readonly speed = element<HTMLSelectElement>("player-speed");
  private readonly timeline = element<HTMLInputElement>("timeline");
  private readonly clock = element<HTMLOutputElement>("clock");

  constructor(actions: TransportActions) {
    icon(this.reset, "reset");
    icon(this.step, "step");
    icon(this.loop, "loop");
    fill(this.speed, SPEEDS.map((s): [string, string] => [String(s), `${s} ×`]), "1");
    this.reset.onclick = () => actions.reset();
    this.pause.onclick = () => actions.pause();
    this.step.onclick = () => actions.step();
    this.live.onclick = () => actions.live();
    this.loop.onclick = () => actions.loop();
    this.speed.onchange = () => actions.speed(Number(this.speed.value));
    this.timeline.oninput = () => actions.scrub(this.timeline.valueAsNumber);
  }

  update(history: History, index: number, scrubbing: boolean, paused: boolean, control: boolean): void {
    const last = Math.max(0, history.frames.length - 1);
    this.timeline.max = String(last);
    this.timeline.value = String(index);
    const frame = history.frames[index];
    const time = frame ? frame[At.time].toFixed(2) : "0.00";
    this.clock.textContent = `${time} s`;
    this.timeline.setAttribute("aria-valuetext", `${time} seconds`);
    this.live.disabled = !scrubbing;
    this.live.classList.toggle("primary", scrubbing);
    icon(this.pause, paused || scrubbing ? "play" : "pause");
    this.pause.setAttribute("aria-label", paused || scrubbing ? "Continue" : "Pause");
    for (const button of [this.reset, this.step]) button.disabled = !control;
    this.pause.disabled = !control && !scrubbing;
  }

  /** A recorded run has a loop and a speed instead of a present to go back to. */
  updatePlayer(player: Player | null): void {
    document.body.classList.toggle("replaying", player !== null);
    this.live.hidden = player !== null;
    this.loop.hidden = this.speed.hidden = player === null;
    if (!player) return;
    this.loop.setAttribute("aria-pressed", String(player.loop));
    this.speed.value = String(player.speed);
  }
}
