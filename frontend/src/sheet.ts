// The plane z = 0 with its lines, seen in the light: of floors, and of the grid that only gives a sense of scale.
import * as THREE from "three";

const BELOW = 0.12; // opacity of a floor seen from below
const ROUND = 96; // corners of a round one
export const COARSE = 5; // cells from one strong line to the next

export interface SheetColours {
  base: string;
  line: string;
  axis: string;
}

/** A plane that shows shadows and lines one pixel wide at any distance; `solid` is how much of it hides what is behind. */
function sheetMaterial(solid: number): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    lights: true,
    fog: true,
    transparent: true,
    depthWrite: false,
    side: THREE.FrontSide,
    polygonOffset: true, // slightly behind where it is, so that whatever lies flat on it is seen
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    uniforms: THREE.UniformsUtils.merge([
      THREE.UniformsLib.lights,
      THREE.UniformsLib.fog,
      {
        base: { value: new THREE.Color() },
        line: { value: new THREE.Color() },
        axis: { value: new THREE.Color() },
        solid: { value: solid },
        shade: { value: 0.3 },
        cell: { value: 1 },
        reach: { value: 20 },
        lines: { value: 1 },
        close: { value: null },
        closeAt: { value: new THREE.Vector4(0, 0, 1, 0) },
      },
    ]),
    vertexShader: /* glsl */ `
      #include <common>
      #include <fog_pars_vertex>
      #include <shadowmap_pars_vertex>
      varying vec2 vPlane;
      void main() {
        #include <beginnormal_vertex>
        #include <defaultnormal_vertex>
        #include <begin_vertex>
        #include <project_vertex>
        #include <worldpos_vertex>
        #include <shadowmap_vertex>
        #include <fog_vertex>
        vPlane = position.xy;
      }`,
    fragmentShader: /* glsl */ `
      uniform vec3 base;
      uniform vec3 line;
      uniform vec3 axis;
      uniform float solid;
      uniform float shade;
      uniform float cell;
      uniform float reach;
      uniform float lines;
      uniform sampler2D close;
      uniform vec4 closeAt; // middle of the darkened patch, one over its width, how dark
      varying vec2 vPlane;
      #include <common>
      #include <fog_pars_fragment>
      #include <bsdfs>
      #include <lights_pars_begin>
      #include <shadowmap_pars_fragment>
      #include <shadowmask_pars_fragment>
      float ruled(vec2 place, float wide) {
        vec2 width = fwidth(place);
        vec2 off = abs(fract(place - 0.5) - 0.5);
        vec2 on = (1.0 - smoothstep(vec2(0.0), wide * width, off)) * (1.0 - smoothstep(0.15, 0.5, width));
        return max(on.x, on.y);
      }
      // The patch is small, and its coarser levels are what blurs it.
      float soft(vec2 uv) {
        return 0.35 * textureLod(close, uv, 1.5).a + 0.4 * textureLod(close, uv, 2.7).a + 0.25 * textureLod(close, uv, 4.0).a;
      }
      void main() {
        float dark = shade * (1.0 - getShadowMask());
        if (closeAt.w > 0.0) {
          vec2 uv = (vPlane - closeAt.xy) * closeAt.z + 0.5;
          if (all(greaterThan(uv, vec2(0.0))) && all(lessThan(uv, vec2(1.0)))) dark = 1.0 - (1.0 - dark) * (1.0 - closeAt.w * soft(uv));
        }
        float far = 1.0 - smoothstep(0.35 * reach, reach, length(vPlane));
        float fine = 0.75 * lines * ruled(vPlane / cell, 1.4);
        float coarse = lines * ruled(vPlane / (5.0 * cell), 1.6);
        float drawn = max(fine, coarse);
        vec3 colour = mix(base, mix(line, axis, coarse), drawn);
        float alpha = max(solid, drawn * far);
        // Without a floor there is only its shadow to see.
        float seen = max(alpha, dark);
        colour = mix(colour, base * 0.12, dark / max(seen, 0.001));
        gl_FragColor = vec4(colour, seen * mix(1.0, far, 1.0 - solid));
        #include <colorspace_fragment>
        #include <fog_fragment>
      }`,
  });
}

function thin(side: THREE.Side, opacity: number): THREE.MeshBasicMaterial {
  return new THREE.MeshBasicMaterial({ side, transparent: opacity < 1, opacity, depthWrite: false, toneMapped: false, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
}

/**
 * A plane around the origin of its group. Drawn finely it is one surface whose every pixel knows lines and shadows; else it
 * is a plain surface with thin lines, and only a patch under the bodies looks for their shadows.
 */
export class Sheet {
  readonly group = new THREE.Group();
  readonly fine: THREE.Mesh<THREE.BufferGeometry, THREE.ShaderMaterial>;
  private readonly patch = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), sheetMaterial(0));
  private readonly plain: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
  private readonly below: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
  private readonly net: THREE.LineSegments<THREE.BufferGeometry, THREE.LineBasicMaterial>;
  private ruled = true;
  private finely = true;

  /** `solid`: how much hides what is behind; `round`: a disc, whose lines are not drawn here. */
  constructor(private readonly solid: number, cell: number, extent: number, private readonly round = false) {
    const plane = round ? new THREE.CircleGeometry(extent, ROUND) : new THREE.PlaneGeometry(2 * extent, 2 * extent);
    this.fine = new THREE.Mesh(plane, sheetMaterial(solid));
    this.fine.material.uniforms.cell.value = cell;
    this.fine.material.uniforms.reach.value = extent;
    this.plain = new THREE.Mesh(plane, thin(THREE.FrontSide, solid));
    this.below = new THREE.Mesh(plane, thin(THREE.BackSide, BELOW));
    this.net = new THREE.LineSegments(squares(cell, extent), new THREE.LineBasicMaterial({ depthWrite: false, transparent: true, toneMapped: false }));
    this.patch.material.uniforms.lines.value = 0;
    this.patch.material.uniforms.reach.value = 1e9;
    this.fine.receiveShadow = this.patch.receiveShadow = true;
    this.group.add(this.fine, this.plain, this.below, this.net, this.patch);
    this.group.traverse((part) => {
      part.renderOrder = -3; // before all else that one can see through
      part.frustumCulled = false;
    });
    this.net.renderOrder = this.patch.renderOrder = -2;
    this.adjust(true);
  }

  adjust(finely: boolean): void {
    this.finely = finely;
    this.fine.visible = finely;
    this.plain.visible = !finely && this.solid > 0;
    this.below.visible = this.solid > 0;
    this.patch.visible = !finely;
    this.lines = this.ruled;
  }

  set lines(on: boolean) {
    this.ruled = on;
    this.fine.material.uniforms.lines.value = on && !this.round ? 1 : 0;
    this.net.visible = on && !this.finely && !this.round;
  }

  /** `dark`: shadows are not seen as well there. */
  paint({ base, line, axis }: SheetColours, dark: boolean): void {
    for (const { uniforms } of [this.fine.material, this.patch.material]) {
      uniforms.base.value.set(base);
      uniforms.line.value.set(line);
      uniforms.axis.value.set(axis);
      uniforms.shade.value = dark ? 0.55 : 0.3;
    }
    this.plain.material.color.set(base);
    this.below.material.color.set(base);
    this.net.material.color.set(line);
  }

  /** Look for shadows around this place of the world, in a square of this width. */
  shadeAt(place: THREE.Vector3, width: number): void {
    if (this.finely) return;
    this.group.worldToLocal(this.patch.position.copy(place)).setZ(0);
    this.patch.scale.setScalar(width / 2);
  }

  dispose(): void {
    for (const part of [this.fine, this.plain, this.below, this.net, this.patch]) {
      part.geometry.dispose();
      part.material.dispose();
    }
  }
}

/** Squares in the plane z = 0, each side a line of its own: drivers lose lines that end behind the camera. */
function squares(cell: number, extent: number): THREE.BufferGeometry {
  const points: number[] = [];
  const count = Math.round(extent / cell);
  for (let i = -count; i <= count; i++) {
    for (let k = -count; k < count; k++) {
      const [v, a, b] = [i * cell, k * cell, (k + 1) * cell];
      points.push(v, a, 0, v, b, 0, a, v, 0, b, v, 0);
    }
  }
  return new THREE.BufferGeometry().setAttribute("position", new THREE.Float32BufferAttribute(points, 3));
}
