// Joints as small marks that say what they allow: a ball, a pin, a rail, a cross, a block, a bar, a line, a plane.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import type { Frame, JointInfo, Triple } from "./protocol";
import { colour } from "./theme";

const MOST_JOINTS = 400;
const SIZE = 0.26; // of a mark, in radii of the smaller body it holds
const GUIDE = 1.6; // half length of a line or plane, in radii
const THIN = 0.12; // of a bar, in marks
const Z = new THREE.Vector3(0, 0, 1);

const cylinder = new THREE.CylinderGeometry(1, 1, 2, 24).rotateX(Math.PI / 2); // along z, from -1 to 1
const sphere = new THREE.SphereGeometry(1, 24, 16);
const box = new THREE.BoxGeometry(2, 2, 2);
const plane = new THREE.PlaneGeometry(2, 2);

/** Parts of a mark in units of its size, its axis along z: shape and half widths. */
type Part = [shape: THREE.BufferGeometry, scale: Triple];
const MARKS: Record<string, Part[]> = {
  ball: [[sphere, [0.62, 0.62, 0.62]]],
  hinge: [[cylinder, [0.34, 0.34, 1.1]], [cylinder, [0.55, 0.55, 0.3]]],
  slider: [[box, [0.12, 0.12, 2.6]], [box, [0.42, 0.42, 0.5]]],
  universal: [[cylinder, [0.2, 0.2, 1]], [box, [0.3, 0.3, 0.3]], [box, [1, 0.2, 0.2]]],
  weld: [[box, [0.5, 0.5, 0.5]]],
  beam: [[sphere, [0.3, 0.3, 0.3]]],
  pointonline: [[sphere, [0.45, 0.45, 0.45]]],
  pointonplane: [[sphere, [0.45, 0.45, 0.45]]],
};
MARKS.anchor = MARKS.ball;

interface Mark {
  info: JointInfo;
  size: number;
  group: THREE.Group; // at the joint
  guide: THREE.Mesh | null; // the line or plane on which its point stays
  far: THREE.Mesh | null; // the other end of a beam
  bar: THREE.Mesh | null; // between both ends
}

export class Joints {
  shown = true;
  private marks: Mark[] = [];
  private readonly solid = new THREE.MeshLambertMaterial();
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
    for (const [shape, scale] of MARKS[info.type] ?? MARKS.ball) {
      const part = new THREE.Mesh(shape, this.solid);
      part.scale.set(...scale).multiplyScalar(size);
      group.add(part);
    }
    const mark: Mark = { info, size, group, guide: null, far: null, bar: null };
    if (info.type === "pointonline") {
      mark.guide = new THREE.Mesh(cylinder, this.solid);
      mark.guide.scale.set(THIN * size, THIN * size, GUIDE * radius);
    } else if (info.type === "pointonplane") {
      mark.guide = new THREE.Mesh(plane, this.sheer);
      mark.guide.scale.setScalar(GUIDE * radius);
    } else if (info.type === "beam") {
      mark.far = group.children[0].clone() as THREE.Mesh;
      mark.bar = new THREE.Mesh(cylinder, this.solid);
    }
    return mark;
  }

  paint(): void {
    this.solid.color.set(colour("joint"));
    this.sheer.color.set(colour("joint"));
  }

  place(frame: Frame): void {
    for (const mark of this.marks) {
      for (const part of parts(mark)) part.visible = this.shown;
      if (!this.shown) continue;
      const { info, size, group, guide, far, bar } = mark;
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

const parts = ({ group, guide, far, bar }: Mark): THREE.Object3D[] => [group, guide, far, bar].filter((part) => part !== null);
