// Points that touch, with the forces there and the cone that friction stays in, and impacts as short flashes.
import * as THREE from "three";
import { Arrows } from "./arrows";
import type { Bodies } from "./bodies";
import { contactBlock, Hit, Mode, PER_GROUND, PER_IMPACT, PER_POINT, Touch, type ContactInfo, type Frame } from "./protocol";
import { colour } from "./theme";

const MARK = 0.042; // radius of a mark, in radii of a usual body
const SMALLEST_MARK = 0.011; // and at least, in radii of the scene
const ARROW = 0.5; // thickness of arrows, relative to those of total forces
const CONE = 1.12; // height of the cone, in lengths of the normal force
const WIDEST = 1.5; // of a cone, in lengths of the largest arrow
const RING = 1.1; // radius of the largest ring, in radii of a usual body
const SMALLEST = 0.02; // share of the largest impulse below which an impact is not shown
const BEGIN = 0.25; // of its size with which a ring begins to grow
const Z = new THREE.Vector3(0, 0, 1);

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

const ball = new THREE.SphereGeometry(1, 20, 14);
const diamond = new THREE.OctahedronGeometry(1.35); // larger, because it is thinner
const cone = new THREE.ConeGeometry(1, 1, 40, 1, true).rotateX(-Math.PI / 2).translate(0, 0, 0.5); // from its tip at the origin along z
const ring = new THREE.RingGeometry(0.82, 1, 56);

const matrix = new THREE.Matrix4();
const nothing = new THREE.Matrix4().makeScale(0, 0, 0);
const turn = new THREE.Quaternion();
const still = new THREE.Quaternion();
const scale = new THREE.Vector3();
const x = new THREE.Vector3();
const n = new THREE.Vector3();
const force = new THREE.Vector3();
const along = new THREE.Vector3();

interface Parts {
  marks: Record<"rolling" | "sliding", THREE.InstancedMesh>;
  normal: Arrows;
  total: Arrows;
  friction: Record<"rolling" | "sliding", Arrows>;
  cones: THREE.InstancedMesh;
  rings: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>[];
}

export class Contacts {
  shown = true;
  flashes = true;
  private info: ContactInfo | null = null;
  private parts: Parts | null = null;
  private usual = 1; // m, radius of a usual body
  private hardest = 0; // N s, the largest impulse of the scene so far
  private drawn = { rolling: 0, sliding: 0, impacts: 0 };
  private readonly rolling = overlay(1);
  private readonly sliding = overlay(1);
  private readonly glass = overlay(0.16);
  private readonly tints = { rolling: new THREE.Color(), sliding: new THREE.Color() };

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {}

  /** How many of each are on the picture, for tests. */
  get told(): { rolling: number; sliding: number; impacts: number } {
    return { ...this.drawn };
  }

  build(info: ContactInfo | null): void {
    this.drop();
    this.info = info;
    this.hardest = 0;
    this.drawn = { rolling: 0, sliding: 0, impacts: 0 };
    const radii = [...this.bodies.radii].sort((a, b) => a - b);
    this.usual = radii[radii.length >> 1] || 1;
    if (!info?.points) return;
    const many = (shape: THREE.BufferGeometry, material: THREE.Material, order: number): THREE.InstancedMesh => {
      const made = new THREE.InstancedMesh(shape, material, info.points);
      made.frustumCulled = false;
      made.renderOrder = order;
      this.scene.add(made);
      return made;
    };
    const arrows = (): Arrows => new Arrows(this.scene, info.points, true);
    this.parts = {
      marks: { rolling: many(ball, this.rolling, 5), sliding: many(diamond, this.sliding, 5) },
      normal: arrows(),
      total: arrows(),
      friction: { rolling: arrows(), sliding: arrows() },
      cones: many(cone, this.glass, 3),
      rings: Array.from({ length: info.impacts }, () => {
        const made = new THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>(ring, overlay(1));
        made.material.side = THREE.DoubleSide;
        made.renderOrder = 4;
        made.visible = false;
        this.scene.add(made);
        return made;
      }),
    };
    this.paint();
  }

  private drop(): void {
    if (!this.parts) return;
    const { marks, cones, normal, total, friction, rings } = this.parts;
    for (const part of [marks.rolling, marks.sliding, cones]) {
      this.scene.remove(part);
      part.dispose();
    }
    for (const set of [normal, total, friction.rolling, friction.sliding]) set.dispose();
    for (const one of rings) {
      this.scene.remove(one);
      one.material.dispose();
    }
    this.parts = null;
  }

  paint(): void {
    this.rolling.color.set(colour("rolling"));
    this.sliding.color.set(colour("sliding"));
    this.glass.side = THREE.DoubleSide;
    this.tints.rolling.set(colour("rolling"));
    this.tints.sliding.set(colour("sliding"));
    if (!this.parts) return;
    this.parts.normal.colour = colour("normal");
    this.parts.total.colour = colour("text");
    this.parts.friction.rolling.colour = colour("rolling");
    this.parts.friction.sliding.colour = colour("sliding");
    for (const { material } of this.parts.rings) material.color.set(colour("impact"));
  }

  /** Contact of a frame; arrows as long as other forces: `perNewton` metres each, the largest `longest`. */
  place(frame: Frame, perNewton: number, longest: number, radius: number): void {
    if (!this.parts || !this.info) return;
    const { marks, normal, total, friction, cones } = this.parts;
    const block = contactBlock(frame, this.bodies.infos.length);
    const on = this.shown && block >= 0;
    for (const part of [marks.rolling, marks.sliding, cones, normal, total, friction.rolling, friction.sliding]) part.visible = on;
    this.drawn = { rolling: 0, sliding: 0, impacts: 0 };
    if (block < 0) return;
    const first = block + PER_GROUND * this.info.moving;
    if (on) {
      const size = Math.max(MARK * this.usual, SMALLEST_MARK * radius);
      for (let k = 0; k < this.info.points; k++) this.point(frame, first + PER_POINT * k, k, perNewton, longest, size);
      for (const part of [marks.rolling, marks.sliding, cones]) part.instanceMatrix.needsUpdate = true;
      if (cones.instanceColor) cones.instanceColor.needsUpdate = true;
    }
    this.flash(frame, first + PER_POINT * this.info.points);
  }

  private point(frame: Frame, at: number, k: number, perNewton: number, longest: number, size: number): void {
    const { marks, normal, total, friction, cones } = this.parts!;
    const mode = frame[at + Touch.mode];
    const name = mode === Mode.rolling ? "rolling" : "sliding";
    const other = mode === Mode.rolling ? "sliding" : "rolling";
    const thick = ARROW * longest;
    marks[other].setMatrixAt(k, nothing);
    friction[other].set(k, x, along.set(0, 0, 0), thick);
    if (mode === Mode.open) {
      marks[name].setMatrixAt(k, nothing);
      cones.setMatrixAt(k, nothing);
      for (const set of [normal, total, friction[name]]) set.set(k, x, along.set(0, 0, 0), thick);
      return;
    }
    this.drawn[name] += 1;
    x.fromArray(frame, at + Touch.x);
    n.fromArray(frame, at + Touch.normal);
    force.fromArray(frame, at + Touch.force).multiplyScalar(perNewton);
    marks[name].setMatrixAt(k, matrix.compose(x, still, scale.setScalar(size)));
    const press = force.dot(n);
    const mu = frame[at + Touch.friction];
    total.set(k, x, mu > 0 ? force : along.set(0, 0, 0), thick);
    normal.set(k, x, along.copy(n).multiplyScalar(press), thick);
    friction[name].set(k, x, along.negate().add(force), thick);
    const height = Math.min(CONE * press, mu > 0 ? (WIDEST * longest) / mu : 0);
    turn.setFromUnitVectors(Z, n);
    cones.setColorAt(k, this.tints[name]);
    cones.setMatrixAt(k, height > 0 && mu > 0 ? matrix.compose(x, turn, scale.set(mu * height, mu * height, height)) : nothing);
  }

  private flash(frame: Frame, first: number): void {
    const { flash } = this.info!;
    this.parts!.rings.forEach((one, k) => {
      const at = first + PER_IMPACT * k;
      const impulse = frame[at + Hit.impulse];
      this.hardest = Math.max(this.hardest, Number.isFinite(impulse) ? impulse : 0);
      const share = this.hardest > 0 ? impulse / this.hardest : 0;
      const part = frame[at + Hit.age] / flash;
      one.visible = this.flashes && share > SMALLEST && part < 1;
      if (!one.visible) return;
      this.drawn.impacts += 1;
      const grown = calm.matches ? 0.7 : BEGIN + (1 - BEGIN) * (1 - (1 - part) ** 2);
      one.position.fromArray(frame, at + Hit.x);
      one.quaternion.setFromUnitVectors(Z, n.fromArray(frame, at + Hit.normal));
      one.scale.setScalar(RING * this.usual * Math.sqrt(share) * grown);
      one.material.opacity = calm.matches ? 0.6 : 1 - part ** 2;
    });
  }
}

/** Drawn over everything: a point that touches is always between two surfaces. */
function overlay(opacity: number): THREE.MeshBasicMaterial {
  return new THREE.MeshBasicMaterial({ transparent: true, opacity, depthTest: false, depthWrite: false });
}
