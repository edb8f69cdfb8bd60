// What goes over the wire: text messages as JSON, states as little-endian 32-bit floats.

export const HEADER = 24;
export const PER_BODY = 13;
export const PER_GHOST = 7;
export const PER_WRENCH = 6;
export const PER_GROUND = 7;
export const PER_POINT = 12;
export const PER_IMPACT = 8;

/** Places in the header of a frame. */
export const At = {
  counter: 0,
  time: 1,
  rate: 2,
  kinetic: 3,
  potential: 4,
  work: 5,
  momentum: 6,
  angular: 9,
  flags: 12,
  grabbed: 13,
  grabPoint: 14,
  grabTarget: 17,
  drift: 20,
  ghostDrift: 21,
  ghostKinetic: 22,
  lost: 23,
} as const;

/** Places in the row of a body: position, quaternion (w, x, y, z), spin and angular momentum in world axes. */
export const Row = { x: 0, q: 3, w: 7, L: 10 } as const;

/** Places in the row of a point that touches: mode (0: none), number of the slot, place, normal and force on the body, friction. */
export const Touch = { mode: 0, slot: 1, x: 2, normal: 5, force: 8, friction: 11 } as const;

/** Places in the row of an impact: how long ago it was (s), place, normal, size of the impulse (0: none). */
export const Hit = { age: 0, x: 1, normal: 4, impulse: 7 } as const;

export const Mode = { open: 0, sliding: 1, rolling: 2 } as const;

export const Flag = { paused: 1, grabbed: 2, ghost: 4, wrench: 8, contact: 16 } as const;

export type Frame = Float32Array;
export type Triple = [number, number, number];

export interface BodyInfo {
  name: string;
  mesh: string;
  start: Triple; // where its centre of mass is at the beginning
  mass: number;
  moments: Triple;
  axes: number[];
  color: string;
  material?: string | null; // its name, if it has one
}

export interface SpringInfo {
  a: number;
  at: Triple;
  b: number;
  to: Triple;
}

/** A joint from `at` of body `a` to `to` of body `b`, or of the world (-1). */
export interface JointInfo extends SpringInfo {
  type: string;
  axis: Triple | null; // in axes of a; of a guide, in axes of b
  motor?: boolean; // something drives it
}

/** A thruster on a body: where, the direction of its push, and its burns [on, off, throttle]; null: always on. */
export interface ThrusterInfo {
  body: number;
  at: Triple;
  direction: Triple;
  burns: [number, number | null, number][] | null;
}

/** What bodies touch that no force moves: an endless floor in the plane z = 0 of its frame, or a shape. */
export interface GroundInfo {
  name: string;
  type: "floor" | "fixed";
  position: Triple; // at time zero
  orientation: [number, number, number, number]; // w, x, y, z
  moving: boolean; // its pose comes with every frame
  turning: boolean; // about its normal
  mesh: string | null;
  hollow: boolean; // a bowl, seen from inside
  material?: string | null;
}

/** How long the parts of the block of contact in a frame are, and for how long (s) an impact is told. */
export interface ContactInfo {
  moving: number;
  points: number;
  impacts: number;
  flash: number;
}

/** A number of the scene that can be changed while it runs. */
export interface ParameterInfo {
  id: string;
  group: string;
  name: string;
  unit: string;
  value: number | Triple;
  own: number | Triple; // as the scene has it
  least: number | null;
  most: number | null; // where a slider ends, if there is to be one
}

/** From where the scene is to be seen, as far as it says so. */
export interface View {
  camera?: Triple;
  target?: Triple;
  up?: Triple;
  follow?: string;
  field_of_view?: number; // rad
}

export interface Settings {
  integrator: string;
  dt: number;
  gravity: Triple;
  paused: boolean;
  speed: number;
  stiffness: number;
  ghost: string | null;
  changed?: boolean; // numbers, gravity or start are not the scene's own
}

export interface Hello {
  type: "hello";
  version: number;
  control: boolean;
  key?: string; // shows that a request beside the socket comes from this page
  viewers: number;
  scene: { name: string; title: string; description: string; dt?: number | null; leader?: string | null; serial?: number; file?: string | null };
  tape?: string | null; // the file with the frames of a recorded run, which can be looked at but not touched
  view?: View;
  bodies: BodyInfo[];
  springs: SpringInfo[];
  joints?: JointInfo[];
  thrusters?: ThrusterInfo[];
  grounds?: GroundInfo[];
  contact?: ContactInfo | null;
  scenes: { name: string; title: string }[];
  integrators: { name: string; order: number; summary: string; refused?: string | null }[];
  settings: Settings;
  parameters?: ParameterInfo[];
  compiling: boolean;
  building?: boolean; // the scene is being edited and stands still
  desk?: DeskInfo | null; // its document, once somebody has edited it
  outdated?: boolean; // its file has changed on disk, and nobody has decided what that means for changes made here
}

/** The document of a scene under edit. */
export interface DeskInfo {
  revision: number;
  undo: boolean;
  redo: boolean;
  unsaved: boolean;
  file: string | null;
  note: string;
}

export type Incoming =
  | Hello
  | { type: "status"; text: string }
  | { type: "error"; text: string }
  | { type: "pong"; t: number };

export type Outgoing =
  | { type: "grab"; phase: "start" | "move" | "end"; body: number; local: Triple; target: Triple }
  | { type: "reset" | "step" | "control" | "restore" }
  | { type: "parameter"; id: string; value: number | Triple }
  | { type: "pause" | "build"; on: boolean }
  | { type: "scene" | "integrator"; name: string }
  | { type: "ghost"; name: string | null }
  | { type: "dt" | "speed" | "stiffness"; value: number }
  | { type: "gravity"; value: Triple }
  | { type: "ping"; t: number };

export const has = (frame: Frame, flag: number): boolean => (frame[At.flags] & flag) !== 0;
export const row = (body: number): number => HEADER + PER_BODY * body;
export const ghostRow = (body: number, bodies: number): number => HEADER + PER_BODY * bodies + PER_GHOST * body;

/** Numbers of a frame before force and torque. */
const before = (frame: Frame, bodies: number): number => HEADER + (PER_BODY + (has(frame, Flag.ghost) ? PER_GHOST : 0)) * bodies;

/** Place of force and torque on a body in a frame that tells them, or -1. */
export function wrenchRow(frame: Frame, body: number, bodies: number): number {
  return has(frame, Flag.wrench) ? before(frame, bodies) + PER_WRENCH * body : -1;
}

/** Where the block of contact begins in a frame that has one: moving grounds, points that touch, impacts; else -1. */
export function contactBlock(frame: Frame, bodies: number): number {
  if (!has(frame, Flag.contact)) return -1;
  return before(frame, bodies) + (has(frame, Flag.wrench) ? PER_WRENCH * bodies : 0);
}

const blockLength = (contact?: ContactInfo | null): number =>
  contact ? PER_GROUND * contact.moving + PER_POINT * contact.points + PER_IMPACT * contact.impacts : 0;

/** The length that the flags of a frame, the scene's number of bodies and its contact ask for. */
export function frameLength(frame: Frame, bodies: number, contact?: ContactInfo | null): number {
  const wrenches = has(frame, Flag.wrench) ? PER_WRENCH * bodies : 0;
  return before(frame, bodies) + wrenches + (has(frame, Flag.contact) ? blockLength(contact) : 0);
}

/** Whether a frame has the length that it should have. */
export function fits(frame: Frame, bodies: number, contact?: ContactInfo | null): boolean {
  return frame.length >= HEADER && frame.length === frameLength(frame, bodies, contact);
}
