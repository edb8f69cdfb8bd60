// The page: joins what the server says, what the reader does, and what is drawn.
import * as THREE from "three";
import "./style.css";
import { Ahead } from "./ahead";
import { Bodies } from "./bodies";
import { Build } from "./build";
import { Contacts } from "./contacts";
import { Grounds } from "./grounds";
import { Tutorial } from "./tutorial";
import { Springs } from "./springs";
import { Player } from "./player";
import { element, notice, save } from "./dom";
import { Film, picture, table } from "./exports";
import { SceneCamera } from "./camera";
import { Files } from "./files";
import { Grab } from "./grab";
import { History } from "./history";
import { Joints } from "./joints";
import { Keys } from "./keys";
import { Alone, Link, type Line, type Listener } from "./link";
import { Lesson } from "./lesson";
import { Numbers } from "./numbers";
import { Panel } from "./panel";
import { Plots } from "./plots";
import { Poinsot } from "./poinsot";
import { Port } from "./port";
import { fits, Flag, has, At, type Frame, type Hello, type Incoming, type Triple } from "./protocol";
import { Setup } from "./setup";
import { Show, type Toggle } from "./show";
import { carried, file, inNotebook } from "./source";
import { Stage } from "./stage";
import { Theme } from "./theme";
import { Thrusters } from "./thrusters";
import { Trails } from "./trails";
import { Transport } from "./transport";
import { Vectors } from "./vectors";

const PLOT_EVERY = 120; // ms between updates of plots and numbers
const STATUS_STAYS = 6000; // ms
const SHADED = 12; // radii of the scene from its middle within which bodies have shadows
const ORBIT_STEP = 0.12; // radians per arrow key

const theme = new Theme();
const stage = new Stage(element<HTMLCanvasElement>("canvas"));
const bodies = new Bodies(stage.scene);
const springs = new Springs(stage.scene, bodies);
const trails = new Trails(stage.scene);
const vectors = new Vectors(stage.scene, bodies);
const poinsot = new Poinsot(stage.scene, bodies);
const joints = new Joints(stage.scene, bodies);
const thrusters = new Thrusters(stage.scene, bodies);
const grounds = new Grounds(stage);
const contacts = new Contacts(stage.scene, bodies);
const history = new History();
const panel = new Panel();

let hello: Hello | null = null;
let sceneKey = "";
let shownScene = ""; // its name
let live: Frame | null = null; // the newest frame
let scrub = -1; // index of the kept frame on screen, or -1 for the newest
let player: Player | null = null; // plays a recorded run
let tape = ""; // the one it plays
let selected = 0;
let grabbedOnce = false;
let fps = 0;
let arrival = Infinity; // s: when a body that was aimed is where it was aimed at

const listener: Listener = { message: receive, frame: receiveFrame, state: linkState };
const alone = carried();
const link: Line = alone ? new Alone(listener, alone) : inNotebook() ? new Port(listener) : new Link(listener);
const grab = new Grab(stage, bodies, {
  grabbable: () => (hello?.control && !hello.building && !ahead.busy && !hello.scene.leader && !hello.tape && link.connected && scrub < 0 && bodies.ready ? live : null),
  shown: shownFrame,
  send: (message) => link.send(message),
  ended: () => lesson.did("release"),
  started(body) {
    selected = plots.body = body;
    grabbedOnce = true;
    lesson.did("grab");
    element("hint").hidden = true;
    tutorial.end();
  },
});
const lesson = new Lesson({
  hello: () => hello,
  shows: (id) => show.isOn(id),
  scene: (name) => link.send({ type: "scene", name }),
});
if (!alone && !inNotebook()) void lesson.load();
const tutorial = new Tutorial(stage, bodies, (x, y) => grab.hitAt(x, y));
const camera = new SceneCamera(stage, bodies, grounds, {
  shown: shownFrame,
  chosen: () => selected,
  choose: (body) => void (selected = plots.body = body),
  still: () => grab.held !== null || scrub >= 0,
  flip: () => show.flip("follow"),
  tell: status,
});
const film = new Film(stage, (running) => notice(element("busy-notice"), running ? "Recording. Choose Video again to stop." : null));
const plots = new Plots(element("page-balance"), (t) => scrubTo(history.nearest(t)));
const setup = new Setup(element("page-setup"), (message) => link.send(message));
const numbers = new Numbers(element("page-setup"), (message) => link.send(message));
const transport = new Transport({ reset, pause, step, live: goLive, scrub: scrubTo, loop: toggleLoop, speed: (value) => player && (player.speed = value) });

const redraw = (): void => void (stage.dirty = true);
const toggles: Toggle[] = [
  { id: "trails", label: "Trails", key: "t", on: false, set: (on) => (redraw(), (trails.shown = on)) },
  { id: "axes", label: "Body axes", key: "a", on: false, set: (on) => (redraw(), (vectors.shown.axes = on)) },
  { id: "spin", label: "Angular velocity ω", key: "w", on: false, set: (on) => (redraw(), (vectors.shown.spin = on)) },
  { id: "momentum", label: "Angular momentum L", key: "m", on: false, set: (on) => (redraw(), (vectors.shown.momentum = on)) },
  { id: "force", label: "Force F and torque τ", key: "o", on: false, set: (on) => (redraw(), (vectors.shown.force = on)) },
  { id: "contact", label: "Contact: points, forces, friction cones", key: "c", on: true, set: (on) => (redraw(), (contacts.shown = on)) },
  { id: "impacts", label: "Impacts", key: "i", on: true, set: (on) => (redraw(), (contacts.flashes = on)) },
  { id: "ellipsoid", label: "Inertia ellipsoid and polhode", key: "e", on: false, set: (on) => (redraw(), (poinsot.shown = on)) },
  { id: "springs", label: "Springs, joints and thrusters", on: true, set: (on) => (redraw(), (springs.shown = joints.shown = thrusters.shown = on)) },
  { id: "wireframe", label: "Wireframe", key: "x", on: false, set: (on) => (redraw(), (bodies.wireframe = on)) },
  { id: "grid", label: "Grid", on: true, set: (on) => (stage.showGrid(on), (grounds.lines = on)) },
  { id: "follow", label: "Follow", key: "f", on: false, set: (on) => camera.follow(on) },
];
const fileName = (): string => `freebody-${hello?.scene.name.replaceAll(/[^\w-]+/g, "-") || "scene"}`;
const show = new Show(element("page-show"), toggles, theme, stage.quality);
const files = new Files(element("page-files"), element("drop-sheet"), {
  key: () => (hello?.control && link.connected ? (hello.key ?? null) : null),
  show: () => hello?.building || panel.reveal("files"),
  building: () => hello?.building ?? false,
  name: fileName,
  tell: status,
  table: () => save(`${fileName()}.csv`, new Blob([table(history, bodies.infos)], { type: "text/csv" })),
  picture: () => picture(stage, fileName()),
  film: (size) => film.toggle(fileName(), size),
});

const build = new Build(element("page-build"), stage, bodies, grab, {
  hello: () => hello,
  shown: shownFrame,
  key: () => (hello?.control && link.connected ? (hello.key ?? null) : null),
  begin: building,
  show: () => panel.reveal("build"),
});
const ahead: Ahead = new Ahead(element("page-ahead"), stage, bodies, grab, {
  hello: () => hello,
  live: () => live,
  did: (deed) => lesson.did(deed),
  key: () => (hello?.control && link.connected ? (hello.key ?? null) : null),
  chosen: () => selected,
  still() {
    element("hint").hidden = grabbedOnce = true;
    tutorial.end();
    if (!paused()) link.send({ type: "pause", on: true });
    reset();
  },
  fly(body, throwing, time) {
    link.send({ type: "parameter", id: `body.${body}.velocity`, value: throwing.slice(0, 3) as Triple });
    link.send({ type: "parameter", id: `body.${body}.angular_velocity`, value: throwing.slice(3) as Triple });
    scrub = -1;
    arrival = time;
    link.send({ type: "pause", on: false });
  },
});
element("take-file").onclick = () => build.decide(true);
element("keep-mine").onclick = () => build.decide(false);

const keys = new Keys(
  [
    { keys: ["r"], label: "r", text: "reset to the initial state", run: reset },
    { keys: [" "], label: "space", text: "pause or continue", run: pause },
    { keys: ["."], label: ".", text: "one step", run: step },
    { keys: [","], label: ",", text: "one frame back", run: () => scrubTo(position() - 1) },
    { keys: ["l"], label: "l", text: "back to now; in a recorded run: loop on or off", run: () => (player ? toggleLoop() : goLive()) },
    { keys: ["g", "Escape"], label: "g", text: "grab with the keyboard, and let go", run: (key) => (key === "g" ? grab.keyGrab(selected) : grab.release()) },
    { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], label: "← / → / ↑ / ↓", text: "pull the grabbed body, or rotate the view", run: arrow },
    { keys: ["n"], label: "n", text: "next body", run: nextBody },
    { keys: ["1", "2", "3", "4"], label: "1 / 2 / 3 / 4", text: "view: first, front, side, top", run: (key) => stage.view(key, camera.middle()) },
    { keys: ["p"], label: "p", text: "open a part, a saved run or a scene", run: () => files.choose() },
    { keys: ["h"], label: "h", text: "guided experiments", run: () => element("lesson-button").click() },
    { keys: ["d"], label: "d", text: "build: edit the scene, and run it", run: () => hello?.key && building(!hello.building) },
    { keys: ["q"], label: "q", text: "aim: a target to drag, or to move with the arrow keys; again: fly", run: () => ahead.key() },
    { keys: ["b"], label: "b", text: "balance and settings", run: () => panel.toggle() },
    ...toggles.filter(({ key }) => key).map(({ id, key, label }) => ({ keys: [key!], label: key!, text: label[0].toLowerCase() + label.slice(1), run: () => show.flip(id) })),
    { keys: ["?"], label: "?", text: "this help", run: () => keys.help() },
  ],
  element<HTMLDialogElement>("help"),
);

element("help-button").onclick = () => keys.help();
element("control-button").onclick = () => link.send({ type: "control" });
theme.onChange(() => {
  stage.paint();
  for (const part of [bodies, springs, vectors, poinsot, joints, thrusters, grounds, contacts, ahead]) part.paint();
  plots.build();
});

function receive(message: Incoming): void {
  if (message.type === "status") status(message.text);
  else if (message.type === "error") status(message.text);
  else if (message.type === "hello") void welcome(message);
}

/** Words of the server; they go after a while, unless they tell of work that is still under way. */
function status(text: string): void {
  const busy = element("busy-notice");
  notice(busy, text || null);
  window.setTimeout(() => {
    if (hello && !hello.compiling && busy.textContent === text) notice(busy, null);
  }, STATUS_STAYS);
}

async function welcome(next: Hello): Promise<void> {
  hello = next;
  document.title = `${next.scene.title} – freebody`;
  element("title").textContent = next.scene.title;
  const { description, leader } = next.scene;
  element("description").textContent = leader ? `${description} Drawn relative to the ${leader} body.` : description;
  notice(element("busy-notice"), next.compiling ? "Preparing the scene." : null);
  element("control-notice").hidden = next.control;
  element("hint").textContent = next.bodies.length === 1 ? `Drag the ${next.bodies[0].name}` : "Drag any body";
  plots.speed = next.settings.speed;
  numbers.update(next);
  setup.update(next);
  files.update(next.key !== undefined);
  element("tab-build").hidden = next.key === undefined;
  element("outdated-notice").hidden = !next.outdated || !next.control;
  build.update(next);
  element("tab-ahead").hidden = next.key === undefined || Boolean(next.tape);
  ahead.update(next);
  const key = JSON.stringify([next.scene.name, next.scene.serial, next.bodies, next.springs, next.joints, next.grounds, next.contact]);
  const same = shownScene === next.scene.name && (next.building || next.desk || next.scene.file);
  if (key !== sceneKey) await begin(next, key, Boolean(same) && camera.fitted);
  // While surfaces were fetched, another scene may have come.
  if (key === sceneKey && next.tape && !next.compiling && next.tape !== tape) await play(next.tape, next);
}

/** Everything that was belongs to another scene; one that was edited is still looked at from the same place. */
async function begin(next: Hello, key: string, stay: boolean): Promise<void> {
  sceneKey = key;
  shownScene = next.scene.name;
  player = null;
  tape = "";
  history.clear();
  trails.clear();
  grab.release();
  live = null;
  scrub = -1;
  if (!stay) camera.forget();
  selected = plots.body = 0;
  try {
    bodies.ready = false; // the first view needs the grounds too
    if ((await grounds.load(next.grounds ?? [])) && (await bodies.load(next.bodies))) {
      springs.build(next.springs);
      joints.build(next.joints ?? []);
      thrusters.build(next.thrusters ?? []);
      vectors.build(next.contact);
      contacts.build(next.contact ?? null);
      poinsot.build();
      build.loaded();
    }
  } catch (problem) {
    sceneKey = "";
    notice(element("link-notice"), String(problem instanceof Error ? problem.message : problem));
  }
}

/** Play a recorded run, which the page holds from its first frame to its last. */
async function play(name: string, { bodies: { length }, contact }: Hello): Promise<void> {
  tape = name;
  try {
    const made = new Player(await file(name), length, contact);
    if (tape !== name) return; // another scene has come in between
    player = made;
    history.frames = made.frames;
    live = made.frames[0];
    stage.dirty = true;
  } catch (problem) {
    tape = "";
    notice(element("link-notice"), String(problem instanceof Error ? problem.message : problem));
  }
}

function receiveFrame(frame: Frame): void {
  if (!hello || hello.tape || !fits(frame, hello.bodies.length, hello.contact)) return;
  const last = history.last;
  if (last && frame[At.time] < last[At.time]) scrub = -1;
  if (!last || frame[At.time] < last[At.time] || frame[At.time] === 0) camera.restart();
  if (hello.compiling) {
    live = frame; // a picture to look at: its energies are not known yet
    stage.dirty = true;
    return;
  }
  lesson.look(frame);
  const dropped = history.add(frame);
  if (scrub >= 0) scrub = Math.max(0, scrub - dropped);
  live = frame;
  if (scrub < 0) stage.dirty = true;
  if (frame[At.time] >= arrival) {
    const time = arrival;
    arrival = Infinity;
  ahead.stop();
    if (ahead.aiming) {
      scrubTo(history.nearest(time));
      lesson.did("hit");
    }
  }
}

function linkState(connected: boolean, attempts: number, refused = false): void {
  document.body.dataset.connected = String(connected);
  const lost = refused ? "The server was restarted. Open the address it printed." : "No connection. Trying again…";
  notice(element("link-notice"), connected ? null : attempts > 1 ? lost : "Connecting…");
  if (!connected) grab.release();
}

function shownFrame(): Frame | null {
  if (player) return player.shown;
  if (ahead.playing) return ahead.vibrating(live);
  return scrub >= 0 ? history.frames[scrub] : live;
}

/** Index of the kept frame that is shown. */
const position = (): number => (player ? player.index : scrub >= 0 ? scrub : Math.max(0, history.frames.length - 1));

function reset(): void {
  arrival = Infinity;
  if (player) {
    player.restart();
    stage.dirty = true;
    return;
  }
  scrub = -1;
  camera.stop();
  grab.release();
  link.send({ type: "reset" });
  lesson.did("reset");
}

const paused = (): boolean => (player ? !player.playing : live ? has(live, Flag.paused) : (hello?.settings.paused ?? false));

function pause(): void {
  if (ahead.playing) {
    ahead.stop();
    return;
  }
  lesson.did("pause");
  if (hello?.building) {
    link.send({ type: "build", on: false });
    return;
  }
  if (player) player.toggle();
  else if (scrub >= 0) goLive();
  else link.send({ type: "pause", on: !paused() });
}

function step(): void {
  if (player) scrubTo(player.index + 1);
  else if (scrub >= 0 && scrub < history.frames.length - 1) scrubTo(scrub + 1);
  else {
    scrub = -1;
    if (!paused()) link.send({ type: "pause", on: true });
    link.send({ type: "step" });
  }
}

/** Show a kept frame. Time stops meanwhile, if this page may stop it. */
function scrubTo(index: number): void {
  if (!history.frames.length) return;
  lesson.did("scrub");
  stage.dirty = true;
  if (player) {
    player.seek(index);
    return;
  }
  if (scrub < 0 && hello?.control && !paused()) link.send({ type: "pause", on: true });
  grab.release();
  scrub = Math.min(Math.max(index, 0), history.frames.length - 1);
}

/** Begin to edit the scene, or let it run as it is now. */
function building(on: boolean): void {
  scrub = -1;
  grab.release();
  if (on) panel.reveal("build");
  link.send({ type: "build", on });
}

function goLive(): void {
  scrub = -1;
  if (hello?.control) link.send({ type: "pause", on: false });
  stage.dirty = true;
}

function toggleLoop(): void {
  if (player) player.loop = !player.loop;
}

function arrow(key: string): void {
  const right = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const up = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  if (grab.held) grab.keyPull(right, up);
  else if (ahead.aiming) ahead.nudge(right, up);
  else stage.orbit(right * ORBIT_STEP, up * ORBIT_STEP);
}

/** Take the first view of a scene, and say what can be done with it. */
function look(): void {
  if (hello) camera.fit(hello);
  const taught = grabbedOnce || Boolean(hello?.tape || hello?.scene.leader);
  element("hint").hidden = taught;
  if (taught) tutorial.end();
  else if (live) {
    bodies.place(live);
    tutorial.begin(selected, live);
  }
}

function nextBody(): void {
  selected = plots.body = (selected + 1) % Math.max(1, bodies.infos.length);
  if (bodies.hover(selected)) stage.dirty = true;
  status(`${bodies.infos[selected].name}: g grabs it, arrow keys pull.`);
}

let drawn = 0; // pictures since the page was opened
let counted = 0; // of them, when they were last counted
let lastPlots = 0;
let lastCount = performance.now();

function draw(now: number): void {
  requestAnimationFrame(draw);
  if (player?.advance(now) || ahead.playing) stage.dirty = true;
  ahead.tick(now);
  const frame = shownFrame();
  if (frame && bodies.ready) {
    if (!camera.fitted) look();
    if (stage.dirty) {
      camera.move();
      bodies.place(frame);
      bodies.around(frame, stage.controls.target, SHADED * stage.radius, stage.lit);
      tutorial.place(frame);
      vectors.place(frame, stage.radius);
      joints.place(frame);
      thrusters.place(frame);
      grounds.place(frame, bodies.infos.length);
      contacts.place(frame, vectors.perNewton, vectors.longest, stage.radius);
      springs.place(frame, grab.held, stage.radius);
      trails.place(history, position(), bodies.infos);
      poinsot.place(frame, history, position());
      build.place(frame);
      if (!hello?.building) grab.hover();
    } else if (!hello?.building && grab.hover()) stage.dirty = true;
  }
  if (stage.dirty) {
    stage.render();
    film.shoot();
    drawn += 1;
    stage.quality.drew(now);
  }
  if (now - lastPlots > PLOT_EVERY) {
    lastPlots = now;
    tell(frame);
  }
  if (now - lastCount > 1000) {
    fps = (1000 * (drawn - counted)) / (now - lastCount);
    counted = drawn;
    lastCount = now;
  }
}

function tell(frame: Frame | null): void {
  transport.update(history, position(), scrub >= 0, paused(), player !== null || (hello?.control ?? false));
  transport.updatePlayer(player);
  if (panel.open) plots.update(history, position(), player !== null || scrub >= 0 || paused());
  if (!frame) return;
  if (scrub < 0) lesson.look(live);
  const rate = Number.isFinite(frame[At.rate]) ? frame[At.rate].toFixed(2) : "—";
  const others = (hello?.viewers ?? 1) > 1 ? ` · ${hello!.viewers} viewers` : "";
  const pace = player ? `${player.speed}× as recorded` : `${rate}× real time`;
  element("meter").textContent = `${Math.round(fps)} fps · ${pace}${others}`;
  element("away-notice").hidden = !camera.watch(frame);
}

requestAnimationFrame(draw);

// A window for tests and for the curious.
Object.defineProperty(window, "__freebody", {
  value: {
    get frame() { return shownFrame() && Array.from(shownFrame()!); },
    get live() { return live && Array.from(live); },
    get hello() { return hello; },
    get bodies() { return bodies.infos; },
    get ready() { return bodies.ready && camera.fitted && live !== null; },
    get connected() { return link.connected; },
    get kept() { return history.frames.length; },
    get drawn() { return drawn; },
    get times() { return history.frames.map((frame) => frame[At.time]); },
    get scrub() { return scrub; },
    get player() { return player && { time: player.time, index: player.index, begin: player.begin, end: player.end, playing: player.playing, loop: player.loop, speed: player.speed }; },
    get paused() { return paused(); },
    get held() { return grab.held && { body: grab.held.body, local: grab.held.local.toArray(), target: grab.held.target.toArray() }; },
    get springShown() { return springs.grabVisible; },
    get joints() { return joints.count; },
    get matters() { return bodies.matters; },
    get burning() { return thrusters.burning; },
    get build() { return build.state; },
    get ahead() { return ahead.state; },
    get lesson() { return lesson.told; },
    get quality() { return stage.quality.level; },
    get grounds() { return grounds.told; },
    get contacts() { return contacts.told; },
    polhode: (body: number) => poinsot.drawn(body),
    get camera() { return [...stage.camera.position.toArray(), ...stage.controls.target.toArray()]; },
    get floor() { return stage.floor().toArray(); },
    pick: (x: number, y: number) => grab.bodyAt(x, y),
    project: (point: [number, number, number]) => stage.project(new THREE.Vector3(...point)),
    toWorld: (body: number, local: [number, number, number]) => bodies.toWorld(body, new THREE.Vector3(...local), shownFrame()!).toArray(),
  },
});
