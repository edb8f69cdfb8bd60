// Shows a newcomer what to do: a drawn hand takes a body, pulls and lets go, until the reader does it.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import type { Frame } from "./protocol";
import type { Stage } from "./stage";

const STEP = 5; // px between looks for the body, outwards from its centre
const FURTHEST = 60; // looks
const REACH: [number, number] = [92, -54]; // px, where the hand pulls to

const DRAWING = `
<svg viewBox="-20 -80 140 110" width="140" height="110" aria-hidden="true">
  <line x1="0" y1="0" x2="${REACH[0]}" y2="${REACH[1]}" pathLength="1" />
  <circle r="6" />
  <g><path d="M9 11V4.5a1.5 1.5 0 0 1 3 0V10h.5V8.5a1.5 1.5 0 0 1 3 0V10h.5v-.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.2a6 6 0 0 1-4.6-2.2l-3.6-4.6a1.5 1.5 0 0 1 2.3-1.9L9 15z" transform="translate(-13 -4) scale(1.3)" /></g>
</svg>`;

export class Tutorial {
  private local: THREE.Vector3 | null = null;
  private body = 0;
  private readonly sheet: HTMLElement;

  constructor(private readonly stage: Stage, private readonly bodies: Bodies, private readonly at: (x: number, y: number) => { body: number; point: THREE.Vector3 } | null) {
    this.sheet = document.createElement("div");
    this.sheet.id = "tutorial";
    this.sheet.hidden = true;
    this.sheet.innerHTML = DRAWING;
    stage.canvas.after(this.sheet);
  }

  /** Begin with a body, on its right side, where there is most room to pull. */
  begin(body: number, frame: Frame): void {
    this.end();
    const centre = this.stage.project(this.bodies.toWorld(body, new THREE.Vector3(), frame));
    const look = (k: number): THREE.Vector3 | null => {
      const hit = this.at(centre.x + STEP * k, centre.y - 0.5 * STEP * k);
      return hit?.body === body ? hit.point : null;
    };
    let first = 0;
    while (first < FURTHEST && !look(first)) first++;
    let last = first;
    while (last < FURTHEST && look(last + 1)) last++;
    const point = look(Math.round((first + last) / 2));
    if (!point) return;
    this.body = body;
    this.local = this.bodies.toLocal(body, point, frame);
    this.sheet.hidden = false;
  }

  /** Stay with the body. */
  place(frame: Frame): void {
    if (!this.local) return;
    const { x, y, inside } = this.stage.project(this.bodies.toWorld(this.body, this.local, frame));
    const box = this.stage.canvas.getBoundingClientRect();
    this.sheet.hidden = !inside;
    this.sheet.style.transform = `translate(${(x - box.left).toFixed(1)}px, ${(y - box.top).toFixed(1)}px)`;
  }

  end(): void {
    this.local = null;
    this.sheet.hidden = true;
  }
}
