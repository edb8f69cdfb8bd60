// Energy and momentum as curves over time.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { SHEETS, SMALLEST_DRIFT, type Sheet } from "./balance";
import type { History } from "./history";
import { At, Flag, has } from "./protocol";
import { colour } from "./theme";

const SPAN = 20; // s of the clock on the wall shown while time runs
const MOST_POINTS = 600;
const HEIGHT = 90; // px of one plot

const tidy = (value: number): string => {
  if (!Number.isFinite(value)) return "—";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e5)) return value.toExponential(1).replace("e+", "e").replaceAll("-", "−");
  return value.toPrecision(4).replace("-", "−");
};

/** Limits of a linear axis: never so narrow that rounding of single precision fills the picture. */
function limits(low: number | null, high: number | null): [number, number] {
  if (low === null || high === null || !Number.isFinite(low + high)) return [0, 1];
  const least = Math.max(1e-4 * Math.max(Math.abs(low), Math.abs(high)), 1e-6);
  const pad = Math.max(0.08 * (high - low), least);
  return [low - pad, high + pad];
}

/** Limits of the log axis: whole decades, at least six of them. */
function decades(low: number | null, high: number | null): [number, number] {
  if (low === null || high === null || !(low > 0)) return [SMALLEST_DRIFT, 1];
  const bottom = Math.floor(Math.log10(low));
  const top = Math.max(Math.ceil(Math.log10(high)), bottom + 6);
  return [10 ** bottom, 10 ** Math.min(top, 300)];
}

const all = (_: uPlot, splits: number[]): number[] => splits;

/** Ticks of the log axis: whole decades, at most four of them. */
function everyFewDecades(_: uPlot, __: number, low: number, high: number): number[] {
  const [bottom, top] = [Math.round(Math.log10(low)), Math.round(Math.log10(high))];
  const stride = Math.max(1, Math.ceil((top - bottom) / 3));
  return Array.from({ length: Math.floor((top - bottom) / stride) + 1 }, (_, k) => 10 ** (bottom + k * stride));
}

export class Plots {
  body = 0;
  speed = 1; // seconds of the world per second of the wall
  private plots: { sheet: Sheet; plot: uPlot; values: HTMLElement[] }[] = [];
  private width = 0;

  constructor(private readonly host: HTMLElement, private readonly onSeek: (t: number) => void) {
    new ResizeObserver(() => this.resize()).observe(host);
    this.build();
  }

  /** Make the plots, in the colours of the theme. */
  build(): void {
    for (const { plot } of this.plots) plot.destroy();
    this.host.replaceChildren();
    this.width = this.room();
    this.plots = SHEETS.map((sheet) => this.make(sheet));
  }

  private make(sheet: Sheet): { sheet: Sheet; plot: uPlot; values: HTMLElement[] } {
    const figure = document.createElement("figure");
    figure.dataset.sheet = sheet.id;
    const caption = document.createElement("figcaption");
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = `${sheet.title}, ${sheet.unit}`;
    caption.append(name);
    const values = sheet.curves.map((curve) => {
      const entry = document.createElement("span");
      entry.className = "key";
      entry.hidden = Boolean(curve.ghost ?? curve.contact);
      const mark = document.createElement("i");
      mark.style.background = colour(curve.ink);
      const value = document.createElement("b");
      entry.append(mark, curve.label, value);
      caption.append(entry);
      return value;
    });
    figure.append(caption);
    this.host.append(figure);
    const axis = { stroke: colour("muted"), grid: { stroke: colour("rule"), width: 1 }, ticks: { show: false } };
    const font = "11px system-ui, sans-serif";
    const plot = new uPlot(
      {
        width: this.width,
        height: HEIGHT,
        padding: [9, 6, 0, 0],
        legend: { show: false },
        cursor: { x: true, y: false, points: { show: false }, drag: { x: false, y: false } },
        scales: {
          x: { time: false },
          y: sheet.log
            ? { distr: 3, range: (_, low, high) => decades(low, high) }
            : { range: (_, low, high) => limits(low, high) },
        },
        axes: [
          { ...axis, font, size: 22, gap: 3 },
          { ...axis, font, size: 52, gap: 4, space: 26, ...(sheet.log && { splits: everyFewDecades, filter: all }), values: (_, ticks) => ticks.map((v) => (v === null ? "" : tick(v))) },
        ],
        series: [
          {},
          ...sheet.curves.map((curve) => ({
            stroke: colour(curve.ink),
            width: 1.75,
            dash: curve.ghost ? [5, 4] : undefined,
            points: { show: false },
          })),
        ],
      },
      [[], ...sheet.curves.map(() => [])] as unknown as uPlot.AlignedData,
      figure,
    );
    plot.over.addEventListener("click", (event) => this.onSeek(plot.posToVal(event.offsetX, "x")));
    return { sheet, plot, values };
  }

  /** Width inside the host's padding; a guess while it is hidden. */
  private room(): number {
    const style = getComputedStyle(this.host);
    return this.host.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) || 300;
  }

  private resize(): void {
    const width = this.room();
    if (width === this.width) return;
    this.width = width;
    for (const { plot } of this.plots) plot.setSize({ width, height: HEIGHT });
  }

  /** Draw the record: its last seconds while time runs, all that is kept while scrubbing; the cursor at frame `index`. */
  update(history: History, index: number, scrubbing: boolean): void {
    const { frames } = history;
    const shown = frames[index];
    if (!shown || !this.host.clientWidth) return;
    const now = frames[frames.length - 1][At.time];
    const picked = history.sample(scrubbing ? 0 : history.nearest(now - SPAN * Math.max(1, this.speed)), MOST_POINTS);
    const times = picked.map((i) => frames[i][At.time]);
    const ghosts = has(shown, Flag.ghost);
    const contact = has(shown, Flag.contact);
    for (const { sheet, plot, values } of this.plots) {
      const columns = sheet.curves.map((curve) =>
        picked.map((i) => {
          const absent = (curve.ghost && !has(frames[i], Flag.ghost)) || (curve.contact && !contact);
          const value = absent ? NaN : curve.value(frames[i], this.body);
          return Number.isFinite(value) ? value : null;
        }),
      );
      plot.setData([times, ...columns] as uPlot.AlignedData);
      sheet.curves.forEach((curve, k) => {
        values[k].textContent = tidy(curve.value(shown, this.body));
        if (curve.ghost) values[k].parentElement!.hidden = !ghosts;
        if (curve.contact) values[k].parentElement!.hidden = !contact;
      });
      const left = scrubbing ? plot.valToPos(shown[At.time], "x") : -10;
      plot.setCursor({ left, top: scrubbing ? 1 : -10 });
    }
  }
}

function tick(value: number): string {
  const size = Math.abs(value);
  const text = size !== 0 && (size < 1e-3 || size >= 1e5) ? value.toExponential(0).replace("e+", "e") : `${+value.toFixed(6)}`;
  return text.replaceAll("-", "−");
}
