// Light: surroundings that are made here and seen in what is polished, a lamp that casts shadows, a sky.
import * as THREE from "three";

const LAMP = new THREE.Vector3(-0.42, -0.55, 1.15).normalize(); // where it shines from, z up
const FARTHEST = 14; // radii of the scene within which there are shadows
const SLACK = 1.3; // by which the lit patch grows or shrinks at a time
const SURROUNDINGS = 64; // pixels of their picture along a side: they are soft, and filtered once for every roughness
const SOFT = 2.2; // texels of a shadow's rim

interface Mood {
  zenith: string;
  horizon: string;
  ground: string;
  panel: number; // brightness of what reflects as windows
  lamp: number;
  fill: number;
  surroundings: number;
}
const DAY: Mood = { zenith: "#dfe9f5", horizon: "#ffffff", ground: "#8e959e", panel: 7, lamp: 2.1, fill: 0.35, surroundings: 0.72 };
const NIGHT: Mood = { zenith: "#3a4a60", horizon: "#8496ad", ground: "#333c47", panel: 8, lamp: 2.2, fill: 0.2, surroundings: 0.8 };

const panels: [at: [number, number, number], size: [number, number], power: number][] = [
  [[-5, 6, -4], [5, 3.5], 1],
  [[6, 4, 2], [2, 5], 0.7],
  [[1, 7, 6], [6, 1.2], 0.8],
  [[-3, 1.5, 7], [1, 3], 0.5],
];

const at = new THREE.Vector3();
const right = new THREE.Vector3();
const ahead = new THREE.Vector3();

export class Light {
  readonly lamp = new THREE.DirectionalLight();
  private readonly fill = new THREE.HemisphereLight();
  private readonly sky: THREE.Mesh<THREE.SphereGeometry, THREE.ShaderMaterial>;
  private readonly toLamp = LAMP.clone();
  private readonly surrounding: Partial<Record<"light" | "dark", THREE.Texture>> = {};
  private half = 0; // m, of the patch with shadows
  private mapSize = 0;

  constructor(private readonly scene: THREE.Scene, private readonly renderer: THREE.WebGLRenderer) {
    renderer.shadowMap.type = THREE.PCFShadowMap;
    this.lamp.shadow.radius = SOFT;
    this.lamp.shadow.bias = -0.0003;
    this.sky = new THREE.Mesh(new THREE.SphereGeometry(1, 32, 16), skyMaterial());
    this.sky.renderOrder = -20;
    this.sky.frustumCulled = false;
    scene.add(this.lamp, this.lamp.target, this.fill, this.sky);
  }

  /** Take the colours of light or dark; `background` is where everything fades to. */
  paint(dark: boolean, background: THREE.Color): void {
    const mood = dark ? NIGHT : DAY;
    this.scene.environment = this.surrounding[dark ? "dark" : "light"] ??= this.surround(mood);
    this.scene.environmentIntensity = mood.surroundings;
    this.lamp.intensity = mood.lamp;
    this.fill.intensity = mood.fill;
    this.fill.color.set("#ffffff");
    this.fill.groundColor.set(mood.ground);
    this.sky.material.uniforms.horizon.value.copy(background);
    const above = this.sky.material.uniforms.zenith.value as THREE.Color;
    above.copy(background).lerp(new THREE.Color(dark ? "#2a3b52" : "#b9cbe0"), dark ? 0.55 : 0.75);
  }

  /** Surroundings as every roughness reflects them. */
  private surround(mood: Mood): THREE.Texture {
    const around = surroundings(mood);
    const generator = new THREE.PMREMGenerator(this.renderer);
    const { texture } = generator.fromScene(around, 0, 0.1, 50, { size: SURROUNDINGS });
    generator.dispose();
    around.traverse((part) => (part as THREE.Mesh).geometry?.dispose());
    return texture;
  }

  /** What is up here, and how much is drawn. */
  adjust(upright: THREE.Quaternion, up: THREE.Vector3, shadows: number, sky: boolean): void {
    this.toLamp.copy(LAMP).applyQuaternion(upright);
    this.fill.position.copy(up);
    // Surroundings have y up, and lamps shine through their windows.
    const turn = upright.clone().multiply(new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(1, 0, 0), Math.PI / 2));
    this.scene.environmentRotation.setFromQuaternion(turn);
    this.sky.material.uniforms.up.value.copy(up);
    this.sky.visible = sky;
    this.lamp.castShadow = shadows > 0;
    this.renderer.shadowMap.enabled = shadows > 0;
    if (shadows && shadows !== this.mapSize) {
      this.mapSize = shadows;
      this.lamp.shadow.mapSize.set(shadows, shadows);
      this.lamp.shadow.map?.dispose();
      this.lamp.shadow.map = null;
    }
  }

  /** Shine on what is in this ball, which casts shadows as far as the scene goes (m). */
  follow(ball: THREE.Sphere, radius: number): void {
    const wanted = Math.min(Math.max(ball.radius * 1.15, 0.15 * radius), FARTHEST * radius);
    if (wanted > this.half || wanted < this.half / (SLACK * SLACK)) this.half = wanted * SLACK;
    // In whole texels, or rims would crawl.
    const texel = (2 * this.half) / Math.max(this.mapSize, 1);
    right.set(-this.toLamp.y, this.toLamp.x, 0.0001).normalize();
    ahead.crossVectors(this.toLamp, right).normalize();
    right.crossVectors(ahead, this.toLamp);
    const snap = (along: THREE.Vector3): number => Math.round(ball.center.dot(along) / texel) * texel;
    at.copy(this.toLamp).multiplyScalar(ball.center.dot(this.toLamp)).addScaledVector(right, snap(right)).addScaledVector(ahead, snap(ahead));
    this.lamp.target.position.copy(at);
    this.lamp.position.copy(at).addScaledVector(this.toLamp, 2 * this.half);
    const camera = this.lamp.shadow.camera;
    if (camera.right !== this.half) {
      camera.left = camera.bottom = -this.half;
      camera.right = camera.top = this.half;
      camera.near = 0.2 * this.half;
      camera.far = 2 * this.half + Math.max(6 * this.half, 6 * radius);
      camera.updateProjectionMatrix();
      this.lamp.shadow.normalBias = 1.5 * texel;
    }
  }

  /** Where the shadow of a point falls on a plane, written into `target`; null if it does not. */
  shadowOn(point: THREE.Vector3, plane: THREE.Plane, target: THREE.Vector3): THREE.Vector3 | null {
    const slope = plane.normal.dot(this.toLamp);
    const height = plane.distanceToPoint(point);
    if (!(slope > 0.05) || !(height > -this.half)) return null;
    return target.copy(point).addScaledVector(this.toLamp, -height / slope);
  }

  /** Width of what may be in shadow, seen from aslant (m). */
  get width(): number {
    return 3 * this.half;
  }

  /** The sky goes with the camera. */
  stay(camera: THREE.PerspectiveCamera): void {
    this.sky.position.copy(camera.position);
    this.sky.scale.setScalar(0.5 * camera.far);
  }
}

function surroundings(mood: Mood): THREE.Scene {
  const around = new THREE.Scene();
  const dome = new THREE.SphereGeometry(12, 32, 24);
  const [zenith, horizon, ground] = [mood.zenith, mood.horizon, mood.ground].map((name) => new THREE.Color(name));
  const colours: number[] = [];
  const places = dome.getAttribute("position");
  const mixed = new THREE.Color();
  for (let k = 0; k < places.count; k++) {
    const height = places.getY(k) / 12;
    if (height >= 0) mixed.lerpColors(horizon, zenith, Math.sqrt(height));
    else mixed.lerpColors(horizon, ground, Math.min(1, -6 * height));
    colours.push(mixed.r, mixed.g, mixed.b);
  }
  dome.setAttribute("color", new THREE.Float32BufferAttribute(colours, 3));
  around.add(new THREE.Mesh(dome, new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.BackSide })));
  for (const [place, size, power] of panels) {
    const panel = new THREE.Mesh(new THREE.PlaneGeometry(...size), new THREE.MeshBasicMaterial({ side: THREE.DoubleSide }));
    panel.material.color.setScalar(mood.panel * power);
    panel.position.set(...place);
    panel.lookAt(0, 0, 0);
    around.add(panel);
  }
  return around;
}

function skyMaterial(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    uniforms: { horizon: { value: new THREE.Color() }, zenith: { value: new THREE.Color() }, up: { value: new THREE.Vector3(0, 0, 1) } },
    vertexShader: /* glsl */ `
      varying vec3 way;
      void main() {
        way = position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      uniform vec3 horizon;
      uniform vec3 zenith;
      uniform vec3 up;
      varying vec3 way;
      void main() {
        gl_FragColor = vec4(mix(horizon, zenith, smoothstep(0.02, 0.75, dot(normalize(way), up))), 1.0);
        #include <colorspace_fragment>
      }`,
  });
}
