// What bodies are made of, as light sees it: steel, brass, wood, rubber, glass, matte, or paint where nothing is said.
import * as THREE from "three";

export const MATTERS = ["paint", "steel", "brass", "wood", "rubber", "glass", "matte"] as const;
export type Matter = (typeof MATTERS)[number];

/** Words in the name of a material, the first that fits. */
const WORDS: [Matter, RegExp][] = [
  ["brass", /brass|bronze|copper|gold|messing/i],
  ["steel", /steel|iron|metal|chrom|alumin|titan|silver|lead|zinc|nickel|tungsten/i],
  ["wood", /wood|oak|pine|beech|timber|cork/i],
  ["rubber", /rubber|tyre|tire|silicone|latex/i],
  ["glass", /glass|ice|crystal|acryl|diamond/i],
  ["matte", /matte|chalk|stone|clay|concrete|plaster|paper|felt|foam|plastic/i],
];

interface Finish {
  roughness: number;
  metalness: number;
  tone: string; // the matter's own colour
  own: number; // how much of it is seen; the rest is the colour of the body
}

const FINISHES: Record<Matter, Finish> = {
  paint: { roughness: 0.36, metalness: 0, tone: "#ffffff", own: 0 },
  steel: { roughness: 0.2, metalness: 1, tone: "#cdd2d8", own: 0.86 },
  brass: { roughness: 0.24, metalness: 1, tone: "#d9a441", own: 0.9 },
  wood: { roughness: 0.62, metalness: 0, tone: "#b98350", own: 0.78 },
  rubber: { roughness: 0.88, metalness: 0, tone: "#23262b", own: 0.62 },
  glass: { roughness: 0.06, metalness: 0, tone: "#dcecf2", own: 0.45 },
  matte: { roughness: 0.95, metalness: 0, tone: "#ffffff", own: 0.12 },
};

/** What the name of a material says. */
export function matterOf(name: string | null | undefined): Matter {
  return (name && WORDS.find(([, words]) => words.test(name))?.[0]) || "paint";
}

const tone = new THREE.Color();

/** Write the colour of a body of this matter into `target`. */
export function tinted(target: THREE.Color, color: string, matter: Matter): THREE.Color {
  const { tone: own, own: share } = FINISHES[matter];
  return target.set(color).lerp(tone.set(own), share);
}

/** Where a ball is marked, so that one sees it turn: its middle and radius in body axes. */
export interface Ball {
  middle: THREE.Vector3;
  radius: number;
}

const ROUND = 0.985; // of the radius, beyond which a corner lies on the ball
const MOST = 0.4; // share of the corners that do

/** Whether a surface is a ball seen from outside, whatever is inside. */
export function ballOf(shape: THREE.BufferGeometry): Ball | null {
  const places = shape.getAttribute("position");
  const box = new THREE.Box3().setFromBufferAttribute(places as THREE.BufferAttribute);
  const size = box.getSize(new THREE.Vector3());
  const radius = Math.max(size.x, size.y, size.z) / 2;
  if (places.count < 60 || !(Math.min(size.x, size.y, size.z) > 2 * ROUND * radius)) return null;
  const middle = box.getCenter(new THREE.Vector3());
  const corner = new THREE.Vector3();
  let outside = 0;
  for (let k = 0; k < places.count; k++) {
    const distance = corner.fromBufferAttribute(places, k).distanceTo(middle);
    if (distance > radius / ROUND) return null; // a cone, a box
    if (distance > ROUND * radius) outside += 1;
  }
  return outside >= MOST * places.count ? { middle, radius } : null;
}

// Both patterns are functions of the place on the body, so they turn with it and need no texture.
const GRAIN = /* glsl */ `
  float wobble = sin(3.1 * vLocal.z + 2.0 * sin(2.3 * vLocal.x)) * 0.12 + sin(7.7 * vLocal.y + 5.0 * vLocal.z) * 0.03;
  float rings = length(vLocal.xy + vec2(0.37, 0.21) + 0.12 * vec2(sin(2.0 * vLocal.z), cos(1.7 * vLocal.z))) * 7.0 + wobble * 2.0;
  float width = fwidth(rings);
  float ring = smoothstep(0.15, 0.95, fract(rings)) * (1.0 - smoothstep(0.3, 0.9, width));
  float fibre = sin(60.0 * vLocal.x + 40.0 * vLocal.y + 3.0 * sin(4.0 * vLocal.z)) * (1.0 - smoothstep(0.005, 0.03, width / 7.0));
  diffuseColor.rgb *= mix(1.08, 0.62, ring) + 0.035 * fibre;
`;
const BANDS = /* glsl */ `
  vec3 way = abs(normalize(vLocal - markMiddle));
  float band = min(way.x, way.z);
  diffuseColor.rgb *= mix(1.0, markShade, 1.0 - smoothstep(0.045, 0.045 + 1.5 * fwidth(band), band));
`;
// Glass reflects most at its rim, and one sees through its middle.
const RIM = /* glsl */ `
  float facing = abs(dot(normalize(vViewPosition), normal));
  gl_FragColor.a = clamp(0.34 + 0.6 * pow(1.0 - facing, 2.5) + 0.5 * dot(totalSpecular, vec3(0.333)), 0.0, 1.0);
`;

/** The material of bodies of one shape; `size` is their radius. */
export function material(matter: Matter, size: number, ball: Ball | null): THREE.MeshStandardMaterial {
  const { roughness, metalness } = FINISHES[matter];
  const made = new THREE.MeshStandardMaterial({ roughness, metalness });
  const glass = matter === "glass";
  if (glass) made.transparent = true;
  const grain = matter === "wood";
  if (!grain && !ball && !glass) return made;
  const middle = ball ? ball.middle.clone().divideScalar(size) : new THREE.Vector3();
  made.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { localScale: { value: 1 / size }, markMiddle: { value: middle }, markShade: { value: metalness ? 0.5 : 0.68 } });
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nuniform float localScale;\nvarying vec3 vLocal;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvLocal = position * localScale;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform vec3 markMiddle;\nuniform float markShade;\nvarying vec3 vLocal;")
      .replace("#include <color_fragment>", `#include <color_fragment>\n${grain ? GRAIN : ""}\n${ball ? BANDS : ""}`)
      .replace("#include <opaque_fragment>", `#include <opaque_fragment>\n${glass ? RIM : ""}`);
  };
  made.customProgramCacheKey = () => `${grain ? "grain" : ""}${ball ? "bands" : ""}${glass ? "rim" : ""}`;
  return made;
}
