// The paths of the last seconds, read from the history so that they are right while scrubbing too.
import * as THREE from "three";
import type { History } from "./history";
import { row } from "./protocol";
import { colour } from "./theme";

const MOST_BODIES = 200;
const MOST_POINTS = 240; // of one trail
const SPAN = 360; // frames back: six seconds at 60 per second
const STRIDE = Math.ceil(SPAN / MOST_POINTS);

export class Trails {
  shown = false;
  private lines: THREE.LineSegments | null = null;
  private readonly material = new THREE.LineBasicMaterial({ vertexColors: true });

  constructor(private readonly scene: THREE.Scene) {}

  /** Trails of `count` bodies ending at frame `index`. */
  place(history: History, index: number, count: number): void {
    if (this.lines) this.lines.visible = this.shown;
    if (!this.shown || index < 1) return;
    const bodies = Math.min(count, MOST_BODIES);
    const from = Math.max(0, index - SPAN);
    const picked: number[] = [];
    for (let i = Math.ceil(from / STRIDE) * STRIDE; i < index; i += STRIDE) picked.push(i);
    picked.push(index);
    const segments = picked.length - 1;
    const places = new Float32Array(6 * bodies * segments);
    const colours = new Float32Array(6 * bodies * segments);
    const near = new THREE.Color(colour("accent"));
    const far = new THREE.Color(colour("scene"));
    const mixed = new THREE.Color();
    let k = 0;
    for (let body = 0; body < bodies; body++) {
      for (let s = 0; s < segments; s++) {
        for (const end of [s, s + 1]) {
          const frame = history.frames[picked[end]];
          const at = row(body);
          mixed.lerpColors(far, near, end / segments);
          for (let c = 0; c < 3; c++) places[k + c] = frame[at + c];
          mixed.toArray(colours, k);
          k += 3;
        }
      }
    }
    this.clear();
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.BufferAttribute(places, 3));
    geometry.setAttribute("color", new THREE.BufferAttribute(colours, 3));
    this.lines = new THREE.LineSegments(geometry, this.material);
    this.lines.frustumCulled = false;
    this.scene.add(this.lines);
  }

  clear(): void {
    if (!this.lines) return;
    this.scene.remove(this.lines);
    this.lines.geometry.dispose();
    this.lines = null;
  }
}
