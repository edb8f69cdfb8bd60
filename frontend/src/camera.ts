// Where the camera is: the scene's own view, a body that is followed, and bodies that leave the picture.
import * as THREE from "three";
import type { Bodies } from "./bodies";
import type { Grounds } from "./grounds";
import { row, type Frame, type GroundInfo, type Hello } from "./protocol";
import type { Stage } from "./stage";

const SAMPLE = 50; // bodies looked at to know whether all have left
const LIKE_A_BALL = 1.45; // bounding spheres of boxes of balls are larger than the bodies by about this
const HIGHEST = 40; // radii of all bodies that a floor may be below them to be in the first picture
const LARGEST = 25; // radii of all bodies that a fixed shape may have to be in it
const BEGUN = 4; // radii of the only body of a scene that is being built
const UP = new THREE.Vector3(0, 0, 1); // where nothing else says what is up

export interface Sights {
  /** The frame on screen. */
  shown(): Frame | null;
  /** The body that was chosen last, which is the one to be followed. */
  chosen(): number;
  choose(body: number): void;
  /** Whether the reader holds a body or looks at the past, and the camera has to stay. */
  still(): boolean;
  /** Switch following as the reader would. */
  flip(): void;
  tell(text: string): void;
}

export class SceneCamera {
  following = false;
  fitted = false;
  private chase: "may" | "does" | "not" = "may"; // whether the camera goes after bodies that leave the picture
  private followed: THREE.Vector3 | null = null;

  constructor(private readonly stage: Stage, private readonly bodies: Bodies, private readonly grounds: Grounds, private readonly sights: Sights) {}

  /** Another scene: its view is found when its bodies are there. */
  forget(): void {
    this.fitted = false;
    if (this.following) this.sights.flip();
  }

  /**
   * Choose the camera's first place: the scene's own, or one from which all bodies, where they start, and what they hang
   * on are in sight with some air around them. A page that comes late, or is slow to load, sees what everybody saw.
   */
  fit(hello: Hello): void {
    const view = hello.view ?? {};
    const box = new THREE.Box3();
    this.bodies.radii.forEach((radius, i) => {
      const at = new THREE.Vector3(...this.bodies.infos[i].start);
      box.union(new THREE.Box3().setFromCenterAndSize(at, new THREE.Vector3().setScalar(2 * radius)));
    });
    for (const { b, to } of [...hello.springs, ...(hello.joints ?? [])]) {
      if (b < 0) box.expandByPoint(new THREE.Vector3(...to));
    }
    this.widen(box, hello.grounds ?? []);
    const sphere = box.getBoundingSphere(new THREE.Sphere());
    const pull = new THREE.Vector3(...hello.settings.gravity);
    const down = pull.lengthSq() > 0 ? pull.negate().normalize() : UP;
    const leader = this.bodies.infos.findIndex(({ name }) => name === view.follow);
    const middle = leader < 0 ? sphere.center : new THREE.Vector3(...this.bodies.infos[leader].start);
    this.stage.fit({
      centre: view.target ? new THREE.Vector3(...view.target) : view.camera ? middle : sphere.center,
      // A scene that is just begun needs room for what will be beside its first body.
      radius: Math.max(sphere.radius / LIKE_A_BALL, 1e-6) * (hello.building && hello.bodies.length === 1 ? BEGUN : 1),
      count: this.bodies.infos.length,
      up: view.up ? new THREE.Vector3(...view.up).normalize() : down,
      from: view.camera ? new THREE.Vector3(...view.camera) : null,
      fieldOfView: view.field_of_view ?? null,
    });
    this.chase = "may";
    if (leader >= 0) {
      this.sights.choose(leader);
      this.sights.flip();
      // The view is that of the start, and so is what it follows from: a page that comes late catches up.
      this.followed = new THREE.Vector3(...this.bodies.infos[leader].start);
    }
    this.fitted = true;
  }

  /** Take in the floor below the bodies, and fixed shapes that are not too large to be seen with them. */
  private widen(box: THREE.Box3, grounds: GroundInfo[]): void {
    const size = box.getBoundingSphere(new THREE.Sphere()).radius;
    for (const { type, position, orientation, mesh } of grounds) {
      const origin = new THREE.Vector3(...position);
      const [w, x, y, z] = orientation;
      const turn = new THREE.Quaternion(x, y, z, w);
      if (type === "floor") {
        const normal = new THREE.Vector3(0, 0, 1).applyQuaternion(turn);
        for (const info of this.bodies.infos.slice(0, SAMPLE)) {
          const start = new THREE.Vector3(...info.start);
          const height = normal.dot(start.clone().sub(origin));
          if (height < HIGHEST * size) box.expandByPoint(start.addScaledVector(normal, -height));
        }
      } else if (mesh) {
        const ball = this.grounds.sphere(mesh);
        if (ball && ball.radius < LARGEST * size) {
          const at = ball.center.clone().applyQuaternion(turn).add(origin);
          box.union(new THREE.Box3().setFromCenterAndSize(at, new THREE.Vector3().setScalar((2 * ball.radius) / LIKE_A_BALL)));
        }
      }
    }
  }

  /** The bodies are where they started: what was about them is forgotten. */
  restart(): void {
    if (!this.following) this.chase = "may";
  }

  follow(on: boolean): void {
    this.following = on;
    if (!on) this.chase = "not";
    const at = on ? this.place() : null;
    this.followed = at && at.clone();
    // Readers who ask to follow want the body in the middle; a scene that does has a view of its own.
    if (at && this.fitted) this.stage.shift(at.sub(this.stage.controls.target));
  }

  /** Where a numbered view looks: at the followed body, else at the middle of the scene as it was fitted. */
  middle(): THREE.Vector3 | undefined {
    return this.following ? (this.place() ?? undefined) : undefined;
  }

  private place(): THREE.Vector3 | null {
    const frame = this.sights.shown();
    return frame && new THREE.Vector3().fromArray(frame, row(this.sights.chosen()));
  }

  /** Go with the followed body, unless a hand holds it. */
  move(): void {
    if (!this.following || this.sights.still()) {
      this.followed = null;
      return;
    }
    const at = this.place();
    if (at && this.followed) this.stage.shift(at.clone().sub(this.followed));
    this.followed = at;
  }

  /** Follow a body that has flown out of the picture, unless the reader said not to; whether all are out of sight. */
  watch(frame: Frame): boolean {
    const away = this.fitted && !this.inSight(frame);
    if (away && !this.following && this.chase === "may" && !this.sights.still()) {
      this.sights.flip();
      this.chase = "does";
      this.sights.tell(`Following the ${this.bodies.infos[this.sights.chosen()].name}: f stops.`);
    }
    return away && !this.following;
  }

  /** Go back to the first view if the camera left it by itself. */
  stop(): void {
    if (this.chase === "does" && this.following) {
      this.sights.flip();
      this.stage.view("1");
    }
    this.chase = "not"; // until the bodies are back
  }

  private inSight(frame: Frame): boolean {
    const count = Math.min(this.bodies.infos.length, SAMPLE);
    for (let i = 0; i < count; i++) if (this.stage.project(new THREE.Vector3().fromArray(frame, row(i))).inside) return true;
    return count === 0;
  }
}
