// The paths of the last seconds, which fade; read from the history so that they are right while scrubbing too.
import * as THREE from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import type { History } from "./history";
import { row, type BodyInfo } from "./protocol";

const MOST_BODIES = 200;
const MOST_POINTS = 240; // of one trail
const SPAN = 360; // frames back: six seconds at 60 per second
const STRIDE = Math.ceil(SPAN / MOST_POINTS);
const MOST_SEGMENTS = Math.ceil(SPAN / STRIDE) + 1;

export class Trails {
  shown = false;
  private line: LineSegments2 | null = null;
  private readonly segments = { value: 1 }; // of one body
  private readonly material = new LineMaterial({ linewidth: 2.4, vertexColors: true, transparent: true, depthWrite: false });

  constructor(private readonly scene: THREE.Scene) {
    // All bodies have as many segments, one after the other, so a segment's number says how old it is.
    this.material.onBeforeCompile = (shader) => {
      shader.uniforms.segments = this.segments;
      shader.vertexShader = shader.vertexShader
        .replace("void main() {", "uniform float segments;\nvarying float fresh;\nvoid main() {\nfresh = (mod(float(gl_InstanceID), segments) + (position.y < 0.5 ? 0.0 : 1.0)) / segments;");
      shader.fragmentShader = shader.fragmentShader
        .replace("void main() {", "varying float fresh;\nvoid main() {")
        .replace("#include <premultiplied_alpha_fragment>", "gl_FragColor.a *= fresh * fresh;\n#include <premultiplied_alpha_fragment>");
    };
  }

  /** Trails of these bodies ending at frame `index`. */
  place(history: History, index: number, infos: BodyInfo[]): void {
    if (this.line) this.line.visible = this.shown;
    if (!this.shown || index < 1) return;
    const bodies = Math.min(infos.length, MOST_BODIES);
    const line = (this.line ??= this.made(infos.slice(0, bodies)));
    const from = Math.max(0, index - SPAN);
    const picked: number[] = [];
    for (let i = Math.ceil(from / STRIDE) * STRIDE; i < index; i += STRIDE) picked.push(i);
    picked.push(index);
    const segments = picked.length - 1;
    const buffer = (line.geometry.attributes.instanceStart as THREE.InterleavedBufferAttribute).data;
    const colours = (line.geometry.attributes.instanceColorStart as THREE.InterleavedBufferAttribute).data;
    const tint = new THREE.Color();
    let k = 0;
    for (let body = 0; body < bodies; body++) {
      tint.set(infos[body].color);
      for (let s = 0; s < segments; s++) {
        for (const end of [s, s + 1]) {
          const frame = history.frames[picked[end]];
          const at = row(body);
          for (let c = 0; c < 3; c++) buffer.array[k + c] = frame[at + c];
          tint.toArray(colours.array, k);
          k += 3;
        }
      }
    }
    buffer.needsUpdate = colours.needsUpdate = true;
    this.segments.value = segments;
    line.geometry.instanceCount = bodies * segments;
    line.visible = true;
  }

  private made(infos: BodyInfo[]): LineSegments2 {
    const room = new Float32Array(6 * infos.length * MOST_SEGMENTS);
    const geometry = new LineSegmentsGeometry().setPositions(room).setColors(room.slice());
    const line = new LineSegments2(geometry, this.material);
    line.frustumCulled = false;
    this.scene.add(line);
    return line;
  }

  clear(): void {
    if (!this.line) return;
    this.scene.remove(this.line);
    this.line.geometry.dispose();
    this.line = null;
  }
}
