// Floors are darker under what is close to them: a picture of the bodies from below, the darker the closer.
import * as THREE from "three";
import { BODIES } from "./bodies";
import type { Sheet } from "./sheet";
import type { Stage } from "./stage";

const PIXELS = 256;
const ROOM = 1.6; // width of the picture, in diameters of what is lit
const HEIGHT = 0.22; // above which nothing darkens the floor, in radii of what is lit
const DARK = 0.5;

export class Close {
  private readonly camera = new THREE.OrthographicCamera();
  private readonly target = new THREE.WebGLRenderTarget(PIXELS, PIXELS, { generateMipmaps: true, minFilter: THREE.LinearMipmapLinearFilter });
  private readonly shade = new THREE.ShaderMaterial({
    vertexShader: "void main() {\n#include <begin_vertex>\n#include <project_vertex>\n}",
    fragmentShader: "void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, (1.0 - gl_FragCoord.z) * (1.0 - gl_FragCoord.z)); }",
    blending: THREE.NoBlending,
    side: THREE.DoubleSide,
  });
  private readonly middle = new THREE.Vector3();
  private readonly clear = new THREE.Color();

  constructor(private readonly stage: Stage) {
    this.camera.layers.set(BODIES);
  }

  /** Darken the floor in `group`, whose `sheet` goes with the camera. */
  draw(group: THREE.Group, sheet: Sheet): void {
    const { scene, renderer, lit, radius } = this.stage;
    const size = Math.min(lit.radius, 8 * radius);
    const width = 2 * ROOM * size;
    const height = HEIGHT * Math.min(size, radius);
    const middle = group.worldToLocal(this.middle.copy(lit.center)).setZ(0);
    if (!Number.isFinite(middle.x + middle.y)) return;
    const { uniforms } = sheet.fine.material;
    uniforms.close.value = this.target.texture;
    // Cameras look along their -z: turned about x it looks up, with y mirrored, and so is the picture.
    uniforms.closeAt.value.set(middle.x - sheet.group.position.x, middle.y - sheet.group.position.y, 1 / width, DARK);
    const { camera } = this;
    camera.left = -width / 2;
    camera.right = width / 2;
    camera.top = -width / 2;
    camera.bottom = width / 2;
    camera.near = 0;
    camera.far = height;
    camera.position.copy(group.localToWorld(middle));
    camera.quaternion.copy(group.quaternion).multiply(UP);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    renderer.getClearColor(this.clear);
    const [alpha, background, fog, auto] = [renderer.getClearAlpha(), scene.background, scene.fog, renderer.shadowMap.autoUpdate];
    scene.background = scene.fog = null;
    scene.overrideMaterial = this.shade;
    renderer.shadowMap.autoUpdate = false;
    renderer.setClearColor(0x000000, 0);
    renderer.setRenderTarget(this.target);
    renderer.render(scene, camera);
    renderer.setRenderTarget(null);
    renderer.setClearColor(this.clear, alpha);
    renderer.shadowMap.autoUpdate = auto;
    scene.overrideMaterial = null;
    scene.background = background;
    scene.fog = fog;
  }
}

const UP = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(1, 0, 0), Math.PI);
