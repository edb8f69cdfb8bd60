// Thrusters: a nozzle on the body, and a flame as long as its throttle is open.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import { At, type Frame, type ThrusterInfo, type Triple } from "./protocol";
import { colour } from "./theme";

const MOST = 100;
const SIZE = 0.28; // length of a nozzle, in radii of its body
const FLAME = 3; // length of a flame at full throttle, in nozzles
const Z = new THREE.Vector3(0, 0, 1);

// Both open along z, away from where they push.
const nozzle = new THREE.CylinderGeometry(0.5, 0.2, 1, 28, 1, true).rotateX(Math.PI / 2).translate(0, 0, 0.5);
const flame = new THREE.ConeGeometry(0.42, 1, 24, 1, true).rotateX(Math.PI / 2).translate(0, 0, 0.5);

export class Thrusters {
  shown = true;
  private parts: { info: ThrusterInfo; group: THREE.Group; fire: THREE.Mesh }[] = [];
  private readonly metal = new THREE.MeshStandardMaterial({ metalness: 0.9, roughness: 0.35, side: THREE.DoubleSide });
  private readonly fire = new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.55, depthWrite: false, toneMapped: false });

  constructor(private readonly scene: THREE.Scene, private readonly bodies: Bodies) {}

  build(infos: ThrusterInfo[]): void {
    for (const { group } of this.parts) this.scene.remove(group);
    this.parts = infos.slice(0, MOST).map((info) => {
      const group = new THREE.Group();
      const cup = new THREE.Mesh(nozzle, this.metal);
      cup.castShadow = true;
      const fire = new THREE.Mesh(flame, this.fire);
      fire.position.z = 0.9;
      group.add(cup, fire);
      group.scale.setScalar(SIZE * this.bodies.radii[info.body]);
      this.scene.add(group);
      return { info, group, fire };
    });
    this.paint();
  }

  paint(): void {
    this.metal.color.set(colour("joint"));
    this.fire.color.set(colour("flame"));
  }

  /** How many burn in the picture, for tests. */
  get burning(): number {
    return this.parts.filter(({ group, fire }) => group.visible && fire.visible).length;
  }

  place(frame: Frame): void {
    for (const { info, group, fire } of this.parts) {
      group.visible = this.shown;
      const at = this.bodies.toWorld(info.body, new THREE.Vector3(...info.at), frame);
      const push = this.bodies.toWorld(info.body, new THREE.Vector3(...sum(info.at, info.direction)), frame).sub(at);
      group.position.copy(at);
      group.quaternion.setFromUnitVectors(Z, push.negate().normalize());
      const open = throttle(info, frame[At.time]);
      fire.visible = open > 0;
      // Flames flicker with the time of the scene, so that the same frame is always the same picture.
      fire.scale.set(1, 1, FLAME * open * (0.93 + 0.07 * Math.sin(61 * frame[At.time])));
    }
  }
}

const sum = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** How far open a thruster is at a time, from 0 to 1. */
function throttle({ burns }: ThrusterInfo, time: number): number {
  if (!burns) return 1;
  return burns.find(([on, off]) => on <= time && (off === null || time < off))?.[2] ?? 0;
}
