// The panel of files: parts that come in, and what can be taken home.
import { Part, type Desk } from "./part";
import { Downloads, type Carrier } from "./downloads";

export interface Actions extends Desk, Carrier {
  table(): void;
  picture(): void;
  film(): void;
}

export class Files {
  private readonly part: Part;
  private readonly downloads: Downloads;

  constructor(host: HTMLElement, sheet: HTMLElement, actions: Actions) {
    this.part = new Part(host, sheet, actions);
    this.downloads = new Downloads(
      host,
      [
        { label: "Run", title: "The run since the last reset, for fb.load_run and every command (.zarr.zip)", make: "zarr.zip" },
        { label: "Model", title: "An animated model for Blender and others (.glb)", make: "glb" },
        { label: "Web page", title: "One file that replays the run without a network (.html)", make: "html" },
        { label: "Table", title: "The page's recent history as text (.csv)", make: actions.table },
        { label: "Picture", title: "The present view (.png)", make: actions.picture },
        { label: "Video", title: "Record the view until you choose this again", make: actions.film },
      ],
      actions,
    );
  }

  /** `served`: there is a server that takes and makes files. */
  update(served: boolean): void {
    this.part.update(served);
    this.downloads.update(served);
  }

  choose(): void {
    this.part.choose();
  }
}
