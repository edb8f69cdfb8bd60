// What the tab Balance shows: which numbers of a frame, in which unit, in which colour.
import { At, row, Row, type Frame } from "./protocol";

export const SMALLEST_DRIFT = 1e-16; // J; what is below is drawn here, since a log axis has no zero

export interface Curve {
  label: string;
  ink: string;
  value(frame: Frame, body: number): number;
  ghost?: boolean;
  contact?: boolean; // only where something can touch
}

export interface Sheet {
  id: string;
  title: string;
  unit: string;
  log?: boolean;
  curves: Curve[];
}

const INKS = ["curve-1", "curve-2", "curve-3"];
const component = (at: number): Curve[] =>
  ["x", "y", "z"].map((label, k) => ({ label, ink: INKS[k], value: (frame) => frame[at + k] }));

/** Spin in the body's own axes: R^T w, with the quaternion of the row. */
function bodySpin(frame: Frame, body: number, k: number): number {
  const at = row(body);
  const [a, x, y, z] = [frame[at + Row.q], frame[at + Row.q + 1], frame[at + Row.q + 2], frame[at + Row.q + 3]];
  const [u, v, w] = [frame[at + Row.w], frame[at + Row.w + 1], frame[at + Row.w + 2]];
  if (k === 0) return (1 - 2 * (y * y + z * z)) * u + 2 * (x * y + a * z) * v + 2 * (x * z - a * y) * w;
  if (k === 1) return 2 * (x * y - a * z) * u + (1 - 2 * (x * x + z * z)) * v + 2 * (y * z + a * x) * w;
  return 2 * (x * z + a * y) * u + 2 * (y * z - a * x) * v + (1 - 2 * (x * x + y * y)) * w;
}

export const SHEETS: Sheet[] = [
  {
    id: "energy",
    title: "Energy",
    unit: "J",
    curves: [
      { label: "kinetic", ink: "curve-1", value: (f) => f[At.kinetic] },
      { label: "potential", ink: "curve-2", value: (f) => f[At.potential] },
      { label: "total − work", ink: "curve-3", value: (f) => f[At.kinetic] + f[At.potential] - f[At.work] },
      { label: "lost in contact", ink: "curve-4", contact: true, value: (f) => f[At.lost] },
      { label: "ghost kin.", ink: "ghost", ghost: true, value: (f) => f[At.ghostKinetic] },
    ],
  },
  {
    id: "drift",
    title: "Energy drift",
    unit: "J",
    log: true,
    curves: [
      { label: "drift", ink: "curve-1", value: (f) => Math.max(Math.abs(f[At.drift]), SMALLEST_DRIFT) },
      { label: "ghost", ink: "ghost", ghost: true, value: (f) => Math.max(Math.abs(f[At.ghostDrift]), SMALLEST_DRIFT) },
    ],
  },
  { id: "momentum", title: "Momentum", unit: "kg m/s", curves: component(At.momentum) },
  { id: "angular", title: "Angular momentum", unit: "kg m²/s", curves: component(At.angular) },
  {
    id: "spin",
    title: "Spin in body axes",
    unit: "rad/s",
    curves: ["x", "y", "z"].map((label, k) => ({ label, ink: INKS[k], value: (f, body) => bodySpin(f, body, k) })),
  },
];
