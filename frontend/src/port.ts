// In a notebook the page sits in a frame, and the page around it passes on what the kernel and the reader say.
import type { Line, Listener } from "./link";
import type { Frame, Incoming, Outgoing } from "./protocol";
import { bring, type Made, receive, requestWith } from "./source";

const PING_EVERY = 2000; // ms
const BUSY = 5000; // ms without an answer after which the kernel counts as busy
const SEEN_EVERY = 3; // frames; the kernel sends few ahead of what it knows to be seen

type Heard = { files: Record<string, ArrayBuffer> } | { frame: ArrayBuffer; number: number } | { made: Made } | { message: Incoming };

export class Port implements Line {
  private port: MessagePort | null = null;
  private answered = 0;
  private busy = false;
  private frames = 0;

  constructor(private readonly listener: Listener) {
    window.addEventListener("message", (event) => {
      if (event.source !== window.parent || event.data !== "freebody" || !event.ports[0] || this.port) return;
      const port = (this.port = event.ports[0]);
      requestWith((kind) => port.postMessage({ type: "save", kind }));
      this.port.onmessage = ({ data }: MessageEvent<Heard>) => this.hear(data);
      this.answered = performance.now();
      listener.state(true, 0);
      window.setInterval(() => this.watch(), PING_EVERY);
    });
  }

  get connected(): boolean {
    return this.port !== null;
  }

  send(message: Outgoing): void {
    this.port?.postMessage(message);
  }

  private hear(data: Heard): void {
    if ("files" in data) bring(data.files);
    else if ("frame" in data) this.see(new Float32Array(data.frame), data.number);
    else if ("made" in data) receive(data.made);
    else if (data.message.type === "pong") this.answer();
    else this.listener.message(data.message);
  }

  private see(frame: Frame, number: number): void {
    this.listener.frame(frame);
    this.frames += 1;
    if (this.frames % SEEN_EVERY === 0) this.port!.postMessage({ type: "seen", number });
  }

  private answer(): void {
    this.answered = performance.now();
    if (this.busy) this.listener.message({ type: "status", text: "" });
    this.busy = false;
  }

  private watch(): void {
    this.busy = performance.now() - this.answered > BUSY;
    if (this.busy) this.listener.message({ type: "status", text: "The notebook is busy: what you do here waits for the end of its cell." });
    this.send({ type: "ping", t: performance.now() });
  }
}
