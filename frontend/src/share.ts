// The scene as a short text: made by the server or the kernel, put on the clipboard, and taken again.
import { field, make } from "./dom";
import { made } from "./source";

export interface Sharing {
  /** Open a text that somebody shared. */
  take(text: string): void;
  tell(text: string): void;
}

export const LONGEST = 200_000; // letters

export class Share {
  private readonly text = make("textarea", { id: "share-text", rows: 3, spellcheck: false, maxLength: LONGEST, placeholder: "freebody1:…" });
  private readonly copy = make("button", { type: "button", id: "share-copy", title: "The scene as a text to paste; data only" }, "Copy the scene");
  private readonly open = make("button", { type: "button", id: "share-open", title: "Show the scene that the text holds" }, "Open the text");
  private readonly form: HTMLFieldSetElement;

  constructor(host: HTMLElement, private readonly sharing: Sharing) {
    const note = make("p", { className: "note" }, "One text holds the scene: paste it here, or after freebody view.");
    this.form = make("fieldset", { className: "share" }, make("legend", {}, "Share"), field("Text of a scene", this.text, note), make("div", { className: "exports" }, this.copy, this.open));
    host.append(this.form);
    this.copy.onclick = () => void this.make();
    this.open.onclick = () => this.text.value.trim() && sharing.take(this.text.value.trim());
  }

  /** `server`: somebody makes texts; `taking`: and opens them now. */
  update(server: boolean, taking: boolean): void {
    this.form.hidden = !server;
    this.open.disabled = !taking;
  }

  private async make(): Promise<void> {
    this.copy.disabled = true;
    try {
      const { data, trouble } = await made("txt");
      if (!data) {
        this.sharing.tell(`No text was made: ${trouble}`);
        return;
      }
      this.text.value = new TextDecoder().decode(data);
      this.text.select();
      // A page that is not served securely may not write to the clipboard; the text is selected then.
      const copied = await navigator.clipboard?.writeText(this.text.value).then(() => true, () => false);
      this.sharing.tell(copied ? "The scene is on the clipboard." : "The scene is selected: copy it.");
    } catch {
      this.sharing.tell("No text was made: the server did not answer.");
    } finally {
      this.copy.disabled = false;
    }
  }
}
