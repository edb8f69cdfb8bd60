// Poinsot's picture of a turning body: the ellipsoid of inertia, and the path of the angular velocity on it.
//
// The ellipsoid is p . I p = c^2 in body axes, of half axes c / sqrt(I_k). The point p = c w / sqrt(w . I w), where the
// axis of rotation pierces it, stays on it by definition. Left alone the body keeps its energy and |I w|, so that p goes
// round the curve in which |I p|^2 = c^2 L^2 / 2T cuts the ellipsoid: the polhode, a closed curve about the axis of the
// least or of the greatest moment.
import * as THREE from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { pose, type Bodies } from "./bodies";
import type { History } from "./history";
import { At, row, Row, type BodyInfo, type Frame, type Triple } from "./protocol";
import { Polyline } from "./polyline";
import { colour } from "./theme";

const MOST_BODIES = 200;
const MOST_PATHS = 40; // bodies with paths on their ellipsoids
const SIZE = 1.35; // the longest half axis in radii of the body, so that the ellipsoid goes round it
const CURVE_POINTS = 160;
const TRAIL_POINTS = 600;
const TRAIL_TIME = 20; // s back in time
const CHORD = 0.1; // of the longest half axis; frames that are further apart are joined by more than a chord
const LIFT = 1.004; // of curves above the surface
const ROUND = 1e-6; // moments that differ by less, relatively, are the same, and axes of no inertia have no ellipsoid
const KNOB = 0.045; // radii of the body

/** Half axes of p . I p = c^2 with the longest given, and c; null for bodies that are points or lines. */
export function halfAxes(moments: Triple, longest: number): { axes: Triple; c: number } | null {
  const [least, , greatest] = moments;
  if (!(least > ROUND * greatest)) return null;
  const c = longest * Math.sqrt(least);
  return { axes: moments.map((moment) => c / Math.sqrt(moment)) as Triple, c };
}

/**
 * Points (x, y, z, ...) in principal axes of the polhode through `p` on the ellipsoid p . I p = c^2, moments ascending;
 * empty where it is a point: at the poles, and everywhere on a ball.
 */
export function polhode(moments: Triple, p: Triple, points: number): number[] {
  const c2 = moments.reduce((sum, moment, k) => sum + moment * p[k] ** 2, 0);
  const D = moments.reduce((sum, moment, k) => sum + (moment * p[k]) ** 2, 0);
  // About the axis of the greatest moment if L^2 / 2T is above the middle one, else about that of the least.
  const about = D >= moments[1] * c2 ? 2 : 0;
  const [u, v] = about === 2 ? [0, 1] : [1, 2];
  const pole = moments[about];
  const room = Math.abs(pole * c2 - D);
  const span = (k: number): number => Math.sqrt(room / (moments[k] * Math.abs(pole - moments[k])));
  const [a, b] = [span(u), span(v)];
  if (!(a > 0) || !(b > 0) || Math.abs(pole - moments[about === 2 ? 0 : 2]) < ROUND * moments[2]) return [];
  const side = Math.sign(p[about]) || 1;
  const out: number[] = [];
  for (let k = 0; k < points; k++) {
    const angle = (2 * Math.PI * k) / (points - 1);
    const at: Triple = [0, 0, 0];
    at[u] = a * Math.cos(angle);
    at[v] = b * Math.sin(angle);
    at[about] = side * Math.sqrt(Math.max(0, (c2 - moments[u] * at[u] ** 2 - moments[v] * at[v] ** 2) / pole));
    out.push(...at);
  }
  return out.every(Number.isFinite) ? out : [];
}

interface Path {
  body: number;
  moments: Triple;
  c: number;
  size: number; // the longest half axis
  group: THREE.Group; // moves with the body, in its principal axes
  curve: Polyline; // where p would go
  trail: Polyline; // where it went
  knob: THREE.Mesh; // where it is
  turn: THREE.Quaternion; // principal to body axes
}

const x = new THREE.Vector3();
const q = new THREE.Quaternion();
const p = new THREE.Vector3();
const L = new THREE.Vector3();
const matrix = new THREE.Matrix4();
const nothing = new THREE.Matrix4().makeScale(0, 0, 0);

export class Poinsot {
  shown = false;
  private glass: THREE.InstancedMesh | null = null;
  private local: (THREE.Matrix4 | null)[] = [];
  private paths: Path[] = [];
  private readonly glassMaterial = new THREE.MeshStandardMaterial({ roughness: 0.25, transparent: true, opacity: 0.26, depthWrite: false });
  private readonly curveMaterial = new LineMaterial({ linewidth: 1.6 });
  private readonly trailMaterial = new LineMaterial({ linewidth: 3.2 });
  private readonly knobMaterial = new THREE.MeshBasicMaterial();
  private readonly ball = new THREE.SphereGeometry(1, 64, 32);

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {}

  build(): void {
    this.drop();
    const infos = this.bodies.infos.slice(0, MOST_BODIES);
    this.local = infos.map((info, body) => {
      const found = halfAxes(info.moments, SIZE * this.bodies.radii[body]);
      if (!found) return null;
      if (this.paths.length < MOST_PATHS) this.paths.push(this.path(info, body, found.c, found.axes[0]));
      return principal(info).scale(new THREE.Vector3(...found.axes));
    });
    this.glass = new THREE.InstancedMesh(this.ball, this.glassMaterial, infos.length);
    this.glass.frustumCulled = false;
    this.glass.renderOrder = 2;
    this.glass.visible = false;
    this.scene.add(this.glass);
    this.paint();
  }

  private path(info: BodyInfo, body: number, c: number, size: number): Path {
    const group = new THREE.Group();
    const knob = new THREE.Mesh(this.ball, this.knobMaterial);
    knob.scale.setScalar(KNOB * this.bodies.radii[body]);
    group.add(knob);
    this.scene.add(group);
    const curve = new Polyline(group, this.curveMaterial, CURVE_POINTS);
    const trail = new Polyline(group, this.trailMaterial, TRAIL_POINTS);
    for (const part of [curve.line, trail.line, knob]) part.renderOrder = 3;
    return { body, moments: info.moments, c, size, group, curve, trail, knob, turn: new THREE.Quaternion().setFromRotationMatrix(principal(info)) };
  }

  paint(): void {
    this.glassMaterial.color.set(colour("accent"));
    this.curveMaterial.color.set(colour("muted"));
    this.trailMaterial.color.set(colour("spin"));
    this.knobMaterial.color.set(colour("spin"));
  }

  /** Ellipsoids and paths at frame `index` of the record, which shows `frame`. */
  place(frame: Frame, history: History, index: number): void {
    if (!this.glass) return;
    this.glass.visible = this.shown;
    for (const path of this.paths) path.group.visible = this.shown;
    if (!this.shown) return;
    this.local.forEach((local, body) => {
      pose(frame, row(body), x, q);
      this.glass!.setMatrixAt(body, local ? matrix.makeRotationFromQuaternion(q).setPosition(x).multiply(local) : nothing);
    });
    this.glass.instanceMatrix.needsUpdate = true;
    for (const path of this.paths) this.placePath(path, frame, history, index);
  }

  private placePath(path: Path, frame: Frame, history: History, index: number): void {
    const { group, knob, curve, trail } = path;
    pose(frame, row(path.body), group.position, group.quaternion);
    group.quaternion.multiply(path.turn);
    group.visible = piercing(frame, path);
    if (!group.visible) return;
    knob.position.copy(p).multiplyScalar(LIFT);
    curve.set(polhode(path.moments, knob.position.toArray() as Triple, CURVE_POINTS));
    trail.set(this.went(path, history, index));
  }

  /** Where the point has been in the last seconds before frame `index`, on the ellipsoid also between frames. */
  private went(path: Path, history: History, index: number): number[] {
    const points: number[] = [];
    if (!history.frames[index]) return points;
    const from = history.nearest(history.frames[index][At.time] - TRAIL_TIME);
    const stride = Math.max(1, Math.ceil((index - from) / (TRAIL_POINTS / 2)));
    let last: THREE.Vector3 | null = null;
    for (let i = Math.ceil(from / stride) * stride; i < index + stride; i += stride) {
      if (!piercing(history.frames[Math.min(i, index)], path)) continue;
      const next = p.clone();
      const between = last ? Math.min(8, Math.floor(last.distanceTo(next) / (CHORD * path.size))) : 0;
      for (let k = 1; k <= between; k++) {
        onto(p.lerpVectors(last!, next, k / (between + 1)), path);
        points.push(LIFT * p.x, LIFT * p.y, LIFT * p.z);
      }
      points.push(LIFT * next.x, LIFT * next.y, LIFT * next.z);
      last = next;
    }
    return points.slice(-3 * TRAIL_POINTS);
  }

  /** What is drawn on the ellipsoid of a body, in its principal axes: the curve, the trail and their present point. */
  drawn(body: number): { curve: number[]; trail: number[]; point: number[] } | null {
    const path = this.paths.find((one) => one.body === body);
    if (!path?.group.visible) return null;
    return { curve: path.curve.points(), trail: path.trail.points(), point: path.knob.position.toArray() };
  }

  private drop(): void {
    for (const { group, curve, trail } of this.paths) {
      curve.dispose();
      trail.dispose();
      this.scene.remove(group);
    }
    this.paths = [];
    if (!this.glass) return;
    this.scene.remove(this.glass);
    this.glass.dispose();
    this.glass = null;
  }
}

/** The turn from principal axes to body axes. */
function principal(info: BodyInfo): THREE.Matrix4 {
  const r = info.axes;
  return new THREE.Matrix4().set(r[0], r[1], r[2], 0, r[3], r[4], r[5], 0, r[6], r[7], r[8], 0, 0, 0, 0, 1);
}

/** Write c w / sqrt(w . L), in principal axes, into `p`; false for a body that does not turn. */
function piercing(frame: Frame, path: Path): boolean {
  const at = row(path.body);
  p.fromArray(frame, at + Row.w);
  const twice = p.dot(L.fromArray(frame, at + Row.L));
  if (!(twice > 0) || !Number.isFinite(twice)) return false;
  pose(frame, at, x, q);
  p.applyQuaternion(q.multiply(path.turn).conjugate()).multiplyScalar(path.c / Math.sqrt(twice));
  return true;
}

/** Scale a vector in principal axes so that it ends on the ellipsoid. */
function onto(v: THREE.Vector3, { moments, c }: Path): void {
  v.multiplyScalar(c / Math.sqrt(moments[0] * v.x ** 2 + moments[1] * v.y ** 2 + moments[2] * v.z ** 2));
}
