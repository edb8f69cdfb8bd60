// The last minutes, kept by the page so that time can be scrubbed without asking the server.
import { At, type Frame } from "./protocol";

const LONGEST = 12000; // frames: a little over three minutes at 60 per second
const LARGEST = 96e6; // bytes, so that a scene of a thousand bodies does not fill the memory
const TRIM = 0.1; // share dropped at once when full, so that dropping is rare

export class History {
  frames: Frame[] = [];

  clear(): void {
    this.frames = [];
  }

  get last(): Frame | undefined {
    return this.frames[this.frames.length - 1];
  }

  /**
   * Keep a frame, and say how many old ones were dropped for it. A clock that went back means a reset, and a new
   * record; a clock that stands adds nothing.
   */
  add(frame: Frame): number {
    const last = this.last;
    if (last && frame[At.time] < last[At.time]) this.clear();
    else if (last && frame[At.time] === last[At.time]) {
      this.frames[this.frames.length - 1] = frame;
      return 0;
    }
    this.frames.push(frame);
    const room = Math.min(LONGEST, Math.max(2, Math.floor(LARGEST / frame.byteLength)));
    return this.frames.length > room ? this.frames.splice(0, Math.max(1, Math.floor(room * TRIM))).length : 0;
  }

  /** Index of the frame nearest to time `t`. */
  nearest(t: number): number {
    let low = 0;
    let high = this.frames.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.frames[middle][At.time] < t) low = middle + 1;
      else high = middle;
    }
    if (low > 0 && t - this.frames[low - 1][At.time] < this.frames[low][At.time] - t) return low - 1;
    return low;
  }

  /** Indices of at most `most` frames, evenly spread over `[from, end]`, both included. */
  sample(from: number, most: number): number[] {
    const end = this.frames.length - 1;
    const count = end - from + 1;
    if (count <= most) return Array.from({ length: Math.max(0, count) }, (_, i) => from + i);
    // A fixed stride anchored at index 0 keeps old points in place as new ones arrive: no shimmering curves.
    const stride = Math.ceil(count / most);
    const picked: number[] = [];
    for (let i = Math.ceil(from / stride) * stride; i < end; i += stride) picked.push(i);
    picked.push(end);
    return picked;
  }
}
