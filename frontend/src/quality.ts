// How much is drawn: follows the time that pictures take, unless the reader fixes it.

export type Level = "lowest" | "low" | "medium" | "high";
export type QualityChoice = "auto" | Level;

export interface Effort {
  pixels: number; // drawn per pixel of the page along each side, at most
  shadows: number; // pixels of the shadow map along a side; 0: none
  fine: boolean; // floors that know shadows and lines at every pixel, and are darker under what is close; a sky
}

const EFFORTS: Record<Level, Effort> = {
  lowest: { pixels: 0.5, shadows: 0, fine: false },
  low: { pixels: 0.75, shadows: 512, fine: false },
  medium: { pixels: 1, shadows: 1024, fine: true },
  high: { pixels: 2, shadows: 2048, fine: true },
};
export const LEVELS: Level[] = ["lowest", "low", "medium", "high"];

const KEY = "freebody.quality";
const LOOK = 24; // pictures from which their time is told
const SLOW = 38; // ms of the usual picture above which less is drawn
const QUICK = 19; // and below which more is
const PATIENCE = 4; // looks in a row before more is drawn
const GAP = 250; // ms: nothing was to be drawn meanwhile

function stored(): QualityChoice {
  try {
    const value = localStorage.getItem(KEY);
    return LEVELS.includes(value as Level) ? (value as Level) : "auto";
  } catch {
    return "auto"; // storage may be forbidden
  }
}

export class Quality {
  choice: QualityChoice = stored();
  steady = false; // nothing changes by itself: the pictures of a video are all of one size
  private found: Level;
  private times: number[] = [];
  private last = 0;
  private good = 0;
  private ceiling = LEVELS.length - 1; // a level that was too much is not tried again

  /** `software`: there is no graphics card, so less is drawn from the start. */
  constructor(software: boolean, private readonly changed: () => void) {
    this.found = software ? "low" : window.devicePixelRatio > 1.5 ? "high" : "medium";
    if (software) this.ceiling = 2;
  }

  get level(): Level {
    return this.choice === "auto" ? this.found : this.choice;
  }

  get effort(): Effort {
    return EFFORTS[this.level];
  }

  set(choice: QualityChoice): void {
    this.choice = choice;
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // the choice then lasts as long as the page
    }
    this.restart();
    this.changed();
  }

  private restart(): void {
    this.times = [];
    this.good = 0;
    this.last = 0;
  }

  /** A picture was drawn now (ms). */
  drew(now: number): void {
    const took = now - this.last;
    this.last = now;
    if (this.choice !== "auto" || this.steady || took > GAP) return;
    this.times.push(took);
    if (this.times.length < LOOK) return;
    const usual = this.times.sort((a, b) => a - b)[LOOK >> 1];
    this.times = [];
    const at = LEVELS.indexOf(this.found);
    this.good = usual < QUICK ? this.good + 1 : 0;
    if (usual > SLOW && at > 0) {
      this.ceiling = at - 1;
      this.move(at - 1);
    } else if (this.good >= PATIENCE && at < this.ceiling) this.move(at + 1);
  }

  private move(to: number): void {
    this.found = LEVELS[to];
    this.restart();
    this.changed();
  }
}

/** Whether a program does what a graphics card should. */
export function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return false;
  const told = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
