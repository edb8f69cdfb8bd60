// The connection to the server: opens, watches, and opens again when it was lost.
import type { Frame, Hello, Incoming, Outgoing } from "./protocol";
import { address } from "./source";

const FIRST_WAIT = 400; // ms before the first attempt to reconnect; doubles up to LONGEST_WAIT
const LONGEST_WAIT = 5000;
const PING_EVERY = 5000; // ms; also how often silence is looked at
const SILENCE = 20000; // ms without any message after which the line counts as dead (a laptop that slept)

export interface Listener {
  message(message: Incoming): void;
  frame(frame: Frame): void;
  /** `refused`: there is a server, but it has another token. */
  state(connected: boolean, attempts: number, refused?: boolean): void;
}

/** Somebody to talk to. */
export interface Line {
  readonly connected: boolean;
  send(message: Outgoing): void;
}

/** A page that stands alone answers itself, once. */
export class Alone implements Line {
  readonly connected = true;

  constructor(listener: Listener, hello: Hello) {
    queueMicrotask(() => {
      listener.state(true, 0);
      listener.message(hello);
    });
  }

  send(): void {
    // nobody hears it
  }
}

export class Link implements Line {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private refused = false;
  private heard = 0;
  private timer = 0;

  constructor(private readonly listener: Listener) {
    this.open();
    window.setInterval(() => this.watch(), PING_EVERY);
    const hurry = (): void => {
      if (document.visibilityState === "visible" && !this.socket) this.open();
    };
    document.addEventListener("visibilitychange", hurry);
    window.addEventListener("online", hurry);
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: Outgoing): void {
    if (this.connected) this.socket!.send(JSON.stringify(message));
  }

  private open(): void {
    window.clearTimeout(this.timer);
    const target = address("ws");
    target.protocol = target.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(target);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => {
      this.attempts = 0;
      this.refused = false;
      this.listener.state(true, 0);
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      this.heard = performance.now();
      if (typeof event.data === "string") this.listener.message(JSON.parse(event.data) as Incoming);
      else this.listener.frame(new Float32Array(event.data));
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    const wait = Math.min(FIRST_WAIT * 2 ** this.attempts, LONGEST_WAIT);
    this.attempts += 1;
    this.listener.state(false, this.attempts, this.refused);
    this.timer = window.setTimeout(() => this.open(), wait);
    if (this.attempts > 1) void this.ask();
  }

  /** A socket does not tell why it was not opened. */
  private async ask(): Promise<void> {
    const answer = await fetch(address(""), { cache: "no-store" }).catch(() => null);
    if (this.connected) return;
    this.refused = answer?.status === 403;
    this.listener.state(false, this.attempts, this.refused);
  }

  /** A line that is silent for too long is given up, also one that does not come about: its network may be gone. */
  private watch(): void {
    const socket = this.socket;
    if (!socket) return;
    if (performance.now() - this.heard > SILENCE) {
      socket.close();
      this.lost(socket);
    } else this.send({ type: "ping", t: performance.now() });
  }
}
