// Plays a recorded run: where in it the reader is, whether it runs, how fast, and whether over and over.
import { At, contactBlock, frameLength, Hit, PER_GROUND, PER_IMPACT, PER_POINT, row, Row, Touch, type ContactInfo, type Frame } from "./protocol";

export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 100];
const LONGEST_TURN = 250; // ms of the wall that count at most between two pictures: a tab that slept does not leap

export class Player {
  readonly frames: Frame[] = [];
  playing = true;
  loop = true;
  speed = 1;
  time: number;
  private at = 0; // the last frame that is not after `time`
  private looked = 0;
  private readonly between: Frame;

  constructor(buffer: ArrayBuffer, private readonly bodies: number, private readonly contact: ContactInfo | null = null) {
    const numbers = new Float32Array(buffer);
    // All frames are alike: with forces and contact or without.
    const width = frameLength(numbers, bodies, contact);
    for (let k = 0; k + width <= numbers.length; k += width) this.frames.push(numbers.subarray(k, k + width));
    if (!this.frames.length) throw new Error("The recorded run has no frames.");
    this.time = this.begin;
    this.between = new Float32Array(width);
  }

  get begin(): number {
    return this.frames[0][At.time];
  }

  get end(): number {
    return this.frames[this.frames.length - 1][At.time];
  }

  /** Index of the frame at, or last before, the moment that is shown. */
  get index(): number {
    return this.at;
  }

  /** Move on to `now`, the clock of the wall in ms; whether there is something new to see. */
  advance(now: number): boolean {
    const passed = Math.min(now - this.looked, LONGEST_TURN) / 1000;
    this.looked = now;
    if (!this.playing || this.end === this.begin) return false;
    let time = this.time + passed * this.speed;
    if (time > this.end) {
      this.playing = this.loop;
      time = this.loop ? this.begin : this.end;
    }
    this.go(time);
    return true;
  }

  private go(time: number): void {
    this.time = time;
    if (this.frames[this.at][At.time] > time) this.at = 0;
    while (this.at + 1 < this.frames.length && this.frames[this.at + 1][At.time] <= time) this.at += 1;
  }

  /** Play or pause; at the end, from the beginning. */
  toggle(): void {
    if (!this.playing && this.time >= this.end) this.restart();
    this.playing = !this.playing;
  }

  restart(): void {
    this.go(this.begin);
  }

  /** Stand still at a frame. */
  seek(index: number): void {
    this.playing = false;
    this.at = Math.min(Math.max(index, 0), this.frames.length - 1);
    this.time = this.frames[this.at][At.time];
  }

  /** The moment that is shown: between two frames on the straight line from one to the other. */
  get shown(): Frame {
    const a = this.frames[this.at];
    const b = this.frames[this.at + 1];
    const part = b ? (this.time - a[At.time]) / (b[At.time] - a[At.time]) : 0;
    if (!(part > 0)) return a;
    const out = this.between;
    for (let k = 0; k < out.length; k++) out[k] = a[k] + part * (b[k] - a[k]);
    for (const k of [At.counter, At.flags, At.grabbed]) out[k] = a[k];
    for (let body = 0; body < this.bodies; body++) turn(out, a, b, row(body) + Row.q, part);
    const block = contactBlock(a, this.bodies);
    if (block >= 0 && this.contact) this.touch(out, a, b, block, this.contact, part);
    return out;
  }

  /** Contact between two frames: points that are not the same in both stay, and impacts grow older. */
  private touch(out: Frame, a: Frame, b: Frame, block: number, contact: ContactInfo, part: number): void {
    let at = block;
    for (let k = 0; k < contact.moving; k++, at += PER_GROUND) turn(out, a, b, at + Row.q, part);
    for (let k = 0; k < contact.points; k++, at += PER_POINT) {
      const same = a[at + Touch.mode] && b[at + Touch.mode] && a[at + Touch.slot] === b[at + Touch.slot];
      if (!same) out.set(a.subarray(at, at + PER_POINT), at);
      out[at + Touch.mode] = a[at + Touch.mode];
    }
    out.set(a.subarray(at, at + PER_IMPACT * contact.impacts), at);
    for (let k = 0; k < contact.impacts; k++) out[at + PER_IMPACT * k + Hit.age] += this.time - a[At.time];
  }
}

/** The quaternion between two, the short way round, of length one. */
function turn(out: Frame, a: Frame, b: Frame, at: number, part: number): void {
  let dot = 0;
  for (let k = at; k < at + 4; k++) dot += a[k] * b[k];
  let size = 0;
  for (let k = at; k < at + 4; k++) {
    out[k] = (1 - part) * a[k] + (dot < 0 ? -part : part) * b[k];
    size += out[k] * out[k];
  }
  for (let k = at; k < at + 4; k++) out[k] /= Math.sqrt(size);
}
