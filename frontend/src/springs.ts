// Springs of the scene and the spring of the grab, drawn as coils.
import * as THREE from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import type { Bodies } from "./bodies";
import { At, Flag, has, type Frame, type SpringInfo, type Triple } from "./protocol";
import { Polyline } from "./polyline";
import { colour } from "./theme";

const WIRE = 0.14; // thickness of a spring's wire, in radii of its coil
const MOST_TURNS = 14;
const POINTS_PER_TURN = 14;
const MOST_SPRINGS = 400;

/** Points of a coil from `a` to `b`: straight leads and a helix of width `width` between them. */
export function coil(a: THREE.Vector3, b: THREE.Vector3, width: number): number[] {
  const along = b.clone().sub(a);
  const length = along.length();
  if (!(length > 0) || !Number.isFinite(length)) return [a.x, a.y, a.z, a.x, a.y, a.z];
  const n = along.clone().divideScalar(length);
  const u = new THREE.Vector3(Math.abs(n.z) < 0.9 ? 0 : 1, 0, Math.abs(n.z) < 0.9 ? 1 : 0).cross(n).normalize();
  const v = n.clone().cross(u);
  const turns = Math.min(Math.max(Math.round(length / (2.5 * width)), 3), MOST_TURNS);
  const points: number[] = [];
  for (let k = 0; k <= POINTS_PER_TURN * turns; k++) {
    const s = k / (POINTS_PER_TURN * turns);
    const swell = Math.min(1, 8 * s, 8 * (1 - s)) * Math.min(width, 0.2 * length);
    const angle = 2 * Math.PI * turns * s;
    const p = a.clone().addScaledVector(along, s);
    p.addScaledVector(u, swell * Math.cos(angle)).addScaledVector(v, swell * Math.sin(angle));
    points.push(p.x, p.y, p.z);
  }
  return points;
}

const ROOM = POINTS_PER_TURN * MOST_TURNS + 1;

export class Springs {
  shown = true;
  private springs: SpringInfo[] = [];
  private coils: THREE.InstancedMesh | null = null;
  private readonly grab: Polyline;
  private readonly knob: THREE.Mesh;
  private readonly wire = wireMaterial(new THREE.MeshStandardMaterial({ metalness: 0.85, roughness: 0.32 }));
  private readonly wireDepth = wireMaterial(new THREE.MeshDepthMaterial());
  private readonly grabMaterial = new LineMaterial({ linewidth: 2.5, depthTest: false });
  private readonly knobMaterial = new THREE.MeshBasicMaterial({ depthTest: false });

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {
    this.grab = new Polyline(scene, this.grabMaterial, ROOM);
    this.grab.line.renderOrder = 3;
    this.knob = new THREE.Mesh(new THREE.SphereGeometry(1, 16, 12), this.knobMaterial);
    this.knob.visible = false;
    this.knob.renderOrder = 3;
    scene.add(this.knob);
    this.paint();
  }

  get grabVisible(): boolean {
    return this.grab.visible;
  }

  build(springs: SpringInfo[]): void {
    if (this.coils) {
      this.scene.remove(this.coils);
      this.coils.geometry.dispose();
      this.coils.dispose();
      this.coils = null;
    }
    this.springs = springs.slice(0, MOST_SPRINGS);
    if (!this.springs.length) return;
    this.coils = new THREE.InstancedMesh(helix(), this.wire, this.springs.length);
    this.coils.customDepthMaterial = this.wireDepth;
    this.coils.castShadow = this.coils.receiveShadow = true;
    this.coils.frustumCulled = false;
    this.scene.add(this.coils);
  }

  paint(): void {
    this.wire.color.set(colour("spring"));
    this.grabMaterial.color.set(colour("grab"));
    this.knobMaterial.color.set(colour("grab"));
  }

  /** Draw the scene's springs, and the grab's from the held point of the body to the cursor. */
  place(frame: Frame, held: { body: number; local: THREE.Vector3; target: THREE.Vector3 } | null, size: number): void {
    if (this.coils) {
      this.coils.visible = this.shown;
      this.springs.forEach((spring, k) => this.stretch(spring, k, frame, COIL * size));
      this.coils.instanceMatrix.needsUpdate = true;
    }
    let ends: [THREE.Vector3, THREE.Vector3] | null = null;
    if (held) ends = [this.bodies.toWorld(held.body, held.local, frame), held.target];
    else if (has(frame, Flag.grabbed)) {
      ends = [new THREE.Vector3().fromArray(frame, At.grabPoint), new THREE.Vector3().fromArray(frame, At.grabTarget)];
    }
    this.grab.visible = this.knob.visible = ends !== null;
    if (!ends) return;
    this.grab.set(coil(ends[0], ends[1], 0.06 * size));
    this.knob.position.copy(ends[0]);
    this.knob.scale.setScalar(0.035 * size);
  }

  /** Put coil `k` between its ends. Its wire stays round: only the way along the axis is stretched, in the shader. */
  private stretch({ a, at, b, to }: SpringInfo, k: number, frame: Frame, width: number): void {
    const end = (body: number, place: Triple): THREE.Vector3 => {
      const point = new THREE.Vector3(...place);
      return body < 0 ? point : this.bodies.toWorld(body, point, frame);
    };
    const from = end(a, at);
    const along = end(b, to).sub(from);
    const length = along.length();
    if (!(length > 0) || !Number.isFinite(length)) {
      this.coils!.setMatrixAt(k, matrix.makeScale(0, 0, 0));
      return;
    }
    const radius = Math.min(width, 0.3 * length);
    turn.setFromUnitVectors(Z, along.divideScalar(length));
    this.coils!.setMatrixAt(k, matrix.compose(from, turn, scale.set(radius, radius, length)));
  }
}

const COIL = 0.055; // radius of a coil, in radii of the scene
const TURNS = 11;
const LEAD = 0.1; // of the length that is straight, at both ends
const Z = new THREE.Vector3(0, 0, 1);
const matrix = new THREE.Matrix4();
const turn = new THREE.Quaternion();
const scale = new THREE.Vector3();

/** The wire of a coil: x along it from 0 to 1, y round it from 0 to 1. The shader winds it. */
function helix(): THREE.BufferGeometry {
  const shape = new THREE.PlaneGeometry(1, 1, 22 * TURNS, 7).translate(0.5, 0.5, 0);
  shape.boundingSphere = new THREE.Sphere(new THREE.Vector3(), 1);
  return shape;
}

// Scales of the instance: radius of the coil across, length along. The wire is as thick in both directions.
const WIND = /* glsl */ `
  vec3 wound;
  vec3 woundNormal;
  void wind(vec2 place, float radius, float span) {
    float inner = clamp((place.x - ${LEAD}) / ${(1 - 2 * LEAD).toFixed(3)}, 0.0, 1.0);
    float angle = ${(2 * Math.PI * TURNS).toFixed(4)} * inner;
    float open = smoothstep(0.0, 0.5 * ${LEAD}, min(place.x, 1.0 - place.x) - 0.5 * ${LEAD});
    vec3 outward = vec3(cos(angle), sin(angle), 0.0);
    vec3 round = vec3(-outward.y, outward.x, 0.0);
    bool lead = inner <= 0.0 || inner >= 1.0;
    float rise = span * ${(1 - 2 * LEAD).toFixed(3)} / ${(2 * Math.PI * TURNS).toFixed(4)};
    vec3 tangent = lead ? vec3(0.0, 0.0, 1.0) : normalize(round * radius + vec3(0.0, 0.0, rise));
    vec3 across = cross(tangent, outward);
    float turn = 6.2831853 * place.y;
    woundNormal = cos(turn) * outward + sin(turn) * across;
    vec3 metres = outward * radius * open + vec3(0.0, 0.0, span * place.x) + woundNormal * radius * ${WIRE};
    wound = metres / vec3(radius, radius, span);
    woundNormal *= vec3(radius, radius, span); // undone with the scales of the instance
  }
`;

function wireMaterial<M extends THREE.Material>(made: M): M {
  made.side = THREE.DoubleSide;
  made.onBeforeCompile = (shader) => {
    const scales = "length(instanceMatrix[0].xyz), length(instanceMatrix[2].xyz)";
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", `#include <common>\n${WIND}`)
      .replace("#include <beginnormal_vertex>", `wind(uv, ${scales});\nvec3 objectNormal = woundNormal;`)
      .replace("#include <begin_vertex>", `wind(uv, ${scales});\nvec3 transformed = wound;`);
  };
  made.customProgramCacheKey = () => "wire";
  return made;
}
