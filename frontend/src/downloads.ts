// What the page takes home: files that it makes itself, and files that the server makes of the run.
import { make, save } from "./dom";
import { inNotebook, made } from "./source";

export interface Download {
  label: string;
  title: string;
  /** The ending of a file that the server makes, or what to do for one that the page makes. */
  make: string | (() => void);
}

export interface Carrier {
  /** What files are called, without their ending. */
  name(): string;
  /** Tell the reader something; nothing takes it back. */
  tell(text: string): void;
}

export class Downloads {
  private readonly served: HTMLButtonElement[] = [];

  constructor(host: HTMLElement, downloads: Download[], private readonly carrier: Carrier) {
    const buttons = downloads.map(({ label, title, make: way }) => {
      const button = make("button", { type: "button", id: `save-${label.toLowerCase().replaceAll(" ", "-")}`, title }, label);
      button.onclick = typeof way === "string" ? () => void this.fetch(way, button) : way;
      if (typeof way === "string") this.served.push(button);
      return button;
    });
    host.append(make("fieldset", { className: "exports" }, make("legend", {}, "Save"), ...buttons));
  }

  /** A page with neither a server nor a notebook behind it can only save what it makes itself. */
  update(server: boolean): void {
    for (const button of this.served) button.hidden = !(server || inNotebook());
  }

  private async fetch(kind: string, button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    this.carrier.tell(`Making ${this.carrier.name()}.${kind}…`);
    try {
      const { data, note, trouble } = await made(kind);
      if (data) save(`${this.carrier.name()}.${kind}`, new Blob([data], { type: "application/octet-stream" }));
      this.carrier.tell(data ? note : `No file was made: ${trouble}`);
    } catch {
      this.carrier.tell("No file was made: the server did not answer.");
    } finally {
      button.disabled = false;
    }
  }
}
