// A line of constant width on the screen, with room for a fixed number of points: nothing is allocated while it moves.
import * as THREE from "three";
import type { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";

export class Polyline {
  readonly line: LineSegments2;
  private readonly buffer: THREE.InterleavedBuffer;

  constructor(private readonly parent: THREE.Object3D, material: LineMaterial, private readonly room: number) {
    const geometry = new LineSegmentsGeometry().setPositions(new Float32Array(6 * (room - 1)));
    this.buffer = (geometry.attributes.instanceStart as THREE.InterleavedBufferAttribute).data;
    this.line = new LineSegments2(geometry, material);
    this.line.frustumCulled = false;
    this.line.visible = false;
    parent.add(this.line);
  }

  /** Go through these points (x, y, z, x, y, z, ...), as far as there is room. */
  set(points: ArrayLike<number>): void {
    const segments = Math.max(0, Math.min(Math.floor(points.length / 3), this.room) - 1);
    const to = this.buffer.array;
    for (let s = 0; s < segments; s++) for (let c = 0; c < 6; c++) to[6 * s + c] = points[3 * s + c];
    this.buffer.needsUpdate = true;
    this.line.geometry.instanceCount = segments;
    this.line.visible = segments > 0;
  }

  /** The points that are drawn. */
  points(): number[] {
    const from = Array.from(this.buffer.array);
    const segments = this.line.visible ? this.line.geometry.instanceCount : 0;
    return Array.from({ length: segments }, (_, s) => from.slice(6 * s, 6 * s + 3)).flat().concat(segments ? from.slice(6 * segments - 3, 6 * segments) : []);
  }

  set visible(on: boolean) {
    this.line.visible = on;
  }

  get visible(): boolean {
    return this.line.visible;
  }

  dispose(): void {
    this.parent.remove(this.line);
    this.line.geometry.dispose();
  }
}
