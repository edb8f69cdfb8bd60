// The panel of files: parts that come in, and what can be taken home.
import { Part, type Desk } from "./part";
import { Downloads, type Carrier } from "./downloads";
import { field, fill, make } from "./dom";
import { FILM_SIZES } from "./exports";
import { Share } from "./share";
import { inNotebook } from "./source";

export interface Actions extends Desk, Carrier {
  table(): void;
  picture(): void;
  /** Begin or end a video of this size, "" for that of the screen. */
  film(size: string): void;
}

export class Files {
  private readonly part: Part;
  private readonly downloads: Downloads;
  private readonly share: Share;
  private readonly mayTake: () => boolean;

  constructor(host: HTMLElement, sheet: HTMLElement, actions: Actions) {
    this.part = new Part(host, sheet, actions);
    this.share = new Share(host, { take: (text) => this.part.take(text), tell: actions.tell });
    const size = make("select", { id: "film-size" });
    fill(size, [["", "as on the screen"], ...FILM_SIZES.map(([w, h]): [string, string] => [`${w}x${h}`, `${w} × ${h}`])], "");
    this.mayTake = () => actions.key() !== null;
    this.downloads = new Downloads(
      host,
      [
        { label: "Run", title: "The run since the last reset, for fb.load_run and every command (.zarr.zip)", make: "zarr.zip" },
        { label: "Model", title: "An animated model for Blender and others (.glb)", make: "glb" },
        { label: "Web page", title: "One file that replays the run without a network (.html)", make: "html" },
        { label: "Table", title: "The page's recent history as text (.csv)", make: actions.table },
        { label: "Picture", title: "The present view, four times as fine as the screen (.png)", make: actions.picture },
        { label: "Video", title: "Record the view until you choose this again", make: () => actions.film(size.value) },
      ],
      actions,
    );
    host.append(field("Size of videos", size));
  }

  /** `served`: there is a server that takes and makes files. */
  update(served: boolean): void {
    this.part.update(served);
    this.downloads.update(served);
    this.share.update(served || inNotebook(), this.mayTake());
  }

  choose(): void {
    this.part.choose();
  }
}
