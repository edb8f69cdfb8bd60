// Files made by the page itself: a picture, a video, a table of the kept record.
import { save } from "./dom";
import type { History } from "./history";
import { At, row, type BodyInfo } from "./protocol";
import type { Stage } from "./stage";

const VIDEO_TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

export function picture(stage: Stage, name: string): void {
  stage.render(); // the picture is only there until the browser has shown it
  stage.canvas.toBlob((blob) => blob && save(`${name}.png`, blob), "image/png");
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

/** Films the stage until stopped. */
export class Film {
  private recorder: MediaRecorder | null = null;

  constructor(private readonly stage: Stage, private readonly changed: (running: boolean) => void) {}

  toggle(name: string): void {
    if (this.recorder) {
      this.recorder.stop();
      return;
    }
    const mimeType = VIDEO_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const parts: Blob[] = [];
    const recorder = new MediaRecorder(this.stage.canvas.captureStream(), mimeType ? { mimeType } : {});
    recorder.ondataavailable = (event) => parts.push(event.data);
    recorder.onstop = () => {
      this.recorder = null;
      this.changed(false);
      save(`${name}.${recorder.mimeType.includes("mp4") ? "mp4" : "webm"}`, new Blob(parts, { type: recorder.mimeType }));
    };
    recorder.start();
    this.recorder = recorder;
    this.changed(true);
  }
}
