// The side panel with its tabs; a sheet from below on narrow screens.
import { element } from "./dom";
import { icon } from "./transport";

const TABS = ["balance", "build", "ahead", "setup", "show", "files"];
const WIDE = window.matchMedia("(min-width: 760px)");

export class Panel {
  private readonly panel = element("panel");
  private readonly button = element("panel-button");
  private readonly close = element("panel-close");

  constructor() {
    const tabs = TABS.map((name) => element<HTMLButtonElement>(`tab-${name}`));
    tabs.forEach((tab, k) => {
      tab.onclick = () => this.choose(TABS[k]);
      tab.onkeydown = (event) => {
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? tabs.length - 1 : 0;
        if (!step) return;
        let next = (k + step) % tabs.length;
        while (tabs[next].hidden) next = (next + step) % tabs.length;
        this.choose(TABS[next]);
        tabs[next].focus();
      };
    });
    icon(this.close, "close");
    this.button.onclick = () => this.toggle();
    this.close.onclick = () => this.toggle(false);
    this.choose("balance");
    this.toggle(WIDE.matches);
  }

  get open(): boolean {
    return !this.panel.hidden;
  }

  toggle(open = !this.open): void {
    const focused = this.panel.contains(document.activeElement);
    this.panel.hidden = !open;
    document.body.classList.toggle("with-panel", open);
    this.button.setAttribute("aria-expanded", String(open));
    if (!open && focused) this.button.focus();
  }

  /** Open the panel at a tab. */
  reveal(name: string): void {
    this.choose(name);
    this.toggle(true);
  }

  choose(name: string): void {
    for (const tab of TABS) {
      const chosen = tab === name;
      const button = element(`tab-${tab}`);
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
      element(`page-${tab}`).hidden = !chosen;
    }
  }
}
