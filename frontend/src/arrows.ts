// Many arrows of one colour, as instances of a shaft and a head.
import * as THREE from "three";

const HEAD_LENGTH = 0.18; // of the arrow's reference size
const HEAD_WIDTH = 0.055;
const SHAFT_WIDTH = 0.018;
const Z = new THREE.Vector3(0, 0, 1);

const shaftShape = new THREE.CylinderGeometry(1, 1, 1, 10).rotateX(Math.PI / 2).translate(0, 0, 0.5);
const headShape = new THREE.ConeGeometry(1, 1, 14).rotateX(Math.PI / 2).translate(0, 0, 0.5);
const matrix = new THREE.Matrix4();
const turn = new THREE.Quaternion();
const unit = new THREE.Vector3();
const scale = new THREE.Vector3();
const base = new THREE.Vector3();

export class Arrows {
  private readonly material = new THREE.MeshBasicMaterial();
  private shafts: THREE.InstancedMesh;
  private heads: THREE.InstancedMesh;

  /** With `above`, bodies do not hide them. */
  constructor(private readonly scene: THREE.Scene, count: number, above = false) {
    this.material.depthTest = !above;
    this.material.transparent = above; // drawn after all that is not
    this.shafts = new THREE.InstancedMesh(shaftShape, this.material, count);
    this.heads = new THREE.InstancedMesh(headShape, this.material, count);
    for (const part of [this.shafts, this.heads]) {
      part.frustumCulled = false;
      part.visible = false;
      part.renderOrder = above ? 4 : 0;
      scene.add(part);
    }
  }

  set colour(value: string) {
    this.material.color.set(value);
  }

  set visible(on: boolean) {
    this.shafts.visible = on;
    this.heads.visible = on;
  }

  /** Arrow `i` from `origin` along `vector`; `size` sets its thickness. Vectors of no length are not drawn. */
  set(i: number, origin: THREE.Vector3, vector: THREE.Vector3, size: number): void {
    const length = vector.length();
    if (!(length > 0.02 * size) || !Number.isFinite(length)) {
      matrix.makeScale(0, 0, 0);
      this.shafts.setMatrixAt(i, matrix);
      this.heads.setMatrixAt(i, matrix);
    } else {
      turn.setFromUnitVectors(Z, unit.copy(vector).divideScalar(length));
      const head = Math.min(HEAD_LENGTH * size, 0.5 * length);
      scale.set(SHAFT_WIDTH * size, SHAFT_WIDTH * size, length - head);
      this.shafts.setMatrixAt(i, matrix.compose(origin, turn, scale));
      base.copy(origin).addScaledVector(unit, length - head);
      scale.set(HEAD_WIDTH * size, HEAD_WIDTH * size, head);
      this.heads.setMatrixAt(i, matrix.compose(base, turn, scale));
    }
    this.shafts.instanceMatrix.needsUpdate = true;
    this.heads.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.scene.remove(this.shafts, this.heads);
    this.shafts.dispose();
    this.heads.dispose();
    this.material.dispose();
  }
}
