// What goes over the wire: text messages as JSON, states as little-endian 32-bit floats.

export const HEADER = 24;
export const PER_BODY = 13;
export const PER_GHOST = 7;
export const PER_WRENCH = 6;

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
} as const;

/** Places in the row of a body: position, quaternion (w, x, y, z), spin and angular momentum in world axes. */
export const Row = { x: 0, q: 3, w: 7, L: 10 } as const;

export const Flag = { paused: 1, grabbed: 2, ghost: 4, wrench: 8 } as const;

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
  scene: { name: string; title: string; description: string; dt?: number | null; leader?: string | null; serial?: number };
  tape?: string | null; // the file with the frames of a recorded run, which can be looked at but not touched
  view?: View;
  bodies: BodyInfo[];
  springs: SpringInfo[];
  joints?: JointInfo[];
  scenes: { name: string; title: string }[];
  integrators: { name: string; order: number; summary: string }[];
  settings: Settings;
  parameters?: ParameterInfo[];
  compiling: boolean;
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
  | { type: "pause"; on: boolean }
  | { type: "scene" | "integrator"; name: string }
  | { type: "ghost"; name: string | null }
  | { type: "dt" | "speed" | "stiffness"; value: number }
  | { type: "gravity"; value: Triple }
  | { type: "ping"; t: number };

export const has = (frame: Frame, flag: number): boolean => (frame[At.flags] & flag) !== 0;
export const row = (body: number): number => HEADER + PER_BODY * body;
export const ghostRow = (body: number, bodies: number): number => HEADER + PER_BODY * bodies + PER_GHOST * body;

/** Place of force and torque on a body in a frame that tells them, or -1. */
export function wrenchRow(frame: Frame, body: number, bodies: number): number {
  return has(frame, Flag.wrench) ? frame.length - PER_WRENCH * (bodies - body) : -1;
}

/** Whether a frame has the length that its flags and the scene's number of bodies ask for. */
export function fits(frame: Frame, bodies: number): boolean {
  if (frame.length < HEADER) return false;
  const each = PER_BODY + (has(frame, Flag.ghost) ? PER_GHOST : 0) + (has(frame, Flag.wrench) ? PER_WRENCH : 0);
  return frame.length === HEADER + each * bodies;
}
