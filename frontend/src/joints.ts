// Joints as what they are: a ball, a pin with its collar, a rail with its carriage, a cross, a block, a rod, a line, a plane.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import type { Frame, JointInfo, Triple } from "./protocol";
import { colour } from "./theme";

const MOST_JOINTS = 400;
const SIZE = 0.26; // of a mark, in radii of the smaller body it holds
const GUIDE = 1.6; // half length of a line or plane, in radii
const THIN = 0.14; // of a bar, in marks
const OUTSIDE = 1.15; // radii of a body beyond which a joint is outside of it
const STALK = 0.012; // thickness of a rod to a joint outside, in its lengths
const GUIDES = ["pointonline", "pointonplane", "slider"];
const Z = new THREE.Vector3(0, 0, 1);

const cylinder = new THREE.CylinderGeometry(1, 1, 2, 24).rotateX(Math.PI / 2); // along z, from -1 to 1
const sphere = new THREE.SphereGeometry(1, 24, 16);
const box = new THREE.BoxGeometry(2, 2, 2);
const plane = new THREE.PlaneGeometry(2, 2);

/** Parts of a mark in units of its size, its axis along z: shape, half widths, what of, and how far along the axis. */
type Part = [shape: THREE.BufferGeometry, scale: Triple, of: "bright" | "dark" | "motor", along?: number];
const MARKS: Record<string, Part[]> = {
  ball: [[sphere, [0.6, 0.6, 0.6], "bright"]],
  hinge: [
    [cylinder, [0.24, 0.24, 1.2], "bright"],
    [cylinder, [0.5, 0.5, 0.5], "dark"],
    [cylinder, [0.38, 0.38, 0.1], "bright", 1.15],
    [cylinder, [0.38, 0.38, 0.1], "bright", -1.15],
  ],
  slider: [
    [cylinder, [0.13, 0.13, 5.6], "bright"],
    [box, [0.42, 0.42, 0.55], "dark"],
    [cylinder, [0.26, 0.26, 0.14], "dark", 5.6],
    [cylinder, [0.26, 0.26, 0.14], "dark", -5.6],
  ],
  universal: [[cylinder, [0.2, 0.2, 1], "bright"], [box, [0.32, 0.32, 0.32], "dark"], [box, [1, 0.17, 0.17], "bright"]],
  weld: [[box, [0.46, 0.46, 0.46], "dark"]],
  beam: [[sphere, [0.3, 0.3, 0.3], "bright"]],
  pointonline: [[sphere, [0.42, 0.42, 0.42], "bright"]],
  pointonplane: [[sphere, [0.42, 0.42, 0.42], "bright"]],
};
MARKS.anchor = MARKS.ball;

/** The housing of what drives a hinge, beside its collar, and of a slider, at the end of its rail. */
const MOTORS: Record<string, Part[]> = {
  hinge: [[cylinder, [0.85, 0.85, 0.62], "motor", 1.35], [cylinder, [0.94, 0.94, 0.08], "dark", 1.1], [cylinder, [0.94, 0.94, 0.08], "dark", 1.6]],
  slider: [[box, [0.62, 0.62, 0.6], "motor", 6]],
};

interface Mark {
  info: JointInfo;
  size: number;
  group: THREE.Group; // at the joint
  guide: THREE.Mesh | null; // the line or plane on which its point stays
  far: THREE.Mesh | null; // the other end of a beam
  bar: THREE.Mesh | null; // between both ends
  stalks: { stalk: THREE.Mesh; body: number; at: Triple }[]; // from bodies to a joint that is far from them
}

export class Joints {
  shown = true;
  private marks: Mark[] = [];
  private readonly solid = {
    bright: new THREE.MeshStandardMaterial({ metalness: 0.9, roughness: 0.28 }),
    dark: new THREE.MeshStandardMaterial({ metalness: 0.6, roughness: 0.5 }),
    motor: new THREE.MeshStandardMaterial({ metalness: 0.15, roughness: 0.5 }),
  };
  private readonly sheer = new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.22, side: THREE.DoubleSide, depthWrite: false });

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {}

  get count(): number {
    return this.marks.length;
  }

  build(joints: JointInfo[]): void {
    for (const mark of this.marks) this.scene.remove(...parts(mark));
    this.marks = joints.slice(0, MOST_JOINTS).map((info) => this.mark(info));
    for (const mark of this.marks) this.scene.add(...parts(mark));
    this.paint();
  }

  private mark(info: JointInfo): Mark {
    const radii = [info.a, info.b].filter((body) => body >= 0).map((body) => this.bodies.radii[body]);
    const radius = Math.min(...radii);
    const size = SIZE * radius;
    const group = new THREE.Group();
    for (const [shape, scale, of, along] of [...(MARKS[info.type] ?? MARKS.ball), ...((info.motor && MOTORS[info.type]) || [])]) {
      const part = new THREE.Mesh(shape, this.solid[of]);
      part.scale.set(...scale).multiplyScalar(size);
      part.position.z = (along ?? 0) * size;
      group.add(part);
    }
    const mark: Mark = { info, size, group, guide: null, far: null, bar: null, stalks: this.stalks(info) };
    if (info.type === "pointonline") {
      mark.guide = new THREE.Mesh(cylinder, this.solid.bright);
      mark.guide.scale.set(THIN * size, THIN * size, GUIDE * radius);
    } else if (info.type === "pointonplane") {
      mark.guide = new THREE.Mesh(plane, this.sheer);
      mark.guide.scale.setScalar(GUIDE * radius);
    } else if (info.type === "beam") {
      mark.far = group.children[0].clone() as THREE.Mesh;
      mark.bar = new THREE.Mesh(cylinder, this.solid.bright);
    }
    for (const part of parts(mark)) part.traverse((one) => (one.castShadow = one.receiveShadow = part !== mark.guide || info.type !== "pointonplane"));
    return mark;
  }

  /** Thin rods where a joint is outside of the body that it holds, or one would not see what holds it. */
  private stalks(info: JointInfo): Mark["stalks"] {
    if (GUIDES.includes(info.type)) return [];
    const ends: [number, Triple][] = [[info.a, info.at], [info.b, info.to]];
    return ends
      .filter(([body, at]) => body >= 0 && new THREE.Vector3(...at).length() > OUTSIDE * this.bodies.radii[body])
      .map(([body, at]) => {
        const stalk = new THREE.Mesh(cylinder, this.solid.bright);
        const length = new THREE.Vector3(...at).length();
        const thick = Math.min(STALK * length, 0.12 * this.bodies.radii[body]);
        stalk.scale.set(thick, thick, length / 2);
        return { stalk, body, at };
      });
  }

  paint(): void {
    this.solid.bright.color.set(colour("joint"));
    this.solid.dark.color.set(colour("joint-dark"));
    this.solid.motor.color.set(colour("motor"));
    this.sheer.color.set(colour("joint"));
  }

  place(frame: Frame): void {
    for (const mark of this.marks) {
      for (const part of parts(mark)) part.visible = this.shown;
      if (!this.shown) continue;
      const { info, size, group, guide, far, bar, stalks } = mark;
      for (const { stalk, body, at } of stalks) {
        stalk.position.copy(this.point(body, [at[0] / 2, at[1] / 2, at[2] / 2], frame));
        stalk.quaternion.setFromUnitVectors(Z, this.direction(body, at, frame));
      }
      const [here, there] = [this.point(info.a, info.at, frame), this.point(info.b, info.to, frame)];
      group.position.copy(here);
      if (guide) {
        // A guide stays with the other end, and so does its direction.
        guide.position.copy(there);
        if (info.axis) guide.quaternion.setFromUnitVectors(Z, this.direction(info.b, info.axis, frame));
      } else if (info.axis) group.quaternion.setFromUnitVectors(Z, this.direction(info.a, info.axis, frame));
      if (!far || !bar) continue;
      far.position.copy(there);
      const along = there.sub(here);
      const length = along.length();
      bar.position.copy(here).addScaledVector(along, 0.5);
      bar.scale.set(THIN * size, THIN * size, length / 2);
      if (length > 0) bar.quaternion.setFromUnitVectors(Z, along.divideScalar(length));
    }
  }

  private point(body: number, at: Triple, frame: Frame): THREE.Vector3 {
    const point = new THREE.Vector3(...at);
    return body < 0 ? point : this.bodies.toWorld(body, point, frame);
  }

  private direction(body: number, axis: Triple, frame: Frame): THREE.Vector3 {
    return this.point(body, axis, frame).sub(this.point(body, [0, 0, 0], frame)).normalize();
  }
}

const parts = ({ group, guide, far, bar, stalks }: Mark): THREE.Object3D[] =>
  [group, guide, far, bar, ...stalks.map(({ stalk }) => stalk)].filter((part) => part !== null);
