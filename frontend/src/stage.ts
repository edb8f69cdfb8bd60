// The room in which bodies are seen: renderer, camera, light, floor grid, views.
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { Light } from "./light";
import { isSoftware, Quality } from "./quality";
import { COARSE, Sheet } from "./sheet";
import { colour, isDark } from "./theme";

const FIELD_OF_VIEW = 40; // degrees
const LARGEST_PICTURE = 8192; // pixels along a side
const ROOM = 1.3; // how much larger than the bodies the picture is when it is fitted
const FLING_ROOM = 0.8; // and more than that for a single body, which is there to be flung
const NARROW = 1.33; // a picture narrower than 1 : this is fitted by its width
const INSIDE = 0.75; // of half the picture, for what has to be seen
const STEPS_BACK = 12;
const GRID_CELLS = 40;
const FLOOR = 1.4; // radii below the middle
const Z = new THREE.Vector3(0, 0, 1);

/** What the first picture shows. */
export interface Fit {
  centre: THREE.Vector3;
  radius: number; // of a ball around all of it
  count: number; // bodies
  up: THREE.Vector3;
  from: THREE.Vector3 | null; // where the camera stands, if the scene says so
  fieldOfView: number | null; // rad
}

/** Directions from which the numbered views look, with z up. */
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
  readonly quality: Quality;
  /** Bodies and shapes, which cast the shadows. */
  readonly lit = new THREE.Sphere(new THREE.Vector3(), 1);
  /** Drawn before the picture, into a picture of its own. */
  before: (() => void) | null = null;
  /** Floors of the scene. */
  sheets: Sheet[] = [];
  private readonly light: Light;
  private readonly plane = new THREE.Plane();
  private readonly along = new THREE.Vector3();
  private readonly place = new THREE.Vector3();
  controls: OrbitControls;
  dirty = true;
  radius = 1;
  private distance = 1;
  private first = new THREE.Vector3(...VIEWS["1"]); // direction of the first view
  cell = 1; // m, of the grid
  extent = 1; // m, of grid and floors to each side
  private centre = new THREE.Vector3();
  private readonly upright = new THREE.Quaternion(); // from z to what is up here
  private grid: Sheet | null = null;
  private gridShown = true;
  private grounded = false; // the scene has floors of its own, which give a sense of scale too
  private fitted = false; // before there is something to see there is no floor either

  constructor(readonly canvas: HTMLCanvasElement) {
    const software = isSoftware();
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: !software, preserveDrawingBuffer: false });
    this.renderer.toneMapping = THREE.NeutralToneMapping;
    this.quality = new Quality(software, () => this.adjust());
    this.camera.up.set(0, 0, 1);
    this.controls = this.control();
    this.light = new Light(this.scene, this.renderer);
    new ResizeObserver(() => this.resize()).observe(canvas.parentElement!);
    this.resize();
    this.adjust();
    this.paint();
  }

  /** Draw as finely as the quality says. */
  private adjust(): void {
    const { pixels, shadows, fine } = this.quality.effort;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, pixels));
    this.light.adjust(this.upright, this.camera.up, shadows, fine);
    for (const sheet of [this.grid, ...this.sheets]) sheet?.adjust(fine);
    this.dirty = true;
  }

  /** Step back until a point is in the picture. */
  include(point: THREE.Vector3): void {
    const seen = new THREE.Vector3();
    for (let tries = 0; tries < STEPS_BACK; tries++) {
      this.camera.updateMatrixWorld();
      seen.copy(point).project(this.camera);
      if (seen.z < 1 && Math.max(Math.abs(seen.x), Math.abs(seen.y)) < INSIDE) break;
      const aside = seen.copy(point).sub(this.controls.target).multiplyScalar(0.3);
      this.controls.target.add(aside);
      this.camera.position.add(aside).sub(this.controls.target).multiplyScalar(1.2).add(this.controls.target);
      this.camera.lookAt(this.controls.target);
    }
    this.controls.update();
    this.dirty = true;
  }

  private control(): OrbitControls {
    const controls = new OrbitControls(this.camera, this.canvas);
    controls.addEventListener("change", () => (this.dirty = true));
    return controls;
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement!;
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.dirty = true;
    if (this.fitted) this.render(); // a canvas that changes its size is empty until it is drawn
  }

  /** Take the colours of the style sheet. */
  paint(): void {
    const background = new THREE.Color(colour("scene"));
    this.scene.background = background;
    this.scene.fog = new THREE.Fog(background, this.distance + this.radius * 3, this.distance + this.radius * 26);
    this.light.paint(isDark(), background);
    this.layGrid();
    this.dirty = true;
  }

  showGrid(on: boolean): void {
    this.gridShown = on;
    if (this.grid) {
      this.grid.group.visible = this.fitted && !this.grounded;
      this.grid.lines = on;
    }
    this.dirty = true;
  }

  /** Whether the scene has floors of its own. */
  set floored(on: boolean) {
    this.grounded = on;
    this.showGrid(this.gridShown);
  }

  private layGrid(): void {
    // Cells of 1, 2 or 5 times a power of ten near the size of the scene, so that they can be read as lengths.
    const decade = 10 ** Math.floor(Math.log10(this.radius));
    this.cell = decade * (this.radius / decade >= 5 ? 5 : this.radius / decade >= 2 ? 2 : 1);
    this.extent = 0.5 * GRID_CELLS * this.cell;
    if (this.grid) this.scene.remove(this.grid.group);
    this.grid?.dispose();
    this.grid = new Sheet(0, this.cell, this.extent);
    this.grid.group.quaternion.copy(this.upright);
    this.grid.paint({ base: colour("scene"), line: colour("grid"), axis: colour("grid-axis") }, isDark());
    this.grid.adjust(this.quality.effort.fine);
    this.scene.add(this.grid.group);
    this.showGrid(this.gridShown);
  }

  /** Fit camera, clipping, fog and grid to what there is to see. */
  fit({ centre, radius, count, up, from, fieldOfView }: Fit): void {
    if (up.distanceTo(this.camera.up) > 1e-9) {
      // These controls take the direction that is up once and for all.
      this.controls.dispose();
      this.camera.up.copy(up);
      this.upright.setFromUnitVectors(Z, up);
      this.controls = this.control();
    }
    this.camera.fov = fieldOfView === null ? FIELD_OF_VIEW : THREE.MathUtils.radToDeg(fieldOfView);
    const half = Math.tan(THREE.MathUtils.degToRad(this.camera.fov / 2));
    const narrow = Math.min(1, NARROW * this.camera.aspect);
    const air = ROOM + FLING_ROOM / Math.sqrt(Math.max(count, 1));
    this.first.set(...VIEWS["1"]).applyQuaternion(this.upright);
    this.distance = (radius * air) / (half * narrow);
    if (from && from.distanceTo(centre) > 0) {
      this.first.copy(from).sub(centre);
      this.distance = this.first.length() / narrow;
    }
    this.centre.copy(centre);
    // A scene that looks from afar is as large as what it shows.
    this.radius = Math.max(radius, (this.distance * half * narrow) / air);
    this.camera.near = radius / 200;
    this.camera.far = this.radius * 400;
    this.controls.minDistance = radius / 4;
    this.controls.maxDistance = this.radius * 100;
    this.fitted = true;
    this.adjust();
    this.paint();
    this.view("1");
  }

  /** Look at the middle from a numbered direction: 1 the scene's own or oblique, 2 front, 3 side, 4 top. */
  view(name: string, centre: THREE.Vector3 = this.centre): void {
    const direction = name === "1" ? this.first : VIEWS[name] && new THREE.Vector3(...VIEWS[name]).applyQuaternion(this.upright);
    if (!direction) return;
    this.controls.target.copy(centre);
    this.camera.position.copy(direction).setLength(this.distance).add(centre);
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

  /** Where the floor lies: below the scene, or, where one falls or climbs further, in whole storeys below or above. */
  floor(): THREE.Vector3 {
    const storey = 2 * FLOOR * this.radius;
    const way = this.controls.target.clone().sub(this.centre);
    const height = way.dot(this.camera.up);
    // The next one comes before the last is touched.
    const storeys = Math.floor(height / storey + (height < 0 ? 0.25 : 0));
    // The grid goes with the camera in whole cells, so that it never ends and yet stands still.
    const inPlane = this.controls.target.clone().applyQuaternion(this.upright.clone().conjugate());
    const snap = (v: number): number => Math.round(v / (COARSE * this.cell)) * COARSE * this.cell;
    const level = this.centre.dot(this.camera.up) - FLOOR * this.radius + storeys * storey;
    return inPlane.set(snap(inPlane.x), snap(inPlane.y), level).applyQuaternion(this.upright);
  }

  /** Let floors look for shadows where they can be. */
  private shade(): void {
    for (const sheet of [this.grid, ...this.sheets]) {
      if (!sheet?.group.parent || !sheet.group.visible) continue;
      sheet.group.updateWorldMatrix(true, false);
      this.plane.setFromNormalAndCoplanarPoint(
        this.along.set(0, 0, 1).transformDirection(sheet.group.matrixWorld),
        this.place.setFromMatrixPosition(sheet.group.matrixWorld),
      );
      const place = this.light.shadowOn(this.lit.center, this.plane, this.place);
      if (place) sheet.shadeAt(place, this.light.width);
    }
  }

  /** Draw once at another size, as nearly as the graphics can, hand the canvas to `use`, and go back to the screen's. */
  drawAt(width: number, height: number, use: (canvas: HTMLCanvasElement) => void): void {
    const gl = this.renderer.getContext();
    const most = Math.min(gl.getParameter(gl.MAX_RENDERBUFFER_SIZE) as number, ...(gl.getParameter(gl.MAX_VIEWPORT_DIMS) as Int32Array), LARGEST_PICTURE);
    const share = Math.min(1, most / Math.max(width, height));
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(Math.round(share * width), Math.round(share * height), false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.render();
    use(this.canvas); // the picture is only there until the browser has shown it
    this.adjust();
    this.resize();
  }

  render(): void {
    this.grid?.group.position.copy(this.floor());
    this.light.follow(this.lit, this.radius);
    this.light.stay(this.camera);
    if (this.quality.effort.fine) this.before?.();
    else this.shade();
    this.renderer.render(this.scene, this.camera);
    this.dirty = false;
  }
}
