// Files made by the page itself: a picture, a video, a table of the kept record.
import { save } from "./dom";
import type { History } from "./history";
import { At, row, type BodyInfo } from "./protocol";
import type { Stage } from "./stage";

const VIDEO_TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

const FINER = 4; // pixels of a picture per pixel of the screen, along each side

export const FILM_SIZES: [number, number][] = [[1280, 720], [1920, 1080], [3840, 2160], [1080, 1080]];

/** Save the present view, four times as fine as the screen shows it, or as fine as can be drawn. */
export function picture(stage: Stage, name: string): void {
  const { clientWidth, clientHeight } = stage.canvas;
  stage.drawAt(FINER * clientWidth, FINER * clientHeight, (canvas) => canvas.toBlob((blob) => blob && save(`${name}.png`, blob), "image/png"));
}

/** The record as comma-separated values: one row per frame, named columns. */
export function table(history: History, bodies: BodyInfo[]): string {
  const columns: [string, number][] = [
    ["t", At.time],
    ["kinetic", At.kinetic],
    ["potential", At.potential],
    ["work", At.work],
    ["drift", At.drift],
  ];
  for (const [name, at] of [["p", At.momentum], ["L", At.angular]] as const) {
    ["x", "y", "z"].forEach((axis, k) => columns.push([`${name}_${axis}`, at + k]));
  }
  const parts = ["x", "y", "z", "q_w", "q_x", "q_y", "q_z", "w_x", "w_y", "w_z", "L_x", "L_y", "L_z"];
  bodies.forEach((body, i) => {
    // A spreadsheet takes what begins like this for a formula.
    const label = body.name.replaceAll(/[",;\s]+/g, "_").replace(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/, "'$&");
    parts.forEach((part, k) => columns.push([`${label}.${part}`, row(i) + k]));
  });
  const lines = history.frames.map((frame) => columns.map(([, at]) => Number(frame[at].toPrecision(8))).join(","));
  return [columns.map(([name]) => name).join(","), ...lines].join("\n") + "\n";
}

/** Films the stage until stopped, as it is on the screen or at a size of its own. */
export class Film {
  private recorder: MediaRecorder | null = null;
  private reel: { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } | null = null;

  constructor(private readonly stage: Stage, private readonly changed: (running: boolean) => void) {}

  toggle(name: string, size: string): void {
    if (this.recorder) {
      this.recorder.stop();
      return;
    }
    const chosen = FILM_SIZES.find(([w, h]) => `${w}x${h}` === size);
    if (chosen) {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = chosen;
      this.reel = { canvas, pen: canvas.getContext("2d")! };
      this.shoot();
    }
    const mimeType = VIDEO_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const parts: Blob[] = [];
    const recorder = new MediaRecorder((this.reel?.canvas ?? this.stage.canvas).captureStream(), mimeType ? { mimeType } : {});
    recorder.ondataavailable = (event) => parts.push(event.data);
    recorder.onstop = () => {
      this.recorder = this.reel = null;
      this.stage.quality.steady = false;
      this.changed(false);
      save(`${name}.${recorder.mimeType.includes("mp4") ? "mp4" : "webm"}`, new Blob(parts, { type: recorder.mimeType }));
    };
    recorder.start();
    this.recorder = recorder;
    this.stage.quality.steady = true;
    this.changed(true);
    this.stage.dirty = true;
  }

  /** Take a picture of what was just drawn, if the video has a size of its own. */
  shoot(): void {
    if (!this.reel) return;
    const { canvas, pen } = this.reel;
    this.stage.drawAt(canvas.width, canvas.height, (drawn) => pen.drawImage(drawn, 0, 0, canvas.width, canvas.height));
  }
}
