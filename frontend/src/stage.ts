// The room in which bodies are seen: renderer, camera, light, floor grid, views.
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { colour } from "./theme";

const FIELD_OF_VIEW = 40; // degrees
const ROOM = 1.3; // how much larger than the bodies the picture is when it is fitted
const FLING_ROOM = 0.8; // and more than that for a single body, which is there to be flung
const GRID_CELLS = 40;

/** Directions from which the numbered views look; the world's z axis is up. */
const VIEWS: Record<string, [number, number, number]> = {
  "1": [0.75, -1, 0.55],
  "2": [0, -1, 0],
  "3": [1, 0, 0],
  "4": [0, -0.0001, 1], // not exactly along z, where the camera's up would have no meaning
};

export class Stage {
  readonly scene = new THREE.Scene();
  readonly camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 1000);
  readonly renderer: THREE.WebGLRenderer;
  readonly controls: OrbitControls;
  dirty = true;
  radius = 1;
  private air = ROOM;
  private cell = 1;
  private centre = new THREE.Vector3();
  private grid: THREE.GridHelper | null = null;
  private gridShown = true;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: false });
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.addEventListener("change", () => (this.dirty = true));
    const key = new THREE.DirectionalLight(0xffffff, 2.5);
    key.position.set(-0.4, -0.6, 1.2);
    const back = new THREE.DirectionalLight(0xffffff, 0.7);
    back.position.set(0.8, 0.9, 0.2);
    this.scene.add(key, back, new THREE.HemisphereLight(0xffffff, 0x9aa4b6, 1.7));
    new ResizeObserver(() => this.resize()).observe(canvas.parentElement!);
    this.resize();
    this.paint();
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement!;
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.dirty = true;
  }

  /** Take the colours of the style sheet. */
  paint(): void {
    const background = new THREE.Color(colour("scene"));
    this.scene.background = background;
    this.scene.fog = new THREE.Fog(background, this.radius * 6, this.radius * 30);
    this.layGrid();
    this.dirty = true;
  }

  showGrid(on: boolean): void {
    this.gridShown = on;
    if (this.grid) this.grid.visible = on;
    this.dirty = true;
  }

  private layGrid(): void {
    if (this.grid) {
      this.scene.remove(this.grid);
      this.grid.dispose();
    }
    // Cells of 1, 2 or 5 times a power of ten near the size of the scene, so that they can be read as lengths.
    const decade = 10 ** Math.floor(Math.log10(this.radius));
    this.cell = decade * (this.radius / decade >= 5 ? 5 : this.radius / decade >= 2 ? 2 : 1);
    this.grid = new THREE.GridHelper(GRID_CELLS * this.cell, GRID_CELLS, colour("grid-axis"), colour("grid"));
    this.grid.rotation.x = Math.PI / 2;
    this.grid.visible = this.gridShown;
    this.scene.add(this.grid);
  }

  /** Fit the camera and the grid to a sphere around `count` bodies. */
  fit(centre: THREE.Vector3, radius: number, count: number): void {
    this.air = ROOM + FLING_ROOM / Math.sqrt(Math.max(count, 1));
    this.centre.copy(centre);
    this.radius = radius;
    this.camera.near = radius / 200;
    this.camera.far = radius * 400;
    this.controls.minDistance = radius / 4;
    this.controls.maxDistance = radius * 100;
    this.paint();
    this.view("1");
  }

  /** Look at the middle from a numbered direction: 1 oblique, 2 front, 3 side, 4 top. */
  view(name: string, centre: THREE.Vector3 = this.centre): void {
    const direction = VIEWS[name];
    if (!direction) return;
    const half = Math.tan(THREE.MathUtils.degToRad(FIELD_OF_VIEW / 2)) * Math.min(1, this.camera.aspect);
    const distance = (this.radius * this.air) / half;
    this.controls.target.copy(centre);
    this.camera.position.set(...direction).setLength(distance).add(centre);
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.dirty = true;
  }

  /** Move camera and target together. */
  shift(by: THREE.Vector3): void {
    this.camera.position.add(by);
    this.controls.target.add(by);
    this.dirty = true;
  }

  /** Turn about the target, in radians, as a drag on empty space does. */
  orbit(azimuth: number, elevation: number): void {
    const arm = this.camera.position.clone().sub(this.controls.target);
    arm.applyAxisAngle(this.camera.up, azimuth);
    const side = new THREE.Vector3().crossVectors(this.camera.up, arm).normalize();
    const tilted = arm.clone().applyAxisAngle(side, -elevation);
    if (Math.abs(tilted.clone().normalize().dot(this.camera.up)) < 0.995) arm.copy(tilted);
    this.camera.position.copy(this.controls.target).add(arm);
    this.controls.update();
    this.dirty = true;
  }

  /** Place of a world point on the page in CSS pixels, and whether it is inside the picture. */
  project(point: THREE.Vector3): { x: number; y: number; inside: boolean } {
    this.camera.updateMatrixWorld();
    const p = point.clone().project(this.camera);
    const box = this.canvas.getBoundingClientRect();
    const inside = Math.abs(p.x) <= 1 && Math.abs(p.y) <= 1 && Math.abs(p.z) <= 1;
    return { x: box.left + ((p.x + 1) / 2) * box.width, y: box.top + ((1 - p.y) / 2) * box.height, inside };
  }

  render(): void {
    // The grid goes with the camera in whole cells, so that it never ends and yet stands still.
    const snap = (v: number): number => Math.round(v / this.cell) * this.cell;
    const { x, y } = this.controls.target;
    this.grid?.position.set(snap(x), snap(y), this.centre.z - 1.4 * this.radius);
    this.renderer.render(this.scene, this.camera);
    this.dirty = false;
  }
}
